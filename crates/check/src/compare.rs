//! Comparison of the functions of two modules.

use ods_core::schema::Pred;
use ods_core::{Ir, Operation, Type};
use ods_exec::{Engine, Function, RuntimeValue, display_typed};
use rustc_hash::FxHashSet;

use crate::inputs::Inputs;
use crate::opaque::{Names, Opaque};
use crate::options::Options;
use crate::outcome::Outcome;
use crate::proof::{Proof, prove};
use crate::refinement::{Relation, relation};
use crate::report::{Counterexample, Evidence, FunctionReport, Report, Verdict};

/// Compares each function of the second module with the one of the same name in the first: does it refine that one?
/// Functions without a body are not compared, nor are functions that only one module has.
///
/// ```
/// use ods_check::{Options, compare};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let context = ods_core::Context::new();
/// ods_dialects::register_all(&context)?;
/// let context = std::sync::Arc::new(context);
/// let module = |body: &str| {
///     let text = format!("func.func @f(%x: i8) -> i8 {{ %c = arith.constant 1 : i8 {body} return %y : i8 }}");
///     ods_core::text::parse(&context, "f.mlir", text.as_bytes())
/// };
/// let before = module("%y = arith.shli %x, %c : i8")?;
/// let after = module("%y = arith.addi %x, %x : i8")?;
/// let report = compare((&before.ir, before.root), (&after.ir, after.root), &Options::default())?;
/// assert_eq!(report.to_string(), "@f: refined; tested on 256 of 256 inputs\n");
///
/// let wrong = module("%y = arith.addi %x, %x overflow<nsw> : i8")?;
/// let report = compare((&before.ir, before.root), (&wrong.ir, wrong.root), &Options::default())?;
/// assert!(report.to_string().contains("arguments: 64 : i8\n  before: -128 : i8\n  after: poison : i8"));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// Returns an error if a module is not valid.
pub fn compare(
    before: (&Ir, Operation),
    after: (&Ir, Operation),
    options: &Options,
) -> Result<Report, ods_exec::Error> {
    compare_where(before, after, options, |_| true)
}

/// Compares the functions for which `is_wanted` returns `true`.
///
/// # Errors
/// Returns an error if a module is not valid.
pub fn compare_where(
    (before, old_root): (&Ir, Operation),
    (after, new_root): (&Ir, Operation),
    options: &Options,
    is_wanted: impl Fn(&Pair<'_>) -> bool,
) -> Result<Report, ods_exec::Error> {
    let engine = |ir, root, limits| {
        let engine = Engine::new(ir, root)?.with_limits(limits).with_unwritten_poison(true);
        Ok::<_, ods_exec::Error>(engine)
    };
    let (old, new) = (engine(before, old_root, options.limits)?, engine(after, new_root, options.limits_after())?);
    let names = Names::of(&old, &new, (before, old_root));
    let opaque = [Opaque::default(), Opaque::default()];
    let (old, new) = (opaque[0].implement(old, &names), opaque[1].implement(new, &names));
    let known: FxHashSet<&str> = new.functions().collect();
    let declared: FxHashSet<&str> = old.declarations().collect();
    let mut report = Report { functions: Vec::new(), seed: options.seed };
    for name in old.functions().filter(|name| known.contains(name) && !declared.contains(name)) {
        let pair = Pair::new(old.function(name)?, new.function(name)?, &opaque);
        if is_wanted(&pair) {
            report.functions.push(FunctionReport { name: name.to_owned(), verdict: pair.check(options) });
        }
    }
    Ok(report)
}

/// The inputs that say nothing, before a comparison ends if they are more than half.
const UNKNOWN: u64 = 64;

/// Two versions of a function.
pub struct Pair<'ir> {
    pub before: Function<'ir>,
    pub after: Function<'ir>,
    /// The types of the old function.
    parameters: Vec<Type>,
    results: Vec<Type>,
    /// The calls of each version, of what is not known.
    opaque: &'ir [Opaque; 2],
}

impl<'ir> Pair<'ir> {
    fn new(before: Function<'ir>, after: Function<'ir>, opaque: &'ir [Opaque; 2]) -> Self {
        let (parameters, results) = (before.parameter_types().collect(), before.result_types().collect());
        Self { before, after, parameters, results, opaque }
    }

    fn check(&self, options: &Options) -> Verdict {
        if !self.has_same_types() {
            return Verdict::NotComparable("the types of the function have changed".to_owned());
        }
        let inputs = match Inputs::new(self.before.ir().context(), &self.parameters, options) {
            Ok(inputs) => inputs,
            Err(reason) => return Verdict::NotComparable(reason),
        };
        let has_fast_math = has_fast_math(self.before.ir(), self.before.op());
        match self.test(&inputs, has_fast_math, options) {
            Verdict::Refines(tested) if !tested.is_proof() && options.solver_steps > 0 => {
                self.prove(&inputs, tested.inputs(), has_fast_math, options)
            }
            verdict => verdict,
        }
    }

    fn has_same_types(&self) -> bool {
        let types = |function: &Function<'_>| -> [Vec<String>; 2] {
            let text = |ty: Type| ty.display(function.ir().context()).to_string();
            [function.parameter_types().map(text).collect(), function.result_types().map(text).collect()]
        };
        types(&self.before) == types(&self.after)
    }

    /// Executes both functions for all inputs.
    fn test(&self, inputs: &Inputs, has_fast_math: bool, options: &Options) -> Verdict {
        let (mut done, mut unknown, mut has_calls) = (0, 0, false);
        let mut reason = None;
        for number in 0.. {
            // The results of calls may be others for the same input.
            if number >= inputs.len() && !(has_calls && number < options.inputs) {
                break;
            }
            let (position, seed) = (number % inputs.len(), inputs.seed_of(number));
            let arguments = || inputs.get(position);
            let (before, after, relation) = self.relate(&arguments, seed);
            has_calls |= before.has_calls();
            match relation {
                Relation::Refines => done += u64::from(position < inputs.plain()),
                Relation::Differs if has_fast_math => {
                    let flags = "fast-math flags allow other results".to_owned();
                    reason = reason.or(Some(flags));
                }
                Relation::Differs if self.is_unstable(&arguments, seed) => {
                    let unstable = "its results differ from run to run".to_owned();
                    reason = reason.or(Some(unstable));
                }
                Relation::Differs => {
                    return Verdict::Differs(Box::new(self.counterexample(inputs, &arguments, seed)));
                }
                Relation::Unknown => {
                    let stuck = if matches!(before, Outcome::Returned { .. }) { &after } else { &before };
                    reason = reason.or_else(|| Some(self.text(stuck)));
                    unknown += 1;
                    // One that cannot be executed to an end for most inputs so far can hardly be for others.
                    if unknown > done.max(UNKNOWN) || done == 0 && unknown > UNKNOWN / 4 {
                        break;
                    }
                }
            }
        }
        match reason {
            Some(reason) if done == 0 => Verdict::NotComparable(first_line(&reason).to_owned()),
            Some(_) | None => {
                // Results of what is not known are chosen.
                let all = (inputs.are_all() && !has_calls).then(|| inputs.plain());
                Verdict::Refines(Evidence::Tested { inputs: done, all, gap: None })
            }
        }
    }

    /// Tries to prove what tests have not refuted. Arguments that the solver finds are executed.
    fn prove(&self, inputs: &Inputs, tested: u64, has_fast_math: bool, options: &Options) -> Verdict {
        let (types, functions) = ([&self.parameters[..], &self.results], [&self.before, &self.after]);
        let proof = match has_fast_math {
            true => Proof::Open("there is no formula of fast-math flags".to_owned()),
            false => prove(self.before.ir().context(), types, functions, options.solver_steps),
        };
        let gap = match proof {
            Proof::Proved => return Verdict::Refines(Evidence::Proved),
            Proof::Open(reason) => reason,
            Proof::Refuted(found) => {
                let arguments = || found.clone();
                if self.relate(&arguments, options.seed).2 == Relation::Differs {
                    return Verdict::Differs(Box::new(self.counterexample(inputs, &arguments, options.seed)));
                }
                "the solver found arguments that show no difference".to_owned()
            }
        };
        Verdict::Refines(Evidence::Tested { inputs: tested, all: None, gap: Some(gap) })
    }

    /// Executes both functions. Results that are not known come from the seed.
    fn relate(&self, arguments: &dyn Fn() -> Vec<RuntimeValue>, seed: u64) -> (Outcome, Outcome, Relation) {
        let context = self.before.ir().context();
        let before = Outcome::of(&self.before, arguments(), (&self.opaque[0], seed));
        let after = match before {
            // Whatever the other function does is right.
            Outcome::Undefined(_) => Outcome::NotExecutable(String::new()),
            Outcome::Returned { .. } | Outcome::OutOfBudget(_) | Outcome::NotExecutable(_) => {
                Outcome::of(&self.after, arguments(), (&self.opaque[1], seed))
            }
        };
        let relation = relation(context, [&self.parameters, &self.results], &before, &after);
        (before, after, relation)
    }

    /// Returns whether the old function does not even refine itself: it returns addresses of memory.
    fn is_unstable(&self, arguments: &dyn Fn() -> Vec<RuntimeValue>, seed: u64) -> bool {
        // Both exist at once, since memory that is free again may be taken again.
        let arguments = [arguments(), arguments()];
        let [first, second] = arguments.map(|arguments| Outcome::of(&self.before, arguments, (&self.opaque[0], seed)));
        let context = self.before.ir().context();
        relation(context, [&self.parameters, &self.results], &first, &second) != Relation::Refines
    }

    /// Returns the counterexample of arguments, with others that are easy to read where these do as well.
    fn counterexample(&self, inputs: &Inputs, found: &dyn Fn() -> Vec<RuntimeValue>, seed: u64) -> Counterexample {
        let mut easier: Vec<(usize, RuntimeValue)> = Vec::new();
        let with = |easier: &[(usize, RuntimeValue)]| {
            let mut arguments = found();
            easier.iter().for_each(|(parameter, value)| arguments[*parameter] = value.clone());
            arguments
        };
        for parameter in 0..self.parameters.len() {
            for value in inputs.simple(parameter) {
                easier.push((parameter, value));
                if self.relate(&|| with(&easier), seed).2 == Relation::Differs {
                    break;
                }
                easier.pop();
            }
        }
        let context = self.before.ir().context();
        let (before, after, _) = self.relate(&|| with(&easier), seed);
        let arguments = with(&easier);
        let typed = self.parameters.iter().zip(&arguments);
        Counterexample {
            arguments: typed.map(|(ty, value)| display_typed(context, *ty, value)).collect(),
            before: self.text(&before),
            after: self.text(&after),
        }
    }

    /// Returns an outcome as text.
    fn text(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::Returned { results, arguments, calls } => {
                let context = self.before.ir().context();
                let values = self.before.display(arguments, results);
                let returned = if values.is_empty() { "returns".to_owned() } else { values.join(", ") };
                let calls: Vec<String> = calls.iter().map(|call| call.display(context)).collect();
                if calls.is_empty() { returned } else { format!("{returned}; calls {}", calls.join(", ")) }
            }
            Outcome::Undefined(message) => format!("undefined behaviour: {}", first_line(message)),
            Outcome::OutOfBudget(message) => format!("does not return: {}", first_line(message)),
            Outcome::NotExecutable(message) => first_line(message).to_owned(),
        }
    }
}

/// Returns whether an operation inside may give other results than its semantics, because of its fast-math flags.
fn has_fast_math(ir: &Ir, function: Operation) -> bool {
    let has_flags = |op: Operation| {
        let schema = ir.schema(op)?;
        let slot = schema.attribute_index("fastmath")?;
        let Pred::Enum(flags) = schema.attributes[slot].constraint.pred.definition() else { return None };
        Some(flags.value_of(ir.inherent(op, slot)?, ir.context())? != 0)
    };
    ir.walk_pre(function).any(|op| has_flags(op) == Some(true))
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}
