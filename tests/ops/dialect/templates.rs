//! Traits that a template says of all its operations hold of those with fewer parts as well.
//!
//! Upstream has `ResultsBroadcastableShape` and `SameTypeOperands` on operations of one operand,
//! `SameVariadicOperandSize` on some with one group or none, and `IsolatedFromAbove` on some without regions.

use ods::prelude::*;

use super::{accepted, of_types, rejected};

/// The operations of this file.
#[dialect(extends = super::Test, ops(AbsOp, AddOp, SumOp))]
pub struct Operations;

op_family! {
    /// Works element by element.
    #[op(super::Test, traits(SameTypeOperands, SameOperandsElementType, ResultsBroadcastableShape, SameVariadicOperandSize))]
    struct Elementwise {
        #[operand]
        input: AnyType,
        #[result]
        output: AnyType,
    }

    /// Of one operand.
    pub AbsOp = Elementwise("abs");

    /// Of two.
    pub AddOp = Elementwise("add") {
        #[operand]
        other: AnyType,
    };

    /// Of one, and a list.
    pub SumOp = Elementwise("sum", traits(SameVariadicResultSize, IsolatedFromAbove)) {
        #[operand]
        others: Variadic<AnyType>,
    };
}

#[test]
fn one_operand_is_broadcastable() {
    accepted(&of_types("abs", &["tensor<?xf32>"], &["tensor<4xf32>"]));
    accepted(&of_types("add", &["tensor<4xf32>", "tensor<4xf32>"], &["tensor<4xf32>"]));
    let message = "result type '5' not broadcast compatible with broadcasted operands's shapes '4'";
    rejected(&of_types("abs", &["tensor<4xf32>"], &["tensor<5xf32>"]), &format!("'test.abs' op {message}"));
    let types = of_types("add", &["tensor<4xf32>", "tensor<1xf32>"], &["tensor<4xf32>"]);
    rejected(&types, "'test.add' op requires all operands to have the same type");
}

#[test]
fn one_variadic_group_takes_the_rest() {
    for count in 0..3 {
        accepted(&of_types("sum", &vec!["tensor<4xf32>"; count + 1], &["tensor<4xf32>"]));
    }
    let context = Context::new();
    context.register::<Operations>().expect("a fresh context");
    let mut ir = Ir::new(context.into());
    let block = ir.create_block();
    let value = ir.add_argument(block, Type::F32, Location::UNKNOWN);
    let sum = ir.builder_at_end_of(block).insert(SumOp::new(value, Type::F32, [value]));
    let sum = sum.expect("good groups");
    sum.others_mut(&mut ir).push(value);
    assert_eq!((sum.input(&ir), sum.others(&ir)), (value, vec![value, value].into()));
    assert!(SumOp::SCHEMA.has_trait::<SameVariadicOperandSize>() && SumOp::SCHEMA.has_trait::<IsolatedFromAbove>());
}
