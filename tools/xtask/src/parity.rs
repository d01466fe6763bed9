//! `cargo xtask parity`: a comparison of `ods-opt` with the reference, `mlir-opt`, over folders of `.mlir` files.
//!
//! ```text
//! cargo xtask parity [OPTIONS] FILE_OR_FOLDER...
//!   --dialects A,B,C   compare only chunks within these dialects (default: those of ods-dialects); `all`: any
//!   --pass NAME        run this pass before printing (several times: one after the other)
//!   --pipeline TEXT    run this pipeline: builtin.module(func.func(canonicalize,cse))
//!   --random SEEDS     compare random modules of these seeds (1,2,3) as well, after each of a list of pipelines
//!   --count N          the number of random modules of a seed (default: 200)
//!   --registered-only  run both without `--allow-unregistered-dialect`
//!   --tool COMMAND     the tool to compare (default: target/release/ods-opt, which is built first)
//!   --show N           show N differences of each kind
//!   --jobs N           the number of chunks compared at a time
//!   --timeout SECONDS  the time limit of a run
//! ```
//!
//! Files are split at their `// -----` lines, and both programs run on each chunk (on many at once, if that makes no
//! difference). The outputs of accepted chunks are compared in four modes (custom and generic form, each with and
//! without locations), after the passes that are given; the outputs of rejected chunks by their first error. The table
//! has a row for each folder, and for each pipeline over random modules. Chunks on which the reference crashes or hangs
//! are skipped. The task fails if our program crashes or hangs.
//!
//! The reference is `mlir-opt-22`, or the program in `MLIR_OPT`; the task fails without it.

mod batch;
mod chunk;
mod compare;
mod dialects;
mod random;
mod run;
mod table;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::process::{cargo, output, root, target};
use batch::Comparison;
use chunk::{Chunk, chunks_below};
use compare::Parity;
use dialects::Filter;
use run::Program;
use table::Table;

/// The dialects of `ods-dialects`, and the builtin dialect.
const DIALECTS: &str = "builtin,func,arith,cf,scf,math,index,ub,complex,tensor,memref,dlti";

const ALLOW: &str = "--allow-unregistered-dialect";

/// The files and options of a comparison.
struct Options {
    /// `None`: all dialects.
    dialects: Option<Vec<String>>,
    /// The flags of both programs that name passes.
    passes: Vec<String>,
    /// Whether unregistered operations are errors.
    registered_only: bool,
    tool: Option<String>,
    /// The seeds of random modules.
    seeds: Vec<usize>,
    count: usize,
    show: usize,
    jobs: usize,
    timeout: Duration,
    paths: Vec<PathBuf>,
}

pub fn run(arguments: &[String]) -> Result<(), String> {
    let options = parse(arguments)?;
    let mut reference = reference(options.timeout)?;
    let mut ours = match &options.tool {
        Some(command) => Program::new(command, options.timeout),
        None => built(options.timeout)?,
    };
    if !options.registered_only {
        reference = reference.with(ALLOW);
        ours = ours.with(ALLOW);
    }
    let (with_passes, ours_with_passes) = (reference.with_all(&options.passes), ours.with_all(&options.passes));
    let mut chunks = Vec::new();
    for path in &options.paths {
        chunks.extend(chunks_below(path)?);
    }
    let filter = Filter { counted: options.dialects.clone(), known: known_dialects() };
    let comparison = Comparison { reference: &with_passes, ours: &ours_with_passes, filter: &filter };
    let mut outcomes = compared(&comparison, &chunks, options.jobs)?;
    if !options.seeds.is_empty() {
        let modules = random::modules(&options.seeds, options.count)?;
        for pipeline in random::PIPELINES {
            let flag = [format!("--pass-pipeline=builtin.module({pipeline})")];
            let (reference, ours) = (reference.with_all(&flag), ours.with_all(&flag));
            let comparison = Comparison { reference: &reference, ours: &ours, filter: &filter };
            let labelled = random::labelled(&modules, pipeline);
            outcomes.extend(compared(&comparison, &labelled, options.jobs)?);
            chunks.extend(labelled);
        }
    }
    let table = Table::new(&chunks, &outcomes);
    print!("{}{table}", table::examples(&chunks, &outcomes, options.show));
    match table.fatal() {
        0 => Ok(()),
        fatal => Err(format!("{fatal} chunks crash our program or do not terminate")),
    }
}

/// Returns the outcome of each chunk.
fn compared(comparison: &Comparison<'_>, chunks: &[Chunk], jobs: usize) -> Result<Vec<Parity>, String> {
    let all: Vec<&Chunk> = chunks.iter().collect();
    let batches: Vec<&[&Chunk]> = all.chunks(batch::SIZE).collect();
    let outcomes = in_parallel(&batches, jobs, |batch| comparison.outcomes(batch));
    let outcomes: Vec<Vec<Parity>> = outcomes.into_iter().collect::<Result<_, _>>()?;
    Ok(outcomes.into_iter().flatten().collect())
}

fn parse(arguments: &[String]) -> Result<Options, String> {
    let mut options = Options {
        dialects: Some(DIALECTS.split(',').map(str::to_owned).collect()),
        passes: Vec::new(),
        registered_only: false,
        tool: None,
        seeds: Vec::new(),
        count: 200,
        show: 0,
        jobs: std::thread::available_parallelism().map_or(1, usize::from),
        timeout: Duration::from_secs(20),
        paths: Vec::new(),
    };
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} takes a value"));
        match argument.as_str() {
            "--dialects" => {
                let names = value()?;
                options.dialects = (names != "all").then(|| names.split(',').map(str::to_owned).collect());
            }
            "--pass" => options.passes.push(format!("--{}", value()?)),
            "--pipeline" => options.passes.push(format!("--pass-pipeline={}", value()?)),
            "--registered-only" => options.registered_only = true,
            "--tool" => options.tool = Some(value()?.clone()),
            "--random" => options.seeds = value()?.split(',').map(number).collect::<Result<_, _>>()?,
            "--count" => options.count = number(value()?)?,
            "--show" => options.show = number(value()?)?,
            "--jobs" => options.jobs = number(value()?)?.max(1),
            "--timeout" => options.timeout = Duration::from_secs(number(value()?)? as u64),
            flag if flag.starts_with('-') => return Err(format!("unknown option {flag}")),
            path => options.paths.push(path.into()),
        }
    }
    if options.paths.is_empty() && options.seeds.is_empty() {
        return Err("expected a file or folder: cargo xtask parity FOLDER...".to_owned());
    }
    Ok(options)
}

fn number(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| format!("'{text}' is not a number"))
}

fn reference_name() -> String {
    std::env::var("MLIR_OPT").unwrap_or_else(|_| "mlir-opt-22".to_owned())
}

/// Returns the dialects of the reference, if it lists them.
fn known_dialects() -> BTreeSet<String> {
    let listed = output(Command::new(reference_name()).arg("--show-dialects")).unwrap_or_default();
    let names = listed.trim_start_matches("Available Dialects:").split(',');
    names.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

/// Returns the reference, if it is there.
fn reference(timeout: Duration) -> Result<Program, String> {
    let name = reference_name();
    let version = output(Command::new(&name).arg("--version")).map_err(|_| {
        format!("the reference, {name}, is not installed: NOTHING WAS COMPARED (apt-get install mlir-22-tools)")
    })?;
    if !version.contains("version 22.") {
        eprintln!("xtask: warning: {name} is not version 22; its output may differ");
    }
    Ok(Program::new(&name, timeout))
}

fn built(timeout: Duration) -> Result<Program, String> {
    output(cargo().current_dir(root()).args(["build", "--release", "--quiet", "--package", "ods-opt"]))?;
    Ok(Program::new(&target().join("release/ods-opt").to_string_lossy(), timeout))
}

/// Returns the results of `work` for each item, in order, with a limited number running at a time.
fn in_parallel<T: Sync, R: Send>(all: &[T], jobs: usize, work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(one) = all.get(index) else { return done };
            done.push((index, work(one)));
        }
    };
    let mut done: Vec<(usize, R)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no panic")).collect()
    });
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, outcome)| outcome).collect()
}

#[cfg(test)]
mod tests {
    use super::{in_parallel, parse};

    #[test]
    fn options_are_read() {
        let read = |arguments: &[&str]| {
            let arguments: Vec<String> = arguments.iter().map(|text| (*text).to_owned()).collect();
            parse(&arguments)
        };
        let options = read(&["--dialects", "arith,func", "--show", "3", "a", "b"]).expect("good options");
        assert_eq!(options.dialects, Some(vec!["arith".to_owned(), "func".to_owned()]));
        assert_eq!((options.show, options.paths.len()), (3, 2));
        assert!(read(&["a"]).expect("good options").dialects.is_some_and(|names| names.len() == 12));
        assert!(!options.registered_only && options.passes.is_empty());
        let passes = read(&["--pass", "cse", "--pipeline", "any(cse)", "a"]).expect("good options").passes;
        assert_eq!(passes, ["--cse", "--pass-pipeline=any(cse)"]);
        let random = read(&["--random", "1,7", "--count", "30"]).expect("good options");
        assert_eq!((random.seeds, random.count), (vec![1, 7], 30));
        assert!(read(&["--registered-only", "a"]).expect("good options").registered_only);
        assert!(read(&["--dialects", "all", "a"]).expect("good options").dialects.is_none());
        for wrong in [&[][..], &["--show"], &["--show", "x", "a"], &["--other", "a"], &["--random", "x"]] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn results_keep_the_order_of_work() {
        let numbers: Vec<usize> = (0..100).collect();
        assert_eq!(in_parallel(&numbers, 3, |number| number * 2), (0..200).step_by(2).collect::<Vec<_>>());
    }
}
