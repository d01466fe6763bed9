//! The fields of an operation on the right side.

use ods::prelude::*;

mod lab;
use lab::*;

/// A mistake: a right side behind one without a guard.
mod arm_never_taken {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: x }, if ir.has_one_use(x) => x;
    }
}

/// A mistake: an attribute of the new operation is left out.
mod attribute_left_out {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AttrOp { x: x };
    }
}

/// A mistake: a field of the new operation is given twice.
mod field_twice {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AddOp { a: x, b: x, a: x };
    }
}

/// A mistake: a guard behind the right side.
mod guard_behind {
    use super::*;

    pattern! {
        P: NegOp { x: x } => x if ir.has_one_use(x);
    }
}

/// A mistake: a guard that is no condition.
mod guard_is_number {
    use super::*;

    pattern! {
        P: NegOp { x: x } if 5 => x;
    }
}

/// A mistake: a guard without a condition.
mod guard_without_condition {
    use super::*;

    pattern! {
        P: NegOp { x: x } if => x;
    }
}

/// A mistake: no arrow.
mod missing_arrow {
    use super::*;

    pattern! {
        P: NegOp { x: x };
    }
}

/// A mistake: no right side.
mod missing_right_side {
    use super::*;

    pattern! {
        P: NegOp { x: x } => ;
    }
}

/// A mistake: a property of the new operation is left out.
mod property_left_out {
    use super::*;

    pattern! {
        P: NegOp { x: x } => PropOp { x: x };
    }
}

/// A mistake: a new operation with a region.
mod region {
    use super::*;

    pattern! {
        P: NegOp { x: x } => RegionOp { x: x };
    }
}

/// A mistake: `..` in a new operation.
mod rest {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AddOp { a: x, .. };
    }
}

/// A mistake: a result as a field.
mod result_as_field {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: x, r: x };
    }
}

/// A mistake: a new operation with a successor.
mod successor {
    use super::*;

    pattern! {
        P: ZeroOp { x: x } => SuccOp { x: x };
    }
}

/// A mistake: the wrong arrow.
mod thin_arrow {
    use super::*;

    pattern! {
        P: NegOp { x: x } -> x;
    }
}

/// A mistake: an operand of the new operation is left out.
mod too_few_fields {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AddOp { a: x };
    }
}

/// A mistake: the new operation has no such operand.
mod too_many_fields {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: x, y: x };
    }
}

/// A mistake: two right sides without a comma.
mod two_right_sides {
    use super::*;

    pattern! {
        P: NegOp { x: x } if ir.has_one_use(x) => x => x;
    }
}

fn main() {}
