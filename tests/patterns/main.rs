//! Declared patterns: left sides, guards and right sides, applied to text.

mod constraints;
mod created;
mod dialect;
mod inclusion;
mod kinds;
mod numbers;
mod results;
mod run;

use dialect::*;
use ods::prelude::*;
use run::check;

pattern! {
    dialects(Lab);

    /// -(-x) is x.
    NegOfNeg: NegOp { x: NegOp { x: x } } => x;

    /// x - x is 0.
    SubSelf: SubOp { a: x, b: x } => const 0;

    /// x + 0 is x, in both orders.
    AddZero: AddOp { a: x, b: const 0 } => x;

    /// (x + c0) + c1 is x + (c0 + c1).
    AddAdd: AddOp { a: AddOp { a: x, b: const c0 }, b: const c1 } => AddOp { a: x, b: const c0 + c1 };

    /// a - b of an operand order: no exchange.
    Ordered: ordered AddOp { a: NegOp { x: a }, b: b } => SubOp { a: b, b: a };

    /// cast(cast x) is one cast to the last type.
    CastCast: CastOp { x: CastOp { x: x } } => CastOp { x: x };

    /// A cast with a type of its own, and a new operation used twice.
    CastOfAbs: AbsOp { x: CastOp { x: x } } => AddOp { a: n @ CastOp { x: x } -> ir.value_type(x), b: n };

    /// Attributes: equality, presence, rest.
    AttrFive: AttrOp { x: x, k: 5, s: None, u: false } => AttrOp { x: x, k: 6, s: "was five" };

    /// Attributes are captured as Rust values.
    AttrSum: AttrOp { x: AttrOp { x: x, k: k0, .. }, k: k1, s: Some(s), .. } => AttrOp { x: x, k: k0 + k1, s: s };

    /// One of several results, and several results.
    TwoOfNeg: TwoOp { x: NegOp { x: x } } => (NegOp { x: x }, AbsOp { x: x });
    AbsOfSecond: AbsOp { x: TwoOp { x: x }.second } => x;

    /// A group of two. One is a negation.
    VarOfTwo: VarOp { xs: [a, NegOp { x: b }] } => VarOp { xs: [b, a, b] };

    /// Optional operands.
    OptAbsent: OptOp { x: x, o: None } => x;
    OptPresent: OptOp { x: _, o: Some(o) } => o;

    /// A guard, arms and code.
    CmpArms: op @ CmpOp { order: order, a: a, b: b }
        if order == Order::Less && ir.has_one_use(a) => a,
        if order == Order::Greater => {
            assert!(rewriter.ir().contains(op));
            b
        };

    /// Several roots, erased.
    Drop: sink @ SinkOp { xs: [] } if !ir.is_trivially_dead(sink) => erase;

    /// Alternatives.
    #[example(
        before = r#"%x = "t.value"() : () -> i32
                    %0 = "lab.abs"(%x) : (i32) -> i32
                    %1 = "lab.neg"(%0) : (i32) -> i32
                    %2 = "lab.cast"(%0) : (i32) -> i32
                    "t.use"(%1, %2) : (i32, i32) -> ()"#,
        after = r#"%x = "t.value"() : () -> i32
                   "t.use"(%x, %x) : (i32, i32) -> ()"#,
    )]
    EitherOfAbs: NegOp | CastOp { x: AbsOp { x: x } } => x;

    /// Two new operations of one kind, and a location.
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i32, i32)
                    %0 = "lab.neg"(%x) : (i32) -> i32
                    %1 = "lab.neg"(%y) : (i32) -> i32
                    %2 = "lab.sub"(%0, %1) : (i32, i32) -> i32
                    "t.use"(%2) : (i32) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i32, i32)
                   %0 = "lab.abs"(%y) : (i32) -> i32
                   %1 = "lab.abs"(%x) : (i32) -> i32
                   %2 = "lab.sub"(%0, %1) : (i32, i32) -> i32
                   "t.use"(%2) : (i32) -> ()"#,
    )]
    #[example(
        unchanged = r#"%x, %y = "t.values"() : () -> (i32, i32)
                       %0 = "lab.neg"(%x) : (i32) -> i32
                       %1 = "lab.sub"(%0, %y) : (i32, i32) -> i32
                       "t.use"(%1) : (i32) -> ()"#,
    )]
    SubOfNeg: root @ SubOp { a: NegOp { x: a }, b: NegOp { x: b } }
        => SubOp { a: AbsOp { x: b }, b: AbsOp { x: a } at ir.location(root) };

    /// The one with the priority is tried first.
    #[priority(1)]
    #[example(
        before = r#"%c = "lab.const"() <{value = 0 : i32}> : () -> i32
                    %0 = "lab.sub"(%c, %c) : (i32, i32) -> i32
                    "t.use"(%0) : (i32) -> ()"#,
        after = r#"%c = "lab.const"() <{value = 0 : i32}> : () -> i32
                   "t.use"(%c) : (i32) -> ()"#,
    )]
    SubZero: SubOp { a: x, b: const 0 } => x;
    SubFromZero: SubOp { a: const 0, b: x } => NegOp { x: x };

    /// A constrained operand.
    NegOfIndex: NegOp { x: x: Index } => x;
}

pattern! {
    Second: RankedOp { x: x } => NegOp { x: x };
    #[benefit(1)]
    #[priority(1)]
    First: RankedOp { x: x } if ir.has_one_use(x) => AbsOp { x: x };
}

#[test]
fn priorities_count_in_lists() {
    let context = Context::new();
    context.register::<Lab>().expect("a dialect");
    let names: Vec<&str> = <RankedOp as Op>::SCHEMA.canonicalize.iter().map(|pattern| pattern.name).collect();
    assert_eq!(names, ["First", "Second"]);
    let set = ods::rewrite::PatternSet::canonicalization(&context);
    assert_eq!(set.iter().map(|pattern| pattern.priority).collect::<Vec<_>>(), [1, 0]);
}

#[test]
fn patterns_of_greater_priority_come_first() {
    let context = Context::new();
    context.register::<Lab>().expect("a dialect");
    let patterns = ods::rewrite::PatternSet::new().with::<SubFromZero>().with::<SubZero>().freeze(&context);
    let mut ir = Ir::new(context.into());
    let number = IntegerAttr::get(ir.context(), Type::I32, 0).expect("a number");
    let zero = ir.builder().value(ConstOp::new(number)).expect("a constant");
    let root = ir.builder().insert(SubOp::new(zero, zero)).expect("an operation");
    let names: Vec<&str> = patterns.for_op(&ir, root.operation()).map(|(_, pattern)| pattern.name).collect();
    assert_eq!(names, ["SubZero", "SubFromZero"]);
}

#[test]
fn nested_operations() {
    check::<NegOfNeg>(
        r#"%0 = "lab.neg"(%x) : (i32) -> i32
           %1 = "lab.neg"(%0) : (i32) -> i32
           "t.use"(%1) : (i32) -> ()"#,
        r#""t.use"(%x) : (i32) -> ()"#,
    );
}

#[test]
fn one_capture_twice() {
    check::<SubSelf>(
        r#"%0 = "lab.sub"(%x, %x) : (i32, i32) -> i32
           %1 = "lab.sub"(%x, %y) : (i32, i32) -> i32
           "t.use"(%0, %1) : (i32, i32) -> ()"#,
        r#"%0 = "lab.const"() <{value = 0 : i32}> : () -> i32
           %1 = "lab.sub"(%x, %y) : (i32, i32) -> i32
           "t.use"(%0, %1) : (i32, i32) -> ()"#,
    );
}

#[test]
fn commutative_operations_match_in_both_orders() {
    check::<AddZero>(
        r#"%c = "lab.const"() <{value = 0 : i32}> : () -> i32
           %0 = "lab.add"(%c, %x) : (i32, i32) -> i32
           %1 = "lab.add"(%0, %c) : (i32, i32) -> i32
           "t.use"(%1) : (i32) -> ()"#,
        r#""t.use"(%x) : (i32) -> ()"#,
    );
}

#[test]
fn ordered_operations_match_in_one() {
    check::<Ordered>(
        r#"%n = "lab.neg"(%x) : (i32) -> i32
           %0 = "lab.add"(%n, %y) : (i32, i32) -> i32
           %1 = "lab.add"(%y, %n) : (i32, i32) -> i32
           "t.use"(%0, %1) : (i32, i32) -> ()"#,
        r#"%n = "lab.neg"(%x) : (i32) -> i32
           %0 = "lab.sub"(%y, %x) : (i32, i32) -> i32
           %1 = "lab.add"(%y, %n) : (i32, i32) -> i32
           "t.use"(%0, %1) : (i32, i32) -> ()"#,
    );
}

pattern! {
    dialects(Lab);

    /// (x - y) + z is x - (y - z), if nothing else uses x - y.
    SingleUse: AddOp { a: single_use SubOp { a: x, b: y }, b: z } => SubOp { a: x, b: SubOp { a: y, b: z } };
}

#[test]
fn single_uses_match_alone() {
    check::<SingleUse>(
        r#"%0 = "lab.sub"(%x, %y) : (i32, i32) -> i32
           %1 = "lab.add"(%x, %0) : (i32, i32) -> i32
           %2 = "lab.sub"(%y, %x) : (i32, i32) -> i32
           %3 = "lab.add"(%2, %x) : (i32, i32) -> i32
           "t.use"(%1, %2, %3) : (i32, i32, i32) -> ()"#,
        r#"%0 = "lab.sub"(%y, %x) : (i32, i32) -> i32
           %1 = "lab.sub"(%x, %0) : (i32, i32) -> i32
           %2 = "lab.sub"(%y, %x) : (i32, i32) -> i32
           %3 = "lab.add"(%2, %x) : (i32, i32) -> i32
           "t.use"(%1, %2, %3) : (i32, i32, i32) -> ()"#,
    );
}

#[test]
fn constants_compute() {
    check::<AddAdd>(
        r#"%c = "lab.const"() <{value = 2147483647 : i32}> : () -> i32
           %d = "lab.const"() <{value = 2 : i32}> : () -> i32
           %0 = "lab.add"(%c, %x) : (i32, i32) -> i32
           %1 = "lab.add"(%0, %d) : (i32, i32) -> i32
           "t.use"(%1) : (i32) -> ()"#,
        r#"%0 = "lab.const"() <{value = -2147483647 : i32}> : () -> i32
           %1 = "lab.add"(%x, %0) : (i32, i32) -> i32
           "t.use"(%1) : (i32) -> ()"#,
    );
}

#[test]
fn replacement_has_the_types_of_the_root() {
    check::<CastCast>(
        r#"%0 = "lab.cast"(%x) : (i32) -> index
           %1 = "lab.cast"(%0) : (index) -> f32
           "t.use"(%1) : (f32) -> ()"#,
        r#"%0 = "lab.cast"(%x) : (i32) -> f32
           "t.use"(%0) : (f32) -> ()"#,
    );
}

#[test]
fn new_operations_have_given_types_and_names() {
    check::<CastOfAbs>(
        r#"%0 = "lab.cast"(%x) : (i32) -> i32
           %1 = "lab.abs"(%0) : (i32) -> i32
           "t.use"(%1) : (i32) -> ()"#,
        r#"%0 = "lab.cast"(%x) : (i32) -> i32
           %1 = "lab.add"(%0, %0) : (i32, i32) -> i32
           "t.use"(%1) : (i32) -> ()"#,
    );
}

#[test]
fn attributes_are_compared() {
    check::<AttrFive>(
        r#"%0 = "lab.attr"(%x) <{k = 5 : i32}> : (i32) -> i32
           %1 = "lab.attr"(%x) <{k = 5 : i32, u}> : (i32) -> i32
           %2 = "lab.attr"(%x) <{k = 5 : i32, s = ""}> : (i32) -> i32
           %3 = "lab.attr"(%x) <{k = 4 : i32}> : (i32) -> i32
           "t.use"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()"#,
        r#"%0 = "lab.attr"(%x) <{k = 6 : i32, s = "was five"}> : (i32) -> i32
           %1 = "lab.attr"(%x) <{k = 5 : i32, u}> : (i32) -> i32
           %2 = "lab.attr"(%x) <{k = 5 : i32, s = ""}> : (i32) -> i32
           %3 = "lab.attr"(%x) <{k = 4 : i32}> : (i32) -> i32
           "t.use"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()"#,
    );
}

#[test]
fn attributes_are_captured_as_values() {
    check::<AttrSum>(
        r#"%0 = "lab.attr"(%x) <{k = 5 : i32}> : (i32) -> i32
           %1 = "lab.attr"(%0) <{k = 7 : i32, s = "t"}> : (i32) -> i32
           "t.use"(%1) : (i32) -> ()"#,
        r#"%0 = "lab.attr"(%x) <{k = 12 : i32, s = "t"}> : (i32) -> i32
           "t.use"(%0) : (i32) -> ()"#,
    );
}

#[test]
fn several_results_are_replaced() {
    check::<TwoOfNeg>(
        r#"%n = "lab.neg"(%x) : (i32) -> i32
           %0, %1 = "lab.two"(%n) : (i32) -> (i32, i32)
           "t.use"(%0, %1) : (i32, i32) -> ()"#,
        r#"%0 = "lab.neg"(%x) : (i32) -> i32
           %1 = "lab.abs"(%x) : (i32) -> i32
           "t.use"(%0, %1) : (i32, i32) -> ()"#,
    );
}

#[test]
fn one_of_several_results_matches() {
    check::<AbsOfSecond>(
        r#"%0, %1 = "lab.two"(%x) : (i32) -> (i32, i32)
           %2 = "lab.abs"(%0) : (i32) -> i32
           %3 = "lab.abs"(%1) : (i32) -> i32
           "t.use"(%2, %3) : (i32, i32) -> ()"#,
        r#"%0, %1 = "lab.two"(%x) : (i32) -> (i32, i32)
           %2 = "lab.abs"(%0) : (i32) -> i32
           "t.use"(%2, %x) : (i32, i32) -> ()"#,
    );
}

#[test]
fn groups_match_element_by_element() {
    check::<VarOfTwo>(
        r#"%n = "lab.neg"(%y) : (i32) -> i32
           %0 = "lab.var"(%x, %n) : (i32, i32) -> i32
           %1 = "lab.var"(%x, %n, %x) : (i32, i32, i32) -> i32
           %2 = "lab.var"(%x, %x) : (i32, i32) -> i32
           "t.use"(%0, %1, %2) : (i32, i32, i32) -> ()"#,
        r#"%n = "lab.neg"(%y) : (i32) -> i32
           %0 = "lab.var"(%y, %x, %y) : (i32, i32, i32) -> i32
           %1 = "lab.var"(%x, %n, %x) : (i32, i32, i32) -> i32
           %2 = "lab.var"(%x, %x) : (i32, i32) -> i32
           "t.use"(%0, %1, %2) : (i32, i32, i32) -> ()"#,
    );
}

#[test]
fn optional_operands_match() {
    let text = r#"%0 = "lab.opt"(%x) : (i32) -> i32
           %1 = "lab.opt"(%x, %y) : (i32, i32) -> i32
           "t.use"(%0, %1) : (i32, i32) -> ()"#;
    check::<OptAbsent>(
        text,
        r#"%1 = "lab.opt"(%x, %y) : (i32, i32) -> i32
           "t.use"(%x, %1) : (i32, i32) -> ()"#,
    );
    check::<OptPresent>(
        text,
        r#"%0 = "lab.opt"(%x) : (i32) -> i32
           "t.use"(%0, %y) : (i32, i32) -> ()"#,
    );
}

#[test]
fn first_arm_whose_guard_holds_is_taken() {
    check::<CmpArms>(
        r#"%0 = "lab.cmp"(%i, %i) <{order = 0 : i32}> : (index, index) -> index
           %1 = "lab.cmp"(%x, %y) <{order = 0 : i32}> : (i32, i32) -> i32
           %2 = "lab.cmp"(%y, %f) <{order = 1 : i32}> : (i32, f32) -> i32
           "t.use"(%0, %1) : (index, i32) -> ()"#,
        r#"%0 = "lab.cmp"(%i, %i) <{order = 0 : i32}> : (index, index) -> index
           "t.use"(%0, %x) : (index, i32) -> ()"#,
    );
}

#[test]
fn operations_are_erased() {
    check::<Drop>(
        r#""lab.sink"() : () -> ()
           "lab.sink"(%x) : (i32) -> ()"#,
        r#""lab.sink"(%x) : (i32) -> ()"#,
    );
}

#[test]
fn types_of_operands_are_constrained() {
    check::<NegOfIndex>(
        r#"%0 = "lab.neg"(%x) : (i32) -> i32
           %1 = "lab.neg"(%i) : (index) -> index
           "t.use"(%0, %1) : (i32, index) -> ()"#,
        r#"%0 = "lab.neg"(%x) : (i32) -> i32
           "t.use"(%0, %i) : (i32, index) -> ()"#,
    );
}
