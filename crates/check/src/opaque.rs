//! Functions without a body, and operations of dialects that are not registered: nothing is known about what they do.
//!
//! Both versions of a function must make the same calls of them, in the same order and with the same operands. The
//! results of the first, the second, ... call of a run are numbers from the seed, the same in both versions, so that
//! each execution is one that is possible.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ods_core::{Context, Ir, Operation, Type};
use ods_exec::{Call, Engine, Fault, FaultKind, RuntimeValue, display_typed};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::inputs::{Parameter, Source};
use crate::outcome::contents;
use crate::random::Random;

/// The calls that a run remembers at most.
const CALLS: usize = 1 << 12;

/// A call that a run has made.
#[derive(Clone, Debug)]
pub struct OpaqueCall {
    /// The function with an `@`, or the operation.
    pub name: Arc<str>,
    /// The operands, with tensors in place of memory.
    pub operands: Vec<(Type, RuntimeValue)>,
}

impl OpaqueCall {
    /// Returns the call as text: `@f(1 : i32)`.
    pub fn display(&self, context: &Context) -> String {
        let operands = self.operands.iter().map(|(ty, value)| display_typed(context, *ty, value));
        format!("{}({})", self.name, operands.collect::<Vec<String>>().join(", "))
    }
}

/// The calls of the current run.
#[derive(Clone, Default)]
pub struct Opaque(Arc<Mutex<Run>>);

#[derive(Default)]
struct Run {
    seed: u64,
    calls: Vec<OpaqueCall>,
    parameters: FxHashMap<Type, Result<Parameter, String>>,
}

impl Opaque {
    /// Lets an engine call these functions and operations.
    pub fn implement<'ir>(&self, mut engine: Engine<'ir>, names: &Names) -> Engine<'ir> {
        let called = |name: &str| {
            let (run, name) = (self.clone(), Arc::<str>::from(name));
            move |call: &mut Call<'_>| run.run().call(&name, call)
        };
        for name in &names.functions {
            engine = engine.with_function(name, called(&format!("@{name}")));
        }
        for name in &names.operations {
            engine = engine.with_kernel(name, called(&format!("\"{name}\"")));
        }
        engine
    }

    /// Begins a run, whose results come from this seed.
    pub fn begin(&self, seed: u64) {
        let mut run = self.run();
        run.seed = seed;
        run.calls.clear();
    }

    /// Returns the calls of the run.
    pub fn take_calls(&self) -> Vec<OpaqueCall> {
        std::mem::take(&mut self.run().calls)
    }

    fn run(&self) -> MutexGuard<'_, Run> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Run {
    fn call(&mut self, name: &Arc<str>, call: &mut Call<'_>) -> Result<(), Fault> {
        if self.calls.len() == CALLS {
            return Err(Fault::limit(format!("exceeds the limit of {CALLS} calls of what is not known")));
        }
        let operand = |operand| Ok((call.operand_type(operand)?, contents(call.value(operand)?)?));
        let operands = (0..call.num_operands()).map(operand).collect::<Result<Vec<_>, Fault>>()?;
        let number = self.calls.len() as u64;
        self.calls.push(OpaqueCall { name: name.clone(), operands });
        let mut source = Source::Random(Random::new(self.seed, number), number);
        for result in 0..call.num_results() {
            let ty = call.result_type(result)?;
            let context = call.ir().context();
            let parameter = self.parameters.entry(ty).or_insert_with(|| Parameter::new(context, ty, None));
            let parameter = parameter.as_ref().map_err(|reason| Fault::of(FaultKind::Missing, reason.clone()))?;
            let value = parameter.value(&mut source, &[]);
            call.set(result, value)?;
        }
        Ok(())
    }
}

/// The names of functions and operations about which nothing is known.
#[derive(Clone, Default, Debug)]
pub struct Names {
    functions: FxHashSet<String>,
    operations: FxHashSet<String>,
}

impl Names {
    /// Returns the functions without a body in the engine of an old module, other than functions that have one in the
    /// new module; and the operations of the old module that are not registered.
    ///
    /// A function that only the new module declares is one that a pass knows: it is not called.
    pub fn of(old: &Engine<'_>, new: &Engine<'_>, (ir, root): (&Ir, Operation)) -> Self {
        let declared: FxHashSet<&str> = new.declarations().collect();
        let defined: FxHashSet<&str> = new.functions().filter(|name| !declared.contains(name)).collect();
        let functions = old.declarations().filter(|name| !defined.contains(name)).map(str::to_owned).collect();
        let is_plain = |op: &Operation| {
            // The last one in a block may transfer control.
            ir.num_regions(*op) == 0 && ir.num_successors(*op) == 0 && ir.next_op(*op).is_some()
        };
        let unknown = ir.walk_pre(root).filter(|op| ir.schema(*op).is_none()).filter(is_plain);
        let operations = unknown.map(|op| ir.name_str(op).to_owned()).collect();
        Self { functions, operations }
    }
}
