//! The loops and accesses of named operations whose number of dimensions is fixed.

use super::IteratorType::{self, Parallel as P, Reduction as R};
use super::structure::Index::{self, Sum, Window};
use super::structure::{Loops, Structure};
use super::{BinaryFn, Payload, TypeFn};

const L0: Index = Index::Loop(0);
const L1: Index = Index::Loop(1);
const L2: Index = Index::Loop(2);
const L3: Index = Index::Loop(3);
const L4: Index = Index::Loop(4);
const L5: Index = Index::Loop(5);
const L6: Index = Index::Loop(6);
const L7: Index = Index::Loop(7);
const L8: Index = Index::Loop(8);

const fn structure(
    payload: Payload,
    kinds: &'static [IteratorType],
    accesses: &'static [&'static [Index]],
) -> Structure {
    Structure { loops: Loops::Fixed { kinds, accesses }, payload }
}

pub(super) static QUANTIZED_MATMUL: Structure =
    structure(Payload::QuantizedMultiplyAdd, &[P, P, R], &[&[L0, L2], &[L2, L1], &[], &[], &[L0, L1]]);

pub(super) static MMT4D: Structure =
    structure(Payload::MultiplyAdd, &[P, P, R, P, P, R], &[&[L0, L2, L3, L5], &[L1, L2, L4, L5], &[L0, L1, L3, L4]]);

pub(super) static BATCH_MMT4D: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, R, P, P, R],
    &[&[L0, L1, L3, L4, L6], &[L0, L2, L3, L5, L6], &[L0, L1, L2, L4, L5]],
);

pub(super) static QUANTIZED_BATCH_MATMUL: Structure =
    structure(Payload::QuantizedMultiplyAdd, &[P, P, P, R], &[&[L0, L1, L3], &[L0, L3, L2], &[], &[], &[L0, L1, L2]]);

pub(super) static MATVEC: Structure = structure(Payload::MultiplyAdd, &[P, R], &[&[L0, L1], &[L1], &[L0]]);

pub(super) static VECMAT: Structure = structure(Payload::MultiplyAdd, &[P, R], &[&[L1], &[L1, L0], &[L0]]);

pub(super) static BATCH_MATVEC: Structure =
    structure(Payload::MultiplyAdd, &[P, P, R], &[&[L0, L1, L2], &[L0, L2], &[L0, L1]]);

pub(super) static BATCH_VECMAT: Structure =
    structure(Payload::MultiplyAdd, &[P, P, R], &[&[L0, L2], &[L0, L2, L1], &[L0, L1]]);

pub(super) static DOT: Structure = structure(Payload::MultiplyAdd, &[R], &[&[L0], &[L0], &[]]);

pub(super) static CONV_1D: Structure = structure(Payload::MultiplyAdd, &[P, R], &[&[Sum(0, 1)], &[L1], &[L0]]);

pub(super) static CONV_2D: Structure =
    structure(Payload::MultiplyAdd, &[P, P, R, R], &[&[Sum(0, 2), Sum(1, 3)], &[L2, L3], &[L0, L1]]);

pub(super) static CONV_3D: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, R, R, R],
    &[&[Sum(0, 3), Sum(1, 4), Sum(2, 5)], &[L3, L4, L5], &[L0, L1, L2]],
);

pub(super) static CONV_1D_NWC_WCF: Structure =
    structure(Payload::MultiplyAdd, &[P, P, P, R, R], &[&[L0, Window(1, 3, 0), L4], &[L3, L4, L2], &[L0, L1, L2]]);

pub(super) static CONV_1D_NCW_FCW: Structure =
    structure(Payload::MultiplyAdd, &[P, P, P, R, R], &[&[L0, L3, Window(2, 4, 0)], &[L1, L3, L4], &[L0, L1, L2]]);

pub(super) static CONV_2D_NHWC_HWCF: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, P, R, R, R],
    &[&[L0, Window(1, 4, 0), Window(2, 5, 1), L6], &[L4, L5, L6, L3], &[L0, L1, L2, L3]],
);

pub(super) static CONV_2D_NHWC_FHWC: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, P, R, R, R],
    &[&[L0, Window(1, 4, 0), Window(2, 5, 1), L6], &[L3, L4, L5, L6], &[L0, L1, L2, L3]],
);

pub(super) static CONV_2D_NHWC_HWCF_Q: Structure = structure(
    Payload::QuantizedMultiplyAdd,
    &[P, P, P, P, R, R, R],
    &[&[L0, Window(1, 4, 0), Window(2, 5, 1), L6], &[L4, L5, L6, L3], &[], &[], &[L0, L1, L2, L3]],
);

pub(super) static CONV_2D_NHWC_FHWC_Q: Structure = structure(
    Payload::QuantizedMultiplyAdd,
    &[P, P, P, P, R, R, R],
    &[&[L0, Window(1, 4, 0), Window(2, 5, 1), L6], &[L3, L4, L5, L6], &[], &[], &[L0, L1, L2, L3]],
);

pub(super) static CONV_2D_NCHW_FCHW_Q: Structure = structure(
    Payload::QuantizedMultiplyAdd,
    &[P, P, P, P, R, R, R],
    &[&[L0, L4, Window(2, 5, 0), Window(3, 6, 1)], &[L1, L4, L5, L6], &[], &[], &[L0, L1, L2, L3]],
);

pub(super) static CONV_2D_NCHW_FCHW: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, P, R, R, R],
    &[&[L0, L4, Window(2, 5, 0), Window(3, 6, 1)], &[L1, L4, L5, L6], &[L0, L1, L2, L3]],
);

pub(super) static CONV_2D_NGCHW_FGCHW: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, P, P, R, R, R],
    &[&[L0, L1, L5, Window(3, 6, 0), Window(4, 7, 1)], &[L2, L1, L5, L6, L7], &[L0, L1, L2, L3, L4]],
);

pub(super) static CONV_2D_NGCHW_GFCHW: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, P, P, R, R, R],
    &[&[L0, L1, L5, Window(3, 6, 0), Window(4, 7, 1)], &[L1, L2, L5, L6, L7], &[L0, L1, L2, L3, L4]],
);

pub(super) static CONV_2D_NHWGC_GFHWC: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, P, P, R, R, R],
    &[&[L0, Window(1, 5, 0), Window(2, 6, 1), L3, L7], &[L3, L4, L5, L6, L7], &[L0, L1, L2, L3, L4]],
);

pub(super) static CONV_2D_NHWGC_GFHWC_Q: Structure = structure(
    Payload::QuantizedMultiplyAdd,
    &[P, P, P, P, P, R, R, R],
    &[&[L0, Window(1, 5, 0), Window(2, 6, 1), L3, L7], &[L3, L4, L5, L6, L7], &[], &[], &[L0, L1, L2, L3, L4]],
);

pub(super) static CONV_2D_NGCHW_GFCHW_Q: Structure = structure(
    Payload::QuantizedMultiplyAdd,
    &[P, P, P, P, P, R, R, R],
    &[&[L0, L1, L5, Window(3, 6, 0), Window(4, 7, 1)], &[L1, L2, L5, L6, L7], &[], &[], &[L0, L1, L2, L3, L4]],
);

pub(super) static CONV_3D_NDHWC_DHWCF: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, P, P, R, R, R, R],
    &[&[L0, Window(1, 5, 0), Window(2, 6, 1), Window(3, 7, 2), L8], &[L5, L6, L7, L8, L4], &[L0, L1, L2, L3, L4]],
);

pub(super) static CONV_3D_NDHWC_DHWCF_Q: Structure = structure(
    Payload::QuantizedMultiplyAdd,
    &[P, P, P, P, P, R, R, R, R],
    &[
        &[L0, Window(1, 5, 0), Window(2, 6, 1), Window(3, 7, 2), L8],
        &[L5, L6, L7, L8, L4],
        &[],
        &[],
        &[L0, L1, L2, L3, L4],
    ],
);

pub(super) static CONV_3D_NCDHW_FCDHW: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, P, P, R, R, R, R],
    &[&[L0, L5, Window(2, 6, 0), Window(3, 7, 1), Window(4, 8, 2)], &[L1, L5, L6, L7, L8], &[L0, L1, L2, L3, L4]],
);

pub(super) static DEPTHWISE_CONV_1D_NWC_WC: Structure =
    structure(Payload::MultiplyAdd, &[P, P, P, R], &[&[L0, Window(1, 3, 0), L2], &[L3, L2], &[L0, L1, L2]]);

pub(super) static DEPTHWISE_CONV_1D_NCW_CW: Structure =
    structure(Payload::MultiplyAdd, &[P, P, P, R], &[&[L0, L2, Window(1, 3, 0)], &[L2, L3], &[L0, L2, L1]]);

pub(super) static DEPTHWISE_CONV_1D_NWC_WCM: Structure =
    structure(Payload::MultiplyAdd, &[P, P, P, P, R], &[&[L0, Window(1, 4, 0), L2], &[L4, L2, L3], &[L0, L1, L2, L3]]);

pub(super) static DEPTHWISE_CONV_2D_NHWC_HWC: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, P, R, R],
    &[&[L0, Window(1, 4, 0), Window(2, 5, 1), L3], &[L4, L5, L3], &[L0, L1, L2, L3]],
);

pub(super) static DEPTHWISE_CONV_2D_NCHW_CHW: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, P, R, R],
    &[&[L0, L3, Window(1, 4, 0), Window(2, 5, 1)], &[L3, L4, L5], &[L0, L3, L1, L2]],
);

pub(super) static DEPTHWISE_CONV_2D_NHWC_HWC_Q: Structure = structure(
    Payload::QuantizedMultiplyAdd,
    &[P, P, P, P, R, R],
    &[&[L0, Window(1, 4, 0), Window(2, 5, 1), L3], &[L4, L5, L3], &[], &[], &[L0, L1, L2, L3]],
);

pub(super) static DEPTHWISE_CONV_2D_NHWC_HWCM: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, P, P, R, R],
    &[&[L0, Window(1, 5, 0), Window(2, 6, 1), L3], &[L5, L6, L3, L4], &[L0, L1, L2, L3, L4]],
);

pub(super) static DEPTHWISE_CONV_2D_NHWC_HWCM_Q: Structure = structure(
    Payload::QuantizedMultiplyAdd,
    &[P, P, P, P, P, R, R],
    &[&[L0, Window(1, 5, 0), Window(2, 6, 1), L3], &[L5, L6, L3, L4], &[], &[], &[L0, L1, L2, L3, L4]],
);

pub(super) static DEPTHWISE_CONV_3D_NDHWC_DHWC: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, P, R, R, R, P],
    &[&[L0, Window(1, 4, 0), Window(2, 5, 1), Window(3, 6, 2), L7], &[L4, L5, L6, L7], &[L0, L1, L2, L3, L7]],
);

pub(super) static DEPTHWISE_CONV_3D_NCDHW_CDHW: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, P, R, R, R, P],
    &[&[L0, L7, Window(1, 4, 0), Window(2, 5, 1), Window(3, 6, 2)], &[L7, L4, L5, L6], &[L0, L7, L1, L2, L3]],
);

pub(super) static DEPTHWISE_CONV_3D_NDHWC_DHWCM: Structure = structure(
    Payload::MultiplyAdd,
    &[P, P, P, P, P, R, R, R, P],
    &[&[L0, Window(1, 5, 0), Window(2, 6, 1), Window(3, 7, 2), L8], &[L5, L6, L7, L8, L4], &[L0, L1, L2, L3, L8, L4]],
);

pub(super) static POOLING_NHWC_SUM: Structure = structure(
    Payload::Pool(TypeFn::CastSigned, BinaryFn::Add),
    &[P, P, P, P, R, R],
    &[&[L0, Window(1, 4, 0), Window(2, 5, 1), L3], &[L4, L5], &[L0, L1, L2, L3]],
);

pub(super) static POOLING_NCHW_SUM: Structure = structure(
    Payload::Pool(TypeFn::CastSigned, BinaryFn::Add),
    &[P, P, P, P, R, R],
    &[&[L0, L1, Window(2, 4, 0), Window(3, 5, 1)], &[L4, L5], &[L0, L1, L2, L3]],
);

pub(super) static POOLING_NHWC_MAX: Structure = structure(
    Payload::Pool(TypeFn::CastSigned, BinaryFn::MaxSigned),
    &[P, P, P, P, R, R],
    &[&[L0, Window(1, 4, 0), Window(2, 5, 1), L3], &[L4, L5], &[L0, L1, L2, L3]],
);

pub(super) static POOLING_NHWC_MAX_UNSIGNED: Structure = structure(
    Payload::Pool(TypeFn::CastUnsigned, BinaryFn::MaxUnsigned),
    &[P, P, P, P, R, R],
    &[&[L0, Window(1, 4, 0), Window(2, 5, 1), L3], &[L4, L5], &[L0, L1, L2, L3]],
);

pub(super) static POOLING_NCHW_MAX: Structure = structure(
    Payload::Pool(TypeFn::CastSigned, BinaryFn::MaxSigned),
    &[P, P, P, P, R, R],
    &[&[L0, L1, Window(2, 4, 0), Window(3, 5, 1)], &[L4, L5], &[L0, L1, L2, L3]],
);

pub(super) static POOLING_NHWC_MIN: Structure = structure(
    Payload::Pool(TypeFn::CastSigned, BinaryFn::MinSigned),
    &[P, P, P, P, R, R],
    &[&[L0, Window(1, 4, 0), Window(2, 5, 1), L3], &[L4, L5], &[L0, L1, L2, L3]],
);

pub(super) static POOLING_NHWC_MIN_UNSIGNED: Structure = structure(
    Payload::Pool(TypeFn::CastUnsigned, BinaryFn::MinUnsigned),
    &[P, P, P, P, R, R],
    &[&[L0, Window(1, 4, 0), Window(2, 5, 1), L3], &[L4, L5], &[L0, L1, L2, L3]],
);

pub(super) static POOLING_NWC_SUM: Structure = structure(
    Payload::Pool(TypeFn::CastSigned, BinaryFn::Add),
    &[P, P, P, R],
    &[&[L0, Window(1, 3, 0), L2], &[L3], &[L0, L1, L2]],
);

pub(super) static POOLING_NCW_SUM: Structure = structure(
    Payload::Pool(TypeFn::CastSigned, BinaryFn::Add),
    &[P, P, P, R],
    &[&[L0, L1, Window(2, 3, 0)], &[L3], &[L0, L1, L2]],
);

pub(super) static POOLING_NWC_MAX: Structure = structure(
    Payload::Pool(TypeFn::CastSigned, BinaryFn::MaxSigned),
    &[P, P, P, R],
    &[&[L0, Window(1, 3, 0), L2], &[L3], &[L0, L1, L2]],
);

pub(super) static POOLING_NWC_MAX_UNSIGNED: Structure = structure(
    Payload::Pool(TypeFn::CastUnsigned, BinaryFn::MaxUnsigned),
    &[P, P, P, R],
    &[&[L0, Window(1, 3, 0), L2], &[L3], &[L0, L1, L2]],
);

pub(super) static POOLING_NCW_MAX: Structure = structure(
    Payload::Pool(TypeFn::CastSigned, BinaryFn::MaxSigned),
    &[P, P, P, R],
    &[&[L0, L1, Window(2, 3, 0)], &[L3], &[L0, L1, L2]],
);

pub(super) static POOLING_NWC_MIN: Structure = structure(
    Payload::Pool(TypeFn::CastSigned, BinaryFn::MinSigned),
    &[P, P, P, R],
    &[&[L0, Window(1, 3, 0), L2], &[L3], &[L0, L1, L2]],
);

pub(super) static POOLING_NWC_MIN_UNSIGNED: Structure = structure(
    Payload::Pool(TypeFn::CastUnsigned, BinaryFn::MinUnsigned),
    &[P, P, P, R],
    &[&[L0, Window(1, 3, 0), L2], &[L3], &[L0, L1, L2]],
);

pub(super) static POOLING_NDHWC_SUM: Structure = structure(
    Payload::Pool(TypeFn::CastSigned, BinaryFn::Add),
    &[P, P, P, P, P, R, R, R],
    &[&[L0, Window(1, 5, 0), Window(2, 6, 1), Window(3, 7, 2), L4], &[L5, L6, L7], &[L0, L1, L2, L3, L4]],
);

pub(super) static POOLING_NDHWC_MAX: Structure = structure(
    Payload::Pool(TypeFn::CastSigned, BinaryFn::MaxSigned),
    &[P, P, P, P, P, R, R, R],
    &[&[L0, Window(1, 5, 0), Window(2, 6, 1), Window(3, 7, 2), L4], &[L5, L6, L7], &[L0, L1, L2, L3, L4]],
);

pub(super) static POOLING_NDHWC_MIN: Structure = structure(
    Payload::Pool(TypeFn::CastSigned, BinaryFn::MinSigned),
    &[P, P, P, P, P, R, R, R],
    &[&[L0, Window(1, 5, 0), Window(2, 6, 1), Window(3, 7, 2), L4], &[L5, L6, L7], &[L0, L1, L2, L3, L4]],
);

pub(super) static FILL_RNG_2D: Structure = structure(Payload::Random, &[P, P], &[&[], &[], &[], &[L0, L1]]);
