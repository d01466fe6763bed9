//! One view per kind of attribute.

use crate::affine::{AffineMap, IntegerSet};
use crate::context::Context;
use crate::entity::{Attribute, Identifier, Location, Type};
use crate::numeric::{Float, FloatFormat, Int};
use crate::schema::{
    AffineMapValue, AsView, BoolValue, IntegerSetValue, LocationValue, StringValue, SymbolValue, TypeValue,
};
use crate::types::{FloatType, Signedness, TypeData};

use super::{AttributeData, AttributeKind};

macro_rules! view {
    ($(#[$doc:meta])* $name:ident, $pattern:pat, $summary:literal) => {
        view! { $(#[$doc])* $name, $pattern, $summary, AsView<$name> }
    };
    ($(#[$doc:meta])* $name:ident, $pattern:pat, $summary:literal, $rust_value:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name(pub(super) Attribute);

        crate::schema::view_constraint!(Attribute, $name, $summary, $rust_value);

        impl AttributeKind for $name {
            #[inline]
            fn matches(data: &AttributeData, _: &Context) -> bool {
                matches!(data, $pattern)
            }
            #[inline]
            fn wrap(attribute: Attribute) -> Self {
                Self(attribute)
            }
        }

        impl From<$name> for Attribute {
            fn from(view: $name) -> Attribute {
                view.0
            }
        }
    };
}

view! {
    /// `42 : i32`
    IntegerAttr, AttributeData::Integer { .. }, "arbitrary integer attribute"
}
view! {
    /// `true`: an integer attribute of type `i1`
    BoolAttr, AttributeData::Integer { ty: Type::I1, .. }, "bool attribute",
    BoolValue
}
view! {
    /// `1.5 : f32`
    FloatAttr, AttributeData::Float { .. }, "arbitrary float attribute"
}
view! {
    /// `"text"`
    StringAttr, AttributeData::String { .. }, "string attribute",
    StringValue
}
view! {
    /// `[a, b]`
    ArrayAttr, AttributeData::Array(_), "array attribute"
}
view! {
    /// `unit`
    UnitAttr, AttributeData::Unit, "unit attribute"
}
view! {
    /// `i32` as an attribute
    TypeAttr, AttributeData::Type(_), "any type attribute", TypeValue
}
view! {
    /// `@root::@nested`
    SymbolRefAttr, AttributeData::SymbolRef { .. }, "symbol reference attribute"
}
view! {
    /// `dense_resource<key> : ty`
    DenseResourceAttr, AttributeData::DenseResource { .. }, "dense resource attribute"
}
view! {
    /// `sparse<indices, values> : ty`
    SparseElementsAttr, AttributeData::SparseElements { .. }, "sparse elements attribute"
}
view! {
    /// `dense<...> : ty`, `dense_resource<...> : ty` and `sparse<...> : ty`
    ElementsAttr,
    AttributeData::DenseElements { .. } | AttributeData::DenseResource { .. } | AttributeData::SparseElements { .. },
    "constant vector/tensor attribute"
}
view! {
    /// `strided<[1, ?], offset: 4>`
    StridedLayoutAttr, AttributeData::StridedLayout { .. }, "strided layout attribute"
}
view! {
    /// `affine_map<...>`
    AffineMapAttr, AttributeData::AffineMap(_), "AffineMap attribute", AffineMapValue
}
view! {
    /// `affine_set<...>`
    IntegerSetAttr, AttributeData::IntegerSet(_), "IntegerSet attribute", IntegerSetValue
}
view! {
    /// `#dialect.text` of a dialect that is not registered
    OpaqueAttr, AttributeData::Opaque { .. }, "opaque attribute"
}
view! {
    /// `distinct[0]<...>`
    DistinctAttr, AttributeData::Distinct { .. }, "distinct attribute"
}
view! {
    /// `loc(...)` as an attribute
    LocationAttr, AttributeData::Location(_), "location attribute", LocationValue
}

/// `@name` without `::`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FlatSymbolRefAttr(Attribute);

crate::schema::view_constraint!(Attribute, FlatSymbolRefAttr, "flat symbol reference attribute", SymbolValue);

impl AttributeKind for FlatSymbolRefAttr {
    fn matches(data: &AttributeData, _: &Context) -> bool {
        matches!(data, AttributeData::SymbolRef { nested, .. } if nested.is_empty())
    }
    fn wrap(attribute: Attribute) -> Self {
        Self(attribute)
    }
}

impl From<FlatSymbolRefAttr> for SymbolRefAttr {
    fn from(view: FlatSymbolRefAttr) -> Self {
        Self(view.0)
    }
}

impl From<FlatSymbolRefAttr> for Attribute {
    fn from(view: FlatSymbolRefAttr) -> Self {
        view.0
    }
}

/// Bits that values of an integer type, or `index`, have.
pub(crate) fn integer_width(context: &Context, ty: Type) -> Option<u32> {
    match ty.data(context) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Index => Some(64),
        _ => None,
    }
}

impl IntegerAttr {
    /// The attribute of type `ty` (an integer type, or `index`) whose low bits are `value`'s.
    ///
    /// `None` when the type is neither.
    pub fn get(context: &Context, ty: Type, value: i64) -> Option<Self> {
        let width = integer_width(context, ty)?;
        let value = Int::from_i64(width, value);
        Some(Self(context.intern_attribute(AttributeData::Integer { ty, value })))
    }

    /// The attribute of type `ty` with `value`, which has the type's width.
    ///
    /// `None` when the type is no integer, or the widths differ.
    pub fn from_int(context: &Context, ty: Type, value: Int) -> Option<Self> {
        (integer_width(context, ty)? == value.width())
            .then(|| Self(context.intern_attribute(AttributeData::Integer { ty, value })))
    }

    /// The type.
    pub fn ty(self, context: &Context) -> Type {
        match self.0.data(context) {
            AttributeData::Integer { ty, .. } => *ty,
            _ => Type::NONE,
        }
    }

    /// The value.
    pub fn int(self, context: &Context) -> Option<&Int> {
        match self.0.data(context) {
            AttributeData::Integer { value, .. } => Some(value),
            _ => None,
        }
    }

    /// The value as `i64`: zero-extended for unsigned types, sign-extended for others. `None` when it does not fit.
    pub fn value(self, context: &Context) -> Option<i64> {
        let int = self.int(context)?;
        match self.is_unsigned(context) {
            true => int.zext_u64().and_then(|value| value.try_into().ok()),
            false => int.sext_i64(),
        }
    }

    /// Whether the type is unsigned: what is of a signless type is read with a sign.
    fn is_unsigned(self, context: &Context) -> bool {
        matches!(self.ty(context).data(context), TypeData::Integer { signedness: Signedness::Unsigned, .. })
    }

    /// The value where it fits into an `i64`; of others, a number that is as much smaller or greater than all of those.
    pub(crate) fn saturated(self, context: &Context) -> Option<i128> {
        if let Some(value) = self.value(context) {
            return Some(value.into());
        }
        let is_negative = self.int(context)?.is_negative() && !self.is_unsigned(context);
        Some(if is_negative { i128::MIN } else { i128::MAX })
    }
}

impl BoolAttr {
    /// `true` or `false`.
    pub fn get(context: &Context, value: bool) -> Self {
        let value = Int::from_u64(1, u64::from(value));
        Self(context.intern_attribute(AttributeData::Integer { ty: Type::I1, value }))
    }

    /// The value.
    pub fn value(self) -> bool {
        self.0 == Attribute::TRUE
    }
}

impl FloatAttr {
    /// The attribute of floating-point type `ty` nearest to `value`; `None` when the type is not floating-point.
    pub fn get(context: &Context, ty: Type, value: f64) -> Option<Self> {
        let format = ty.cast::<FloatType>(context)?.format(context);
        Some(Self(context.intern_attribute(AttributeData::Float { ty, value: Float::from_f64(format, value) })))
    }

    /// The attribute of `value`, of the type with its format.
    pub fn from_float(context: &Context, value: Float) -> Self {
        let ty = FloatType::get(context, value.format()).into();
        Self(context.intern_attribute(AttributeData::Float { ty, value }))
    }

    /// The type.
    pub fn ty(self, context: &Context) -> Type {
        match self.0.data(context) {
            AttributeData::Float { ty, .. } => *ty,
            _ => Type::NONE,
        }
    }

    /// The value.
    pub fn value(self, context: &Context) -> Float {
        match self.0.data(context) {
            AttributeData::Float { value, .. } => *value,
            _ => Float::from_f64(FloatFormat::F64, 0.0),
        }
    }
}

impl StringAttr {
    /// `"text"`, without a type.
    pub fn get(context: &Context, text: impl AsRef<[u8]>) -> Self {
        Self::typed(context, text, Type::NONE)
    }

    /// `"text" : ty`
    pub fn typed(context: &Context, text: impl AsRef<[u8]>, ty: Type) -> Self {
        Self(context.intern_attribute(AttributeData::String { value: text.as_ref().into(), ty }))
    }

    /// The bytes.
    pub fn bytes(self, context: &Context) -> &[u8] {
        match self.0.data(context) {
            AttributeData::String { value, .. } => value,
            _ => &[],
        }
    }

    /// The text, if it is UTF-8.
    pub fn value(self, context: &Context) -> Option<&str> {
        std::str::from_utf8(self.bytes(context)).ok()
    }

    /// The type; `none` where none was given.
    pub fn ty(self, context: &Context) -> Type {
        match self.0.data(context) {
            AttributeData::String { ty, .. } => *ty,
            _ => Type::NONE,
        }
    }
}

impl ArrayAttr {
    /// `[elements]`
    pub fn get(context: &Context, elements: &[Attribute]) -> Self {
        Self(context.intern_attribute(AttributeData::Array(elements.into())))
    }

    /// The elements.
    pub fn elements(self, context: &Context) -> &[Attribute] {
        match self.0.data(context) {
            AttributeData::Array(elements) => elements,
            _ => &[],
        }
    }
}

impl UnitAttr {
    /// `unit`
    pub const UNIT: Self = Self(Attribute::UNIT);
}

impl TypeAttr {
    /// The attribute that is `ty`.
    pub fn get(context: &Context, ty: Type) -> Self {
        Self(context.intern_attribute(AttributeData::Type(ty)))
    }

    /// The type.
    pub fn value(self, context: &Context) -> Type {
        match self.0.data(context) {
            AttributeData::Type(ty) => *ty,
            _ => Type::NONE,
        }
    }
}

impl SymbolRefAttr {
    /// `@root::@nested`
    pub fn get(context: &Context, root: &str, nested: &[&str]) -> Self {
        let root = context.identifier(root);
        let nested = nested.iter().map(|name| context.identifier(name)).collect();
        Self(context.intern_attribute(AttributeData::SymbolRef { root, nested }))
    }

    /// The first name, and those after `::`.
    pub fn path(self, context: &Context) -> (Identifier, &[Identifier]) {
        match self.0.data(context) {
            AttributeData::SymbolRef { root, nested } => (*root, nested),
            _ => (context.identifier(""), &[]),
        }
    }

    /// The first name: MLIR's `getRootReference`.
    pub fn root(self, context: &Context) -> &str {
        context.str(self.path(context).0)
    }

    /// The last name, which is what the symbol is called where it stands: MLIR's `getLeafReference`.
    pub fn leaf(self, context: &Context) -> &str {
        let (root, nested) = self.path(context);
        context.str(*nested.last().unwrap_or(&root))
    }
}

impl FlatSymbolRefAttr {
    /// `@name`
    pub fn get(context: &Context, name: &str) -> Self {
        Self(SymbolRefAttr::get(context, name, &[]).into())
    }

    /// The name.
    pub fn name(self, context: &Context) -> Identifier {
        SymbolRefAttr(self.0).path(context).0
    }
}

impl AffineMapAttr {
    /// `affine_map<map>`
    pub fn get(context: &Context, map: AffineMap) -> Self {
        Self(context.intern_attribute(AttributeData::AffineMap(map)))
    }

    /// The map.
    pub fn value(self, context: &Context) -> Option<&AffineMap> {
        match self.0.data(context) {
            AttributeData::AffineMap(map) => Some(map),
            _ => None,
        }
    }
}

impl IntegerSetAttr {
    /// `affine_set<set>`
    pub fn get(context: &Context, set: IntegerSet) -> Self {
        Self(context.intern_attribute(AttributeData::IntegerSet(set)))
    }

    /// The set.
    pub fn value(self, context: &Context) -> Option<&IntegerSet> {
        match self.0.data(context) {
            AttributeData::IntegerSet(set) => Some(set),
            _ => None,
        }
    }
}

impl StridedLayoutAttr {
    /// `strided<[strides], offset: offset>`
    pub fn get(context: &Context, offset: i64, strides: &[i64]) -> Self {
        Self(context.intern_attribute(AttributeData::StridedLayout { offset, strides: strides.into() }))
    }

    /// The offset, [`DYNAMIC`](crate::types::DYNAMIC) for `?`.
    pub fn offset(self, context: &Context) -> i64 {
        match self.0.data(context) {
            AttributeData::StridedLayout { offset, .. } => *offset,
            _ => 0,
        }
    }

    /// The strides, [`DYNAMIC`](crate::types::DYNAMIC) for `?`.
    pub fn strides(self, context: &Context) -> &[i64] {
        match self.0.data(context) {
            AttributeData::StridedLayout { strides, .. } => strides,
            _ => &[],
        }
    }
}

impl LocationAttr {
    /// The attribute that is `location`.
    pub fn get(context: &Context, location: Location) -> Self {
        Self(context.intern_attribute(AttributeData::Location(location)))
    }

    /// The location.
    pub fn value(self, context: &Context) -> Location {
        match self.0.data(context) {
            AttributeData::Location(location) => *location,
            _ => Location::UNKNOWN,
        }
    }
}

impl DistinctAttr {
    /// An attribute unequal to every other, that refers to `referenced`.
    pub fn create(context: &Context, referenced: Attribute) -> Self {
        let id = context.next_distinct();
        Self(context.intern_attribute(AttributeData::Distinct { id, referenced }))
    }

    /// What it refers to.
    pub fn referenced(self, context: &Context) -> Attribute {
        match self.0.data(context) {
            AttributeData::Distinct { referenced, .. } => *referenced,
            _ => self.0,
        }
    }
}

impl OpaqueAttr {
    /// `#dialect.text`, of type `ty` (`none` for no type).
    pub fn get(context: &Context, dialect: &str, text: &str, ty: Type) -> Self {
        let dialect = context.identifier(dialect);
        Self(context.intern_attribute(AttributeData::Opaque { dialect, text: text.into(), ty }))
    }

    /// The dialect's name, and the text after it.
    pub fn parts(self, context: &Context) -> (&str, &str) {
        match self.0.data(context) {
            AttributeData::Opaque { dialect, text, .. } => (context.str(*dialect), text),
            _ => ("", ""),
        }
    }
}

impl Attribute {
    /// The type that the attribute says it has: that of a number, string or elements attribute.
    pub fn ty(self, context: &Context) -> Option<Type> {
        match self.data(context) {
            AttributeData::Integer { ty, .. }
            | AttributeData::Float { ty, .. }
            | AttributeData::DenseElements { ty, .. }
            | AttributeData::DenseResource { ty, .. }
            | AttributeData::SparseElements { ty, .. } => Some(*ty),
            AttributeData::String { ty, .. } | AttributeData::Opaque { ty, .. } if *ty != Type::NONE => Some(*ty),
            AttributeData::Dialect(def) => def.self_type(),
            _ => None,
        }
    }
}
