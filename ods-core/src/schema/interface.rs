//! Interfaces: ordinary Rust traits that are found on any operation, type or attribute at run time.
//!
//! `#[op_interface]` on a trait `X` makes `dyn X` the name of the interface: [`Ir::interface`] looks it up and gives a
//! copyable handle with the trait's methods. No trait object is ever made. A definition that lists `X` has an
//! [`InterfaceEntry`]: the interface's table of functions, filled in for that definition.
//!
//! * this file: interfaces as data, entries, and finding them;
//! * `interface_macro`: what `#[op_interface]` and its sisters expand to;
//! * [`crate::interfaces`]: the built-in ones.
//!
//! Invariants:
//! * an entry's table is of the type that its interface says, so that a found entry is a usable one;
//! * an entry brings those of its base interfaces along;
//! * where a definition and a model attached from outside have the same interface, the definition's counts.

use std::any::{Any, TypeId};
use std::fmt;

use crate::context::Context;
use crate::entity::{Attribute, Operation, Type};
use crate::ir::Ir;
use crate::storage::erased::ErasedRef;

use super::{
    AttrConstraint, Constrains, Constraint, First, KindTest, Op, Pred, SummaryPart, Syntax, TraitPhase, TraitSchema,
    TypeConstraint, View, ViewInfo,
};
use crate::schema::rust_value::AsView;
use crate::schema::traits::VerifyOp;
use ods_grammar::equal;

/// What an interface is of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InterfaceKind {
    /// `#[op_interface]`
    Operation,
    /// `#[type_interface]`
    Type,
    /// `#[attr_interface]`
    Attribute,
    /// `#[dialect_interface]`
    Dialect,
}

/// An interface as data: what documentation shows of it.
#[derive(Debug)]
pub struct InterfaceSchema {
    /// The trait object type that names it: two schemas are of one interface when this is the same.
    pub id: TypeId,
    /// What it is of.
    pub kind: InterfaceKind,
    /// The trait's name.
    pub name: &'static str,
    /// The module that defines it.
    pub module: &'static str,
    /// The lines of its documentation.
    pub docs: &'static [&'static str],
    /// Its methods, in order.
    pub methods: &'static [MethodSchema],
    /// The interfaces that it builds on.
    pub bases: &'static [&'static InterfaceSchema],
    /// Traits that an operation with the interface must have.
    pub requires: &'static [&'static TraitSchema],
}

/// A method of an interface.
#[derive(Debug)]
pub struct MethodSchema {
    /// The name.
    pub name: &'static str,
    /// The lines of its documentation.
    pub docs: &'static [&'static str],
    /// The tokens of the signature; see [`MethodSchema::signature`].
    pub tokens: &'static str,
    /// Whether it asks the definition, not one entity.
    pub is_static: bool,
    /// Whether implementations may leave it out.
    pub has_default: bool,
    /// Whether the verifier calls it.
    pub verifies: bool,
}

impl InterfaceSchema {
    /// An interface without documentation, methods and demands, which `I` names.
    pub const fn new<I: ?Sized + 'static>(kind: InterfaceKind, name: &'static str) -> Self {
        Self { id: TypeId::of::<I>(), kind, name, module: "", docs: &[], methods: &[], bases: &[], requires: &[] }
    }

    /// First line of the documentation.
    pub fn summary(&self) -> &'static str {
        summary(self.docs)
    }

    /// The rest of the documentation, Markdown.
    pub fn description(&self) -> String {
        description(self.docs)
    }

    /// Whether attributes with the interface show their type: it is `TypedAttrInterface`, or builds on that.
    const fn shows_type(&self) -> bool {
        if equal(self.name, "TypedAttrInterface") && equal(self.module, "ods_core::interfaces::elements") {
            return true;
        }
        let mut i = 0;
        while i < self.bases.len() {
            if self.bases[i].shows_type() {
                return true;
            }
            i += 1;
        }
        false
    }

    /// What is known of attributes with the interface: those that show their type begin as others do not.
    const fn attribute_info(&self) -> &'static ViewInfo {
        const TYPED: ViewInfo = {
            let any = <Attribute as View>::INFO;
            ViewInfo { syntax: Syntax { first: &[First::TypedAttribute], ..any.syntax }, ..any }
        };
        if self.shows_type() { &TYPED } else { &<Attribute as View>::INFO }
    }

    /// What MLIR's messages call it: some have another name in C++ than in ODS.
    const fn class_name(&self) -> &'static str {
        match self.name.as_bytes() {
            b"BlobAttrInterface" => "BlobAttr",
            b"ElementsAttrInterface" => "ElementsAttr",
            b"FloatTypeInterface" => "FloatType",
            b"ShapedTypeInterface" => "ShapedType",
            b"TypedAttrInterface" => "TypedAttr",
            _ => self.name,
        }
    }
}

impl MethodSchema {
    /// The signature, as Rust writes it: `fn price(&self, ir: &Ir) -> u32`.
    pub fn signature(&self) -> String {
        let mut text = String::with_capacity(self.tokens.len());
        let mut rest = self.tokens.chars().peekable();
        while let Some(c) = rest.next() {
            let (before, next) = (text.chars().last(), rest.peek().copied());
            match c {
                // Where the compiler puts spaces between tokens is its own affair; words alone need them.
                _ if c.is_whitespace() => {
                    while rest.next_if(|c| c.is_whitespace()).is_some() {}
                    if before.is_some_and(is_word) && rest.peek().copied().is_some_and(is_word) {
                        text.push(' ');
                    }
                }
                // `_ir`, which the default does not use, is `ir` to those who call it.
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

    /// First line of the documentation.
    pub fn summary(&self) -> &'static str {
        summary(self.docs)
    }

    /// The rest of the documentation, Markdown.
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

/// A trait object type that names an interface; implemented by `#[op_interface]` and its sisters, for `dyn X`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an interface",
    label = "expected `dyn X`, where `X` is a trait with `#[op_interface]`, `#[type_interface]` or `#[attr_interface]`"
)]
pub trait Interface: 'static {
    /// [`Operation`], [`Type`] or [`Attribute`].
    type Entity: Copy;
    /// A function pointer per method.
    type Table: Any + Send + Sync;
    /// An entity with the interface, which has the trait's methods.
    type Handle: Copy + fmt::Debug;
    /// The interface as data.
    const SCHEMA: &'static InterfaceSchema;
    /// The entity with a table that is known to be its own.
    fn handle(entity: Self::Entity, table: &'static Self::Table) -> Self::Handle;
}

/// What [`Ir::interface`] gives: an operation (type, attribute) that is known to have the interface `I`.
pub type Handle<I> = <I as Interface>::Handle;

/// That `T` implements the interface: what `interfaces(...)` of a definition asks for.
#[diagnostic::on_unimplemented(
    message = "`{T}` does not implement the interface `{Self}`",
    label = "there is no `impl` of it for `{T}`, or it is not an interface",
    note = "an interface is a trait with `#[op_interface]` (of types: `#[type_interface]`, of attributes: \
            `#[attr_interface]`)"
)]
pub trait ImplementedBy<T>: Interface {
    /// The functions, those of `T`.
    const TABLE: &'static Self::Table;
    /// What a definition's schema keeps of it.
    const ENTRY: InterfaceEntry;
    /// The interface as data, again: so that a list of what is none is complained of once.
    const OF: &'static InterfaceSchema;
}

/// What `#[op_interface]` and its sisters implement in place of [`ImplementedBy`], for all `T` with the trait. It is not
/// the same, so that the compiler complains of that one, and not of how its expansion looks.
#[doc(hidden)]
pub trait TableOf<T>: Interface {
    /// The functions, those of `T`.
    const TABLE: &'static Self::Table;
    /// What a definition's schema keeps of it.
    const ENTRY: InterfaceEntry;
}

#[diagnostic::do_not_recommend]
impl<T, I: ?Sized + TableOf<T>> ImplementedBy<T> for I {
    const TABLE: &'static Self::Table = <I as TableOf<T>>::TABLE;
    const ENTRY: InterfaceEntry = <I as TableOf<T>>::ENTRY;
    const OF: &'static InterfaceSchema = <I as Interface>::SCHEMA;
}

/// What is made of a bare entity: the `T` that implements an interface.
pub trait Subject<E>: Copy {
    /// The entity seen as this; it is known to be one.
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

/// What default methods of operation interfaces know of `self`.
pub trait HasOperation {
    /// The operation.
    fn operation(&self) -> Operation;
}

impl<T: Op> HasOperation for T {
    #[inline]
    fn operation(&self) -> Operation {
        Op::operation(*self)
    }
}

/// What default methods of type interfaces know of `self`.
pub trait HasType {
    /// The type.
    fn ty(&self) -> Type;
}

impl<T: View<Entity = Type>> HasType for T {
    #[inline]
    fn ty(&self) -> Type {
        self.entity()
    }
}

/// What default methods of attribute interfaces know of `self`.
pub trait HasAttribute {
    /// The attribute.
    fn attribute(&self) -> Attribute;
}

impl<T: View<Entity = Attribute>> HasAttribute for T {
    #[inline]
    fn attribute(&self) -> Attribute {
        self.entity()
    }
}

/// An interface as one definition implements it.
#[derive(Clone, Copy)]
pub struct InterfaceEntry {
    id: TypeId,
    /// The interface.
    pub schema: &'static InterfaceSchema,
    table: ErasedRef,
    bases: &'static [InterfaceEntry],
    /// The interface's verifiers; they run after those of traits.
    pub verifiers: &'static [InterfaceVerifier],
}

/// A verifier of an interface: one of its methods.
#[derive(Clone, Copy, Debug)]
pub struct InterfaceVerifier {
    /// When it runs.
    pub phase: TraitPhase,
    /// The method.
    pub verify: VerifyOp,
}

impl InterfaceEntry {
    /// The interface `I` with this table, the same definition's entries of base interfaces, and verifiers.
    pub const fn new<I: Interface + ?Sized>(
        table: &'static I::Table,
        bases: &'static [Self],
        verifiers: &'static [InterfaceVerifier],
    ) -> Self {
        Self { id: TypeId::of::<I>(), schema: I::SCHEMA, table: ErasedRef::new(table), bases, verifiers }
    }

    /// The same without verifiers, for what traits verify already.
    pub(crate) const fn unverified(self) -> Self {
        Self { verifiers: &[], ..self }
    }

    /// The table, if the entry is of interface `I`.
    #[inline]
    fn table<I: Interface + ?Sized>(&self) -> Option<&'static I::Table> {
        if self.id == TypeId::of::<I>() { self.table.get() } else { None }
    }

    /// Whether both are of the same interface.
    pub(crate) fn has_interface_of(&self, other: &Self) -> bool {
        self.id == other.id
    }

    /// Whether both are the same interface from the same table.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        self.id == other.id && self.table.is_same(&other.table)
    }
}

/// The interface that a dialect is asked for; see
/// [`DialectHooks::operation_interface`](super::DialectHooks::operation_interface).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WantedInterface(TypeId);

impl WantedInterface {
    /// The interface `I`.
    pub(crate) fn new<I: Interface + ?Sized>() -> Self {
        Self(TypeId::of::<I>())
    }

    /// `I` as the model `T` implements it, if `I` is asked for. Models that serve several operations are made by
    /// [`external_model!`](crate::external_model).
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

/// The table of interface `I` among the entries.
#[inline]
pub(crate) fn find_table<I: Interface + ?Sized>(entries: &[InterfaceEntry]) -> Option<&'static I::Table> {
    entries.iter().find_map(InterfaceEntry::table::<I>)
}

/// The entries with those of base interfaces, each interface once.
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

/// The entries in another order: bases before what is derived from them, as MLIR verifies them.
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

/// Looking interfaces up.
impl Ir {
    /// The operation as one with the interface, if it has it: `ir.interface::<dyn BranchOpInterface>(op)`.
    #[inline]
    pub fn interface<I: Interface<Entity = Operation> + ?Sized>(&self, op: impl Into<Operation>) -> Option<I::Handle> {
        let op = op.into();
        let name = self.name(op);
        let context = self.context();
        match find_table::<I>(context.op_info(name).interfaces()) {
            Some(table) => Some(I::handle(op, table)),
            None => context.op_model::<I>(name).map(|table| I::handle(op, table)),
        }
    }

    /// Whether the operation has the interface.
    #[inline]
    pub fn has_interface<I: Interface<Entity = Operation> + ?Sized>(&self, op: impl Into<Operation>) -> bool {
        self.interface::<I>(op.into()).is_some()
    }
}

impl Type {
    /// The type as one with the interface, if it has it: `ty.interface::<dyn ShapedTypeInterface>(context)`.
    #[inline]
    pub fn interface<I: Interface<Entity = Type> + ?Sized>(self, context: &Context) -> Option<I::Handle> {
        match find_table::<I>(crate::interfaces::of_type(self.data(context))) {
            Some(table) => Some(I::handle(self, table)),
            None => context.type_model::<I>(self).map(|table| I::handle(self, table)),
        }
    }

    /// Whether the type has the interface.
    #[inline]
    pub fn has_interface<I: Interface<Entity = Type> + ?Sized>(self, context: &Context) -> bool {
        self.interface::<I>(context).is_some()
    }
}

impl Attribute {
    /// The attribute as one with the interface, if it has it: `attr.interface::<dyn ElementsAttrInterface>(context)`.
    #[inline]
    pub fn interface<I: Interface<Entity = Attribute> + ?Sized>(self, context: &Context) -> Option<I::Handle> {
        match find_table::<I>(crate::interfaces::of_attribute(self.data(context))) {
            Some(table) => Some(I::handle(self, table)),
            None => context.attribute_model::<I>(self).map(|table| I::handle(self, table)),
        }
    }

    /// Whether the attribute has the interface.
    #[inline]
    pub fn has_interface<I: Interface<Entity = Attribute> + ?Sized>(self, context: &Context) -> bool {
        self.interface::<I>(context).is_some()
    }
}

/// The constraint that a type or attribute has the interface: `TensorOf<Implements<dyn X>>`. Of a field, `dyn X` says so.
#[derive(Clone, Copy, Debug)]
pub struct Implements<I: ?Sized>(std::marker::PhantomData<fn(&I)>);

#[diagnostic::do_not_recommend]
impl<I: Interface<Entity = Type> + ?Sized> Constrains<Type> for Implements<I> {
    type View = Type;
    type RustValue = AsView<Type>;
    const CONSTRAINT: &'static TypeConstraint = &Constraint {
        name: I::SCHEMA.name,
        summary: &[SummaryPart::Text(I::SCHEMA.class_name()), SummaryPart::Text(" instance")],
        pred: Pred::IsA(KindTest {
            name: "dyn X",
            info: &ViewInfo::TYPE,
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
        summary: &[SummaryPart::Text(I::SCHEMA.class_name()), SummaryPart::Text(" instance")],
        pred: Pred::IsA(KindTest {
            name: "dyn X",
            info: I::SCHEMA.attribute_info(),
            test: |attribute, context| attribute.has_interface::<I>(context),
        }),
        ..Constraint::ANY
    };
}

/// What the macro says of each kind of interface.
#[doc(hidden)]
pub mod kinds {
    /// Of operations.
    pub mod operation {
        pub use crate::schema::interface::HasOperation as Known;
        pub type Entity = crate::Operation;
        pub const KIND: crate::schema::InterfaceKind = crate::schema::InterfaceKind::Operation;
    }

    /// Of types.
    pub mod ty {
        pub use crate::schema::interface::HasType as Known;
        pub type Entity = crate::Type;
        pub const KIND: crate::schema::InterfaceKind = crate::schema::InterfaceKind::Type;
    }

    /// Of attributes.
    pub mod attribute {
        pub use crate::schema::interface::HasAttribute as Known;
        pub type Entity = crate::Attribute;
        pub const KIND: crate::schema::InterfaceKind = crate::schema::InterfaceKind::Attribute;
    }
}
