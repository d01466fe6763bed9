//! What the library's constraints are about, by name: which of them exclude each other, and which bound a number.
//!
//! Only bare names and those of the library's modules count: with any other path, a name is somebody else's.

use syn::{Expr, ExprLit, ExprUnary, GenericArgument, Lit, PathArguments, PathSegment, Type, UnOp};

/// A kind of type or attribute; kinds exclude each other.
#[derive(PartialEq, Eq)]
pub struct Kind {
    family: &'static str,
    /// Which of the family, where one alone is meant.
    exact: Option<String>,
}

impl Kind {
    /// Whether nothing is of both kinds.
    pub fn excludes(&self, other: &Self) -> bool {
        let differ = matches!((&self.exact, &other.exact), (Some(a), Some(b)) if a != b);
        self.family != other.family || differ
    }

    /// Whether it is a kind of type; of attribute otherwise.
    pub fn is_type(&self) -> bool {
        ["integer", "index", "none", "float", "complex", "tuple", "function", "tensor", "vector", "memref"]
            .contains(&self.family)
    }
}

/// The constraints that one type alone satisfies.
const EXACT: &[(&str, &str)] = &[
    ("integer", "I1 I8 I16 I32 I64 I128 SI1 SI8 SI16 SI32 SI64 UI1 UI8 UI16 UI32 UI64"),
    ("index", "Index"),
    ("none", "NoneType"),
    (
        "float",
        "F16 BF16 F32 F64 F80 F128 TF32 F8E5M2 F8E4M3 F8E4M3FN F8E5M2FNUZ F8E4M3FNUZ F8E4M3B11FNUZ F8E3M4 F8E8M0FNU \
         F6E2M3FN F6E3M2FN F4E2M1FN",
    ),
    ("integer attribute", "I8Attr I16Attr I32Attr I64Attr IndexAttr"),
    ("float attribute", "F32Attr F64Attr"),
    ("dense array", "DenseBoolArrayAttr DenseI8ArrayAttr DenseI16ArrayAttr DenseI32ArrayAttr DenseI64ArrayAttr"),
    ("dense array", "DenseF32ArrayAttr DenseF64ArrayAttr"),
];

/// Those that many satisfy.
const BROAD: &[(&str, &str)] = &[
    ("integer", "AnyInteger AnySignlessInteger AnySignedInteger AnyUnsignedInteger IntegerType"),
    ("float", "AnyFloat FloatType"),
    ("complex", "AnyComplex Complex ComplexType"),
    ("tuple", "AnyTuple TupleOf NestedTupleOf TupleType"),
    ("function", "FunctionType"),
    ("tensor", "AnyTensor AnyRankedTensor TensorOf RankedTensorOf UnrankedTensorOf StaticShapeTensorOf TensorType"),
    ("vector", "AnyVectorOfNonZeroRank AnyVectorOfAnyRank VectorOfNonZeroRankOf VectorOfAnyRankOf VectorType"),
    ("memref", "AnyMemRef AnyRankedOrUnrankedMemRef MemRefOf UnrankedMemRefOf StaticShapeMemRefOf MemRefType"),
    ("integer attribute", "APIntAttr IntegerAttr"),
    ("float attribute", "FloatAttr"),
    ("string", "StrAttr SymbolNameAttr StringAttr"),
    ("unit", "UnitAttr"),
    ("type", "TypeAttr TypeAttrOf"),
    ("array", "ArrayAttr I32ArrayAttr I64ArrayAttr F32ArrayAttr F64ArrayAttr StrArrayAttr TypeArrayAttr DictArrayAttr"),
    ("dictionary", "DictionaryAttr"),
    ("dense array", "DenseArrayAttr"),
    ("symbol reference", "SymbolRefAttr FlatSymbolRefAttr"),
    ("affine map", "AffineMapAttr"),
    ("integer set", "IntegerSetAttr"),
];

/// The last segment of a path that may be the library's.
pub fn library_name(ty: &Type) -> Option<&PathSegment> {
    let Type::Path(path) = ty else { return None };
    let mut segments = path.path.segments.iter().rev();
    let last = segments.next()?;
    segments.next().is_none_or(|module| module.ident == "constraints" || module.ident == "prelude").then_some(last)
}

/// The kind that a constraint of the library demands.
pub fn kind_of(ty: &Type) -> Option<Kind> {
    let name = library_name(ty)?.ident.to_string();
    let has = |names: &str| names.split(' ').any(|known| known == name);
    let exact = EXACT.iter().find(|(_, names)| has(names)).map(|(family, _)| (*family, Some(name.clone())));
    let (family, exact) = exact.or_else(|| BROAD.iter().find(|(_, names)| has(names)).map(|(f, _)| (*f, None)))?;
    Some(Kind { family, exact })
}

/// The families of attributes that have no type.
const UNTYPED: &[&str] =
    &["string", "unit", "type", "array", "dictionary", "dense array", "symbol reference", "affine map", "integer set"];

/// Further constraints of such attributes.
const UNTYPED_NAMES: &[&str] = &[
    "TypedArrayAttrOf",
    "BoolArrayAttr",
    "LocationArrayAttr",
    "AffineMapArrayAttr",
    "IndexListArrayAttr",
    "FlatSymbolRefArrayAttr",
    "SymbolRefArrayAttr",
    "LocationAttr",
    "ConstUnitAttr",
];

/// The constraint of the library, in `Confined` or not, whose attributes have no type.
pub fn untyped(ty: &Type) -> Option<&PathSegment> {
    let segment = library_name(ty)?;
    if segment.ident == "Confined"
        && let PathArguments::AngleBracketed(arguments) = &segment.arguments
        && let Some(GenericArgument::Type(inner)) = arguments.args.first()
    {
        return untyped(inner);
    }
    let is_untyped = UNTYPED_NAMES.iter().any(|name| segment.ident == name)
        || kind_of(ty).is_some_and(|kind| UNTYPED.contains(&kind.family));
    is_untyped.then_some(segment)
}

/// Whether the library has a constraint of this name, as far as is known here.
pub fn is_library_name(name: &str) -> bool {
    EXACT.iter().chain(BROAD).any(|(_, names)| names.split(' ').any(|known| known == name)) || name == "AnyType"
}

/// What a bound is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    Value,
    Elements,
}

/// A bound on a number.
pub struct Bound {
    pub measure: Measure,
    pub min: i128,
    pub max: i128,
}

/// The bound that a constraint of the library states, where its parameter is a literal.
pub fn bound_of(ty: &Type) -> Option<Bound> {
    let segment = library_name(ty)?;
    let number = || literal(segment);
    let (measure, min, max) = match segment.ident.to_string().as_str() {
        "IntMinValue" => (Measure::Value, number()?, i128::MAX),
        "IntMaxValue" => (Measure::Value, i128::MIN, number()?),
        "IntNonNegative" => (Measure::Value, 0, i128::MAX),
        "IntPositive" | "IntPositivePowerOf2" => (Measure::Value, 1, i128::MAX),
        "ArrayMinCount" | "DenseArrayMinCt" => (Measure::Elements, number()?, i128::MAX),
        "ArrayMaxCount" | "DenseArrayMaxCt" => (Measure::Elements, 0, number()?),
        "ArrayCount" | "DenseArrayCount" => (Measure::Elements, number()?, number()?),
        _ => return None,
    };
    Some(Bound { measure, min, max })
}

/// The one generic argument, where it is a number.
fn literal(segment: &PathSegment) -> Option<i128> {
    let PathArguments::AngleBracketed(arguments) = &segment.arguments else { return None };
    match arguments.args.first()? {
        GenericArgument::Const(expr) => number(expr),
        _ => None,
    }
}

fn number(expr: &Expr) -> Option<i128> {
    match expr {
        Expr::Lit(ExprLit { lit: Lit::Int(number), .. }) => number.base10_parse().ok(),
        Expr::Unary(ExprUnary { op: UnOp::Neg(_), expr, .. }) => number(expr).map(|number| -number),
        _ => None,
    }
}
