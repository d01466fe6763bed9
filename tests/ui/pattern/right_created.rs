//! Operations that a pattern creates, and their results.

use ods::prelude::*;

mod lab;
use lab::*;

/// A mistake: a constraint in the place of a new operation.
mod constraint_as_operation {
    use super::*;

    pattern! {
        P: NegOp { x: x } => I32 { x: x };
    }
}

/// A mistake: erase in front of then.
mod created_erase {
    use super::*;

    pattern! {
        P: ZeroOp { x: x } => erase then NegOp { x: x };
    }
}

/// A mistake: a created operation without an operand.
mod created_field {
    use super::*;

    pattern! {
        P: NegOp { x: AbsOp { x: x } } => ZeroOp {} then x;
    }
}

/// A mistake: nothing behind then.
mod created_last {
    use super::*;

    pattern! {
        P: NegOp { x: AbsOp { x: x } } => ZeroOp { x: x } then;
    }
}

/// A mistake: values in front of then.
mod created_list {
    use super::*;

    pattern! {
        P: NegOp { x: AbsOp { x: x } } => (ZeroOp { x: x }, ZeroOp { x: x }) then x;
    }
}

/// A mistake: a created operation of unknown types.
mod created_types {
    use super::*;

    pattern! {
        P: NegOp { x: AbsOp { x: x } } => c @ CastOp { x: x } then SubOp { a: x, b: c };
    }
}

/// A mistake: a value in front of then.
mod created_value {
    use super::*;

    pattern! {
        P: SubOp { a: a, b: b } => a then b;
    }
}

/// A mistake: a created operation without effects that nothing uses.
mod created_without_effects {
    use super::*;

    pattern! {
        P: NegOp { x: AbsOp { x: x } } => SubOp { a: x, b: x } then x;
    }
}

/// A mistake: fewer values than results.
mod fewer_values {
    use super::*;

    pattern! {
        P: TwoOp { x: x } => AbsOp { x: x };
    }
}

/// A mistake: a list in the place of a new operation.
mod list_of_operations {
    use super::*;

    pattern! {
        P: NegOp { x: x } => [AbsOp { x: x }];
    }
}

/// A mistake: more values than results.
mod more_values {
    use super::*;

    pattern! {
        P: NegOp { x: x } => (AbsOp { x: x }, AbsOp { x: x });
    }
}

/// A mistake: a result of a new operation that does not exist.
mod nested_result_unknown {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: TwoOp { x: x }.third -> [ir.value_type(x), ir.value_type(x)] };
    }
}

/// A mistake: a nested new operation with two results.
mod nested_with_two_results {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: TwoOp { x: x } -> [ir.value_type(x), ir.value_type(x)] };
    }
}

/// A mistake: a nested new operation without results.
mod nested_without_results {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: ZeroOp { x: x } };
    }
}

/// A mistake: a new operation without results replaces a result.
mod none_for_value {
    use super::*;

    pattern! {
        P: NegOp { x: x } => ZeroOp { x: x };
    }
}

/// A mistake: a new operation that does not exist.
mod unknown_operation {
    use super::*;

    pattern! {
        P: NegOp { x: x } => NoSuchOp { x: x };
    }
}

/// A mistake: a new operation with a result replaces one without.
mod value_for_none {
    use super::*;

    pattern! {
        P: ZeroOp { x: x } => AbsOp { x: x };
    }
}

fn main() {}
