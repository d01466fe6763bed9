//! Printing of the IR before and after passes. Corresponds to MLIR's `--mlir-print-ir-before` and the flags like it.

use std::path::PathBuf;

use ods_core::text::PrintOptions;
use ods_core::{Ir, Operation};

use crate::fingerprint::fingerprint;
use crate::ir_tree::IrTree;
use crate::pass::Pass;
use crate::run::PassInstrumentation;

/// The passes around which the IR is printed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum PassSelection {
    /// None.
    #[default]
    None,
    /// Those with these names in pipelines.
    Named(Vec<String>),
    /// All.
    All,
}

impl PassSelection {
    fn includes(&self, pass: &dyn Pass) -> bool {
        match self {
            Self::None => false,
            Self::Named(names) => names.iter().any(|name| name == pass.argument()),
            Self::All => true,
        }
    }
}

/// Printing of the IR around passes.
///
/// ```
/// # use ods_core as ods;
/// # use ods::{Context, Ir, Location};
/// # use ods::builtin::ModuleOp;
/// use ods_pass::transforms::Cse;
/// use ods_pass::{Anchor, IrPrinting, PassManager, PassSelection};
///
/// # let mut ir = Ir::new(Context::new().into());
/// # let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
/// let mut manager = PassManager::new(Anchor::Any);
/// manager.add(Cse::default());
/// let mut printing = IrPrinting::default();
/// printing.after = PassSelection::All;
/// manager.add_instrumentation(printing);
/// manager.run(&mut ir, module).expect("it succeeds");
/// let printed = manager.take_output();
/// assert_eq!(printed, "// -----// IR Dump After CSE (cse) //----- //\nmodule {\n}\n\n\n");
/// ```
#[derive(Clone, Default, Debug)]
pub struct IrPrinting {
    /// The passes before which it is printed.
    pub before: PassSelection,
    /// The passes after which it is printed.
    pub after: PassSelection,
    /// Whether it is printed only after passes that changed it.
    pub only_changed: bool,
    /// Whether it is printed only after passes that failed.
    pub only_failed: bool,
    /// Whether the outermost operation is printed, not only that of the pass.
    pub module_scope: bool,
    /// The options of the printer.
    pub options: PrintOptions,
    /// The folder of the files with the printed texts, one file each, instead of the output. If it is absent, it is
    /// created.
    pub folder: Option<PathBuf>,
    tree: IrTree,
    /// The fingerprints of the operations of running passes.
    fingerprints: Vec<u64>,
}

impl IrPrinting {
    fn print(&mut self, title: &str, pass: &dyn Pass, (ir, op): (&Ir, Operation), output: &mut String) {
        let mut shown = op;
        let mut of_op = String::new();
        if self.module_scope {
            of_op = match ir.symbol_name(op) {
                Some(name) => format!(" ('{}' operation: @{name})", ir.name_str(op)),
                None => format!(" ('{}' operation)", ir.name_str(op)),
            };
            shown = std::iter::successors(Some(op), |op| ir.parent_op(*op)).last().unwrap_or(op);
        }
        let text = self.text(ir, shown);
        // The outermost operation ends with a line break of its own, unless aliases are off.
        let end = if ir.parent_block(shown).is_none() && !self.options.local_scope { "\n" } else { "" };
        let (name, argument) = (pass.name(), pass.argument());
        let title = title.replace("{}", name);
        let text = format!("// -----// IR Dump {title} ({argument}){of_op} //----- //\n{text}{end}\n\n");
        match &self.folder {
            None => *output += &text,
            Some(folder) => {
                if let Err(error) = self.tree.write(folder, pass, (ir, op), &text) {
                    *output += &error;
                }
            }
        }
    }

    fn text(&self, ir: &Ir, op: Operation) -> String {
        // An operation inside another one is printed without aliases.
        let local_scope = self.options.local_scope || ir.parent_block(op).is_some();
        ir.display(op).with_options(PrintOptions { local_scope, ..self.options }).to_string()
    }
}

impl PassInstrumentation for IrPrinting {
    fn before_pass(&mut self, pass: &dyn Pass, ir: &Ir, op: Operation, output: &mut String) {
        if self.only_changed {
            self.fingerprints.push(fingerprint(ir, op));
        }
        if self.before.includes(pass) {
            self.print("Before {}", pass, (ir, op), output);
        }
    }

    fn after_pass(&mut self, pass: &dyn Pass, ir: &Ir, op: Operation, output: &mut String) {
        let before = if self.only_changed { self.fingerprints.pop() } else { None };
        let is_changed = || before.is_none_or(|before| before != fingerprint(ir, op));
        if self.after.includes(pass) && !self.only_failed && is_changed() {
            self.print("After {}", pass, (ir, op), output);
        }
    }

    fn after_pass_failed(&mut self, pass: &dyn Pass, ir: &Ir, op: Operation, output: &mut String) {
        if self.only_changed {
            self.fingerprints.pop();
        }
        if self.after.includes(pass) {
            self.print("After {} Failed", pass, (ir, op), output);
        }
    }
}
