//! Dense arrays as parameters: their text is `[1, 2]`.

use std::sync::Arc;

use crate::Context;
use crate::attributes::{DenseArrayElement, DenseArrayOf};
use crate::entity::Attribute;
use crate::schema::{First, Parameter, ParameterKind, ParameterValue, ValueMismatch};
use crate::text::{AsmParser, AsmPrinter, ParseResult};

use super::checks::Constrained;

impl<T: DenseArrayElement> Parameter for DenseArrayOf<T> {
    crate::__parameter_by_value!(hashed);
    const FIRST: &'static [First<'static>] = &[First::Literal("[")];
    const IS_OPTIONAL: bool = true;

    fn read(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        parser.dense_array_in_brackets(T::TYPE).map(Self::of_elements)
    }

    fn read_optional(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self>> {
        if parser.at_punctuation("[") { Self::read(parser).map(Some) } else { Ok(None) }
    }

    fn write(value: Self, printer: &mut AsmPrinter<'_>) {
        printer.dense_array_in_brackets(value.array());
    }

    const KIND: ParameterKind = ParameterKind::Attribute("DenseArrayAttr");

    fn to_dynamic(value: Self, _: &Context) -> ParameterValue {
        ParameterValue::Attribute(value.into())
    }

    fn from_dynamic(value: &ParameterValue, context: &Arc<Context>) -> Result<Self, ValueMismatch> {
        let array = crate::rt::view_of_dynamic(value, context)?;
        Self::new(context, array).ok_or(ValueMismatch::Kind)
    }
}

impl<T: DenseArrayElement> Constrained<Attribute> for DenseArrayOf<T> {
    fn all(value: Self, holds: &mut dyn FnMut(Attribute) -> bool) -> bool {
        holds(value.into())
    }
}
