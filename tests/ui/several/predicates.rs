//! Mistakes in one predicate are reported at once.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// everything wrong
    pub A: Type = And(CPred($_slef), CPred($_opp, $_ctxt), Neg(CPred($x)));
}

fn main() {}
