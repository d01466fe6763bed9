//! The programs that test the interpreter, in `ods-dialects/tests/exec`, as native code.

#[path = "../../../ods-dialects/tests/exec/arith.rs"]
mod arith;
#[path = "../../../ods-dialects/tests/exec/complex.rs"]
mod complex;
#[path = "../../../ods-dialects/tests/exec/control_flow.rs"]
mod control_flow;
#[path = "../../../ods-dialects/tests/exec/faults.rs"]
mod faults;
#[path = "../../../ods-dialects/tests/exec/math.rs"]
mod math;
#[path = "../../../ods-dialects/tests/exec/memory.rs"]
mod memory;
mod native;
#[path = "../../../ods-dialects/tests/exec/parallel.rs"]
mod parallel;
#[path = "../../../ods-dialects/tests/exec/poison.rs"]
mod poison;
mod stacks;
mod support;
#[path = "../../../ods-dialects/tests/exec/tensor.rs"]
mod tensor;
mod turns;
