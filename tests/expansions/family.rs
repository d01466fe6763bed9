//! Templates and rows: what is written once, and what each operation says of itself.

op_family! {
    /// The operands and the result are {T}, of one type.
    #[op(Arith, traits(Pure, SameOperandsAndResultType))]
    struct Binary<T> {
        /// One {T}.
        #[operand]
        lhs: T,
        #[operand]
        rhs: T,
        #[result]
        result: T,
    }

    #[op(Arith, traits(HasParent<P>,), verify)]
    struct Scaled<P, T, const N: usize> {
        #[operand]
        value: Confined<TensorOf<T>, self::T>,
        #[attr(default = N)]
        factors: ArrayMinCount<N>,
        #[derived(|op, ir| T::CONSTRAINT.holds(op.value(ir)))]
        T_holds: bool,
    }

    /// Integer addition.
    pub AddIOp = Binary<SignlessIntegerOrIndexLike>("addi", traits(Commutative));

    #[deprecated]
    pub(crate) ScaleOp = Scaled<ModuleOp, (F32, F64), { 3 + 1 }>("scale", traits(Terminator), fold) {
        /// By how much.
        #[attr]
        by: Optional<I32Attr>,
    };
}
