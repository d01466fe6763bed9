//! Execution of functions in the standard dialects.

mod arith;
mod control_flow;
mod faults;
mod math;
mod poison;
mod support;
