//! Execution of functions in the standard dialects.

mod arith;
mod complex;
mod control_flow;
mod faults;
mod math;
mod poison;
mod shapes;
mod support;
mod tensor;
