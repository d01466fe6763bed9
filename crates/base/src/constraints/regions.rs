//! Regions and successors.

use crate::{Block, Region, constraint};
use ods_core::constraints::BlockCount;

constraint! {
    /// any region
    pub AnyRegion: Region = TruePred;

    /// region with {N} blocks
    pub SizedRegion<const N: usize>: Region = BlockCount<N, N>;

    /// region with at least {N} blocks
    pub MinSizedRegion<const N: usize>: Region = BlockCount<N, { usize::MAX }>;

    /// region with at most {N} blocks
    pub MaxSizedRegion<const N: usize>: Region = BlockCount<0, N>;

    /// any successor
    pub AnySuccessor: Block = TruePred;
}
