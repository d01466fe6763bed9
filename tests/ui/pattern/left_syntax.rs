//! The syntax of a pattern.

use ods::prelude::*;

mod lab;
#[allow(unused_imports)]
use lab::*;

/// A mistake: names as MLIR writes them.
mod dollar_names {
    use super::*;

    pattern! {
        P: NegOp { x: $x } => x;
    }
}

/// A mistake: no left side.
mod missing_left_side {
    use super::*;

    pattern! {
        P: => x;
    }
}

/// A mistake: no name.
mod missing_name {
    use super::*;

    pattern! {
        NegOp { x: x } => x;
    }
}

/// A mistake: no semicolon between patterns.
mod missing_semicolon {
    use super::*;

    pattern! {
        P: NegOp { x: NegOp { x: x } } => x
        Q: AbsOp { x: AbsOp { x: x } } => AbsOp { x: x };
    }
}

/// A mistake: names as in the text of operations.
mod percent_names {
    use super::*;

    pattern! {
        P: NegOp { x: %x } => x;
    }
}

fn main() {}
