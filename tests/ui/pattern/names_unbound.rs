//! Names that a pattern uses and does not bind.

use ods::prelude::*;

mod lab;
use lab::*;

/// A mistake: a name in a constant that is not bound.
mod unbound_in_constant {
    use super::*;

    pattern! {
        P: AddOp { a: x, b: const c } if c.is_integer(1) => AddOp { a: x, b: const d };
    }
}

/// A mistake: a name in the guard that is not bound.
mod unbound_in_guard {
    use super::*;

    pattern! {
        P: NegOp { x: x } if ir.has_one_use(y) => x;
    }
}

/// A mistake: a name in the location that is not bound.
mod unbound_in_location {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: x } at ir.location(y);
    }
}

/// A mistake: a name in a new operation that is not bound.
mod unbound_in_new {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AddOp { a: x, b: y };
    }
}

/// A mistake: a name in the types that is not bound.
mod unbound_in_types {
    use super::*;

    pattern! {
        P: NegOp { x: x } => AbsOp { x: CastOp { x: x } -> ir.value_type(y) };
    }
}

fn main() {}
