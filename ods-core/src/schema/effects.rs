//! Memory effects of operations, as data.
//!
//! An effect has a kind, a resource, and the part of the operation whose memory is affected: an operand, a result, the
//! symbol named by an attribute, or none. Definitions list [`EffectSchema`]s;
//! [`MemoryEffectOpInterface`](crate::interfaces::MemoryEffectOpInterface) returns the [`Effect`]s of an operation.

use std::any::TypeId;
use std::fmt;

use crate::attributes::{FlatSymbolRefAttr, SymbolRefAttr};
use crate::entity::{Attribute, Value};

/// The kind of an effect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EffectKind {
    /// An allocation, and nothing else: `MemAlloc`.
    Allocate,
    /// A deallocation: `MemFree`.
    Free,
    /// A read: `MemRead`.
    Read,
    /// A write: `MemWrite`.
    Write,
}

impl fmt::Display for EffectKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Allocate => "allocate",
            Self::Free => "free",
            Self::Read => "read",
            Self::Write => "write",
        })
    }
}

/// A resource affected by effects, such as memory, a stack or a file. Effects on different resources are independent.
///
/// ```
/// use ods_core::schema::Resource;
///
/// struct Stack;
///
/// impl Resource for Stack {
///     const NAME: &'static str = "Stack";
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a resource",
    label = "expected a type that implements `Resource`",
    note = "a resource of your own is a type that implements `ods::schema::Resource` and has a `NAME`"
)]
pub trait Resource: Sized + 'static {
    /// The name in documentation and messages.
    const NAME: &'static str;
    /// The resource as data.
    const SCHEMA: &'static ResourceSchema = &ResourceSchema { id: TypeId::of::<Self>(), name: Self::NAME };
}

/// A resource as data.
#[derive(Debug)]
pub struct ResourceSchema {
    id: TypeId,
    /// The name.
    pub name: &'static str,
}

impl ResourceSchema {
    /// Returns whether this is the resource `R`.
    pub fn is<R: Resource>(&self) -> bool {
        self.id == TypeId::of::<R>()
    }
}

impl PartialEq for ResourceSchema {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for ResourceSchema {}

/// Memory in general, the resource of effects that name none.
#[derive(Clone, Copy, Debug)]
pub struct DefaultResource;

impl Resource for DefaultResource {
    const NAME: &'static str = "<Default>";
}

/// The stack of the closest enclosing operation with the trait
/// [`AutomaticAllocationScope`](crate::traits::AutomaticAllocationScope).
#[derive(Clone, Copy, Debug)]
pub struct AutomaticAllocationScopeResource;

impl Resource for AutomaticAllocationScopeResource {
    const NAME: &'static str = "AutomaticAllocationScope";
}

/// An effect listed in a definition.
#[derive(Clone, Copy, Debug)]
pub struct EffectSchema {
    /// The part whose memory is affected.
    pub on: EffectOn,
    /// The kind of the effect.
    pub kind: EffectKind,
    /// The affected resource.
    pub resource: &'static ResourceSchema,
    /// The stage: effects of a later stage happen after all effects of earlier stages.
    pub stage: u32,
    /// Whether all of the memory is affected, rather than an unknown part of it.
    pub full_region: bool,
}

/// The part of a definition whose memory an effect affects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectOn {
    /// No particular part, but the resource itself.
    Op,
    /// All operands of a group.
    Operand(usize),
    /// All results of a group.
    Result(usize),
    /// The symbol named by the attribute in this slot.
    Symbol(usize),
}

/// Returns an effect in a definition.
pub const fn effect(
    on: EffectOn,
    kind: EffectKind,
    resource: &'static ResourceSchema,
    stage: u32,
    full_region: bool,
) -> EffectSchema {
    EffectSchema { on, kind, resource, stage, full_region }
}

/// A view of an attribute that names a symbol, so that effects can be on that symbol.
#[diagnostic::on_unimplemented(
    message = "effects on an attribute apply to the symbol that it names, but `{Self}` names none",
    label = "expected a constraint such as `SymbolRefAttr` or `FlatSymbolRefAttr`"
)]
pub trait NamesSymbol {}

impl NamesSymbol for SymbolRefAttr {}
impl NamesSymbol for FlatSymbolRefAttr {}

/// Returns the symbol named by the attribute in slot `slot`, whose accessors return a `V`.
pub const fn effect_on_symbol<V: NamesSymbol>(slot: usize) -> EffectOn {
    EffectOn::Symbol(slot)
}

/// A memory effect of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// The kind of the effect.
    pub kind: EffectKind,
    /// The affected resource.
    pub resource: &'static ResourceSchema,
    /// The target whose memory is affected.
    pub target: EffectTarget,
    /// The stage: effects of a later stage happen after all effects of earlier stages.
    pub stage: u32,
    /// Whether all of the memory is affected, rather than an unknown part of it.
    pub full_region: bool,
    /// Additional parameters.
    pub parameters: Option<Attribute>,
}

/// The target whose memory an effect affects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectTarget {
    /// No particular target, but the resource itself.
    Resource,
    /// The operand at this position.
    Operand(usize, Value),
    /// A result.
    Result(Value),
    /// A block argument.
    Argument(Value),
    /// A symbol.
    Symbol(SymbolRefAttr),
}

impl Effect {
    /// Returns an effect on a resource itself, in stage 0, on an unknown part of it.
    pub fn new<R: Resource>(kind: EffectKind) -> Self {
        Self::of(kind, R::SCHEMA)
    }

    /// Returns an effect on a resource itself, given as data.
    pub fn of(kind: EffectKind, resource: &'static ResourceSchema) -> Self {
        Self { kind, resource, target: EffectTarget::Resource, stage: 0, full_region: false, parameters: None }
    }

    /// Sets the target.
    #[must_use]
    pub fn on(self, target: EffectTarget) -> Self {
        Self { target, ..self }
    }

    /// Sets the stage.
    #[must_use]
    pub fn at_stage(self, stage: u32) -> Self {
        Self { stage, ..self }
    }

    /// Makes the effect apply to all of the memory.
    #[must_use]
    pub fn on_full_region(self) -> Self {
        Self { full_region: true, ..self }
    }

    /// Sets the additional parameters.
    #[must_use]
    pub fn with_parameters(self, parameters: Attribute) -> Self {
        Self { parameters: Some(parameters), ..self }
    }

    /// Returns the value whose memory is affected, if any.
    pub fn value(&self) -> Option<Value> {
        match self.target {
            EffectTarget::Operand(_, value) | EffectTarget::Result(value) | EffectTarget::Argument(value) => {
                Some(value)
            }
            EffectTarget::Resource | EffectTarget::Symbol(_) => None,
        }
    }

    /// Returns the symbol whose memory is affected, if any.
    pub fn symbol(&self) -> Option<SymbolRefAttr> {
        let EffectTarget::Symbol(symbol) = self.target else { return None };
        Some(symbol)
    }
}
