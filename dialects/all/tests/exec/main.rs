//! Execution of functions in the standard dialects.

mod arith;
mod complex;
mod control_flow;
mod faults;
mod hosts;
mod integers;
mod last_steps;
mod linalg;
mod math;
mod memory;
#[path = "../oracle/integers.rs"]
mod oracle;
mod parallel;
mod poison;
mod rewritten;
mod semantics;
mod shapes;
mod support;
mod tensor;
