//! The names of values, for tools that refer to printed text.

use crate::entity::{Operation, Value};
use crate::ir::Ir;
use crate::text::PrintOptions;

use super::names::{Names, Prefix};
use super::{into_string, printer};

/// The names that the values inside an operation have when it is printed. Corresponds to MLIR's `AsmState`.
pub struct ValueNames<'a> {
    ir: &'a Ir,
    names: Names,
}

impl Ir {
    /// Returns the names that the values inside the operation have when it is printed.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::{ModuleOp, UnrealizedConversionCastOp};
    /// # use ods::{Context, Ir, Type};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// let module = ir.builder().insert(ModuleOp::new())?;
    /// let cast = module.body_builder(&mut ir).insert(UnrealizedConversionCastOp::new([], [Type::I1]))?;
    /// assert_eq!(ir.value_names(module).name(ir.results(cast).next().expect("a result")), "%0");
    /// # Ok(())
    /// # }
    /// ```
    pub fn value_names(&self, root: impl Into<Operation>) -> ValueNames<'_> {
        self.value_names_with(root, &PrintOptions::DEFAULT)
    }

    /// Returns the names of the values in an operation when it is printed with these options, without aliases.
    pub fn value_names_with(&self, root: impl Into<Operation>, options: &PrintOptions) -> ValueNames<'_> {
        let options = PrintOptions { local_scope: true, ..*options };
        ValueNames { ir: self, names: printer(self, root.into(), &options, None).names }
    }
}

impl ValueNames<'_> {
    /// Returns the name of a value, such as `%0`, `%arg1` or `%2#1`; of values outside, the text that the printer has
    /// for them.
    pub fn name(&self, value: Value) -> String {
        let mut name = Vec::new();
        if self.ir.contains_value(value) {
            self.names.push_use(&mut name, self.ir, value, Prefix::NONE);
        }
        into_string(name)
    }
}

impl std::fmt::Debug for ValueNames<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ValueNames").finish_non_exhaustive()
    }
}
