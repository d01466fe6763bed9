//! Groups of operands and results, any number of them.

use crate::support::{Fixture, errors_of, round_trip, text_of};
use ods::prelude::*;

/// Operations for tests.
#[dialect(name = "test", ops(SizedOp, SameOp, ResultsOp, SameResultsOp, SwitchOp, TiedOp))]
pub struct Test;

/// Groups whose lengths the operation remembers.
#[op(Test, "sized", traits(AttrSizedOperandSegments))]
pub struct SizedOp {
    #[operand]
    xs: Variadic<I32>,
    #[operand]
    one: Index,
    #[operand]
    maybe: Optional<F32>,
    #[attr]
    note: Optional<StrAttr>,
    #[operand]
    ys: Variadic<AnyType>,
}

/// Groups that have one length.
#[op(Test, "same", traits(SameVariadicOperandSize))]
pub struct SameOp {
    #[operand]
    xs: Variadic<I32>,
    #[operand]
    one: Index,
    #[operand]
    ys: Variadic<F32>,
}

/// Results in groups.
#[op(Test, "results", traits(AttrSizedResultSegments))]
pub struct ResultsOp {
    #[result]
    xs: Variadic<I32>,
    #[result]
    maybe: Optional<F32>,
    #[result]
    one: Index,
}

/// Result groups of one length.
#[op(Test, "same_results", traits(SameVariadicResultSize))]
pub struct SameResultsOp {
    #[result]
    one: Index,
    #[result]
    xs: Variadic<I32>,
    #[result]
    ys: Variadic<F32>,
}

/// Groups in a group.
#[op(Test, "switch", traits(AttrSizedOperandSegments))]
pub struct SwitchOp {
    #[operand]
    flag: I32,
    #[operand]
    defaults: Variadic<AnyType>,
    #[operand(segments = case_segments)]
    cases: VariadicOfVariadic<AnyType>,
    #[attr]
    case_segments: DenseI32ArrayAttr,
}

/// A result with the type of an optional operand behind a group.
#[op(Test, "tied", traits(AttrSizedOperandSegments, AllTypesMatch(one, result)))]
pub struct TiedOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[operand]
    one: AnyType,
    #[operand]
    maybe: Optional<AnyType>,
    #[result]
    result: AnyType,
}

fn fixture() -> Fixture {
    Fixture::new::<Test>()
}

#[test]
fn lengths_are_remembered() {
    let mut f = fixture();
    let [a, b] = f.values([Type::I32, Type::I32]);
    let [i, x] = f.values([Type::INDEX, Type::F32]);
    let op =
        SizedOp::new([a, b], i, [x, a, i]).with_maybe(x).create(&mut f.ir, f.at, Location::UNKNOWN).expect("built");
    assert_eq!((op.xs(&f.ir), op.one(&f.ir), op.maybe(&f.ir)), (vec![a, b], i, Some(x)));
    assert_eq!(op.ys(&f.ir), [x, a, i]);
    assert_eq!(errors_of(&f), Vec::<String>::new());
    assert_eq!(
        text_of(&f, op.operation()),
        r#""test.sized"(%0, %1, %2, %3, %3, %0, %2) <{operandSegmentSizes = array<i32: 2, 1, 1, 3>}> : (i32, i32, index, f32, f32, i32, index) -> ()"#
    );
    let bare = SizedOp::new([], i, []).create(&mut f.ir, f.at, Location::UNKNOWN).expect("built");
    assert_eq!((bare.xs(&f.ir), bare.one(&f.ir), bare.maybe(&f.ir), bare.ys(&f.ir)), (vec![], i, None, vec![]));
}

#[test]
fn groups_are_changed_and_lengths_follow() {
    let mut f = fixture();
    let [a, b, c] = f.values([Type::I32, Type::I32, Type::I32]);
    let [i, x] = f.values([Type::INDEX, Type::F32]);
    let op = SizedOp::new([a], i, [x]).create(&mut f.ir, f.at, Location::UNKNOWN).expect("built");
    op.set_xs(&mut f.ir, &[a, b, c]);
    op.set_maybe(&mut f.ir, Some(x));
    op.set_ys(&mut f.ir, &[]);
    assert_eq!((op.xs(&f.ir), op.one(&f.ir), op.maybe(&f.ir), op.ys(&f.ir)), (vec![a, b, c], i, Some(x), vec![]));
    let [j] = f.values([Type::INDEX]);
    op.set_one(&mut f.ir, j);
    op.set_maybe(&mut f.ir, None);
    assert_eq!((op.xs(&f.ir), op.one(&f.ir), op.maybe(&f.ir)), (vec![a, b, c], j, None));

    let mut xs = op.xs_mut(&mut f.ir);
    assert_eq!(xs.remove(1), Some(b));
    assert_eq!(xs.remove(7), None);
    xs.push(b);
    assert!(xs.insert(0, c) && !xs.insert(9, c) && xs.set(1, b) && !xs.set(4, b));
    assert_eq!((xs.to_vec(), xs.len(), xs.get(3), xs.get(4)), (vec![c, b, c, b], 4, Some(b), None));
    op.ys_mut(&mut f.ir).extend([x, x]);
    op.xs_mut(&mut f.ir).clear();
    assert!(op.xs_mut(&mut f.ir).is_empty());
    assert_eq!((op.xs(&f.ir), op.one(&f.ir), op.ys(&f.ir)), (vec![], j, vec![x, x]));
    assert_eq!(errors_of(&f), Vec::<String>::new());
}

#[test]
fn adaptors_and_drafts_know_the_groups() {
    let mut f = fixture();
    let [a, b] = f.values([Type::I32, Type::I32]);
    let [i] = f.values([Type::INDEX]);
    let sizes = f.attribute("{operandSegmentSizes = array<i32: 1, 1, 0, 1>}");
    let dictionary = sizes.cast::<DictionaryAttr>(f.ir.context()).expect("a dictionary");
    let operands = [a, i, b];
    let adaptor = SizedOp::over(Adaptor::new(&operands).with_attributes(dictionary));
    assert_eq!((adaptor.xs(&f.ir), adaptor.one(&f.ir), adaptor.ys(&f.ir)), (vec![a], i, vec![b]));
    let draft = SizedOp::new([a], i, [b, b]).with_maybe(a);
    assert_eq!((draft.xs(&f.ir), draft.maybe(&f.ir), draft.ys(&f.ir)), (vec![a], Some(a), vec![b, b]));
    let draft = draft.with_maybe(b);
    assert_eq!((draft.maybe(&f.ir), draft.ys(&f.ir)), (Some(b), vec![b, b]));
}

#[test]
fn text_round_trips() {
    for text in [
        r#""test.sized"(%a, %i, %f) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i32, index, f32) -> ()"#,
        r#""test.sized"(%i) <{note = "n", operandSegmentSizes = array<i32: 0, 1, 0, 0>}> {other} : (index) -> ()"#,
        r#""test.same"(%a, %a, %i, %f, %f) : (i32, i32, index, f32, f32) -> ()"#,
        r#"%0:4 = "test.results"() <{resultSegmentSizes = array<i32: 2, 1, 1>}> : () -> (i32, i32, f32, index)"#,
        r#"%0 = "test.results"() <{resultSegmentSizes = array<i32: 0, 0, 1>}> : () -> index"#,
        r#""test.switch"(%a, %f, %f, %i) <{case_segments = array<i32: 0, 2>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, f32, f32, index) -> ()"#,
    ] {
        assert_eq!(round_trip(&fixture(), text), Ok(text.into()));
    }
}

#[test]
fn lengths_are_read_where_mlir_reads_them() {
    let f = fixture();
    let expected =
        r#""test.sized"(%a, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, index) -> ()"#.to_owned();
    for given in [
        "<{operand_segment_sizes = array<i32: 1, 1, 0, 0>}>",
        "{operandSegmentSizes = array<i32: 1, 1, 0, 0>}",
        "<{operandSegmentSizes = array<i32: 1, 1, 0, 0>, unknown = 3 : i32}>",
        "<{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> {operandSegmentSizes = array<i32: 0, 0, 0, 0>}",
    ] {
        let text = format!(r#""test.sized"(%a, %i) {given} : (i32, index) -> ()"#);
        assert_eq!(round_trip(&f, &text), Ok(expected.clone()), "{given}");
    }
}

/// The first error of a text.
fn error(text: &str) -> String {
    round_trip(&fixture(), text).expect_err("an error")
}

#[test]
fn wrong_lengths_are_refused_as_mlir_does() {
    let op = |given: &str| error(&format!(r#""test.sized"(%a, %i) {given} : (i32, index) -> ()"#));
    let mismatch = |total| {
        format!(
            "'test.sized' op operand count (2) does not match with the total size ({total}) specified in attribute \
             'operandSegmentSizes'"
        )
    };
    assert_eq!(op(""), mismatch(0));
    assert_eq!(op("<{operandSegmentSizes = array<i32: 1, 1, 1, 0>}>"), mismatch(3));
    // A dictionary with something else under the name is dropped without a word.
    assert_eq!(op("{operandSegmentSizes = array<i32: 1, 1>}"), mismatch(0));
    assert_eq!(op("{operandSegmentSizes = 5 : i32}"), mismatch(0));
    assert_eq!(
        op("<{operandSegmentSizes = array<i32: -1, 1, 1, 1>}>"),
        "'test.sized' op 'operandSegmentSizes' attribute cannot have negative elements"
    );
    assert_eq!(
        op("<{operandSegmentSizes = array<i32: 1, 1>}>"),
        "invalid properties {operandSegmentSizes = array<i32: 1, 1>} for op test.sized: size mismatch in attribute \
         conversion: 2 vs 4"
    );
    assert_eq!(
        op("<{operandSegmentSizes = array<i64: 1, 1, 0, 0>}>"),
        "invalid properties {operandSegmentSizes = array<i64: 1, 1, 0, 0>} for op test.sized: expected \
         DenseI32ArrayAttr for key `value`"
    );
    assert_eq!(
        op("<{operandSegmentSizes = array<i32: 0, 2, 0, 0>}>"),
        "'test.sized' op operand group starting at #0 requires 1 element, but found 2"
    );
    assert_eq!(
        error(r#""test.sized"(%i, %f, %f) <{operandSegmentSizes = array<i32: 0, 1, 2, 0>}> : (index, f32, f32) -> ()"#),
        "'test.sized' op operand group starting at #1 requires 0 or 1 element, but found 2"
    );
    assert_eq!(
        error(r#"%0:2 = "test.results"() <{resultSegmentSizes = array<i32: 1, 0, 0>}> : () -> (i32, index)"#),
        "'test.results' op result count (2) does not match with the total size (1) specified in attribute \
         'resultSegmentSizes'"
    );
}

/// Types are checked against the group that lengths say, even where the same types passed in other groups before.
#[test]
fn equal_types_in_other_groups_are_checked_again() {
    let good = r#""test.sized"(%a, %i, %f) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i32, index, f32) -> ()"#;
    let bad = r#""test.sized"(%a, %i, %f) <{operandSegmentSizes = array<i32: 0, 1, 1, 1>}> : (i32, index, f32) -> ()"#;
    assert_eq!(error(&format!("{good}\n{good}\n{bad}")), "'test.sized' op operand #0 must be index, but got 'i32'");
}

#[test]
fn groups_of_one_length() {
    let mut f = fixture();
    let [a, b] = f.values([Type::I32, Type::I32]);
    let [x, y, i] = f.values([Type::F32, Type::F32, Type::INDEX]);
    let op = SameOp::new([a, b], i, [x, y]).create(&mut f.ir, f.at, Location::UNKNOWN).expect("built");
    assert_eq!((op.xs(&f.ir), op.one(&f.ir), op.ys(&f.ir)), (vec![a, b], i, vec![x, y]));
    let uneven = SameOp::new([a, b], i, [x]).create(&mut f.ir, f.at, Location::UNKNOWN).expect_err("uneven");
    assert_eq!(uneven.message(), "'xs' and 'ys' have 2 and 1 elements, but must have the same number");

    f.ir.set_operand_groups(op.operation(), &[&[a], &[i], &[y]]).expect("one length");
    assert_eq!((op.xs(&f.ir), op.one(&f.ir), op.ys(&f.ir)), (vec![a], i, vec![y]));
    assert!(f.ir.set_operand_groups(op.operation(), &[&[a], &[i], &[]]).is_err());
    assert!(f.ir.set_operand_groups(op.operation(), &[&[a], &[i]]).is_err());
    assert!(f.ir.set_operand_groups(op.operation(), &[&[a], &[i, i], &[y]]).is_err(), "'one' is one");
    assert!(!f.ir.set_operand_group(op.operation(), 1, &[]) && !f.ir.set_operand_group(op.operation(), 1, &[i, i]));
    let mut xs = OperandsMut::new(op.operation(), &mut f.ir, 0);
    assert!(!xs.push(b) && !xs.insert(0, b) && !xs.extend([b]) && !xs.clear() && xs.remove(0).is_none());
    assert!(xs.set(0, a) && xs.assign(&[a]));
    assert!(!f.ir.set_operand_group(op.operation(), 0, &[]) && f.ir.set_operand_group(op.operation(), 0, &[b]));
    assert_eq!((op.xs(&f.ir), op.ys(&f.ir)), (vec![b], vec![y]));
    assert_eq!(errors_of(&f), Vec::<String>::new());
    assert_eq!(
        error(r#""test.same"(%a, %i, %f, %f) : (i32, index, f32, f32) -> ()"#),
        "'test.same' op the 2 variadic operand groups must have one length, but share 3 operands"
    );
    assert_eq!(
        error(r#"%0:2 = "test.same_results"() : () -> (index, i32)"#),
        "'test.same_results' op the 2 variadic result groups must have one length, but share 1 results"
    );
}

#[test]
fn results_in_groups() {
    let mut f = fixture();
    let (at, unknown) = (f.at, Location::UNKNOWN);
    let op = ResultsOp::new([Type::I32, Type::I32], None, Type::INDEX).create(&mut f.ir, at, unknown).expect("built");
    let results: Vec<Value> = f.ir.results(op.operation()).collect();
    assert_eq!((op.xs(&f.ir), op.maybe(&f.ir), op.one(&f.ir)), (results[..2].to_vec(), None, results[2]));
    let op = ResultsOp::new([], Some(Type::F32), Type::INDEX).create(&mut f.ir, at, unknown).expect("built");
    let results: Vec<Value> = f.ir.results(op.operation()).collect();
    assert_eq!((op.xs(&f.ir), op.maybe(&f.ir), op.one(&f.ir)), (vec![], Some(results[0]), results[1]));

    let op = SameResultsOp::new(Type::INDEX, [Type::I32], [Type::F32]).create(&mut f.ir, at, unknown).expect("built");
    let results: Vec<Value> = f.ir.results(op.operation()).collect();
    assert_eq!((op.one(&f.ir), op.xs(&f.ir), op.ys(&f.ir)), (results[0], vec![results[1]], vec![results[2]]));
    assert!(SameResultsOp::new(Type::INDEX, [Type::I32], []).create(&mut f.ir, at, unknown).is_err());
    assert_eq!(errors_of(&f), Vec::<String>::new());
}

#[test]
fn groups_in_a_group() {
    let mut f = fixture();
    let [a, b, c] = f.values([Type::I32, Type::I32, Type::F32]);
    let op = SwitchOp::new(a, [b], [vec![], vec![b, c], vec![a]]);
    assert_eq!(op.defaults(&f.ir), [b]);
    let op = op.create(&mut f.ir, f.at, Location::UNKNOWN).expect("built");
    assert_eq!(op.cases(&f.ir), [vec![], vec![b, c], vec![a]]);
    assert_eq!(errors_of(&f), Vec::<String>::new());
    op.set_cases(&mut f.ir, [[a], [b]]);
    op.set_defaults(&mut f.ir, &[]);
    assert_eq!((op.flag(&f.ir), op.defaults(&f.ir), op.cases(&f.ir)), (a, vec![], vec![vec![a], vec![b]]));
    assert_eq!(errors_of(&f), Vec::<String>::new());

    let switch = |lengths: &str| {
        error(&format!(
            r#""test.switch"(%a, %f, %i) <{{{lengths}operandSegmentSizes = array<i32: 1, 0, 2>}}> : (i32, f32, index) -> ()"#
        ))
    };
    assert_eq!(
        switch("case_segments = array<i32: 1>, "),
        "'test.switch' op cases count (2) does not match with the total size (1) specified in attribute 'case_segments'"
    );
    assert_eq!(
        switch("case_segments = array<i32: -1, 3>, "),
        "'test.switch' op 'case_segments' attribute cannot have negative elements"
    );
    assert_eq!(switch(""), "'test.switch' op requires attribute 'case_segments'");
}

#[test]
fn types_are_inferred_across_groups() {
    let mut f = fixture();
    let [a, x] = f.values([Type::I32, Type::F32]);
    let op = TiedOp::new([a, a], x).create(&mut f.ir, f.at, Location::UNKNOWN).expect("built");
    assert_eq!(f.ir.value_type(op.result(&f.ir)), Type::F32);
    assert_eq!(errors_of(&f), Vec::<String>::new());
}

/// Copies have the lengths of what they copy; operations that differ in lengths alone are different.
#[test]
fn copies_and_comparisons_see_lengths() {
    let mut f = fixture();
    let [a, i] = f.values([Type::I32, Type::INDEX]);
    let first = SizedOp::new([a], i, []).create(&mut f.ir, f.at, Location::UNKNOWN).expect("built");
    let other = SizedOp::new([], a, [i]).create(&mut f.ir, f.at, Location::UNKNOWN).expect("built");
    let copy = f.ir.clone_op(first.operation());
    let copy = f.ir.cast::<SizedOp>(copy).expect("the same kind");
    assert_eq!((copy.xs(&f.ir), copy.one(&f.ir), copy.ys(&f.ir)), (vec![a], i, vec![]));
    let ignore = ods::ir::equality::Ignore::default();
    assert!(f.ir.structurally_equal(first.operation(), copy.operation(), ignore));
    assert!(!f.ir.structurally_equal(first.operation(), other.operation(), ignore));
}

/// However wrong the lengths, accessors of groups stay within the operands.
#[test]
fn wrong_lengths_do_no_harm() {
    let mut f = fixture();
    let [a, i] = f.values([Type::I32, Type::INDEX]);
    let op = SizedOp::new([a], i, []).create(&mut f.ir, f.at, Location::UNKNOWN).expect("built");
    for sizes in [[u32::MAX; 4], [5, 0, 0, 9], [0, 0, 0, 1], [1, u32::MAX, u32::MAX, 1]] {
        f.ir.set_operands(op.operation(), &[a, i]);
        let list = sizes.map(u32::cast_signed);
        let sizes = DenseArrayAttr::i32s(f.ir.context(), &list);
        f.ir.set_property_attribute(op.operation(), "operandSegmentSizes", sizes.into()).expect("four lengths");
        let total = op.xs(&f.ir).len() + op.ys(&f.ir).len() + usize::from(op.maybe(&f.ir).is_some());
        assert!(total <= 2);
        assert_eq!(errors_of(&f).len(), 1);
        assert!(text_of(&f, op.operation()).contains("operandSegmentSizes = array<i32: "));
        op.set_xs(&mut f.ir, &[]);
        op.ys_mut(&mut f.ir).push(a);
    }
}
