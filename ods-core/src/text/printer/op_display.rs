//! `Display` values for operations, returned by [`Ir::display`].

use std::fmt;

use crate::entity::Operation;
use crate::ir::Ir;
use crate::text::{PrintOptions, Resources};

use super::{into_string, print_whole, print_with, printer};

/// A `Display` value for an operation. By default, it prints the output of `mlir-opt` without flags; methods change the
/// options.
#[derive(Clone, Copy)]
#[must_use = "`{}` and `to_string` write it"]
pub struct OpDisplay<'a> {
    ir: &'a Ir,
    op: Operation,
    options: PrintOptions,
    resources: Option<&'a Resources>,
}

impl Ir {
    /// Returns a `Display` value for the operation.
    ///
    /// A detached operation is printed as a file, with alias definitions, so that it can be parsed again. One in a
    /// block is printed without them; its values have the same names as in the whole file, for which everything around
    /// it (with [`OpDisplay::local_scope`], up to the closest operation isolated from above) is visited. There is no
    /// newline at the end.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::{ModuleOp, UnrealizedConversionCastOp};
    /// # use ods::{Context, Ir, Type};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// let module = ir.builder().insert(ModuleOp::new())?;
    /// module.body_builder(&mut ir).insert(UnrealizedConversionCastOp::new([], [Type::I1]))?;
    /// println!("{}", ir.display(module));
    /// println!("{}", ir.display(module).with_locations());
    /// let generic = "\
    /// \"builtin.module\"() ({
    ///   %0 = \"builtin.unrealized_conversion_cast\"() : () -> i1
    /// }) : () -> ()";
    /// assert_eq!(ir.display(module).generic().to_string(), generic);
    /// # Ok(())
    /// # }
    /// ```
    pub fn display(&self, op: impl Into<Operation>) -> OpDisplay<'_> {
        OpDisplay { ir: self, op: op.into(), options: PrintOptions::default(), resources: None }
    }
}

impl<'a> OpDisplay<'a> {
    /// Prints every operation in generic form: `--mlir-print-op-generic`.
    pub fn generic(mut self) -> Self {
        self.options.generic = true;
        self
    }

    /// Prints locations: `--mlir-print-debuginfo`.
    pub fn with_locations(mut self) -> Self {
        self.options.debug_info = true;
        self
    }

    /// Prints no aliases: `--mlir-print-local-scope`.
    pub fn local_scope(mut self) -> Self {
        self.options.local_scope = true;
        self
    }

    /// Prints dots in place of the contents of regions: `--mlir-print-skip-regions`.
    pub fn skip_regions(mut self) -> Self {
        self.options.skip_regions = true;
        self
    }

    /// Sets all options.
    pub fn with_options(mut self, options: PrintOptions) -> Self {
        self.options = options;
        self
    }

    /// Prints these resources after the operation, if it is printed as a file.
    pub fn with_resources(mut self, resources: &'a Resources) -> Self {
        self.resources = Some(resources);
        self
    }
}

/// The text of an operation, with the places of the operations in it.
#[derive(Clone, Default, Debug)]
pub struct LocatedText {
    /// The text, without a newline at the end.
    pub text: String,
    /// The operations in the order of the text, each with the offset in bytes at which it begins. Terminators that the
    /// text omits are missing.
    pub starts: Vec<(Operation, usize)>,
}

impl OpDisplay<'_> {
    /// Returns the text with the places of the operations in it.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::{ModuleOp, UnrealizedConversionCastOp};
    /// # use ods::{Context, Ir, Type};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// let module = ir.builder().insert(ModuleOp::new())?;
    /// let cast = module.body_builder(&mut ir).insert(UnrealizedConversionCastOp::new([], [Type::I1]))?;
    /// let located = ir.display(module).to_located_text();
    /// assert_eq!(located.starts, [(module.into(), 0), (cast.into(), "module {\n  ".len())]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn to_located_text(&self) -> LocatedText {
        let none = Resources::default();
        let mut printer = printer(self.ir, self.op, &self.options, None);
        printer.starts = Some(Vec::new());
        print_whole(&mut printer, self.op, self.resources.unwrap_or(&none), &self.options);
        let starts = printer.starts.take().unwrap_or_default();
        // Printing without a sink does not fail.
        let mut text = into_string(printer.finish().unwrap_or_default());
        text.truncate(text.trim_end_matches('\n').len());
        LocatedText { text, starts }
    }
}

impl fmt::Display for OpDisplay<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let none = Resources::default();
        // Printing without a sink does not fail.
        let bytes = print_with(self.ir, self.op, self.resources.unwrap_or(&none), &self.options, None);
        f.write_str(into_string(bytes.unwrap_or_default()).trim_end_matches('\n'))
    }
}

/// Prints the same text as `Display`.
impl fmt::Debug for OpDisplay<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
