//! `calc FILE` executes a program and prints its value, `calc --module FILE` the module that it is compiled to. Without
//! a file, `calc` reads programs interactively; inputs may use functions of earlier inputs.

use std::io::{BufRead, IsTerminal, Write, stdin, stdout};
use std::process::ExitCode;
use std::sync::Arc;

use ods::Context;

fn main() -> ods::Result<ExitCode> {
    let context = Arc::new(calc::context()?);
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let count = arguments.len();
    arguments.retain(|argument| argument != "--module");
    let output = if arguments.len() < count { Output::Module } else { Output::Value };
    match arguments.first() {
        Some(file) => {
            let text = std::fs::read_to_string(file)?;
            Ok(if show(&context, file, &text, output) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        None => read_and_print(&context, output).map(|()| ExitCode::SUCCESS),
    }
}

/// The part of a program that is printed.
#[derive(Clone, Copy)]
enum Output {
    Value,
    Module,
}

/// Prints the value, the module or the error, and returns whether it succeeded.
fn show(context: &Arc<Context>, file: &str, text: &str, output: Output) -> bool {
    let shown = match output {
        Output::Value => calc::evaluate(context, file, text).map(|value| value.map(|value| value.to_string())),
        Output::Module => calc::compile(context, file, text).map(|(ir, module)| Some(ir.display(module).to_string())),
    };
    match shown {
        Ok(text) => text.iter().for_each(|text| println!("{text}")),
        Err(error) => {
            eprintln!("{error}");
            return false;
        }
    }
    true
}

/// Compiles each input together with the functions so far. An input is a line, or several until all braces are closed.
fn read_and_print(context: &Arc<Context>, output: Output) -> ods::Result {
    let (mut functions, mut input) = (String::new(), String::new());
    prompt("> ")?;
    for line in stdin().lock().lines() {
        input.push_str(&line?);
        input.push('\n');
        if input.matches('{').count() > input.matches('}').count() {
            prompt(". ")?;
            continue;
        }
        // Lines are counted from the first input on.
        let text = format!("{functions}{input}");
        if !input.trim().is_empty() && show(context, "input", &text, output) && input.trim_start().starts_with("fn ") {
            functions = format!("{}\n", definitions(&text));
        }
        input.clear();
        prompt("> ")?;
    }
    Ok(())
}

/// Returns the text up to the end of the last function.
fn definitions(text: &str) -> &str {
    text.rfind('}').map_or("", |end| &text[..=end])
}

/// Shows a prompt on a terminal.
fn prompt(text: &str) -> ods::Result {
    if stdin().is_terminal() {
        print!("{text}");
        stdout().flush()?;
    }
    Ok(())
}
