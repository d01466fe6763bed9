//! The parts of a run that engines of native code share with the interpreter.
//!
//! Such an engine translates the instructions of a [`Plan`]. It calls [`run_kernel`] for the kernels of operations, and
//! leaves the rest of a function to the interpreter by [`resume`] where its code does not know how to continue: the
//! words of the frame have the same meaning for both.

use crate::call::Call;
use crate::engine::Module;
use crate::fault::Fault;
use crate::machine::Machine;
use crate::machine::run::load;
use crate::plan::Plan;
use crate::runtime_value::RuntimeValue;

pub use crate::failure::Failure;
pub use crate::machine::{Stacks, with_stacks};
pub use crate::usage::Usage;

/// Calls the kernel of a site of the plan.
///
/// # Errors
/// Returns the error of the kernel.
pub fn run_kernel(
    module: &Module<'_>,
    usage: &mut Usage,
    plan: &Plan,
    site: usize,
    words: &mut [u64],
    objects: &mut [RuntimeValue],
) -> Result<(), Fault> {
    let site = &plan.kernels()[site];
    let mut call = Call { ir: module.ir(), site, words, objects, memory_usage: usage.memory_usage(module) };
    (site.kernel)(&mut call)
}

/// Returns the word of an element of a memref or a tensor.
///
/// # Errors
/// Returns an error if it is something else, or an index is out of bounds.
pub fn load_element(object: &RuntimeValue, indices: &[i64]) -> Result<u64, Fault> {
    load(object, indices)
}

/// Reports the operation of a trace site.
pub fn trace(module: &Module<'_>, plan: &Plan, site: usize, words: &[u64], objects: &[RuntimeValue]) {
    crate::trace::report(module, &plan.traces[site], words, objects);
}

/// Runs a function from the instruction `at` to its end, inside `depth` other calls. The frame has its results
/// afterwards.
///
/// # Errors
/// Returns the error of the run.
pub fn resume(
    module: &Module<'_>,
    usage: &mut Usage,
    depth: u32,
    (plan, at): (&Plan, usize),
    (words, objects): (&mut [u64], &mut [RuntimeValue]),
) -> Result<(), Failure> {
    with_stacks(|stacks| {
        stacks.words.extend_from_slice(words);
        stacks.objects.extend(objects.iter_mut().map(|object| std::mem::replace(object, RuntimeValue::Poison)));
        let mut machine = Machine::new(module, stacks, plan);
        machine.usage = std::mem::take(usage);
        machine.depth = depth;
        let result = machine.run_from(at);
        *usage = std::mem::take(&mut machine.usage);
        if result.is_ok() {
            words.copy_from_slice(&stacks.words[..words.len()]);
            for (object, from) in objects.iter_mut().zip(&mut stacks.objects) {
                *object = std::mem::replace(from, RuntimeValue::Poison);
            }
        }
        result
    })
}
