//! Patterns that undo each other, or that never end.

use ods::prelude::*;

mod lab;
use lab::*;

/// A mistake: the right side contains the left side.
mod grows {
    use super::*;

    pattern! {
        P: NegOp { x: x } => NegOp { x: NegOp { x: x } };
    }
}

/// A mistake: a created operation that matches again.
mod grows_before {
    use super::*;

    pattern! {
        P: ZeroOp { x: x } => ZeroOp { x: x } then erase;
    }
}

/// A mistake: a new operation inside matches the left side.
mod grows_inside {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: NegOp { x: x } };
    }
}

/// A mistake: two patterns that undo each other.
mod undone {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: x };
        Q: AbsOp { x: x } => NegOp { x: x };
    }
}

/// A mistake: two patterns that undo each other, with operands exchanged.
mod undone_operands {
    use super::*;

    pattern! {
        P: AddOp { a: a, b: b } => SubOp { a: b, b: a };
        Q: SubOp { a: a, b: b } => AddOp { a: a, b: b };
    }
}

fn main() {}
