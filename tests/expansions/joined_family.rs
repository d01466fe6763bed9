//! Rows that join several templates.

op_family! {
    /// Under a condition: {T}.
    #[op(Omp, traits(AlwaysSpeculatable, Tied<T, U>), verify)]
    struct IfClause<T> {
        #[operand]
        if_expr: Optional<T>,
    }

    /// By so many threads.
    #[op(Omp, traits(Tied<I1, U>, AlwaysSpeculatable,), verify, effects(MemWrite))]
    struct ThreadsClause<T> {
        #[operand]
        threads: Variadic<T>,
    }

    /// Runs in parallel.
    pub ParallelOp = { #[attr] first: UnitAttr } + IfClause<I1> + ThreadsClause<I32>(
        "parallel",
        traits(AttrSizedOperandSegments),
        effects(MemRead),
    ) {
        #[region]
        body: AnyRegion,
    };
}
