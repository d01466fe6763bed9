//! Checks of the rewrites of a dialect: folds and canonicalization patterns.
//!
//! * `subject`: the rewrites; `check`: the check of one of them;
//! * `given`: modules from texts; `generator`: modules from definitions; `parts`: types and attributes of these;
//! * `mutation`: mistakes that a check must see;
//! * `report`: the work that was done, and the findings.

mod check;
mod generator;
mod given;
mod mutation;
mod parts;
mod report;
mod subject;

use std::fmt::Display;
use std::sync::Arc;

use ods_core::Context;
use ods_core::schema::{Dialect, OpSchema};
use ods_exec::Limits;

use crate::options::Options;
use check::check;
use generator::{Generator, is_plain};
use given::Given;
pub use mutation::{Mutation, MutationKind};
pub use report::{Finding, RewriteReport, RewriteVerdict, RewritesReport, WrongRewrite};
use subject::Subject;

/// The options of a check of rewrites.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RewriteOptions {
    /// The options of each comparison.
    pub options: Options,
    /// The generated modules that each rewrite is applied to, and the functions of `texts`.
    pub modules: u64,
    /// The modules that are generated for each rewrite: many do not have what it looks for.
    pub tries: u64,
    /// Modules with functions that each rewrite is applied to as well, as text. The examples of declared patterns are
    /// always tried.
    pub texts: Vec<String>,
}

impl Default for RewriteOptions {
    /// Returns 40 modules out of 4,000, each with 256 inputs, or all if there are at most 4,096, and 2,000 steps and
    /// 64 KiB for each; no texts, and no proofs.
    fn default() -> Self {
        let limits = Limits { steps: 2_000, depth: 100, bytes: 1 << 16 };
        let options = Options { inputs: 256, exhaustive: 1 << 12, limits, ..Options::default() };
        Self { options, modules: 40, tries: 4_000, texts: Vec::new() }
    }
}

/// Checks the folds and the canonicalization patterns of a dialect, in a test. `register` registers the dialects that
/// operands and constants come from, with the dialect `func`.
///
/// ```
/// # use ods_core::Context;
/// ods_check::rewrites::<ods_dialects::index::IndexDialect, _>(ods_dialects::register_all);
/// ```
///
/// # Panics
/// Panics if a rewrite is wrong: with its name, the module before and after, arguments, and both outcomes.
#[track_caller]
pub fn rewrites<D: Dialect, E: Display>(register: impl FnOnce(&Context) -> Result<(), E>) {
    let context = Context::new();
    // The examples of patterns have operations that make values, and use them.
    context.allow_unregistered_dialects(true);
    let registered = register(&context);
    registered.unwrap_or_else(|error| panic!("{error}"));
    let report = check_rewrites(&Arc::new(context), D::SCHEMA.name, &RewriteOptions::default());
    let report = report.unwrap_or_else(|error| panic!("{error}"));
    if let Some(wrong) = report.wrong() {
        panic!("{wrong}");
    }
}

/// Checks the folds and the canonicalization patterns of a registered dialect. Texts with operations that are not
/// registered need a context that [allows](Context::allow_unregistered_dialects) them.
///
/// # Errors
/// Returns an error if the dialect, or the dialect `func`, is not registered, or a text is not valid.
pub fn check_rewrites(
    context: &Arc<Context>,
    dialect: &str,
    options: &RewriteOptions,
) -> Result<RewritesReport, String> {
    let (subjects, generator, given) = prepared(context, dialect, options)?;
    let rewrites = subjects.iter().map(|subject| check(context, subject, &generator, &given, options)).collect();
    Ok(RewritesReport { rewrites, seed: options.options.seed })
}

/// Checks whether mistakes in the rewrites of a registered dialect are seen. Returns the mistakes that a module was
/// found for, with the name of the rewrite, and `true` if the check sees it.
///
/// # Errors
/// Returns an error as [`check_rewrites`] does.
pub fn check_mutations(
    context: &Arc<Context>,
    dialect: &str,
    options: &RewriteOptions,
) -> Result<Vec<(String, Mutation, bool)>, String> {
    let (subjects, generator, given) = prepared(context, dialect, options)?;
    let of_subject = |subject: &Subject| {
        let seen = check::check_mutations(context, subject, &generator, &given, options);
        let name = subject.to_string();
        seen.into_iter().map(move |(mutation, is_seen)| (name.clone(), mutation, is_seen))
    };
    Ok(subjects.iter().flat_map(of_subject).collect())
}

/// Returns the rewrites of a dialect, and the modules for them.
fn prepared(
    context: &Arc<Context>,
    dialect: &str,
    options: &RewriteOptions,
) -> Result<(Vec<Subject>, Generator, Vec<Given>), String> {
    let dialects = context.dialects();
    let found = dialects.iter().find(|known| known.name == dialect);
    let found = found.ok_or_else(|| format!("the dialect '{dialect}' is not registered; register it"))?;
    let ops: Vec<&'static OpSchema> = found.ops.iter().copied().filter(|schema| is_plain(schema)).collect();
    let generator = Generator::new(context, ops)?;
    let texts = options.texts.iter().map(|text| Given::of_text(context, text)).collect::<Result<Vec<_>, String>>()?;
    let mut given: Vec<Given> = texts.into_iter().flatten().collect();
    given.sort_by_key(|given| given.size);
    Ok((Subject::of_dialect(context, found), generator, given))
}
