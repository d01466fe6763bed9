//! Regions and successors.

use crate::schema::OpRef;
use crate::{Block, Region, constraint};

fn blocks(region: Region, op: OpRef<'_>) -> usize {
    op.ir.blocks(region).count()
}

constraint! {
    /// any region
    pub AnyRegion: Region = TruePred;

    /// region with {N} blocks
    pub SizedRegion<const N: usize>: Region = CPred(blocks($_self, $_op) == N);

    /// region with at least {N} blocks
    pub MinSizedRegion<const N: usize>: Region = CPred(blocks($_self, $_op) >= N);

    /// region with at most {N} blocks
    pub MaxSizedRegion<const N: usize>: Region = CPred(blocks($_self, $_op) <= N);

    /// any successor
    pub AnySuccessor: Block = TruePred;
}
