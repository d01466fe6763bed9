//! The library of constraints: which types and attributes each admits, and its summary, which is MLIR's.

use ods::attributes::*;
use ods::constraints::*;
use ods::schema::{Constrains, PredScope};
use ods::types::*;
use ods::{Attribute, Context, Type};

/// Types by the text that MLIR prints for them.
fn types(context: &Context) -> Vec<(&'static str, Type)> {
    use Signedness::{Signed, Signless, Unsigned};
    let int = |width, signedness| Type::from(IntegerType::get(context, width, signedness).expect("a width"));
    let vector = |shape: &[i64], element| Type::from(VectorType::get(context, shape, element).expect("a vector"));
    let scalable = |shape: &[i64], flags: &[bool]| {
        Type::from(VectorType::get_scalable(context, shape, Type::F32, flags).expect("a vector"))
    };
    let tensor =
        |shape: &[i64], element| Type::from(RankedTensorType::get(context, shape, element, None).expect("a tensor"));
    let memref =
        |shape: &[i64], layout| Type::from(MemRefType::get(context, shape, Type::F32, layout, None).expect("a memref"));
    let strided: Attribute = StridedLayoutAttr::get(context, 0, &[DYNAMIC]).into();
    let tuple = |elements: &[Type]| Type::from(TupleType::get(context, elements));
    vec![
        ("i1", Type::I1),
        ("i32", Type::I32),
        ("i64", Type::I64),
        ("i128", int(128, Signless)),
        ("si8", int(8, Signed)),
        ("ui8", int(8, Unsigned)),
        ("index", Type::INDEX),
        ("none", Type::NONE),
        ("f16", Type::F16),
        ("f32", Type::F32),
        ("f64", Type::F64),
        ("bf16", Type::BF16),
        ("complex<f32>", ComplexType::get(context, Type::F32).expect("a complex type").into()),
        ("complex<i32>", ComplexType::get(context, Type::I32).expect("a complex type").into()),
        ("(i32) -> ()", FunctionType::get(context, &[Type::I32], &[]).into()),
        ("tuple<>", tuple(&[])),
        ("tuple<i32>", tuple(&[Type::I32])),
        ("tuple<i32, f32>", tuple(&[Type::I32, Type::F32])),
        ("tuple<i32, tuple<i32>>", tuple(&[Type::I32, tuple(&[Type::I32])])),
        ("vector<f32>", vector(&[], Type::F32)),
        ("vector<4xf32>", vector(&[4], Type::F32)),
        ("vector<2x4xf32>", vector(&[2, 4], Type::F32)),
        ("vector<4xi1>", vector(&[4], Type::I1)),
        ("vector<[4]xf32>", scalable(&[4], &[true])),
        ("vector<2x[4]xf32>", scalable(&[2, 4], &[false, true])),
        ("vector<[2]x4xf32>", scalable(&[2, 4], &[true, false])),
        ("tensor<f32>", tensor(&[], Type::F32)),
        ("tensor<4xf32>", tensor(&[4], Type::F32)),
        ("tensor<?xf32>", tensor(&[DYNAMIC], Type::F32)),
        ("tensor<4x4xi32>", tensor(&[4, 4], Type::I32)),
        ("tensor<*xf32>", UnrankedTensorType::get(context, Type::F32).expect("a tensor").into()),
        ("memref<f32>", memref(&[], None)),
        ("memref<4xf32>", memref(&[4], None)),
        ("memref<?xf32>", memref(&[DYNAMIC], None)),
        ("memref<4xf32, strided<[?]>>", memref(&[4], Some(strided))),
        ("memref<*xf32>", UnrankedMemRefType::get(context, Type::F32, None).expect("a memref").into()),
    ]
}

/// Returns the summary of `C`, and the types among [`types`] that satisfy it.
fn admitted<C: Constrains<Type>>(context: &Context) -> (String, Vec<&'static str>) {
    let admits = |(_, ty): &(&str, Type)| C::CONSTRAINT.holds(*ty, &PredScope::of(context));
    let names = types(context).into_iter().filter(admits).map(|(name, _)| name).collect();
    (C::CONSTRAINT.summary(), names)
}

macro_rules! table {
    ($admitted:ident: $($constraint:ty => $summary:literal [$($name:literal),* $(,)?];)*) => {
        let context = Context::new();
        $(
            let (summary, names) = $admitted::<$constraint>(&context);
            assert_eq!(summary, $summary, "summary of {}", stringify!($constraint));
            assert_eq!(names, [$($name),*] as [&str; _], "admitted by {}", stringify!($constraint));
        )*
    };
}

#[test]
fn scalars() {
    table! { admitted:
        NoneType => "none type" ["none"];
        AnyInteger => "integer" ["i1", "i32", "i64", "i128", "si8", "ui8"];
        AnySignlessInteger => "signless integer" ["i1", "i32", "i64", "i128"];
        AnySignedInteger => "signed integer" ["si8"];
        AnyUnsignedInteger => "unsigned integer" ["ui8"];
        AnyI8 => "8-bit integer" ["si8", "ui8"];
        AnyI32 => "32-bit integer" ["i32"];
        I1 => "1-bit signless integer" ["i1"];
        I128 => "128-bit signless integer" ["i128"];
        SI8 => "8-bit signed integer" ["si8"];
        UI8 => "8-bit unsigned integer" ["ui8"];
        Index => "index" ["index"];
        AnySignlessIntegerOrIndex => "signless integer or index" ["i1", "i32", "i64", "i128", "index"];
        AnyFloat => "floating-point" ["f16", "f32", "f64", "bf16"];
        F32 => "32-bit float" ["f32"];
        BF16 => "bfloat16 type" ["bf16"];
        TF32 => "tf32 type" [];
        AnyComplex => "complex-type" ["complex<f32>", "complex<i32>"];
        Complex<AnyFloat> => "complex type with floating-point elements" ["complex<f32>"];
        FunctionType => "function type" ["(i32) -> ()"];
        (I32, F32) => "32-bit signless integer or 32-bit float" ["i32", "f32"];
        AnyTypeOf<(I32, F32)> => "32-bit signless integer or 32-bit float" ["i32", "f32"];
        AllOfType<AnyInteger, AnyI8> => "integer and 8-bit integer" ["si8", "ui8"];
    }
}

#[test]
fn tuples() {
    table! { admitted:
        AnyTuple => "tuple" ["tuple<>", "tuple<i32>", "tuple<i32, f32>", "tuple<i32, tuple<i32>>"];
        TupleOf<I32> => "tuple with any combination of 32-bit signless integer values" ["tuple<>", "tuple<i32>"];
        TupleOf<(I32, F32)> =>
            "tuple with any combination of 32-bit signless integer or 32-bit float values"
            ["tuple<>", "tuple<i32>", "tuple<i32, f32>"];
        NestedTupleOf<I32> =>
            "nested tuple with any combination of 32-bit signless integer values"
            ["tuple<>", "tuple<i32>", "tuple<i32, tuple<i32>>"];
    }
}

#[test]
fn vectors() {
    table! { admitted:
        AnyVectorOfAnyRank => "vector of any type values" [
            "vector<f32>", "vector<4xf32>", "vector<2x4xf32>", "vector<4xi1>", "vector<[4]xf32>", "vector<2x[4]xf32>",
            "vector<[2]x4xf32>",
        ];
        AnyVectorOfNonZeroRank => "vector of any type values" [
            "vector<4xf32>", "vector<2x4xf32>", "vector<4xi1>", "vector<[4]xf32>", "vector<2x[4]xf32>",
            "vector<[2]x4xf32>",
        ];
        FixedVectorOfNonZeroRankOf<F32> => "fixed-length vector of 32-bit float values"
            ["vector<4xf32>", "vector<2x4xf32>"];
        FixedVectorOfAnyRank<F32> => "fixed-length vector of 32-bit float values"
            ["vector<f32>", "vector<4xf32>", "vector<2x4xf32>"];
        ScalableVectorOfAnyRank<F32> => "scalable vector of 32-bit float values"
            ["vector<[4]xf32>", "vector<2x[4]xf32>", "vector<[2]x4xf32>"];
        VectorWithTrailingDimScalableOf<F32> => "trailing scalable vector of 32-bit float values"
            ["vector<[4]xf32>", "vector<2x[4]xf32>"];
        VectorOfRankAndType<1, F32> => "vector of 32-bit float values of ranks 1" ["vector<4xf32>", "vector<[4]xf32>"];
        FixedVectorOfRankAndType<2, F32> => "fixed-length vector of 32-bit float values of ranks 2" ["vector<2x4xf32>"];
        VectorOfLengthAndType<4, F32> => "vector of 32-bit float values of length 4"
            ["vector<4xf32>", "vector<[4]xf32>"];
        FixedVectorOfLengthAndType<8, F32> => "fixed-length vector of 32-bit float values of length 8"
            ["vector<2x4xf32>"];
        ScalableVectorOfLengthAndType<8, F32> => "scalable vector of 32-bit float values of length 8"
            ["vector<2x[4]xf32>", "vector<[2]x4xf32>"];
        VectorOfMinMaxLengthAndType<1, 4, I1> =>
            "vector of 1-bit signless integer values of at least length 1 of at most length 4" ["vector<4xi1>"];
        VectorWithTrailingDimScalableOfSizeAndType<4, F32> =>
            "trailing scalable vector of 32-bit float values with dim -1 having a size of {4}"
            ["vector<[4]xf32>", "vector<2x[4]xf32>"];
    }
}

#[test]
fn tensors() {
    table! { admitted:
        AnyTensor => "tensor of any type values"
            ["tensor<f32>", "tensor<4xf32>", "tensor<?xf32>", "tensor<4x4xi32>", "tensor<*xf32>"];
        I32Tensor => "tensor of 32-bit signless integer values" ["tensor<4x4xi32>"];
        AnyRankedTensor => "ranked tensor of any type values"
            ["tensor<f32>", "tensor<4xf32>", "tensor<?xf32>", "tensor<4x4xi32>"];
        AnyUnrankedTensor => "unranked tensor of any type values" ["tensor<*xf32>"];
        AnyNon0RankedTensor => "non-0-ranked.tensor of any type values"
            ["tensor<4xf32>", "tensor<?xf32>", "tensor<4x4xi32>"];
        AnyNon0RankedOrUnrankedTensor => "non-0-ranked or unranked tensor"
            ["tensor<4xf32>", "tensor<?xf32>", "tensor<4x4xi32>", "tensor<*xf32>"];
        TensorRankOf<1, AnyFloat> => "1D tensor of floating-point values" ["tensor<4xf32>", "tensor<?xf32>"];
        AnyStaticShapeTensor => "statically shaped tensor of any type values"
            ["tensor<f32>", "tensor<4xf32>", "tensor<4x4xi32>"];
    }
}

#[test]
fn memrefs() {
    table! { admitted:
        AnyMemRef => "memref of any type values"
            ["memref<f32>", "memref<4xf32>", "memref<?xf32>", "memref<4xf32, strided<[?]>>"];
        I32MemRef => "memref of 32-bit signless integer values" [];
        AnyUnrankedMemRef => "unranked.memref of any type values" ["memref<*xf32>"];
        AnyNon0RankedMemRef => "non-0-ranked.memref of any type values"
            ["memref<4xf32>", "memref<?xf32>", "memref<4xf32, strided<[?]>>"];
        AnyRankedOrUnrankedMemRef => "ranked or unranked memref of any type values"
            ["memref<f32>", "memref<4xf32>", "memref<?xf32>", "memref<4xf32, strided<[?]>>", "memref<*xf32>"];
        AnyNon0RankedOrUnrankedMemRef =>
            "unranked.memref of any type values or non-0-ranked.memref of any type values"
            ["memref<4xf32>", "memref<?xf32>", "memref<4xf32, strided<[?]>>", "memref<*xf32>"];
        MemRefRankOf<0, F32> => "0D memref of 32-bit float values" ["memref<f32>"];
        AnyStaticShapeMemRef => "statically shaped memref of any type values"
            ["memref<f32>", "memref<4xf32>", "memref<4xf32, strided<[?]>>"];
        AnyStridedMemRefOfRank<1> => "strided memref of any type values of rank 1"
            ["memref<4xf32>", "memref<?xf32>", "memref<4xf32, strided<[?]>>"];
        TensorOrMemRef<I32> => "Tensor or MemRef of 32-bit signless integer values" ["tensor<4x4xi32>"];
    }
}

#[test]
fn like_constraints() {
    table! { admitted:
        BoolLike => "bool-like" ["i1", "vector<4xi1>"];
        SignlessIntegerLike => "signless-integer" ["i1", "i32", "i64", "i128", "vector<4xi1>", "tensor<4x4xi32>"];
        SignlessIntegerOrIndexLike => "signless-integer-like"
            ["i1", "i32", "i64", "i128", "index", "vector<4xi1>", "tensor<4x4xi32>"];
        SignlessIntegerOrFloatLike => "signless-integer-like or floating-point-like" [
            "i1", "i32", "i64", "i128", "f16", "f32", "f64", "bf16", "vector<f32>", "vector<4xf32>", "vector<2x4xf32>",
            "vector<4xi1>", "vector<[4]xf32>", "vector<2x[4]xf32>", "vector<[2]x4xf32>", "tensor<f32>", "tensor<4xf32>",
            "tensor<?xf32>", "tensor<4x4xi32>", "tensor<*xf32>",
        ];
    }
}

/// Attributes by the text that MLIR prints for them.
fn attributes(context: &Context) -> Vec<(&'static str, Attribute)> {
    let int = |ty, value| Attribute::from(IntegerAttr::get(context, ty, value).expect("an integer type"));
    let unsigned = IntegerType::get(context, 8, Signedness::Unsigned).expect("a width").into();
    let array = |elements: &[Attribute]| Attribute::from(ArrayAttr::get(context, elements));
    let string: Attribute = StringAttr::get(context, "SAME").into();
    let floats = |values: &[f32]| {
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        Attribute::from(DenseArrayAttr::from_raw(context, Type::F32, &bytes).expect("whole floats"))
    };
    let two = RankedTensorType::of(context, &[2], Type::I64).expect("a tensor");
    let elements = DenseElementsAttr::from_raw(context, two, &[0; 16], false).expect("two integers").into();
    vec![
        ("unit", Attribute::UNIT),
        ("true", BoolAttr::get(context, true).into()),
        ("0 : i32", int(Type::I32, 0)),
        ("8 : i32", int(Type::I32, 8)),
        ("-8 : i64", int(Type::I64, -8)),
        ("3 : index", int(Type::INDEX, 3)),
        ("200 : ui8", int(unsigned, 200)),
        ("1.5 : f32", FloatAttr::get(context, Type::F32, 1.5).expect("a float type").into()),
        ("\"SAME\"", string),
        ("i32", TypeAttr::get(context, Type::I32).into()),
        ("@f", FlatSymbolRefAttr::get(context, "f").into()),
        ("@f::@g", SymbolRefAttr::get(context, "f", &["g"]).into()),
        ("[]", array(&[])),
        ("[8 : i32]", array(&[int(Type::I32, 8)])),
        ("[\"SAME\"]", array(&[string])),
        ("[8 : i32, \"SAME\"]", array(&[int(Type::I32, 8), string])),
        ("array<i32: 1, 2>", DenseArrayAttr::i32s(context, &[1, 2]).into()),
        ("array<i64: 2, 2, -1>", DenseArrayAttr::i64s(context, &[2, 2, -1]).into()),
        ("array<f32: 0.5, 1.5>", floats(&[0.5, 1.5])),
        ("dense<0> : tensor<2xi64>", elements),
    ]
}

fn admitted_attributes<C: Constrains<Attribute>>(context: &Context) -> (String, Vec<&'static str>) {
    let admits = |(_, attribute): &(&str, Attribute)| C::CONSTRAINT.holds(*attribute, &PredScope::of(context));
    let names = attributes(context).into_iter().filter(admits).map(|(name, _)| name).collect();
    (C::CONSTRAINT.summary(), names)
}

#[test]
fn single_attributes() {
    table! { admitted_attributes:
        UnitAttr => "unit attribute" ["unit"];
        BoolProperty => "bool attribute" ["true"];
        ConstBoolAttrTrue => "constant attribute true" ["true"];
        APIntAttr => "arbitrary integer attribute"
            ["true", "0 : i32", "8 : i32", "-8 : i64", "3 : index", "200 : ui8"];
        AnyI32Attr => "32-bit integer attribute" ["0 : i32", "8 : i32"];
        I32Attr => "32-bit signless integer attribute" ["0 : i32", "8 : i32"];
        SI8Attr => "8-bit signed integer attribute" [];
        UI8Attr => "8-bit unsigned integer attribute" ["200 : ui8"];
        IndexAttr => "index attribute" ["3 : index"];
        F32Attr => "32-bit float attribute" ["1.5 : f32"];
        StrAttr => "string attribute" ["\"SAME\""];
        TypedStrAttr<NoneType> => "string attribute of none type" ["\"SAME\""];
        TypeAttr => "any type attribute" ["i32"];
        TypeAttrOf<AnyFloat> => "type attribute of floating-point" [];
        TypeAttrOf<AnyInteger> => "type attribute of integer" ["i32"];
        SymbolRefAttr => "symbol reference attribute" ["@f", "@f::@g"];
        FlatSymbolRefAttr => "flat symbol reference attribute" ["@f"];
        (StrAttr, UnitAttr) => "string attribute or unit attribute" ["unit", "\"SAME\""];
    }
}

#[test]
fn array_attributes() {
    table! { admitted_attributes:
        ArrayAttr => "array attribute" ["[]", "[8 : i32]", "[\"SAME\"]", "[8 : i32, \"SAME\"]"];
        I32ArrayAttr => "32-bit integer array attribute" ["[]", "[8 : i32]"];
        StrArrayAttr => "string array attribute" ["[]", "[\"SAME\"]"];
        IndexListArrayAttr => "Array of 64-bit integer array attributes" ["[]"];
        DenseI32ArrayAttr => "i32 dense array attribute" ["array<i32: 1, 2>"];
        DenseF32ArrayAttr => "f32 dense array attribute" ["array<f32: 0.5, 1.5>"];
        ElementsAttr => "constant vector/tensor attribute" ["dense<0> : tensor<2xi64>"];
        AnyIntElementsAttr => "integer elements attribute" ["dense<0> : tensor<2xi64>"];
        I64ElementsAttr => "64-bit signless integer elements attribute" ["dense<0> : tensor<2xi64>"];
        RankedI64ElementsAttr<2> => "64-bit signless int elements attribute of shape [2]" ["dense<0> : tensor<2xi64>"];
        RankedI64ElementsAttr<3> => "64-bit signless int elements attribute of shape [3]" [];
        F64ElementsAttr => "64-bit float elements attribute" [];
    }
}

#[test]
fn confined_attributes() {
    table! { admitted_attributes:
        IntNonNegative => "whose value is non-negative" ["0 : i32", "8 : i32", "3 : index"];
        IntPositive => "whose value is positive" ["8 : i32", "3 : index"];
        Confined<I32Attr, IntMinValue<1>> => "32-bit signless integer attribute whose minimum value is 1" ["8 : i32"];
        Confined<APIntAttr, IntMaxValue<0>> => "arbitrary integer attribute whose maximum value is 0"
            ["true", "0 : i32", "-8 : i64"];
        Confined<Confined<APIntAttr, IntNEQValue<0>>, IntPowerOf2> =>
            "arbitrary integer attribute whose value is not 0 whose value is a power of two > 0" ["true", "8 : i32"];
        IntValidAlignment<I32Attr> =>
            "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0"
            ["8 : i32"];
        ArrayMinCount<1> => "with at least 1 elements" ["[8 : i32]", "[\"SAME\"]", "[8 : i32, \"SAME\"]"];
        ArrayMaxCount<0> => "with at most 0 elements" ["[]"];
        ArrayCount<2> => "with exactly 2 elements" ["[8 : i32, \"SAME\"]"];
        IntArrayNthElemEq<0, 8> => "whose 0-th element must be 8" ["[8 : i32]", "[8 : i32, \"SAME\"]"];
        IntArrayNthElemMinValue<0, 9> => "whose 0-th element must be at least 9" [];
        IntArrayNthElemInRange<0, 7, 9> => "whose 0-th element must be at least 7 and at most 9"
            ["[8 : i32]", "[8 : i32, \"SAME\"]"];
        DenseArrayCount<2> => "with exactly 2 elements" ["array<i32: 1, 2>", "array<f32: 0.5, 1.5>"];
        DenseArrayMinCt<3> => "with at least 3 elements" ["array<i64: 2, 2, -1>"];
        DenseArrayStrictlyPositive => "whose value is positive" ["array<i32: 1, 2>", "array<f32: 0.5, 1.5>"];
        DenseArrayNonNegative => "whose value is non-negative" ["array<i32: 1, 2>", "array<f32: 0.5, 1.5>"];
        DenseArrayStrictlySorted => "should be in increasing order" ["array<i32: 1, 2>", "array<f32: 0.5, 1.5>"];
    }
}

#[test]
fn buildable_types_satisfy_their_constraint() {
    fn check<C: Constrains<Type>>(context: &Context) {
        let build = C::CONSTRAINT.builder.expect("a builder");
        assert!(C::CONSTRAINT.holds(build(context), &PredScope::of(context)), "{}", C::CONSTRAINT.name);
    }
    let context = Context::new();
    check::<I1>(&context);
    check::<SI64>(&context);
    check::<UI8>(&context);
    check::<Index>(&context);
    check::<NoneType>(&context);
    check::<F16>(&context);
    check::<F80>(&context);
    check::<TF32>(&context);
    check::<F8E4M3FN>(&context);
    check::<F4E2M1FN>(&context);
}
