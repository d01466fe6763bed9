//! The `memref` dialect: buffers, made, looked at, read and written. As MLIR's `MemRefOps.td`.
//!
//! * `alloc`: where buffers come from and go to; `global`: those that are there from the beginning;
//! * `access`: single elements and copies; `dma`: transfers in the background; `atomic`: elements that several threads write;
//! * `cast`: the same buffer under another type; `view`, `reshape`: parts and shapes of it;
//! * `metadata`: what is known of a buffer;
//! * `layouts`: types that follow from other types' strides; `names`: how results are called in text.

mod access;
mod alloc;
mod atomic;
mod cast;
mod dma;
mod global;
mod layouts;
mod metadata;
mod names;
mod reshape;
mod view;

use ods::prelude::*;

use crate::{arith, ub};

pub use access::{CopyOp, LoadOp, PrefetchOp, StoreOp};
pub use alloc::{AllocOp, AllocaOp, AllocaScopeOp, AllocaScopeReturnOp, DeallocOp, ReallocOp};
pub use atomic::{AtomicRMWOp, AtomicYieldOp, GenericAtomicRMWOp};
pub use cast::{AssumeAlignmentOp, CastOp, DistinctObjectsOp, MemorySpaceCastOp, ReinterpretCastOp};
pub use dma::{DmaStartOp, DmaWaitOp};
pub use global::{GetGlobalOp, GlobalMemrefOpTypeAndInitialValue, GlobalOp, MemRefTypeAttr};
pub use metadata::{DimOp, ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp, RankOp};
pub use reshape::{CollapseShapeOp, ExpandShapeOp, ReshapeOp};
pub use view::{SubViewOp, TransposeOp, ViewOp};

/// Buffers: where they are made, cast, looked at in parts, read and written.
#[dialect(
    name = "memref",
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
    hooks
)]
pub struct MemRef;

impl DialectHooks for MemRef {
    fn materialize_constant(
        &self,
        ir: &mut Ir,
        at: InsertionPoint,
        value: Attribute,
        ty: Type,
        location: Location,
    ) -> Option<Operation> {
        match ub::PoisonOp::materialize(ir, at, value, ty, location) {
            Some(poison) => Some(poison.operation()),
            None => arith::ConstantOp::materialize(ir, at, value, ty, location).map(arith::ConstantOp::operation),
        }
    }
}

/// The memory space of a memref, ranked or not; `None` for the default one.
fn memory_space(context: &Context, ty: Type) -> Option<Attribute> {
    match ty.cast::<MemRefType>(context) {
        Some(memref) => memref.memory_space(context),
        None => ty.cast::<UnrankedMemRefType>(context)?.memory_space(context),
    }
}

/// Whether the type is a memref with a layout of its own.
fn has_layout(context: &Context, ty: Type) -> bool {
    ty.cast::<MemRefType>(context).is_some_and(|memref| !memref.has_identity_layout(context))
}
