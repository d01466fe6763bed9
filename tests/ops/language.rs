//! Meaning of definitions, end to end: texts are parsed and verified against them, and errors have MLIR's wording.

use std::sync::Arc;

use ods::prelude::*;

/// A dialect that another depends on.
#[dialect(name = "base", ops(LeafOp))]
pub struct Base;

/// Nothing.
#[op(Base, "leaf")]
pub struct LeafOp {}

/// A dialect with one operation per feature.
#[dialect(
    name = "lang",
    ops(CompareOp, WidenOp, ConstantOp, OddOp, BodyOp, ChecksOp, GenericOp, SameOp, SharedOp, QualifiedOp, PromiseOp),
    dependent(Base)
)]
pub struct Lang;

constraint! {
    /// integer of at least {N} bits
    pub WideInteger<const N: u32>: IntegerType = And(AnyInteger, CPred(width($_self, $_ctx) >= N));

    /// pair of {T} values
    pub PairOf<T: Type>: TupleType = And(Each(T), CPred(is_pair($_self, $_ctx)));

    /// attribute of an operation with as many operands as it says
    pub OperandCount: IntegerAttr = And(I64Attr, CPred(counts_operands($_self, $_op)));
}

fn width(ty: Type, context: &Context) -> u32 {
    ty.cast::<IntegerType>(context).map_or(0, |ty| ty.width(context))
}

fn is_pair(ty: Type, context: &Context) -> bool {
    ty.cast::<TupleType>(context).is_some_and(|tuple| tuple.elements(context).len() == 2)
}

fn counts_operands(attribute: Attribute, op: OpRef<'_>) -> bool {
    let value = attribute.cast::<IntegerAttr>(op.ir.context()).and_then(|value| value.value(op.ir.context()));
    value == i64::try_from(op.num_operands()).ok()
}

/// A constraint that one type alone satisfies decides the result type.
#[op(Lang, "compare", traits(Pure, SameTypeOperands))]
pub struct CompareOp {
    #[operand]
    lhs: AnyInteger,
    #[operand]
    rhs: AnyInteger,
    #[result]
    result: I1,
}

/// The same, with the constraint's full path.
#[op(Lang, "qualified")]
pub struct QualifiedOp {
    #[result]
    result: ods::constraints::F32,
}

/// A type computed from another decides the result type.
#[op(Lang, "widen", traits(
    TypesMatchWith("the result is a pair of the operand", input, pair, |ty, context| {
        Type::from(TupleType::get(context, &[ty, ty]))
    })
))]
pub struct WidenOp {
    #[operand]
    input: WideInteger<8>,
    #[result]
    pair: PairOf<AnyInteger>,
}

/// The type of an attribute decides the result type.
#[op(Lang, "constant", traits(Pure, ConstantLike, AllTypesMatch(value, result)))]
pub struct ConstantOp {
    #[attr]
    value: APIntAttr,
    #[result]
    result: AnyInteger,
}

/// A trait of the user.
#[derive(Clone, Copy, Debug)]
pub struct OddNumberOfOperands;

impl OpTrait for OddNumberOfOperands {
    const SCHEMA: &'static TraitSchema =
        &TraitSchema::new::<Self>("OddNumberOfOperands").verified_by(|ir, op| match ir.num_operands(op) % 2 {
            1 => Ok(()),
            _ => Err(ir.op_error(op, "has an even number of operands")),
        });
}

/// An operation with a trait of the user.
#[op(Lang, "odd", traits(OddNumberOfOperands))]
pub struct OddOp {
    #[operand]
    operands: Variadic<AnyType>,
}

/// A terminator with a body, as `scf.forall.in_parallel` is one.
#[op(Lang, "body", traits(Terminator, SingleBlock, NoTerminator))]
pub struct BodyOp {
    #[region]
    body: SizedRegion<1>,
}

/// A verifier of its own, and a predicate over several parts.
#[op(Lang, "checks", verify, traits(
    PredOpTrait("there are as many operands as `count` says", CPred(
        usize::try_from($count.value($_ctx).unwrap_or_default()) == Ok($operands.len())
    ))
))]
pub struct ChecksOp {
    #[operand]
    operands: Variadic<AnyInteger>,
    #[attr(default = 1)]
    count: I64Attr,
}

impl ChecksOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        match &*self.operands(ir) {
            [first, .., last] if first == last => Err(ir.op_error(self.operation(), "ends as it begins")),
            _ => Ok(()),
        }
    }
}

/// A predicate that sees the operation.
#[op(Lang, "generic")]
pub struct GenericOp {
    #[operand]
    operands: Variadic<AnyType>,
    #[attr]
    count: OperandCount,
}

/// Element types and shapes that agree.
#[op(Lang, "same", traits(AllElementTypesMatch(a, b), AllShapesMatch(a, c), AllRanksMatch(b, c)))]
pub struct SameOp {
    #[operand]
    a: AnyTensor,
    #[operand]
    b: AnyTensor,
    #[operand]
    c: AnyTensor,
}

/// Groups before and after the one of variable length.
#[op(Lang, "shared")]
pub struct SharedOp {
    #[operand]
    first: AnyType,
    #[operand]
    rest: Optional<AnyType>,
    #[operand]
    last: AnyType,
    #[operand]
    very_last: AnyType,
}

fn context() -> Arc<Context> {
    let context = Arc::new(Context::new());
    context.register::<Lang>().expect("a good dialect");
    context.allow_unregistered_dialects(true);
    context
}

/// Returns the verifier's errors for the text, inside a block where `%i` is an `i32`, `%j` an `i64` and so on.
fn errors(text: &str) -> Vec<String> {
    let context = context();
    let text = format!(
        "\"t.scope\"() ({{ ^bb0(%i: i32, %j: i64, %n: i4, %f: f32, %t: tensor<2x3xf32>, %u: tensor<2x4xf32>, \
         %v: tensor<2xi8>):\n {text}\n \"t.end\"() : () -> () }}) : () -> ()"
    );
    let parsed = match ods::text::parse(&context, "test.mlir", text.as_bytes()) {
        Ok(parsed) => parsed,
        Err(errors) => return errors.into_iter().map(|error| error.message).collect(),
    };
    match ods::verify::verify(&parsed.ir, parsed.root) {
        Ok(()) => Vec::new(),
        Err(errors) => errors.into_iter().map(|error| error.message).collect(),
    }
}

fn good(text: &str) {
    assert_eq!(errors(text), [""; 0], "{text}");
}

fn bad(text: &str, message: &str) {
    let errors = errors(text);
    assert!(errors.iter().any(|error| error == message), "{text}: {errors:#?}");
}

#[test]
fn dependent_dialects_are_registered_as_well() {
    let context = Arc::new(Context::new());
    context.register::<Lang>().expect("a good dialect");
    assert!(context.registered_op_name("base.leaf").is_some());
}

#[test]
fn constraints_with_parameters() {
    let pair = |ty: &str, result: &str| format!("%p = \"lang.widen\"({ty} : ({result}");
    good(&pair("%i)", "i32) -> tuple<i32, i32>"));
    bad(
        &pair("%n)", "i4) -> tuple<i4, i4>"),
        "'lang.widen' op operand #0 must be integer of at least 8 bits, but got 'i4'",
    );
    bad(
        &pair("%i)", "i32) -> tuple<i32>"),
        "'lang.widen' op result #0 must be pair of integer values, but got 'tuple<i32>'",
    );
    bad(
        &pair("%i)", "i32) -> tuple<i32, i64>"),
        "'lang.widen' op failed to verify that the result is a pair of the operand",
    );
}

#[test]
fn user_traits_are_found() {
    assert!(OddOp::SCHEMA.has_trait::<OddNumberOfOperands>());
    assert!(!LeafOp::SCHEMA.has_trait::<OddNumberOfOperands>());
}

#[test]
fn user_traits_are_verified() {
    good("\"lang.odd\"(%i) : (i32) -> ()");
    bad("\"lang.odd\"(%i, %i) : (i32, i32) -> ()", "'lang.odd' op has an even number of operands");
}

#[test]
fn custom_verifier_runs_last() {
    good("\"lang.checks\"(%i) : (i32) -> ()");
    good("\"lang.checks\"(%i, %j) <{count = 2 : i64}> : (i32, i64) -> ()");
    let predicate = "'lang.checks' op failed to verify that there are as many operands as `count` says";
    bad("\"lang.checks\"(%i, %j) : (i32, i64) -> ()", predicate);
    bad("\"lang.checks\"(%i, %i) <{count = 2 : i64}> : (i32, i32) -> ()", "'lang.checks' op ends as it begins");
    assert_eq!(errors("\"lang.checks\"(%i, %i) : (i32, i32) -> ()"), [predicate]);
}

#[test]
fn predicates_see_the_operation() {
    good("\"lang.generic\"(%i, %f) <{count = 2 : i64}> : (i32, f32) -> ()");
    bad(
        "\"lang.generic\"(%i) <{count = 2 : i64}> : (i32) -> ()",
        "'lang.generic' op attribute 'count' failed to satisfy constraint: attribute of an operation with as many \
         operands as it says",
    );
}

#[test]
fn constraints_over_several_parts() {
    let same = |operands: &str, types: &str| format!("\"lang.same\"({operands}) : ({types}) -> ()");
    let (t, u, v) = ("tensor<2x3xf32>", "tensor<2x4xf32>", "tensor<2xi8>");
    good(&same("%t, %u, %t", &format!("{t}, {u}, {t}")));
    let said = |what: &str| format!("'lang.same' op failed to verify that all of {{{what}");
    bad(&same("%t, %v, %t", &format!("{t}, {v}, {t}")), &said("a, b} have same element type"));
    bad(&same("%t, %u, %u", &format!("{t}, {u}, {u}")), &said("a, c} have same shape"));
    bad(&same("%t, %v, %t", &format!("{t}, {v}, {t}")), &said("b, c} have same rank"));
}

#[test]
fn terminator_may_have_a_region() {
    let context = context();
    let text = b"\"t.scope\"() ({ \"lang.body\"() ({ \"base.leaf\"() : () -> () }) : () -> () }) : () -> ()";
    let parsed = ods::text::parse(&context, "test.mlir", text).expect("a good text");
    assert!(ods::verify::verify(&parsed.ir, parsed.root).is_ok());
}

#[test]
fn result_types_are_inferred_from_the_definition() {
    let mut ir = Ir::new(context());
    let block = ir.create_block();
    let x = ir.add_argument(block, Type::I32, Location::UNKNOWN);
    let compare = ir.builder_at_end_of(block).insert(CompareOp::new(x, x)).expect("registered");
    assert_eq!(ir.value_type(compare.result(&ir)), Type::I1);
    let qualified = ir.builder_at_end_of(block).insert(QualifiedOp::new()).expect("registered");
    assert_eq!(ir.value_type(qualified.result(&ir)), Type::F32);
    let widen = ir.builder_at_end_of(block).insert(WidenOp::new(x)).expect("registered");
    let pair = TupleType::get(ir.context(), &[Type::I32, Type::I32]);
    assert_eq!(ir.value_type(widen.pair(&ir)), pair.into());
    let value = IntegerAttr::get(ir.context(), Type::I64, 3).expect("an integer type");
    let constant = ir.builder_at_end_of(block).insert(ConstantOp::new(value)).expect("registered");
    assert_eq!(ir.value_type(constant.result(&ir)), Type::I64);
}

#[test]
fn operands_after_a_variadic_are_indexed_from_the_end() {
    let mut ir = Ir::new(context());
    let block = ir.create_block();
    let [a, b, c, d] =
        [Type::I1, Type::I8, Type::I16, Type::I32].map(|ty| ir.add_argument(block, ty, Location::UNKNOWN));
    let short = SharedOp::new(a, c, d);
    assert_eq!((short.first(&ir), short.rest(&ir), short.last(&ir), short.very_last(&ir)), (a, None, c, d));
    let op = ir.builder_at_end_of(block).insert(short.clone().with_rest(b)).expect("registered");
    assert_eq!((op.first(&ir), op.rest(&ir), op.last(&ir), op.very_last(&ir)), (a, Some(b), c, d));
    op.set_very_last(&mut ir, a);
    op.set_rest(&mut ir, None);
    op.set_last(&mut ir, b);
    assert_eq!((op.first(&ir), op.rest(&ir), op.last(&ir), op.very_last(&ir)), (a, None, b, a));
    let operands = [a, b, c, d];
    let adaptor = SharedOp::over(Adaptor::new(&operands));
    assert_eq!((adaptor.rest(&ir), adaptor.last(&ir)), (Some(b), c));
}

#[test]
#[should_panic(expected = "'lang.shared' op has no operand 'last'; it was not verified, or was changed since")]
fn missing_parts_are_named() {
    let mut ir = Ir::new(context());
    let block = ir.create_block();
    let a = ir.add_argument(block, Type::I1, Location::UNKNOWN);
    let at = InsertionPoint::end_of(block);
    let op = SharedOp::create_generic(&mut ir, at, Location::UNKNOWN, &[], &[a], &[]).expect("registered");
    op.last(&ir);
}

#[test]
#[should_panic(expected = "the adaptor has no operand 1")]
fn adaptor_reports_missing_operands() {
    let ir = Ir::new(context());
    CompareOp::over(Adaptor::new(&[])).rhs(&ir);
}

#[test]
fn typed_operations_are_values() {
    let mut ir = Ir::new(context());
    let block = ir.create_block();
    let one = ir.builder_at_end_of(block).insert(LeafOp::new()).expect("registered");
    let two = ir.builder_at_end_of(block).insert(LeafOp::new()).expect("registered");
    let set: std::collections::HashSet<LeafOp> = [one, two, one].into();
    assert_eq!(set.len(), 2);
    assert_ne!(one, two);
    assert!(format!("{one:?}").starts_with("LeafOp("));
    let adaptor = CompareOp::over(Adaptor::new(&[]));
    let copy = adaptor;
    assert!(format!("{adaptor:?}{copy:?}").starts_with("CompareOp(Adaptor"));
}

constraint! {
    /// whatever calls itself a string
    pub Liar: StringAttr = AnyAttr;
}

/// An operation whose attribute's constraint promises more than it demands, and one with an optional operand.
#[op(Lang, "promise")]
pub struct PromiseOp {
    #[attr]
    name: Liar,
    #[operand]
    first: AnyType,
    #[operand]
    second: Optional<AnyType>,
}

#[test]
fn view_implies_its_type_check() {
    let errors = errors(r#"%0 = "u.v"() : () -> i1 "lang.promise"(%0) {name = 3 : i8} : (i1) -> ()"#);
    assert_eq!(
        errors,
        ["'lang.promise' op attribute 'name' failed to satisfy constraint: whatever calls itself a string"]
    );
}

#[test]
fn last_of_two_optional_operands_wins() -> Result<(), Box<dyn std::error::Error>> {
    let mut ir = Ir::new(context());
    let block = ir.create_block();
    let [a, b, c] = [Type::I1, Type::I8, Type::I32].map(|ty| ir.add_argument(block, ty, Location::UNKNOWN));
    let name = StringAttr::get(ir.context(), "x");
    let draft = PromiseOp::new(name, a).with_second(b).with_second(c);
    let op = ir.builder_at_end_of(block).insert(draft)?;
    assert_eq!(ir.operands(op.operation()).collect::<Vec<_>>(), [a, c]);
    Ok(())
}
