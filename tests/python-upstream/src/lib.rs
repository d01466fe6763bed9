//! The dialect `python_test` of MLIR's tests of its Python bindings, and the package that they run on: it beside the
//! standard dialects.

use ods::context::RegisterError;
use ods::prelude::*;

ods::python::module!(_native, register, ods_dialects::PASSES);

fn register(context: &Context) -> Result<(), RegisterError> {
    ods_dialects::register_all(context)?;
    context.register::<PythonTest>()
}

/// Operations of all shapes.
#[dialect(
    name = "python_test",
    ops(
        AttributedOp,
        CustomAttributedOp,
        AttributesOp,
        PropertyOp,
        DummyOp,
        InferResultsOp,
        InferResultsVariadicInputsOp,
        InferResultsImpliedOp,
        InferShapedTypeComponentsOp,
        SameOperandAndResultTypeOp,
        FirstAttrDeriveTypeAttrOp,
        FirstAttrDeriveAttrOp,
        OptionalOperandOp,
        SameVariadicOperandSizeOp,
        SameVariadicResultSizeOpVFV,
        SameVariadicResultSizeOpVVV,
        SameVariadicResultSizeOpFFV,
        SameVariadicResultSizeOpVVF,
        SameVariadicResultSizeOpFVFVF,
        ResultsVariadicOp,
        VariadicAndNormalRegionOp
    ),
    types(TestType),
    attrs(TestAttr)
)]
pub struct PythonTest;

/// A type without parameters.
#[type_def(PythonTest, "test_type")]
pub struct TestType {}

/// An attribute without parameters.
#[attr_def(PythonTest, "test_attr")]
pub struct TestAttr {}

constraint! {
    /// i32 or f32
    pub I32OrF32: Type = Or(I32, F32);
}

/// Required, optional and unit attributes.
#[op(PythonTest, "attributed_op",
     format(operands attr_dict functional_type(operands, results)))]
pub struct AttributedOp {
    #[attr]
    mandatory_i32: I32Attr,
    #[attr]
    optional_i32: Optional<I32Attr>,
    #[attr]
    unit: UnitAttr,
}

/// An attribute of the dialect.
#[op(PythonTest, "custom_attributed_op",
     format(operands attr_dict functional_type(operands, results)))]
pub struct CustomAttributedOp {
    #[attr]
    test_attr: TestAttr,
}

/// Attributes of all kinds that Python values convert to.
#[op(PythonTest, "attributes_op",
     format(operands attr_dict functional_type(operands, results)))]
pub struct AttributesOp {
    #[attr]
    x_affinemaparr: AffineMapArrayAttr,
    #[attr]
    x_affinemap: AffineMapAttr,
    #[attr]
    x_arr: ArrayAttr,
    #[attr]
    x_boolarr: BoolArrayAttr,
    #[attr]
    x_bool: BoolAttr,
    #[attr]
    x_dboolarr: DenseBoolArrayAttr,
    #[attr]
    x_df32arr: DenseF32ArrayAttr,
    #[attr]
    x_df64arr: DenseF64ArrayAttr,
    #[attr]
    x_df16arr: DenseI16ArrayAttr,
    #[attr]
    x_di32arr: DenseI32ArrayAttr,
    #[attr]
    x_di64arr: DenseI64ArrayAttr,
    #[attr]
    x_di8arr: DenseI8ArrayAttr,
    #[attr]
    x_dictarr: DictArrayAttr,
    #[attr]
    x_dict: DictionaryAttr,
    #[attr]
    x_f32arr: F32ArrayAttr,
    #[attr]
    x_f32: F32Attr,
    #[attr]
    x_f64arr: F64ArrayAttr,
    #[attr]
    x_f64: F64Attr,
    #[attr]
    x_f64elems: F64ElementsAttr,
    #[attr]
    x_flatsymrefarr: FlatSymbolRefArrayAttr,
    #[attr]
    x_flatsymref: FlatSymbolRefAttr,
    #[attr]
    x_i16: I16Attr,
    #[attr]
    x_i1: I1Attr,
    #[attr]
    x_i32arr: I32ArrayAttr,
    #[attr]
    x_i32: I32Attr,
    #[attr]
    x_i32elems: I32ElementsAttr,
    #[attr]
    x_i64arr: I64ArrayAttr,
    #[attr]
    x_i64: I64Attr,
    #[attr]
    x_i64elems: I64ElementsAttr,
    #[attr]
    x_i64svecarr: I64SmallVectorArrayAttr,
    #[attr]
    x_i8: I8Attr,
    #[attr]
    x_idx: IndexAttr,
    #[attr]
    x_idxelems: IndexElementsAttr,
    #[attr]
    x_idxlistarr: IndexListArrayAttr,
    #[attr]
    x_si16: SI16Attr,
    #[attr]
    x_si1: SI1Attr,
    #[attr]
    x_si32: SI32Attr,
    #[attr]
    x_si64: SI64Attr,
    #[attr]
    x_si8: SI8Attr,
    #[attr]
    x_strarr: StrArrayAttr,
    #[attr]
    x_str: StrAttr,
    #[attr]
    x_sym: SymbolNameAttr,
    #[attr]
    x_symrefarr: SymbolRefArrayAttr,
    #[attr]
    x_symref: SymbolRefAttr,
    #[attr]
    x_typearr: TypeArrayAttr,
    #[attr]
    x_type: TypeAttr,
    #[attr]
    x_ui16: UI16Attr,
    #[attr]
    x_ui1: UI1Attr,
    #[attr]
    x_ui32: UI32Attr,
    #[attr]
    x_ui64: UI64Attr,
    #[attr]
    x_ui8: UI8Attr,
    #[attr]
    x_unit: UnitAttr,
}

/// An attribute with the name of a decorator.
#[op(PythonTest, "property_op",
     format(operands attr_dict functional_type(operands, results)))]
pub struct PropertyOp {
    #[attr]
    property: I32Attr,
    #[operand]
    idx: I32,
}

/// Nothing.
#[op(PythonTest, "dummy_op",
     format(operands attr_dict functional_type(operands, results)))]
pub struct DummyOp {}

/// Inferred results.
#[op(PythonTest, "infer_results_op", interfaces(InferTypeOpInterface),
     format(operands attr_dict functional_type(operands, results)))]
pub struct InferResultsOp {
    #[result]
    single: AnyInteger,
    #[result]
    doubled: AnyInteger,
}

/// A result inferred from the number of operands.
#[op(PythonTest, "infer_results_variadic_inputs_op", traits(AttrSizedOperandSegments), interfaces(InferTypeOpInterface),
     format(operands attr_dict functional_type(operands, results)))]
pub struct InferResultsVariadicInputsOp {
    #[operand]
    single: Optional<I64>,
    #[operand]
    doubled: Optional<I64>,
    #[result]
    res: I32OrF32,
}

/// Results of fixed types.
#[op(PythonTest, "infer_results_implied_op",
     format(operands attr_dict functional_type(operands, results)))]
pub struct InferResultsImpliedOp {
    #[result]
    integer: I32,
    #[result]
    flt: F64,
    #[result]
    index: Index,
}

/// A tensor.
#[op(PythonTest, "infer_shaped_type_components_op",
     format(operands attr_dict functional_type(operands, results)))]
pub struct InferShapedTypeComponentsOp {
    #[operand]
    operand: AnyTensor,
    #[result]
    result: AnyTensor,
}

/// Results of the type of the operands.
#[op(PythonTest, "same_operand_and_result_type_op", traits(SameOperandsAndResultType),
     format(operands attr_dict functional_type(operands, results)))]
pub struct SameOperandAndResultTypeOp {
    #[operand]
    values: Variadic<AnyType>,
    #[result]
    one: AnyType,
    #[result]
    two: AnyType,
}

/// Results of the type in an attribute.
#[op(PythonTest, "first_attr_derive_type_attr_op", traits(FirstAttrDerivedResultType),
     format(operands attr_dict functional_type(operands, results)))]
pub struct FirstAttrDeriveTypeAttrOp {
    #[operand]
    input: AnyType,
    #[attr]
    r#type: TypeAttr,
    #[result]
    one: AnyType,
    #[result]
    two: AnyType,
}

/// Results of the type of an attribute.
#[op(PythonTest, "first_attr_derive_attr_op", traits(FirstAttrDerivedResultType),
     format(operands attr_dict functional_type(operands, results)))]
pub struct FirstAttrDeriveAttrOp {
    #[attr]
    iattr: AnyAttr,
    #[result]
    one: AnyType,
    #[result]
    two: AnyType,
    #[result]
    three: AnyType,
}

/// An optional operand.
#[op(PythonTest, "optional_operand_op",
     format(operands attr_dict functional_type(operands, results)))]
pub struct OptionalOperandOp {
    #[operand]
    input: Optional<AnyType>,
    #[result]
    result: I32,
}

/// Groups of operands of one size.
#[op(PythonTest, "same_variadic_operand", traits(SameVariadicOperandSize),
     format(operands attr_dict functional_type(operands, results)))]
pub struct SameVariadicOperandSizeOp {
    #[operand]
    variadic1: Variadic<AnyType>,
    #[operand]
    non_variadic: AnyType,
    #[operand]
    variadic2: Variadic<AnyType>,
}

/// Groups of results of one size: variadic1, non_variadic, variadic2.
#[op(PythonTest, "same_variadic_result_vfv", traits(SameVariadicResultSize),
     format(operands attr_dict functional_type(operands, results)))]
pub struct SameVariadicResultSizeOpVFV {
    #[result]
    variadic1: Variadic<AnyType>,
    #[result]
    non_variadic: AnyType,
    #[result]
    variadic2: Variadic<AnyType>,
}

/// Groups of results of one size: variadic1, variadic2, variadic3.
#[op(PythonTest, "same_variadic_result_vvv", traits(SameVariadicResultSize),
     format(operands attr_dict functional_type(operands, results)))]
pub struct SameVariadicResultSizeOpVVV {
    #[result]
    variadic1: Variadic<AnyType>,
    #[result]
    variadic2: Variadic<AnyType>,
    #[result]
    variadic3: Variadic<AnyType>,
}

/// Groups of results of one size: non_variadic1, non_variadic2, variadic.
#[op(PythonTest, "same_variadic_result_ffv", traits(SameVariadicResultSize),
     format(operands attr_dict functional_type(operands, results)))]
pub struct SameVariadicResultSizeOpFFV {
    #[result]
    non_variadic1: AnyType,
    #[result]
    non_variadic2: AnyType,
    #[result]
    variadic: Variadic<AnyType>,
}

/// Groups of results of one size: variadic1, variadic2, non_variadic.
#[op(PythonTest, "same_variadic_result_vvf", traits(SameVariadicResultSize),
     format(operands attr_dict functional_type(operands, results)))]
pub struct SameVariadicResultSizeOpVVF {
    #[result]
    variadic1: Variadic<AnyType>,
    #[result]
    variadic2: Variadic<AnyType>,
    #[result]
    non_variadic: AnyType,
}

/// Groups of results of one size: non_variadic1, variadic1, non_variadic2, variadic2, non_variadic3.
#[op(PythonTest, "same_variadic_result_fvfvf", traits(SameVariadicResultSize),
     format(operands attr_dict functional_type(operands, results)))]
pub struct SameVariadicResultSizeOpFVFVF {
    #[result]
    non_variadic1: AnyType,
    #[result]
    variadic1: Variadic<AnyType>,
    #[result]
    non_variadic2: AnyType,
    #[result]
    variadic2: Variadic<AnyType>,
    #[result]
    non_variadic3: AnyType,
}

/// Variadic results.
#[op(PythonTest, "results_variadic",
     format(operands attr_dict functional_type(operands, results)))]
pub struct ResultsVariadicOp {
    #[result]
    res: Variadic<AnyType>,
}

/// A region, and any number of regions.
#[op(PythonTest, "variadic_and_normal_region", format(attr_dict_with_keyword $region $variadic))]
pub struct VariadicAndNormalRegionOp {
    #[region]
    region: AnyRegion,
    #[region]
    variadic: Variadic<AnyRegion>,
}

impl InferTypeOpInterface for InferResultsOp {
    fn infer_return_types(_: &Ir, _: &Draft) -> Result<Vec<Type>, String> {
        Ok(vec![Type::I32, Type::I64])
    }
}

impl InferTypeOpInterface for InferResultsVariadicInputsOp {
    fn infer_return_types(ir: &Ir, draft: &Draft) -> Result<Vec<Type>, String> {
        Ok(vec![if InferResultsVariadicInputsOp::over(draft).doubled(ir).is_some() { Type::F32 } else { Type::I32 }])
    }
}
