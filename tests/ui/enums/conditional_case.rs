//! a case that is there in some builds only

use ods::prelude::*;

/// padding of a pool
#[enum_attr(str)]
pub enum Padding {
    Same,
    #[cfg(test)]
    Valid,
}

fn main() {
    let _ = Padding::Valid;
}
