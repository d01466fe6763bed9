//! Writes random modules: `cargo run -p ods-random -- SEED COUNT FILE [DIALECT...]`.

use std::process::ExitCode;

use ods::Context;
use ods_random::Generator;

/// The dialects whose operations are generated, unless others are given.
const DIALECTS: &[&str] = &["arith", "math", "index", "complex", "tensor", "memref", "ub"];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("ods-random: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let [seed, count, file, dialects @ ..] = arguments else {
        return Err("expected a seed, a number of modules and a file: ods-random 1 500 random.mlir".to_owned());
    };
    let number = |text: &String| text.parse::<u64>().map_err(|_| format!("'{text}' is not a number"));
    let dialects: Vec<&str> =
        if dialects.is_empty() { DIALECTS.to_vec() } else { dialects.iter().map(String::as_str).collect() };
    let context = Context::new();
    ods_dialects::register_all(&context).map_err(|error| error.to_string())?;
    context.allow_unregistered_dialects(true);
    let mut generator = Generator::new(context.into(), &dialects, number(seed)?);
    let modules: Vec<String> = (0..number(count)?).map(|_| generator.module(20)).collect();
    std::fs::write(file, modules.join("\n// -----\n")).map_err(|error| format!("{file}: {error}"))
}
