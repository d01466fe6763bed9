//! A choice that names one generic constraint twice.

use ods::prelude::*;

constraint! {
    /// tensor of floats
    pub Twice: Type = Or(TensorOf<F32>, I8, TensorOf<F32>);
}

fn main() {}
