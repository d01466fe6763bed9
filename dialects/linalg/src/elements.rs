//! Named operations that compute each element of the output by itself.
//!
//! Inputs have the shape of the output, or are scalars.

use ods::prelude::*;

use super::canonicalize::{EraseSelfCopy, FoldFillWithCopy};
use super::structure::{Loops, Structure};
use super::{BinaryFn, ElementFn, FillOpInterface, Payload, TernaryFn, TypeFn, UnaryFn};

const fn structure(payload: Payload) -> Structure {
    Structure { loops: Loops::OfOutput, payload }
}

const fn unary(function: UnaryFn) -> Structure {
    structure(Payload::Of(ElementFn::Unary(function)))
}

const fn binary(function: BinaryFn) -> Structure {
    structure(Payload::Of(ElementFn::Binary(function)))
}

const COPY: Structure = structure(Payload::Converted);
const EXP: Structure = unary(UnaryFn::Exp);
const LOG: Structure = unary(UnaryFn::Log);
const ABS: Structure = unary(UnaryFn::Abs);
const CEIL: Structure = unary(UnaryFn::Ceil);
const FLOOR: Structure = unary(UnaryFn::Floor);
const NEGF: Structure = unary(UnaryFn::NegF);
const RECIPROCAL: Structure = unary(UnaryFn::Reciprocal);
const ROUND: Structure = unary(UnaryFn::Round);
const SQRT: Structure = unary(UnaryFn::Sqrt);
const RSQRT: Structure = unary(UnaryFn::Rsqrt);
const SQUARE: Structure = unary(UnaryFn::Square);
const TANH: Structure = unary(UnaryFn::Tanh);
const ERF: Structure = unary(UnaryFn::Erf);
const ADD: Structure = binary(BinaryFn::Add);
const SUB: Structure = binary(BinaryFn::Sub);
const MUL: Structure = binary(BinaryFn::Mul);
const DIV: Structure = binary(BinaryFn::Div);
const DIV_UNSIGNED: Structure = binary(BinaryFn::DivUnsigned);
const MAX: Structure = binary(BinaryFn::MaxSigned);
const MIN: Structure = binary(BinaryFn::MinSigned);
const POWF: Structure = binary(BinaryFn::PowF);
const SELECT: Structure = structure(Payload::Of(ElementFn::Ternary(TernaryFn::Select)));
const FILL: Structure = structure(Payload::First);

op_family! {
    use super::named::Named;

    /// Copy, with a conversion of numbers
    ///
    /// Elements are converted to the element type of the output; `cast` tells whether integers are signed.
    ///
    /// ```mlir
    /// %0 = linalg.copy ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub CopyOp = Named<COPY>("copy", canonicalize(EraseSelfCopy, FoldFillWithCopy)) {
        #[attr(default = TypeFn::CastSigned)]
        cast: Optional<TypeFn>,
    };

    /// Exponential, of base e
    ///
    /// ```mlir
    /// %0 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub ExpOp = Named<EXP>("exp");

    /// Logarithm, of base e
    ///
    /// ```mlir
    /// %0 = linalg.log ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub LogOp = Named<LOG>("log");

    /// Absolute value
    ///
    /// ```mlir
    /// %0 = linalg.abs ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub AbsOp = Named<ABS>("abs");

    /// Rounding up to an integer
    ///
    /// ```mlir
    /// %0 = linalg.ceil ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub CeilOp = Named<CEIL>("ceil");

    /// Rounding down to an integer
    ///
    /// ```mlir
    /// %0 = linalg.floor ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub FloorOp = Named<FLOOR>("floor");

    /// Negation
    ///
    /// ```mlir
    /// %0 = linalg.negf ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub NegFOp = Named<NEGF>("negf");

    /// Reciprocal
    ///
    /// ```mlir
    /// %0 = linalg.reciprocal ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub ReciprocalOp = Named<RECIPROCAL>("reciprocal");

    /// Rounding to the nearest integer, ties away from zero
    ///
    /// ```mlir
    /// %0 = linalg.round ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub RoundOp = Named<ROUND>("round");

    /// Square root
    ///
    /// ```mlir
    /// %0 = linalg.sqrt ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub SqrtOp = Named<SQRT>("sqrt");

    /// Reciprocal of the square root
    ///
    /// ```mlir
    /// %0 = linalg.rsqrt ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub RsqrtOp = Named<RSQRT>("rsqrt");

    /// Square
    ///
    /// ```mlir
    /// %0 = linalg.square ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub SquareOp = Named<SQUARE>("square");

    /// Hyperbolic tangent
    ///
    /// ```mlir
    /// %0 = linalg.tanh ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub TanhOp = Named<TANH>("tanh");

    /// Error function
    ///
    /// ```mlir
    /// %0 = linalg.erf ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub ErfOp = Named<ERF>("erf");

    /// Sum; of booleans, the disjunction
    ///
    /// ```mlir
    /// %0 = linalg.add ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub AddOp = Named<ADD>("add");

    /// Difference
    ///
    /// ```mlir
    /// %0 = linalg.sub ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub SubOp = Named<SUB>("sub");

    /// Product; of booleans, the conjunction
    ///
    /// ```mlir
    /// %0 = linalg.mul ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub MulOp = Named<MUL>("mul");

    /// Quotient, signed for integers
    ///
    /// ```mlir
    /// %0 = linalg.div ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub DivOp = Named<DIV>("div");

    /// Quotient of unsigned integers
    ///
    /// ```mlir
    /// %0 = linalg.div_unsigned ins(%a, %b : tensor<4x8xi32>, tensor<4x8xi32>)
    ///     outs(%out : tensor<4x8xi32>) -> tensor<4x8xi32>
    /// ```
    pub DivUnsignedOp = Named<DIV_UNSIGNED>("div_unsigned");

    /// Maximum, signed for integers
    ///
    /// ```mlir
    /// %0 = linalg.max ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub MaxOp = Named<MAX>("max");

    /// Minimum, signed for integers
    ///
    /// ```mlir
    /// %0 = linalg.min ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub MinOp = Named<MIN>("min");

    /// Power
    ///
    /// ```mlir
    /// %0 = linalg.powf ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub PowFOp = Named<POWF>("powf");

    /// Choice between the elements of two inputs by the elements of the first, which are booleans
    ///
    /// ```mlir
    /// %0 = linalg.select ins(%c, %a, %b : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%out : tensor<4xf32>)
    ///     -> tensor<4xf32>
    /// ```
    pub SelectOp = Named<SELECT>("select");

    /// Equal elements
    ///
    /// ```mlir
    /// %0 = linalg.fill ins(%zero : f32) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    pub FillOp = Named<FILL>("fill", interfaces(FillOpInterface));
}

impl FillOpInterface for FillOp {}
