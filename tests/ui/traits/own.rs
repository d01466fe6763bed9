//! Traits of the user.

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// the same mistake with a trait of the library and with one's own: the part that it is about is lacking
mod needs_operand {
    use super::*;
    use ods::schema::{Need, OpTrait, TraitSchema};

    struct OperandsAreFloatLike;

    impl OpTrait for OperandsAreFloatLike {
        const SCHEMA: &'static TraitSchema =
            &TraitSchema::new::<Self>("OperandsAreFloatLike").needing(&[Need::Operand]);
    }

    /// X.
    #[op(My, "x", traits(SameOperandsShape))]
    pub struct XOp {}

    /// Y.
    #[op(My, "y", traits(OperandsAreFloatLike))]
    pub struct YOp {}
}

/// An interface with the name of one that determines the generated code.
mod recognized_interface {
    use ods::prelude::{AnyType, dialect, op, op_interface};

    #[dialect(name = "my")]
    pub struct My;

    /// An interface of mine.
    #[op_interface]
    pub trait InferTypeOpInterface {}

    /// X.
    #[op(My, "x", interfaces(InferTypeOpInterface))]
    pub struct XOp {
        #[result]
        x: AnyType,
    }

    impl InferTypeOpInterface for XOp {}
}

/// a trait with the name of one that the macro recognizes
mod recognized_name {
    use super::*;
    use ods::schema::{OpTrait, TraitSchema};

    pub struct SameTypeOperands;

    impl OpTrait for SameTypeOperands {
        const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("SameTypeOperands");
    }

    /// X.
    #[op(My, "x", traits(SameTypeOperands), format($a "," $b attr_dict ":" type($a)))]
    pub struct XOp {
        #[operand]
        a: AnyType,
        #[operand]
        b: AnyType,
    }
}

fn main() {}
