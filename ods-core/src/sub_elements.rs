//! Sub-elements: walking and replacing the types and attributes inside types and attributes.
//!
//! Sub-elements are the components of a type or attribute: element types, parameters, entries of dictionaries.
//! Locations and the contents of affine maps are not included.
//!
//! Invariant: each type and attribute is visited once, however often it occurs, so walks of types that contain
//! themselves terminate.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::attributes::{ArrayAttr, AttributeData, DictionaryAttr, NamedAttribute, OpaqueAttr, TypeAttr};
use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::types::{
    ComplexType, FunctionType, MemRefType, OpaqueType, RankedTensorType, TupleType, TypeData, UnrankedMemRefType,
    UnrankedTensorType, VectorType,
};

/// A type or an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SubElement {
    /// A type.
    Type(Type),
    /// An attribute.
    Attribute(Attribute),
}

impl From<Type> for SubElement {
    fn from(ty: Type) -> Self {
        Self::Type(ty)
    }
}

impl From<Attribute> for SubElement {
    fn from(attribute: Attribute) -> Self {
        Self::Attribute(attribute)
    }
}

/// Types and attributes inside a type.
///
/// ```
/// # use ods_core as ods;
/// # use ods::sub_elements::SubElement;
/// # use ods::types::FunctionType;
/// # use ods::{Context, Type};
/// let context = Context::new();
/// let function = Type::from(FunctionType::get(&context, &[Type::I32], &[Type::I64]));
/// let mut count = 0;
/// function.walk_types(&context, |_| count += 1);
/// assert_eq!(count, 3);
/// let wider = function.replace_inside(&context, |inner| (inner == Type::I32.into()).then_some(Type::I64.into()));
/// assert_eq!(wider.display(&context).to_string(), "(i64) -> i64");
/// ```
impl Type {
    /// Calls `visit` for all types inside this one, and for the type itself, in post-order.
    pub fn walk_types(self, context: &Context, mut visit: impl FnMut(Type)) {
        walk(context, self.into(), &mut |element| {
            if let SubElement::Type(ty) = element {
                visit(ty);
            }
        });
    }

    /// Replaces the type itself and all types and attributes inside for which `replace` returns a replacement.
    /// Corresponds to MLIR's `AttrTypeReplacer`.
    ///
    /// Replacements are used as they are, without replacing anything inside them. `replace` is called once for each
    /// original type and attribute, in post-order. A type that would be invalid with its new parts (a vector of
    /// functions) is kept, and so is one with `mutable` parameters.
    pub fn replace_inside(self, context: &Context, replace: impl FnMut(SubElement) -> Option<SubElement>) -> Type {
        replaced(context, self.into(), replace).as_type().unwrap_or(self)
    }
}

impl Attribute {
    /// Calls `visit` for all types inside this attribute, in post-order.
    pub fn walk_types(self, context: &Context, mut visit: impl FnMut(Type)) {
        walk(context, self.into(), &mut |element| {
            if let SubElement::Type(ty) = element {
                visit(ty);
            }
        });
    }

    /// Replaces the attribute itself and everything inside for which `replace` returns a replacement. See
    /// [`Type::replace_inside`].
    pub fn replace_inside(self, context: &Context, replace: impl FnMut(SubElement) -> Option<SubElement>) -> Attribute {
        replaced(context, self.into(), replace).as_attribute().unwrap_or(self)
    }
}

/// Calls `visit` for all types and attributes inside `root`, and for `root`, in post-order.
///
/// See [`Type`] for an example of the methods that walk and replace elements.
pub fn walk(context: &Context, root: SubElement, visit: &mut dyn FnMut(SubElement)) {
    let mut seen = FxHashSet::default();
    // The flag tells whether the contents were visited.
    let mut pending = vec![(root, false)];
    while let Some((element, is_done)) = pending.pop() {
        if is_done {
            visit(element);
            continue;
        }
        if !seen.insert(element) {
            continue;
        }
        pending.push((element, true));
        let first = pending.len();
        for_each_inside(context, element, &mut |inner| pending.push((inner, false)));
        pending[first..].reverse();
    }
}

/// Calls `visit` for what is directly inside.
pub(crate) fn for_each_inside(context: &Context, element: SubElement, visit: &mut dyn FnMut(SubElement)) {
    match element {
        SubElement::Type(ty) => in_type(ty.data(context), visit),
        SubElement::Attribute(attribute) => in_attribute(attribute.data(context), visit),
    }
}

fn in_type(data: &TypeData, visit: &mut dyn FnMut(SubElement)) {
    match data {
        TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) | TypeData::None => {}
        TypeData::Opaque { text, .. } => text.elements().for_each(visit),
        TypeData::Complex(element) | TypeData::UnrankedTensor(element) => visit((*element).into()),
        TypeData::Function { inputs, results } => inputs.iter().chain(results).for_each(|ty| visit((*ty).into())),
        TypeData::Tuple(elements) => elements.iter().for_each(|ty| visit((*ty).into())),
        TypeData::Vector { shaped, .. } => visit(shaped.element.into()),
        TypeData::RankedTensor { shaped, encoding } => {
            visit(shaped.element.into());
            encoding.iter().for_each(|encoding| visit((*encoding).into()));
        }
        TypeData::MemRef(memref) => {
            visit(memref.shaped.element.into());
            memref.layout.iter().chain(&memref.memory_space).for_each(|attribute| visit((*attribute).into()));
        }
        TypeData::UnrankedMemRef { element, memory_space } => {
            visit((*element).into());
            memory_space.iter().for_each(|attribute| visit((*attribute).into()));
        }
        TypeData::Dialect(def) => def.parameters().visit(visit),
    }
}

fn in_attribute(data: &AttributeData, visit: &mut dyn FnMut(SubElement)) {
    match data {
        AttributeData::Integer { ty, .. }
        | AttributeData::Float { ty, .. }
        | AttributeData::String { ty, .. }
        | AttributeData::Type(ty)
        | AttributeData::DenseElements { ty, .. }
        | AttributeData::DenseArray { element: ty, .. }
        | AttributeData::DenseResource { ty, .. } => visit((*ty).into()),
        AttributeData::Opaque { text, ty, .. } => {
            text.elements().for_each(&mut *visit);
            visit((*ty).into());
        }
        AttributeData::SparseElements { ty, indices, values } => {
            visit((*ty).into());
            visit((*indices).into());
            visit((*values).into());
        }
        AttributeData::Array(elements) => elements.iter().for_each(|element| visit((*element).into())),
        AttributeData::Dictionary(entries) => entries.iter().for_each(|entry| visit(entry.value.into())),
        AttributeData::Distinct { referenced, .. } => visit((*referenced).into()),
        AttributeData::Dialect(def) => def.parameters().visit(visit),
        AttributeData::Unit
        | AttributeData::SymbolRef { .. }
        | AttributeData::StridedLayout { .. }
        | AttributeData::AffineMap(_)
        | AttributeData::IntegerSet(_)
        | AttributeData::Location(_) => {}
    }
}

/// Returns `root` with replacements applied everywhere inside and to itself.
fn replaced(
    context: &Context,
    root: SubElement,
    mut replace: impl FnMut(SubElement) -> Option<SubElement>,
) -> SubElement {
    let mut rebuild = Rebuild { context, known: FxHashMap::default() };
    walk(context, root, &mut |element| {
        let new = replace(element).unwrap_or_else(|| rebuild.element(element));
        rebuild.known.insert(element, new);
    });
    rebuild.of(root)
}

/// The replacements of visited parts. A type that contains itself finds itself unchanged.
struct Rebuild<'c> {
    context: &'c Context,
    known: FxHashMap<SubElement, SubElement>,
}

impl Rebuild<'_> {
    fn of(&self, element: SubElement) -> SubElement {
        self.known.get(&element).copied().unwrap_or(element)
    }

    /// Returns the replacement of a type, if it is a type: an attribute cannot replace a type, nor the reverse.
    fn ty(&self, ty: Type) -> Type {
        self.of(ty.into()).as_type().unwrap_or(ty)
    }

    fn attribute(&self, attribute: Attribute) -> Attribute {
        self.of(attribute.into()).as_attribute().unwrap_or(attribute)
    }

    fn element(&self, element: SubElement) -> SubElement {
        match element {
            SubElement::Type(ty) => self.rebuilt_type(ty).unwrap_or(ty).into(),
            SubElement::Attribute(attribute) => self.rebuilt_attribute(attribute).unwrap_or(attribute).into(),
        }
    }

    /// Returns the type with its new parts; `None` if it has no parts, or would be invalid.
    fn rebuilt_type(&self, ty: Type) -> Option<Type> {
        let context = self.context;
        Some(match ty.data(context) {
            TypeData::Complex(element) => ComplexType::get(context, self.ty(*element)).ok()?.into(),
            TypeData::Function { inputs, results } => {
                FunctionType::get(context, &self.types(inputs), &self.types(results)).into()
            }
            TypeData::Tuple(elements) => TupleType::get(context, &self.types(elements)).into(),
            TypeData::Vector { shaped, scalable } => {
                VectorType::get_scalable(context, &shaped.shape, self.ty(shaped.element), scalable).ok()?.into()
            }
            TypeData::RankedTensor { shaped, encoding } => {
                let encoding = encoding.map(|encoding| self.attribute(encoding));
                RankedTensorType::get(context, &shaped.shape, self.ty(shaped.element), encoding).ok()?.into()
            }
            TypeData::UnrankedTensor(element) => UnrankedTensorType::get(context, self.ty(*element)).ok()?.into(),
            TypeData::MemRef(memref) => {
                let [layout, space] = [memref.layout, memref.memory_space].map(|a| a.map(|a| self.attribute(a)));
                let element = self.ty(memref.shaped.element);
                MemRefType::get(context, &memref.shaped.shape, element, layout, space).ok()?.into()
            }
            TypeData::UnrankedMemRef { element, memory_space } => {
                let space = memory_space.map(|space| self.attribute(space));
                UnrankedMemRefType::get(context, self.ty(*element), space).ok()?.into()
            }
            TypeData::Opaque { dialect, text } if text.has_mentions() => {
                OpaqueType::of_text(context, context.str(*dialect), text.replaced(|element| self.of(element))).into()
            }
            TypeData::Dialect(def) => def.replaced(context, &mut |element| self.of(element))?.as_type()?,
            TypeData::Integer { .. }
            | TypeData::Index
            | TypeData::Float(_)
            | TypeData::None
            | TypeData::Opaque { .. } => return None,
        })
    }

    fn types(&self, types: &[Type]) -> Vec<Type> {
        types.iter().map(|ty| self.ty(*ty)).collect()
    }

    /// Returns the attribute with its new parts. Numbers and elements are kept, because their data depends on their
    /// types.
    fn rebuilt_attribute(&self, attribute: Attribute) -> Option<Attribute> {
        let context = self.context;
        Some(match attribute.data(context) {
            AttributeData::Type(ty) => TypeAttr::get(context, self.ty(*ty)).into(),
            AttributeData::Array(elements) => {
                let elements: Vec<_> = elements.iter().map(|element| self.attribute(*element)).collect();
                ArrayAttr::get(context, &elements).into()
            }
            AttributeData::Dictionary(entries) => {
                let entry = |entry: &NamedAttribute| NamedAttribute { value: self.attribute(entry.value), ..*entry };
                let entries: Vec<_> = entries.iter().map(entry).collect();
                DictionaryAttr::get(context, &entries).into()
            }
            AttributeData::Opaque { dialect, text, ty } if text.has_mentions() => {
                let text = text.replaced(|element| self.of(element));
                OpaqueAttr::of_text(context, context.str(*dialect), text, *ty).into()
            }
            AttributeData::Dialect(def) => def.replaced(context, &mut |element| self.of(element))?.as_attribute()?,
            AttributeData::Unit
            | AttributeData::Integer { .. }
            | AttributeData::Float { .. }
            | AttributeData::String { .. }
            | AttributeData::SymbolRef { .. }
            | AttributeData::DenseElements { .. }
            | AttributeData::DenseArray { .. }
            | AttributeData::DenseResource { .. }
            | AttributeData::SparseElements { .. }
            | AttributeData::StridedLayout { .. }
            | AttributeData::AffineMap(_)
            | AttributeData::IntegerSet(_)
            | AttributeData::Opaque { .. }
            | AttributeData::Distinct { .. }
            | AttributeData::Location(_) => return None,
        })
    }
}

impl SubElement {
    /// Returns the type, if it is one.
    pub fn as_type(self) -> Option<Type> {
        match self {
            Self::Type(ty) => Some(ty),
            Self::Attribute(_) => None,
        }
    }

    /// Returns the attribute, if it is one.
    pub fn as_attribute(self) -> Option<Attribute> {
        match self {
            Self::Attribute(attribute) => Some(attribute),
            Self::Type(_) => None,
        }
    }
}
