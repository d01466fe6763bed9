//! The `memref` dialect: buffers in memory, as in MLIR's `MemRefOps.td`.
//!
//! * `alloc`: allocation and deallocation; `global`: global buffers;
//! * `access`: single elements and copies; `dma`: asynchronous transfers; `atomic`: atomic operations on elements;
//! * `cast`: changes of type; `view`, `reshape`: parts and shapes;
//! * `metadata`: sizes, rank, address, offset and strides;
//! * `layouts`: inference of types from strides; `names`: suggested names of results.

mod access;
mod alloc;
mod atomic;
mod canonicalize;
mod cast;
mod dma;
pub(crate) mod exec;
mod fold;
mod global;
mod layouts;
mod metadata;
mod names;
mod reshape;
mod runtime_checks;
mod slots;
mod view;

use ods::prelude::*;

use ods_arith::arith;
use ods_arith::ub;

pub use access::{CopyOp, LoadOp, PrefetchOp, StoreOp};
pub use alloc::{AllocOp, AllocaOp, AllocaScopeOp, AllocaScopeReturnOp, DeallocOp, ReallocOp};
pub use atomic::{AtomicRMWOp, AtomicYieldOp, GenericAtomicRMWOp};
pub use cast::{AssumeAlignmentOp, CastOp, DistinctObjectsOp, MemorySpaceCastOp, ReinterpretCastOp};
pub use dma::{DmaStartOp, DmaWaitOp};
#[doc(hidden)]
pub use fold::fold_casts_of_operands;
pub use global::{GetGlobalOp, GlobalMemrefOpTypeAndInitialValue, GlobalOp, MemRefTypeAttr};
pub use metadata::{DimOp, ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp, RankOp};
pub use reshape::{CollapseShapeOp, ExpandShapeOp, ReshapeOp};
pub use view::{SubViewOp, TransposeOp, ViewOp};

/// Creation of buffers, access to their elements, and views.
#[dialect(
    name = "memref",
    semantics,
    dependent(arith::Arith, ub::Ub),
    ops(
        AssumeAlignmentOp,
        DistinctObjectsOp,
        AllocOp,
        ReallocOp,
        AllocaOp,
        AllocaScopeOp,
        AllocaScopeReturnOp,
        CastOp,
        CopyOp,
        DeallocOp,
        DimOp,
        DmaStartOp,
        DmaWaitOp,
        ExtractAlignedPointerAsIndexOp,
        ExtractStridedMetadataOp,
        GenericAtomicRMWOp,
        AtomicYieldOp,
        GetGlobalOp,
        GlobalOp,
        LoadOp,
        MemorySpaceCastOp,
        PrefetchOp,
        ReinterpretCastOp,
        RankOp,
        ReshapeOp,
        ExpandShapeOp,
        CollapseShapeOp,
        StoreOp,
        SubViewOp,
        TransposeOp,
        ViewOp,
        AtomicRMWOp,
    ),
    interfaces(DialectInlinerInterface),
    hooks
)]
pub struct MemRef;

impl DialectInlinerInterface for MemRef {
    fn may_inline_op(&self, _: &Ir, _: Operation, _: Region) -> bool {
        true
    }
}

impl DialectHooks for MemRef {
    fn cast_shape(&self, b: &mut OpBuilder<'_>, value: Value, ty: Type) -> Option<Value> {
        let fits = CastOp::<Operation>::are_cast_compatible(b.ir(), &[b.ir().value_type(value)], &[ty]);
        if fits { b.value(CastOp::new(value, ty)).ok() } else { None }
    }

    fn materialize_constant(&self, b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Operation> {
        match ub::PoisonOp::materialize(b, value, ty) {
            Some(poison) => Some(poison.operation()),
            None => arith::ConstantOp::materialize(b, value, ty).map(arith::ConstantOp::operation),
        }
    }
}

/// Returns the memory space of a memref, ranked or not; `None` for the default one.
fn memory_space(context: &Context, ty: Type) -> Option<Attribute> {
    match ty.cast::<MemRefType>(context) {
        Some(memref) => memref.memory_space(context),
        None => ty.cast::<UnrankedMemRefType>(context)?.memory_space(context),
    }
}

/// Returns whether the type is a memref with an explicit layout.
fn has_layout(context: &Context, ty: Type) -> bool {
    ty.cast::<MemRefType>(context).is_some_and(|memref| !memref.has_identity_layout(context))
}
