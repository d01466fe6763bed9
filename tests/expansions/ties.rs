//! Constraints over several parts, a derived attribute, and inferred result types.

/// Chooses one of two values.
#[op(
    Test,
    "select",
    traits(
        AllTypesMatch(yes, no, result),
        TypesMatchWith("the condition has the shape of the value", result, condition, |ty, context| ty
            .element_type(context)),
        PredOpTrait("the values are no tensors", CPred(!$yes.isa::<TensorType>($_ctx)))
    )
)]
pub struct SelectOp {
    #[operand]
    condition: AnyType,
    #[operand]
    yes: AnyType,
    #[operand]
    no: AnyType,
    #[result]
    result: AnyType,
    #[derived(|op, ir| ir.value_type(op.yes(ir)))]
    chosen: Type,
}
