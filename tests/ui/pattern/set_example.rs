//! Examples of patterns.

use ods::prelude::*;

mod lab;
use lab::*;

/// A mistake: a part of an example that does not exist.
mod example_misspelt {
    use super::*;

    pattern! {
        #[example(input = "", output = "")]
        P: NegOp { x: NegOp { x: x } } => x;
    }
}

/// A mistake: an example that is no text.
mod example_of_number {
    use super::*;

    pattern! {
        #[example(before = 1, after = 2)]
        P: NegOp { x: NegOp { x: x } } => x;
    }
}

/// A mistake: an example without the text after it.
mod example_without_after {
    use super::*;

    pattern! {
        #[example(before = "")]
        P: NegOp { x: NegOp { x: x } } => x;
    }
}

/// A mistake: an example, but no dialects.
mod example_without_dialects {
    use super::*;

    pattern! {
        #[example(unchanged = "")]
        P: NegOp { x: NegOp { x: x } } => x;
    }
}

fn main() {}
