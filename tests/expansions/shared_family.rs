//! Templates that several families share.

op_family! {
    /// Under a condition: {T}.
    #[op(Omp, traits(AttrSizedOperandSegments), interfaces(Counted))]
    pub(crate) struct IfClause<T> {
        #[operand]
        if_expr: Optional<T>,
    }

    impl Counted for IfClause {
        fn count(&self, ir: &Ir) -> usize {
            self.operands(ir).len()
        }
    }

    impl IfClause<Draft> {
        pub fn always() -> Self {
            Self::new(None)
        }
    }

    #[op(D, crate = ::my_ods)]
    pub struct NowaitClause<D> {
        #[attr]
        nowait: UnitAttr,
    }
}

op_family! {
    use super::clauses::{IfClause, NowaitClause};
    use crate::DependClause;

    /// A task.
    pub TaskOp = IfClause<I1> + NowaitClause<Omp> + DependClause("task");
}
