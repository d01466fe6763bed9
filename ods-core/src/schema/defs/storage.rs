//! The parameters of one type or attribute.
//!
//! They are a list of pairs, `(A, (B, ()))`, so that two impls serve definitions of any length, and an expansion emits
//! no code to compare, hash or print them. Behind [`Storage`], their types are forgotten: that is what the text format
//! and the interners work on.

use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use crate::context::Context;
use crate::entity::Type;
use crate::storage::hash::SeededHasher;
use crate::sub_elements::SubElement;
use crate::text::{AsmParser, AsmPrinter, ParseResult};

use crate::rt::grammar::{ParameterList, ParameterSyntax};

use super::{DefSchema, Parameter};

/// A list of parameters, with their Rust types: `(A, (B, ()))`.
pub trait Parameters: fmt::Debug + Send + Sync + Sized + 'static {
    /// The same, as builders take them.
    type Refs<'a>: Copy;
    /// Places for those that were read so far.
    type Slots: SlotList + Default;
    /// Their texts.
    #[doc(hidden)]
    const SYNTAX: Option<&'static ParameterList>;
    /// As builders take them.
    fn refs(&self) -> Self::Refs<'_>;
    /// Owned ones.
    fn from_refs(refs: Self::Refs<'_>) -> Self;
    /// Whether these are the same.
    fn same(a: Self::Refs<'_>, b: Self::Refs<'_>) -> bool;
    /// Hashes them.
    fn hash(refs: Self::Refs<'_>, state: &mut SeededHasher);
    /// The ones that were read; `None` where one is missing.
    fn take(slots: &mut Self::Slots) -> Option<Self>;
    /// Prints one.
    fn print(&self, index: usize, qualified: bool, printer: &mut AsmPrinter<'_>);
    /// Whether one of them is this value.
    fn equals(&self, index: usize, value: &dyn Any) -> bool;
    /// Calls `visit` for the types and attributes in them.
    fn visit(&self, visit: &mut dyn FnMut(SubElement));
    /// Calls `visit` for the types and attributes in one.
    fn visit_one(&self, index: usize, visit: &mut dyn FnMut(SubElement));
    /// The same with other types and attributes in them.
    fn replaced(&self, replace: &mut dyn FnMut(SubElement) -> SubElement) -> Self;
    /// Whether all views in them are of their kinds.
    fn fit(&self, context: &Context) -> bool;
    /// Takes over what is set in `other` and mutable; `false` where something else is set here.
    fn absorb(&self, other: &Self) -> bool;
}

impl Parameters for () {
    type Refs<'a> = ();
    type Slots = ();
    const SYNTAX: Option<&'static ParameterList> = None;
    #[inline]
    fn refs(&self) {}
    #[inline]
    fn from_refs((): ()) {}
    #[inline]
    fn same((): (), (): ()) -> bool {
        true
    }
    #[inline]
    fn hash((): (), _: &mut SeededHasher) {}
    fn take((): &mut ()) -> Option<()> {
        Some(())
    }
    fn print(&self, _: usize, _: bool, _: &mut AsmPrinter<'_>) {}
    fn equals(&self, _: usize, _: &dyn Any) -> bool {
        false
    }
    fn visit(&self, _: &mut dyn FnMut(SubElement)) {}
    fn visit_one(&self, _: usize, _: &mut dyn FnMut(SubElement)) {}
    fn replaced(&self, _: &mut dyn FnMut(SubElement) -> SubElement) {}
    fn fit(&self, _: &Context) -> bool {
        true
    }
    fn absorb(&self, (): &()) -> bool {
        true
    }
}

impl<H: Parameter, T: Parameters> Parameters for (H, T) {
    type Refs<'a> = (H::Ref<'a>, T::Refs<'a>);
    type Slots = (Option<H>, T::Slots);
    const SYNTAX: Option<&'static ParameterList> =
        Some(&ParameterList { first: ParameterSyntax::of::<H>(), rest: T::SYNTAX });
    #[inline]
    fn refs(&self) -> Self::Refs<'_> {
        (self.0.lend(), self.1.refs())
    }
    #[inline]
    fn from_refs(refs: Self::Refs<'_>) -> Self {
        (H::own(refs.0), T::from_refs(refs.1))
    }
    #[inline]
    fn same(a: Self::Refs<'_>, b: Self::Refs<'_>) -> bool {
        H::same(a.0, b.0) && T::same(a.1, b.1)
    }
    #[inline]
    fn hash(refs: Self::Refs<'_>, state: &mut SeededHasher) {
        H::hash(refs.0, state);
        T::hash(refs.1, state);
    }
    fn take(slots: &mut Self::Slots) -> Option<Self> {
        let rest = T::take(&mut slots.1)?;
        Some((slots.0.take()?, rest))
    }
    fn print(&self, index: usize, qualified: bool, printer: &mut AsmPrinter<'_>) {
        match index.checked_sub(1) {
            Some(rest) => self.1.print(rest, qualified, printer),
            None if qualified => H::write_qualified(self.0.lend(), printer),
            None => H::write(self.0.lend(), printer),
        }
    }
    fn equals(&self, index: usize, value: &dyn Any) -> bool {
        match index.checked_sub(1) {
            Some(rest) => self.1.equals(rest, value),
            None => value.downcast_ref::<H>().is_some_and(|value| H::is_default(self.0.lend(), value.lend())),
        }
    }
    fn visit(&self, visit: &mut dyn FnMut(SubElement)) {
        H::visit(self.0.lend(), visit);
        self.1.visit(visit);
    }
    fn visit_one(&self, index: usize, visit: &mut dyn FnMut(SubElement)) {
        match index.checked_sub(1) {
            Some(rest) => self.1.visit_one(rest, visit),
            None => H::visit(self.0.lend(), visit),
        }
    }
    fn replaced(&self, replace: &mut dyn FnMut(SubElement) -> SubElement) -> Self {
        (H::replaced(self.0.lend(), replace), self.1.replaced(replace))
    }
    fn fit(&self, context: &Context) -> bool {
        H::fits(self.0.lend(), context) && self.1.fit(context)
    }
    fn absorb(&self, other: &Self) -> bool {
        H::absorb(&self.0, &other.0) && self.1.absorb(&other.1)
    }
}

/// Places for parameters that are being read, without their types.
pub trait SlotList: Any {
    /// Reads one.
    ///
    /// # Errors
    /// When it does not parse.
    fn parse(&mut self, index: usize, parser: &mut AsmParser<'_>) -> ParseResult<()>;
    /// Reads one if it is there; whether it was.
    ///
    /// # Errors
    /// When it is there and does not parse.
    fn parse_optional(&mut self, index: usize, parser: &mut AsmParser<'_>) -> ParseResult<bool>;
    /// Whether one was read.
    fn is_set(&self, index: usize) -> bool;
    /// Whether one was read and is this value.
    fn equals(&self, index: usize, value: &dyn Any) -> bool;
    /// Sets one to a value of its type; of another type, nothing happens.
    fn set(&mut self, index: usize, value: Box<dyn Any>);
}

impl SlotList for () {
    fn parse(&mut self, _: usize, _: &mut AsmParser<'_>) -> ParseResult<()> {
        Ok(())
    }
    fn parse_optional(&mut self, _: usize, _: &mut AsmParser<'_>) -> ParseResult<bool> {
        Ok(false)
    }
    fn is_set(&self, _: usize) -> bool {
        false
    }
    fn equals(&self, _: usize, _: &dyn Any) -> bool {
        false
    }
    fn set(&mut self, _: usize, _: Box<dyn Any>) {}
}

impl<H: Parameter, T: SlotList> SlotList for (Option<H>, T) {
    fn parse(&mut self, index: usize, parser: &mut AsmParser<'_>) -> ParseResult<()> {
        match index.checked_sub(1) {
            Some(rest) => return self.1.parse(rest, parser),
            None => self.0 = Some(H::read(parser)?),
        }
        Ok(())
    }
    fn parse_optional(&mut self, index: usize, parser: &mut AsmParser<'_>) -> ParseResult<bool> {
        match index.checked_sub(1) {
            Some(rest) => return self.1.parse_optional(rest, parser),
            None => self.0 = H::read_optional(parser)?,
        }
        Ok(self.0.is_some())
    }
    fn is_set(&self, index: usize) -> bool {
        match index.checked_sub(1) {
            Some(rest) => self.1.is_set(rest),
            None => self.0.is_some(),
        }
    }
    fn equals(&self, index: usize, value: &dyn Any) -> bool {
        match (index.checked_sub(1), &self.0) {
            (Some(rest), _) => self.1.equals(rest, value),
            (None, Some(own)) => value.downcast_ref::<H>().is_some_and(|value| H::is_default(own.lend(), value.lend())),
            (None, None) => false,
        }
    }
    fn set(&mut self, index: usize, value: Box<dyn Any>) {
        match index.checked_sub(1) {
            Some(rest) => self.1.set(rest, value),
            None => self.0 = value.downcast::<H>().ok().map(|value| *value),
        }
    }
}

/// A list of parameters, without their types.
pub trait Storage: Any + fmt::Debug + Send + Sync {
    /// Whether the other list has the same types and values; `mutable` ones do not count.
    fn same(&self, other: &dyn Storage) -> bool;
    /// Hashes them.
    fn hash(&self, state: &mut SeededHasher);
    /// Prints one.
    fn print(&self, index: usize, qualified: bool, printer: &mut AsmPrinter<'_>);
    /// Whether one of them is this value.
    fn equals(&self, index: usize, value: &dyn Any) -> bool;
    /// Calls `visit` for the types and attributes in them.
    fn visit(&self, visit: &mut dyn FnMut(SubElement));
    /// Calls `visit` for the types and attributes in one.
    fn visit_one(&self, index: usize, visit: &mut dyn FnMut(SubElement));
    /// The same with other types and attributes in them.
    fn replaced(&self, replace: &mut dyn FnMut(SubElement) -> SubElement) -> Arc<dyn Storage>;
    /// Whether all views in them are of their kinds.
    fn fit(&self, context: &Context) -> bool;
    /// Takes over what is set in `other` and mutable; `false` where something else is set here.
    fn absorb(&self, other: &dyn Storage) -> bool;
}

fn same_list<L: Parameters>(other: &dyn Storage) -> Option<&L> {
    (other as &dyn Any).downcast_ref::<L>()
}

impl<L: Parameters> Storage for L {
    fn same(&self, other: &dyn Storage) -> bool {
        same_list::<L>(other).is_some_and(|other| L::same(self.refs(), other.refs()))
    }
    fn hash(&self, state: &mut SeededHasher) {
        L::hash(self.refs(), state);
    }
    fn print(&self, index: usize, qualified: bool, printer: &mut AsmPrinter<'_>) {
        Parameters::print(self, index, qualified, printer);
    }
    fn equals(&self, index: usize, value: &dyn Any) -> bool {
        Parameters::equals(self, index, value)
    }
    fn visit(&self, visit: &mut dyn FnMut(SubElement)) {
        Parameters::visit(self, visit);
    }
    fn visit_one(&self, index: usize, visit: &mut dyn FnMut(SubElement)) {
        Parameters::visit_one(self, index, visit);
    }
    fn replaced(&self, replace: &mut dyn FnMut(SubElement) -> SubElement) -> Arc<dyn Storage> {
        Arc::new(Parameters::replaced(self, replace))
    }
    fn fit(&self, context: &Context) -> bool {
        Parameters::fit(self, context)
    }
    fn absorb(&self, other: &dyn Storage) -> bool {
        same_list::<L>(other).is_some_and(|other| Parameters::absorb(self, other))
    }
}

/// What a type or attribute of a dialect stands for: its definition, and parameters.
#[derive(Clone)]
pub struct DefData {
    schema: &'static DefSchema,
    parameters: Arc<dyn Storage>,
}

impl DefData {
    pub(super) fn new(schema: &'static DefSchema, parameters: Arc<dyn Storage>) -> Self {
        Self { schema, parameters }
    }

    /// The definition.
    #[inline]
    pub fn schema(&self) -> &'static DefSchema {
        self.schema
    }

    /// The parameters.
    #[inline]
    pub fn parameters(&self) -> &dyn Storage {
        &*self.parameters
    }

    /// Whether it is of this definition.
    #[inline]
    pub fn is_of(&self, schema: &'static DefSchema) -> bool {
        std::ptr::eq(self.schema, schema)
    }

    /// The parameters with their types, which are those of the definition.
    #[inline]
    pub fn parameters_as<L: Parameters>(&self) -> Option<&L> {
        same_list(&*self.parameters)
    }

    /// The type of the attribute, where a parameter says it, and not `none`.
    pub(crate) fn self_type(&self) -> Option<Type> {
        let index = self.schema.parameters.iter().position(|parameter| parameter.self_type.is_some())?;
        let mut found = None;
        self.parameters.visit_one(index, &mut |element| found = element.as_type());
        found.filter(|ty| *ty != Type::NONE)
    }

    /// Whether a parameter has the value that is assumed where none is written, or is mutable and not set.
    pub(crate) fn is_elided(&self, index: usize, context: &Context) -> bool {
        let default = self.schema.parameters.get(index).and_then(|parameter| parameter.default);
        default.is_some_and(|default| self.parameters.equals(index, &*default(context)))
    }

    /// The type or attribute of the same definition with other types and attributes in it; `None` where the definition
    /// does not allow that, and for `mutable` ones, which are told apart by their identity.
    pub(crate) fn replaced(
        &self,
        context: &Context,
        replace: &mut dyn FnMut(SubElement) -> SubElement,
    ) -> Option<SubElement> {
        if self.schema.is_mutable() {
            return None;
        }
        let new = self.parameters.replaced(replace);
        if new.fit(context) { super::typed::intern(context, self.schema, new).ok() } else { None }
    }
}

/// The hash of a definition's type or attribute, from its parameters.
#[inline]
pub(super) fn hash_with(schema: &'static DefSchema, hash: impl FnOnce(&mut SeededHasher)) -> u32 {
    let mut state = SeededHasher::default();
    std::ptr::from_ref(schema).addr().hash(&mut state);
    hash(&mut state);
    let hash = state.finish();
    (hash >> 32) as u32 ^ hash as u32
}

impl PartialEq for DefData {
    fn eq(&self, other: &Self) -> bool {
        self.is_of(other.schema) && self.parameters.same(&*other.parameters)
    }
}

impl Eq for DefData {}

impl Hash for DefData {
    fn hash<H: Hasher>(&self, state: &mut H) {
        hash_with(self.schema, |state| self.parameters.hash(state)).hash(state);
    }
}

impl fmt::Debug for DefData {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple(self.schema.name).field(&self.parameters).finish()
    }
}
