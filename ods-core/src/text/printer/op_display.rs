//! Operations as text, for `{}`: what [`Ir::display`] returns.

use std::fmt;

use crate::entity::Operation;
use crate::ir::Ir;
use crate::text::{PrintOptions, Resources};

use super::{into_string, print_with};

/// An operation to be shown: the default is what `mlir-opt` prints without flags, and methods change that.
#[derive(Clone, Copy)]
#[must_use = "`{}` and `to_string` write it"]
pub struct OpDisplay<'a> {
    ir: &'a Ir,
    op: Operation,
    options: PrintOptions,
    resources: Option<&'a Resources>,
}

impl Ir {
    /// The operation as text, for `{}`.
    ///
    /// One that is in no block is written as a file, with the definitions of aliases, so that it can be read back. One in a
    /// block is written without; its values have the names that they have in the whole file, for which all around it (up to
    /// the next operation isolated from above, with [`OpDisplay::local_scope`]) is gone through. There is no newline at the
    /// end.
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
    /// With every operation in generic form: `--mlir-print-op-generic`.
    pub fn generic(mut self) -> Self {
        self.options.generic = true;
        self
    }

    /// With locations: `--mlir-print-debuginfo`.
    pub fn with_locations(mut self) -> Self {
        self.options.debug_info = true;
        self
    }

    /// Without aliases: `--mlir-print-local-scope`.
    pub fn local_scope(mut self) -> Self {
        self.options.local_scope = true;
        self
    }

    /// With dots in place of what is in regions: `--mlir-print-skip-regions`.
    pub fn skip_regions(mut self) -> Self {
        self.options.skip_regions = true;
        self
    }

    /// As these options say, all of them.
    pub fn with_options(mut self, options: PrintOptions) -> Self {
        self.options = options;
        self
    }

    /// With these resources behind the operation, where it is written as a file.
    pub fn with_resources(mut self, resources: &'a Resources) -> Self {
        self.resources = Some(resources);
        self
    }
}

impl fmt::Display for OpDisplay<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let none = Resources::default();
        // Without a sink nothing fails.
        let bytes = print_with(self.ir, self.op, self.resources.unwrap_or(&none), &self.options, None);
        f.write_str(into_string(bytes.unwrap_or_default()).trim_end_matches('\n'))
    }
}

/// As `Display`.
impl fmt::Debug for OpDisplay<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
