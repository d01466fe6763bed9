//! The typed operations of the builtin dialect.

use crate::attributes::StringAttr;
use crate::entity::{Block, Location, Operation, Type, Value};
use crate::ir::Values;
use crate::ir::{Ir, OpBuilder, OperationParts};
use crate::schema::{Draft, IntoAttr, OpSource};

use super::{CAST, MODULE};

/// The operation `builtin.module`.
///
/// See [`OpBuilder`](crate::OpBuilder) for an example.
pub struct ModuleOp<S = Operation> {
    source: S,
}

crate::__typed_op!(ModuleOp MODULE S);

impl ModuleOp<Draft> {
    /// Returns a builder of a module without a name. Fill the module with [`ModuleOp::body_builder`].
    pub fn new() -> Self {
        Self::over(Draft::new(&MODULE).regions(1))
    }

    /// Sets the name, which makes the module a symbol.
    pub fn with_sym_name(self, name: impl IntoAttr<StringAttr>) -> Self {
        Self::over(self.source.attr::<StringAttr>(0, name))
    }
}

impl Default for ModuleOp<Draft> {
    fn default() -> Self {
        Self::new()
    }
}

impl ModuleOp {
    /// Creates an empty, detached module, the starting point of programs that create IR.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::{Context, Ir, Location, builtin::ModuleOp};
    /// let mut ir = Ir::new(Context::new().into());
    /// let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
    /// assert_eq!(ir.display(module).to_string(), "module {\n}");
    /// ```
    pub fn create(ir: &mut Ir, location: Location) -> Self {
        let name = ir.context().op_name("builtin.module");
        let op = ir.create_operation(&OperationParts { num_regions: 1, ..OperationParts::new(name, location) });
        if let Some(region) = ir.region(op, 0) {
            ir.add_block(region);
        }
        Self { source: op }
    }

    /// Creates an empty, detached module with a name, which makes it a symbol.
    pub fn create_named(ir: &mut Ir, location: Location, name: &str) -> Self {
        let module = Self::create(ir, location);
        ir.set_symbol_name(module.source, name);
        module
    }

    /// Returns the block with the module's operations; `None` if there is none, which cannot happen in verified IR.
    pub fn body(self, ir: &Ir) -> Option<Block> {
        ir.entry_block(ir.region(self.source, 0)?)
    }

    /// Returns a builder at the end of the module, at its location.
    pub fn body_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        match ir.region(self.source, 0) {
            Some(region) => ir.builder_in(region),
            None => ir.builder_before(self),
        }
    }
}

/// The operation `builtin.unrealized_conversion_cast`.
///
/// See [`OpBuilder`](crate::OpBuilder) for an example.
pub struct UnrealizedConversionCastOp<S = Operation> {
    source: S,
}

crate::__typed_op!(UnrealizedConversionCastOp CAST S);

impl UnrealizedConversionCastOp<Draft> {
    /// Returns a builder of a cast of the inputs to values of these types.
    pub fn new(inputs: impl IntoIterator<Item = Value>, outputs: impl IntoIterator<Item = Type>) -> Self {
        Self::over(Draft::new(&CAST).operands(inputs).results(outputs))
    }
}

impl<S: OpSource> UnrealizedConversionCastOp<S> {
    /// Returns the values being cast.
    pub fn inputs(&self, ir: &Ir) -> Values {
        (0..self.source.operand_count(ir)).filter_map(|index| self.source.operand_at(ir, index)).collect()
    }
}

impl UnrealizedConversionCastOp {
    /// Returns the results of the cast.
    pub fn outputs(self, ir: &Ir) -> Values {
        ir.results(self.source).collect()
    }
}
