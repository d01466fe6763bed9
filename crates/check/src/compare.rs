//! Comparison of the functions of two modules.

use ods_core::{Ir, Operation, Type};
use ods_exec::{Engine, Function, RuntimeValue, display_typed};
use rustc_hash::FxHashSet;

use crate::inputs::Inputs;
use crate::options::Options;
use crate::outcome::Outcome;
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
    let old = engine(before, old_root, options.limits)?;
    let new = engine(after, new_root, options.limits_after())?;
    let known: FxHashSet<&str> = new.functions().collect();
    let declared: FxHashSet<&str> = old.declarations().collect();
    let mut report = Report { functions: Vec::new(), seed: options.seed };
    for name in old.functions().filter(|name| known.contains(name) && !declared.contains(name)) {
        let pair = Pair { before: old.function(name)?, after: new.function(name)? };
        if is_wanted(&pair) {
            report.functions.push(FunctionReport { name: name.to_owned(), verdict: pair.check(options) });
        }
    }
    Ok(report)
}

/// Two versions of a function.
pub struct Pair<'ir> {
    pub before: Function<'ir>,
    pub after: Function<'ir>,
}

impl Pair<'_> {
    fn check(&self, options: &Options) -> Verdict {
        let context = self.before.ir().context();
        let types = |function: &Function<'_>| -> [Vec<String>; 2] {
            let text = |ty: Type| ty.display(function.ir().context()).to_string();
            [function.parameter_types().map(text).collect(), function.result_types().map(text).collect()]
        };
        if types(&self.before) != types(&self.after) {
            return Verdict::NotComparable("the types of the function have changed".to_owned());
        }
        let parameters: Vec<Type> = self.before.parameter_types().collect();
        let inputs = match Inputs::new(context, &parameters, options) {
            Ok(inputs) => inputs,
            Err(reason) => return Verdict::NotComparable(reason),
        };
        let mut done = 0;
        let mut reason = None;
        for position in 0..inputs.len() {
            let (before, after, relation) = self.relate(&|| inputs.get(position));
            match relation {
                Relation::Refines => done += u64::from(position < inputs.plain()),
                Relation::Differs => return Verdict::Differs(Box::new(self.counterexample(&inputs, position))),
                Relation::Unknown => {
                    let is_stuck =
                        matches!(before, Outcome::NotExecutable(_)) || matches!(after, Outcome::NotExecutable(_));
                    let stuck = if matches!(before, Outcome::Returned { .. }) { &after } else { &before };
                    reason = reason.or_else(|| Some(self.text(stuck)));
                    // One that cannot be executed for a few inputs can be executed for no other.
                    if is_stuck && done == 0 && position >= 16 {
                        break;
                    }
                }
            }
        }
        match reason {
            Some(reason) if done == 0 => Verdict::NotComparable(first_line(&reason).to_owned()),
            Some(_) | None => {
                let all = inputs.are_all().then(|| inputs.plain());
                Verdict::Refines(Evidence::Tested { inputs: done, all })
            }
        }
    }

    /// Executes both functions.
    fn relate(&self, arguments: &dyn Fn() -> Vec<RuntimeValue>) -> (Outcome, Outcome, Relation) {
        let context = self.before.ir().context();
        let before = Outcome::of(&self.before, arguments());
        let after = match before {
            // Whatever the other function does is right.
            Outcome::Undefined(_) => Outcome::Returned { results: Vec::new(), arguments: Vec::new() },
            Outcome::Returned { .. } | Outcome::OutOfBudget(_) | Outcome::NotExecutable(_) => {
                Outcome::of(&self.after, arguments())
            }
        };
        let (parameters, results): (Vec<Type>, Vec<Type>) =
            (self.before.parameter_types().collect(), self.before.result_types().collect());
        let relation = relation(context, [&parameters, &results], &before, &after);
        (before, after, relation)
    }

    /// Returns the counterexample at a position, with arguments that are easy to read where these do as well.
    fn counterexample(&self, inputs: &Inputs, position: u64) -> Counterexample {
        let mut easier: Vec<(usize, RuntimeValue)> = Vec::new();
        let with = |easier: &[(usize, RuntimeValue)]| {
            let mut arguments = inputs.get(position);
            easier.iter().for_each(|(parameter, value)| arguments[*parameter] = value.clone());
            arguments
        };
        for parameter in 0..self.before.parameter_types().len() {
            for value in inputs.simple(parameter) {
                easier.push((parameter, value));
                if self.relate(&|| with(&easier)).2 == Relation::Differs {
                    break;
                }
                easier.pop();
            }
        }
        let context = self.before.ir().context();
        let (before, after, _) = self.relate(&|| with(&easier));
        let arguments = with(&easier);
        let typed = self.before.parameter_types().zip(&arguments);
        Counterexample {
            arguments: typed.map(|(ty, value)| display_typed(context, ty, value)).collect(),
            before: self.text(&before),
            after: self.text(&after),
        }
    }

    /// Returns an outcome as text.
    fn text(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::Returned { results, arguments } => {
                let values = self.before.display(arguments, results);
                if values.is_empty() { "returns".to_owned() } else { values.join(", ") }
            }
            Outcome::Undefined(message) => format!("undefined behaviour: {}", first_line(message)),
            Outcome::OutOfBudget(message) => format!("does not return: {}", first_line(message)),
            Outcome::NotExecutable(message) => first_line(message).to_owned(),
        }
    }
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}
