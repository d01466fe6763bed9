//! Operations with properties and groups: what is printed is parsed as what it was, in both forms, whatever is in them.

use std::sync::Arc;

use ods::ir::equality::Ignore;
use ods::prelude::*;
use ods::text::PrintOptions;
use ods::verify::verify;
use proptest::prelude::*;

/// Operations for tests.
#[dialect(name = "all", ops(PropertiesOp, GroupsOp, NestedOp))]
pub struct All;

/// Properties of each kind.
#[op(All, "properties")]
pub struct PropertiesOp {
    #[property]
    b: bool,
    #[property(default = 8)]
    byte: u8,
    #[property]
    long: i64,
    #[property]
    single: f32,
    #[property]
    double: f64,
    #[property(default = "main")]
    name: String,
    #[property]
    list: Vec<i64>,
    #[property]
    names: Vec<String>,
    #[property]
    lists: Vec<Vec<i64>>,
    #[property]
    triple: [i32; 3],
    #[property]
    maybe: Optional<u64>,
    #[property]
    text: Optional<String>,
}

/// Groups of operands and results, and properties between them.
#[op(All, "groups", traits(AttrSizedOperandSegments, AttrSizedResultSegments))]
pub struct GroupsOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[operand]
    maybe: Optional<AnyType>,
    #[property]
    count: i64,
    #[operand]
    ys: Variadic<AnyType>,
    #[result]
    rs: Variadic<AnyType>,
    #[result]
    ss: Variadic<AnyType>,
}

/// Groups in a group.
#[op(All, "nested", traits(AttrSizedOperandSegments))]
pub struct NestedOp {
    #[operand]
    first: Variadic<AnyType>,
    #[operand(segments = lengths)]
    rest: VariadicOfVariadic<AnyType>,
    #[attr]
    lengths: DenseI32ArrayAttr,
}

/// A module with values, and where operations go.
struct Module {
    ir: Ir,
    root: Operation,
    values: Vec<Value>,
    at: InsertionPoint,
}

fn module() -> Module {
    let context = Arc::new(Context::new());
    context.register::<All>().expect("a good dialect");
    context.allow_unregistered_dialects(true);
    let text = b"%0:3 = \"u.v\"() : () -> (i32, f32, index)";
    let parsed = ods::text::parse(&context, "module", text).expect("a good text");
    let (ir, root) = (parsed.ir, parsed.root);
    let block = ir.region(root, 0).and_then(|region| ir.entry_block(region)).expect("a body");
    let values = ir.first_op(block).map(|op| ir.results(op).collect()).expect("values");
    Module { at: InsertionPoint::end_of(block), values, root, ir }
}

impl Module {
    /// Returns a builder at the end of the module.
    fn builder(&mut self) -> OpBuilder<'_> {
        OpBuilder::new(&mut self.ir, self.at, Location::UNKNOWN)
    }
}

/// Prints and parses, in both forms.
fn comes_back(module: &Module) {
    assert_eq!(verify(&module.ir, module.root), Ok(()));
    for generic in [false, true] {
        let options = PrintOptions { generic, ..PrintOptions::default() };
        let text = ods::text::print(&module.ir, module.root, &Default::default(), &options);
        let again = ods::text::parse(&module.ir.shared_context(), "again", text.as_bytes());
        let again = again.unwrap_or_else(|errors| panic!("{text}\n{}", errors[0].message));
        assert_eq!(ods::text::print(&again.ir, again.root, &again.resources, &options), text);
        assert!(module.ir.structurally_equal_to(module.root, &again.ir, again.root, Ignore::LOCATIONS), "{text}");
    }
}

fn picks() -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(0_usize..3, 0..4)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn properties_round_trip(
        flags: (bool, u8, i64),
        bits: (u32, u64),
        texts: (String, Vec<String>, Option<String>),
        lists: (Vec<i64>, Vec<Vec<i64>>, [i32; 3]),
        maybe: Option<u64>,
    ) {
        let mut m = module();
        let (single, double) = (f32::from_bits(bits.0), f64::from_bits(bits.1));
        let draft = PropertiesOp::new(flags.0, flags.2, single, double, lists.0, texts.1, lists.1, lists.2);
        let op = m.builder().insert(draft).expect("good parts");
        op.set_byte(&mut m.ir, flags.1);
        op.set_name(&mut m.ir, texts.0.clone());
        op.set_maybe(&mut m.ir, maybe);
        op.set_text(&mut m.ir, texts.2.clone());
        prop_assert_eq!((op.byte(&m.ir), op.name(&m.ir), op.text(&m.ir)), (flags.1, &*texts.0, texts.2.as_deref()));
        prop_assert_eq!((op.single(&m.ir).to_bits(), op.double(&m.ir).to_bits(), op.maybe(&m.ir)), (bits.0, bits.1, maybe));
        comes_back(&m);
    }

    #[test]
    fn groups_round_trip(xs in picks(), maybe: bool, ys in picks(), rest in prop::collection::vec(picks(), 0..4), count: i64) {
        let mut m = module();
        let values = |picks: &[usize]| picks.iter().map(|pick| m.values[*pick]).collect::<Vec<_>>();
        let (vs, ws): (Vec<_>, Vec<_>) = (values(&xs), values(&ys));
        let groups: Vec<Vec<Value>> = rest.iter().map(|picks| values(picks)).collect();
        let types = |values: &[Value]| values.iter().map(|value| m.ir.value_type(*value)).collect::<Vec<_>>();
        let draft = GroupsOp::new(vs.clone(), count, ws.clone(), types(&ws), types(&vs));
        let op = m.builder().insert(draft).expect("good parts");
        op.set_maybe(&mut m.ir, maybe.then_some(m.values[0]));
        prop_assert_eq!((op.xs(&m.ir), op.ys(&m.ir), op.count(&m.ir)), (vs.clone().into(), ws.into(), count));
        let op = m.builder().insert(NestedOp::new(vs.clone(), groups.clone())).expect("good parts");
        prop_assert_eq!((op.first(&m.ir), op.rest(&m.ir)), (vs.into(), groups));
        comes_back(&m);
    }
}
