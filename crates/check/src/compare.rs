//! Comparison of the functions of two modules.

use ods_core::{Ir, Operation, Type};
use ods_exec::{Engine, Function, display_typed};
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
    (before, old_root): (&Ir, Operation),
    (after, new_root): (&Ir, Operation),
    options: &Options,
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
        report.functions.push(FunctionReport { name: name.to_owned(), verdict: pair.check(options) });
    }
    Ok(report)
}

/// Two versions of a function.
struct Pair<'ir> {
    before: Function<'ir>,
    after: Function<'ir>,
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
        let (parameters, results): (Vec<Type>, Vec<Type>) =
            (self.before.parameter_types().collect(), self.before.result_types().collect());
        let inputs = match Inputs::new(context, &parameters, options) {
            Ok(inputs) => inputs,
            Err(reason) => return Verdict::NotComparable(reason),
        };
        let mut done = 0;
        let mut reason = None;
        for position in 0..inputs.len() {
            let before = Outcome::of(&self.before, inputs.get(position));
            let after = match before {
                // Whatever the other function does is right.
                Outcome::Undefined(_) => Outcome::Returned { results: Vec::new(), arguments: Vec::new() },
                _ => Outcome::of(&self.after, inputs.get(position)),
            };
            match relation(context, [&parameters, &results], &before, &after) {
                Relation::Refines => done += u64::from(position < inputs.plain()),
                Relation::Differs => {
                    let arguments = inputs.get(position);
                    let arguments = parameters.iter().zip(&arguments);
                    let arguments = arguments.map(|(ty, value)| display_typed(context, *ty, value)).collect();
                    let (before, after) = (self.text(&before), self.text(&after));
                    return Verdict::Differs(Box::new(Counterexample { arguments, before, after }));
                }
                Relation::Unknown => {
                    let is_stuck =
                        matches!(before, Outcome::NotExecutable(_)) || matches!(after, Outcome::NotExecutable(_));
                    reason = reason.or_else(|| Some([self.text(&before), self.text(&after)].concat()));
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
