//! The check of the folds and patterns of our dialects: `cargo xtask check`.
//!
//! Rewrites are applied to generated modules, to the examples of patterns, and to the functions of the tests of passes.
//! The findings are the table in `docs/checked-rewrites.md`, which must list the rewrites that there are, and what is
//! known of each. `--update` writes it, with the counts and times of this run. `--long` makes more modules, and calls
//! them with more inputs. `--mutations` makes mistakes in each rewrite instead, and lists the ones that are not seen.

mod table;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use ods::prelude::*;
use ods_check::{RewriteOptions, check_mutations, check_rewrites};
use table::{Checked, Table};

/// The folders with modules that rewrites apply to, below the root of the repository.
const FOLDERS: [&str; 3] =
    ["tools/ods-opt/tests/passes", "tools/ods-opt/tests/meaning", "tools/xtask/src/bin/rewrites"];

/// The steps of the solver for a module.
const SOLVER_STEPS: u64 = 200_000;

/// The table, below the root of the repository.
const TABLE: &str = "docs/checked-rewrites.md";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("check: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let root = (!arguments.is_empty()).then(|| PathBuf::from(arguments.remove(0)));
    let root = root.ok_or("expected the root of the repository, as `cargo xtask check` passes it")?;
    let mut has_flag = |flag: &str| {
        let before = arguments.len();
        arguments.retain(|argument| argument != flag);
        arguments.len() < before
    };
    let (update, long, mutations) = (has_flag("--update"), has_flag("--long"), has_flag("--mutations"));
    let (wanted, options) = (arguments, options(&root, long)?);
    let names = context()?.dialects().iter().map(|dialect| dialect.name.to_owned()).collect::<Vec<String>>();
    if let Some(unknown) = wanted.iter().find(|name| !names.contains(name)) {
        return Err(format!("no dialect '{unknown}'; there are {}", names.join(", ")));
    }
    let chosen: Vec<&String> = names.iter().filter(|name| wanted.is_empty() || wanted.contains(name)).collect();
    if mutations {
        return check_all_mutations(&chosen, &options);
    }
    let table = Table::new(each(&chosen, |name| {
        let start = Instant::now();
        let report = check_rewrites(&context()?, name, &options)?;
        Ok(Checked { dialect: name.to_owned(), rewrites: report.rewrites, time: start.elapsed() })
    })?);
    print!("{table}");
    if table.is_wrong() {
        return Err("a rewrite changes what functions compute".to_owned());
    }
    match (wanted.is_empty() && !long, update) {
        (true, true) => std::fs::write(root.join(TABLE), table.page()).map_err(|error| format!("{TABLE}: {error}")),
        (true, false) => {
            let page = std::fs::read_to_string(root.join(TABLE)).map_err(|error| format!("{TABLE}: {error}"))?;
            table.compare(&page).map_err(|rows| format!("{TABLE} is stale; run `cargo xtask check --update`\n{rows}"))
        }
        (false, _) => Ok(()),
    }
}

fn context() -> Result<Arc<Context>, String> {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    ods_dialects::register_all(&context).map_err(|error| error.to_string())?;
    Ok(Arc::new(context))
}

/// Returns the options, with the modules of the folders.
fn options(root: &Path, long: bool) -> Result<RewriteOptions, String> {
    let mut options = RewriteOptions::default();
    options.options.solver_steps = SOLVER_STEPS;
    if long {
        options.options.solver_steps *= 100;
        options.modules *= 10;
        options.tries *= 25;
        options.options.inputs *= 16;
        options.options.exhaustive *= 16;
    }
    let context = context()?;
    for folder in FOLDERS {
        let entries = std::fs::read_dir(root.join(folder)).map_err(|error| format!("{folder}: {error}"))?;
        let paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<PathBuf>, _>>();
        let mut paths = paths.map_err(|error| format!("{folder}: {error}"))?;
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "mlir"));
        paths.sort();
        for path in paths {
            let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            // Some parts are tests of errors.
            let parts = text.split("// -----\n");
            let valid = parts.filter(|part| ods::text::parse(&context, "part", part.as_bytes()).is_ok());
            options.texts.extend(valid.map(str::to_owned));
        }
    }
    Ok(options)
}

/// Makes mistakes in the rewrites of dialects, and prints the ones that are not seen.
fn check_all_mutations(names: &[&String], options: &RewriteOptions) -> Result<(), String> {
    let all = each(names, |name| check_mutations(&context()?, name, options))?;
    for (name, mistakes) in names.iter().zip(all) {
        for (rewrite, mutation, _) in mistakes.iter().filter(|(_, _, is_seen)| !is_seen) {
            println!("{rewrite}: not seen: {mutation}");
        }
        let seen = mistakes.iter().filter(|(_, _, is_seen)| *is_seen).count();
        println!("{name}: {seen} of {} mistakes seen", mistakes.len());
    }
    Ok(())
}

/// Calls a function for each name, one at a time on each processor.
fn each<T: Send>(names: &[&String], work: impl Fn(&str) -> Result<T, String> + Sync) -> Result<Vec<T>, String> {
    let (pending, done) = (Mutex::new(names.iter().enumerate()), Mutex::new(Vec::new()));
    let work = || -> Result<(), String> {
        loop {
            let next = pending.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some((position, name)) = next else { return Ok(()) };
            let result = work(name)?;
            done.lock().unwrap_or_else(PoisonError::into_inner).push((position, result));
        }
    };
    std::thread::scope(|scope| {
        let count = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let threads: Vec<_> = (0..count).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().map_err(|_| "a check has panicked".to_owned())?)
    })?;
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(position, _)| *position);
    Ok(done.into_iter().map(|(_, result)| result).collect())
}
