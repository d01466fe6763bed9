//! Names that operations, types, attributes and dialects suggest for text.

use crate::context::Context;
use crate::entity::{Attribute, Block, Region, Type, Value};
use crate::ir::Ir;
use crate::schema::dialect_interface::DialectImplements;
use crate::schema::{DialectInterface, InterfaceEntry, InterfaceKind, InterfaceSchema, find_table};
use crate::text::ResourceValue;

/// Names that were suggested.
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
    /// None so far.
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

    /// The names suggested for values, in order.
    pub(crate) fn values(&self) -> &[(Value, String)] {
        &self.values
    }

    /// The names suggested for blocks, in order.
    pub(crate) fn blocks(&self) -> &[(Block, String)] {
        &self.blocks
    }

    /// The name suggested for the value.
    pub fn of_value(&self, value: Value) -> Option<&str> {
        self.values.iter().rev().find(|(known, _)| *known == value).map(|(_, name)| name.as_str())
    }

    /// The name suggested for the block.
    pub fn of_block(&self, block: Block) -> Option<&str> {
        self.blocks.iter().rev().find(|(known, _)| *known == block).map(|(_, name)| name.as_str())
    }
}

crate::__interface! {
    operation requires() bases() bounds() as_trait() {}
    /// Suggests names for its results, and for blocks and their arguments inside it.
    pub trait OpAsmOpInterface {
        /// Names of results.
        default fn asm_result_names(&self, _ir: &Ir, _names: &mut AsmNames) {}

        /// Names of the arguments of blocks in one of its regions.
        default fn asm_block_argument_names(&self, _ir: &Ir, _region: Region, _names: &mut AsmNames) {}

        /// Names of blocks inside it.
        default fn asm_block_names(&self, _ir: &Ir, _names: &mut AsmNames) {}

        /// The dialect whose name may be left out inside its regions; empty for none.
        fixed_default fn default_dialect() -> &'static str {
            ""
        }
    }
}

/// A name for an alias, without `#` or `!`. As MLIR's `OpAsmAliasResult`, with the name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AsmAlias {
    /// Unless a dialect has another one: see [`OpAsmDialectInterface`].
    Overridable(String),
    /// This one.
    Final(String),
}

impl AsmAlias {
    /// The name.
    pub fn name(&self) -> &str {
        match self {
            Self::Overridable(name) | Self::Final(name) => name,
        }
    }
}

crate::__interface! {
    ty requires() bases() bounds() as_trait() {}
    /// Suggests names for values of the type, and for an alias of it.
    pub trait OpAsmTypeInterface {
        /// The name of values of this type, where the operation they belong to has none for them.
        default fn asm_name(&self, _context: &Context) -> Option<String> {
            None
        }

        /// The name of an alias; `None` where the type is always written in full.
        default fn asm_alias(&self, _context: &Context) -> Option<AsmAlias> {
            None
        }
    }
}

crate::__interface! {
    attribute requires() bases() bounds() as_trait() {}
    /// Suggests a name for an alias of the attribute.
    pub trait OpAsmAttrInterface {
        /// The name of an alias; `None` where the attribute is always written in full.
        default fn asm_alias(&self, _context: &Context) -> Option<AsmAlias> {
            None
        }
    }
}

/// Gives aliases to types and attributes, those of other dialects too, and says what resources its own dialect has: an
/// interface of dialects.
///
/// For an alias, all dialects of the context are asked, in order of registration; what the last one says counts, or the
/// first that is final. A final name of the type or attribute itself is not up for discussion.
pub trait OpAsmDialectInterface: Send + Sync {
    /// The name of an alias of the type.
    fn type_alias(&self, context: &Context, ty: Type) -> Option<AsmAlias> {
        let _ = (context, ty);
        None
    }

    /// The name of an alias of the attribute.
    fn attribute_alias(&self, context: &Context, attribute: Attribute) -> Option<AsmAlias> {
        let _ = (context, attribute);
        None
    }

    /// Whether texts may refer to a resource of the dialect by this key, and have data for it at their end. As MLIR's
    /// `declareResource`.
    fn has_resource(&self, key: &str) -> bool {
        let _ = key;
        false
    }

    /// Looks at the data of a resource when they are read: blobs, truth values and texts are possible. As MLIR's
    /// `parseResource`; the data are kept in [`Resources`](crate::text::Resources) whatever they are.
    ///
    /// # Errors
    /// What is wrong with them.
    fn check_resource(&self, key: &str, value: &ResourceValue) -> Result<(), String> {
        let _ = (key, value);
        Ok(())
    }
}

impl DialectInterface for dyn OpAsmDialectInterface {
    const SCHEMA: &'static InterfaceSchema = &InterfaceSchema {
        docs: &[" Gives aliases to types and attributes, those of other dialects too."],
        ..InterfaceSchema::new::<dyn OpAsmDialectInterface>(InterfaceKind::Dialect, "OpAsmDialectInterface")
    };
}

impl<D: OpAsmDialectInterface> DialectImplements<D> for dyn OpAsmDialectInterface {
    fn of(dialect: &'static D) -> &'static Self {
        dialect
    }
}

/// The dialect whose name may be left out inside an operation with these interfaces; empty for none.
pub(crate) fn default_dialect(interfaces: &[InterfaceEntry]) -> &'static str {
    find_table::<dyn OpAsmOpInterface>(interfaces).map_or("", |table| (table.default_dialect)())
}
