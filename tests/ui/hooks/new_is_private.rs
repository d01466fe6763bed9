//! The builder that an operation keeps to itself.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

mod ops {
    use super::*;

    #[op(D, "a", builders(mine), skip_default_builders)]
    pub struct AOp {}

    impl AOp<Draft> {
        pub fn mine() -> Self {
            Self::new()
        }
    }
}

pub fn build() {
    ops::AOp::mine();
    ops::AOp::new();
}

fn main() {}
