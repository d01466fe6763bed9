//! Integer arithmetic with two results. Operands and results have the same type, except for carry bits.

use ods::prelude::*;

use super::Arith;
use super::canonicalize::*;

/// Unsigned integer addition with a carry bit
///
/// The first result equals that of `arith.addi`. The second one is 1 for each unsigned sum that does not fit into the
/// type, and 0 otherwise.
///
/// ```mlir
/// %low, %carry = arith.addui_extended %m, %n : i32, i1
/// %both:2 = arith.addui_extended %a, %b : tensor<?xi8>, tensor<?xi1>
/// ```
#[op(Arith, "addui_extended",
    traits(Pure, Commutative, AllTypesMatch(lhs, rhs, sum), ElementwiseMappable),
    interfaces(VectorUnrollOpInterface),
    format($lhs "," $rhs attr_dict ":" type($sum) "," type($overflow)),
    fold,
    canonicalize(AddUIExtendedToAddI),
    builders(of),
)]
pub struct AddUIExtendedOp {
    #[operand]
    lhs: SignlessIntegerOrIndexLike,
    #[operand]
    rhs: SignlessIntegerOrIndexLike,
    #[result]
    sum: SignlessIntegerOrIndexLike,
    #[result]
    overflow: BoolLike,
}

impl AddUIExtendedOp<Draft> {
    /// Creates an addition whose overflow is an `i1` for each sum. Returns `None` if the operands cannot be added.
    pub fn of(ir: &Ir, lhs: Value, rhs: Value) -> Option<Self> {
        let ty = ir.value_type(lhs);
        Some(Self::new(lhs, rhs, ty, ty.with_element_type(ir.context(), Type::I1)?))
    }
}

impl VectorUnrollOpInterface for AddUIExtendedOp {
    fn shape_for_unroll(&self, ir: &Ir) -> Option<Vec<i64>> {
        vector_shape(ir, self.lhs(ir))
    }
}

op_family! {
    /// The low half equals the result of `arith.muli`.
    #[op(Arith,
        traits(Pure, Commutative, AllTypesMatch(lhs, rhs, low, high), ElementwiseMappable),
        interfaces(VectorUnrollOpInterface),
        format($lhs "," $rhs attr_dict ":" type($lhs)),
    )]
    struct MulExtendedOp {
        #[operand]
        lhs: SignlessIntegerOrIndexLike,
        #[operand]
        rhs: SignlessIntegerOrIndexLike,
        #[result]
        low: SignlessIntegerOrIndexLike,
        #[result]
        high: SignlessIntegerOrIndexLike,
    }

    impl VectorUnrollOpInterface for MulExtendedOp {
        fn shape_for_unroll(&self, ir: &Ir) -> Option<Vec<i64>> {
            vector_shape(ir, self.lhs(ir))
        }
    }

    /// Signed integer multiplication, both halves of the product
    ///
    /// ```mlir
    /// %low, %high = arith.mulsi_extended %m, %n : i64
    /// %both:2 = arith.mulsi_extended %a, %b : tensor<?xi8>
    /// ```
    pub MulSIExtendedOp = MulExtendedOp("mulsi_extended", fold, canonicalize(MulSIExtendedToMulI, MulSIExtendedRHSOne));

    /// Unsigned integer multiplication, both halves of the product
    ///
    /// ```mlir
    /// %low, %high = arith.mului_extended %m, %n : i64
    /// ```
    pub MulUIExtendedOp = MulExtendedOp("mului_extended", fold, canonicalize(MulUIExtendedToMulI));
}

fn vector_shape(ir: &Ir, value: Value) -> Option<Vec<i64>> {
    let (ty, context) = (ir.value_type(value), ir.context());
    ty.shape(context).filter(|_| ty.isa::<VectorType>(context)).map(<[i64]>::to_vec)
}
