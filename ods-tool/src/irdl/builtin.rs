//! IRDL's names for the builtin types and attributes.

use ods_core::Context;
use ods_core::numeric::FloatFormat;
use ods_core::types::FloatType;

use super::expr::Expr;

/// Type views of `ods`, with the types that they cover.
const TYPES: &[(&str, &[&str])] = &[
    ("IntegerType", &["integer"]),
    ("IndexType", &["index"]),
    ("NoneType", &["none"]),
    ("ComplexType", &["complex"]),
    ("FunctionType", &["function"]),
    ("TupleType", &["tuple"]),
    ("VectorType", &["vector"]),
    ("TensorType", &["tensor", "unranked_tensor"]),
    ("RankedTensorType", &["tensor"]),
    ("UnrankedTensorType", &["unranked_tensor"]),
    ("BaseMemRefType", &["memref", "unranked_memref"]),
    ("MemRefType", &["memref"]),
    ("UnrankedMemRefType", &["unranked_memref"]),
    ("ShapedType", &["vector", "tensor", "unranked_tensor", "memref", "unranked_memref"]),
    ("OpaqueType", &["opaque"]),
];

/// Attribute views, likewise. Names such as `#builtin.dense_int_or_fp_elements` are those of MLIR 22.
const ATTRIBUTES: &[(&str, &[&str])] = &[
    ("IntegerAttr", &["integer"]),
    ("FloatAttr", &["float"]),
    ("StringAttr", &["string"]),
    ("ArrayAttr", &["array"]),
    ("DictionaryAttr", &["dictionary"]),
    ("TypeAttr", &["type"]),
    ("UnitAttr", &["unit"]),
    ("SymbolRefAttr", &["symbol_ref"]),
    ("DenseArrayAttr", &["dense_array"]),
    ("DenseElementsAttr", &["dense_int_or_fp_elements", "dense_string_elements"]),
    ("DenseResourceAttr", &["dense_resource_elements"]),
    ("SparseElementsAttr", &["sparse_elements"]),
    ("StridedLayoutAttr", &["strided_layout"]),
    ("AffineMapAttr", &["affine_map"]),
    ("IntegerSetAttr", &["integer_set"]),
    ("OpaqueAttr", &["opaque"]),
    ("DistinctAttr", &["distinct"]),
];

/// All attributes of the table.
const FLOATS: [FloatFormat; 18] = [
    FloatFormat::BF16,
    FloatFormat::F16,
    FloatFormat::TF32,
    FloatFormat::F32,
    FloatFormat::F64,
    FloatFormat::F80,
    FloatFormat::F128,
    FloatFormat::F8E5M2,
    FloatFormat::F8E4M3,
    FloatFormat::F8E4M3FN,
    FloatFormat::F8E5M2FNUZ,
    FloatFormat::F8E4M3FNUZ,
    FloatFormat::F8E4M3B11FNUZ,
    FloatFormat::F8E3M4,
    FloatFormat::F4E2M1FN,
    FloatFormat::F6E2M3FN,
    FloatFormat::F6E3M2FN,
    FloatFormat::F8E8M0FNU,
];

/// The start of the code of a kind test.
const TEST: &str = "$_self.isa::<";

/// Returns the view that the code of a predicate tests for, if it is only a kind test:
/// `$_self.isa::<IntegerType>($_ctx)`.
pub(super) fn tested_view(code: &str) -> Option<String> {
    let code: String = code.split_whitespace().collect();
    code.strip_prefix(TEST)?.strip_suffix(">($_ctx)").map(str::to_owned)
}

/// Returns the exact set of types or attributes that a view covers.
pub(super) fn view(context: &Context, name: &str) -> Option<Expr> {
    match name {
        "FloatType" => return Some(Expr::any_of(floats(context))),
        "BoolAttr" => return Some(Expr::any_of([Expr::Is("true".to_owned()), Expr::Is("false".to_owned())])),
        _ => {}
    }
    let bases = |mark: char, names: &[&str]| {
        Expr::any_of(names.iter().map(|name| Expr::Base(format!("\"{mark}builtin.{name}\""))).collect::<Vec<_>>())
    };
    let find = |table: &[(&str, &'static [&'static str])]| {
        table.iter().find(|(known, _)| *known == name).map(|(_, names)| *names)
    };
    find(TYPES).map(|names| bases('!', names)).or_else(|| find(ATTRIBUTES).map(|names| bases('#', names)))
}

/// Returns a superset of what a view covers.
pub(super) fn wider_view(name: &str) -> Option<Expr> {
    // Elements attributes are an interface that attributes of any dialect can implement; flat references are
    // references.
    (name == "FlatSymbolRefAttr").then(|| Expr::Base("\"#builtin.symbol_ref\"".to_owned()))
}

fn floats(context: &Context) -> Vec<Expr> {
    let text = |format| ods_core::Type::from(FloatType::get(context, format)).display(context).to_string();
    FLOATS.iter().map(|format| Expr::Is(text(*format))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recognizes_code_that_only_tests_a_kind() {
        assert_eq!(tested_view("$_self.isa::<IntegerType>($_ctx)").as_deref(), Some("IntegerType"));
        assert_eq!(tested_view("$_self . isa :: < IntegerType > ($_ctx)").as_deref(), Some("IntegerType"));
        assert_eq!(tested_view("$_self.isa::<IntegerType>($_ctx) && true"), None);
        assert_eq!(tested_view("rank($_self, $_ctx) == Some(1)"), None);
    }
}
