//! Two numbers of blocks at once.

use ods::prelude::*;

constraint! {
    /// a region with one block that has at least two
    pub Both: Region = And(SizedRegion<1>, MinSizedRegion<2>);
}

fn main() {}
