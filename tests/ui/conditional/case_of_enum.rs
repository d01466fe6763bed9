//! A conditional case: attributes mean the same in every build.

use ods::prelude::*;

/// The mode.
#[enum_attr]
pub enum Mode {
    Fast,
    #[cfg(unix)]
    Slow,
    #[cfg_attr(unix, cfg(windows))]
    Safe,
}

fn main() {}
