//! Folders and files of printed IR. Corresponds to MLIR's `--mlir-print-ir-tree-dir`.
//!
//! Each operation has a folder inside that of its parent, such as `func_func_f`. The name of a file has the numbers of
//! the operations around it, outermost first, that of the operation, and the pass: `0_1_cse.mlir`.

use std::collections::HashMap;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use ods_core::{Ir, Operation};

use crate::pass::Pass;

/// The writer of printed texts, each to a file of its own.
#[derive(Clone, Default, Debug)]
pub(crate) struct IrTree {
    /// The number of the last file of each operation; 0 if it has files inside its folder only.
    numbers: HashMap<Operation, u32>,
}

impl IrTree {
    /// Writes the text to the next file of the operation. The error is a line for the user.
    pub(crate) fn write(
        &mut self,
        root: &Path,
        pass: &dyn Pass,
        (ir, op): (&Ir, Operation),
        text: &str,
    ) -> Result<(), String> {
        let mut ops: Vec<Operation> = std::iter::successors(Some(op), |op| ir.parent_op(*op)).collect();
        ops.reverse();
        let folder = create_folders(root, &ops, ir)?;
        let file = folder.join(self.next_name(&ops, pass));
        fs::write(&file, text).map_err(|error| {
            let file = file.display();
            format!("Error opening output file {file}: cannot open output file '{file}': {}\n", reason(&error))
        })
    }

    /// Returns the name of the next file of the last operation.
    fn next_name(&mut self, ops: &[Operation], pass: &dyn Pass) -> String {
        let mut name = String::new();
        for (index, op) in ops.iter().enumerate() {
            let is_last = index + 1 == ops.len();
            let number = self.numbers.entry(*op).and_modify(|number| *number += u32::from(is_last)).or_default();
            name += &format!("{number}_");
        }
        name + pass.argument() + ".mlir"
    }
}

/// Creates the root, but no folders around it, and the folders of the operations inside one another.
fn create_folders(root: &Path, ops: &[Operation], ir: &Ir) -> Result<PathBuf, String> {
    let mut folder = root.to_owned();
    create_folder(&folder)?;
    for op in ops {
        folder.push(folder_name(ir, *op));
        create_folder(&folder)?;
    }
    Ok(folder)
}

fn create_folder(folder: &Path) -> Result<(), String> {
    match fs::create_dir(folder) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => {
            Err(format!("Error while creating directory {}: {}\n", folder.display(), reason(&error)))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Returns the name of the operation and its symbol. No part of it leads out of the folder.
fn folder_name(ir: &Ir, op: Operation) -> String {
    let symbol = ir.symbol_name(op).unwrap_or("no-symbol-name");
    format!("{}_{symbol}", ir.name_str(op).replace('.', "_")).replace(['/', '\\'], "_")
}

/// Returns the system's description of an error, without its number.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_owned()
}
