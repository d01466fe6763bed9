//! The names of MLIR's constraints, all of `CommonTypeConstraints.td` and `CommonAttrConstraints.td`: each is ours as
//! well, or is spelled otherwise, which is said here.

use std::fs;
use std::path::Path;

/// Names that are ours, too.
#[rustfmt::skip]
const SAME: &[&str] = &[
    "ElementsAttr",
    "APIntAttr", "AffineMapArrayAttr", "AffineMapAttr", "AllAttrOf", "AllOfType", "AnyAttr", "AnyAttrOf",
    "AnyComplex", "AnyFixedVectorOfAnyRank", "AnyFixedVectorOfNonZeroRank", "AnyFloat", "AnyI", "AnyI1", "AnyI16",
    "AnyI16Attr", "AnyI1Attr", "AnyI32", "AnyI32Attr", "AnyI32ElementsAttr", "AnyI64", "AnyI64Attr",
    "AnyI64ElementsAttr", "AnyI8", "AnyI8Attr", "AnyIntElementsAttr", "AnyInteger", "AnyMemRef",
    "AnyNon0RankedMemRef", "AnyNon0RankedOrUnrankedMemRef", "AnyNon0RankedOrUnrankedTensor", "AnyNon0RankedTensor",
    "AnyRankedOrUnrankedMemRef", "AnyRankedTensor", "AnyScalableVectorOfAnyRank", "AnyShaped", "AnySignedInteger",
    "AnySignlessInteger", "AnySignlessIntegerOrIndex", "AnyStaticShapeMemRef", "AnyStaticShapeTensor",
    "AnyStridedMemRef", "AnyStridedMemRefOfRank", "AnyTensor", "AnyTuple", "AnyType", "AnyTypeOf",
    "AnyUnrankedMemRef", "AnyUnrankedTensor", "AnyUnsignedInteger", "AnyVectorOfAnyRank", "AnyVectorOfNonZeroRank",
    "ArrayAttr", "ArrayCount", "ArrayMaxCount", "ArrayMinCount", "BF16", "BF16MemRef", "BF16Tensor", "BoolArrayAttr",
    "BoolAttr", "BoolLike", "Complex", "ConfinedType", "ConstBoolAttrFalse", "ConstBoolAttrTrue", "ConstUnitAttr",
    "DenseArrayCount", "DenseArrayMaxCt", "DenseArrayMinCt", "DenseArrayNonNegative", "DenseArraySorted",
    "DenseArrayStrictlyPositive", "DenseArrayStrictlySorted", "DenseBoolArrayAttr", "DenseF32ArrayAttr",
    "DenseF64ArrayAttr", "DenseI16ArrayAttr", "DenseI32ArrayAttr", "DenseI64ArrayAttr", "DenseI8ArrayAttr",
    "DictArrayAttr", "DictionaryAttr", "F128", "F16", "F16MemRef", "F16Tensor", "F32", "F32ArrayAttr", "F32Attr",
    "F32MemRef", "F32Tensor", "F4E2M1FN", "F64", "F64ArrayAttr", "F64Attr", "F64ElementsAttr", "F64MemRef",
    "F64Tensor", "F6E2M3FN", "F6E3M2FN", "F80", "F8E3M4", "F8E4M3", "F8E4M3B11FNUZ", "F8E4M3FN", "F8E4M3FNUZ",
    "F8E5M2", "F8E5M2FNUZ", "F8E8M0FNU", "FixedVectorOfAnyRank", "FixedVectorOfLength", "FixedVectorOfLengthAndType",
    "FixedVectorOfNonZeroRankOf", "FixedVectorOfRank", "FixedVectorOfRankAndType", "FixedVectorOfShapeAndType", "FlatSymbolRefArrayAttr",
    "FlatSymbolRefAttr", "FloatElementsAttr", "FloatLike", "FunctionType", "I", "I1", "I128", "I16", "I16Attr",
    "I16MemRef", "I16Tensor", "I1Attr", "I1MemRef", "I1Tensor", "I32", "I32ArrayAttr", "I32Attr", "I32ElementsAttr",
    "I32MemRef", "I32Tensor", "I64", "I64ArrayAttr", "I64Attr", "I64ElementsAttr", "I64MemRef",
    "I64SmallVectorArrayAttr", "I64Tensor", "I8", "I8Attr", "I8MemRef", "I8Tensor", "Index", "IndexAttr",
    "IndexElementsAttr", "IndexListArrayAttr", "IndexTensor", "IntArrayNthElemEq", "IntArrayNthElemInRange",
    "IntArrayNthElemMaxValue", "IntArrayNthElemMinValue", "IntElementsAttrOf", "IntIsOneOf", "IntMaxValue",
    "IntMinValue", "IntNEQValue", "IntNonNegative", "IntPositive", "IntPositivePowerOf2", "IntPowerOf2",
    "IntValidAlignment", "IntegerSetAttr", "LocationArrayAttr", "LocationAttr", "MemRefOf", "MemRefRankOf",
    "NestedTupleOf", "Non0RankedMemRefOf", "Non0RankedTensorOf", "NoneType", "OpaqueType", "RankedF32ElementsAttr",
    "RankedF64ElementsAttr", "RankedFloatElementsAttr", "RankedI32ElementsAttr", "RankedI64ElementsAttr",
    "RankedOrUnrankedMemRefOf", "RankedSignlessIntElementsAttr", "RankedTensorOf", "SI", "SI1", "SI16", "SI16Attr",
    "SI1Attr", "SI32", "SI32Attr", "SI64", "SI64Attr", "SI8", "SI8Attr", "ScalableVectorOfAnyRank",
    "ScalableVectorOfLength", "ScalableVectorOfLengthAndType", "ScalableVectorOfRank",
    "ScalableVectorOfRankAndLengthAndType", "ShapedTypeWithNthDimOfSize", "SignlessIntElementsAttr",
    "SignlessIntegerLike", "SignlessIntegerOrFloatLike", "SignlessIntegerOrIndexLike",
    "SignlessIntegerOrIndexOrFloatLike", "StaticShapeMemRefOf", "StaticShapeTensorOf", "StrArrayAttr", "StrAttr",
    "StridedMemRefOf", "StridedMemRefRankOf", "StringElementsAttr", "SymbolNameAttr", "SymbolRefArrayAttr",
    "SymbolRefAttr", "TF32", "TensorOf", "TensorOrMemRef", "TensorRankOf", "TupleOf", "TypeArrayAttr", "TypeAttr",
    "TypeAttrOf", "TypeOrValueSemanticsContainer", "TypedStrAttr", "UI", "UI1", "UI16", "UI16Attr", "UI1Attr", "UI32",
    "UI32Attr", "UI64", "UI64Attr", "UI8", "UI8Attr", "UnitAttr", "UnrankedMemRefOf", "UnrankedTensorOf",
    "ValueSemanticsContainerOf", "VectorOfAnyRankOf", "VectorOfLength", "VectorOfLengthAndType", "VectorOfMaxLength",
    "VectorOfMinLength", "VectorOfMinMaxLengthAndType", "VectorOfNonZeroRankOf", "VectorOfRank",
    "VectorOfRankAndType", "VectorWithTrailingDimScalableOf", "VectorWithTrailingDimScalableOfSizeAndType",
];

/// Names that are spelled otherwise, and how.
const OTHERWISE: &[(&str, &str)] = &[
    ("0DTensorOf", "TensorRankOf<0, T>"),
    ("1DTensorOf", "TensorRankOf<1, T>"),
    ("2DTensorOf", "TensorRankOf<2, T>"),
    ("3DTensorOf", "TensorRankOf<3, T>"),
    ("4DTensorOf", "TensorRankOf<4, T>"),
    ("AnyIntOfWidths", "a tuple: (AnyI<8>, AnyI<16>)"),
    ("ConfinedAttr", "Confined<C, D>"),
    ("ConstF32Attr", "ConstantAttr(F32Attr, 1.0)"),
    ("ConstantAttr", "the predicate ConstantAttr(C, value)"),
    ("ConstantStrAttr", "AnyStrAttrOf(\"x\")"),
    ("ContainerType", "And(View, ElementType(T))"),
    ("DefaultValuedAttr", "#[attr(default = v)] x: C"),
    ("DefaultValuedOptionalAttr", "#[attr(default = v)] x: Optional<C>"),
    ("DefaultValuedOptionalStrAttr", "#[attr(default = \"v\")] x: Optional<StrAttr>"),
    ("DefaultValuedStrAttr", "#[attr(default = \"v\")] x: StrAttr"),
    ("DerivedAttr", "#[derived(|op, ir| ...)]"),
    ("DerivedTypeAttr", "#[derived(|op, ir| ...)] x: Type"),
    ("F", "F16, F32, F64, F80, F128: there are no others"),
    ("FloatOfWidths", "a tuple: (F16, F32)"),
    ("GraphType", "graph types are not among the builtin types here"),
    ("IsNullAttr", "a handle is never null: Optional<C>"),
    ("MixedContainerType", "And(TupleType, Each(T))"),
    ("Optional", "Optional<C>, known to #[op]"),
    ("OptionalAttr", "Optional<C>"),
    ("ShapedContainerType", "And(View, ElementType(T))"),
    ("SignedIntOfWidths", "a tuple: (SI<8>, SI<16>)"),
    ("SignlessIntOfWidths", "a tuple: (I<8>, I<16>)"),
    ("UnsignedIntOfWidths", "a tuple: (UI<8>, UI<16>)"),
    ("Variadic", "Variadic<C>, known to #[op]"),
    ("VariadicOfVariadic", "known to #[op]"),
];

/// Classes that others are made of, in TableGen: views and the clauses of `constraint!` replace them.
#[rustfmt::skip]
const BASES: &[&str] = &[
    "AnyIntegerAttrBase", "ArrayAttrBase", "Attr", "BuildableType", "DenseArrayAttrBase", "DialectAttr",
    "DialectType", "DictionaryAttrBase", "ElementsAttrBase", "FloatAttrBase", "IntElementsAttrBase", "NormalizeIndex",
    "SameBuildabilityAs", "SignedIntegerAttrBase", "SignlessIntegerAttrBase", "StringBasedAttr", "Type", "TypeAlias",
    "TypeAttrBase", "TypedArrayAttrBase", "TypedAttrBase", "TypedSignedIntegerAttrBase",
    "TypedSignlessIntegerAttrBase", "TypedUnsignedIntegerAttrBase", "UnsignedIntegerAttrBase",
];

/// Predicates that constraints are made of: here a predicate with a name is a constraint, so `IsRankedTensorTypePred`
/// is `RankedTensorType`.
#[rustfmt::skip]
const PREDICATES: &[&str] = &[
    "HasAnyRankOfPred", "HasRankGreaterOrEqualPred", "HasRankPred", "HasStaticShapePred", "HasStridesPred",
    "HasValueSemanticsPred", "IsBaseMemRefTypePred", "IsFixedVectorOfAnyRankTypePred", "IsFixedVectorOfLengthPred",
    "IsFixedVectorOfNonZeroRankTypePred", "IsFixedVectorOfRankPred", "IsMemRefTypePred", "IsNthDimSizeIsOneOfPred",
    "IsRankedTensorTypePred", "IsScalableVectorOfLengthPred", "IsScalableVectorOfRankPred", "IsShapedTypePred",
    "IsTensorOrMemRefTypePred", "IsTensorTypePred", "IsTupleTypePred", "IsUnrankedMemRefTypePred",
    "IsUnrankedTensorTypePred", "IsVectorOfAnyRankTypePred", "IsVectorOfLengthPred", "IsVectorOfMaxLengthPred",
    "IsVectorOfMinLengthPred", "IsVectorOfNonZeroRankTypePred", "IsVectorOfRankPred", "IsVectorOfShape",
    "IsVectorTypeWithAllDimsScalablePred", "IsVectorTypeWithAnyDimScalablePred",
    "IsVectorTypeWithOnlyTrailingDimScalablePred", "StrAttrPred",
];

/// Returns all public names in the sources of the library and of the views.
fn public_names() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["crates/base/src/constraints", "ods-core/src/attributes", "ods-core/src/types"];
    let files = folders.iter().flat_map(|folder| fs::read_dir(root.join(folder)).expect("a folder of ours"));
    let texts = files.map(|file| fs::read_to_string(file.expect("an entry").path()).expect("a file of ours"));
    texts.flat_map(|text| text.lines().filter_map(public_name).collect::<Vec<_>>()).collect()
}

/// Returns the name that a line declares: `pub Name: Type = ...`, `pub type Name`, `pub struct Name`, or
/// `Name, Data::...` of a view.
fn public_name(line: &str) -> Option<String> {
    let line = line.trim();
    let declared = line
        .strip_prefix("pub ")
        .map(|rest| ["type ", "struct "].iter().find_map(|word| rest.strip_prefix(word)).unwrap_or(rest));
    let is_view =
        |line: &&str| line.contains(", TypeData::") || line.contains(", AttributeData::") || line.ends_with("Attr,");
    let rest = declared.or_else(|| Some(line).filter(is_view))?;
    let name: String = rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    Some(name).filter(|name| !name.is_empty())
}

#[test]
fn every_upstream_name_is_listed() {
    let ours = public_names();
    let missing: Vec<_> = SAME.iter().filter(|name| !ours.iter().any(|other| other == *name)).collect();
    assert!(missing.is_empty(), "the library lacks {missing:?}");
    let otherwise = OTHERWISE.iter().map(|(name, _)| name).chain(BASES).chain(PREDICATES);
    let twice: Vec<_> = otherwise.filter(|name| SAME.contains(name)).collect();
    assert!(twice.is_empty(), "{twice:?} are in two lists");
}

/// Reads the reference's own files, if they are installed.
#[test]
fn lists_match_the_reference() {
    let folder = Path::new("/usr/lib/llvm-22/include/mlir/IR");
    for file in ["CommonTypeConstraints.td", "CommonAttrConstraints.td"] {
        let Ok(text) = fs::read_to_string(folder.join(file)) else { continue };
        let declared =
            text.lines().filter_map(|line| line.strip_prefix("def ").or_else(|| line.strip_prefix("class ")));
        for rest in declared {
            let name: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
            let known = SAME.iter().chain(BASES).chain(PREDICATES).any(|known| *known == name)
                || OTHERWISE.iter().any(|(known, _)| *known == name);
            assert!(known, "{file} has {name}");
        }
    }
}
