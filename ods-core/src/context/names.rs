//! Operation names.
//!
//! The name of a *registered* operation is numbered process-wide, when a context first registers it: so asking
//! whether an operation is an `AddIOp` compares two words and needs no context. Names that are not registered
//! are interned by the context that met them.
//!
//! Invariant: within a context, an [`OpName`] is registered or not for good. A name met before its dialect was
//! registered stays what it was; operations made afterwards have the registered one.

use std::borrow::Cow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use super::Context;
use crate::entity::OpName;
use crate::interfaces::{self, SymbolUses};
use crate::schema::{AttributeForm, InterfaceEntry, OpSchema, TraitSet};
use crate::storage::chunks::SharedList;
use crate::storage::hash::hash_of;
use crate::storage::interner::Interner;

/// Indices from here on are names that are not registered.
const FIRST_UNREGISTERED: u32 = 1 << 31;

/// What is known of an operation by its name.
#[derive(Debug)]
pub struct OpInfo {
    name: Box<str>,
    /// Where the dialect's name ends in `name`.
    dot: usize,
    schema: Option<&'static OpSchema>,
    traits: TraitSet,
    /// Words of the tail: attribute slots, then property words.
    slots: u32,
    interfaces: Box<[InterfaceEntry]>,
    verify_symbol_uses: Option<SymbolUses>,
    /// How many of them are attribute slots.
    attribute_slots: u32,
    /// Whether code of the definition writes the custom form, or parts of it.
    form_runs_code: bool,
    /// See [`OpInfo::strings_in_format`].
    strings_in_format: Box<[(usize, &'static AttributeForm)]>,
}

impl OpInfo {
    fn registered(schema: &'static OpSchema) -> Self {
        let interfaces = interfaces::of_op(schema);
        Self {
            name: schema.name().into(),
            dot: schema.dialect.len(),
            schema: Some(schema),
            traits: schema.trait_set(),
            slots: (schema.attributes.len() + schema.word_count()) as u32,
            attribute_slots: schema.attributes.len() as u32,
            form_runs_code: schema.dialect != "builtin"
                && (schema.print.is_some() || schema.format.is_some_and(|format| format.runs_code())),
            strings_in_format: schema.format.map_or_else(Box::default, |format| format.strings(schema)),
            verify_symbol_uses: interfaces::verifier_of_symbol_uses(&interfaces),
            interfaces,
        }
    }

    fn unregistered(name: &str) -> Self {
        let dot = name.find('.').unwrap_or(0);
        // One slot: the properties of an operation that nobody knows are one attribute.
        Self {
            name: name.into(),
            dot,
            schema: None,
            traits: TraitSet::EMPTY,
            slots: 1,
            attribute_slots: 1,
            // By its dialect, perhaps.
            form_runs_code: true,
            strings_in_format: [].into(),
            interfaces: [].into(),
            verify_symbol_uses: None,
        }
    }

    /// The full name, such as `arith.addi`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The dialect's name, such as `arith`; empty where the name has no dot.
    pub fn dialect(&self) -> &str {
        &self.name[..self.dot]
    }

    /// The definition; `None` for an operation that is not registered.
    #[inline]
    pub fn schema(&self) -> Option<&'static OpSchema> {
        self.schema
    }

    /// The built-in traits among the definition's.
    #[inline]
    pub fn traits(&self) -> TraitSet {
        self.traits
    }

    /// The interfaces of the definition: those that it lists with their bases, and those that follow from the rest of it.
    #[inline]
    pub fn interfaces(&self) -> &[InterfaceEntry] {
        &self.interfaces
    }

    /// Whether the symbols that such an operation refers to are there.
    #[inline]
    pub(crate) fn verify_symbol_uses(&self) -> Option<SymbolUses> {
        self.verify_symbol_uses
    }

    /// How many words of the tail are attribute slots and property words.
    #[inline]
    pub(crate) fn slots(&self) -> u32 {
        self.slots
    }

    /// Whether code of the definition, or perhaps of its dialect, writes the custom form or parts of it: it may write what
    /// the operation does not consist of.
    #[inline]
    pub(crate) fn form_runs_code(&self) -> bool {
        self.form_runs_code
    }

    /// The slots of attributes that the declarative format writes and that may be strings, and how it writes them.
    #[inline]
    pub(crate) fn strings_in_format(&self) -> &[(usize, &'static AttributeForm)] {
        &self.strings_in_format
    }

    /// How many inherent attribute slots an operation of this name has.
    #[inline]
    pub(crate) fn attribute_slots(&self) -> u32 {
        self.attribute_slots
    }
}

/// Where a definition keeps its process-wide number, and the built-in traits it turned out to have; each expansion has
/// one `static`.
#[derive(Debug)]
pub struct SchemaId {
    /// One more than the index of the name; zero before registration. Written last.
    number: AtomicU32,
    traits: AtomicU64,
}

impl SchemaId {
    /// No number yet.
    #[allow(clippy::new_without_default, reason = "only for the statics of expansions")]
    pub const fn new() -> Self {
        Self { number: AtomicU32::new(0), traits: AtomicU64::new(0) }
    }

    /// The built-in traits, and what follows from them; none before any context registered the definition.
    #[inline]
    pub(crate) fn traits(&self) -> TraitSet {
        TraitSet::from_bits(self.traits.load(Ordering::Relaxed))
    }

    /// The name that operations of this definition have; `None` before any context registered it.
    #[inline]
    pub(crate) fn name(&self) -> Option<OpName> {
        self.number.load(Ordering::Acquire).checked_sub(1).map(OpName::from_index)
    }

    /// Whether `name` is that of this definition.
    #[inline]
    pub(crate) fn is(&self, name: OpName) -> bool {
        self.number.load(Ordering::Relaxed) == name.index().wrapping_add(1)
    }
}

/// The definitions that any context of the process has registered.
static REGISTERED: SharedList<OpInfo> = SharedList::new();
/// The right to number a definition.
static REGISTERING: Mutex<()> = Mutex::new(());

/// The process-wide name of a definition.
fn number(schema: &'static OpSchema) -> OpName {
    let _right = REGISTERING.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some(name) = schema.id.name() {
        return name;
    }
    let index = REGISTERED.push(OpInfo::registered(schema));
    let index = index.filter(|i| *i < FIRST_UNREGISTERED).unwrap_or_else(|| panic!("2^31 definitions"));
    let traits = if schema.results.len() == 1 && schema.has_results_as_first_operand() {
        schema.trait_set().with(TraitSet::RESULT_AS_FIRST_OPERAND)
    } else {
        schema.trait_set()
    };
    schema.id.traits.store(traits.bits(), Ordering::Relaxed);
    schema.id.number.store(index + 1, Ordering::Release);
    OpName::from_index(index)
}

/// The name of a definition, put together once per process.
fn full_name(schema: &OpSchema) -> Cow<'static, str> {
    let known = schema.id.name().and_then(|name| REGISTERED.get(name.index()));
    known.map_or_else(|| schema.name().into(), |info| info.name().into())
}

/// The names of one context.
pub(super) struct Names {
    registered: Interner<(&'static OpSchema, OpName)>,
    unregistered: Interner<OpInfo>,
}

impl Names {
    pub(super) fn new() -> Self {
        Self { registered: Interner::new(), unregistered: Interner::new() }
    }

    /// The registered definition that has the name of this one.
    pub(super) fn definition_of(&self, schema: &OpSchema) -> Option<&'static OpSchema> {
        let name = full_name(schema);
        let found = self.registered.find(hash_of(&*name), |known| known.0.is_named(&name))?;
        self.registered.get(found).map(|known| known.0)
    }

    /// Registers a definition, whose name is free.
    pub(super) fn register(&self, schema: &'static OpSchema) {
        let number = number(schema);
        let name = full_name(schema);
        self.registered.intern(hash_of(&*name), |known| known.0.is_named(&name), || (schema, number));
    }
}

/// Names of operations.
///
/// ```
/// # use ods_core as ods;
/// # use ods::Context;
/// let context = Context::new();
/// let module = context.op_name("builtin.module");
/// assert_eq!(context.registered_op_name("builtin.module"), Some(module));
/// assert_eq!(context.op_info(module).dialect(), "builtin");
/// assert!(context.op_info(context.op_name("test.op")).schema().is_none()); // unregistered
/// ```
impl Context {
    /// The name of operations called `text`: registered if its dialect is, interned otherwise.
    pub fn op_name(&self, text: &str) -> OpName {
        if let Some(name) = self.registered_op_name(text) {
            return name;
        }
        let id =
            self.names.unregistered.intern(hash_of(text), |known| *known.name == *text, || OpInfo::unregistered(text));
        OpName::from_index(FIRST_UNREGISTERED + id)
    }

    /// The name of the registered operation called `text`.
    pub fn registered_op_name(&self, text: &str) -> Option<OpName> {
        let found = self.names.registered.find(hash_of(text), |known| known.0.is_named(text))?;
        self.names.registered.get(found).map(|known| known.1)
    }

    /// What is known of operations with this name.
    ///
    /// # Panics
    /// When the name is of another context.
    #[inline]
    pub fn op_info(&self, name: OpName) -> &OpInfo {
        self.find_op_info(name).unwrap_or_else(|| panic!("{name:?} is of another context"))
    }

    #[inline]
    fn find_op_info(&self, name: OpName) -> Option<&OpInfo> {
        match name.index().checked_sub(FIRST_UNREGISTERED) {
            None => REGISTERED.get(name.index()),
            Some(id) => self.names.unregistered.get(id),
        }
    }

    /// Returns whether a dialect with this definition is registered here: definitions have names that are the same in all
    /// contexts.
    pub(crate) fn is_registered(&self, schema: &OpSchema) -> bool {
        self.names.definition_of(schema).is_some_and(|known| std::ptr::eq(known, schema))
    }

    /// Returns whether there is such a name; a name of another context may be taken for one of this.
    pub(crate) fn has_op_name(&self, name: OpName) -> bool {
        self.find_op_info(name).is_some()
    }

    /// The names of the registered operations, in order of registration.
    pub fn registered_op_names(&self) -> impl Iterator<Item = OpName> + '_ {
        (0..self.names.registered.len()).filter_map(|i| self.names.registered.get(i)).map(|known| known.1)
    }

    pub(super) fn names(&self) -> &Names {
        &self.names
    }
}
