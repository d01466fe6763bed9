//! Groups of every arity, and a verifier.

/// Calls a function.
///
/// Control may go on elsewhere.
#[op(Test, "invoke", traits(Terminator), verify)]
pub struct InvokeOp {
    /// The function that is called.
    #[attr]
    callee: SymbolRefAttr,
    #[attr]
    note: Optional<StrAttr>,
    #[operand]
    arguments: Variadic<AnyType>,
    #[result]
    value: Optional<AnyType>,
    #[region]
    body: AnyRegion,
    #[successor]
    normal: AnySuccessor,
    #[successor]
    others: Variadic<AnySuccessor>,
}
