//! Constraints over several parts that are less common, and a list of traits.

/// Builds a tensor.
#[op(Test, "from_elements", traits(
    ElementwiseMappable,
    ShapedTypeMatchesElementCountAndTypes(result, elements),
    OptionalTypesMatchWith("start is an element", result, start, |ty, context| ty.element_type(context)),
    RangedTypesMatchWith("more are as elements", elements, more, |types, _context| types.to_vec()),
    TypeIs(result, AnyTensor),
    ElementTypeIs(result, AnyFloat),
    AllMatch("as many of each", $elements.len(), $more.len()),
    AllElementCountsMatch(result, other),
    AllTypeIDsMatch(result, other),
    AttrSizedOperandSegments
))]
pub struct FromElementsOp {
    #[operand]
    elements: Variadic<AnyType>,
    #[operand]
    start: Optional<AnyType>,
    #[operand]
    more: Variadic<AnyType>,
    #[operand]
    other: AnyTensor,
    #[result]
    result: AnyTensor,
}
