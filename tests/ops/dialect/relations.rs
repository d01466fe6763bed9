//! Constraints over several parts, and traits about types: accepted and rejected.

use ods::prelude::*;

use super::{accepted, of_types, rejected};

/// The operations of this file.
#[dialect(extends = super::Test, ops(ChooseOp, NumberOp, OneElementOp, OneOperandElementOp, OneOperandShapeOp, OneOperandTypeOp, OneRankOp, OneTypeOp, TakeOp))]
pub struct Operations;

/// Chooses.
#[op(super::Test, "choose", traits(AllTypesMatch(yes, no, chosen)))]
pub struct ChooseOp {
    #[operand]
    yes: AnyType,
    #[operand]
    no: AnyType,
    #[result]
    chosen: AnyType,
}

/// A number.
#[op(super::Test, "number", traits(AllTypesMatch(value, result)))]
pub struct NumberOp {
    #[attr]
    value: dyn TypedAttrInterface,
    #[result]
    result: AnyType,
}

/// Takes an element.
#[op(super::Test, "take", traits(
    TypesMatchWith("result is an element of from", from, result, |ty, context| ty.element_type(context)),
    TypesMatchWith("value has the type of the number", width, value, |ty, _context| ty),
    PredOpTrait("from has as many dimensions as indices", CPred($from.shape($_ctx).is_some_and(|s| s.len() == $indices.len()))),
))]
pub struct TakeOp {
    #[operand]
    from: AnyShaped,
    #[operand]
    value: AnyType,
    #[operand]
    indices: Variadic<Index>,
    #[attr]
    width: dyn TypedAttrInterface,
    #[result]
    result: AnyType,
}

#[test]
fn matching_types() {
    accepted(&of_types("choose", &["f32", "f32"], &["f32"]));
    let message = "'test.choose' op failed to verify that all of {yes, no, chosen} have same type";
    for (operands, result) in [(["f32", "f64"], "f32"), (["f32", "f32"], "f64")] {
        rejected(&of_types("choose", &operands, &[result]), message);
    }
    let number = |value: &str, ty: &str| format!("%0 = \"test.number\"() <{{value = {value}}}> : () -> {ty}");
    accepted(&number("3 : i8", "i8"));
    accepted(&number("dense<1> : tensor<2xi8>", "tensor<2xi8>"));
    let message = "'test.number' op failed to verify that all of {value, result} have same type";
    rejected(&number("3 : i8", "i16"), message);
}

fn take(types: [&str; 2], indices: usize, width: &str, result: &str) -> String {
    let all: Vec<&str> = types.into_iter().chain(vec!["index"; indices]).collect();
    let text = of_types("take", &all, &[result]);
    let (before, types) = text.rsplit_once(") : (").expect("types of operands");
    format!("{before}) <{{width = {width}}}> : ({types}")
}

#[test]
fn computed_types_and_predicates() {
    accepted(&take(["tensor<2xf32>", "i8"], 1, "1 : i8", "f32"));
    accepted(&take(["tensor<f32>", "i8"], 0, "1 : i8", "f32"));
    let said = |what: &str| format!("'test.take' op failed to verify that {what}");
    rejected(&take(["tensor<2xf32>", "i8"], 1, "1 : i8", "f64"), &said("result is an element of from"));
    rejected(&take(["tensor<2xf32>", "i8"], 1, "1 : i16", "f32"), &said("value has the type of the number"));
    for (from, count) in [("tensor<2xf32>", 2), ("tensor<2xf32>", 0), ("tensor<*xf32>", 1)] {
        let text = take([from, "i8"], count, "1 : i8", "f32");
        rejected(&text, &said("from has as many dimensions as indices"));
    }
}

op_family! {
    /// {T} alone.
    #[op(super::Test, traits(T))]
    struct With<T> {
        #[operand]
        values: Variadic<AnyType>,
        #[result]
        result: AnyType,
    }

    /// One type.
    pub OneTypeOp = With<SameOperandsAndResultType>("one_type");
    /// One type of operands.
    pub OneOperandTypeOp = With<SameTypeOperands>("one_operand_type");
    /// One element type.
    pub OneElementOp = With<SameOperandsAndResultElementType>("one_element");
    /// One element type of operands.
    pub OneOperandElementOp = With<SameOperandsElementType>("one_operand_element");
    /// One shape of operands.
    pub OneOperandShapeOp = With<SameOperandsShape>("one_operand_shape");
    /// One rank.
    pub OneRankOp = With<SameOperandsAndResultRank>("one_rank");
}

#[test]
fn type_traits() {
    let (vector, tensor, matrix) = ("vector<2xf32>", "tensor<2xf32>", "tensor<2x2xf32>");
    let check = |name: &str, good: [&str; 3], bad: [&str; 3], message: &str| {
        accepted(&of_types(name, &good[..2], &good[2..]));
        rejected(&of_types(name, &bad[..2], &bad[2..]), &format!("'test.{name}' op {message}"));
    };
    let message = "requires the same type for all operands and results";
    check("one_type", [tensor; 3], [tensor, tensor, "tensor<3xf32>"], message);
    check(
        "one_operand_type",
        [tensor, tensor, "i1"],
        [tensor, vector, tensor],
        "requires all operands to have the same type",
    );
    let message = "requires the same element type for all operands and results";
    check("one_element", [tensor, vector, "f32"], [tensor, vector, "f64"], message);
    let message = "requires the same element type for all operands";
    check("one_operand_element", [tensor, "f32", "i1"], [tensor, "f64", tensor], message);
    let message = "requires the same shape for all operands";
    check("one_operand_shape", [tensor, vector, "i1"], [tensor, matrix, tensor], message);
    let message = "result type has different rank than operands";
    check("one_rank", [tensor, vector, "tensor<3xi1>"], [tensor, vector, matrix], message);
}
