//! Benefits and priorities.

use ods::prelude::*;

mod lab;
use lab::*;

/// A mistake: a benefit without a number.
mod benefit_missing {
    use super::*;

    pattern! {
        #[benefit]
        P: NegOp { x: NegOp { x: x } } => x;
    }
}

/// A mistake: a negative benefit.
mod benefit_negative {
    use super::*;

    pattern! {
        #[benefit(-1)]
        P: NegOp { x: NegOp { x: x } } => x;
    }
}

/// A mistake: a benefit that is no number.
mod benefit_of_text {
    use super::*;

    pattern! {
        #[benefit("x")]
        P: NegOp { x: NegOp { x: x } } => x;
    }
}

/// A mistake: a benefit of two numbers.
mod benefit_of_two {
    use super::*;

    pattern! {
        #[benefit(1, 2)]
        P: NegOp { x: NegOp { x: x } } => x;
    }
}

/// A mistake: a benefit that does not fit.
mod benefit_too_large {
    use super::*;

    pattern! {
        #[benefit(100000)]
        P: NegOp { x: NegOp { x: x } } => x;
    }
}

/// A mistake: two benefits.
mod benefit_twice {
    use super::*;

    pattern! {
        #[benefit(1)]
        #[benefit(2)]
        P: NegOp { x: NegOp { x: x } } => x;
    }
}

/// A mistake: an argument of `either_order`.
mod either_order_of_number {
    use super::*;

    pattern! {
        #[either_order(1)]
        P: NegOp { x: NegOp { x: x } } => x;
    }
}

/// A mistake: a priority that is no number.
mod priority_of_text {
    use super::*;

    pattern! {
        #[priority("high")]
        P: NegOp { x: NegOp { x: x } } => x;
    }
}

/// A mistake: a priority that does not fit.
mod priority_too_large {
    use super::*;

    pattern! {
        #[priority(40000)]
        P: NegOp { x: NegOp { x: x } } => x;
    }
}

/// A mistake: an attribute that patterns do not have.
mod unknown_attribute {
    use super::*;

    pattern! {
        #[bounded]
        P: NegOp { x: NegOp { x: x } } => x;
    }
}

fn main() {}
