//! What operations do to memory, as data.
//!
//! An effect is a kind, the resource that it is about, and the part of the operation whose memory is meant: an operand,
//! a result, a symbol that an attribute names, or none. Definitions list [`EffectSchema`]s; who asks an operation gets
//! [`Effect`]s, through [`MemoryEffectOpInterface`](crate::interfaces::MemoryEffectOpInterface).

use std::any::TypeId;
use std::fmt;

use crate::attributes::{FlatSymbolRefAttr, SymbolRefAttr};
use crate::entity::{Attribute, Value};

/// What is done to a resource.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EffectKind {
    /// Something is made, and only that: `MemAlloc`.
    Allocate,
    /// Something is given back: `MemFree`.
    Free,
    /// Something is looked at: `MemRead`.
    Read,
    /// Something is changed: `MemWrite`.
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

/// Something that effects are about: memory, a stack, a file. Effects on different resources have nothing to do with
/// each other.
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
    note = "a resource of your own is a type that implements `ods::schema::Resource`: give it a `NAME`"
)]
pub trait Resource: Sized + 'static {
    /// The name, as documentation and messages show it.
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
    /// Whether it is the resource `R`.
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

/// Memory in general: what effects are about that name no resource.
#[derive(Clone, Copy, Debug)]
pub struct DefaultResource;

impl Resource for DefaultResource {
    const NAME: &'static str = "<Default>";
}

/// The stack of the nearest operation with the trait
/// [`AutomaticAllocationScope`](crate::traits::AutomaticAllocationScope).
#[derive(Clone, Copy, Debug)]
pub struct AutomaticAllocationScopeResource;

impl Resource for AutomaticAllocationScopeResource {
    const NAME: &'static str = "AutomaticAllocationScope";
}

/// An effect that a definition lists.
#[derive(Clone, Copy, Debug)]
pub struct EffectSchema {
    /// Whose memory is meant.
    pub on: EffectOn,
    /// What is done.
    pub kind: EffectKind,
    /// To what.
    pub resource: &'static ResourceSchema,
    /// Effects of a later stage come after all those of earlier ones.
    pub stage: u32,
    /// Whether all of the memory is affected, not some unknown part of it.
    pub full_region: bool,
}

/// A part of a definition whose memory an effect is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectOn {
    /// None in particular: the resource as such.
    Op,
    /// Every operand of a group.
    Operand(usize),
    /// Every result of a group.
    Result(usize),
    /// The symbol that the attribute in this slot names.
    Symbol(usize),
}

/// An effect in a definition.
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
    message = "effects on an attribute are on the symbol that it names, and `{Self}` names none",
    label = "expected a constraint such as `SymbolRefAttr` or `FlatSymbolRefAttr`"
)]
pub trait NamesSymbol {}

impl NamesSymbol for SymbolRefAttr {}
impl NamesSymbol for FlatSymbolRefAttr {}

/// The symbol that the attribute in slot `slot`, of which accessors give out a `V`, names.
pub const fn effect_on_symbol<V: NamesSymbol>(slot: usize) -> EffectOn {
    EffectOn::Symbol(slot)
}

/// What an operation does to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// What is done.
    pub kind: EffectKind,
    /// To what.
    pub resource: &'static ResourceSchema,
    /// Whose memory is meant.
    pub target: EffectTarget,
    /// Effects of a later stage come after all those of earlier ones.
    pub stage: u32,
    /// Whether all of the memory is affected, not some unknown part of it.
    pub full_region: bool,
    /// More about it, for who knows.
    pub parameters: Option<Attribute>,
}

/// Whose memory an effect is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectTarget {
    /// Nothing in particular: the resource as such.
    Resource,
    /// That of the operand at this position.
    Operand(usize, Value),
    /// That of a result.
    Result(Value),
    /// That of a block argument.
    Argument(Value),
    /// That of a symbol.
    Symbol(SymbolRefAttr),
}

impl Effect {
    /// An effect on a resource as such, in stage 0, on an unknown part of it.
    pub fn new<R: Resource>(kind: EffectKind) -> Self {
        Self::of(kind, R::SCHEMA)
    }

    /// The same with the resource as data.
    pub fn of(kind: EffectKind, resource: &'static ResourceSchema) -> Self {
        Self { kind, resource, target: EffectTarget::Resource, stage: 0, full_region: false, parameters: None }
    }

    /// With the part that it is about.
    #[must_use]
    pub fn on(self, target: EffectTarget) -> Self {
        Self { target, ..self }
    }

    /// In a later stage.
    #[must_use]
    pub fn at_stage(self, stage: u32) -> Self {
        Self { stage, ..self }
    }

    /// On all of the memory.
    #[must_use]
    pub fn on_full_region(self) -> Self {
        Self { full_region: true, ..self }
    }

    /// With more about it.
    #[must_use]
    pub fn with_parameters(self, parameters: Attribute) -> Self {
        Self { parameters: Some(parameters), ..self }
    }

    /// The value whose memory is meant, if it is that of a value.
    pub fn value(&self) -> Option<Value> {
        match self.target {
            EffectTarget::Operand(_, value) | EffectTarget::Result(value) | EffectTarget::Argument(value) => {
                Some(value)
            }
            EffectTarget::Resource | EffectTarget::Symbol(_) => None,
        }
    }

    /// The symbol whose memory is meant, if it is that of a symbol.
    pub fn symbol(&self) -> Option<SymbolRefAttr> {
        match self.target {
            EffectTarget::Symbol(symbol) => Some(symbol),
            _ => None,
        }
    }
}
