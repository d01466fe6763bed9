//! The context: everything immutable that operations refer to, shared by any number of IRs and threads.
//!
//! It interns identifiers, types, attributes and locations, and holds the registered dialects. Operations are in an
//! [`Ir`](crate::Ir), which holds its context by `Arc`.
//!
//! Invariants:
//! * Interned data never changes and never moves; a handle stays valid as long as the context.
//! * Nothing here blocks readers: a lookup that hits takes no lock.

mod attribute_set;
mod identifiers;
mod models;
mod names;
mod op_table;
mod print_options;
mod registry;

pub use models::AttachError;
pub(crate) use names::SymbolSlots;
pub use names::{OpInfo, SchemaId};
pub(crate) use op_table::{EntrySource, OpEntry};
pub use print_options::PrintOptions;
pub(crate) use registry::Defs;
pub use registry::RegisterError;

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::attributes::AttributeData;
use crate::diagnostic::handler::Handlers;
use crate::location::{Buffers, LocationData};
use crate::schema::property::interned::InternedProperty;
use crate::storage::interner::Interner;
use crate::types::TypeData;
use crate::verify::KeptPlans;

/// The data that IR refers to, and the registered dialects. `Send + Sync`; shared by `Arc`.
///
/// A context is created first, and shared by every [`Ir`](crate::Ir) that is built or parsed with it:
///
/// ```
/// # use ods_core as ods;
/// use std::sync::Arc;
///
/// use ods::types::FunctionType;
/// use ods::{Context, Ir, Type};
///
/// # fn main() -> ods::Result {
/// let context = Arc::new(Context::new());
/// context.allow_unregistered_dialects(true); // for `test.op`; known dialects are added by `context.register::<D>()?`
///
/// let binary = FunctionType::get(&context, &[Type::I32, Type::I32], &[Type::I32]);
/// assert_eq!(Type::from(binary).display(&context).to_string(), "(i32, i32) -> i32");
///
/// let parsed = ods::text::parse(&context, "file.mlir", b"%0 = \"test.op\"() : () -> i32")?;
/// assert_eq!(parsed.ir.num_operations(), 2); // with the module around it
/// let empty = Ir::new(context); // another one, with the same types
/// # assert_eq!(empty.num_operations(), 0);
/// # Ok(())
/// # }
/// ```
pub struct Context {
    pub(crate) identifiers: Interner<Box<str>>,
    pub(crate) types: Interner<TypeData>,
    pub(crate) attributes: Interner<AttributeData>,
    pub(crate) locations: Interner<LocationData>,
    /// Values of properties longer than a few words.
    pub(crate) properties: Interner<InternedProperty>,
    pub(crate) buffers: Buffers,
    pub(crate) handlers: Handlers,
    names: names::Names,
    op_tables: op_table::OpTables,
    dialects: registry::Dialects,
    models: models::Models,
    pub(crate) plans: KeptPlans,
    /// Attributes without symbol references, at any depth.
    pub(crate) without_symbols: attribute_set::AttributeSet,
    allow_unregistered: AtomicBool,
    one_thread: AtomicBool,
    next_distinct: AtomicU64,
    quoting: OnceLock<PrintOptions>,
}

impl Default for Context {
    fn default() -> Self {
        Self::new()
    }
}

impl Context {
    /// Creates a context with the builtin dialect.
    pub fn new() -> Self {
        let context = Self {
            identifiers: Interner::new(),
            types: Interner::new(),
            attributes: Interner::new(),
            locations: Interner::new(),
            properties: Interner::small(),
            buffers: Buffers::new(),
            handlers: Handlers::default(),
            names: names::Names::new(),
            op_tables: op_table::OpTables::new(),
            dialects: registry::Dialects::default(),
            models: models::Models::new(),
            plans: KeptPlans::default(),
            without_symbols: attribute_set::AttributeSet::new(),
            allow_unregistered: AtomicBool::new(false),
            one_thread: AtomicBool::new(false),
            next_distinct: AtomicU64::new(0),
            quoting: OnceLock::new(),
        };
        context.location(LocationData::Unknown);
        context.intern_builtin_types();
        context.intern_builtin_attributes();
        context.register_builtin();
        context
    }

    /// Returns whether operations, types and attributes of unregistered dialects are accepted.
    ///
    /// Corresponds to `--allow-unregistered-dialect` of mlir-opt; off by default.
    pub fn allows_unregistered_dialects(&self) -> bool {
        self.allow_unregistered.load(Ordering::Relaxed)
    }

    /// Sets whether operations, types and attributes of unregistered dialects are accepted.
    pub fn allow_unregistered_dialects(&self, allow: bool) {
        self.allow_unregistered.store(allow, Ordering::Relaxed);
    }

    /// Returns whether verification and passes may use several threads; true by default. Has no effect without the
    /// feature `parallel`.
    pub fn allows_threads(&self) -> bool {
        !self.one_thread.load(Ordering::Relaxed)
    }

    /// Sets whether verification and passes may use several threads. The inverse of `--mlir-disable-threading` of
    /// mlir-opt.
    pub fn allow_threads(&self, allow: bool) {
        self.one_thread.store(!allow, Ordering::Relaxed);
    }

    /// Returns the options for printing operations in diagnostics: by default, the options of `mlir-opt` without flags.
    pub fn quoting(&self) -> PrintOptions {
        self.quoting.get().copied().unwrap_or_default()
    }

    /// Sets the options for printing operations in diagnostics. Only the first call has an effect.
    pub fn set_quoting(&self, options: PrintOptions) {
        self.quoting.get_or_init(|| options);
    }

    /// Returns an unused number for a distinct attribute.
    pub(crate) fn next_distinct(&self) -> u64 {
        self.next_distinct.fetch_add(1, Ordering::Relaxed)
    }
}

impl std::fmt::Debug for Context {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Context")
            .field("types", &self.types.len())
            .field("attributes", &self.attributes.len())
            .field("identifiers", &self.identifiers.len())
            .finish_non_exhaustive()
    }
}
