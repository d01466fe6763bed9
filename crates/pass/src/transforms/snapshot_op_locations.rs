//! `snapshot-op-locations`: locations in the printed form of the operations.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use ods_core::text::PrintOptions;

use crate::ir_tree::reason;
use crate::pass::{OperationPass, PassContext, PassFailure, PassResult};
use ods_macros::Pass;

/// The pass `snapshot-op-locations`: prints the operations to a file, and makes the places in that file their
/// locations.
#[derive(Pass, Clone, Default, Debug)]
#[pass(name = "LocationSnapshot", description = "Generate new locations from the current IR", crate = crate::ods)]
pub struct SnapshotOpLocations {
    /// The file; if empty, a new one among the temporary files.
    #[option]
    pub filename: String,
    /// The name of the new locations, which are then fused with the old ones; if empty, the old ones are replaced.
    #[option]
    pub tag: String,
    /// Whether locations are printed.
    #[option(name = "print-debuginfo")]
    pub debug_info: bool,
    /// Whether they are printed in a readable form.
    #[option(name = "pretty-debuginfo")]
    pub pretty_debug_info: bool,
    /// Whether no aliases are printed.
    #[option(name = "print-local-scope")]
    pub local_scope: bool,
    /// Whether the generic form is printed.
    #[option(name = "print-op-generic")]
    pub generic: bool,
}

impl OperationPass for SnapshotOpLocations {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let options = PrintOptions {
            generic: self.generic,
            debug_info: self.debug_info || self.pretty_debug_info,
            pretty_debug_info: self.pretty_debug_info,
            local_scope: self.local_scope,
            ..PrintOptions::DEFAULT
        };
        let located = cx.ir.display(cx.op).with_options(options).to_located_text();
        let file = if self.filename.is_empty() { new_file() } else { self.filename.clone().into() };
        let file = file.display().to_string();
        let is_whole = cx.ir.parent_block(cx.op).is_none() && !self.local_scope;
        let text = if is_whole { located.text.clone() + "\n" } else { located.text.clone() };
        std::fs::write(&file, text).map_err(|error| cannot_open(cx, &file, &error))?;

        let mut places = Places { text: located.text.as_bytes(), at: 0, line: 1, line_start: 0 };
        for (op, start) in located.starts {
            let (line, column) = places.advance(start);
            let context = cx.ir.context();
            let mut location = context.file_location(&file, line, column);
            if !self.tag.is_empty() {
                let tagged = context.name_location(&self.tag, location);
                location = context.fused_location(&[cx.ir.location(op), tagged], None);
            }
            cx.ir.set_location(op, location);
        }
        Ok(())
    }
}

fn cannot_open(cx: &PassContext<'_>, file: &str, error: &std::io::Error) -> PassFailure {
    cx.ir.error(cx.op, format!("cannot open output file '{file}': {}", reason(error))).into()
}

/// Returns the name of a temporary file that no other run uses.
fn new_file() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("ods_snapshot-{}-{number}.tmp.mlir", std::process::id()))
}

/// Lines and columns of offsets that only grow.
struct Places<'a> {
    text: &'a [u8],
    at: usize,
    line: u32,
    line_start: usize,
}

impl Places<'_> {
    /// Returns the line, from 1, and the column, from 0 as in MLIR, of an offset.
    fn advance(&mut self, offset: usize) -> (u32, u32) {
        for (at, byte) in self.text.iter().enumerate().take(offset).skip(self.at) {
            if *byte == b'\n' {
                self.line += 1;
                self.line_start = at + 1;
            }
        }
        self.at = offset;
        (self.line, (offset - self.line_start) as u32)
    }
}
