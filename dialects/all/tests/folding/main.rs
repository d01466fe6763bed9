//! Folders against evaluators of their own, on random constants: scalars, dense elements, and splats.
//!
//! * `fixture`: an operation on arguments, folded as if these were constants;
//! * `integers`: `arith`, `math` and `index` on integers of many widths, over integers without bounds;
//! * `floats`: `arith`, `math` and `complex` on floats, over `f64` and a rounding of its own.

mod fixture;
mod floats;
mod integers;
#[path = "../oracle/integers.rs"]
mod oracle;
