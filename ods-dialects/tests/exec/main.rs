//! Execution of functions in the standard dialects.

mod arith;
mod control_flow;
mod faults;
mod poison;
mod support;
mod tensor;
