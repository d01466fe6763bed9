//! The benchmarks: `name<TAB>ns per op<TAB>bytes`, one line per figure. `cargo xtask bench` runs them.
//!
//! ```text
//! ods-bench [--n N] [--reps R] [--cold] [--shape chain|fan|far] [--count] [NAME...]
//! ```
//!
//! Figures are processor time (user and system) of the process, the median of the repetitions after one that is
//! discarded. With `--cold`, memory is given back to the system between repetitions, so that page faults are paid, as
//! in a fresh process.

mod dialect;
mod measure;
mod module;
mod packed;
mod rows;

use measure::Settings;
use module::Shape;

fn main() {
    let mut settings = Settings::default();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--n" => settings.operations = number(arguments.next()),
            "--reps" => settings.repetitions = number(arguments.next()),
            "--cold" => settings.cold = true,
            "--count" => settings.count = true,
            "--shape" => settings.shape = shape(arguments.next().as_deref()),
            name => settings.names.push(name.to_owned()),
        }
    }
    rows::run(&settings);
    packed::run(&settings);
}

fn number(text: Option<String>) -> usize {
    text.and_then(|text| text.replace('_', "").parse().ok()).unwrap_or_else(|| fail("expected a number"))
}

fn shape(text: Option<&str>) -> Shape {
    match text {
        Some("chain") => Shape::Chain,
        Some("fan") => Shape::Fan,
        Some("far") => Shape::Far,
        _ => fail("expected chain, fan or far"),
    }
}

fn fail(message: &str) -> ! {
    eprintln!("ods-bench: {message}");
    std::process::exit(2)
}
