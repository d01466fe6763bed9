//! `print-op-stats`: the number of operations of each name.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::pass::{OperationPass, PassContext, PassResult};
use ods_macros::Pass;

/// The pass `print-op-stats`: prints the number of operations of each name, as a table or as JSON.
#[derive(Pass, Clone, Default, Debug)]
#[pass(description = "Print statistics of operations", crate = crate::ods)]
pub struct PrintOpStats {
    /// Whether the output is JSON.
    #[option]
    pub json: bool,
}

impl OperationPass for PrintOpStats {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let mut counts: BTreeMap<String, u64> = BTreeMap::new();
        for op in cx.ir.walk_pre(cx.op) {
            *counts.entry(cx.ir.name_str(op).to_owned()).or_default() += 1;
        }
        // Writing to a string succeeds.
        let _ = if self.json { write_json(&counts, cx.output()) } else { write_table(&counts, cx.output()) };
        cx.mark_all_preserved();
        Ok(())
    }
}

fn write_json(counts: &BTreeMap<String, u64>, out: &mut String) -> std::fmt::Result {
    let entries: Vec<String> = counts.iter().map(|(name, count)| format!("  \"{name}\" : {count}")).collect();
    writeln!(out, "{{\n{}\n}}", entries.join(",\n"))
}

fn write_table(counts: &BTreeMap<String, u64>, out: &mut String) -> std::fmt::Result {
    writeln!(out, "Operations encountered:\n-----------------------")?;
    let dialect = |name: &str| name.split_once('.').map_or("", |(dialect, _)| dialect).len();
    let mnemonic = |name: &str| name.split_once('.').map_or(name, |(_, rest)| rest).len();
    let widest = |length: &dyn Fn(&str) -> usize| counts.keys().map(|name| length(name)).max().unwrap_or(0);
    let (dialects, mnemonics) = (widest(&dialect), widest(&mnemonic));
    for (name, count) in counts {
        let rest = name.split_once('.').map_or(&**name, |(_, rest)| rest);
        let front = name.split_once('.').map_or("", |(front, _)| front);
        let dot = if front.is_empty() { ' ' } else { '.' };
        writeln!(out, "  {front:>dialects$}{dot}{rest:<mnemonics$} , {count}")?;
    }
    Ok(())
}
