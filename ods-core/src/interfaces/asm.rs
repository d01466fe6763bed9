//! Names that operations, types, attributes and dialects suggest for the text format.

use crate::context::Context;
use crate::entity::{Attribute, Block, Region, Type, Value};
use crate::ir::Ir;
use crate::schema::dialect_interface::DialectImplements;
use crate::schema::{DialectInterface, InterfaceEntry, InterfaceKind, InterfaceSchema, find_table};
use crate::text::ResourceValue;

/// A collection of suggested names.
///
/// ```
/// # use ods_core as ods;
/// # use ods::interfaces::AsmNames;
/// # use ods::{Context, Ir, Location, Type};
/// # let mut ir = Ir::new(Context::new().into());
/// # let block = ir.create_block();
/// let x = ir.add_argument(block, Type::INDEX, Location::UNKNOWN);
/// let mut names = AsmNames::new();
/// names.name_value(x, "size"); // printed as `%size`
/// assert_eq!(names.of_value(x), Some("size"));
/// ```
#[derive(Clone, Default, Debug)]
pub struct AsmNames {
    values: Vec<(Value, String)>,
    blocks: Vec<(Block, String)>,
}

impl AsmNames {
    /// Creates an empty collection.
    pub fn new() -> Self {
        Self::default()
    }

    /// Suggests a name for a value, without `%`.
    pub fn name_value(&mut self, value: Value, name: impl Into<String>) {
        self.values.push((value, name.into()));
    }

    /// Suggests a name for a block, without `^`.
    pub fn name_block(&mut self, block: Block, name: impl Into<String>) {
        self.blocks.push((block, name.into()));
    }

    /// Returns the names suggested for values, in order.
    pub(crate) fn values(&self) -> &[(Value, String)] {
        &self.values
    }

    /// Returns the names suggested for blocks, in order.
    pub(crate) fn blocks(&self) -> &[(Block, String)] {
        &self.blocks
    }

    /// Returns the name suggested for the value.
    pub fn of_value(&self, value: Value) -> Option<&str> {
        self.values.iter().rev().find(|(known, _)| *known == value).map(|(_, name)| name.as_str())
    }

    /// Returns the name suggested for the block.
    pub fn of_block(&self, block: Block) -> Option<&str> {
        self.blocks.iter().rev().find(|(known, _)| *known == block).map(|(_, name)| name.as_str())
    }
}

crate::__interface! {
    operation requires() bases() bounds() as_trait() {}
    /// Operations that suggest names for their results, and for the blocks and block arguments inside.
    pub trait OpAsmOpInterface {
        /// Suggests names of results.
        default fn asm_result_names(&self, _ir: &Ir, _names: &mut AsmNames) {}

        /// Suggests names of the arguments of blocks in one of its regions.
        default fn asm_block_argument_names(&self, _ir: &Ir, _region: Region, _names: &mut AsmNames) {}

        /// Suggests names of blocks inside.
        default fn asm_block_names(&self, _ir: &Ir, _names: &mut AsmNames) {}

        /// Returns the dialect whose prefix may be omitted inside its regions; empty for none.
        fixed_default fn default_dialect() -> &'static str {
            ""
        }
    }
}

/// A suggested alias, without `#` or `!`. Corresponds to MLIR's `OpAsmAliasResult` with the name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AsmAlias {
    /// A name that a dialect may override: see [`OpAsmDialectInterface`].
    Overridable(String),
    /// A name that cannot be overridden.
    Final(String),
}

impl AsmAlias {
    /// Returns the name.
    pub fn name(&self) -> &str {
        match self {
            Self::Overridable(name) | Self::Final(name) => name,
        }
    }
}

crate::__interface! {
    ty requires() bases() bounds() as_trait() {}
    /// Types that suggest names for their values, and an alias for themselves.
    pub trait OpAsmTypeInterface {
        /// Returns the name of values of this type, for values without a name from their operation.
        default fn asm_name(&self, _context: &Context) -> Option<String> {
            None
        }

        /// Returns the alias; `None` if the type is always written in full.
        default fn asm_alias(&self, _context: &Context) -> Option<AsmAlias> {
            None
        }
    }
}

crate::__interface! {
    attribute requires() bases() bounds() as_trait() {}
    /// Attributes that suggest an alias for themselves.
    pub trait OpAsmAttrInterface {
        /// Returns the alias; `None` if the attribute is always written in full.
        default fn asm_alias(&self, _context: &Context) -> Option<AsmAlias> {
            None
        }
    }
}

/// Dialects that suggest aliases of types and attributes, including types and attributes of other dialects, and declare
/// resources.
///
/// All dialects of the context are asked for an alias, in order of registration; the last suggestion wins, or the first
/// final one. A final alias of the type or attribute itself cannot be overridden.
pub trait OpAsmDialectInterface: Send + Sync {
    /// Returns an alias of the type.
    fn type_alias(&self, context: &Context, ty: Type) -> Option<AsmAlias> {
        let _ = (context, ty);
        None
    }

    /// Returns an alias of the attribute.
    fn attribute_alias(&self, context: &Context, attribute: Attribute) -> Option<AsmAlias> {
        let _ = (context, attribute);
        None
    }

    /// Returns whether the dialect has a resource with this key, so that files may refer to it and define its data.
    /// Corresponds to MLIR's `declareResource`.
    fn has_resource(&self, key: &str) -> bool {
        let _ = key;
        false
    }

    /// Checks the data of a resource when it is read: a blob, a boolean or a string. Corresponds to MLIR's
    /// `parseResource`; the data is stored in [`Resources`](crate::text::Resources) in any case.
    ///
    /// # Errors
    /// Returns a message if the data is invalid.
    fn check_resource(&self, key: &str, value: &ResourceValue) -> Result<(), String> {
        let _ = (key, value);
        Ok(())
    }
}

impl DialectInterface for dyn OpAsmDialectInterface {
    const SCHEMA: &'static InterfaceSchema = &InterfaceSchema {
        docs: &[" Gives aliases to types and attributes, including ones of other dialects."],
        ..InterfaceSchema::new::<dyn OpAsmDialectInterface>(InterfaceKind::Dialect, "OpAsmDialectInterface")
    };
}

impl<D: OpAsmDialectInterface> DialectImplements<D> for dyn OpAsmDialectInterface {
    fn of(dialect: &'static D) -> &'static Self {
        dialect
    }
}

/// Returns the dialect whose prefix may be omitted inside an operation with these interfaces; empty for none.
pub(crate) fn default_dialect(interfaces: &[InterfaceEntry]) -> &'static str {
    find_table::<dyn OpAsmOpInterface>(interfaces).map_or("", |table| (table.default_dialect)())
}
