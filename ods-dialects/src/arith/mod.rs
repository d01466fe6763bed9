//! The `arith` dialect: integer and floating-point arithmetic on scalars, vectors and tensors.
//!
//! The files follow the order of MLIR's `ArithOps.td`:
//!
//! * `constant`: constants, and their suggested names;
//! * `integer`, `extended`, `float`: arithmetic with operands and results of one type;
//! * `cast`: conversions between types;
//! * `compare`: comparisons and selection;
//! * `enums`, `interfaces`: predicates and flags, and the interfaces that expose them.
//!
//! Classes of the `.td` file correspond to templates of `op_family!`, and `def`s to their rows.

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
/// Operations have operands and results of scalar, vector or tensor type, and work element by element. Integers are
/// signless; operations that depend on the sign name it. No operation has memory effects. All operations are
/// speculatable except division by zero.
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
