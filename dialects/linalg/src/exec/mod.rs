//! The semantics of `linalg`, for execution: the payload runs for each iteration, in the order of the loops.
//!
//! * [`nest`]: any structured operation, as loops around its payload;
//! * [`matmul`]: products of matrices of floats, with the same results.

mod matmul;
mod nest;

use ods::prelude::*;
use ods_exec::{Evaluate, Planner};

use super::*;

/// Implements `Evaluate` for structured operations.
macro_rules! structured {
    ($($op:ident)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                plan(planner, self.operation());
            }
        }
    )*};
}

structured! {
    GenericOp MapOp ReduceOp TransposeOp BroadcastOp ElementwiseOp MatmulOp ContractOp BatchMatmulOp BatchReduceMatmulOp
    CopyOp ExpOp LogOp AbsOp CeilOp FloorOp NegFOp ReciprocalOp RoundOp SqrtOp RsqrtOp SquareOp TanhOp ErfOp AddOp SubOp
    MulOp DivOp DivUnsignedOp MaxOp MinOp PowFOp SelectOp FillOp
    QuantizedMatmulOp Mmt4DOp BatchMmt4DOp QuantizedBatchMatmulOp MatvecOp VecmatOp BatchMatvecOp BatchVecmatOp DotOp FillRng2DOp
    Conv1DOp Conv2DOp Conv3DOp Conv1DNwcWcfOp Conv1DNcwFcwOp Conv2DNhwcHwcfOp Conv2DNhwcFhwcOp Conv2DNhwcHwcfQOp
    Conv2DNhwcFhwcQOp Conv2DNchwFchwQOp Conv2DNchwFchwOp Conv2DNgchwFgchwOp Conv2DNgchwGfchwOp Conv2DNhwgcGfhwcOp
    Conv2DNhwgcGfhwcQOp Conv2DNgchwGfchwQOp Conv3DNdhwcDhwcfOp Conv3DNdhwcDhwcfQOp Conv3DNcdhwFcdhwOp DepthwiseConv1DNwcWcOp
    DepthwiseConv1DNcwCwOp DepthwiseConv1DNwcWcmOp DepthwiseConv2DNhwcHwcOp DepthwiseConv2DNchwChwOp DepthwiseConv2DNhwcHwcQOp
    DepthwiseConv2DNhwcHwcmOp DepthwiseConv2DNhwcHwcmQOp DepthwiseConv3DNdhwcDhwcOp DepthwiseConv3DNcdhwCdhwOp
    DepthwiseConv3DNdhwcDhwcmOp
    PoolingNhwcSumOp PoolingNchwSumOp PoolingNhwcMaxOp PoolingNhwcMaxUnsignedOp PoolingNchwMaxOp PoolingNhwcMinOp
    PoolingNhwcMinUnsignedOp PoolingNwcSumOp PoolingNcwSumOp PoolingNwcMaxOp PoolingNwcMaxUnsignedOp PoolingNcwMaxOp
    PoolingNwcMinOp PoolingNwcMinUnsignedOp PoolingNdhwcSumOp PoolingNdhwcMaxOp PoolingNdhwcMinOp
}

fn plan(planner: &mut Planner<'_>, op: Operation) {
    let Some(op) = planner.ir().interface::<dyn LinalgOp>(op) else { return planner.fail("is not structured") };
    match matmul::Product::of(planner.ir(), &op) {
        Some(product) => product.plan(planner),
        None => nest::plan(planner, &op),
    }
}

impl Evaluate for YieldOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let values: Vec<Value> = planner.ir().operands(self.operation()).collect();
        planner.leave(0, values);
    }
}

impl Evaluate for IndexOp {
    /// Adds nothing: the operation around has put the counter of the loop in the result's place.
    fn plan(&self, planner: &mut Planner<'_>) {
        let result = self.result(planner.ir());
        planner.place(result);
    }
}
