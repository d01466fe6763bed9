//! The rest of the library of constraints: aliases and instances of constraints that `library.rs` tests in depth. Each
//! has MLIR's summary, and admits the first texts and not the second.

use std::sync::Arc;

use ods::attributes::*;
use ods::constraints::*;
use ods::schema::{Constrains, PredScope};
use ods::text::{parse_attribute, parse_type};
use ods::types::OpaqueType;
use ods::{Attribute, Context, Type};

fn ty(context: &Arc<Context>, text: &str) -> Type {
    parse_type(context, text).unwrap_or_else(|error| panic!("{text}: {}", error.message))
}

fn attribute(context: &Arc<Context>, text: &str) -> Attribute {
    parse_attribute(context, text).unwrap_or_else(|error| panic!("{text}: {}", error.message))
}

macro_rules! table {
    ($entity:ident, $read:ident: $($constraint:ty => $summary:literal [$($good:literal),*] [$($bad:literal),*];)*) => {
        let context = Arc::new(Context::new());
        context.allow_unregistered_dialects(true);
        $(
            let constraint = <$constraint as Constrains<$entity>>::CONSTRAINT;
            assert_eq!(constraint.summary(), $summary, "{}", stringify!($constraint));
            let holds = |text| constraint.holds($read(&context, text), &PredScope::of(&context));
            for (text, expected) in [$(($good, true),)* $(($bad, false),)*] {
                assert_eq!(holds(text), expected, "{}: {text}", stringify!($constraint));
            }
        )*
    };
}

#[test]
fn integers() {
    table! { Type, ty:
        AnyType => "any type" ["i1", "none", "tensor<*xf32>"] [];
        AnyI1 => "1-bit integer" ["i1", "si1", "ui1"] ["i2", "index"];
        AnyI16 => "16-bit integer" ["i16", "si16", "ui16"] ["i8", "f16"];
        AnyI64 => "64-bit integer" ["i64", "si64", "ui64"] ["i32", "f64"];
        I8 => "8-bit signless integer" ["i8"] ["si8", "ui8", "i16"];
        I16 => "16-bit signless integer" ["i16"] ["si16", "bf16"];
        I64 => "64-bit signless integer" ["i64"] ["ui64", "i32"];
        SI1 => "1-bit signed integer" ["si1"] ["i1", "ui1"];
        SI16 => "16-bit signed integer" ["si16"] ["i16", "si8"];
        SI32 => "32-bit signed integer" ["si32"] ["i32", "ui32"];
        SI64 => "64-bit signed integer" ["si64"] ["i64", "si32"];
        UI1 => "1-bit unsigned integer" ["ui1"] ["i1", "si1"];
        UI16 => "16-bit unsigned integer" ["ui16"] ["i16", "si16"];
        UI32 => "32-bit unsigned integer" ["ui32"] ["i32", "ui16"];
        UI64 => "64-bit unsigned integer" ["ui64"] ["i64", "si64"];
        I<7> => "7-bit signless integer" ["i7"] ["si7", "i8"];
        AnyI<7> => "7-bit integer" ["i7", "ui7"] ["i8"];
        SI<7> => "7-bit signed integer" ["si7"] ["i7"];
        UI<7> => "7-bit unsigned integer" ["ui7"] ["i7"];
    }
}

#[test]
fn floats() {
    table! { Type, ty:
        F16 => "16-bit float" ["f16"] ["bf16", "f32"];
        F64 => "64-bit float" ["f64"] ["f32", "i64"];
        F80 => "80-bit float" ["f80"] ["f64", "f128"];
        F128 => "128-bit float" ["f128"] ["f80", "i128"];
        F8E4M3FN => "f8E4M3FN type" ["f8E4M3FN"] ["f8E4M3", "f8E4M3FNUZ"];
        F8E5M2 => "f8E5M2 type" ["f8E5M2"] ["f8E5M2FNUZ", "i8"];
        F8E4M3 => "f8E4M3 type" ["f8E4M3"] ["f8E4M3FN", "f8E3M4"];
        F8E4M3FNUZ => "f8E4M3FNUZ type" ["f8E4M3FNUZ"] ["f8E4M3FN"];
        F8E4M3B11FNUZ => "f8E4M3B11FNUZ type" ["f8E4M3B11FNUZ"] ["f8E4M3FNUZ"];
        F8E5M2FNUZ => "f8E5M2FNUZ type" ["f8E5M2FNUZ"] ["f8E5M2"];
        F8E3M4 => "f8E3M4 type" ["f8E3M4"] ["f8E4M3"];
        F4E2M1FN => "f4E2M1FN type" ["f4E2M1FN"] ["i4"];
        F6E2M3FN => "f6E2M3FN type" ["f6E2M3FN"] ["f6E3M2FN"];
        F6E3M2FN => "f6E3M2FN type" ["f6E3M2FN"] ["f6E2M3FN"];
        F8E8M0FNU => "f8E8M0FNU type" ["f8E8M0FNU"] ["f8E5M2"];
        FloatLike => "floating-point-like" ["f32", "vector<2xbf16>", "tensor<*xf64>"] ["i32", "memref<2xf32>"];
        SignlessIntegerOrIndexOrFloatLike => "signless-integer-or-index-like or floating-point-like"
            ["i1", "index", "f32", "tensor<2xi8>"] ["si8", "none"];
    }
}

#[test]
fn shaped() {
    table! { Type, ty:
        AnyShaped => "shaped of any type values" ["tensor<2xf32>", "memref<*xi1>", "vector<2xi8>"] ["i32", "tuple<>"];
        I1Tensor => "tensor of 1-bit signless integer values" ["tensor<2xi1>", "tensor<*xi1>"] ["tensor<2xi8>", "i1"];
        I8Tensor => "tensor of 8-bit signless integer values" ["tensor<2xi8>"] ["tensor<2xsi8>", "vector<2xi8>"];
        I16Tensor => "tensor of 16-bit signless integer values" ["tensor<i16>"] ["tensor<f16>"];
        I64Tensor => "tensor of 64-bit signless integer values" ["tensor<i64>"] ["tensor<i32>"];
        IndexTensor => "tensor of index values" ["tensor<index>"] ["tensor<i64>"];
        BF16Tensor => "tensor of bfloat16 type values" ["tensor<bf16>"] ["tensor<f16>"];
        F16Tensor => "tensor of 16-bit float values" ["tensor<f16>"] ["tensor<bf16>"];
        F32Tensor => "tensor of 32-bit float values" ["tensor<*xf32>"] ["tensor<f64>"];
        F64Tensor => "tensor of 64-bit float values" ["tensor<?xf64>"] ["tensor<f32>"];
        I1MemRef => "memref of 1-bit signless integer values" ["memref<2xi1>"] ["memref<2xi8>", "tensor<2xi1>"];
        I8MemRef => "memref of 8-bit signless integer values" ["memref<i8>"] ["memref<ui8>", "memref<*xi8>"];
        I16MemRef => "memref of 16-bit signless integer values" ["memref<i16>"] ["memref<i8>"];
        I64MemRef => "memref of 64-bit signless integer values" ["memref<i64>"] ["memref<i32>"];
        BF16MemRef => "memref of bfloat16 type values" ["memref<bf16>"] ["memref<f16>"];
        F16MemRef => "memref of 16-bit float values" ["memref<f16>"] ["memref<bf16>"];
        F32MemRef => "memref of 32-bit float values" ["memref<?xf32>"] ["memref<f64>"];
        F64MemRef => "memref of 64-bit float values" ["memref<f64>"] ["memref<f32>"];
        AnyStridedMemRef => "strided memref of any type values" ["memref<2xf32>"] ["memref<*xf32>", "tensor<2xf32>"];
        AnyFixedVectorOfAnyRank => "fixed-length vector of any type values" ["vector<f32>", "vector<2xf32>"] ["vector<[2]xf32>"];
        AnyFixedVectorOfNonZeroRank => "fixed-length vector of any type values" ["vector<2xf32>"] ["vector<f32>", "vector<[2]xf32>"];
        AnyScalableVectorOfAnyRank => "scalable vector of any type values" ["vector<[2]xf32>", "vector<2x[4]xi8>"] ["vector<2xf32>"];
    }
}

#[test]
fn shaped_with_parameters() {
    table! { Type, ty:
        TensorOf<(F32, I8)> => "tensor of 32-bit float or 8-bit signless integer values" ["tensor<f32>", "tensor<*xi8>"] ["tensor<f64>"];
        RankedTensorOf<F32> => "ranked tensor of 32-bit float values" ["tensor<2xf32>"] ["tensor<*xf32>", "tensor<2xi8>"];
        UnrankedTensorOf<F32> => "unranked tensor of 32-bit float values" ["tensor<*xf32>"] ["tensor<2xf32>"];
        Non0RankedTensorOf<F32> => "non-0-ranked.tensor of 32-bit float values" ["tensor<2xf32>"] ["tensor<f32>"];
        TensorRankOf<2, F32> => "2D tensor of 32-bit float values" ["tensor<2x?xf32>"] ["tensor<2xf32>", "tensor<*xf32>"];
        StaticShapeTensorOf<F32> => "statically shaped tensor of 32-bit float values" ["tensor<2xf32>"] ["tensor<?xf32>"];
        MemRefOf<F32> => "memref of 32-bit float values" ["memref<2xf32>"] ["memref<2xi8>", "memref<*xf32>"];
        UnrankedMemRefOf<F32> => "unranked.memref of 32-bit float values" ["memref<*xf32>"] ["memref<2xf32>"];
        Non0RankedMemRefOf<F32> => "non-0-ranked.memref of 32-bit float values" ["memref<2xf32>"] ["memref<f32>"];
        StaticShapeMemRefOf<F32> => "statically shaped memref of 32-bit float values" ["memref<2xf32>"] ["memref<?xf32>"];
        StridedMemRefOf<F32> => "strided memref of 32-bit float values" ["memref<2xf32>"] ["memref<2xi8>"];
        VectorOfNonZeroRankOf<F32> => "vector of 32-bit float values" ["vector<2xf32>"] ["vector<f32>", "vector<2xi8>"];
        VectorOfAnyRankOf<F32> => "vector of 32-bit float values" ["vector<2xf32>", "vector<f32>"] ["vector<2xi8>"];
        ValueSemanticsContainerOf<F32> => "container with value semantics of 32-bit float values"
            ["vector<2xf32>", "tensor<*xf32>"] ["memref<2xf32>", "f32"];
        ConfinedType<AnyTensor, AnyStaticShapeTensor> =>
            "tensor of any type values statically shaped tensor of any type values" ["tensor<2xf32>"] ["tensor<?xf32>"];
    }
}

#[test]
fn vectors_by_size() {
    table! { Type, ty:
        VectorOfRank<2> => "of ranks 2" ["vector<2x3xf32>"] ["vector<2xf32>", "tensor<2x3xf32>"];
        FixedVectorOfRank<1> => "of ranks 1" ["vector<2xf32>"] ["vector<[2]xf32>", "vector<2x2xf32>"];
        ScalableVectorOfRank<1> => "of ranks 1" ["vector<[2]xf32>"] ["vector<2xf32>", "vector<2x[2]xf32>"];
        VectorOfLength<4> => "of length 4" ["vector<4xf32>", "vector<2x2xi8>"] ["vector<2xf32>", "tensor<4xf32>"];
        VectorOfMinLength<4> => "of at least length 4" ["vector<4xf32>", "vector<9xi8>"] ["vector<3xf32>"];
        VectorOfMaxLength<4> => "of at most length 4" ["vector<4xf32>", "vector<1xi8>"] ["vector<5xf32>"];
        FixedVectorOfLength<4> => "of length 4" ["vector<4xf32>"] ["vector<[4]xf32>", "vector<3xf32>"];
        ScalableVectorOfLength<4> => "of length 4" ["vector<[4]xf32>"] ["vector<4xf32>", "vector<[3]xf32>"];
        ScalableVectorOfRankAndLengthAndType<1, 4, F32> => "of ranks 1scalable vector of 32-bit float values of length 4"
            ["vector<[4]xf32>"] ["vector<[4]xf64>", "vector<4xf32>", "vector<[2]xf32>"];
        FixedVectorOfShapeAndType<F32, 2, 2> => "vector<2x2> of 32-bit float values"
            ["vector<2x2xf32>"] ["vector<2xf32>", "vector<2x2xf64>", "vector<2x[2]xf32>", "vector<2x2x1xf32>", "tensor<2x2xf32>"];
        FixedVectorOfShapeAndType<AnyFloat, 8> => "vector<8> of floating-point values" ["vector<8xf64>"] ["vector<8x1xf64>"];
        ShapedTypeWithNthDimOfSize<1, 4> => "with dim 1 having a size of {4}"
            ["vector<2x4xf32>", "tensor<?x4xi8>"] ["vector<4x2xf32>", "tensor<4xf32>", "tensor<*xf32>"];
        RankedOrUnrankedMemRefOf<F32> => "ranked or unranked memref of 32-bit float values"
            ["memref<*xf32>", "memref<2xf32>"] ["memref<*xi8>", "tensor<2xf32>"];
        StridedMemRefRankOf<2, F32> => "2D memref of 32-bit float values" ["memref<2x3xf32>"] ["memref<2xf32>"];
        OpaqueType => "opaque type" ["!t<\"o\">"] ["none"];
    }
}

#[test]
fn number_attributes() {
    table! { Attribute, attribute:
        AnyAttr => "any attribute" ["1", "unit", "\"a\""] [];
        BoolAttr => "bool attribute" ["true", "false"] ["1 : i8", "unit"];
        AnyI1Attr => "1-bit integer attribute" ["true", "0 : si1"] ["1 : i2"];
        AnyI8Attr => "8-bit integer attribute" ["1 : i8", "1 : ui8"] ["1 : i16"];
        AnyI16Attr => "16-bit integer attribute" ["1 : si16"] ["1 : i8", "1.0 : f16"];
        AnyI64Attr => "64-bit integer attribute" ["1", "1 : ui64"] ["1 : i32", "1 : index"];
        I1Attr => "1-bit signless integer attribute" ["true"] ["0 : ui1"];
        I8Attr => "8-bit signless integer attribute" ["1 : i8"] ["1 : si8"];
        I16Attr => "16-bit signless integer attribute" ["1 : i16"] ["1 : ui16"];
        I64Attr => "64-bit signless integer attribute" ["1"] ["1 : si64", "1 : index"];
        SI1Attr => "1-bit signed integer attribute" ["0 : si1"] ["true"];
        SI16Attr => "16-bit signed integer attribute" ["1 : si16"] ["1 : i16"];
        SI32Attr => "32-bit signed integer attribute" ["1 : si32"] ["1 : i32"];
        SI64Attr => "64-bit signed integer attribute" ["1 : si64"] ["1"];
        UI1Attr => "1-bit unsigned integer attribute" ["1 : ui1"] ["true"];
        UI16Attr => "16-bit unsigned integer attribute" ["1 : ui16"] ["1 : i16"];
        UI32Attr => "32-bit unsigned integer attribute" ["1 : ui32"] ["1 : si32"];
        UI64Attr => "64-bit unsigned integer attribute" ["1 : ui64"] ["1"];
        F64Attr => "64-bit float attribute" ["1.0"] ["1.0 : f32", "1"];
        ConstBoolAttrFalse => "constant attribute false" ["false"] ["true"];
        ConstUnitAttr => "constant attribute true" ["unit"] ["true"];
    }
}

#[test]
fn other_attributes() {
    table! { Attribute, attribute:
        LocationAttr => "location attribute" ["loc(unknown)", "loc(\"a\")"] ["unit"];
        SymbolNameAttr => "string attribute" ["\"a\""] ["@a"];
        DictionaryAttr => "dictionary of named attribute values" ["{}", "{a = 1}"] ["[]"];
        AffineMapAttr => "AffineMap attribute" ["affine_map<(d0) -> (d0)>"] ["unit"];
        IntegerSetAttr => "IntegerSet attribute" ["affine_set<(d0) : (d0 == 0)>"] ["affine_map<(d0) -> (d0)>"];
        IndexElementsAttr => "index elements attribute" ["dense<1> : tensor<2xindex>"] ["dense<1> : tensor<2xi64>"];
        AnyI32ElementsAttr => "32-bit integer elements attribute" ["dense<1> : tensor<2xui32>"] ["dense<1> : tensor<2xi64>"];
        AnyI64ElementsAttr => "64-bit integer elements attribute" ["dense<1> : tensor<2xi64>"] ["dense<1> : tensor<2xi32>"];
        I32ElementsAttr => "32-bit signless integer elements attribute" ["dense<1> : tensor<2xi32>"] ["dense<1> : tensor<2xui32>"];
        StringElementsAttr => "string elements attribute" ["dense<\"a\"> : tensor<1x!t.s>"] ["dense<1> : tensor<1xi8>"];
    }
}

#[test]
fn array_attributes() {
    table! { Attribute, attribute:
        DenseBoolArrayAttr => "i1 dense array attribute" ["array<i1: true>"] ["array<i8: 1>"];
        DenseI8ArrayAttr => "i8 dense array attribute" ["array<i8: 1>", "array<i8>"] ["array<i16: 1>", "[1 : i8]"];
        DenseI16ArrayAttr => "i16 dense array attribute" ["array<i16: 1>"] ["array<i8: 1>"];
        DenseI64ArrayAttr => "i64 dense array attribute" ["array<i64: 1, 2>"] ["array<i32: 1>"];
        DenseF64ArrayAttr => "f64 dense array attribute" ["array<f64: 1.0>"] ["array<f32: 1.0>"];
        LocationArrayAttr => "location array attribute" ["[loc(unknown)]", "[]"] ["[unit]"];
        AffineMapArrayAttr => "AffineMap array attribute" ["[affine_map<() -> ()>]"] ["[1]"];
        BoolArrayAttr => "1-bit boolean array attribute" ["[true, false]"] ["[1]"];
        I64ArrayAttr => "64-bit integer array attribute" ["[1, 2]"] ["[1 : i32]", "array<i64: 1>"];
        F32ArrayAttr => "32-bit float array attribute" ["[1.0 : f32]"] ["[1.0]"];
        F64ArrayAttr => "64-bit float array attribute" ["[1.0]"] ["[1.0 : f32]"];
        TypeArrayAttr => "type array attribute" ["[i32, none]"] ["[1]"];
        DictArrayAttr => "Array of dictionary attributes" ["[{}, {a}]"] ["[[]]"];
        SymbolRefArrayAttr => "symbol ref array attribute" ["[@a, @a::@b]"] ["[\"a\"]"];
        FlatSymbolRefArrayAttr => "flat symbol ref array attribute" ["[@a]"] ["[@a::@b]"];
    }
}

#[test]
fn confined_attributes() {
    table! { Attribute, attribute:
        Confined<I64Attr, IntPositivePowerOf2> =>
            "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0"
            ["1", "64"] ["0", "-8", "3"];
        Confined<DenseI64ArrayAttr, DenseArraySorted> => "i64 dense array attribute should be in non-decreasing order"
            ["array<i64>", "array<i64: 1, 1, 2>"] ["array<i64: 2, 1>"];
        Confined<DenseI64ArrayAttr, DenseArrayMaxCt<2>> => "i64 dense array attribute with at most 2 elements"
            ["array<i64>", "array<i64: 1, 1>"] ["array<i64: 1, 1, 1>"];
        Confined<I64ArrayAttr, IntArrayNthElemMaxValue<1, 5>> =>
            "64-bit integer array attribute whose 1-th element must be at most 5" ["[9, 5]"] ["[1, 6]", "[1]"];
        RankedI32ElementsAttr<2> => "32-bit signless int elements attribute of shape [2]"
            ["dense<1> : tensor<2xi32>"] ["dense<1> : tensor<3xi32>", "dense<1> : tensor<2xi64>"];
        RankedF32ElementsAttr<2> => "32-bit float elements attribute of shape [2]"
            ["dense<1.0> : tensor<2xf32>"] ["dense<1.0> : tensor<3xf32>", "dense<1> : tensor<2xi32>"];
        RankedF64ElementsAttr<2> => "64-bit float elements attribute of shape [2]"
            ["dense<1.0> : tensor<2xf64>"] ["dense<1.0> : tensor<2xf32>"];
        AllAttrOf<I64Attr, IntNonNegative> => "64-bit signless integer attribute and whose value is non-negative"
            ["0"] ["-1", "0 : i32"];
    }
}

/// Checks constraints that other tables only accept or only reject, in the other direction.
#[test]
fn accepted_and_rejected() {
    table! { Type, ty:
        TF32 => "tf32 type" ["tf32"] ["f32", "bf16"];
        I32MemRef => "memref of 32-bit signless integer values" ["memref<2xi32>"] ["memref<2xui32>", "memref<*xi32>"];
        TypeOrValueSemanticsContainer<I8> => "8-bit signless integer, or vector or tensor of such values" ["i8", "vector<2xi8>", "tensor<*xi8>"] ["i16", "memref<2xi8>"];
    }
    table! { Attribute, attribute:
        SI8Attr => "8-bit signed integer attribute" ["-1 : si8"] ["1 : i8", "1 : ui8"];
        TypeAttrOf<AnyFloat> => "type attribute of floating-point" ["f32"] ["i32", "1.0 : f32"];
        IndexListArrayAttr => "Array of 64-bit integer array attributes" ["[[1, 2], []]"] ["[1]", "[[1 : i32]]"];
        AnyIntElementsAttr => "integer elements attribute" ["dense<1> : tensor<2xi8>", "dense<1> : vector<2xui8>", "dense<1> : tensor<2xindex>"]
            ["dense<1.0> : tensor<2xf32>", "array<i8: 1>"];
        I64ElementsAttr => "64-bit signless integer elements attribute" ["dense<1> : tensor<2xi64>"] ["dense<1> : tensor<2xi32>", "dense<1> : tensor<2xsi64>"];
        F64ElementsAttr => "64-bit float elements attribute" ["dense<1.0> : tensor<2xf64>"] ["dense<1.0> : tensor<2xf32>"];
        ElementsAttr => "constant vector/tensor attribute" ["dense<1.0> : tensor<2xf64>", "dense<\"a\"> : tensor<1x!t.s>"] ["[1.0]"];
        RankedI64ElementsAttr<2> => "64-bit signless int elements attribute of shape [2]" ["dense<[1, 2]> : tensor<2xi64>"] ["dense<1> : tensor<2xi32>", "dense<1> : tensor<2x1xi64>"];
        AnyIntegerAttr<16> => "16-bit integer attribute" ["1 : i16", "1 : si16", "1 : ui16"] ["1 : i8"];
        SignlessIntegerAttr<16> => "16-bit signless integer attribute" ["1 : i16"] ["1 : si16", "1 : i8"];
        SignedIntegerAttr<16> => "16-bit signed integer attribute" ["1 : si16"] ["1 : i16"];
        UnsignedIntegerAttr<16> => "16-bit unsigned integer attribute" ["1 : ui16"] ["1 : i16"];
        ConstantIntAttr<I64Attr, 3> => "constant attribute 3" ["3"] ["4", "3 : i32"];
        TypedArrayAttrOf<I64Attr> => "array of 64-bit signless integer attribute" ["[1, 2]", "[]"] ["[1 : i32]", "1"];
        I64SmallVectorArrayAttr => "64-bit integer array attribute" ["[1, 2]"] ["[1 : i32]"];
        Confined<I64Attr, Both<IntMinValue<1>, IntMaxValue<3>>> =>
            "64-bit signless integer attribute whose minimum value is 1 whose maximum value is 3" ["1", "3"] ["0", "4"];
        IntElementsAttrOf<16> => "16-bit integer elements attribute" ["dense<1> : tensor<2xui16>"] ["dense<1> : tensor<2xi8>"];
        SignlessIntElementsAttr<16> => "16-bit signless integer elements attribute" ["dense<1> : tensor<2xi16>"] ["dense<1> : tensor<2xui16>"];
        FloatElementsAttr<16> => "16-bit float elements attribute" ["dense<1.0> : tensor<2xf16>"] ["dense<1.0> : tensor<2xbf16>"];
        RankedSignlessIntElementsAttr<16, 2> => "16-bit signless int elements attribute of shape [2]" ["dense<1> : tensor<2xi16>"] ["dense<1> : tensor<3xi16>"];
        RankedFloatElementsAttr<16, 2> => "16-bit float elements attribute of shape [2]" ["dense<1.0> : tensor<2xf16>"] ["dense<1.0> : tensor<3xf16>"];
        AnyAttrOf<(I64Attr, StrAttr)> => "64-bit signless integer attribute or string attribute" ["1", "\"a\""] ["1 : i8"];
        Confined<I64ArrayAttr, IntArrayNthElemMinValue<0, 9>> =>
            "64-bit integer array attribute whose 0-th element must be at least 9" ["[9]", "[10, 0]"] ["[8]", "[]"];
        Confined<I32Attr, IntIsOneOf<4, 16, 32>> => "32-bit signless integer attribute whose value is one of {4, 16, 32}"
            ["4 : i32", "32 : i32"] ["8 : i32", "4"];
    }
}
