//! A dialect's own shaped type is shaped for the library's constraints and traits, as with MLIR's
//! `ShapedTypeInterface`.

use ods::prelude::*;

use super::{accepted, of_types, rejected};

/// The operations of this file.
#[dialect(extends = super::Test, ops(ReshapedOp), types(DotType, GridType))]
pub struct Operations;

mod sizes {
    use ods::prelude::*;

    pub fn parse(parser: &mut AsmParser<'_>) -> ParseResult<(Vec<i64>, Type)> {
        Ok((parser.parse_dimensions()?, parser.parse_type()?))
    }
    pub fn print(printer: &mut AsmPrinter<'_>, sizes: &[i64], element: Type) {
        printer.print_dimensions(sizes);
        printer.print_type(element);
    }
}

/// A grid.
#[type_def(super::Test, "grid", format("<" custom<sizes>($sizes, $element) ">"), interfaces(ShapedTypeInterface))]
pub struct GridType {
    sizes: Vec<i64>,
    element: Type,
}

impl ShapedTypeInterface for GridType {
    fn element_type(&self, context: &Context) -> Type {
        self.element(context)
    }
    fn shape<'a>(&self, context: &'a Context) -> Option<&'a [i64]> {
        Some(self.sizes(context))
    }
    fn clone_with(&self, context: &Context, shape: Option<&[i64]>, element: Type) -> Option<Type> {
        let shape = shape.unwrap_or(self.sizes(context));
        Some(Self::get(context, shape, element).into())
    }
}

constraint! {
    /// shaped of floats
    pub FloatShaped: Type = And(AnyShaped, ElementType(AnyFloat));
}

/// Of one shape.
#[op(super::Test, "reshaped", traits(SameOperandsAndResultShape, AllElementTypesMatch(from, to)))]
pub struct ReshapedOp {
    #[operand]
    from: AnyShaped,
    #[result]
    to: FloatShaped,
}

#[test]
fn dialect_types_can_be_shaped() {
    accepted(&of_types("reshaped", &["!test.grid<2x3xf32>"], &["tensor<2x3xf32>"]));
    accepted(&of_types("reshaped", &["tensor<2x3xf32>"], &["!test.grid<2x3xf32>"]));
    let grid = "!test.grid<2x3xi32>";
    let message = format!("'test.reshaped' op result #0 must be shaped of floats, but got '{grid}'");
    rejected(&of_types("reshaped", &[grid], &[grid]), &message);
    let shape = "'test.reshaped' op requires the same shape for all operands and results";
    rejected(&of_types("reshaped", &["!test.grid<2x4xf32>"], &["tensor<2x3xf32>"]), shape);
    let element = "'test.reshaped' op failed to verify that all of {from, to} have same element type";
    rejected(&of_types("reshaped", &["!test.grid<2x3xf64>"], &["!test.grid<2x3xf32>"]), element);
    // Without the interface, a type has no shape.
    let message = "'test.reshaped' op operand #0 must be shaped of any type values, but got '!test.dot'";
    rejected(&of_types("reshaped", &["!test.dot"], &["!test.grid<2x3xf32>"]), message);
}

/// No grid.
#[type_def(super::Test, "dot", format())]
pub struct DotType {}
