//! The check of a rewrite.

use std::sync::Arc;

use ods_core::ir::Extract;
use ods_core::schema::OpSchema;
use ods_core::verify::verify;
use ods_core::{Context, Ir, Operation, Type};
use rustc_hash::FxHashSet;

use super::RewriteOptions;
use super::generator::Generator;
use super::given::Given;
use super::mutation::Mutation;
use super::report::{Finding, RewriteReport, RewriteVerdict, WrongRewrite};
use super::subject::Subject;
use crate::compare::compare;
use crate::random::Random;
use crate::reduction;
use crate::report::Verdict;

/// The functions of texts that are tried at most, the smallest ones first.
const TRIED: usize = 400;

/// The types that all numbers of some modules have.
const NUMBERS: [Type; 7] = [Type::I8, Type::I16, Type::I32, Type::I64, Type::INDEX, Type::F32, Type::F64];

/// The modules that are generated at least before the generator gives up, because none is valid.
const INVALID: u64 = 1000;

/// Checks a rewrite on modules that are given, and on generated ones.
pub fn check(
    context: &Arc<Context>,
    subject: &Subject,
    generator: &Generator,
    given: &[Given],
    options: &RewriteOptions,
) -> RewriteReport {
    let prepared = Prepared::new(context, subject, generator, given);
    prepared.check(None, options)
}

/// Checks whether the mutations of a rewrite are seen. Returns the mutations that a module was found for, with `true`
/// if the check sees them.
pub fn check_mutations(
    context: &Arc<Context>,
    subject: &Subject,
    generator: &Generator,
    given: &[Given],
    options: &RewriteOptions,
) -> Vec<(Mutation, bool)> {
    let prepared = Prepared::new(context, subject, generator, given);
    let reports = Mutation::all().map(|mutation| {
        let report = prepared.check(Some(mutation), options);
        match report.verdict {
            RewriteVerdict::Wrong(_) => Some((mutation, true)),
            RewriteVerdict::Right => Some((mutation, false)),
            RewriteVerdict::NotReached | RewriteVerdict::NotExecuted(_) => None,
        }
    });
    reports.flatten().collect()
}

/// A rewrite, and the modules for it.
struct Prepared<'a> {
    subject: &'a Subject,
    roots: Vec<&'static OpSchema>,
    /// The functions of each example.
    examples: Vec<Vec<Given>>,
    given: &'a [Given],
    generator: &'a Generator,
}

impl<'a> Prepared<'a> {
    fn new(context: &Arc<Context>, subject: &'a Subject, generator: &'a Generator, given: &'a [Given]) -> Self {
        let examples = subject.examples().iter().map(|text| Given::of_text(context, text).unwrap_or_default());
        Self { subject, roots: subject.roots(context), examples: examples.collect(), given, generator }
    }

    fn check(&self, mutation: Option<Mutation>, options: &RewriteOptions) -> RewriteReport {
        let report = RewriteReport::of(self.subject.to_string());
        let mut check =
            Check { subject: self.subject, mutation, options, report, only: None, proofs: [None; NUMBERS.len()] };
        self.examples.iter().for_each(|examples| check.given(examples, &self.roots));
        check.given(self.given, &self.roots);
        check.generated(self.generator, &self.roots);
        check.report
    }
}

struct Check<'a> {
    subject: &'a Subject,
    mutation: Option<Mutation>,
    options: &'a RewriteOptions,
    report: RewriteReport,
    /// The type that all numbers of the module have, as a position in [`NUMBERS`].
    only: Option<usize>,
    /// Whether the rewrite is proved for all modules of each type so far.
    proofs: [Option<bool>; NUMBERS.len()],
}

impl Check<'_> {
    /// Checks the rewrite on the modules that it applies to.
    fn given(&mut self, given: &[Given], roots: &[&'static OpSchema]) {
        let last = self.report.modules + self.options.modules / 4;
        for given in given.iter().filter(|given| given.has_any(roots)).take(TRIED) {
            if self.report.modules == last || self.report.is_wrong() {
                break;
            }
            self.try_module(&given.module, &given.name);
        }
    }

    fn generated(&mut self, generator: &Generator, roots: &[&'static OpSchema]) {
        let roots: Vec<&'static OpSchema> = roots.iter().copied().filter(|root| super::is_plain(root)).collect();
        let last = self.report.modules + self.options.modules;
        let mut made = 0;
        for number in 0..self.options.tries {
            let is_hopeless = roots.is_empty() || made == 0 && number >= INVALID;
            if self.report.modules == last || self.report.is_wrong() || is_hopeless {
                break;
            }
            let random = &mut Random::new(self.options.options.seed, number);
            let root = *random.pick(&roots);
            // Each second module has numbers of one type.
            self.only = (number % 2 == 1).then_some((number / 2) as usize % NUMBERS.len());
            let only = self.only.map(|position| NUMBERS[position]);
            if let Some(module) = generator.module(root, self.subject.left(), only, random) {
                made += 1;
                self.try_module(&module, "f");
            }
        }
        let proved = NUMBERS.iter().zip(self.proofs).filter(|(_, is_proved)| *is_proved == Some(true));
        self.report.proved_at = proved.map(|(ty, _)| ty.display(generator.context()).to_string()).collect();
    }

    /// Applies the rewrite to a copy of a module, and compares both.
    fn try_module(&mut self, module: &Extract, name: &str) {
        let Some(after) = self.applied(module) else { return };
        match verdict(module, &after, self.options) {
            Verdict::Refines(evidence) => {
                self.report.modules += 1;
                self.report.proved += u64::from(evidence.is_proof());
                self.report.inputs += evidence.inputs();
                if let Some(position) = self.only {
                    *self.proofs[position].get_or_insert(true) &= evidence.is_proof();
                }
                self.report.verdict = RewriteVerdict::Right;
            }
            Verdict::Differs(found) if self.mutation.is_some() => {
                let wrong = self.wrong(module, &after, Finding::Differs(*found));
                self.report.verdict = RewriteVerdict::Wrong(Box::new(wrong));
            }
            Verdict::Differs(_) => {
                if let Some(wrong) = self.smallest(module, name) {
                    self.report.verdict = RewriteVerdict::Wrong(Box::new(wrong));
                }
            }
            Verdict::NotComparable(reason) => self.not_comparable(module, &after, reason),
        }
    }

    /// Notes that a module could not be compared: a rewrite that makes invalid modules is wrong.
    fn not_comparable(&mut self, before: &Extract, after: &Extract, reason: String) {
        if let Err(errors) = verify(&after.ir, after.root) {
            let wrong = self.wrong(before, after, Finding::Invalid(errors.to_string()));
            self.report.verdict = RewriteVerdict::Wrong(Box::new(wrong));
        } else if self.report.modules == 0 {
            self.report.verdict = RewriteVerdict::NotExecuted(reason);
        }
    }

    /// Returns a copy of the module, rewritten; `None` if the rewrite does not apply.
    fn applied(&self, module: &Extract) -> Option<Extract> {
        let mut after = module.ir.extract(module.op)?;
        let known: FxHashSet<Operation> = match self.mutation {
            Some(_) => after.ir.walk_pre(after.op).collect(),
            None => FxHashSet::default(),
        };
        if !self.subject.apply(&mut after.ir, after.op) {
            return None;
        }
        let Some(mutation) = self.mutation else { return Some(after) };
        // The verifier sees a mutation that makes the module invalid.
        let is_valid = mutation.apply(&mut after.ir, after.op, &known) && verify(&after.ir, after.root).is_ok();
        is_valid.then_some(after)
    }

    /// Returns the smallest module for which the rewrite is wrong.
    fn smallest(&self, module: &Extract, name: &str) -> Option<WrongRewrite> {
        let smallest = reduction::smallest(module, name, &|before| {
            let after = self.applied(before)?;
            match verdict(before, &after, self.options) {
                Verdict::Differs(found) => Some(*found),
                Verdict::Refines(_) | Verdict::NotComparable(_) => None,
            }
        })?;
        let after = self.applied(&smallest.module)?;
        Some(self.wrong(&smallest.module, &after, Finding::Differs(smallest.found)))
    }

    fn wrong(&self, before: &Extract, after: &Extract, found: Finding) -> WrongRewrite {
        let text = |ir: &Ir, op: Operation| ir.display(op).to_string().trim_end().to_owned();
        WrongRewrite {
            name: self.subject.to_string(),
            before: text(&before.ir, before.root),
            after: text(&after.ir, after.root),
            found,
        }
    }
}

/// Compares the functions of two modules. Returns the worst finding.
fn verdict(before: &Extract, after: &Extract, options: &RewriteOptions) -> Verdict {
    let report = match compare((&before.ir, before.root), (&after.ir, after.root), &options.options) {
        Ok(report) => report,
        Err(error) => return Verdict::NotComparable(error.to_string()),
    };
    let badness = |verdict: &Verdict| match verdict {
        Verdict::Differs(_) => 2,
        Verdict::NotComparable(_) => 1,
        Verdict::Refines(_) => 0,
    };
    let verdicts = report.functions.into_iter().map(|function| function.verdict);
    verdicts.max_by_key(badness).unwrap_or_else(|| Verdict::NotComparable("there is no function".to_owned()))
}
