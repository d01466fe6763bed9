//! The `linalg` dialect: structured operations on tensors and buffers, as in MLIR's `LinalgOps.td` and
//! `LinalgStructuredOps.td`.
//!
//! * `interface`: the interface of structured operations; `verify`: its verifier;
//! * `generic`, `map`, `reduce`, `reorder`, `elementwise`, `matmul`, `contract`: operations with forms of their own;
//! * `elements`, `contractions`, `convolutions`, `poolings`: named operations, which `structure` and `tables` describe
//!   as data; `named` has their templates;
//! * `payload`, `convert`: bodies of named operations; `yield_index`: operations that only occur in bodies;
//! * `enums`: functions and kinds of loops, with their attributes;
//! * `forms`, `short_form`: shared parts of custom forms; `effects`: shared effects and sizes of results;
//! * `canonicalize`: patterns.

mod canonicalize;
mod contract;
mod contractions;
mod convert;
mod convolutions;
mod effects;
mod elements;
mod elementwise;
mod enums;
pub(crate) mod exec;
mod forms;
mod generic;
mod interface;
mod map;
mod matmul;
mod named;
mod payload;
mod poolings;
mod queries;
mod reduce;
mod reorder;
mod short_form;
mod structure;
mod tables;
mod verify;
mod yield_index;

pub use contract::ContractOp;
pub use contractions::{
    BatchMatvecOp, BatchMmt4DOp, BatchVecmatOp, DotOp, FillRng2DOp, MatvecOp, Mmt4DOp, QuantizedBatchMatmulOp,
    QuantizedMatmulOp, VecmatOp,
};
pub use convolutions::{
    Conv1DNcwFcwOp, Conv1DNwcWcfOp, Conv1DOp, Conv2DNchwFchwOp, Conv2DNchwFchwQOp, Conv2DNgchwFgchwOp,
    Conv2DNgchwGfchwOp, Conv2DNgchwGfchwQOp, Conv2DNhwcFhwcOp, Conv2DNhwcFhwcQOp, Conv2DNhwcHwcfOp, Conv2DNhwcHwcfQOp,
    Conv2DNhwgcGfhwcOp, Conv2DNhwgcGfhwcQOp, Conv2DOp, Conv3DNcdhwFcdhwOp, Conv3DNdhwcDhwcfOp, Conv3DNdhwcDhwcfQOp,
    Conv3DOp, DepthwiseConv1DNcwCwOp, DepthwiseConv1DNwcWcOp, DepthwiseConv1DNwcWcmOp, DepthwiseConv2DNchwChwOp,
    DepthwiseConv2DNhwcHwcOp, DepthwiseConv2DNhwcHwcQOp, DepthwiseConv2DNhwcHwcmOp, DepthwiseConv2DNhwcHwcmQOp,
    DepthwiseConv3DNcdhwCdhwOp, DepthwiseConv3DNdhwcDhwcOp, DepthwiseConv3DNdhwcDhwcmOp,
};
pub use elements::{
    AbsOp, AddOp, CeilOp, CopyOp, DivOp, DivUnsignedOp, ErfOp, ExpOp, FillOp, FloorOp, LogOp, MaxOp, MinOp, MulOp,
    NegFOp, PowFOp, ReciprocalOp, RoundOp, RsqrtOp, SelectOp, SqrtOp, SquareOp, SubOp, TanhOp,
};
pub use elementwise::ElementwiseOp;
pub use enums::{
    BinaryFn, BinaryFnAttr, ElementFn, ElementwiseKind, ElementwiseKindAttr, IteratorType, IteratorTypeArrayAttr,
    IteratorTypeAttr, TernaryFn, TernaryFnAttr, TypeFn, TypeFnAttr, UnaryFn, UnaryFnAttr,
};
pub use generic::GenericOp;
pub use interface::{ContractionOpInterface, ConvolutionOpInterface, FillOpInterface, LinalgOp};
pub use map::MapOp;
pub use matmul::{BatchMatmulOp, BatchReduceMatmulOp, MatmulOp};
pub use payload::{BuildPayload, Payload};
pub use poolings::{
    PoolingNchwMaxOp, PoolingNchwSumOp, PoolingNcwMaxOp, PoolingNcwSumOp, PoolingNdhwcMaxOp, PoolingNdhwcMinOp,
    PoolingNdhwcSumOp, PoolingNhwcMaxOp, PoolingNhwcMaxUnsignedOp, PoolingNhwcMinOp, PoolingNhwcMinUnsignedOp,
    PoolingNhwcSumOp, PoolingNwcMaxOp, PoolingNwcMaxUnsignedOp, PoolingNwcMinOp, PoolingNwcMinUnsignedOp,
    PoolingNwcSumOp,
};
pub use reduce::ReduceOp;
pub use reorder::{BroadcastOp, TransposeOp};
pub use structure::create_named;
pub use yield_index::{IndexOp, YieldOp};

use ods::prelude::*;
use ods::rewrite::PatternSchema;

use ods_arith::arith;
use ods_arith::complex;
use ods_arith::math;
use ods_memref as memref;
use ods_tensor::tensor;

/// Structured operations: loops over the elements of tensors and buffers, with a body for each iteration.
#[dialect(
    name = "linalg",
    semantics,
    dependent(arith::Arith, complex::ComplexDialect, math::Math, memref::MemRef, tensor::Tensor),
    ops(
        IndexOp,
        YieldOp,
        GenericOp,
        MapOp,
        ReduceOp,
        TransposeOp,
        BroadcastOp,
        ElementwiseOp,
        MatmulOp,
        ContractOp,
        BatchMatmulOp,
        BatchReduceMatmulOp,
        CopyOp,
        ExpOp,
        LogOp,
        AbsOp,
        CeilOp,
        FloorOp,
        NegFOp,
        ReciprocalOp,
        RoundOp,
        SqrtOp,
        RsqrtOp,
        SquareOp,
        TanhOp,
        ErfOp,
        AddOp,
        SubOp,
        MulOp,
        DivOp,
        DivUnsignedOp,
        MaxOp,
        MinOp,
        PowFOp,
        SelectOp,
        QuantizedMatmulOp,
        Mmt4DOp,
        BatchMmt4DOp,
        QuantizedBatchMatmulOp,
        MatvecOp,
        VecmatOp,
        BatchMatvecOp,
        BatchVecmatOp,
        DotOp,
        Conv1DOp,
        Conv2DOp,
        Conv3DOp,
        Conv1DNwcWcfOp,
        Conv1DNcwFcwOp,
        Conv2DNhwcHwcfOp,
        Conv2DNhwcFhwcOp,
        Conv2DNhwcHwcfQOp,
        Conv2DNhwcFhwcQOp,
        Conv2DNchwFchwQOp,
        Conv2DNchwFchwOp,
        Conv2DNgchwFgchwOp,
        Conv2DNgchwGfchwOp,
        Conv2DNhwgcGfhwcOp,
        Conv2DNhwgcGfhwcQOp,
        Conv2DNgchwGfchwQOp,
        Conv3DNdhwcDhwcfOp,
        Conv3DNdhwcDhwcfQOp,
        Conv3DNcdhwFcdhwOp,
        DepthwiseConv1DNwcWcOp,
        DepthwiseConv1DNcwCwOp,
        DepthwiseConv1DNwcWcmOp,
        DepthwiseConv2DNhwcHwcOp,
        DepthwiseConv2DNchwChwOp,
        DepthwiseConv2DNhwcHwcQOp,
        DepthwiseConv2DNhwcHwcmOp,
        DepthwiseConv2DNhwcHwcmQOp,
        DepthwiseConv3DNdhwcDhwcOp,
        DepthwiseConv3DNcdhwCdhwOp,
        DepthwiseConv3DNdhwcDhwcmOp,
        PoolingNhwcSumOp,
        PoolingNchwSumOp,
        PoolingNhwcMaxOp,
        PoolingNhwcMaxUnsignedOp,
        PoolingNchwMaxOp,
        PoolingNhwcMinOp,
        PoolingNhwcMinUnsignedOp,
        PoolingNwcSumOp,
        PoolingNcwSumOp,
        PoolingNwcMaxOp,
        PoolingNwcMaxUnsignedOp,
        PoolingNcwMaxOp,
        PoolingNwcMinOp,
        PoolingNwcMinUnsignedOp,
        PoolingNdhwcSumOp,
        PoolingNdhwcMaxOp,
        PoolingNdhwcMinOp,
        FillOp,
        FillRng2DOp,
    ),
    attrs(BinaryFn, ElementwiseKind, IteratorType, TernaryFn, TypeFn, UnaryFn),
    interfaces(DialectInlinerInterface),
    hooks
)]
pub struct Linalg;

impl DialectInlinerInterface for Linalg {
    fn may_inline_into(&self, _: &Ir, _: Region, _: Region) -> bool {
        true
    }

    fn may_inline_op(&self, _: &Ir, _: Operation, _: Region) -> bool {
        true
    }
}

impl DialectHooks for Linalg {
    fn canonicalization_patterns(&self) -> &'static [PatternSchema] {
        &canonicalize::PATTERNS
    }

    fn materialize_constant(&self, b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Operation> {
        arith::ConstantOp::materialize(b, value, ty).map(|constant| constant.operation())
    }

    fn verify_op_attribute(&self, ir: &Ir, op: Operation, attribute: NamedAttribute) -> Result<(), Diagnostic> {
        match ir.context().str(attribute.name) {
            structure::MEMOIZED_MAPS => Ok(()),
            other => Err(ir.error(op, format_args!("attribute '\"{other}\"' not supported by the linalg dialect"))),
        }
    }
}

/// Suggests a name for the first result.
fn name_result(ir: &Ir, op: Operation, name: &str, names: &mut AsmNames) {
    if let Some(result) = ir.result(op, 0) {
        names.name_value(result, name);
    }
}

/// Suggests names for the arguments of the body: one for arguments of inputs, and one for arguments of outputs.
fn name_arguments(ir: &Ir, op: Operation, region: Region, [input, output]: [&str; 2], names: &mut AsmNames) {
    let Some(block) = ir.entry_block(region) else { return };
    let Some(style) = ir.interface::<dyn DestinationStyleOpInterface>(op) else { return };
    let (arguments, outputs) = (ir.num_arguments(block), style.num_dps_inits(ir));
    let inputs = style.dps_inputs(ir).len();
    for (i, argument) in ir.arguments(block).enumerate() {
        if i < inputs {
            names.name_value(argument, input);
        }
        if i + outputs >= arguments {
            names.name_value(argument, output);
        }
    }
}

/// Returns the sizes separated by commas.
fn listed(sizes: &[i64]) -> String {
    let sizes: Vec<String> = sizes.iter().map(i64::to_string).collect();
    sizes.join(", ")
}
