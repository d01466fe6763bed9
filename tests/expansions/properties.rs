//! Groups that remember their lengths, a list of groups, and properties.

/// Jumps.
#[op(Test, "switch", traits(AttrSizedOperandSegments))]
pub struct SwitchOp {
    #[operand]
    flag: I32,
    #[operand]
    defaults: Variadic<AnyType>,
    #[operand]
    hint: Optional<I1>,
    #[operand(segments = case_segments)]
    cases: VariadicOfVariadic<AnyType>,
    #[attr]
    case_segments: DenseI32ArrayAttr,
    /// The number of repetitions.
    #[property]
    count: i64,
    #[property(default = 8, is = |value| value > 0)]
    alignment: u32,
    #[property]
    name: String,
    #[property]
    maybe: Optional<i64>,
    #[property(constant = 3)]
    version: i32,
    #[derived(|op, ir| op.count(ir) * 2, materialize = never)]
    twice: i64,
}
