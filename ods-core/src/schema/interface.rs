//! Interfaces: ordinary Rust traits that can be looked up on any operation, type or attribute at run time.
//!
//! `#[op_interface]` on a trait `X` makes `dyn X` the name of the interface: [`Ir::interface`] looks it up and returns
//! a copyable handle with the trait's methods. Trait objects are never created. A definition that lists `X` has an
//! [`InterfaceEntry`] with the interface's function table for that definition.
//!
//! * this file: interfaces as data, entries, and lookup;
//! * `interface_macro`: the expansion of `#[op_interface]` and the related macros;
//! * [`crate::interfaces`]: the built-in ones.
//!
//! Invariants:
//! * the table of an entry has the type of its interface, so that every entry found is usable;
//! * an entry includes the entries of its base interfaces;
//! * if both a definition and an attached model have the same interface, the definition takes precedence.

use std::any::{Any, TypeId};
use std::fmt;

use crate::context::Context;
use crate::entity::{Attribute, OpName, Operation, Type};
use crate::ir::Ir;
use crate::storage::erased::ErasedRef;

use super::interface_tables::number_of;
use super::{
    AttrConstraint, Constrains, Constraint, First, KindTest, Members, Op, Pred, SummaryPart, TraitPhase, TraitSchema,
    TypeConstraint, View, ViewInfo,
};
use crate::schema::rust_value::AsView;
use crate::schema::traits::VerifyOp;

/// The kind of entity that an interface applies to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InterfaceKind {
    /// Operations: `#[op_interface]`.
    Operation,
    /// Types: `#[type_interface]`.
    Type,
    /// Attributes: `#[attr_interface]`.
    Attribute,
    /// Dialects: `#[dialect_interface]`.
    Dialect,
}

/// An interface as data, for documentation.
#[derive(Debug)]
pub struct InterfaceSchema {
    /// The trait object type that identifies it: two schemas are of the same interface if it is equal.
    pub id: TypeId,
    /// The kind of entity it applies to.
    pub kind: InterfaceKind,
    /// The name of the trait.
    pub name: &'static str,
    /// The name in MLIR's messages: some interfaces have another name in C++ than in ODS.
    pub class_name: &'static str,
    /// Whether attributes with the interface print their type.
    pub shows_type: bool,
    /// Whether macros recognize it by its name.
    pub is_recognized: bool,
    /// The module of the trait.
    pub module: &'static str,
    /// The lines of the documentation.
    pub docs: &'static [&'static str],
    /// The methods, in order.
    pub methods: &'static [MethodSchema],
    /// The base interfaces.
    pub bases: &'static [&'static InterfaceSchema],
    /// The traits that an operation with the interface must have.
    pub requires: &'static [&'static TraitSchema],
}

/// A method of an interface.
#[derive(Debug)]
pub struct MethodSchema {
    /// The name.
    pub name: &'static str,
    /// The lines of the documentation.
    pub docs: &'static [&'static str],
    /// The tokens of the signature: see [`MethodSchema::signature`].
    pub tokens: &'static str,
    /// Whether it is called on the definition, not on an entity.
    pub is_static: bool,
    /// Whether it has a default implementation.
    pub has_default: bool,
    /// Whether the verifier calls it.
    pub verifies: bool,
}

impl InterfaceSchema {
    /// Returns an interface without documentation, methods and requirements, identified by `I`.
    pub const fn new<I: ?Sized + 'static>(kind: InterfaceKind, name: &'static str) -> Self {
        Self {
            id: TypeId::of::<I>(),
            kind,
            name,
            class_name: name,
            shows_type: false,
            is_recognized: false,
            module: "",
            docs: &[],
            methods: &[],
            bases: &[],
            requires: &[],
        }
    }

    /// Returns the first line of the documentation.
    pub fn summary(&self) -> &'static str {
        summary(self.docs)
    }

    /// Returns the rest of the documentation, in Markdown.
    pub fn description(&self) -> String {
        description(self.docs)
    }

    /// Returns whether attributes with the interface print their type, because of it or of a base.
    const fn has_shown_type(&self) -> bool {
        if self.shows_type {
            return true;
        }
        let mut i = 0;
        while i < self.bases.len() {
            if self.bases[i].has_shown_type() {
                return true;
            }
            i += 1;
        }
        false
    }

    /// Returns the properties of attributes with the interface: attributes that print their type have a smaller FIRST
    /// set.
    const fn attribute_info(&self) -> &'static ViewInfo {
        const UNTYPED: ViewInfo = ViewInfo::ATTRIBUTE.with_members(Members::Unknown);
        const TYPED: ViewInfo = ViewInfo { syntax: UNTYPED.syntax.starting_with(&[First::TypedAttribute]), ..UNTYPED };
        if self.has_shown_type() { &TYPED } else { &UNTYPED }
    }
}

impl MethodSchema {
    /// Returns the signature in Rust syntax: `fn price(&self, ir: &Ir) -> u32`.
    pub fn signature(&self) -> String {
        let mut text = String::with_capacity(self.tokens.len());
        let mut rest = self.tokens.chars().peekable();
        while let Some(c) = rest.next() {
            let (before, next) = (text.chars().last(), rest.peek().copied());
            match c {
                // The compiler's spacing between tokens is unspecified; only words need spaces.
                _ if c.is_whitespace() => {
                    while rest.next_if(|c| c.is_whitespace()).is_some() {}
                    if before.is_some_and(is_word) && rest.peek().copied().is_some_and(is_word) {
                        text.push(' ');
                    }
                }
                // A parameter `_ir`, unused by the default method, is `ir` to callers.
                '_' if matches!(before, Some('(' | ' ')) && next.is_some_and(char::is_alphabetic) => {}
                ',' => text.push_str(", "),
                '+' | '=' => text.extend([' ', c, ' ']),
                ':' if before != Some(':') && next != Some(':') => text.push_str(": "),
                '-' if next == Some('>') => text.push_str(" -"),
                '>' if before == Some('-') => text.push_str("> "),
                _ => text.push(c),
            }
        }
        text
    }

    /// Returns the first line of the documentation.
    pub fn summary(&self) -> &'static str {
        summary(self.docs)
    }

    /// Returns the rest of the documentation, in Markdown.
    pub fn description(&self) -> String {
        description(self.docs)
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn summary(docs: &'static [&'static str]) -> &'static str {
    docs.first().map_or("", |line| line.trim())
}

fn description(docs: &[&str]) -> String {
    let lines: Vec<&str> = docs.iter().skip(1).map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
    lines.join("\n").trim().to_owned()
}

/// A trait object type that identifies an interface; implemented for `dyn X` by `#[op_interface]` and the related
/// macros.
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::attributes::IntegerAttr;
/// # use ods::{Context, Ir};
/// # use ods_macros::{dialect, op, op_interface};
/// # /// My dialect.
/// # #[dialect(name = "my", ops(AppleOp))]
/// # pub struct My;
/// /// Has a price.
/// #[op_interface]
/// pub trait Priced {
///     /// Returns the price.
///     fn price(&self, ir: &Ir) -> i64;
/// }
///
/// /// An apple.
/// #[op(My, "apple", interfaces(Priced))]
/// pub struct AppleOp {}
///
/// impl Priced for AppleOp {
///     fn price(&self, _: &Ir) -> i64 {
///         3
///     }
/// }
///
/// fn main() -> ods::Result {
///     # let context = Context::new();
///     # context.register::<My>()?;
///     # let mut ir = Ir::new(context.into());
///     let apple = ir.builder().insert(AppleOp::new())?;
///     let priced = ir.interface::<dyn Priced>(apple).expect("apples have a price");
///     assert_eq!(priced.price(&ir), 3);
///     Ok(())
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an interface",
    label = "expected `dyn X`, where `X` is a trait with `#[op_interface]`, `#[type_interface]` or `#[attr_interface]`"
)]
pub trait Interface: 'static {
    /// The kind of entity: [`Operation`], [`Type`] or [`Attribute`].
    type Entity: Copy;
    /// The table with a function pointer per method.
    type Table: Any + Send + Sync;
    /// The handle: an entity with the interface, which has the trait's methods.
    type Handle: Copy + fmt::Debug;
    /// The interface as data.
    const SCHEMA: &'static InterfaceSchema;
    /// Returns the handle of an entity with its own table.
    fn handle(entity: Self::Entity, table: &'static Self::Table) -> Self::Handle;
}

/// The handle returned by [`Ir::interface`]: an operation (type, attribute) with the interface `I`.
pub type Handle<I> = <I as Interface>::Handle;

/// Evidence that `T` implements the interface, required by `interfaces(...)` of a definition.
#[diagnostic::on_unimplemented(
    message = "`{T}` does not implement the interface `{Self}`",
    label = "missing `impl`, or not an interface",
    note = "an interface is a trait with `#[op_interface]` (of types: `#[type_interface]`, of attributes: \
            `#[attr_interface]`)"
)]
pub trait ImplementedBy<T>: Interface {
    /// The table of functions of `T`.
    const TABLE: &'static Self::Table;
    /// The entry for a definition's schema.
    const ENTRY: InterfaceEntry;
    /// The interface as data, repeated so that the compiler reports a single error for a list of types that are not
    /// interfaces.
    const OF: &'static InterfaceSchema;
}

/// The table of functions of `T`, implemented by `#[op_interface]` and the related macros for all `T` with the trait.
/// It is separate from [`ImplementedBy`], so that compiler errors mention that trait, not the expansion.
#[doc(hidden)]
pub trait TableOf<T>: Interface {
    /// The table of functions of `T`.
    const TABLE: &'static Self::Table;
    /// The entry for a definition's schema.
    const ENTRY: InterfaceEntry;
}

#[diagnostic::do_not_recommend]
impl<T, I: ?Sized + TableOf<T>> ImplementedBy<T> for I {
    const TABLE: &'static Self::Table = <I as TableOf<T>>::TABLE;
    const ENTRY: InterfaceEntry = <I as TableOf<T>>::ENTRY;
    const OF: &'static InterfaceSchema = <I as Interface>::SCHEMA;
}

/// A typed entity `T` that implements an interface, created from the bare entity.
pub trait Subject<E>: Copy {
    /// Returns the entity as this type, which it is known to be.
    fn of(entity: E) -> Self;
}

impl<T: Op> Subject<Operation> for T {
    #[inline]
    fn of(op: Operation) -> Self {
        T::from_operation(op)
    }
}

impl<T: View<Entity = Type>> Subject<Type> for T {
    #[inline]
    fn of(ty: Type) -> Self {
        T::view(ty)
    }
}

impl<T: View<Entity = Attribute>> Subject<Attribute> for T {
    #[inline]
    fn of(attribute: Attribute) -> Self {
        T::view(attribute)
    }
}

/// Access to the operation in default methods of operation interfaces.
pub trait HasOperation {
    /// Returns the operation.
    fn operation(&self) -> Operation;
}

impl<T: Op> HasOperation for T {
    #[inline]
    fn operation(&self) -> Operation {
        Op::operation(*self)
    }
}

/// Access to the type in default methods of type interfaces.
pub trait HasType {
    /// Returns the type.
    fn ty(&self) -> Type;
}

impl<T: View<Entity = Type>> HasType for T {
    #[inline]
    fn ty(&self) -> Type {
        self.entity()
    }
}

/// Access to the attribute in default methods of attribute interfaces.
pub trait HasAttribute {
    /// Returns the attribute.
    fn attribute(&self) -> Attribute;
}

impl<T: View<Entity = Attribute>> HasAttribute for T {
    #[inline]
    fn attribute(&self) -> Attribute {
        self.entity()
    }
}

/// The implementation of an interface by a definition.
#[derive(Clone, Copy)]
pub struct InterfaceEntry {
    id: TypeId,
    /// The interface.
    pub schema: &'static InterfaceSchema,
    /// See [`InterfaceTables`](super::InterfaceTables).
    number: u8,
    table: ErasedRef,
    bases: &'static [InterfaceEntry],
    /// The verifiers of the interface, which run after the verifiers of traits.
    pub verifiers: &'static [InterfaceVerifier],
}

/// A verifier of an interface, which is one of its methods.
#[derive(Clone, Copy, Debug)]
pub struct InterfaceVerifier {
    /// The phase in which it runs.
    pub phase: TraitPhase,
    /// The method.
    pub verify: VerifyOp,
}

impl InterfaceEntry {
    /// Returns the entry for interface `I` with this table, the same definition's entries of base interfaces, and
    /// verifiers.
    pub const fn new<I: Interface + ?Sized>(
        table: &'static I::Table,
        bases: &'static [Self],
        verifiers: &'static [InterfaceVerifier],
    ) -> Self {
        let number = number_of(I::SCHEMA) as u8;
        Self { id: TypeId::of::<I>(), schema: I::SCHEMA, number, table: ErasedRef::new(table), bases, verifiers }
    }

    /// Returns the entry without verifiers, for interfaces that traits already verify.
    pub(crate) const fn unverified(self) -> Self {
        Self { verifiers: &[], ..self }
    }

    /// Returns the table, if the entry is for interface `I`.
    #[inline]
    fn table<I: Interface + ?Sized>(&self) -> Option<&'static I::Table> {
        if self.id == TypeId::of::<I>() { self.table.get() } else { None }
    }

    /// Returns the interface's number, as which [`InterfaceTables`](super::InterfaceTables) finds it.
    pub(crate) fn number(&self) -> usize {
        self.number.into()
    }

    /// Returns whether this is the entry of interface `I`, or has one among its bases.
    pub(crate) fn derives_from<I: Interface + ?Sized>(&self) -> bool {
        self.id == TypeId::of::<I>() || self.bases.iter().any(Self::derives_from::<I>)
    }

    /// Returns the table without its type.
    pub(crate) fn erased_table(&self) -> ErasedRef {
        self.table
    }

    /// Returns the interface that the entry is for.
    pub(crate) fn id(&self) -> TypeId {
        self.id
    }

    /// Returns whether both are for the same interface.
    pub(crate) fn has_interface_of(&self, other: &Self) -> bool {
        self.id == other.id
    }

    /// Returns whether both are for the same interface with the same table.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        self.id == other.id && self.table.is_same(&other.table)
    }
}

/// A requested interface: see [`DialectHooks::operation_interface`](super::DialectHooks::operation_interface).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WantedInterface(TypeId);

impl WantedInterface {
    /// Returns a request for interface `I`.
    pub(crate) fn new<I: Interface + ?Sized>() -> Self {
        Self(TypeId::of::<I>())
    }

    /// Returns the interface.
    pub(crate) fn id(self) -> TypeId {
        self.0
    }

    /// Returns the entry of `I` as implemented by the model `T`, if `I` is requested. Models for several operations are
    /// defined by [`external_model!`](crate::external_model).
    pub fn of<I, T>(self) -> Option<InterfaceEntry>
    where
        I: ImplementedBy<T> + Interface<Entity = Operation> + ?Sized,
        T: Op,
    {
        (self.0 == TypeId::of::<I>()).then_some(<I as ImplementedBy<T>>::ENTRY)
    }
}

impl fmt::Debug for InterfaceEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("InterfaceEntry").field(&self.schema.name).finish()
    }
}

/// Returns the table of interface `I` among the entries.
#[inline]
pub(crate) fn find_table<I: Interface + ?Sized>(entries: &[InterfaceEntry]) -> Option<&'static I::Table> {
    entries.iter().find_map(InterfaceEntry::table::<I>)
}

/// Returns the entries, and the entries of their base interfaces, without duplicates.
pub(crate) fn with_bases(entries: &[InterfaceEntry]) -> Vec<InterfaceEntry> {
    let mut all = Vec::with_capacity(entries.len());
    let mut pending: Vec<InterfaceEntry> = entries.iter().rev().copied().collect();
    while let Some(entry) = pending.pop() {
        if !all.iter().any(|known: &InterfaceEntry| known.id == entry.id) {
            all.push(entry);
            pending.extend(entry.bases.iter().rev());
        }
    }
    all
}

/// Returns the entries with bases before the interfaces derived from them, the order in which MLIR verifies them.
pub(crate) fn bases_first(entries: &[InterfaceEntry]) -> Vec<InterfaceEntry> {
    fn add(entry: &InterfaceEntry, all: &mut Vec<InterfaceEntry>) {
        entry.bases.iter().for_each(|base| add(base, all));
        if !all.iter().any(|known| known.id == entry.id) {
            all.push(*entry);
        }
    }
    let mut all = Vec::with_capacity(entries.len());
    entries.iter().for_each(|entry| add(entry, &mut all));
    all
}

/// Interface lookup.
impl Ir {
    /// Returns the operation's handle for the interface, if it has it: `ir.interface::<dyn BranchOpInterface>(op)`.
    #[inline]
    pub fn interface<I: Interface<Entity = Operation> + ?Sized>(&self, op: impl Into<Operation>) -> Option<I::Handle> {
        let op = op.into();
        let name = self.name(op);
        let context = self.context();
        let info = context.op_info(name);
        match info.interface_tables().find::<I>() {
            Some(table) => Some(I::handle(op, table)),
            None => context.op_model::<I>(name).map(|table| I::handle(op, table)),
        }
    }

    /// Returns whether the operation has the interface.
    #[inline]
    pub fn has_interface<I: Interface<Entity = Operation> + ?Sized>(&self, op: impl Into<Operation>) -> bool {
        self.interface::<I>(op.into()).is_some()
    }
}

impl Context {
    /// Returns whether operations with this name have the interface.
    pub fn op_has_interface<I: Interface<Entity = Operation> + ?Sized>(&self, name: OpName) -> bool {
        self.op_info(name).interface_tables().find::<I>().is_some() || self.op_model::<I>(name).is_some()
    }
}

impl Type {
    /// Returns the type's handle for the interface, if it has it: `ty.interface::<dyn ShapedTypeInterface>(context)`.
    #[inline]
    pub fn interface<I: Interface<Entity = Type> + ?Sized>(self, context: &Context) -> Option<I::Handle> {
        match find_table::<I>(crate::interfaces::of_type(self.data(context))) {
            Some(table) => Some(I::handle(self, table)),
            None => context.type_model::<I>(self).map(|table| I::handle(self, table)),
        }
    }

    /// Returns whether the type has the interface.
    #[inline]
    pub fn has_interface<I: Interface<Entity = Type> + ?Sized>(self, context: &Context) -> bool {
        self.interface::<I>(context).is_some()
    }
}

impl Attribute {
    /// Returns the attribute's handle for the interface, if it has it: `attr.interface::<dyn
    /// ElementsAttrInterface>(context)`.
    #[inline]
    pub fn interface<I: Interface<Entity = Attribute> + ?Sized>(self, context: &Context) -> Option<I::Handle> {
        match find_table::<I>(crate::interfaces::of_attribute(self.data(context))) {
            Some(table) => Some(I::handle(self, table)),
            None => context.attribute_model::<I>(self).map(|table| I::handle(self, table)),
        }
    }

    /// Returns whether the attribute has the interface.
    #[inline]
    pub fn has_interface<I: Interface<Entity = Attribute> + ?Sized>(self, context: &Context) -> bool {
        self.interface::<I>(context).is_some()
    }
}

/// The constraint that a type or attribute has the interface: `TensorOf<Implements<dyn X>>`. As the type of a field,
/// `dyn X` is enough.
#[derive(Clone, Copy, Debug)]
pub struct Implements<I: ?Sized>(std::marker::PhantomData<fn(&I)>);

#[diagnostic::do_not_recommend]
impl<I: Interface<Entity = Type> + ?Sized> Constrains<Type> for Implements<I> {
    type View = Type;
    type RustValue = AsView<Type>;
    const CONSTRAINT: &'static TypeConstraint = &Constraint {
        name: I::SCHEMA.name,
        summary: &[SummaryPart::Text(I::SCHEMA.class_name), SummaryPart::Text(" instance")],
        pred: Pred::IsA(KindTest {
            name: I::SCHEMA.name,
            is_interface: true,
            info: &ViewInfo::TYPE.with_members(Members::Unknown),
            test: |ty, context| ty.has_interface::<I>(context),
        }),
        ..Constraint::ANY
    };
}

#[diagnostic::do_not_recommend]
impl<I: Interface<Entity = Attribute> + ?Sized> Constrains<Attribute> for Implements<I> {
    type View = Attribute;
    type RustValue = AsView<Attribute>;
    const CONSTRAINT: &'static AttrConstraint = &Constraint {
        name: I::SCHEMA.name,
        summary: &[SummaryPart::Text(I::SCHEMA.class_name), SummaryPart::Text(" instance")],
        pred: Pred::IsA(KindTest {
            name: I::SCHEMA.name,
            is_interface: true,
            info: I::SCHEMA.attribute_info(),
            test: |attribute, context| attribute.has_interface::<I>(context),
        }),
        ..Constraint::ANY
    };
}
