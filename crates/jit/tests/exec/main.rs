//! The programs that test the interpreter, in `dialects/all/tests/exec`, as native code.

#[path = "../../../../dialects/all/tests/exec/arith.rs"]
mod arith;
#[path = "../../../../dialects/all/tests/exec/complex.rs"]
mod complex;
#[path = "../../../../dialects/all/tests/exec/control_flow.rs"]
mod control_flow;
mod counted_loops;
#[path = "../../../../dialects/all/tests/exec/faults.rs"]
mod faults;
mod large;
#[path = "../../../../dialects/all/tests/exec/last_steps.rs"]
mod last_steps;
#[path = "../../../../dialects/all/tests/exec/math.rs"]
mod math;
#[path = "../../../../dialects/all/tests/exec/memory.rs"]
mod memory;
#[path = "../../../../dialects/all/tests/exec/parallel.rs"]
mod parallel;
#[path = "../../../../dialects/all/tests/exec/poison.rs"]
mod poison;
mod stacks;
mod support;
#[path = "../../../../dialects/all/tests/exec/tensor.rs"]
mod tensor;
