//! Patterns.

pattern! {
    dialects(Lab);

    /// x + 0 is x.
    #[example(before = "a", after = "b")]
    pub AddZero: AddOp { lhs: x, rhs: const 0 } => x;

    /// (x + c0) + c1 is x + (c0 + c1).
    pub AddAdd: AddOp { lhs: AddOp { lhs: x, rhs: const c0 }, rhs: const c1 } => AddOp { lhs: x, rhs: const c0 + c1 };

    /// A guard, two right sides, a type and a location.
    #[priority(1)]
    Sub: root @ SubOp { lhs: x, rhs: y: I32 }
        if ir.has_one_use(x) => NegOp { value: CastOp { value: y } -> ir.value_type(x) } at ir.location(root),
        if x == y => { zero(rewriter)? };

    /// An interface.
    Any: op @ dyn CastOpInterface if ir.is_trivially_dead(op) => erase;
}

pattern! {
    at_root;

    /// -(-x) is a cast.
    NegNeg: NegOp { value: NegOp { value: x } } => CastOp { value: x };
}
