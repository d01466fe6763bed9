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
use crate::opcode::Opcode;
use crate::origin::Origin;
use crate::plan::{Place, Plan};
use crate::runtime_value::RuntimeValue;

pub use crate::failure::Failure;
use crate::machine::marks::Marks;
pub use crate::machine::{Stacks, with_stacks};
pub use crate::usage::Usage;

/// Calls the kernel of a site of the plan. Returns its words if one is poison.
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
) -> Result<Option<PoisonedWords>, Fault> {
    let (site, mut marks) = (&plan.kernels()[site], Marks::default());
    let (ir, memory_usage, mut reason) = (module.ir(), usage.memory_usage(module), None);
    let frame = marks.frame(0);
    let mut call = Call { ir, site, words, objects, marks: frame, memory_usage, reason: &mut reason };
    if let Err(fault) = (site.kernel)(&mut call) {
        if !module.is_poison(&fault, site.op) {
            return Err(fault);
        }
        call.note_poison(fault.message().to_owned());
        marks.frame(0).poison_results(site, objects);
    }
    if let Some(reason) = reason {
        let frame = (&*words, &*objects, &marks.frame(0));
        usage.note_poison(|| Origin::new(ir, plan, site.op, reason, frame));
    }
    Ok(PoisonedWords::of(&site.results, words, &marks))
}

/// Returns the word of an element of a memref or a tensor.
///
/// # Errors
/// Returns an error if it is something else, or an index is out of bounds.
pub fn load_element(object: &RuntimeValue, indices: &[i64]) -> Result<u64, Fault> {
    load(object, indices)
}

/// Returns the failure of an instruction of a plan, whose frame has no poison.
pub fn failure(
    module: &Module<'_>,
    (plan, at): (&Plan, usize),
    fault: Fault,
    (words, objects): (&[u64], &[RuntimeValue]),
    usage: &Usage,
) -> Failure {
    Failure::new(module, plan, at, fault, (words, objects, &Marks::default().frame(0)), usage)
}

/// Reports the operation of a trace site.
pub fn trace(module: &Module<'_>, plan: &Plan, site: usize, words: &[u64], objects: &[RuntimeValue]) {
    crate::trace::report(module, &plan.traces[site], (words, objects, &Marks::default().frame(0)));
}

/// Words of results, in the order of their places. Some are poison.
#[derive(Debug)]
pub struct PoisonedWords(Vec<(u64, bool)>);

impl PoisonedWords {
    /// Returns the words in these places if one is poison.
    fn of<'p>(places: impl IntoIterator<Item = &'p Place>, words: &[u64], marks: &Marks) -> Option<Self> {
        if !marks.has_any() {
            return None;
        }
        let words: Vec<(u64, bool)> =
            places.into_iter().flat_map(words_of).map(|word| (words[word], marks.get(word))).collect();
        let is_any_poison = words.iter().any(|(_, is_poison)| *is_poison);
        is_any_poison.then_some(Self(words))
    }

    /// Puts the words and their marks into places with as many words, of the frame that is on the stacks alone.
    pub fn store<'p>(&self, places: impl IntoIterator<Item = &'p Place>, stacks: &mut Stacks) {
        for (at, (word, is_poison)) in places.into_iter().flat_map(words_of).zip(&self.0) {
            stacks.words[at] = *word;
            stacks.marks.set(at, *is_poison);
        }
    }
}

fn words_of(place: &Place) -> std::ops::Range<usize> {
    match place {
        Place::Words { at, count } => *at as usize..(*at + *count) as usize,
        Place::Object(_) => 0..0,
    }
}

/// Returns the places that the call or kernel of an instruction sets.
fn results_of(plan: &Plan, at: usize) -> &[Place] {
    let i = &plan.code[at];
    match i.opcode {
        Opcode::Call => &plan.calls[i.a as usize].results,
        Opcode::Kernel => &plan.kernels[i.a as usize].results,
        _ => &[],
    }
}

/// Runs a function from the instruction `at` to its end, inside `depth` other calls. If the call or kernel of the
/// instruction has returned, `returned` has its results, and the run continues after it. The frame has the results of
/// the function afterwards; the words of these are returned if one is poison.
///
/// # Errors
/// Returns the error of the run.
pub fn resume(
    module: &Module<'_>,
    usage: &mut Usage,
    depth: u32,
    (plan, at): (&Plan, usize),
    (words, objects): (&mut [u64], &mut [RuntimeValue]),
    returned: Option<PoisonedWords>,
) -> Result<Option<PoisonedWords>, Failure> {
    with_stacks(|stacks| {
        stacks.words.extend_from_slice(words);
        if let Some(results) = &returned {
            results.store(results_of(plan, at), stacks);
        }
        stacks.objects.extend(objects.iter_mut().map(|object| std::mem::replace(object, RuntimeValue::Poison)));
        let mut machine = Machine::new(module, stacks, plan);
        machine.usage = std::mem::take(usage);
        machine.depth = depth;
        let result = machine.run_from(at + usize::from(returned.is_some()));
        *usage = std::mem::take(&mut machine.usage);
        if result.is_ok() {
            words.copy_from_slice(&stacks.words[..words.len()]);
            for (object, from) in objects.iter_mut().zip(&mut stacks.objects) {
                *object = std::mem::replace(from, RuntimeValue::Poison);
            }
        }
        let places = plan.results.iter().map(|(place, _)| place);
        result.map(|()| PoisonedWords::of(places, &stacks.words, &stacks.marks))
    })
}
