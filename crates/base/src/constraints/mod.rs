//! The library of constraints, with MLIR's names and wording.
//!
//! Written with [`constraint!`](crate::constraint), like your own constraints. If MLIR has a class with the name of a
//! constraint (`ArrayAttr`, `FunctionType`), the view in [`crate::attributes`] or [`crate::types`] is the constraint.
//!
//! ```
//! use ods::prelude::*;
//!
//! # /// Matrices.
//! # #[dialect(name = "mat", ops(ScaleOp))]
//! # pub struct Mat;
//! /// Scales a matrix.
//! #[op(Mat, "scale")]
//! pub struct ScaleOp {
//!     #[operand]
//!     matrix: RankedTensorOf<AnyFloat>,
//!     #[attr]
//!     factor: F64Attr,
//!     #[attr]
//!     sizes: Confined<DenseI64ArrayAttr, DenseArrayCount<2>>,
//!     #[result]
//!     scaled: (F32, F64, AnyTensor), // one of these
//! }
//! # fn main() {}
//! ```

mod arrays;
mod attributes;
mod confine;
mod elements;
mod memrefs;
mod regions;
mod shaped;
mod tensors;
mod types;
mod vectors;

pub use arrays::{
    AffineMapArrayAttr, BoolArrayAttr, DenseBoolArrayAttr, DenseF32ArrayAttr, DenseF64ArrayAttr, DenseI8ArrayAttr,
    DenseI16ArrayAttr, DenseI32ArrayAttr, DenseI64ArrayAttr, DictArrayAttr, F32ArrayAttr, F64ArrayAttr,
    FlatSymbolRefArrayAttr, I32ArrayAttr, I64ArrayAttr, I64SmallVectorArrayAttr, IndexListArrayAttr, LocationArrayAttr,
    StrArrayAttr, SymbolRefArrayAttr, TypeArrayAttr, TypedArrayAttrOf,
};
pub use attributes::{
    APIntAttr, AllAttrOf, AnyAttr, AnyAttrOf, AnyI1Attr, AnyI8Attr, AnyI16Attr, AnyI32Attr, AnyI64Attr, AnyIntegerAttr,
    BoolProperty, ConstBoolAttrFalse, ConstBoolAttrTrue, ConstUnitAttr, ConstantIntAttr, F32Attr, F64Attr, I1Attr,
    I8Attr, I16Attr, I32Attr, I64Attr, IndexAttr, SI1Attr, SI8Attr, SI16Attr, SI32Attr, SI64Attr, SignedIntegerAttr,
    SignlessIntegerAttr, StrAttr, SymbolNameAttr, TypeAttrOf, TypedStrAttr, UI1Attr, UI8Attr, UI16Attr, UI32Attr,
    UI64Attr, UnsignedIntegerAttr,
};
pub use confine::{
    ArrayCount, ArrayMaxCount, ArrayMinCount, Both, Confined, DenseArrayCount, DenseArrayMaxCt, DenseArrayMinCt,
    DenseArrayNonNegative, DenseArraySorted, DenseArrayStrictlyPositive, DenseArrayStrictlySorted, IntArrayNthElemEq,
    IntArrayNthElemInRange, IntArrayNthElemMaxValue, IntArrayNthElemMinValue, IntIsOneOf, IntMaxValue, IntMinValue,
    IntNEQValue, IntNonNegative, IntPositive, IntPositivePowerOf2, IntPowerOf2, IntValidAlignment,
};
pub use elements::{
    AnyI32ElementsAttr, AnyI64ElementsAttr, AnyIntElementsAttr, F64ElementsAttr, FloatElementsAttr, I32ElementsAttr,
    I64ElementsAttr, IndexElementsAttr, IntElementsAttrOf, RankedF32ElementsAttr, RankedF64ElementsAttr,
    RankedFloatElementsAttr, RankedI32ElementsAttr, RankedI64ElementsAttr, RankedSignlessIntElementsAttr,
    SignlessIntElementsAttr, StringElementsAttr,
};
pub use memrefs::{
    AnyMemRef, AnyNon0RankedMemRef, AnyNon0RankedOrUnrankedMemRef, AnyRankedOrUnrankedMemRef, AnyStaticShapeMemRef,
    AnyStridedMemRef, AnyStridedMemRefOfRank, AnyUnrankedMemRef, BF16MemRef, F16MemRef, F32MemRef, F64MemRef, I1MemRef,
    I8MemRef, I16MemRef, I32MemRef, I64MemRef, MemRefOf, MemRefRankOf, Non0RankedMemRefOf, RankedOrUnrankedMemRefOf,
    StaticShapeMemRefOf, StridedMemRefOf, StridedMemRefRankOf, UnrankedMemRefOf,
};
pub use regions::{AnyRegion, AnySuccessor, MaxSizedRegion, MinSizedRegion, SizedRegion};
pub use shaped::{
    AnyShaped, BoolLike, FloatLike, SignlessIntegerLike, SignlessIntegerOrFloatLike, SignlessIntegerOrIndexLike,
    SignlessIntegerOrIndexOrFloatLike, TensorOrMemRef, TypeOrValueSemanticsContainer, ValueSemanticsContainerOf,
};
pub use tensors::{
    AnyNon0RankedOrUnrankedTensor, AnyNon0RankedTensor, AnyRankedTensor, AnyStaticShapeTensor, AnyTensor,
    AnyUnrankedTensor, BF16Tensor, F16Tensor, F32Tensor, F64Tensor, I1Tensor, I8Tensor, I16Tensor, I32Tensor,
    I64Tensor, IndexTensor, Non0RankedTensorOf, RankedTensorOf, StaticShapeTensorOf, TensorOf, TensorRankOf,
    UnrankedTensorOf,
};
pub use types::{
    AllOfType, AnyComplex, AnyFloat, AnyI, AnyI1, AnyI8, AnyI16, AnyI32, AnyI64, AnyInteger, AnySignedInteger,
    AnySignlessInteger, AnySignlessIntegerOrIndex, AnyTuple, AnyType, AnyTypeOf, AnyUnsignedInteger, BF16, Complex,
    ConfinedType, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3B11FNUZ, F8E4M3FN, F8E4M3FNUZ, F8E5M2,
    F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, F80, F128, I, I1, I8, I16, I32, I64, I128, Index, NestedTupleOf, SI, SI1,
    SI8, SI16, SI32, SI64, TF32, TupleOf, UI, UI1, UI8, UI16, UI32, UI64,
};
pub use vectors::{
    AnyFixedVectorOfAnyRank, AnyFixedVectorOfNonZeroRank, AnyScalableVectorOfAnyRank, AnyVectorOfAnyRank,
    AnyVectorOfNonZeroRank, FixedVectorOfAnyRank, FixedVectorOfLength, FixedVectorOfLengthAndType,
    FixedVectorOfNonZeroRankOf, FixedVectorOfRank, FixedVectorOfRankAndType, FixedVectorOfShapeAndType,
    ScalableVectorOfAnyRank, ScalableVectorOfLength, ScalableVectorOfLengthAndType, ScalableVectorOfRank,
    ScalableVectorOfRankAndLengthAndType, ShapedTypeWithNthDimOfSize, VectorOfAnyRankOf, VectorOfLength,
    VectorOfLengthAndType, VectorOfMaxLength, VectorOfMinLength, VectorOfMinMaxLengthAndType, VectorOfNonZeroRankOf,
    VectorOfRank, VectorOfRankAndType, VectorWithTrailingDimScalableOf, VectorWithTrailingDimScalableOfSizeAndType,
};
