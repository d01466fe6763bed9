//! Operations, constraints and traits on the left side that do not exist.

use ods::prelude::*;

mod lab;
use lab::*;

/// A mistake: a type constraint that does not exist.
mod unknown_constraint {
    use super::*;

    pattern! {
        P: NegOp { x: x: NoSuchType } => x;
    }
}

/// A mistake: an interface that does not exist.
mod unknown_interface {
    use super::*;

    pattern! {
        P: op @ dyn NoSuchInterface if ir.is_trivially_dead(op) => erase;
    }
}

/// A mistake: a nested operation that does not exist.
mod unknown_nested_operation {
    use super::*;

    pattern! {
        P: NegOp { x: NoSuchOp { x: x } } => x;
    }
}

/// A mistake: an operation that does not exist.
mod unknown_operation {
    use super::*;

    pattern! {
        P: NoSuchOp { x: x } => x;
    }
}

/// A mistake: a trait that does not exist.
mod unknown_trait {
    use super::*;

    pattern! {
        P: op @ impl NoSuchTrait if ir.is_trivially_dead(op) => erase;
    }
}

fn main() {}
