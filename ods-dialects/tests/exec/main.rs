//! Execution of functions in the standard dialects.

mod arith;
mod control_flow;
mod faults;
mod math;
mod memory;
mod parallel;
mod poison;
mod support;
