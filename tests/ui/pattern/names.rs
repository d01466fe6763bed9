//! Names that a pattern binds.

use ods::prelude::*;

mod lab;
use lab::*;

/// A mistake: one name for two constants.
mod constant_twice {
    use super::*;

    pattern! {
        P: AddOp { a: const c, b: const c } => const 0;
    }
}

/// A mistake: the name of the IR for an operation with an interface.
mod ir_as_kind {
    use super::*;

    pattern! {
        P: ir @ dyn InferTypeOpInterface if ir.is_empty() => erase;
    }
}

/// A mistake: the name of the IR.
mod ir_as_name {
    use super::*;

    pattern! {
        P: NegOp { x: ir } => ir;
    }
}

/// A mistake: a keyword.
mod keyword_as_name {
    use super::*;

    pattern! {
        P: NegOp { x: fn } => x;
    }
}

/// A mistake: a result as its own replacement.
mod kind_result_as_replacement {
    use super::*;

    pattern! {
        P: impl Commutative { operands: _, results: [r], .. } => r;
    }
}

/// A mistake: a new operation used before it is created.
mod new_name_before {
    use super::*;

    pattern! {
        P: SubOp { a: a, b: _ } => AddOp { a: n, b: n @ NegOp { x: a } };
    }
}

/// A mistake: the name of a new operation is that of an operand.
mod new_name_of_left {
    use super::*;

    pattern! {
        P: SubOp { a: a, b: b } => AddOp { a: a @ NegOp { x: a }, b: b };
    }
}

/// A mistake: one name for two new operations.
mod new_name_twice {
    use super::*;

    pattern! {
        P: SubOp { a: a, b: b } => AddOp { a: n @ NegOp { x: a }, b: AddOp { a: n, b: n @ NegOp { x: b } } };
    }
}

/// A mistake: one name for an operand and an attribute.
mod operand_twice_as_attribute {
    use super::*;

    pattern! {
        P: AttrOp { x: k, k: k, s: _ } => k;
    }
}

/// A mistake: two patterns with one name.
mod pattern_twice {
    use super::*;

    pattern! {
        P: NegOp { x: NegOp { x: x } } => x;
        P: AbsOp { x: NegOp { x: x } } => AbsOp { x: x };
    }
}

/// A mistake: a name of the expansion.
mod reserved_name {
    use super::*;

    pattern! {
        P: NegOp { x: __root } => AbsOp { x: __root };
    }
}

/// A mistake: a reserved name for a new operation.
mod reserved_new {
    use super::*;

    pattern! {
        P: NegOp { x: AbsOp { x: x } } => SubOp { a: __n @ SubOp { a: x, b: x }, b: __n };
    }
}

/// A mistake: the name of the rewriter for an operand.
mod rewriter_as_kind_operand {
    use super::*;

    pattern! {
        P: dyn InferTypeOpInterface { operands: [rewriter], .. } => rewriter;
    }
}

/// A mistake: the name of the rewriter.
mod rewriter_as_name {
    use super::*;

    pattern! {
        P: NegOp { x: rewriter } => AbsOp { x: rewriter };
    }
}

/// A mistake: the name of the rewriter for a new operation.
mod rewriter_as_new {
    use super::*;

    pattern! {
        P: NegOp { x: AbsOp { x: x } } => SubOp { a: rewriter @ SubOp { a: x, b: x }, b: rewriter };
    }
}

/// A mistake: one name for the root and a nested operation.
mod root_and_nested {
    use super::*;

    pattern! {
        P: n @ NegOp { x: n @ NegOp { x: x } } => x;
    }
}

/// A mistake: one name for the root and an operand.
mod root_and_operand {
    use super::*;

    pattern! {
        P: a @ NegOp { x: a } => AbsOp { x: a };
    }
}

/// A mistake: the root as its own replacement.
mod root_as_replacement {
    use super::*;

    pattern! {
        P: n @ NegOp { x: _ } => n;
    }
}

/// A mistake: the root in its own replacement.
mod root_in_replacement {
    use super::*;

    pattern! {
        P: n @ NegOp { x: x } if ir.has_one_use(x) => AbsOp { x: n };
    }
}

fn main() {}
