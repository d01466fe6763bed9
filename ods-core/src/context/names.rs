//! Operation names.
//!
//! The name of a *registered* operation is numbered process-wide when a context first registers it, so testing whether
//! an operation is an `AddIOp` compares two words and needs no context. Unregistered names are interned in each
//! context.
//!
//! Invariant: within a context, an [`OpName`] never changes between registered and unregistered. A name interned before
//! its dialect was registered stays unregistered; operations created afterwards have the registered name.

use std::borrow::Cow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use super::Context;
use crate::entity::OpName;
use crate::fold::FoldRules;
use crate::interfaces::{self, SymbolUses};
use crate::ir::symbols::{SYMBOL_NAME, SYMBOL_VISIBILITY};
use crate::schema::{AttributeForm, InterfaceEntry, InterfaceTables, OpSchema, TraitSet};
use crate::storage::chunks::SharedList;
use crate::storage::interner::Interner;
use ods_num::hash::hash_of;

/// The first index of unregistered names.
const FIRST_UNREGISTERED: u32 = 1 << 31;

impl OpName {
    /// Returns the process-wide number of the registered operation, for tables by definition: numbers are small. `None`
    /// for an unregistered one.
    #[inline]
    pub fn registered_number(self) -> Option<usize> {
        (self.index() < FIRST_UNREGISTERED).then_some(self.index() as usize)
    }
}

/// The slots of the inherent attributes of symbols.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct SymbolSlots {
    /// The slot of `sym_name`.
    pub(crate) name: Option<u32>,
    /// The slot of `sym_visibility`.
    pub(crate) visibility: Option<u32>,
}

impl SymbolSlots {
    fn of(schema: &OpSchema) -> Self {
        let slot = |name| schema.attribute_index(name).map(|slot| slot as u32);
        Self { name: slot(SYMBOL_NAME), visibility: slot(SYMBOL_VISIBILITY) }
    }
}

/// The properties of an operation that follow from its name.
#[derive(Debug)]
pub struct OpInfo {
    name: Box<str>,
    /// The position of the dot after the dialect's name, or 0.
    dot: usize,
    schema: Option<&'static OpSchema>,
    traits: TraitSet,
    /// Number of words in the tail: attribute slots, then property words.
    slots: u32,
    interfaces: Box<[InterfaceEntry]>,
    interface_tables: InterfaceTables,
    verify_symbol_uses: Option<SymbolUses>,
    /// Number of attribute slots among them.
    attribute_slots: u32,
    /// Whether code of the definition prints the custom form or parts of it.
    form_runs_code: bool,
    /// See [`OpInfo::goes_if_unused`].
    goes_if_unused: bool,
    /// See [`OpInfo::stays_if_unused`].
    stays_if_unused: bool,
    /// See [`OpInfo::is_pure`].
    is_pure: bool,
    fold_rules: FoldRules,
    /// See [`OpInfo::constant_slot`].
    constant_slot: Option<u32>,
    /// See [`OpInfo::symbol_slots`].
    symbol_slots: SymbolSlots,
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
            goes_if_unused: interfaces::goes_if_unused(schema.trait_set(), &interfaces),
            is_pure: interfaces::is_pure(schema),
            stays_if_unused: interfaces::stays_if_unused(schema.trait_set(), &interfaces),
            fold_rules: FoldRules::of(schema, &interfaces),
            constant_slot: crate::fold::slot_of_constant(schema),
            symbol_slots: SymbolSlots::of(schema),
            interface_tables: InterfaceTables::of(&interfaces),
            interfaces,
        }
    }

    fn unregistered(name: &str) -> Self {
        let dot = name.find('.').unwrap_or(0);
        // One slot: the properties of an unregistered operation are one attribute.
        Self {
            name: name.into(),
            dot,
            schema: None,
            traits: TraitSet::EMPTY,
            slots: 1,
            attribute_slots: 1,
            // Its dialect may print it by code.
            form_runs_code: true,
            strings_in_format: [].into(),
            interfaces: [].into(),
            interface_tables: InterfaceTables::of(&[]),
            verify_symbol_uses: None,
            goes_if_unused: false,
            stays_if_unused: true,
            is_pure: false,
            fold_rules: FoldRules::default(),
            constant_slot: None,
            symbol_slots: SymbolSlots::default(),
        }
    }

    /// Returns the full name, such as `arith.addi`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the dialect's name, such as `arith`; empty if the name has no dot.
    pub fn dialect(&self) -> &str {
        &self.name[..self.dot]
    }

    /// Returns the definition; `None` for an unregistered operation.
    #[inline]
    pub fn schema(&self) -> Option<&'static OpSchema> {
        self.schema
    }

    /// Returns the built-in traits of the definition.
    #[inline]
    pub fn traits(&self) -> TraitSet {
        self.traits
    }

    /// Returns the interfaces of the definition: the listed ones with their base interfaces, and the implied ones.
    #[inline]
    pub fn interfaces(&self) -> &[InterfaceEntry] {
        &self.interfaces
    }

    /// Returns the tables of these interfaces.
    #[inline]
    pub(crate) fn interface_tables(&self) -> &InterfaceTables {
        &self.interface_tables
    }

    /// Returns whether such an operation may be erased if its results are unused, whatever is inside, unless an
    /// interface attached from outside says otherwise.
    #[inline]
    pub(crate) fn goes_if_unused(&self) -> bool {
        self.goes_if_unused
    }

    /// Returns whether such an operation is speculatable and has no memory effects, whatever is inside, unless an
    /// interface attached from outside says otherwise.
    #[inline]
    pub(crate) fn is_pure(&self) -> bool {
        self.is_pure
    }

    /// Returns whether such an operation is never trivially dead: it is a terminator or a symbol, or not registered.
    #[inline]
    pub(crate) fn stays_if_unused(&self) -> bool {
        self.stays_if_unused
    }

    /// Returns whether such an operation may fold, unless by an interface attached from outside.
    #[inline]
    pub(crate) fn may_fold(&self) -> bool {
        self.schema.is_some_and(|schema| schema.fold.is_some()) || !self.fold_rules.are_none()
    }

    /// Returns the slot of the attribute with the value, for operations with the trait `ConstantLike`.
    #[inline]
    pub(crate) fn constant_slot(&self) -> Option<u32> {
        self.constant_slot
    }

    /// Returns the slots of the attributes that make an operation a symbol.
    #[inline]
    pub(crate) fn symbol_slots(&self) -> SymbolSlots {
        self.symbol_slots
    }

    /// Returns the folding rules that the traits of such an operation have.
    #[inline]
    pub(crate) fn fold_rules(&self) -> FoldRules {
        self.fold_rules
    }

    /// Returns the function that verifies the symbol references of such an operation.
    #[inline]
    pub(crate) fn verify_symbol_uses(&self) -> Option<SymbolUses> {
        self.verify_symbol_uses
    }

    /// Returns the number of words in the tail: attribute slots and property words.
    #[inline]
    pub(crate) fn slots(&self) -> u32 {
        self.slots
    }

    /// Returns whether code of the definition, or possibly of its dialect, prints the custom form or parts of it. Such
    /// code may print anything.
    #[inline]
    pub(crate) fn form_runs_code(&self) -> bool {
        self.form_runs_code
    }

    /// Returns the slots of attributes that the declarative format prints and that may be strings, and their format.
    #[inline]
    pub(crate) fn strings_in_format(&self) -> &[(usize, &'static AttributeForm)] {
        &self.strings_in_format
    }

    /// Returns the number of inherent attribute slots of operations with this name.
    #[inline]
    pub(crate) fn attribute_slots(&self) -> u32 {
        self.attribute_slots
    }
}

/// The process-wide number of a definition and its effective built-in traits; each expansion has one `static`.
#[derive(Debug)]
pub struct SchemaId {
    /// One more than the index of the name; zero before registration. Stored last.
    number: AtomicU32,
    traits: AtomicU64,
}

impl SchemaId {
    /// Creates an id without a number.
    #[allow(clippy::new_without_default, reason = "only for the statics of expansions")]
    pub const fn new() -> Self {
        Self { number: AtomicU32::new(0), traits: AtomicU64::new(0) }
    }

    /// Returns the built-in traits, including implied ones; none before a context has registered the definition.
    #[inline]
    pub(crate) fn traits(&self) -> TraitSet {
        TraitSet::from_bits(self.traits.load(Ordering::Relaxed))
    }

    /// Returns the name of operations with this definition; `None` before a context has registered it.
    #[inline]
    pub(crate) fn name(&self) -> Option<OpName> {
        self.number.load(Ordering::Acquire).checked_sub(1).map(OpName::from_index)
    }

    /// Returns whether `name` is the name of this definition.
    #[doc(hidden)]
    #[inline]
    pub fn is(&self, name: OpName) -> bool {
        self.number.load(Ordering::Relaxed) == name.index().wrapping_add(1)
    }
}

/// The definitions registered by any context of the process.
static REGISTERED: SharedList<OpInfo> = SharedList::new();
/// The lock for numbering a definition.
static REGISTERING: Mutex<()> = Mutex::new(());

/// Returns the process-wide name of a definition, numbering it if necessary.
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

/// Returns the full name of a definition, which is put together once per process.
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

    /// Returns the registered definition with the same name as this one.
    pub(super) fn definition_of(&self, schema: &OpSchema) -> Option<&'static OpSchema> {
        let name = full_name(schema);
        let found = self.registered.find(hash_of(&*name), |known| known.0.is_named(&name))?;
        self.registered.get(found).map(|known| known.0)
    }

    /// Registers a definition whose name is free.
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
    /// Returns the name of operations called `text`: the registered one if its dialect is registered, an interned one
    /// otherwise.
    pub fn op_name(&self, text: &str) -> OpName {
        if let Some(name) = self.registered_op_name(text) {
            return name;
        }
        let id =
            self.names.unregistered.intern(hash_of(text), |known| *known.name == *text, || OpInfo::unregistered(text));
        OpName::from_index(FIRST_UNREGISTERED + id)
    }

    /// Returns the name of the registered operation called `text`.
    pub fn registered_op_name(&self, text: &str) -> Option<OpName> {
        let found = self.names.registered.find(hash_of(text), |known| known.0.is_named(text))?;
        self.names.registered.get(found).map(|known| known.1)
    }

    /// Returns the properties of operations with this name.
    ///
    /// # Panics
    /// Panics if the name is of another context.
    #[inline]
    pub fn op_info(&self, name: OpName) -> &OpInfo {
        self.find_op_info(name).unwrap_or_else(|| panic!("{name:?} belongs to another context"))
    }

    #[inline]
    fn find_op_info(&self, name: OpName) -> Option<&OpInfo> {
        match name.index().checked_sub(FIRST_UNREGISTERED) {
            None => REGISTERED.get(name.index()),
            Some(id) => self.names.unregistered.get(id),
        }
    }

    /// Returns whether the definition is registered in this context. Registered names are the same in all contexts.
    pub(crate) fn is_registered(&self, schema: &OpSchema) -> bool {
        self.names.definition_of(schema).is_some_and(|known| std::ptr::eq(known, schema))
    }

    /// Returns whether the name is in range. The name of another context may be in range, too.
    pub(crate) fn has_op_name(&self, name: OpName) -> bool {
        self.find_op_info(name).is_some()
    }

    /// Returns the names of the registered operations in order of registration.
    pub fn registered_op_names(&self) -> impl Iterator<Item = OpName> + '_ {
        (0..self.names.registered.len()).filter_map(|i| self.names.registered.get(i)).map(|known| known.1)
    }

    pub(super) fn names(&self) -> &Names {
        &self.names
    }
}
