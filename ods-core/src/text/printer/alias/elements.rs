//! The direct elements of types, attributes and locations, in MLIR's order of looking for aliases.
//!
//! They include only parts that are printed and may have an alias, so not the values of elements attributes.

use smallvec::SmallVec;

use crate::attributes::{AttributeData, NamedAttribute};
use crate::context::Context;
use crate::entity::{Attribute, Location, Type};
use crate::location::LocationData;
use crate::opaque::OpaqueText;
use crate::schema::DefData;
use crate::sub_elements::SubElement;
use crate::types::TypeData;

use crate::text::PrintOptions;
use crate::text::printer::writer::AsmPrinter;

/// A type, attribute or location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::text) enum Node {
    Type(Type),
    Attribute(Attribute),
    Location(Location),
}

impl From<SubElement> for Node {
    fn from(element: SubElement) -> Self {
        match element {
            SubElement::Type(ty) => Self::Type(ty),
            SubElement::Attribute(attribute) => Self::Attribute(attribute),
        }
    }
}

/// The direct elements of a node.
pub(in crate::text::printer) type Elements = SmallVec<[Node; 4]>;

impl Node {
    /// Returns the direct elements.
    pub(in crate::text::printer) fn elements(self, context: &Context) -> Elements {
        match self {
            Self::Type(ty) => match ty.data(context) {
                TypeData::Dialect(def) => in_def(context, def, ty.into()),
                data => in_type(data),
            },
            Self::Attribute(attribute) => match attribute.data(context) {
                AttributeData::Dialect(def) => in_def(context, def, attribute.into()),
                data => in_attribute(data),
            },
            Self::Location(location) => in_location(context, &context.location_data(location)),
        }
    }

    /// Returns the text of a type or attribute of an unregistered dialect.
    pub(in crate::text::printer) fn opaque_text(self, context: &Context) -> Option<&OpaqueText> {
        match self {
            Self::Type(ty) if let TypeData::Opaque { text, .. } = ty.data(context) => Some(text),
            Self::Attribute(attribute) if let AttributeData::Opaque { text, .. } = attribute.data(context) => {
                Some(text)
            }
            Self::Type(_) | Self::Attribute(_) | Self::Location(_) => None,
        }
    }
}

fn types(types: &[Type]) -> impl Iterator<Item = Node> {
    types.iter().copied().map(Node::Type)
}

fn in_type(data: &TypeData) -> Elements {
    let optional = |attribute: &Option<Attribute>| attribute.map(Node::Attribute);
    match data {
        TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) | TypeData::None | TypeData::Dialect(_) => {
            Elements::new()
        }
        TypeData::Opaque { text, .. } => text.elements().map(Node::from).collect(),
        TypeData::Complex(element) | TypeData::UnrankedTensor(element) => types(&[*element]).collect(),
        TypeData::Function { inputs, results } => types(inputs).chain(types(results)).collect(),
        TypeData::Tuple(elements) => types(elements).collect(),
        TypeData::Vector { shaped, .. } => types(&[shaped.element]).collect(),
        TypeData::RankedTensor { shaped, encoding } => types(&[shaped.element]).chain(optional(encoding)).collect(),
        TypeData::MemRef(memref) => types(&[memref.shaped.element])
            .chain(optional(&memref.layout))
            .chain(optional(&memref.memory_space))
            .collect(),
        TypeData::UnrankedMemRef { element, memory_space } => {
            types(&[*element]).chain(optional(memory_space)).collect()
        }
    }
}

/// Returns the elements that the definition's format prints. They are found by printing, since default values are
/// omitted and hooks may print anything.
fn in_def(context: &Context, def: &DefData, element: SubElement) -> Elements {
    let mut writer = AsmPrinter::new(context, PrintOptions::default());
    writer.found = Some(Vec::new());
    writer.def(def, element);
    let mut found: Elements = writer.found.unwrap_or_default().into();
    if let SubElement::Attribute(_) = element {
        found.extend(def.self_type().map(Node::Type));
    }
    found
}

fn in_attribute(data: &AttributeData) -> Elements {
    match data {
        AttributeData::Unit
        | AttributeData::Dialect(_)
        | AttributeData::SymbolRef { .. }
        | AttributeData::DenseArray { .. }
        | AttributeData::StridedLayout { .. }
        | AttributeData::AffineMap(_)
        | AttributeData::IntegerSet(_) => Elements::new(),
        AttributeData::Integer { ty, .. }
        | AttributeData::Float { ty, .. }
        | AttributeData::String { ty, .. }
        | AttributeData::Type(ty)
        | AttributeData::DenseElements { ty, .. }
        | AttributeData::DenseResource { ty, .. }
        | AttributeData::SparseElements { ty, .. } => types(&[*ty]).collect(),
        AttributeData::Opaque { text, ty, .. } => text.elements().map(Node::from).chain(types(&[*ty])).collect(),
        AttributeData::Array(elements) => elements.iter().copied().map(Node::Attribute).collect(),
        AttributeData::Dictionary(entries) => in_dictionary(entries),
        AttributeData::Distinct { referenced, .. } => [Node::Attribute(*referenced)].into_iter().collect(),
        AttributeData::Location(location) => [Node::Location(*location)].into_iter().collect(),
    }
}

/// Returns the elements of a dictionary. A loop rather than `collect`: LLVM (as of rustc 1.95) compiles the latter to a
/// vector loop that reads four bytes past the last entry. The bytes are unused, but may be in an unmapped page.
fn in_dictionary(entries: &[NamedAttribute]) -> Elements {
    let mut elements = Elements::with_capacity(entries.len());
    for entry in entries {
        elements.push(Node::Attribute(std::hint::black_box(entry.value)));
    }
    elements
}

fn in_location(context: &Context, data: &LocationData) -> Elements {
    let mut elements = Elements::new();
    match data {
        LocationData::Unknown | LocationData::File(_) => {}
        LocationData::Name { child, .. } => {
            if context.location_data(*child) != LocationData::Unknown {
                elements.push(Node::Location(*child));
            }
        }
        LocationData::CallSite { callee, caller } => elements.extend([callee, caller].map(|l| Node::Location(*l))),
        LocationData::Fused { locations, metadata } => {
            elements.extend(metadata.map(Node::Attribute));
            elements.extend(locations.iter().map(|location| Node::Location(*location)));
        }
    }
    elements
}

/// Calls `visit` for each location directly inside.
pub(in crate::text::printer) fn for_each_inner_location(data: &mut LocationData, visit: impl FnMut(&mut Location)) {
    match data {
        LocationData::Unknown | LocationData::File(_) => {}
        LocationData::Name { child, .. } => [child].into_iter().for_each(visit),
        LocationData::CallSite { callee, caller } => [callee, caller].into_iter().for_each(visit),
        LocationData::Fused { locations, .. } => locations.iter_mut().for_each(visit),
    }
}

/// Returns the total number of direct elements of all types and attributes of the context.
pub(in crate::text::printer) fn stored_nodes(context: &Context) -> u64 {
    let types = (0..context.types.len()).map(|i| Node::Type(Type::from_index(i)));
    let attributes = (0..context.attributes.len()).map(|i| Node::Attribute(Attribute::from_index(i)));
    types.chain(attributes).map(|node| node.elements(context).len() as u64).sum()
}
