//! Storage of the parameters of types and attributes.
//!
//! Parameters are a list of pairs, `(A, (B, ()))`, so that two impls suffice for definitions of any length, and an
//! expansion emits no code to compare, hash or print them. [`Storage`] erases their types for the text format and the
//! interners.

use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use crate::context::Context;
use crate::entity::Type;
use crate::sub_elements::SubElement;
use crate::text::{AsmParser, AsmPrinter, ParseResult};
use ods_num::hash::SeededHasher;

use crate::rt::grammar::{ParameterEnds, ParameterList, ParameterSyntax};

use super::value::{ParameterKinds, ParameterValue, ValueMismatch};
use super::{DefSchema, Parameter};
use crate::schema::ViewInfo;

/// A list of parameters with their Rust types: `(A, (B, ()))`.
pub trait Parameters: fmt::Debug + Send + Sync + Sized + 'static {
    /// The list in the form that builders take.
    type Refs<'a>: Copy;
    /// Slots for the parameters parsed so far.
    type Slots: SlotList + Default;
    /// The properties of the types and attributes among the parameters.
    #[doc(hidden)]
    const VIEWS: Option<&'static ParameterViews>;
    /// The kinds of the parameters.
    #[doc(hidden)]
    const KINDS: Option<&'static ParameterKinds>;
    /// The texts of the parameters.
    #[doc(hidden)]
    const SYNTAX: Option<&'static ParameterList>;
    /// The ends of the texts of the parameters.
    #[doc(hidden)]
    const ENDS: Option<&'static ParameterEnds>;
    /// Returns the parameters in the form that builders take.
    fn refs(&self) -> Self::Refs<'_>;
    /// Returns owned parameters.
    fn from_refs(refs: Self::Refs<'_>) -> Self;
    /// Returns whether both lists are the same.
    fn same(a: Self::Refs<'_>, b: Self::Refs<'_>) -> bool;
    /// Hashes the parameters.
    fn hash(refs: Self::Refs<'_>, state: &mut SeededHasher);
    /// Returns the parsed parameters; `None` if one is absent.
    fn take(slots: &mut Self::Slots) -> Option<Self>;
    /// Prints a parameter.
    fn print(&self, index: usize, qualified: bool, printer: &mut AsmPrinter<'_>);
    /// Returns whether a parameter equals this value.
    fn equals(&self, index: usize, value: &dyn Any) -> bool;
    /// Returns the value of a parameter without its Rust type.
    fn value(&self, index: usize, context: &Context) -> ParameterValue;
    /// Calls `visit` for the types and attributes in all parameters.
    fn visit(&self, visit: &mut dyn FnMut(SubElement));
    /// Calls `visit` for the types and attributes in one parameter.
    fn visit_one(&self, index: usize, visit: &mut dyn FnMut(SubElement));
    /// Returns the parameters with other types and attributes in them.
    fn replaced(&self, replace: &mut dyn FnMut(SubElement) -> SubElement) -> Self;
    /// Returns whether all views among the parameters match their kinds.
    fn fit(&self, context: &Context) -> bool;
    /// Takes over the set mutable parameters of `other`. Returns `false` if one is already set to a different value.
    fn absorb(&self, other: &Self) -> bool;
}

/// The properties of the types and attributes in a list of parameters.
#[doc(hidden)]
#[derive(Debug)]
pub struct ParameterViews {
    /// The first parameter; `None` if it is neither a type nor an attribute.
    pub(super) first: Option<&'static ViewInfo>,
    pub(super) rest: Option<&'static ParameterViews>,
}

impl Parameters for () {
    type Refs<'a> = ();
    type Slots = ();
    const VIEWS: Option<&'static ParameterViews> = None;
    const KINDS: Option<&'static ParameterKinds> = None;
    const SYNTAX: Option<&'static ParameterList> = None;
    const ENDS: Option<&'static ParameterEnds> = None;
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
    fn value(&self, _: usize, _: &Context) -> ParameterValue {
        ParameterValue::Absent
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
    const VIEWS: Option<&'static ParameterViews> = Some(&ParameterViews { first: H::VIEW, rest: T::VIEWS });
    const KINDS: Option<&'static ParameterKinds> = Some(&ParameterKinds { first: H::KIND, rest: T::KINDS });
    const SYNTAX: Option<&'static ParameterList> =
        Some(&ParameterList { first: ParameterSyntax::of::<H>(), rest: T::SYNTAX });
    const ENDS: Option<&'static ParameterEnds> = Some(&ParameterEnds::of::<H>(T::ENDS));
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
    fn value(&self, index: usize, context: &Context) -> ParameterValue {
        match index.checked_sub(1) {
            Some(rest) => self.1.value(rest, context),
            None => H::to_dynamic(self.0.lend(), context),
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

/// Type-erased slots for parameters being parsed.
pub trait SlotList: Any {
    /// Parses a parameter.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    fn parse(&mut self, index: usize, parser: &mut AsmParser<'_>) -> ParseResult<()>;
    /// Parses a parameter, if one is next. Returns whether it was.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    fn parse_optional(&mut self, index: usize, parser: &mut AsmParser<'_>) -> ParseResult<bool>;
    /// Returns whether a parameter was parsed.
    fn is_set(&self, index: usize) -> bool;
    /// Returns whether a parameter was parsed and equals this value.
    fn equals(&self, index: usize, value: &dyn Any) -> bool;
    /// Sets a parameter. Does nothing if the value has another type.
    fn set(&mut self, index: usize, value: Box<dyn Any>);
    /// Sets a parameter to a value without its Rust type.
    ///
    /// # Errors
    /// Returns an error if the value does not fit.
    fn set_value(&mut self, index: usize, value: &ParameterValue, context: &Arc<Context>) -> Result<(), ValueMismatch>;
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
    fn set_value(&mut self, _: usize, _: &ParameterValue, _: &Arc<Context>) -> Result<(), ValueMismatch> {
        Ok(())
    }
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
    fn set_value(&mut self, index: usize, value: &ParameterValue, context: &Arc<Context>) -> Result<(), ValueMismatch> {
        match index.checked_sub(1) {
            Some(rest) => return self.1.set_value(rest, value, context),
            None => self.0 = Some(H::from_dynamic(value, context)?),
        }
        Ok(())
    }
}

/// A type-erased list of parameters.
pub trait Storage: Any + fmt::Debug + Send + Sync {
    /// Returns whether the other list has the same types and values, except for `mutable` ones.
    fn same(&self, other: &dyn Storage) -> bool;
    /// Hashes the parameters.
    fn hash(&self, state: &mut SeededHasher);
    /// Prints a parameter.
    fn print(&self, index: usize, qualified: bool, printer: &mut AsmPrinter<'_>);
    /// Returns whether a parameter equals this value.
    fn equals(&self, index: usize, value: &dyn Any) -> bool;
    /// Returns the value of a parameter without its Rust type.
    fn value(&self, index: usize, context: &Context) -> ParameterValue;
    /// Calls `visit` for the types and attributes in all parameters.
    fn visit(&self, visit: &mut dyn FnMut(SubElement));
    /// Calls `visit` for the types and attributes in one parameter.
    fn visit_one(&self, index: usize, visit: &mut dyn FnMut(SubElement));
    /// Returns the parameters with other types and attributes in them.
    fn replaced(&self, replace: &mut dyn FnMut(SubElement) -> SubElement) -> Arc<dyn Storage>;
    /// Returns whether all views among the parameters match their kinds.
    fn fit(&self, context: &Context) -> bool;
    /// Takes over the set mutable parameters of `other`. Returns `false` if one is already set to a different value.
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
    fn value(&self, index: usize, context: &Context) -> ParameterValue {
        Parameters::value(self, index, context)
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

/// The data of a dialect's type or attribute: its definition and parameters.
#[derive(Clone)]
pub struct DefData {
    schema: &'static DefSchema,
    parameters: Arc<dyn Storage>,
}

impl DefData {
    pub(super) fn new(schema: &'static DefSchema, parameters: Arc<dyn Storage>) -> Self {
        Self { schema, parameters }
    }

    /// Returns the definition.
    #[inline]
    pub fn schema(&self) -> &'static DefSchema {
        self.schema
    }

    /// Returns the parameters.
    #[inline]
    pub fn parameters(&self) -> &dyn Storage {
        &*self.parameters
    }

    /// Returns whether the definition is `schema`.
    #[inline]
    pub fn is_of(&self, schema: &'static DefSchema) -> bool {
        std::ptr::eq(self.schema, schema)
    }

    /// Returns the parameters with their types, if they belong to the definition `L`.
    #[inline]
    pub fn parameters_as<L: Parameters>(&self) -> Option<&L> {
        same_list(&*self.parameters)
    }

    /// Returns the type of the attribute, if a parameter holds it and it is not `none`.
    pub(crate) fn self_type(&self) -> Option<Type> {
        let index = self.schema.parameters.iter().position(|parameter| parameter.self_type.is_some())?;
        let mut found = None;
        self.parameters.visit_one(index, &mut |element| found = element.as_type());
        found.filter(|ty| *ty != Type::NONE)
    }

    /// Returns whether a parameter has its default value, or is mutable and unset.
    pub(crate) fn is_elided(&self, index: usize, context: &Context) -> bool {
        let default = self.schema.parameters.get(index).and_then(|parameter| parameter.default);
        default.is_some_and(|default| self.parameters.equals(index, &*default(context)))
    }

    /// Returns the type or attribute of the same definition with other types and attributes in it; `None` if the
    /// definition does not allow that, and for `mutable` ones, which have an identity.
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

/// Returns the hash of a type or attribute of a definition, from its parameters.
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
