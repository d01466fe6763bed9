//! Parameters that are set after the type or attribute was created.

use std::fmt;
use std::sync::{Arc, OnceLock};

use ods_num::hash::SeededHasher;

use crate::context::Context;
use crate::schema::{Continuation, End, First, Opening};
use crate::sub_elements::SubElement;
use crate::text::{AsmParser, AsmPrinter, ParseResult};

use super::{Parameter, ParameterKind, ParameterValue, ValueMismatch};

/// A parameter that is set once, after the type was created, and is not part of its identity: `#[param(mutable)]`.
pub struct Mutable<T>(OnceLock<T>);

/// Prints whether it is set, but not its value. It thus needs no bounds on `T`, for which the compiler would report a
/// second error if `T` is not a parameter.
impl<T> fmt::Debug for Mutable<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.get().is_some() { "Mutable(..)" } else { "Mutable(<unset>)" })
    }
}

impl<T: Parameter> Mutable<T> {
    /// Sets the value. Returns `false` if a different one is already set.
    pub fn set(&self, value: T) -> bool {
        match self.0.set(value) {
            Ok(()) => true,
            Err(value) => self.0.get().is_some_and(|known| T::same(known.lend(), value.lend())),
        }
    }
}

impl<T> Default for Mutable<T> {
    fn default() -> Self {
        Self(OnceLock::new())
    }
}

impl<T: Parameter> Parameter for Mutable<T> {
    type Ref<'a> = Option<T::Ref<'a>>;
    fn lend(&self) -> Self::Ref<'_> {
        self.0.get().map(T::lend)
    }
    fn own(value: Self::Ref<'_>) -> Self {
        Self(value.map_or_else(OnceLock::new, |value| OnceLock::from(T::own(value))))
    }
    fn same(_: Self::Ref<'_>, _: Self::Ref<'_>) -> bool {
        true
    }
    fn hash(_: Self::Ref<'_>, _: &mut SeededHasher) {}
    fn read(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        Ok(Self(OnceLock::from(T::read(parser)?)))
    }
    fn write(value: Self::Ref<'_>, printer: &mut AsmPrinter<'_>) {
        value.into_iter().for_each(|value| T::write(value, printer));
    }
    fn write_qualified(value: Self::Ref<'_>, printer: &mut AsmPrinter<'_>) {
        value.into_iter().for_each(|value| T::write_qualified(value, printer));
    }
    fn visit(value: Self::Ref<'_>, visit: &mut dyn FnMut(SubElement)) {
        value.into_iter().for_each(|value| T::visit(value, visit));
    }
    const IS_LIST: bool = T::IS_LIST;
    const OPENING: Opening<'static> = Opening::Unknown;
    // `None` would be indistinguishable from an unset value.
    const HAS_OPTIONS: bool = T::IS_OPTION || T::HAS_OPTIONS;
    const FIRST: &'static [First<'static>] = T::FIRST;
    const TAKES: &'static [First<'static>] = T::TAKES;
    const CONTINUATION: &'static [Continuation<'static>] = T::CONTINUATION;
    const ABSENT: &'static [Continuation<'static>] = T::ABSENT;
    const END: End = T::END;
    const HAS_COMMAS: bool = T::HAS_COMMAS;
    fn is_default(value: Self::Ref<'_>, default: Self::Ref<'_>) -> bool {
        value.is_none() && default.is_none()
    }
    const KIND: ParameterKind = <Option<T> as Parameter>::KIND;
    fn to_dynamic(value: Self::Ref<'_>, context: &Context) -> ParameterValue {
        <Option<T> as Parameter>::to_dynamic(value, context)
    }
    fn from_dynamic(value: &ParameterValue, context: &Arc<Context>) -> Result<Self, ValueMismatch> {
        let value = <Option<T> as Parameter>::from_dynamic(value, context)?;
        Ok(Self(value.map_or_else(OnceLock::new, OnceLock::from)))
    }
    fn absorb(&self, other: &Self) -> bool {
        other.0.get().is_none_or(|value| self.set(T::own(value.lend())))
    }
}
