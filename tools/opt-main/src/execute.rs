//! The subcommand `run`, which executes a function.

use std::fmt::Write as _;
use std::sync::{Arc, Mutex};

use clap::{Arg, ArgAction, ArgMatches, Command};
use ods_core::{Context, Ir, Operation, Type};
use ods_exec::{Completion, Engine, Fault, FaultKind, Function, Limits, RuntimeValue, parse_argument};

use crate::execution::{file, finish, number, read};
use crate::flags::help_flag;
use crate::streams::Streams;

/// Builds the subcommand; `name` is that of the tool.
pub(crate) fn subcommand(name: &str) -> Command {
    Command::new("run")
        .about("Executes a function of a module")
        .override_usage(format!("{name} run <file> --function <name> [--args <argument>...]"))
        .next_line_help(true)
        .disable_help_flag(true)
        .arg(help_flag())
        .arg(file("file", "The module, as text; `-` for the standard input"))
        .arg(Arg::new("function").long("function").value_name("name").default_value("main").help("The function"))
        .arg(
            Arg::new("args")
                .long("args")
                .value_name("argument")
                .num_args(0..)
                .allow_negative_numbers(true)
                .help("Its arguments: numbers, lists as in `dense<...>`, or `@file.npy`"),
        )
        .arg(
            Arg::new("engine")
                .long("engine")
                .value_name("engine")
                .value_parser(["interpreter", "jit"])
                .default_value("interpreter")
                .help("The engine: the results are the same"),
        )
        .arg(Arg::new("trace").long("trace").action(ArgAction::SetTrue).help("Report each operation with its values"))
        .arg(number("max-steps", "Stop after this many operations"))
        .arg(number("max-depth", "Stop at this many nested calls"))
        .arg(number("max-memory", "Stop at this many bytes of memory"))
}

/// A call of a function on an engine other than the interpreter: the engine, the function's name, and the arguments.
pub type Call = fn(&Engine<'_>, &str, &[RuntimeValue]) -> Result<Completion, ods_exec::Error>;

/// The message of a tool without native code.
const NO_NATIVE_CODE: &str =
    "this tool has no native code; build it with the feature `jit`, or use `--engine interpreter`";

/// Runs the subcommand with its arguments, without its name. Returns whether all went well.
pub(crate) fn run(
    context: &Arc<Context>,
    (name, native): (&str, Option<Call>),
    matches: &ArgMatches,
    streams: &mut Streams<'_>,
) -> bool {
    let wants_native = matches.get_one::<String>("engine").is_some_and(|engine| engine == "jit");
    let outcome = match (wants_native, native) {
        (false, _) => execute(context, None, matches, streams),
        (true, Some(native)) => execute(context, Some(native), matches, streams),
        (true, None) => Err(NO_NATIVE_CODE.to_owned()),
    };
    finish(name, outcome, streams)
}

fn execute(
    context: &Arc<Context>,
    native: Option<Call>,
    matches: &ArgMatches,
    streams: &mut Streams<'_>,
) -> Result<String, String> {
    let parsed = read(context, matches, "file", streams)?;
    let (tracing, called) = (Arc::new(Mutex::new(String::new())), Arc::new(Mutex::new(String::new())));
    let engine = Engine::new(&parsed.ir, parsed.root).map_err(|error| error.to_string())?.with_limits(limits(matches));
    let engine = reporting(engine, &called);
    let engine = if matches.get_flag("trace") { traced(engine, &tracing) } else { engine };
    let name = matches.get_one::<String>("function").map_or("main", String::as_str);
    let function = engine.function(name).map_err(|error| error.to_string())?;
    let texts: Vec<&String> = matches.get_many("args").into_iter().flatten().collect();
    let arguments = arguments(context, &function, &texts)?;
    let results = match native {
        Some(call) => call(&engine, function.name(), &arguments),
        None => function.complete(&arguments[..]),
    };
    let trace = tracing.lock().map(|text| text.clone()).unwrap_or_default();
    streams.errors.write_all(trace.as_bytes()).unwrap_or(());
    let called = called.lock().map(|text| text.clone()).unwrap_or_default();
    let results = match results {
        Ok(completion) => {
            let is_poison = completion.results.iter().any(|value| matches!(value, RuntimeValue::Poison));
            if let Some(remark) = completion.poison.filter(|_| is_poison) {
                writeln!(streams.errors, "{remark}").unwrap_or(());
            }
            completion.results
        }
        Err(error) => {
            streams.output.write_all(called.as_bytes()).unwrap_or(());
            return Err(error.to_string());
        }
    };
    Ok(function.display(&arguments, &results).into_iter().fold(called, |text, line| text + &line + "\n"))
}

/// Lets functions without body and results report their arguments, a line each.
fn reporting<'ir>(engine: Engine<'ir>, text: &Arc<Mutex<String>>) -> Engine<'ir> {
    let names: Vec<String> = engine.declarations().map(str::to_owned).collect();
    names.into_iter().fold(engine, |engine, name| {
        let (text, shown) = (text.clone(), name.clone());
        engine.with_function(&name, move |call| {
            if call.num_results() > 0 {
                let message = format!("has results, which '{shown}' cannot have without a body");
                return Err(Fault::of(FaultKind::Missing, message));
            }
            let values: Result<Vec<String>, Fault> =
                (0..call.num_operands()).map(|operand| call.display(operand)).collect();
            if let Ok(mut text) = text.lock() {
                writeln!(text, "{shown}({})", values?.join(", ")).unwrap_or(());
            }
            Ok(())
        })
    })
}

fn limits(matches: &ArgMatches) -> Limits {
    let default = Limits::default();
    let number = |name: &str| matches.get_one::<u64>(name).copied();
    Limits {
        steps: number("max-steps").unwrap_or(default.steps),
        depth: number("max-depth").map_or(default.depth, |depth| depth.try_into().unwrap_or(u32::MAX)),
        bytes: number("max-memory").unwrap_or(default.bytes),
    }
}

fn traced<'ir>(engine: Engine<'ir>, text: &Arc<Mutex<String>>) -> Engine<'ir> {
    let text = text.clone();
    engine.with_tracer(move |ir: &Ir, op: Operation, line: &str| {
        if let Ok(mut text) = text.lock() {
            match ir.location(op).place(ir.context()) {
                Some(place) => writeln!(text, "{place}: {line}").unwrap_or(()),
                None => writeln!(text, "{line}").unwrap_or(()),
            }
        }
    })
}

fn arguments(context: &Arc<Context>, function: &Function<'_>, texts: &[&String]) -> Result<Vec<RuntimeValue>, String> {
    let types: Vec<Type> = function.parameter_types().collect();
    if types.len() != texts.len() {
        let signature: Vec<String> = types.iter().map(|ty| ty.display(context).to_string()).collect();
        return Err(format!(
            "'{}' takes {} arguments ({}), found {}; pass them after --args",
            function.name(),
            types.len(),
            signature.join(", "),
            texts.len()
        ));
    }
    let parse = |(position, (ty, text)): (usize, (&Type, &&String))| {
        parse_argument(context, *ty, text).map_err(|error| format!("argument {position}: {error}"))
    };
    types.iter().zip(texts).enumerate().map(parse).collect()
}
