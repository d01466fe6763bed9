//! Statistics of passes, as text.

use crate::manager::{Item, OpPassManager, PassItem};
use crate::pass::PassStatistic;

impl OpPassManager {
    /// Returns the statistics of the passes, in the order of the pipeline. Corresponds to MLIR's
    /// `--mlir-pass-statistics-display=pipeline`.
    pub fn statistics(&self) -> String {
        let mut text = String::new();
        self.write_statistics(0, &mut text);
        text
    }

    fn write_statistics(&self, indent: usize, text: &mut String) {
        for item in &self.items {
            match item {
                Item::Pass(item) => write_pass(item.pass.name(), &item.statistics(), indent, text),
                Item::Nested(manager) => {
                    let blanks = " ".repeat(indent);
                    *text += &format!("{blanks}'{}' Pipeline\n", manager.anchor);
                    manager.write_statistics(indent + 2, text);
                }
            }
        }
    }

    /// Returns the statistics of the passes, by name; those of equal passes are added. Corresponds to MLIR's
    /// `--mlir-pass-statistics-display=list`.
    pub fn statistics_by_name(&self) -> String {
        let mut all: Vec<(&'static str, Vec<PassStatistic>)> = Vec::new();
        self.add_statistics(&mut all);
        all.sort_by_key(|(name, _)| *name);
        let mut text = String::new();
        for (name, statistics) in all.iter().filter(|(_, statistics)| !statistics.is_empty()) {
            write_pass(name, statistics, 0, &mut text);
        }
        text
    }

    fn add_statistics(&self, all: &mut Vec<(&'static str, Vec<PassStatistic>)>) {
        for item in &self.items {
            match item {
                Item::Pass(item) => add_pass(item, all),
                Item::Nested(manager) => manager.add_statistics(all),
            }
        }
    }
}

fn add_pass(item: &PassItem, all: &mut Vec<(&'static str, Vec<PassStatistic>)>) {
    let statistics = item.statistics();
    match all.iter_mut().find(|(name, _)| *name == item.pass.name()) {
        Some((_, known)) => known.iter_mut().zip(statistics).for_each(|(known, new)| known.value += new.value),
        None => all.push((item.pass.name(), statistics)),
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
