//! Names that a pattern binds and does not use.

use ods::prelude::*;

mod lab;
#[allow(unused_imports)]
use lab::*;

/// A mistake: an attribute that is bound and not used.
mod unused_attribute {
    use super::*;

    pattern! {
        P: AttrOp { x: x, k: k, s: _ } => x;
    }
}

/// A mistake: a constant that is bound and not used.
mod unused_constant {
    use super::*;

    pattern! {
        P: AddOp { a: x, b: const c } => x;
    }
}

/// A mistake: a created operation whose name nothing uses.
mod unused_created {
    use super::*;

    pattern! {
        P: NegOp { x: AbsOp { x: x } } => n @ ZeroOp { x: x } then x;
    }
}

/// A mistake: an operation that is bound and not used.
mod unused_interface {
    use super::*;

    pattern! {
        P: op @ dyn InferTypeOpInterface => erase;
    }
}

/// A mistake: an operand of an interface that nothing uses.
mod unused_kind_operand {
    use super::*;

    pattern! {
        P: op @ dyn InferTypeOpInterface { operands: [x, y], .. } if ir.is_trivially_dead(op) => y;
    }
}

/// A mistake: a nested operation that is bound and not used.
mod unused_nested {
    use super::*;

    pattern! {
        P: NegOp { x: n @ NegOp { x: x } } => x;
    }
}

/// A mistake: a name of a new operation that nothing uses.
mod unused_new {
    use super::*;

    pattern! {
        P: NegOp { x: AbsOp { x: x } } => n @ SubOp { a: x, b: x };
    }
}

/// A mistake: an operand that is bound and not used.
mod unused_operand {
    use super::*;

    pattern! {
        P: AddOp { a: x, b: y } => x;
    }
}

/// A mistake: a root that is bound and not used.
mod unused_root {
    use super::*;

    pattern! {
        P: n @ NegOp { x: x } => x;
    }
}

fn main() {}
