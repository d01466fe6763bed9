//! A test for a kind that is a constraint, and for a kind of other entities.

use ods::prelude::*;

constraint! {
    /// constraint
    pub A: Type = CPred($_self.isa::<AnyFloat>($_ctx));

    /// attribute
    pub B: Type = CPred($_self.isa::<FloatAttr>($_ctx));
}

fn main() {}
