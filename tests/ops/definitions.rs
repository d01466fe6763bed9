//! Generated items: typed handles, accessors, builders, adaptors, derived attributes, and schemas.

use std::sync::Arc;

use ods::attributes::NamedAttribute;
use ods::prelude::*;
use ods::schema::{Arity, Presence};

/// Operations for tests.
///
/// More about them.
#[dialect(name = "test", ops(AddOp, GroupsOp, CallOp, ConstantOp, BranchOp, SelectOp, PairOp, EndOp))]
pub struct Test;

/// Adds two numbers.
///
/// They have one type,
/// which is that of the result.
#[op(Test, "add", traits(Pure, Commutative, SameOperandsAndResultType))]
pub struct AddOp {
    /// The first.
    #[operand]
    lhs: SignlessIntegerOrIndexLike,
    #[operand]
    rhs: SignlessIntegerOrIndexLike,
    #[attr(default = 5)]
    width: I32Attr,
    #[attr]
    note: Optional<StrAttr>,
    #[attr(default = |context| ArrayAttr::get(context, &[]))]
    extra: ArrayAttr,
    #[result]
    sum: SignlessIntegerOrIndexLike,
    #[derived(|op, ir| ir.value_type(op.lhs(ir)))]
    ty: Type,
    #[derived(|op, ir| i64::from(op.width(ir)) * 2)]
    twice: i64,
}

/// Groups in the middle.
#[op(Test, "groups")]
pub struct GroupsOp {
    #[operand]
    first: AnyType,
    #[operand]
    middle: Variadic<AnyType>,
    #[operand]
    last: AnyType,
    #[result]
    one: AnyType,
    #[result]
    rest: Variadic<AnyType>,
}

/// An optional operand, an optional result, and regions.
#[op(Test, "call")]
pub struct CallOp {
    #[attr(name = "callee")]
    target: FlatSymbolRefAttr,
    #[operand]
    argument: AnyType,
    #[operand]
    mask: Optional<I1>,
    #[result]
    value: Optional<AnyType>,
    #[region]
    body: AnyRegion,
    #[region]
    others: Variadic<AnyRegion>,
}

/// A constant.
#[op(Test, "constant", traits(Pure, ConstantLike, FirstAttrDerivedResultType))]
pub struct ConstantOp {
    #[attr]
    value: APIntAttr,
    #[result]
    result: AnyInteger,
}

/// A branch.
#[op(Test, "branch", traits(Terminator))]
pub struct BranchOp {
    #[successor]
    next: AnySuccessor,
    #[successor]
    others: Variadic<AnySuccessor>,
}

/// Chooses.
#[op(Test, "select", traits(
    AllTypesMatch(yes, no, result),
    PredOpTrait("the values are no tensors", CPred(!$yes.isa::<TensorType>($_ctx) && $_op.num_results() == 1))
))]
pub struct SelectOp {
    #[operand]
    condition: I1,
    #[operand]
    yes: AnyType,
    #[operand]
    no: AnyType,
    #[result]
    result: AnyType,
}

/// A pair.
#[op(Test, "pair", traits(
    AllElementTypesMatch(values, count),
    TypesMatchWith("the result is a pair of the operand", one, pair, |ty, context| Type::from(TupleType::get(context, &[ty, ty]))),
    PredOpTrait("as many as it says", CPred($count.value($_ctx) == i64::try_from($values.len()).ok() && $maybe.is_none()))
))]
pub struct PairOp {
    #[operand]
    one: AnyType,
    #[operand]
    values: Variadic<AnyType>,
    #[attr]
    count: I32Attr,
    #[attr]
    maybe: UnitAttr,
    #[result]
    pair: AnyTuple,
}

/// Ends a block.
#[op(Test, "end", traits(Terminator), verify)]
pub struct EndOp {}

impl EndOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        match ir.parent_op(self.operation()) {
            None => Err(Diagnostic::error(ir.location(self.operation()), "at large")),
            Some(_) => Ok(()),
        }
    }
}

/// Creates an IR with a block that has arguments of the types.
fn ir_with(types: &[Type]) -> (Ir, Block, Vec<Value>) {
    let context = Arc::new(Context::new());
    context.register::<Test>().expect("a good dialect");
    let mut ir = Ir::new(context);
    let block = ir.create_block();
    let values = types.iter().map(|ty| ir.add_argument(block, *ty, Location::UNKNOWN)).collect();
    (ir, block, values)
}

const AT: Location = Location::UNKNOWN;

fn add(ir: &mut Ir, block: Block, lhs: Value, rhs: Value) -> AddOp {
    ir.builder_at_end_of(block).insert(AddOp::new(lhs, rhs)).expect("a registered operation")
}

#[test]
fn operations_are_typed() {
    let (mut ir, block, v) = ir_with(&[Type::I32, Type::I32]);
    let op = add(&mut ir, block, v[0], v[1]);
    assert_eq!((op.lhs(&ir), op.rhs(&ir)), (v[0], v[1]));
    assert_eq!(ir.value_type(op.sum(&ir)), Type::I32);
    let any = op.operation();
    assert!(ir.isa::<AddOp>(any) && !ir.isa::<SelectOp>(any));
    assert_eq!(ir.cast::<AddOp>(any), Some(op));
    assert_eq!(ir.cast::<SelectOp>(any), None);
    op.set_lhs(&mut ir, v[1]);
    assert_eq!(op.lhs(&ir), v[1]);
}

#[test]
fn attributes_have_defaults_and_setters() {
    let (mut ir, block, v) = ir_with(&[Type::I32, Type::I32]);
    let op = add(&mut ir, block, v[0], v[1]);
    assert_eq!(op.width(&ir), 5);
    assert_eq!(op.extra(&ir).elements(ir.context()), []);
    assert_eq!(op.note(&ir), None);
    let text = StringAttr::get(ir.context(), "text");
    op.set_note(&mut ir, text);
    assert_eq!((op.note(&ir), op.note_attr(&ir)), (Some("text"), Some(text)));
    assert_eq!(op.remove_note(&mut ir), Some(text));
    assert_eq!(op.note(&ir), None);
    assert_eq!(op.remove_note(&mut ir), None);
    let seven = IntegerAttr::get(ir.context(), Type::I32, 7).expect("an integer type");
    op.set_width(&mut ir, seven);
    assert_eq!((op.width(&ir), op.twice(&ir), op.ty(&ir)), (7, 14, Type::I32));
    let other = AddOp::new(v[0], v[1]).with_width(seven).with_note(text);
    let other = ir.builder_at_end_of(block).insert(other).expect("a registered operation");
    assert_eq!((other.width_attr(&ir), other.note_attr(&ir)), (seven, Some(text)));
}

#[test]
fn variadic_group_takes_the_remaining_operands() {
    let (mut ir, block, v) = ir_with(&[Type::I1, Type::I8, Type::I16, Type::I32]);
    for middle in 0..3 {
        let groups = GroupsOp::new(v[0], v[1..=middle].iter().copied(), v[3], Type::F32, vec![Type::F64; middle]);
        let op = ir.builder_at_end_of(block).insert(groups).expect("a registered operation");
        assert_eq!((op.first(&ir), op.last(&ir)), (v[0], v[3]));
        assert_eq!(op.middle(&ir), v[1..=middle]);
        assert_eq!((ir.value_type(op.one(&ir)), op.rest(&ir).len()), (Type::F32, middle));
        op.set_middle(&mut ir, &[v[2], v[2], v[2]]);
        assert_eq!((op.middle(&ir), op.last(&ir)), (vec![v[2]; 3].into(), v[3]));
    }
}

#[test]
fn optional_parts_and_regions() {
    let (mut ir, block, v) = ir_with(&[Type::I32, Type::I1]);
    let callee = FlatSymbolRefAttr::get(ir.context(), "f");
    let bare = ir.builder_at_end_of(block).insert(CallOp::new(callee, v[0], None, 0)).expect("a registered operation");
    assert_eq!((bare.mask(&ir), bare.value(&ir), bare.others(&ir).len()), (None, None, 0));
    let full = CallOp::new(callee, v[0], Some(Type::F32), 2).with_mask(v[1]);
    let full = ir.builder_at_end_of(block).insert(full).expect("a registered operation");
    assert_eq!((full.argument(&ir), full.mask(&ir)), (v[0], Some(v[1])));
    assert_eq!(full.value(&ir).map(|value| ir.value_type(value)), Some(Type::F32));
    assert_eq!(full.others(&ir).len(), 2);
    assert!(!full.others(&ir).contains(&full.body(&ir)));
    full.set_mask(&mut ir, None);
    assert_eq!((full.argument(&ir), full.mask(&ir)), (v[0], None));
    full.set_mask(&mut ir, Some(v[1]));
    assert_eq!(full.mask(&ir), Some(v[1]));
    assert_eq!(ir.any_attribute(full.operation(), "callee"), Some(callee.into()));
    assert_eq!((full.target(&ir), full.target_attr(&ir)), ("f", callee));
}

#[test]
fn successors() {
    let (mut ir, block, _) = ir_with(&[]);
    let targets = [ir.create_block(), ir.create_block(), ir.create_block()];
    let branch = BranchOp::new(targets[0], targets[1..].iter().copied());
    let branch = ir.builder_at_end_of(block).insert(branch).expect("a registered operation");
    assert_eq!(branch.next(&ir), targets[0]);
    assert_eq!(branch.others(&ir), targets[1..]);
}

#[test]
fn result_types_are_inferred() {
    let (mut ir, block, v) = ir_with(&[Type::I1, Type::F32, Type::F32]);
    let value = IntegerAttr::get(ir.context(), Type::I64, 3).expect("an integer type");
    let constant = ir.builder_at_end_of(block).insert(ConstantOp::new(value)).expect("a registered operation");
    assert_eq!(ir.value_type(constant.result(&ir)), Type::I64);
    let select = ir.builder_at_end_of(block).insert(SelectOp::new(v[0], v[1], v[2])).expect("a registered operation");
    assert_eq!(ir.value_type(select.result(&ir)), Type::F32);
}

#[test]
fn generic_builder_takes_operation_parts() {
    let (mut ir, block, v) = ir_with(&[Type::I32, Type::I32]);
    let context = ir.shared_context();
    let width: Attribute = IntegerAttr::get(&context, Type::I32, 9).expect("an integer type").into();
    let attributes = [("width", width), ("test.more", Attribute::UNIT)]
        .map(|(name, value)| NamedAttribute { name: context.identifier(name), value });
    let at = InsertionPoint::end_of(block);
    let op = AddOp::create_generic(&mut ir, at, AT, &[Type::I32], &v, &attributes).expect("a registered operation");
    assert_eq!(op.width(&ir), 9);
    assert_eq!(ir.any_attribute(op.operation(), "test.more"), Some(Attribute::UNIT));
    assert_eq!(ir.attributes(op.operation()).entries(&context).len(), 1);
}

#[test]
fn unregistered_operation_is_rejected() {
    let context = Arc::new(Context::new());
    let mut ir = Ir::new(context);
    let block = ir.create_block();
    /// A dialect that is never registered.
    #[dialect(name = "unregistered", ops(LoneOp))]
    struct Unregistered;
    /// Its operation.
    #[op(Unregistered, "lone")]
    struct LoneOp {}
    let error = ir.builder_at_end_of(block).insert(LoneOp::new()).expect_err("no dialect");
    assert_eq!(
        error.to_string(),
        "cannot build 'unregistered.lone': no registered dialect lists it in `ops(...)`; add it, or register its dialect"
    );
}

/// Returns both operands, of operations and of bare operands: the first document's example of operand adaptors.
fn zip<S: OpSource>(op: &AddOp<S>, ir: &Ir) -> (Value, Value) {
    (op.lhs(ir), op.rhs(ir))
}

#[test]
fn adaptors_have_the_accessors_of_operations() {
    let (mut ir, block, v) = ir_with(&[Type::I32, Type::I32]);
    let op = add(&mut ir, block, v[0], v[1]);
    assert_eq!(zip(&op, &ir), (v[0], v[1]));
    let swapped = [v[1], v[0]];
    let adaptor = AddOp::over(Adaptor::new(&swapped));
    assert_eq!(zip(&adaptor, &ir), (v[1], v[0]));
    assert_eq!(adaptor.width(&ir), 5);
    let seven = IntegerAttr::get(ir.context(), Type::I32, 7).expect("an integer type");
    let width = NamedAttribute { name: ir.context().identifier("width"), value: seven.into() };
    let adaptor = AddOp::over(Adaptor::new(&swapped).with_attributes(DictionaryAttr::get(ir.context(), &[width])));
    assert_eq!((zip(&adaptor, &ir), adaptor.width(&ir)), ((v[1], v[0]), 7));
    let draft = AddOp::new(v[1], v[1]);
    assert_eq!(zip(&draft, &ir), (v[1], v[1]));
    let middle = GroupsOp::over(Adaptor::new(&v)).middle(&ir);
    assert_eq!(middle, []);
}

/// Returns whether each of the definition's constraints over several parts holds.
fn holds(ir: &Ir, op: impl Op) -> Vec<bool> {
    let schema = ir.schema(op.operation()).expect("a registered operation");
    schema.constraints.iter().map(|constraint| constraint.holds(ir, op.operation())).collect()
}

#[test]
fn constraints_over_several_parts() {
    let tensor = |context: &Context| Type::from(UnrankedTensorType::get(context, Type::F32).expect("a tensor"));
    let (mut ir, block, v) = ir_with(&[Type::I1, Type::F32, Type::I32]);
    let select = ir.builder_at_end_of(block).insert(SelectOp::new(v[0], v[1], v[1])).expect("a registered operation");
    assert_eq!(holds(&ir, select), [true, true]);
    select.set_no(&mut ir, v[2]);
    assert_eq!(holds(&ir, select), [false, true]);
    let ty = tensor(ir.context());
    let whole = ir.add_argument(block, ty, AT);
    select.set_yes(&mut ir, whole);
    assert_eq!(holds(&ir, select), [false, false]);

    let two = IntegerAttr::get(ir.context(), Type::I32, 2).expect("an integer type");
    let pair =
        ir.builder_at_end_of(block).insert(PairOp::new(v[1], [v[2], v[2]], two)).expect("a registered operation");
    assert_eq!(holds(&ir, pair), [true, true, true]);
    pair.set_one(&mut ir, v[0]);
    pair.set_values(&mut ir, &[v[1]]);
    assert_eq!(holds(&ir, pair), [false, false, false]);
}

#[test]
fn schemas_match_definitions() {
    let schema = AddOp::SCHEMA;
    assert_eq!((schema.dialect, schema.mnemonic, schema.name().as_str()), ("test", "add", "test.add"));
    assert_eq!(schema.summary, "Adds two numbers.");
    assert_eq!(schema.description, "They have one type,\nwhich is that of the result.");
    let names = |operands: &[ods::schema::OperandSchema]| operands.iter().map(|o| o.name).collect::<Vec<_>>();
    assert_eq!(names(schema.operands), ["lhs", "rhs"]);
    assert_eq!(names(schema.results), ["sum"]);
    assert_eq!(schema.operands[0].doc, "The first.");
    assert_eq!(schema.operands[0].constraint.name, "SignlessIntegerOrIndexLike");
    let attributes: Vec<_> = schema.attributes.iter().map(|attribute| attribute.name).collect();
    assert_eq!(attributes, ["width", "note", "extra"]);
    assert!(matches!(schema.attributes[0].presence, Presence::Default(_)));
    assert!(matches!(schema.attributes[1].presence, Presence::Optional));
    assert_eq!(schema.derived.iter().map(|derived| derived.name).collect::<Vec<_>>(), ["ty", "twice"]);
    assert_eq!(
        schema.traits.iter().map(|t| t.name).collect::<Vec<_>>(),
        ["Pure", "Commutative", "SameOperandsAndResultType"]
    );
    assert!(schema.has_trait::<Pure>() && !schema.has_trait::<Terminator>());
    let arities: Vec<_> = GroupsOp::SCHEMA.operands.iter().map(|operand| operand.arity).collect();
    assert_eq!(arities, [Arity::One, Arity::Variadic, Arity::One]);
    assert_eq!(CallOp::SCHEMA.attributes[0].name, "callee");
    assert_eq!(SelectOp::SCHEMA.constraints[0].summary, "all of {yes, no, result} have same type");
    let dialect = Test::SCHEMA;
    assert_eq!((dialect.name, dialect.summary), ("test", "Operations for tests."));
    assert_eq!((dialect.description, dialect.ops.len()), ("More about them.", 8));
}

#[test]
fn derived_attributes_are_materialized() {
    let (mut ir, block, v) = ir_with(&[Type::I32, Type::I32]);
    let op = add(&mut ir, block, v[0], v[1]);
    let values: Vec<_> = AddOp::SCHEMA
        .derived
        .iter()
        .map(|derived| derived.materialize.and_then(|materialize| materialize(&ir, op.operation())))
        .collect();
    let ten = Some(IntegerAttr::i64(ir.context(), 10).into());
    assert_eq!(values, [Some(TypeAttr::get(ir.context(), Type::I32).into()), ten]);
}

#[test]
fn custom_verifier_runs() {
    let (mut ir, block, _) = ir_with(&[]);
    let end = ir.builder_at_end_of(block).insert(EndOp::new()).expect("a registered operation");
    let verify = EndOp::SCHEMA.verify.expect("a verifier");
    assert!(verify(&ir, end.operation()).is_err());
}
