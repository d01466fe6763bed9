//! The `arith` dialect: integer and floating-point arithmetic on scalars, vectors and tensors.
//!
//! In the order of MLIR's `ArithOps.td`, by chapters:
//!
//! * `constant`: constants, and how they are called;
//! * `integer`, `extended`, `float`: arithmetic of one type;
//! * `cast`: conversions between types;
//! * `compare`: comparisons, and the choice that follows from one;
//! * `enums`, `interfaces`: predicates and flags, and what knows of them.
//!
//! Classes of the `.td` file are templates of `op_family!` here, and `def`s its rows.

mod cast;
mod cast_rules;
mod compare;
mod constant;
mod enums;
mod extended;
mod float;
mod integer;
mod interfaces;
mod speculation;

pub use cast::*;
pub use compare::*;
pub use constant::*;
pub use enums::*;
pub use extended::*;
pub use float::*;
pub use integer::*;
pub use interfaces::*;

use ods::prelude::*;

/// Arithmetic on integers and floating-point numbers.
///
/// Operations take and give one or two values of scalar, vector or tensor type, and work on vectors and tensors element
/// by element. Integers are signless: an operation has the sign in its name where it makes a difference. Operations
/// have no effects on memory. Nearly all of them may run where they did not; those that divide by zero may not.
#[dialect(
    name = "arith",
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
    hooks
)]
pub struct Arith;

impl DialectHooks for Arith {
    fn materialize_constant(
        &self,
        ir: &mut Ir,
        at: InsertionPoint,
        value: Attribute,
        ty: Type,
        location: Location,
    ) -> Option<Operation> {
        ConstantOp::materialize(ir, at, value, ty, location).map(|constant| constant.operation())
    }
}
