//! Statistics of passes, as text.

use crate::manager::{OpPassManager, PassItem};
use crate::pass::PassStatistic;
use crate::tree::Step;

impl OpPassManager {
    /// Returns the statistics of the passes, in the order of the pipeline. Corresponds to MLIR's
    /// `--mlir-pass-statistics-display=pipeline`.
    pub fn statistics(&self) -> String {
        let mut text = String::new();
        let mut depth = 0_usize;
        self.walk(|step| match step {
            Step::Enter(manager) => {
                if depth > 0 {
                    text += &format!("{}'{}' Pipeline\n", " ".repeat(2 * (depth - 1)), manager.anchor);
                }
                depth += 1;
            }
            Step::Pass(item) => write_pass(item.pass.name(), &item.statistics(), 2 * (depth - 1), &mut text),
            Step::Leave => depth -= 1,
        });
        text
    }

    /// Returns the statistics of the passes, by name; the statistics of equal passes are added. Corresponds to MLIR's
    /// `--mlir-pass-statistics-display=list`.
    pub fn statistics_by_name(&self) -> String {
        let mut all: Vec<(String, Vec<PassStatistic>)> = Vec::new();
        self.walk(|step| match step {
            Step::Pass(item) => add_pass(item, &mut all),
            Step::Enter(_) | Step::Leave => {}
        });
        all.sort_by(|(a, _), (b, _)| a.cmp(b));
        let mut text = String::new();
        for (name, statistics) in all.iter().filter(|(_, statistics)| !statistics.is_empty()) {
            write_pass(name, statistics, 0, &mut text);
        }
        text
    }
}

fn add_pass(item: &PassItem, all: &mut Vec<(String, Vec<PassStatistic>)>) {
    let statistics = item.statistics();
    match all.iter_mut().find(|(name, _)| name == item.pass.name()) {
        Some((_, known)) => known.iter_mut().zip(statistics).for_each(|(known, new)| known.value += new.value),
        None => all.push((item.pass.name().to_owned(), statistics)),
    }
}

/// Writes a pass and its statistics, aligned.
fn write_pass(name: &str, statistics: &[PassStatistic], indent: usize, text: &mut String) {
    let blanks = " ".repeat(indent);
    *text += &format!("{blanks}{name}\n");
    let numbers = statistics.iter().map(|statistic| statistic.value.to_string().len()).max().unwrap_or(0);
    let names = statistics.iter().map(|statistic| statistic.name.len()).max().unwrap_or(0);
    for PassStatistic { name, description, value } in statistics {
        *text += &format!("{blanks}  (S) {value:numbers$} {name:names$} - {description}\n");
    }
}
