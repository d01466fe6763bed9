//! The `arith` dialect: integer and floating-point arithmetic on scalars, vectors and tensors.
//!
//! The files follow the order of MLIR's `ArithOps.td`:
//!
//! * `constant`: constants, and their suggested names;
//! * `integer`, `extended`, `float`: arithmetic with operands and results of one type;
//! * `cast`: conversions between types;
//! * `compare`: comparisons and selection;
//! * `enums`, `interfaces`: predicates and flags, and the interfaces that expose them;
//! * `builder`: short forms for building, `b.addi(l, r)?`.
//!
//! Classes of the `.td` file correspond to templates of `op_family!`, and `def`s to their rows.

mod builder;
mod canonicalize;
mod cast;
mod cast_rules;
mod compare;
mod compare_converted;
mod constant;
mod enums;
pub(crate) mod exec;
pub mod expand;
mod extended;
mod float;
mod fold;
mod fold_cast;
mod fold_float;
mod int_range;
pub mod int_range_optimizations;
mod integer;
mod interfaces;
mod speculation;

pub use builder::ArithBuilder;
pub use cast::{
    BitcastOp, BitcastTypeConstraint, ExtFOp, ExtSIOp, ExtUIOp, FPToSIOp, FPToUIOp, IndexCastOp,
    IndexCastTypeConstraint, IndexCastUIOp, SIToFPOp, ScalingExtFOp, ScalingTruncFOp, SignlessFixedWidthIntegerLike,
    TruncFOp, TruncIOp, UIToFPOp,
};
pub use compare::{CmpFOp, CmpIOp, SelectOp};
pub use constant::ConstantOp;
pub(crate) use enums::integer_predicate;
pub use enums::{
    AtomicRMWKind, CmpFPredicate, CmpIPredicate, FastMathFlags, FastMathFlagsAttr, IntegerOverflowFlags,
    IntegerOverflowFlagsAttr, RoundingMode,
};
pub use extended::{AddUIExtendedOp, MulSIExtendedOp, MulUIExtendedOp};
pub use float::{AddFOp, DivFOp, MaxNumFOp, MaximumFOp, MinNumFOp, MinimumFOp, MulFOp, NegFOp, RemFOp, SubFOp};
pub(crate) use float::{FloatBinaryOp, FloatUnaryOp};
pub use integer::{
    AddIOp, AndIOp, CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp, FloorDivSIOp, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp,
    MulIOp, OrIOp, RemSIOp, RemUIOp, ShLIOp, ShRSIOp, ShRUIOp, SubIOp, XOrIOp,
};
pub use interfaces::{ArithFastMathInterface, ArithIntegerOverflowFlagsInterface, ArithRoundingModeInterface};

use ods::prelude::*;

use crate::ub::{PoisonAttr, PoisonOp};

/// Arithmetic on integers and floating-point numbers.
///
/// Operations have operands and results of scalar, vector or tensor type, and work element by element. Integers are
/// signless; operations that depend on the sign name it. No operation has memory effects. All operations are
/// speculatable except division by zero.
#[dialect(
    name = "arith",
    semantics,
    ops(
        ConstantOp,
        AddIOp,
        AddUIExtendedOp,
        SubIOp,
        MulIOp,
        MulSIExtendedOp,
        MulUIExtendedOp,
        DivUIOp,
        DivSIOp,
        CeilDivUIOp,
        CeilDivSIOp,
        FloorDivSIOp,
        RemUIOp,
        RemSIOp,
        AndIOp,
        OrIOp,
        XOrIOp,
        ShLIOp,
        ShRUIOp,
        ShRSIOp,
        NegFOp,
        AddFOp,
        SubFOp,
        MaximumFOp,
        MaxNumFOp,
        MaxSIOp,
        MaxUIOp,
        MinimumFOp,
        MinNumFOp,
        MinSIOp,
        MinUIOp,
        MulFOp,
        DivFOp,
        RemFOp,
        ExtUIOp,
        ExtSIOp,
        ExtFOp,
        ScalingExtFOp,
        TruncIOp,
        TruncFOp,
        ScalingTruncFOp,
        UIToFPOp,
        SIToFPOp,
        FPToUIOp,
        FPToSIOp,
        IndexCastOp,
        IndexCastUIOp,
        BitcastOp,
        CmpIOp,
        CmpFOp,
        SelectOp,
    ),
    attrs(FastMathFlags, IntegerOverflowFlags),
    enums(CmpFPredicate, CmpIPredicate, AtomicRMWKind, RoundingMode),
    interfaces(DialectInlinerInterface),
    hooks
)]
pub struct Arith;

impl DialectInlinerInterface for Arith {
    fn may_inline_op(&self, _: &Ir, _: Operation, _: Region) -> bool {
        true
    }
}

impl DialectHooks for Arith {
    fn materialize_constant(&self, b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Operation> {
        if value.isa::<PoisonAttr>(b.context()) {
            return PoisonOp::materialize(b, value, ty).map(PoisonOp::operation);
        }
        ConstantOp::materialize(b, value, ty).map(|constant| constant.operation())
    }
}
