//! Patterns that another one hides.

use ods::prelude::*;

mod lab;
use lab::*;

/// A mistake: the constraint of the first pattern has another name.
mod constraint_alias {
    use super::*;

    type Word = I32;

    pattern! {
        #[benefit(9)]
        P: NegOp { x: x: Word } => AbsOp { x: x };
        Q: NegOp { x: x: I32 } => x;
    }
}

/// A mistake: the constraint of the first pattern has further alternatives, in another order.
mod constraint_alternatives {
    use super::*;

    pattern! {
        #[benefit(9)]
        P: NegOp { x: x: (F32, I64, I32) } => AbsOp { x: x };
        Q: NegOp { x: x: (I32, F32) } => x;
    }
}

/// A mistake: the constraint of the first pattern is a part of the other.
mod constraint_confined {
    use super::*;

    pattern! {
        #[benefit(9)]
        P: AttrOp { x: x, k: _: Confined<I32Attr, IntMinValue<3>>, .. } => AbsOp { x: x };
        Q: AttrOp { x: x, k: _: Confined<I32Attr, Both<IntMinValue<5>, IntMaxValue<8>>>, .. } => x;
    }
}

/// A mistake: a pattern whose nested operation another one replaces.
mod hidden_inside {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: x };
        Q: SubOp { a: NegOp { x: x }, b: y } => AddOp { a: x, b: y };
    }
}

/// A mistake: a pattern whose operation and nested operation another one replaces.
mod hidden_inside_self {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: x };
        Q: NegOp { x: NegOp { x: x } } => x;
    }
}

/// A mistake: the right side is the left side with operands exchanged.
mod operands_exchanged {
    use super::*;

    pattern! {
        P: AddOp { a: a, b: b } => AddOp { a: b, b: a };
    }
}

/// A mistake: a constant operand is replaced by another one.
mod same_constant {
    use super::*;

    pattern! {
        P: SubOp { a: a, b: const c } => SubOp { a: a, b: const c + c };
    }
}

/// A mistake: two patterns with the same left side.
mod same_left_sides {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: x };
        Q: NegOp { x: x } => SubOp { a: x, b: x };
    }
}

/// A mistake: the right side is the left side.
mod same_operation {
    use super::*;

    pattern! {
        P: NegOp { x: x } => NegOp { x: x };
    }
}

/// A mistake: a pattern hidden by one for any operation.
mod shadowed_by_any {
    use super::*;

    pattern! {
        #[benefit(9)]
        P: _ => erase;
        Q: SubOp { a: NegOp { x: x }, b: _ } => x;
    }
}

/// A mistake: a pattern that never applies, as a general one has the greater benefit.
mod shadowed_by_benefit {
    use super::*;

    pattern! {
        #[benefit(9)]
        P: NegOp { x: x } => AbsOp { x: x };
        Q: NegOp { x: NegOp { x: x } } => x;
    }
}

/// A mistake: a pattern hidden by one whose priority is a constant.
mod shadowed_by_constant {
    use super::*;

    pattern! {
        #[benefit(HIGH)]
        P: SubOp { a: x, b: _ } => x;
        Q: SubOp { a: NegOp { x: x }, b: _ } => x;
    }

    const HIGH: u16 = 7;
}

/// A mistake: a pattern that never applies, as a general one has the greater priority.
mod shadowed_by_priority {
    use super::*;

    pattern! {
        #[priority(1)]
        P: SubOp { a: x, b: const _ } => AbsOp { x: x };
        Q: SubOp { a: x, b: const c } => AddOp { a: x, b: const c + c };
    }
}

/// A mistake: a pattern for one constant behind that for all.
mod shadowed_constant {
    use super::*;

    pattern! {
        #[benefit(9)]
        P: SubOp { a: x, b: const _ } => AbsOp { x: x };
        Q: SubOp { a: x, b: const 0 } => x;
    }
}

/// A mistake: a pattern hidden by one with exchanged operands.
mod shadowed_exchanged {
    use super::*;

    pattern! {
        #[benefit(9)]
        P: AddOp { a: const _, b: x } => x;
        Q: AddOp { a: x, b: const 0 } => x;
    }
}

/// A mistake: a pattern for single uses that never applies, because a more general one has a greater benefit.
mod single_use_hidden {
    use super::*;

    pattern! {
        #[benefit(9)]
        General: NegOp { x: NegOp { x: x } } => x;
        Special: NegOp { x: single_use NegOp { x: x } } => AbsOp { x: x };
    }
}

fn main() {}
