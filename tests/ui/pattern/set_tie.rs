//! Patterns that match the same operations, and are equally discriminating.

use ods::prelude::*;

mod lab;
use lab::*;

/// A mistake: a tie of one of several roots.
mod tie_of_alternatives {
    use super::*;

    pattern! {
        P: NegOp | AbsOp { x: x } => SubOp { a: x, b: x };
        Q: AbsOp { x: x } => AddOp { a: x, b: x };
    }
}

/// A mistake: two patterns for any operation.
mod tie_of_any {
    use super::*;

    pattern! {
        P: a @ _ if ir.is_trivially_dead(a) => erase;
        Q: b @ _ if ir.is_trivially_dead(b) => erase;
    }
}

/// A mistake: a tie between an attribute and an operand.
mod tie_of_attribute {
    use super::*;

    pattern! {
        P: AttrOp { x: x, k: 5, s: _ } => x;
        Q: AttrOp { x: x, k: _, s: None } => x;
    }
}

/// A mistake: a tie of benefits that are given.
mod tie_of_benefits {
    use super::*;

    pattern! {
        #[benefit(7)]
        P: SubOp { a: x, b: const 0 } => x;
        #[benefit(7)]
        Q: SubOp { a: const 0, b: x } => NegOp { x: x };
    }
}

/// A mistake: a tie: either operand is a constant.
mod tie_of_constants {
    use super::*;

    pattern! {
        P: SubOp { a: const 0, b: x } => NegOp { x: x };
        Q: SubOp { a: x, b: const 0 } => x;
    }
}

/// A mistake: a tie of benefits that are constants.
mod tie_of_constants_given {
    use super::*;

    pattern! {
        #[benefit(HIGH)]
        P: SubOp { a: NegOp { x: x }, b: _ } => x;
        #[benefit(HIGH + 1 - 1)]
        Q: SubOp { a: _, b: AbsOp { x: x } } => x;
    }

    const HIGH: u16 = 7;
}

/// A mistake: a tie of two constraints with a common alternative.
mod tie_of_common_alternatives {
    use super::*;

    pattern! {
        P: NegOp { x: x: (I32, F64) } => AbsOp { x: x };
        Q: NegOp { x: x: (I64, F64) } => x;
    }
}

/// A mistake: a tie of two constraints: one accepts all that the other one does.
mod tie_of_constraints {
    use super::*;

    pattern! {
        P: NegOp { x: x: TensorOf<AnyType> } => AbsOp { x: x };
        Q: NegOp { x: x: TensorOf<(I32, F32)> } => x;
    }
}

/// A mistake: two patterns that match with operands exchanged.
mod tie_of_exchanged {
    use super::*;

    pattern! {
        P: AddOp { a: NegOp { x: x }, b: _ } => x;
        Q: AddOp { a: AbsOp { x: x }, b: _ } => x;
    }
}

/// A mistake: a tie of two guards.
mod tie_of_guards {
    use super::*;

    pattern! {
        P: NegOp { x: x } if ir.has_one_use(x) => AbsOp { x: x };
        Q: NegOp { x: x } if ir.has_uses(x) => SubOp { a: x, b: x };
    }
}

/// A mistake: two patterns for one interface.
mod tie_of_interfaces {
    use super::*;

    pattern! {
        P: dyn InferTypeOpInterface { operands: [x], .. } => x;
        Q: dyn InferTypeOpInterface { operands: xs, results: [_], .. } => { xs };
    }
}

/// A mistake: a tie inside lists.
mod tie_of_lists {
    use super::*;

    pattern! {
        P: VarOp { xs: [a, NegOp { x: _ }] } => VarOp { xs: [a] };
        Q: VarOp { xs: [NegOp { x: _ }, a] } => VarOp { xs: [a] };
    }
}

/// A mistake: a tie of nested operations.
mod tie_of_nested {
    use super::*;

    pattern! {
        P: NegOp { x: SubOp { a: NegOp { x: x }, b: _ } } => x;
        Q: NegOp { x: SubOp { a: _, b: AbsOp { x: x } } } => x;
    }
}

/// A mistake: two patterns that match with operands of a nested operation exchanged.
mod tie_of_nested_exchanged {
    use super::*;

    pattern! {
        P: NegOp { x: AddOp { a: NegOp { x: x }, b: _ } } => x;
        Q: NegOp { x: AddOp { a: AbsOp { x: x }, b: _ } } => x;
    }
}

/// A mistake: a tie: either operand is special.
mod tie_of_operands {
    use super::*;

    pattern! {
        P: SubOp { a: NegOp { x: a }, b: _ } => AbsOp { x: a };
        Q: SubOp { a: a, b: AbsOp { x: _ } } => NegOp { x: a };
    }
}

/// A mistake: an ordered pattern and one that matches with operands exchanged.
mod tie_of_ordered {
    use super::*;

    pattern! {
        P: ordered AddOp { a: NegOp { x: x }, b: _ } => x;
        Q: AddOp { a: AbsOp { x: x }, b: _ } => x;
    }
}

/// A mistake: a tie of priorities that are given.
mod tie_of_priorities {
    use super::*;

    pattern! {
        #[priority(1)]
        P: SubOp { a: x, b: const 0 } => x;
        #[priority(1)]
        Q: SubOp { a: const 0, b: x } => NegOp { x: x };
    }
}

fn main() {}
