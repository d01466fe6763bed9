//! Verification of constants and casts beyond their constraints.

use ods::prelude::*;
use ods::text::type_to_string;

use super::{BitcastOp, ConstantOp};

impl ConstantOp {
    pub(super) fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let error = |message: &str| Err(ir.op_error(self, message));
        let context = ir.context();
        let [real, imaginary] = self.value_attr(ir).elements(context) else {
            return error("requires 'value' to be a complex constant, represented as array of two values");
        };
        let (Some(real), Some(imaginary)) = (number_type(*real, context), number_type(*imaginary, context)) else {
            return error("requires attribute's elements to be float or integer attributes");
        };
        let element = element_type(ir.value_type(self.complex(ir)), context);
        if (real, imaginary) == (element, element) {
            return Ok(());
        }
        let [real, imaginary, element] = [real, imaginary, element].map(|ty| type_to_string(context, ty));
        error(&format!(
            "requires attribute's element types ('{real}', '{imaginary}') to match the element type of the op's return \
             type ('{element}')"
        ))
    }
}

impl ConstantOp {
    /// Returns whether a constant may have this value and type: an array of two numbers of the type's element type.
    pub fn is_buildable_with(context: &Context, value: Attribute, ty: Type) -> bool {
        let Some(complex) = ty.cast::<ComplexType>(context) else { return false };
        let parts = value.cast::<ArrayAttr>(context).map(|parts| parts.elements(context));
        let fits = |part: &Attribute| number_type(*part, context) == Some(complex.element_type(context));
        parts.is_some_and(|parts| parts.len() == 2 && parts.iter().all(fits))
    }

    /// Creates a constant, if one may have this value and type.
    pub fn materialize(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Self> {
        let value = value.cast::<ArrayAttr>(b.context()).filter(|_| Self::is_buildable_with(b.context(), value, ty))?;
        b.insert(ConstantOp::new(value, ty)).ok()
    }
}

impl BitcastOp {
    pub(super) fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let error = |message| Err(ir.op_error(self, message));
        let context = ir.context();
        let [operand, result] = [self.operand(ir), self.result(ir)].map(|value| ir.value_type(value));
        if operand == result {
            return Ok(());
        }
        let is_complex = |ty: Type| ty.isa::<ComplexType>(context);
        let is_number = |ty| is_complex(ty) || width(ty, context).is_some();
        if !is_number(operand) {
            return error("operand must be int/float/complex");
        }
        if !is_number(result) {
            return error("result must be int/float/complex");
        }
        if is_complex(operand) == is_complex(result) {
            return error("requires that either input or output has a complex type");
        }
        if width(operand, context) != width(result, context) {
            return error("casting bitwidths do not match");
        }
        Ok(())
    }
}

/// Returns the element type of a complex type, or another type unchanged.
pub(super) fn element_type(ty: Type, context: &Context) -> Type {
    ty.cast::<ComplexType>(context).map_or(ty, |ty| ty.element_type(context))
}

/// Returns the type of an integer or float attribute.
fn number_type(attribute: Attribute, context: &Context) -> Option<Type> {
    let float = attribute.cast::<FloatAttr>(context).map(|float| float.ty(context));
    float.or_else(|| attribute.cast::<IntegerAttr>(context).map(|integer| integer.ty(context)))
}

/// Returns the bit width of a number of the type.
fn width(ty: Type, context: &Context) -> Option<u32> {
    if let Some(complex) = ty.cast::<ComplexType>(context) {
        return width(complex.element_type(context), context).map(|width| width.saturating_mul(2));
    }
    let float = ty.cast::<FloatType>(context).map(|float| float.format(context).bits());
    float.or_else(|| ty.cast::<IntegerType>(context).map(|integer| integer.width(context)))
}
