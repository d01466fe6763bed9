//! Conversions between types of numbers, which the bodies of named operations contain. Follows MLIR's
//! `convertScalarToDtype`.

use ods::prelude::*;

use super::TypeFn;
use ods_arith::arith;
use ods_arith::complex;

/// Creates a conversion of the number to the type. Returns the number itself if it has this type already, or if there
/// is no such conversion.
pub(super) fn convert(b: &mut OpBuilder<'_>, value: Value, to: Type, how: TypeFn) -> Result<Value, BuildError> {
    if b.type_of(value) == to {
        return Ok(value);
    }
    let context = b.context();
    if to.isa::<IntegerType>(context) {
        to_integer(b, value, to, how)
    } else if to.isa::<FloatType>(context) {
        to_float(b, value, to, how)
    } else if let Some(to) = to.cast::<ComplexType>(context) {
        to_complex(b, value, to, how)
    } else {
        Ok(value)
    }
}

fn width(b: &OpBuilder<'_>, ty: Type) -> u32 {
    ty.data(b.context()).int_or_float_width().unwrap_or(0)
}

fn to_integer(b: &mut OpBuilder<'_>, value: Value, to: Type, how: TypeFn) -> Result<Value, BuildError> {
    let from = b.type_of(value);
    if from.isa::<FloatType>(b.context()) {
        return match how {
            TypeFn::CastSigned => b.value(arith::FPToSIOp::new(value, to)),
            TypeFn::CastUnsigned => b.value(arith::FPToUIOp::new(value, to)),
        };
    }
    if from == Type::INDEX {
        return b.value(arith::IndexCastOp::new(value, to));
    }
    if !from.isa::<IntegerType>(b.context()) {
        return Ok(value);
    }
    match width(b, to).cmp(&width(b, from)) {
        std::cmp::Ordering::Less => b.value(arith::TruncIOp::new(value, to)),
        std::cmp::Ordering::Equal => Ok(value),
        std::cmp::Ordering::Greater => match how {
            TypeFn::CastSigned => b.value(arith::ExtSIOp::new(value, to)),
            TypeFn::CastUnsigned => b.value(arith::ExtUIOp::new(value, to)),
        },
    }
}

fn to_float(b: &mut OpBuilder<'_>, value: Value, to: Type, how: TypeFn) -> Result<Value, BuildError> {
    let from = b.type_of(value);
    if from.isa::<IntegerType>(b.context()) {
        return match how {
            TypeFn::CastSigned => b.value(arith::SIToFPOp::new(value, to)),
            TypeFn::CastUnsigned => b.value(arith::UIToFPOp::new(value, to)),
        };
    }
    if from.isa::<FloatType>(b.context()) { resize(b, value, to) } else { Ok(value) }
}

/// Extends or truncates a float. Floats of the same width stay as they are.
fn resize(b: &mut OpBuilder<'_>, value: Value, to: Type) -> Result<Value, BuildError> {
    match width(b, to).cmp(&width(b, b.type_of(value))) {
        std::cmp::Ordering::Less => b.value(arith::TruncFOp::new(value, to)),
        std::cmp::Ordering::Equal => Ok(value),
        std::cmp::Ordering::Greater => b.value(arith::ExtFOp::new(value, to)),
    }
}

fn to_complex(b: &mut OpBuilder<'_>, value: Value, to: ComplexType, how: TypeFn) -> Result<Value, BuildError> {
    let context = b.context();
    let (from, part) = (b.type_of(value), to.element_type(context));
    if !part.isa::<FloatType>(context) {
        return Ok(value);
    }
    let is_complex = from.cast::<ComplexType>(context);
    if is_complex.is_some_and(|from| from.element_type(context).isa::<FloatType>(context)) {
        let (real, imaginary) = (b.value(complex::ReOp::new(value))?, b.value(complex::ImOp::new(value))?);
        let (real, imaginary) = (resize(b, real, part)?, resize(b, imaginary, part)?);
        return b.value(complex::CreateOp::new(real, imaginary, to));
    }
    if !from.isa::<FloatType>(context) && !from.isa::<IntegerType>(context) {
        return Ok(value);
    }
    let real = to_float(b, value, part, how)?;
    let zero = b.value(arith::ConstantOp::float(part, 0.0))?;
    b.value(complex::CreateOp::new(real, zero, to))
}
