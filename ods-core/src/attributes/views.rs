//! Views of attributes, one per kind.

use ods_grammar::{End, First};

use crate::affine::{AffineMap, IntegerSet};
use crate::context::Context;
use crate::entity::{Attribute, Identifier, Location, Type};
use crate::numeric::{Float, FloatFormat, Int};
use crate::opaque::OpaqueText;
use crate::schema::rust_value::{
    AffineMapValue, AsView, BoolValue, IntegerSetValue, LocationValue, StringValue, SymbolValue, TypeValue,
};
use crate::schema::{Invalid, Members, ViewInfo};
use crate::types::{FloatType, Signedness, TypeData};

use super::first_sets::{
    ALIAS_OR_DISTINCT, ALIAS_OR_ELEMENTS, ALIAS_OR_LAYOUT, ALIAS_OR_LOCATION, ALIAS_OR_MAP, ALIAS_OR_RESOURCE,
    ALIAS_OR_SET, ALIAS_OR_SPARSE, NUMBER_OR_TRUTH, TRUTH,
};
use super::{AttributeData, AttributeKind};

const ELEMENTS: &[&str] =
    &["dense_int_or_fp_elements", "dense_string_elements", "dense_resource_elements", "sparse_elements"];

macro_rules! view {
    ($(#[$doc:meta])* $name:ident, $pattern:pat, $summary:literal, $rust_value:ty, $info:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name(pub(super) Attribute);

        crate::schema::view_constraint!(Attribute, $name, $summary, $rust_value, $info);

        impl AttributeKind for $name {
            #[inline]
            fn matches(data: &AttributeData, _: &Context) -> bool {
                matches!(data, $pattern)
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
    /// An integer attribute: `42 : i32`.
    IntegerAttr, AttributeData::Integer { .. }, "arbitrary integer attribute", AsView<IntegerAttr>,
    ViewInfo::of_attributes("integer attribute", &["integer"], NUMBER_OR_TRUTH, End::Keyword).bare_end(End::Integer)
}
view! {
    /// A boolean attribute, an integer attribute of type `i1`: `true`.
    BoolAttr, AttributeData::Integer { ty: Type::I1, .. }, "bool attribute",
    BoolValue,
    ViewInfo::of_attributes("integer attribute", &["integer"], TRUTH, End::Keyword)
        .with_members(Members::Texts(&["true", "false"])).of_type(Type::I1)
}
view! {
    /// A floating-point attribute: `1.5 : f32`.
    FloatAttr, AttributeData::Float { .. }, "arbitrary float attribute", AsView<FloatAttr>,
    ViewInfo::of_attributes("float attribute", &["float"], &[First::Number], End::Keyword).bare_end(End::Number)
}
view! {
    /// A string attribute: `"text"`.
    StringAttr, AttributeData::String { .. }, "string attribute",
    StringValue,
    ViewInfo::of_attributes("string", &["string"], &[First::String], End::Delimited).by_first_token().with_colon()
        .untyped().of_type(Type::NONE)
}
view! {
    /// An array attribute: `[a, b]`.
    ArrayAttr, AttributeData::Array(_), "array attribute", AsView<ArrayAttr>,
    ViewInfo::of_attributes("array", &["array"], &[First::Literal("[")], End::Delimited).by_first_token().untyped()
        .of_type(Type::NONE)
}
view! {
    /// The unit attribute: `unit`.
    UnitAttr, AttributeData::Unit, "unit attribute", AsView<UnitAttr>,
    ViewInfo::of_attributes("unit", &["unit"], &[First::Literal("unit")], End::Keyword).untyped().of_type(Type::NONE)
}
view! {
    /// A type as an attribute: `i32`.
    TypeAttr, AttributeData::Type(_), "any type attribute", TypeValue,
    ViewInfo::of_attributes("type attribute", &["type"], &[First::Type], End::Entity).untyped().of_type(Type::NONE)
}
view! {
    /// A symbol reference: `@root::@nested`.
    SymbolRefAttr, AttributeData::SymbolRef { .. }, "symbol reference attribute", AsView<SymbolRefAttr>,
    ViewInfo::of_attributes("symbol reference", &["symbol_ref"], &[First::Literal("@")], End::Keyword)
        .by_first_token().with_path().untyped().of_type(Type::NONE)
}
view! {
    /// A reference to a resource: `dense_resource<key> : ty`.
    DenseResourceAttr, AttributeData::DenseResource { .. }, "dense resource attribute", AsView<DenseResourceAttr>,
    ViewInfo::of_attributes("elements", &["dense_resource_elements"], ALIAS_OR_RESOURCE, End::Entity)
}
view! {
    /// A sparse elements attribute: `sparse<indices, values> : ty`.
    SparseElementsAttr, AttributeData::SparseElements { .. }, "sparse elements attribute", AsView<SparseElementsAttr>,
    ViewInfo::of_attributes("elements", &["sparse_elements"], ALIAS_OR_SPARSE, End::Entity)
}
view! {
    /// An elements attribute: `dense<...> : ty`, `dense_resource<...> : ty` or `sparse<...> : ty`.
    ElementsAttr,
    AttributeData::DenseElements { .. } | AttributeData::DenseResource { .. } | AttributeData::SparseElements { .. },
    "constant vector/tensor attribute", AsView<ElementsAttr>,
    ViewInfo::of_attributes("elements", ELEMENTS, ALIAS_OR_ELEMENTS, End::Entity).with_colon()
}
view! {
    /// A strided layout: `strided<[1, ?], offset: 4>`.
    StridedLayoutAttr, AttributeData::StridedLayout { .. }, "strided layout attribute", AsView<StridedLayoutAttr>,
    ViewInfo::of_attributes("strided layout", &["strided_layout"], ALIAS_OR_LAYOUT, End::Delimited)
}
view! {
    /// An affine map: `affine_map<...>`.
    AffineMapAttr, AttributeData::AffineMap(_), "AffineMap attribute", AffineMapValue,
    ViewInfo::of_attributes("affine map", &["affine_map"], ALIAS_OR_MAP, End::Entity).untyped().of_type(Type::INDEX)
}
view! {
    /// An integer set: `affine_set<...>`.
    IntegerSetAttr, AttributeData::IntegerSet(_), "IntegerSet attribute", IntegerSetValue,
    ViewInfo::of_attributes("integer set", &["integer_set"], ALIAS_OR_SET, End::Entity).untyped().of_type(Type::NONE)
}
view! {
    /// An attribute of a dialect that is not registered: `#dialect.text`.
    OpaqueAttr, AttributeData::Opaque { .. }, "opaque attribute", AsView<OpaqueAttr>,
    ViewInfo::of_attributes("opaque", &["opaque"], &[First::Attribute], End::Entity).with_colon()
}
view! {
    /// A distinct attribute: `distinct[0]<...>`.
    DistinctAttr, AttributeData::Distinct { .. }, "distinct attribute", AsView<DistinctAttr>,
    ViewInfo::of_attributes("distinct", &["distinct"], ALIAS_OR_DISTINCT, End::Entity)
}
view! {
    /// A location as an attribute: `loc(...)`.
    LocationAttr, AttributeData::Location(_), "location attribute", LocationValue,
    ViewInfo::of_attributes("location", &[], ALIAS_OR_LOCATION, End::Entity).untyped()
}

impl OpaqueAttr {
    pub(crate) fn of_text(context: &Context, dialect: &str, text: OpaqueText, ty: Type) -> Self {
        let dialect = context.identifier(dialect);
        Self(context.intern_attribute(AttributeData::Opaque { dialect, text, ty }))
    }
}

/// A symbol reference without nested names: `@name`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FlatSymbolRefAttr(Attribute);

crate::schema::view_constraint!(
    Attribute,
    FlatSymbolRefAttr,
    "flat symbol reference attribute",
    SymbolValue,
    SymbolRefAttr::INFO.with_members(Members::SomeOf(&["symbol_ref"]))
);

impl AttributeKind for FlatSymbolRefAttr {
    fn matches(data: &AttributeData, _: &Context) -> bool {
        matches!(data, AttributeData::SymbolRef { nested, .. } if nested.is_empty())
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

#[cold]
fn not_an_integer_type(context: &Context, ty: Type) -> Invalid {
    Invalid(format!("'{}' is neither an integer type nor 'index'", ty.display(context)))
}

/// ```
/// # use ods_core as ods;
/// # use ods::{Context, Type, attributes::IntegerAttr};
/// let context = Context::new();
/// let three = IntegerAttr::i64(&context, 3);
/// assert_eq!((three.ty(&context), three.value(&context)), (Type::I64, Some(3)));
/// ```
impl IntegerAttr {
    /// Returns the attribute of type `ty`, an integer type or `index`, with the low bits of `value`.
    ///
    /// # Errors
    /// Returns an error if the type is neither.
    #[inline]
    pub fn get(context: &Context, ty: Type, value: i64) -> Result<Self, Invalid> {
        match Self::of_type(context, ty, value) {
            Some(attribute) => Ok(attribute),
            None => Err(not_an_integer_type(context, ty)),
        }
    }

    fn of_type(context: &Context, ty: Type, value: i64) -> Option<Self> {
        let width = ty.data(context).integer_width()?;
        Some(Self::of_fixed(context, ty, width, value))
    }

    /// Returns the attribute of type `ty` with `value`, which must have the type's width.
    ///
    /// # Errors
    /// Returns an error if the type is not an integer type, or the widths differ.
    pub fn from_int(context: &Context, ty: Type, value: Int) -> Result<Self, Invalid> {
        let width = ty.data(context).integer_width().ok_or_else(|| not_an_integer_type(context, ty))?;
        if width != value.width() {
            let (found, ty) = (value.width(), ty.display(context));
            return Err(Invalid(format!("an integer of {found} bits does not fit type '{ty}'")));
        }
        Ok(Self(context.intern_integer(ty, value)))
    }

    /// Returns `value : index`.
    pub fn index(context: &Context, value: i64) -> Self {
        Self::of_fixed(context, Type::INDEX, 64, value)
    }

    /// Returns `value : i64`.
    pub fn i64(context: &Context, value: i64) -> Self {
        Self::of_fixed(context, Type::I64, 64, value)
    }

    /// Returns `value : i32`.
    pub fn i32(context: &Context, value: i32) -> Self {
        Self::of_fixed(context, Type::I32, 32, value.into())
    }

    fn of_fixed(context: &Context, ty: Type, width: u32, value: i64) -> Self {
        let value = Int::from_i64(width, value);
        Self(context.intern_integer(ty, value))
    }

    /// Returns the type.
    pub fn ty(self, context: &Context) -> Type {
        let AttributeData::Integer { ty, .. } = self.0.data(context) else { return Type::NONE };
        *ty
    }

    /// Returns the value.
    pub fn int(self, context: &Context) -> Option<&Int> {
        let AttributeData::Integer { value, .. } = self.0.data(context) else { return None };
        Some(value)
    }

    /// Returns the value as `i64`, zero-extended for unsigned types and sign-extended for others. `None` if it does not
    /// fit.
    pub fn value(self, context: &Context) -> Option<i64> {
        let int = self.int(context)?;
        match self.is_unsigned(context) {
            true => int.zext_u64().and_then(|value| value.try_into().ok()),
            false => int.sext_i64(),
        }
    }

    /// Returns whether the type is unsigned. Signless values are read as signed.
    fn is_unsigned(self, context: &Context) -> bool {
        matches!(self.ty(context).data(context), TypeData::Integer { signedness: Signedness::Unsigned, .. })
    }

    /// Returns the value if it fits an `i64`; otherwise, a number outside the range of `i64` on the same side.
    pub(crate) fn saturated(self, context: &Context) -> Option<i128> {
        if let Some(value) = self.value(context) {
            return Some(value.into());
        }
        let is_negative = self.int(context)?.is_negative() && !self.is_unsigned(context);
        Some(if is_negative { i128::MIN } else { i128::MAX })
    }
}

impl BoolAttr {
    /// Returns `true` or `false`.
    pub fn get(context: &Context, value: bool) -> Self {
        let value = Int::from_u64(1, u64::from(value));
        Self(context.intern_integer(Type::I1, value))
    }

    /// Returns the value.
    pub fn value(self) -> bool {
        self.0 == Attribute::TRUE
    }
}

/// ```
/// # use ods_core as ods;
/// # use ods::{Context, Type, attributes::FloatAttr};
/// let context = Context::new();
/// let half = FloatAttr::f32(&context, 0.5);
/// assert_eq!((half.ty(&context), half.value(&context).to_f64()), (Type::F32, 0.5));
/// ```
impl FloatAttr {
    /// Returns the attribute of floating-point type `ty` nearest to `value`.
    ///
    /// # Errors
    /// Returns an error if the type is not floating-point.
    pub fn get(context: &Context, ty: Type, value: f64) -> Result<Self, Invalid> {
        let TypeData::Float(format) = ty.data(context) else {
            return Err(Invalid(format!("'{}' is not a floating-point type", ty.display(context))));
        };
        Ok(Self::of_format(context, ty, *format, value))
    }

    /// Returns `value : f32`.
    pub fn f32(context: &Context, value: f32) -> Self {
        Self::of_format(context, Type::F32, FloatFormat::F32, value.into())
    }

    /// Returns `value : f64`.
    pub fn f64(context: &Context, value: f64) -> Self {
        Self::of_format(context, Type::F64, FloatFormat::F64, value)
    }

    fn of_format(context: &Context, ty: Type, format: FloatFormat, value: f64) -> Self {
        Self(context.intern_attribute(AttributeData::Float { ty, value: Float::from_f64(format, value) }))
    }

    /// Returns the attribute of `value`, with the type of its format.
    pub fn from_float(context: &Context, value: Float) -> Self {
        let ty = FloatType::get(context, value.format()).into();
        Self(context.intern_attribute(AttributeData::Float { ty, value }))
    }

    /// Returns the type.
    pub fn ty(self, context: &Context) -> Type {
        let AttributeData::Float { ty, .. } = self.0.data(context) else { return Type::NONE };
        *ty
    }

    /// Returns the value.
    pub fn value(self, context: &Context) -> Float {
        let AttributeData::Float { value, .. } = self.0.data(context) else {
            return Float::from_f64(FloatFormat::F64, 0.0);
        };
        *value
    }
}

/// ```
/// # use ods_core as ods;
/// # use ods::attributes::StringAttr;
/// let context = ods::Context::new();
/// let text = StringAttr::get(&context, "padding");
/// assert_eq!(text.value(&context), Some("padding"));
/// assert_eq!(StringAttr::find(&context, "padding"), Some(text));
/// assert_eq!(StringAttr::find(&context, "stride"), None);
/// ```
impl StringAttr {
    /// Returns `"text"`, without a type.
    pub fn get(context: &Context, text: impl AsRef<[u8]>) -> Self {
        Self::typed(context, text, Type::NONE)
    }

    /// Returns `"text" : ty`.
    pub fn typed(context: &Context, text: impl AsRef<[u8]>, ty: Type) -> Self {
        Self(context.intern_string(text.as_ref(), ty))
    }

    /// Returns `"text"`, without a type, if it exists in the context.
    pub fn find(context: &Context, text: impl AsRef<[u8]>) -> Option<Self> {
        context.find_string(text.as_ref(), Type::NONE).map(Self)
    }

    /// Returns the string without its type.
    pub fn without_type(self, context: &Context) -> Self {
        if self.ty(context) == Type::NONE { self } else { Self::get(context, self.bytes(context)) }
    }

    /// Returns the bytes of the string.
    pub fn bytes(self, context: &Context) -> &[u8] {
        let AttributeData::String { value, .. } = self.0.data(context) else { return &[] };
        value
    }

    /// Returns the text if it is valid UTF-8.
    pub fn value(self, context: &Context) -> Option<&str> {
        std::str::from_utf8(self.bytes(context)).ok()
    }

    /// Returns the type; `none` if not given.
    pub fn ty(self, context: &Context) -> Type {
        let AttributeData::String { ty, .. } = self.0.data(context) else { return Type::NONE };
        *ty
    }
}

/// See [`Attribute`](crate::Attribute) for an example.
impl ArrayAttr {
    /// Returns `[elements]`.
    pub fn get(context: &Context, elements: &[Attribute]) -> Self {
        Self(context.intern_attribute(AttributeData::Array(elements.into())))
    }

    /// Returns the elements.
    pub fn elements(self, context: &Context) -> &[Attribute] {
        let AttributeData::Array(elements) = self.0.data(context) else { return &[] };
        elements
    }
}

impl UnitAttr {
    /// The unit attribute.
    pub const UNIT: Self = Self(Attribute::UNIT);
}

impl TypeAttr {
    /// Returns `ty` as an attribute.
    pub fn get(context: &Context, ty: Type) -> Self {
        Self(context.intern_attribute(AttributeData::Type(ty)))
    }

    /// Returns the type.
    pub fn value(self, context: &Context) -> Type {
        let AttributeData::Type(ty) = self.0.data(context) else { return Type::NONE };
        *ty
    }
}

/// ```
/// # use ods_core as ods;
/// # use ods::attributes::SymbolRefAttr;
/// let context = ods::Context::new();
/// let reference = SymbolRefAttr::get(&context, "a", &["b"]); // `@a::@b`
/// assert_eq!((reference.root(&context), reference.leaf(&context)), ("a", "b"));
/// ```
impl SymbolRefAttr {
    /// Returns `@root::@nested`.
    pub fn get(context: &Context, root: &str, nested: &[&str]) -> Self {
        let root = context.identifier(root);
        let nested = nested.iter().map(|name| context.identifier(name)).collect();
        Self(context.intern_attribute(AttributeData::SymbolRef { root, nested }))
    }

    /// Returns the root name and the nested names.
    pub fn path(self, context: &Context) -> (Identifier, &[Identifier]) {
        let AttributeData::SymbolRef { root, nested } = self.0.data(context) else {
            return (context.identifier(""), &[]);
        };
        (*root, nested)
    }

    /// Returns the root name. Corresponds to MLIR's `getRootReference`.
    pub fn root(self, context: &Context) -> &str {
        context.str(self.path(context).0)
    }

    /// Returns the last name, which is the symbol's name in its own table. Corresponds to MLIR's `getLeafReference`.
    pub fn leaf(self, context: &Context) -> &str {
        let (root, nested) = self.path(context);
        context.str(*nested.last().unwrap_or(&root))
    }
}

impl FlatSymbolRefAttr {
    /// Returns `@name`.
    pub fn get(context: &Context, name: &str) -> Self {
        Self(SymbolRefAttr::get(context, name, &[]).into())
    }

    /// Returns the name.
    pub fn name(self, context: &Context) -> Identifier {
        SymbolRefAttr(self.0).path(context).0
    }
}

impl AffineMapAttr {
    /// Returns `affine_map<map>`.
    pub fn get(context: &Context, map: AffineMap) -> Self {
        Self(context.intern_attribute(AttributeData::AffineMap(map)))
    }

    /// Returns the map.
    pub fn value(self, context: &Context) -> Option<&AffineMap> {
        let AttributeData::AffineMap(map) = self.0.data(context) else { return None };
        Some(map)
    }
}

impl IntegerSetAttr {
    /// Returns `affine_set<set>`.
    pub fn get(context: &Context, set: IntegerSet) -> Self {
        Self(context.intern_attribute(AttributeData::IntegerSet(set)))
    }

    /// Returns the set.
    pub fn value(self, context: &Context) -> Option<&IntegerSet> {
        let AttributeData::IntegerSet(set) = self.0.data(context) else { return None };
        Some(set)
    }
}

impl StridedLayoutAttr {
    /// Returns `strided<[strides], offset: offset>`.
    pub fn get(context: &Context, offset: i64, strides: &[i64]) -> Self {
        Self(context.intern_attribute(AttributeData::StridedLayout { offset, strides: strides.into() }))
    }

    /// Returns the offset, [`DYNAMIC`](crate::types::DYNAMIC) for `?`.
    pub fn offset(self, context: &Context) -> i64 {
        let AttributeData::StridedLayout { offset, .. } = self.0.data(context) else { return 0 };
        *offset
    }

    /// Returns the strides, [`DYNAMIC`](crate::types::DYNAMIC) for `?`.
    pub fn strides(self, context: &Context) -> &[i64] {
        let AttributeData::StridedLayout { strides, .. } = self.0.data(context) else { return &[] };
        strides
    }
}

impl LocationAttr {
    /// Returns `location` as an attribute.
    pub fn get(context: &Context, location: Location) -> Self {
        Self(context.intern_attribute(AttributeData::Location(location)))
    }

    /// Returns the location.
    pub fn value(self, context: &Context) -> Location {
        let AttributeData::Location(location) = self.0.data(context) else { return Location::UNKNOWN };
        *location
    }
}

impl DistinctAttr {
    /// Creates an attribute that is unequal to every other and refers to `referenced`.
    pub fn create(context: &Context, referenced: Attribute) -> Self {
        let id = context.next_distinct();
        Self(context.intern_attribute(AttributeData::Distinct { id, referenced }))
    }

    /// Returns the referenced attribute.
    pub fn referenced(self, context: &Context) -> Attribute {
        let AttributeData::Distinct { referenced, .. } = self.0.data(context) else { return self.0 };
        *referenced
    }
}

impl OpaqueAttr {
    /// Returns `#dialect.text` of type `ty`; `none` for no type.
    pub fn get(context: &Context, dialect: &str, text: &str, ty: Type) -> Self {
        Self::of_text(context, dialect, text.into(), ty)
    }

    /// Returns the dialect's name and the text that follows it.
    pub fn parts(self, context: &Context) -> (&str, &str) {
        let AttributeData::Opaque { dialect, text, .. } = self.0.data(context) else { return ("", "") };
        (context.str(*dialect), text.as_str())
    }
}

impl Attribute {
    /// Returns the type of a number, string or elements attribute.
    pub fn ty(self, context: &Context) -> Option<Type> {
        match self.data(context) {
            AttributeData::Integer { ty, .. }
            | AttributeData::Float { ty, .. }
            | AttributeData::DenseElements { ty, .. }
            | AttributeData::DenseResource { ty, .. }
            | AttributeData::SparseElements { ty, .. } => Some(*ty),
            AttributeData::String { ty, .. } | AttributeData::Opaque { ty, .. } if *ty != Type::NONE => Some(*ty),
            AttributeData::Dialect(def) => def.self_type(),
            AttributeData::Unit
            | AttributeData::String { .. }
            | AttributeData::Array(_)
            | AttributeData::Dictionary(_)
            | AttributeData::Type(_)
            | AttributeData::SymbolRef { .. }
            | AttributeData::DenseArray { .. }
            | AttributeData::StridedLayout { .. }
            | AttributeData::AffineMap(_)
            | AttributeData::IntegerSet(_)
            | AttributeData::Opaque { .. }
            | AttributeData::Distinct { .. }
            | AttributeData::Location(_) => None,
        }
    }
}
