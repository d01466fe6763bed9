//! A dialect for the tests of this crate.

use crate::attributes::{IntegerAttr, StringAttr, SymbolRefAttr};
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Block, Region, Type};
use crate::ir::Ir;
use crate::ir::symbols::SymbolTables;
use crate::schema::{Op, OpRef, OpSchema};
use crate::traits::*;
use crate::types::{Signedness, TypeData};
use ods_macros::{constraint, dialect, op};

fn is_integer(ty: Type, context: &crate::Context) -> bool {
    let element = ty.element_type(context);
    matches!(element.data(context), TypeData::Integer { signedness: Signedness::Signless, .. } | TypeData::Index)
}

fn has_one_block(region: Region, op: OpRef<'_>) -> bool {
    op.ir.has_one_block(region)
}

constraint! {
    crate = crate;

    /// any type
    pub AnyType: Type = TruePred;

    /// 1-bit signless integer
    pub I1: Type = CPred($_self == Type::I1), build => Type::I1;

    /// signless-integer-like
    pub Integer: Type = CPred(is_integer($_self, $_ctx));

    /// any attribute
    pub AnyAttr: Attribute = TruePred;

    /// integer attribute
    pub IntAttr: IntegerAttr = TruePred;

    /// string attribute
    pub StrAttr: StringAttr = TruePred;

    /// any region
    pub AnyRegion: Region = TruePred;

    /// region with 1 blocks
    pub OneBlock: Region = CPred(has_one_block($_self, $_op));

    /// any successor
    pub AnySuccessor: Block = TruePred;
}

/// Operations with parts, traits and regions of all kinds.
#[dialect(
    name = "t",
    ops(
        AddOp, CompareOp, ConstantOp, SelectOp, GroupsOp, ManyOp, BranchOp, SwitchOp, ReturnOp, YieldOp, StopOp, FuncOp,
        IfOp, BodyOp, BodiesOp, GraphOp, TableOp, CallOp, ElementwiseOp, SameShapeOp, SameShapesOp, SameElementOp,
        SameElementsOp, SameRankOp, SameAllOp, FloatsOp, SegmentsOp, UseOp
    ),
    crate = crate
)]
pub(crate) struct Test;

#[op(Test, "add", traits(Pure, SameOperandsAndResultType), crate = crate)]
pub(crate) struct AddOp {
    #[operand]
    lhs: Integer,
    #[operand]
    rhs: Integer,
    #[result]
    result: Integer,
}

#[op(Test, "cmp", traits(SameTypeOperands), crate = crate)]
pub(crate) struct CompareOp {
    #[operand]
    lhs: Integer,
    #[operand]
    rhs: Integer,
    #[attr]
    predicate: IntAttr,
    #[result]
    result: I1,
}

#[op(Test, "constant", traits(FirstAttrDerivedResultType), crate = crate)]
pub(crate) struct ConstantOp {
    #[attr]
    value: IntAttr,
    #[attr]
    a_name: StrAttr,
    #[attr]
    c: Optional<StrAttr>,
    #[result]
    result: AnyType,
}

#[op(Test, "select", traits(AllTypesMatch(true_value, false_value, result)), crate = crate)]
pub(crate) struct SelectOp {
    #[operand]
    condition: I1,
    #[operand]
    true_value: AnyType,
    #[operand]
    false_value: AnyType,
    #[result]
    result: AnyType,
}

#[op(Test, "groups", crate = crate)]
pub(crate) struct GroupsOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: Optional<Integer>,
    #[result]
    r: Variadic<Integer>,
}

#[op(Test, "many", crate = crate)]
pub(crate) struct ManyOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: Variadic<Integer>,
    #[result]
    r: AnyType,
    #[result]
    s: Variadic<AnyType>,
}

#[op(Test, "br", traits(Terminator), crate = crate)]
pub(crate) struct BranchOp {
    #[operand]
    values: Variadic<AnyType>,
    #[successor]
    dest: AnySuccessor,
}

#[op(Test, "switch", traits(Terminator), crate = crate)]
pub(crate) struct SwitchOp {
    #[successor]
    dest: AnySuccessor,
    #[successor]
    others: Variadic<AnySuccessor>,
}

#[op(Test, "return", traits(Terminator, ReturnLike, HasParent<FuncOp>), crate = crate)]
pub(crate) struct ReturnOp {
    #[operand]
    values: Variadic<AnyType>,
}

#[op(Test, "yield", traits(Terminator, ParentOneOf<(IfOp, BodyOp)>), crate = crate)]
pub(crate) struct YieldOp {
    #[operand]
    values: Variadic<AnyType>,
}

#[op(Test, "stop", traits(Terminator), crate = crate)]
pub(crate) struct StopOp {}

#[op(Test, "func", traits(IsolatedFromAbove, Symbol), crate = crate)]
pub(crate) struct FuncOp {
    #[attr]
    sym_name: StrAttr,
    #[attr]
    sym_visibility: Optional<AnyAttr>,
    #[region]
    body: AnyRegion,
}

#[op(Test, "if", traits(SingleBlockImplicitTerminator<YieldOp>), crate = crate)]
pub(crate) struct IfOp {
    #[operand]
    condition: I1,
    #[region]
    then_region: OneBlock,
    #[region]
    else_region: AnyRegion,
}

#[op(Test, "body", crate = crate)]
pub(crate) struct BodyOp {
    #[region]
    body: AnyRegion,
}

#[op(Test, "bodies", traits(NoRegionArguments), crate = crate)]
pub(crate) struct BodiesOp {
    #[region]
    first: AnyRegion,
    #[region]
    rest: Variadic<AnyRegion>,
}

#[op(Test, "graph", traits(HasOnlyGraphRegion, NoTerminator), crate = crate)]
pub(crate) struct GraphOp {
    #[region]
    body: AnyRegion,
}

#[op(Test, "table", traits(SymbolTable, NoTerminator), crate = crate)]
pub(crate) struct TableOp {
    #[region]
    body: Variadic<AnyRegion>,
}

#[op(Test, "call", verify_symbol_uses, crate = crate)]
pub(crate) struct CallOp {
    #[attr]
    callee: AnyAttr,
}

impl CallOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTables) -> Result<(), Diagnostic> {
        let op = self.operation();
        let reference = self.callee(ir).cast::<SymbolRefAttr>(ir.context());
        match reference.and_then(|reference| tables.lookup_nearest(ir, op, reference)) {
            Some(_) => Ok(()),
            None => Err(ir.op_error(op, "does not reference a valid function")),
        }
    }
}

#[op(Test, "elementwise", traits(Elementwise), crate = crate)]
pub(crate) struct ElementwiseOp {
    #[operand]
    values: Variadic<AnyType>,
    #[result]
    results: Variadic<AnyType>,
}

#[op(Test, "same_shape", traits(SameOperandsShape), crate = crate)]
pub(crate) struct SameShapeOp {
    #[operand]
    values: Variadic<AnyType>,
}

#[op(Test, "same_shapes", traits(SameOperandsAndResultShape), crate = crate)]
pub(crate) struct SameShapesOp {
    #[operand]
    values: Variadic<AnyType>,
    #[result]
    results: Variadic<AnyType>,
}

#[op(Test, "same_element", traits(SameOperandsElementType), crate = crate)]
pub(crate) struct SameElementOp {
    #[operand]
    values: Variadic<AnyType>,
}

#[op(Test, "same_elements", traits(SameOperandsAndResultElementType), crate = crate)]
pub(crate) struct SameElementsOp {
    #[operand]
    values: Variadic<AnyType>,
    #[result]
    results: Variadic<AnyType>,
}

#[op(Test, "same_rank", traits(SameOperandsAndResultRank), crate = crate)]
pub(crate) struct SameRankOp {
    #[operand]
    values: Variadic<AnyType>,
    #[result]
    results: Variadic<AnyType>,
}

#[op(Test, "same_all", traits(SameOperandsAndResultType), crate = crate)]
pub(crate) struct SameAllOp {
    #[operand]
    values: Variadic<AnyType>,
    #[result]
    results: Variadic<AnyType>,
}

#[op(Test, "floats", traits(ResultsAreFloatLike), crate = crate)]
pub(crate) struct FloatsOp {
    #[result]
    results: Variadic<AnyType>,
}

#[op(Test, "segments", traits(AttrSizedOperandSegments), crate = crate)]
pub(crate) struct SegmentsOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[operand]
    ys: Variadic<AnyType>,
}

#[op(Test, "use", crate = crate)]
pub(crate) struct UseOp {
    #[operand]
    value: AnyType,
}

/// Returns whether the schema has a trait of this name.
pub(crate) fn has(schema: &OpSchema, name: &str) -> bool {
    schema.all_traits().any(|rule| rule.name == name)
}

/// Returns an IR over a context with the test dialect, which accepts unregistered dialects.
pub(crate) fn test_ir() -> Ir {
    let context = std::sync::Arc::new(crate::Context::new());
    context.register::<Test>().expect("no other dialect is named so");
    context.allow_unregistered_dialects(true);
    Ir::new(context)
}
