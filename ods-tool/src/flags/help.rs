//! `--help`: what fits into 80 columns.
//!
//! Flags that do nothing are named at the end, by the reason; of the others, each has a line that says what it does.

use super::table::{IGNORED, shown};

/// Columns of the terminals that all text is to fit into.
const WIDTH: usize = 80;

/// The text.
pub(super) fn text(name: &str) -> String {
    let usage = format!("{name} [OPTIONS] [input file]\n       {name} <SUBCOMMAND> ...");
    let template = format!("{{about}}\n\n{{usage-heading}} {{usage}}\n\n{}\n\n{{all-args}}{{after-help}}", SUBCOMMANDS);
    let command = shown(name).override_usage(usage).help_template(template).next_line_help(true);
    format!("{}\n{}", command.after_help(NOTES).render_help(), ignored())
}

/// What is not about an input.
const SUBCOMMANDS: &str = "Subcommands, as the first argument (each has its own --help):
  doc                 Document the registered dialects, as a book in Markdown
  schema --json       Dump the definitions of the registered dialects
  export-irdl         Write the registered dialects as IRDL, for mlir-opt
  completions SHELL   Teach a shell to complete arguments";

const NOTES: &str = "A flag may be spelled with one dash, and one without a value be set to true or
false: --color=false.";

/// The flags that do nothing.
fn ignored() -> String {
    let mut text = String::from("Flags of mlir-opt that are accepted and do nothing, by the reason:\n");
    for (reason, flags) in IGNORED {
        text += &format!("  {reason}:\n");
        let names: Vec<String> = flags.iter().map(|(name, _)| format!("--{name}")).collect();
        text += &wrapped(&names, 6);
    }
    text
}

/// The words in lines of that indentation, a comma after each but the last.
fn wrapped(words: &[String], indent: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let word = if at + 1 < words.len() { format!("{word},") } else { word.clone() };
        match lines.last_mut() {
            Some(line) if line.len() + 1 + word.len() <= WIDTH => {
                line.push(' ');
                line.push_str(&word);
            }
            _ => lines.push(" ".repeat(indent) + &word),
        }
    }
    lines.into_iter().map(|line| line + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_fits_into_a_terminal() {
        let text = text("a-tool-with-a-name");
        let long: Vec<&str> = text.lines().filter(|line| line.chars().count() > WIDTH).collect();
        assert!(long.is_empty(), "{long:#?}");
    }

    #[test]
    fn each_flag_is_there_once() {
        let text = text("t");
        let words = |line: &str| line.split([' ', ',', '=', '[']).map(str::to_owned).collect::<Vec<_>>();
        let described = text.lines().filter(|line| line.trim_start().starts_with("--"));
        let words: Vec<String> = described.flat_map(words).collect();
        for (name, _) in super::super::table::all() {
            let count = words.iter().filter(|word| **word == format!("--{name}")).count();
            assert_eq!(count, 1, "--{name}:\n{text}");
        }
    }

    #[test]
    fn what_does_nothing_is_not_among_the_others() {
        let text = text("t");
        let (described, ignored) = text.split_once("accepted and do nothing").expect("its heading");
        assert!(described.contains("--mlir-print-op-generic\n          Print all") && !described.contains("--stats"));
        assert!(
            ignored.contains("  nothing is counted, as by a release of mlir-opt:\n      --info-output-file, --stats,")
        );
        assert!(!text.contains("--emit-bytecode") && !text.contains("[=<color>]"), "{text}");
    }
}
