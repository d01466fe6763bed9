//! Bodies of named operations: one function of elements each.

use ods::prelude::*;

use super::convert::convert;
use super::{BinaryFn, ElementFn, IndexOp, TernaryFn, TypeFn, UnaryFn, YieldOp};
use ods_arith::arith;
use ods_arith::complex;
use ods_arith::math;

/// The body of a named operation: the function from elements of the operands to elements of the results.
#[derive(Clone, Copy, Debug)]
pub enum Payload {
    /// A function of the inputs.
    Of(ElementFn),
    /// The input.
    First,
    /// The input, converted to the type of the output.
    Converted,
    /// The output plus the product of both inputs.
    MultiplyAdd,
    /// The same, with conversions of signed integers in any case.
    SignedMultiplyAdd,
    /// The output plus the product of the first two inputs, from which the other two, the zero points, are subtracted.
    QuantizedMultiplyAdd,
    /// A function of the output and the first input; the second input only has a shape.
    Pool(TypeFn, BinaryFn),
    /// A pseudorandom number between the first two inputs, determined by the third one and the indices.
    Random,
}

/// A function that creates a body, given the arguments of its block and the attributes of the operation. An error is a
/// message.
pub type BuildPayload = fn(&mut OpBuilder<'_>, &[Value], &[NamedAttribute]) -> Result<(), String>;

impl Payload {
    /// Returns the number of arguments, if it does not depend on the operands.
    pub(super) const fn num_arguments(self) -> usize {
        match self {
            Self::Of(function) => function.arity() + 1,
            Self::First | Self::Converted => 2,
            Self::MultiplyAdd | Self::SignedMultiplyAdd | Self::Pool(..) => 3,
            Self::Random => 4,
            Self::QuantizedMultiplyAdd => 5,
        }
    }

    /// Creates the body. The attribute `cast` determines conversions that the payload leaves open.
    ///
    /// # Errors
    /// Returns a message if the number or the types of the arguments do not fit.
    pub fn build(
        self,
        b: &mut OpBuilder<'_>,
        arguments: &[Value],
        attributes: &[NamedAttribute],
    ) -> Result<(), String> {
        if arguments.len() != self.num_arguments() {
            return Err(format!("expects {} arguments, got {}", self.num_arguments(), arguments.len()));
        }
        let out = arguments[arguments.len() - 1];
        let to = b.type_of(out);
        let cast = cast_of(b.context(), attributes);
        let result = match self {
            Self::Of(function) => apply(b, function, &arguments[..arguments.len() - 1])?,
            Self::First => arguments[0],
            Self::Converted => converted(b, arguments[0], to, cast)?,
            Self::MultiplyAdd => multiply_add(b, (arguments[0], arguments[1]), out, cast)?,
            Self::SignedMultiplyAdd => multiply_add(b, (arguments[0], arguments[1]), out, TypeFn::CastSigned)?,
            Self::QuantizedMultiplyAdd => {
                let lhs = shifted(b, arguments[0], arguments[2], to)?;
                let rhs = shifted(b, arguments[1], arguments[3], to)?;
                let product = binary(b, BinaryFn::Mul, lhs, rhs)?;
                binary(b, BinaryFn::Add, out, product)?
            }
            Self::Pool(cast, function) => {
                let element = converted(b, arguments[0], to, cast)?;
                binary(b, function, out, element)?
            }
            Self::Random => random(b, arguments, to)?,
        };
        b.insert(YieldOp::new([result])).map_err(text)?;
        Ok(())
    }
}

/// Returns the conversion that the attribute `cast` requests.
fn cast_of(context: &Context, attributes: &[NamedAttribute]) -> TypeFn {
    let cast = attributes.iter().find(|entry| context.str(entry.name) == "cast");
    let cast = cast.and_then(|entry| entry.value.cast::<super::TypeFnAttr>(context));
    cast.map_or(TypeFn::CastSigned, |cast| cast.value(context))
}

fn text(error: BuildError) -> String {
    error.to_string()
}

fn converted(b: &mut OpBuilder<'_>, value: Value, to: Type, how: TypeFn) -> Result<Value, String> {
    convert(b, value, to, how).map_err(text)
}

fn multiply_add(b: &mut OpBuilder<'_>, (lhs, rhs): (Value, Value), out: Value, cast: TypeFn) -> Result<Value, String> {
    let to = b.type_of(out);
    let lhs = converted(b, lhs, to, cast)?;
    let rhs = converted(b, rhs, to, cast)?;
    let product = binary(b, BinaryFn::Mul, lhs, rhs)?;
    binary(b, BinaryFn::Add, out, product)
}

/// Returns the difference of a number and its zero point.
fn shifted(b: &mut OpBuilder<'_>, value: Value, zero: Value, to: Type) -> Result<Value, String> {
    let value = converted(b, value, to, TypeFn::CastSigned)?;
    let zero = converted(b, zero, to, TypeFn::CastSigned)?;
    binary(b, BinaryFn::Sub, value, zero)
}

/// Creates the function of these arguments; their number must be its arity.
pub(super) fn apply(b: &mut OpBuilder<'_>, function: ElementFn, arguments: &[Value]) -> Result<Value, String> {
    match (function, arguments) {
        (ElementFn::Unary(function), [x]) => unary(b, function, *x),
        (ElementFn::Binary(function), [x, y]) => binary(b, function, *x, *y),
        (ElementFn::Ternary(TernaryFn::Select), [condition, x, y]) => {
            b.value(arith::SelectOp::new(*condition, *x, *y)).map_err(text)
        }
        (ElementFn::Unary(_) | ElementFn::Binary(_) | ElementFn::Ternary(_), _) => {
            Err(format!("expects {} arguments, got {}", function.arity(), arguments.len()))
        }
    }
}

fn unary(b: &mut OpBuilder<'_>, function: UnaryFn, x: Value) -> Result<Value, String> {
    let ty = b.type_of(x);
    if !ty.isa::<FloatType>(b.context()) {
        return Err("unsupported non numeric type".into());
    }
    let result = match function {
        UnaryFn::Exp => b.value(math::ExpOp::new(x)),
        UnaryFn::Log => b.value(math::LogOp::new(x)),
        UnaryFn::Abs => b.value(math::AbsFOp::new(x)),
        UnaryFn::Ceil => b.value(math::CeilOp::new(x)),
        UnaryFn::Floor => b.value(math::FloorOp::new(x)),
        UnaryFn::NegF => b.value(arith::NegFOp::new(x)),
        UnaryFn::Reciprocal => {
            let one = b.value(arith::ConstantOp::float(ty, 1.0)).map_err(text)?;
            b.value(arith::DivFOp::new(one, x))
        }
        UnaryFn::Round => b.value(math::RoundOp::new(x)),
        UnaryFn::Sqrt => b.value(math::SqrtOp::new(x)),
        UnaryFn::Rsqrt => b.value(math::RsqrtOp::new(x)),
        UnaryFn::Square => b.value(arith::MulFOp::new(x, x)),
        UnaryFn::Tanh => b.value(math::TanhOp::new(x)),
        UnaryFn::Erf => b.value(math::ErfOp::new(x)),
    };
    result.map_err(text)
}

/// The kind of numbers that a function of two numbers works on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Numbers {
    Complex,
    Float,
    Bool,
    Integer,
}

impl Numbers {
    /// Returns the kind of both values; `None` if they are of different kinds, or not numbers.
    fn of(b: &OpBuilder<'_>, x: Value, y: Value) -> Option<Self> {
        let (context, x, y) = (b.context(), b.type_of(x), b.type_of(y));
        if x.isa::<ComplexType>(context) && y.isa::<ComplexType>(context) {
            Some(Self::Complex)
        } else if x.isa::<FloatType>(context) && y.isa::<FloatType>(context) {
            Some(Self::Float)
        } else if x.isa::<IntegerType>(context) && y.isa::<IntegerType>(context) {
            let is_bool = |ty: Type| ty.data(context).integer_width() == Some(1);
            Some(if is_bool(x) && is_bool(y) { Self::Bool } else { Self::Integer })
        } else {
            None
        }
    }
}

fn binary(b: &mut OpBuilder<'_>, function: BinaryFn, x: Value, y: Value) -> Result<Value, String> {
    let Some(numbers) = Numbers::of(b, x, y) else {
        let [x, y] = [x, y].map(|value| ods::text::type_to_string(b.context(), b.type_of(value)));
        return Err(format!(
            "Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got '{x}' and '{y}'"
        ));
    };
    let unsupported = |what: &str| Err(format!("unsupported operation: {what}"));
    let result = match (function, numbers) {
        (BinaryFn::Add, Numbers::Complex) => b.value(complex::AddOp::new(x, y)),
        (BinaryFn::Add, Numbers::Float) => b.value(arith::AddFOp::new(x, y)),
        (BinaryFn::Add, Numbers::Bool) => b.value(arith::OrIOp::new(x, y)),
        (BinaryFn::Add, Numbers::Integer) => b.value(arith::AddIOp::new(x, y)),
        (BinaryFn::Sub, Numbers::Complex) => b.value(complex::SubOp::new(x, y)),
        (BinaryFn::Sub, Numbers::Float) => b.value(arith::SubFOp::new(x, y)),
        (BinaryFn::Sub, Numbers::Bool) => return unsupported("sub with bools"),
        (BinaryFn::Sub, Numbers::Integer) => b.value(arith::SubIOp::new(x, y)),
        (BinaryFn::Mul, Numbers::Complex) => b.value(complex::MulOp::new(x, y)),
        (BinaryFn::Mul, Numbers::Float) => b.value(arith::MulFOp::new(x, y)),
        (BinaryFn::Mul, Numbers::Bool) => b.value(arith::AndIOp::new(x, y)),
        (BinaryFn::Mul, Numbers::Integer) => b.value(arith::MulIOp::new(x, y)),
        (BinaryFn::Div, Numbers::Complex) => b.value(complex::DivOp::new(x, y)),
        (BinaryFn::Div, Numbers::Float) => b.value(arith::DivFOp::new(x, y)),
        (BinaryFn::Div, Numbers::Bool) => return unsupported("div with bools"),
        (BinaryFn::Div, Numbers::Integer) => b.value(arith::DivSIOp::new(x, y)),
        (BinaryFn::DivUnsigned, Numbers::Integer) => b.value(arith::DivUIOp::new(x, y)),
        (BinaryFn::DivUnsigned, Numbers::Complex | Numbers::Float | Numbers::Bool) => {
            return unsupported("unsigned div not on uint");
        }
        (BinaryFn::MaxSigned, Numbers::Float) => b.value(arith::MaximumFOp::new(x, y)),
        (BinaryFn::MaxSigned, Numbers::Bool | Numbers::Integer) => b.value(arith::MaxSIOp::new(x, y)),
        (BinaryFn::MaxSigned, Numbers::Complex) => return unsupported("max of complex numbers"),
        (BinaryFn::MinSigned, Numbers::Float) => b.value(arith::MinimumFOp::new(x, y)),
        (BinaryFn::MinSigned, Numbers::Bool | Numbers::Integer) => b.value(arith::MinSIOp::new(x, y)),
        (BinaryFn::MinSigned, Numbers::Complex) => return unsupported("min of complex numbers"),
        (BinaryFn::MaxUnsigned, Numbers::Integer) => b.value(arith::MaxUIOp::new(x, y)),
        (BinaryFn::MaxUnsigned, Numbers::Complex | Numbers::Float | Numbers::Bool) => {
            return unsupported("unsigned max not on uint");
        }
        (BinaryFn::MinUnsigned, Numbers::Integer) => b.value(arith::MinUIOp::new(x, y)),
        (BinaryFn::MinUnsigned, Numbers::Complex | Numbers::Float | Numbers::Bool) => {
            return unsupported("unsigned min not on uint");
        }
        (BinaryFn::PowF, Numbers::Float) => b.value(math::PowFOp::new(x, y)),
        (BinaryFn::PowF, Numbers::Complex | Numbers::Bool | Numbers::Integer) => {
            return unsupported("powf not on floats");
        }
    };
    result.map_err(text)
}

/// The multiplier and the increment of a linear congruential generator, and half of its range.
const GENERATOR: (i64, i64, i64) = (1_103_515_245, 12_345, 2_147_483_647);

/// Creates two steps of a linear congruential generator, seeded with the third argument and the indices.
fn random(b: &mut OpBuilder<'_>, arguments: &[Value], to: Type) -> Result<Value, String> {
    let (low, high, seed) = (arguments[0], arguments[1], arguments[2]);
    let half = constant(b, GENERATOR.2)?;
    let half = converted(b, half, Type::F64, TypeFn::CastSigned)?;
    let column = index(b, 1)?;
    let row = index(b, 0)?;
    let start = binary(b, BinaryFn::Add, row, seed)?;
    let first = step(b, start)?;
    let next = binary(b, BinaryFn::Add, column, first)?;
    let second = step(b, next)?;
    let number = converted(b, second, Type::F64, TypeFn::CastSigned)?;
    let number = binary(b, BinaryFn::Add, half, number)?;
    let range = binary(b, BinaryFn::Sub, high, low)?;
    let unit = b.value(arith::ConstantOp::float(Type::F64, 2.328_306_4e-10)).map_err(text)?;
    let scale = binary(b, BinaryFn::Mul, range, unit)?;
    let scaled = binary(b, BinaryFn::Mul, number, scale)?;
    let shifted = binary(b, BinaryFn::Add, scaled, low)?;
    converted(b, shifted, to, TypeFn::CastSigned)
}

fn constant(b: &mut OpBuilder<'_>, value: i64) -> Result<Value, String> {
    b.value(arith::ConstantOp::integer(Type::I64, value)).map_err(text)
}

fn index(b: &mut OpBuilder<'_>, dim: i64) -> Result<Value, String> {
    let index = b.value(IndexOp::new(dim)).map_err(text)?;
    converted(b, index, Type::I32, TypeFn::CastSigned)
}

fn step(b: &mut OpBuilder<'_>, number: Value) -> Result<Value, String> {
    let factor = constant(b, GENERATOR.0)?;
    let factor = converted(b, factor, Type::I32, TypeFn::CastSigned)?;
    let product = binary(b, BinaryFn::Mul, number, factor)?;
    let increment = constant(b, GENERATOR.1)?;
    let increment = converted(b, increment, Type::I32, TypeFn::CastSigned)?;
    binary(b, BinaryFn::Add, product, increment)
}
