//! The `tensor` dialect: values with many elements, as in MLIR's `TensorOps.td`.
//!
//! * `element`: single elements; `create`: tensors from elements; `slice`: slices;
//! * `cast`: changes of type; `reshape`: changes of shape;
//! * `combine`: concatenation and padding; `gather`: access by indices in another tensor;
//! * `reify`: sizes of results, computed from operands;
//! * `fold`, `canonicalize`: simplifications;
//! * `names`: suggested names of results.

mod canonicalize;
mod cast;
mod combine;
mod create;
mod element;
pub(crate) mod exec;
mod fold;
mod gather;
mod names;
mod reify;
mod reshape;
mod runtime_checks;
mod slice;

use ods::prelude::*;
use ods::rewrite::PatternSchema;

use ods_arith::arith;
use ods_arith::complex;

#[doc(hidden)]
pub use canonicalize::constant_padding;
#[doc(hidden)]
pub use cast::preserves_static_information;
pub use cast::{BitcastOp, CastOp};
#[doc(hidden)]
pub use combine::inferred_type;
pub use combine::{ConcatOp, PadOp};
pub use create::{EmptyOp, FromElementsOp, GenerateOp, SplatOp, YieldOp};
pub use element::{DimOp, ExtractOp, InsertOp, RankOp};
pub use gather::{GatherOp, ScatterOp};
pub use reshape::{CollapseShapeOp, ExpandShapeOp, ReshapeOp};
pub use slice::{ExtractSliceOp, InsertSliceOp, ParallelInsertSliceOp};

/// Operations on tensors: immutable values with many elements of any type.
#[dialect(
    name = "tensor",
    semantics,
    dependent(arith::Arith, complex::ComplexDialect),
    ops(
        BitcastOp,
        CastOp,
        ConcatOp,
        DimOp,
        EmptyOp,
        ExtractOp,
        ExtractSliceOp,
        FromElementsOp,
        GatherOp,
        GenerateOp,
        InsertOp,
        InsertSliceOp,
        RankOp,
        ReshapeOp,
        ExpandShapeOp,
        CollapseShapeOp,
        PadOp,
        ParallelInsertSliceOp,
        ScatterOp,
        SplatOp,
        YieldOp,
    ),
    interfaces(DialectInlinerInterface),
    hooks
)]
pub struct Tensor;

impl DialectInlinerInterface for Tensor {
    fn may_inline_op(&self, _: &Ir, _: Operation, _: Region) -> bool {
        true
    }
}

impl DialectHooks for Tensor {
    fn canonicalization_patterns(&self) -> &'static [PatternSchema] {
        const {
            &[PatternSchema::of_interface::<dyn DestinationStyleOpInterface>(
                "FoldTensorCastProducerOp",
                1,
                canonicalize::fold_casts_of_producers,
            )]
        }
    }

    fn cast_shape(&self, b: &mut OpBuilder<'_>, value: Value, ty: Type) -> Option<Value> {
        let fits = CastOp::<Operation>::are_cast_compatible(b.ir(), &[b.ir().value_type(value)], &[ty]);
        if fits { b.value(CastOp::new(value, ty)).ok() } else { None }
    }

    fn materialize_constant(&self, b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Operation> {
        match arith::ConstantOp::materialize(b, value, ty) {
            Some(constant) => Some(constant.operation()),
            None => complex::ConstantOp::materialize(b, value, ty).map(complex::ConstantOp::operation),
        }
    }
}
