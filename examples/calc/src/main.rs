//! `calc FILE` prints the module that a program is compiled to; without a file, `calc` reads programs interactively.
//!
//! Inputs may use functions of earlier inputs.

use std::io::{BufRead, IsTerminal, Write, stdin, stdout};
use std::process::ExitCode;
use std::sync::Arc;

use ods::Context;

fn main() -> ods::Result<ExitCode> {
    let context = Arc::new(calc::context()?);
    match std::env::args().nth(1) {
        Some(file) => {
            let text = std::fs::read_to_string(&file)?;
            Ok(if show(&context, &file, &text) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        None => read_and_print(&context).map(|()| ExitCode::SUCCESS),
    }
}

/// Prints the module or the error, and returns whether it succeeded.
fn show(context: &Arc<Context>, file: &str, text: &str) -> bool {
    match calc::compile(context, file, text) {
        Ok((ir, module)) => println!("{}", ir.display(module)),
        Err(error) => {
            eprintln!("{error}");
            return false;
        }
    }
    true
}

/// Compiles each input together with the functions so far. An input is a line, or several until all braces are closed.
fn read_and_print(context: &Arc<Context>) -> ods::Result {
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
        if !input.trim().is_empty() && show(context, "input", &text) && input.trim_start().starts_with("fn ") {
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
