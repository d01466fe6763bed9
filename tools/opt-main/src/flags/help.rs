//! The output of `--help`, for 80 columns.
//!
//! Each flag has one line of description; flags without effect are listed at the end, grouped by reason.

use super::table::{IGNORED, shown};

/// The terminal width that all text fits into.
const WIDTH: usize = 80;

/// Returns the help text.
pub(super) fn text(name: &str) -> String {
    let usage = format!("{name} [OPTIONS] [input file]\n       {name} <SUBCOMMAND> ...");
    let template = format!("{{about}}\n\n{{usage-heading}} {{usage}}\n\n{SUBCOMMANDS}\n\n{{all-args}}{{after-help}}");
    let command = shown(name).override_usage(usage).help_template(template).next_line_help(true);
    format!("{}\n{}", command.after_help(NOTES).render_help(), ignored())
}

/// The section about subcommands.
const SUBCOMMANDS: &str = "Subcommands, as the first argument (each has its own --help):
  doc                 Document the registered dialects, as a book in Markdown
  schema --json       Dump the definitions of the registered dialects
  export-irdl         Write the registered dialects as IRDL, for mlir-opt
  completions SHELL   Print a shell completion script
  run FILE            Execute a function of the module in a file";

const NOTES: &str = "Flags may be spelled with one dash. Switches accept a value: --color=false.";

/// Returns the section about flags without effect.
fn ignored() -> String {
    let mut text = String::from("Flags of mlir-opt that are accepted without effect:\n");
    for (reason, flags) in IGNORED {
        text += &format!("  {reason}:\n");
        let names: Vec<String> = flags.iter().map(|(name, _)| format!("--{name}")).collect();
        text += &wrapped(&names, 6);
    }
    text
}

/// Wraps a comma-separated list of words at that indentation.
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
    fn fits_into_80_columns() {
        let text = text("a-tool-with-a-name");
        let long: Vec<&str> = text.lines().filter(|line| line.chars().count() > WIDTH).collect();
        assert!(long.is_empty(), "{long:#?}");
    }

    #[test]
    fn lists_each_flag_once() {
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
    fn flags_without_effect_are_listed_separately() {
        let text = text("t");
        let (described, ignored) = text.split_once("accepted without effect").expect("its heading");
        assert!(described.contains("--mlir-print-op-generic\n          Print all") && !described.contains("--stats"));
        assert!(ignored.contains(
            "  statistics are not collected, as in release builds of mlir-opt:\n      --info-output-file, --stats,"
        ));
        assert!(!text.contains("--emit-bytecode") && !text.contains("[=<color>]"), "{text}");
    }
}
