//! Views of types, one per kind.

use smallvec::SmallVec;

use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::interfaces::{MemRefElementTypeInterface, VectorElementTypeInterface};
use crate::numeric::FloatFormat;
use crate::opaque::OpaqueText;
use crate::schema::{Invalid, Members, ViewInfo};

use super::builtin::Keyed;
use super::{MemRefData, ShapedData, Signedness, TypeData, TypeKind};

/// The maximum width of an integer type, in bits. Corresponds to MLIR's `IntegerType::kMaxWidth`.
pub const MAX_INTEGER_WIDTH: u32 = (1 << 24) - 1;

macro_rules! view {
    ($(#[$doc:meta])* $name:ident, $pattern:pat, $summary:literal, $builder:expr, $info:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name(Type);

        crate::schema::view_constraint!(Type, $name, $summary, $builder, $info);

        impl TypeKind for $name {
            #[inline]
            fn matches(data: &TypeData) -> bool {
                matches!(data, $pattern)
            }
        }

        impl From<$name> for Type {
            fn from(view: $name) -> Type {
                view.0
            }
        }
    };
}

view! {
    /// An integer type: `i32`, `si8`, `ui4`.
    IntegerType, TypeData::Integer { .. }, "integer", None,
    ViewInfo::of_types("integer", &["integer"])
}
view! {
    /// The type `index`.
    IndexType, TypeData::Index, "index", Some(|_| Type::INDEX),
    ViewInfo::of_types("index", &["index"])
}
view! {
    /// A floating-point type, such as `f32`.
    FloatType, TypeData::Float(_), "floating-point", None,
    ViewInfo::of_types("float", &[]).with_members(Members::Texts(&FloatFormat::KEYWORDS))
}
view! {
    /// The type `none`.
    NoneType, TypeData::None, "none type", Some(|_| Type::NONE),
    ViewInfo::of_types("none", &["none"])
}
view! {
    /// A complex type: `complex<f32>`.
    ComplexType, TypeData::Complex(_), "complex-type", None,
    ViewInfo::of_types("complex", &["complex"])
}
view! {
    /// A function type: `(i32) -> f32`.
    FunctionType, TypeData::Function { .. }, "function type", None,
    ViewInfo::of_types("function", &["function"])
}
view! {
    /// A tuple type: `tuple<i32, f32>`.
    TupleType, TypeData::Tuple(_), "tuple", None,
    ViewInfo::of_types("tuple", &["tuple"])
}
view! {
    /// A vector type: `vector<4xf32>`.
    VectorType, TypeData::Vector { .. }, "vector of any type values", None,
    ViewInfo::of_types("vector", &["vector"])
}
view! {
    /// A tensor type, ranked or unranked: `tensor<4xf32>`, `tensor<*xf32>`.
    TensorType, TypeData::RankedTensor { .. } | TypeData::UnrankedTensor(_), "tensor of any type values", None,
    ViewInfo::of_types("tensor", &["tensor", "unranked_tensor"])
}
view! {
    /// A ranked tensor type: `tensor<4xf32>`.
    RankedTensorType, TypeData::RankedTensor { .. }, "ranked tensor of any type values", None,
    ViewInfo::of_types("tensor", &["tensor"])
}
view! {
    /// An unranked tensor type: `tensor<*xf32>`.
    UnrankedTensorType, TypeData::UnrankedTensor(_), "unranked tensor of any type values", None,
    ViewInfo::of_types("tensor", &["unranked_tensor"])
}
view! {
    /// A memref type, ranked or unranked: `memref<4xf32>`, `memref<*xf32>`.
    BaseMemRefType, TypeData::MemRef(_) | TypeData::UnrankedMemRef { .. }, "ranked or unranked memref of any type values", None,
    ViewInfo::of_types("memref", &["memref", "unranked_memref"])
}
view! {
    /// A ranked memref type: `memref<4xf32>`.
    MemRefType, TypeData::MemRef(_), "memref of any type values", None,
    ViewInfo::of_types("memref", &["memref"])
}
view! {
    /// An unranked memref type: `memref<*xf32>`.
    UnrankedMemRefType, TypeData::UnrankedMemRef { .. }, "unranked.memref of any type values", None,
    ViewInfo::of_types("memref", &["unranked_memref"])
}
view! {
    /// A type of a dialect that is not registered: `!dialect.text`.
    OpaqueType, TypeData::Opaque { .. }, "opaque type", None,
    ViewInfo::of_types("opaque type", &["opaque"])
}

impl OpaqueType {
    pub(crate) fn of_text(context: &Context, dialect: &str, text: OpaqueText) -> Self {
        let dialect = context.identifier(dialect);
        Self(context.intern_type(TypeData::Opaque { dialect, text }))
    }
}

fn invalid<T>(message: impl Into<Invalid>) -> Result<T, Invalid> {
    Err(message.into())
}

/// ```
/// # use ods_core as ods;
/// # use ods::types::{IntegerType, Signedness};
/// # use ods::{Context, Type};
/// # fn main() -> ods::Result {
/// let context = Context::new();
/// let ty = IntegerType::get(&context, 24, Signedness::Signed)?;
/// assert_eq!(Type::from(ty).display(&context).to_string(), "si24");
/// assert_eq!((ty.width(&context), ty.signedness(&context)), (24, Signedness::Signed));
/// # Ok(())
/// # }
/// ```
impl IntegerType {
    /// Returns `i<width>`, `si<width>` or `ui<width>`.
    ///
    /// # Errors
    /// Returns an error if the width is above [`MAX_INTEGER_WIDTH`].
    pub fn get(context: &Context, width: u32, signedness: Signedness) -> Result<Self, Invalid> {
        if width > MAX_INTEGER_WIDTH {
            return invalid(format!("integer bitwidth is limited to {MAX_INTEGER_WIDTH} bits"));
        }
        Ok(Self(context.intern_type(TypeData::Integer { width, signedness })))
    }

    /// Returns the width in bits.
    pub fn width(self, context: &Context) -> u32 {
        let TypeData::Integer { width, .. } = self.0.data(context) else { return 0 };
        *width
    }

    /// Returns the interpretation of the bits.
    pub fn signedness(self, context: &Context) -> Signedness {
        let TypeData::Integer { signedness, .. } = self.0.data(context) else { return Signedness::Signless };
        *signedness
    }
}

impl FloatType {
    /// Returns the floating-point type of this format.
    pub fn get(context: &Context, format: FloatFormat) -> Self {
        Self(context.intern_type(TypeData::Float(format)))
    }

    /// Returns the format.
    pub fn format(self, context: &Context) -> FloatFormat {
        let TypeData::Float(format) = self.0.data(context) else { return FloatFormat::F64 };
        *format
    }
}

impl ComplexType {
    /// Returns `complex<element>`.
    ///
    /// # Errors
    /// Returns an error if the element is neither an integer nor a float.
    pub fn get(context: &Context, element: Type) -> Result<Self, Invalid> {
        if !matches!(element.data(context), TypeData::Integer { .. } | TypeData::Float(_)) {
            return invalid("invalid element type for complex");
        }
        Ok(Self(context.intern_type(TypeData::Complex(element))))
    }

    /// Returns the type of both parts.
    pub fn element_type(self, context: &Context) -> Type {
        let TypeData::Complex(element) = self.0.data(context) else { return self.0 };
        *element
    }
}

/// ```
/// # use ods_core as ods;
/// # use ods::types::FunctionType;
/// # use ods::{Context, Type};
/// let context = Context::new();
/// let ty = FunctionType::get(&context, &[Type::I32, Type::F32], &[Type::INDEX]);
/// assert_eq!((ty.inputs(&context), ty.results(&context)), (&[Type::I32, Type::F32][..], &[Type::INDEX][..]));
/// ```
impl FunctionType {
    /// Returns `(inputs) -> (results)`.
    pub fn get(context: &Context, inputs: &[Type], results: &[Type]) -> Self {
        Self(context.intern_type_by(
            (Keyed::Function, inputs, results),
            |known| matches!(known, TypeData::Function { inputs: i, results: r } if **i == *inputs && **r == *results),
            || TypeData::Function { inputs: inputs.into(), results: results.into() },
        ))
    }

    /// Returns the argument types and the result types.
    #[inline]
    pub(crate) fn parts(self, context: &Context) -> (&[Type], &[Type]) {
        let TypeData::Function { inputs, results } = self.0.data(context) else { return (&[], &[]) };
        (inputs, results)
    }

    /// Returns the argument types.
    pub fn inputs(self, context: &Context) -> &[Type] {
        self.parts(context).0
    }

    /// Returns the result types.
    pub fn results(self, context: &Context) -> &[Type] {
        self.parts(context).1
    }
}

/// ```
/// # use ods_core as ods;
/// # use ods::types::TupleType;
/// # use ods::{Context, Type};
/// let context = Context::new();
/// let pair = TupleType::get(&context, &[Type::I32, Type::I64]);
/// assert_eq!(pair.elements(&context), [Type::I32, Type::I64]);
/// ```
impl TupleType {
    /// Returns `tuple<elements>`.
    pub fn get(context: &Context, elements: &[Type]) -> Self {
        Self(context.intern_type_by(
            (Keyed::Tuple, elements),
            |known| matches!(known, TypeData::Tuple(known) if **known == *elements),
            || TypeData::Tuple(elements.into()),
        ))
    }

    /// Returns the element types.
    pub fn elements(self, context: &Context) -> &[Type] {
        let TypeData::Tuple(elements) = self.0.data(context) else { return &[] };
        elements
    }
}

/// ```
/// # use ods_core as ods;
/// # use ods::types::VectorType;
/// # use ods::{Context, Type};
/// # fn main() -> ods::Result {
/// let context = Context::new();
/// let vector = Type::from(VectorType::get(&context, &[4, 8], Type::F32)?);
/// assert_eq!(vector.display(&context).to_string(), "vector<4x8xf32>");
/// let scalable = Type::from(VectorType::get_scalable(&context, &[4], Type::F32, &[true])?);
/// assert_eq!(scalable.display(&context).to_string(), "vector<[4]xf32>");
/// # Ok(())
/// # }
/// ```
impl VectorType {
    /// Returns `vector<shape x element>`, with no scalable dimension.
    ///
    /// # Errors
    /// Returns an error if a size is not positive, or `element` cannot be an element of vectors.
    pub fn get(context: &Context, shape: &[i64], element: Type) -> Result<Self, Invalid> {
        let scalable: SmallVec<[bool; 8]> = shape.iter().map(|_| false).collect();
        Self::get_scalable(context, shape, element, &scalable)
    }

    /// Returns `vector<shape x element>`. A dimension is scalable (`[n]`) if its flag in `scalable` is set.
    ///
    /// # Errors
    /// Returns an error if a size is not positive, `element` cannot be an element of vectors, or the lengths differ.
    pub fn get_scalable(context: &Context, shape: &[i64], element: Type, scalable: &[bool]) -> Result<Self, Invalid> {
        if !element.has_interface::<dyn VectorElementTypeInterface>(context) {
            return invalid("failed to verify 'elementType': VectorElementTypeInterface instance");
        }
        if shape.iter().any(|size| *size <= 0) {
            let sizes: Vec<_> = shape.iter().map(i64::to_string).collect();
            return invalid(format!("vector types must have positive constant sizes but got {}", sizes.join(", ")));
        }
        if shape.len() != scalable.len() {
            return invalid(format!("number of dims must match, got {} and {}", scalable.len(), shape.len()));
        }
        let is_it = |known: &TypeData| {
            let TypeData::Vector { shaped, scalable: s } = known else { return false };
            shaped.is(shape, element) && **s == *scalable
        };
        let make = || TypeData::Vector { shaped: ShapedData::new(shape, element), scalable: scalable.into() };
        Ok(Self(context.intern_type_by((Keyed::Vector, shape, element, scalable), is_it, make)))
    }

    /// Returns whether each dimension is scalable.
    pub fn scalable_dims(self, context: &Context) -> &[bool] {
        let TypeData::Vector { scalable, .. } = self.0.data(context) else { return &[] };
        scalable
    }
}

/// Returns whether the type may be an element of tensors, as MLIR's `TensorType::isValidElementType` does.
fn is_tensor_element(data: &TypeData) -> bool {
    !matches!(
        data,
        TypeData::Function { .. }
            | TypeData::None
            | TypeData::Tuple(_)
            | TypeData::RankedTensor { .. }
            | TypeData::UnrankedTensor(_)
            | TypeData::MemRef(_)
            | TypeData::UnrankedMemRef { .. }
    )
}

/// Returns whether the type may be an element of memrefs, as MLIR's `BaseMemRefType::isValidElementType` does.
fn is_memref_element(element: Type, context: &Context) -> bool {
    let data = element.data(context);
    if let TypeData::Dialect(_) = data {
        return element.has_interface::<dyn MemRefElementTypeInterface>(context);
    }
    !matches!(
        data,
        TypeData::Function { .. }
            | TypeData::None
            | TypeData::Tuple(_)
            | TypeData::RankedTensor { .. }
            | TypeData::UnrankedTensor(_)
            | TypeData::Opaque { .. }
    )
}

/// Checks a memory space and returns the form stored in a memref type: `None` for the default one, which is any integer
/// zero.
///
/// # Errors
/// Returns an error if the attribute cannot be a memory space, as MLIR's `isSupportedMemorySpace` does.
fn check_memory_space(context: &Context, space: Option<Attribute>) -> Result<Option<Attribute>, Invalid> {
    use crate::attributes::AttributeData;
    let Some(attribute) = space else { return Ok(None) };
    match attribute.data(context) {
        AttributeData::Integer { value, .. } if value.zext_u64() == Some(0) => Ok(None),
        AttributeData::Integer { .. }
        | AttributeData::String { .. }
        | AttributeData::Dictionary(_)
        | AttributeData::Dialect(_)
        // An attribute of an unregistered dialect may be one of its memory spaces.
        | AttributeData::Opaque { .. } => Ok(space),
        AttributeData::Unit
        | AttributeData::Float { .. }
        | AttributeData::Array(_)
        | AttributeData::Type(_)
        | AttributeData::SymbolRef { .. }
        | AttributeData::DenseElements { .. }
        | AttributeData::DenseArray { .. }
        | AttributeData::DenseResource { .. }
        | AttributeData::SparseElements { .. }
        | AttributeData::StridedLayout { .. }
        | AttributeData::AffineMap(_)
        | AttributeData::IntegerSet(_)
        | AttributeData::Distinct { .. }
        | AttributeData::Location(_) => invalid("unsupported memory space Attribute"),
    }
}

/// ```
/// # use ods_core as ods;
/// # use ods::types::RankedTensorType;
/// # use ods::Type;
/// # fn main() -> ods::Result {
/// # let context = std::sync::Arc::new(ods::Context::new());
/// let tensor = RankedTensorType::of(&context, &[2, 3], Type::F32)?;
/// assert_eq!(Type::from(tensor), ods::text::parse_type(&context, "tensor<2x3xf32>")?);
/// # Ok(())
/// # }
/// ```
impl RankedTensorType {
    /// Returns `tensor<shape x element>`.
    ///
    /// # Errors
    /// Returns the errors of [`RankedTensorType::get`].
    #[inline]
    pub fn of(context: &Context, shape: &[i64], element: Type) -> Result<Self, Invalid> {
        Self::get(context, shape, element, None)
    }

    /// Returns `tensor<shape x element, encoding>`.
    ///
    /// # Errors
    /// Returns an error if a size is negative and not [`DYNAMIC`](super::DYNAMIC), or `element` cannot be an element of
    /// tensors.
    pub fn get(context: &Context, shape: &[i64], element: Type, encoding: Option<Attribute>) -> Result<Self, Invalid> {
        if shape.iter().any(|size| *size < 0 && *size != super::DYNAMIC) {
            return invalid("invalid tensor dimension size");
        }
        if !is_tensor_element(element.data(context)) {
            return invalid("invalid tensor element type");
        }
        let is_it = |known: &TypeData| {
            let TypeData::RankedTensor { shaped, encoding: e } = known else { return false };
            shaped.is(shape, element) && *e == encoding
        };
        let make = || TypeData::RankedTensor { shaped: ShapedData::new(shape, element), encoding };
        Ok(Self(context.intern_type_by((Keyed::RankedTensor, shape, element, encoding), is_it, make)))
    }

    /// Returns the encoding.
    pub fn encoding(self, context: &Context) -> Option<Attribute> {
        let TypeData::RankedTensor { encoding, .. } = self.0.data(context) else { return None };
        *encoding
    }
}

impl UnrankedTensorType {
    /// Returns `tensor<*x element>`.
    ///
    /// # Errors
    /// Returns an error if `element` cannot be an element of tensors.
    pub fn get(context: &Context, element: Type) -> Result<Self, Invalid> {
        if !is_tensor_element(element.data(context)) {
            return invalid("invalid tensor element type");
        }
        Ok(Self(context.intern_type(TypeData::UnrankedTensor(element))))
    }
}

impl MemRefType {
    /// Returns `memref<shape x element>`, in the default memory space.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::{Context, Type};
    /// # use ods::types::MemRefType;
    /// # fn main() -> ods::Result {
    /// # let context = Context::new();
    /// let ty = MemRefType::of(&context, &[2, 3], Type::F64)?;
    /// assert_eq!(Type::from(ty).display(&context).to_string(), "memref<2x3xf64>");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Returns the errors of [`MemRefType::get`].
    #[inline]
    pub fn of(context: &Context, shape: &[i64], element: Type) -> Result<Self, Invalid> {
        Self::get(context, shape, element, None, None)
    }

    /// Returns `memref<shape x element, layout, memory_space>`; an identity layout is the same as `None`.
    ///
    /// # Errors
    /// Returns an error if a size is negative and not [`DYNAMIC`](super::DYNAMIC), `element` cannot be an element of
    /// memrefs, or the layout does not match the shape.
    pub fn get(
        context: &Context,
        shape: &[i64],
        element: Type,
        layout: Option<Attribute>,
        memory_space: Option<Attribute>,
    ) -> Result<Self, Invalid> {
        if !is_memref_element(element, context) {
            return invalid("invalid memref element type");
        }
        if shape.iter().any(|size| *size < 0 && *size != super::DYNAMIC) {
            return invalid("invalid memref size");
        }
        let memory_space = check_memory_space(context, memory_space)?;
        let layout = match layout {
            Some(layout) => crate::attributes::check_layout(context, layout, shape)?,
            None => None,
        };
        let is_it = |known: &TypeData| {
            let TypeData::MemRef(known) = known else { return false };
            known.shaped.is(shape, element) && (known.layout, known.memory_space) == (layout, memory_space)
        };
        let make = || {
            let shaped = ShapedData::new(shape, element);
            TypeData::MemRef(Box::new(MemRefData { shaped, layout, memory_space }))
        };
        Ok(Self(context.intern_type_by((Keyed::MemRef, shape, element, layout, memory_space), is_it, make)))
    }

    /// Returns the layout; `None` is the identity.
    pub fn layout(self, context: &Context) -> Option<Attribute> {
        let TypeData::MemRef(data) = self.0.data(context) else { return None };
        data.layout
    }

    /// Returns the memory space; `None` is the default one.
    pub fn memory_space(self, context: &Context) -> Option<Attribute> {
        let TypeData::MemRef(data) = self.0.data(context) else { return None };
        data.memory_space
    }
}

impl UnrankedMemRefType {
    /// Returns `memref<*x element>`, in the default memory space.
    ///
    /// # Errors
    /// Returns the errors of [`UnrankedMemRefType::get`].
    pub fn of(context: &Context, element: Type) -> Result<Self, Invalid> {
        Self::get(context, element, None)
    }

    /// Returns `memref<*x element, memory_space>`.
    ///
    /// # Errors
    /// Returns an error if `element` cannot be an element of memrefs.
    pub fn get(context: &Context, element: Type, memory_space: Option<Attribute>) -> Result<Self, Invalid> {
        if !is_memref_element(element, context) {
            return invalid("invalid memref element type");
        }
        let memory_space = check_memory_space(context, memory_space)?;
        Ok(Self(context.intern_type(TypeData::UnrankedMemRef { element, memory_space })))
    }

    /// Returns the memory space; `None` is the default one.
    pub fn memory_space(self, context: &Context) -> Option<Attribute> {
        let TypeData::UnrankedMemRef { memory_space, .. } = self.0.data(context) else { return None };
        *memory_space
    }
}

impl OpaqueType {
    /// Returns `!dialect.text`.
    pub fn get(context: &Context, dialect: &str, text: &str) -> Self {
        Self::of_text(context, dialect, text.into())
    }

    /// Returns the dialect's name and the text that follows it.
    pub fn parts(self, context: &Context) -> (&str, &str) {
        let TypeData::Opaque { dialect, text } = self.0.data(context) else { return ("", "") };
        (context.str(*dialect), text.as_str())
    }
}
