//! Groups of operands and results, any number of them.

pub mod dialect;

use crate::support::{Fixture, errors_of, round_trip, text_of};
use ods::prelude::*;

use dialect::*;

fn fixture() -> Fixture {
    Fixture::new::<Groups>()
}

#[test]
fn segment_sizes_are_stored() {
    let mut f = fixture();
    let [a, b] = f.values([Type::I32, Type::I32]);
    let [i, x] = f.values([Type::INDEX, Type::F32]);
    let op = f.builder().insert(SizedOp::new([a, b], i, [x, a, i]).with_maybe(x)).expect("built");
    assert_eq!((op.xs(&f.ir), op.one(&f.ir), op.maybe(&f.ir)), (vec![a, b].into(), i, Some(x)));
    assert_eq!(op.ys(&f.ir), [x, a, i]);
    assert_eq!(errors_of(&f), Vec::<String>::new());
    assert_eq!(
        text_of(&f, op.operation()),
        r#""groups.sized"(%0, %1, %2, %3, %3, %0, %2) <{operandSegmentSizes = array<i32: 2, 1, 1, 3>}> : (i32, i32, index, f32, f32, i32, index) -> ()"#
    );
    let bare = f.builder().insert(SizedOp::new([], i, [])).expect("built");
    assert_eq!(
        (bare.xs(&f.ir), bare.one(&f.ir), bare.maybe(&f.ir), bare.ys(&f.ir)),
        (Values::new(), i, None, Values::new())
    );
}

#[test]
fn changing_a_group_updates_segment_sizes() {
    let mut f = fixture();
    let [a, b, c] = f.values([Type::I32, Type::I32, Type::I32]);
    let [i, x] = f.values([Type::INDEX, Type::F32]);
    let op = f.builder().insert(SizedOp::new([a], i, [x])).expect("built");
    op.set_xs(&mut f.ir, &[a, b, c]);
    op.set_maybe(&mut f.ir, Some(x));
    op.set_ys(&mut f.ir, &[]);
    assert_eq!(
        (op.xs(&f.ir), op.one(&f.ir), op.maybe(&f.ir), op.ys(&f.ir)),
        (vec![a, b, c].into(), i, Some(x), Values::new())
    );
    let [j] = f.values([Type::INDEX]);
    op.set_one(&mut f.ir, j);
    op.set_maybe(&mut f.ir, None);
    assert_eq!((op.xs(&f.ir), op.one(&f.ir), op.maybe(&f.ir)), (vec![a, b, c].into(), j, None));

    let mut xs = op.xs_mut(&mut f.ir);
    assert_eq!(xs.remove(1), Some(b));
    assert_eq!(xs.remove(7), None);
    xs.push(b);
    assert!(xs.insert(0, c) && !xs.insert(9, c) && xs.set(1, b) && !xs.set(4, b));
    assert_eq!((xs.to_vec(), xs.len(), xs.get(3), xs.get(4)), (vec![c, b, c, b], 4, Some(b), None));
    op.ys_mut(&mut f.ir).extend([x, x]);
    op.xs_mut(&mut f.ir).clear();
    assert!(op.xs_mut(&mut f.ir).is_empty());
    assert_eq!((op.xs(&f.ir), op.one(&f.ir), op.ys(&f.ir)), (Values::new(), j, vec![x, x].into()));
    assert_eq!(errors_of(&f), Vec::<String>::new());
}

#[test]
fn adaptors_and_drafts_have_groups() {
    let mut f = fixture();
    let [a, b] = f.values([Type::I32, Type::I32]);
    let [i] = f.values([Type::INDEX]);
    let sizes = f.attribute("{operandSegmentSizes = array<i32: 1, 1, 0, 1>}");
    let dictionary = sizes.cast::<DictionaryAttr>(f.ir.context()).expect("a dictionary");
    let operands = [a, i, b];
    let adaptor = SizedOp::over(Adaptor::new(&operands).with_attributes(dictionary));
    assert_eq!((adaptor.xs(&f.ir), adaptor.one(&f.ir), adaptor.ys(&f.ir)), (vec![a].into(), i, vec![b].into()));
    let draft = SizedOp::new([a], i, [b, b]).with_maybe(a);
    assert_eq!((draft.xs(&f.ir), draft.maybe(&f.ir), draft.ys(&f.ir)), (vec![a].into(), Some(a), vec![b, b].into()));
    let draft = draft.with_maybe(b);
    assert_eq!((draft.maybe(&f.ir), draft.ys(&f.ir)), (Some(b), vec![b, b].into()));
}

#[test]
fn text_round_trips() {
    for text in [
        r#""groups.sized"(%a, %i, %f) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i32, index, f32) -> ()"#,
        r#""groups.sized"(%i) <{note = "n", operandSegmentSizes = array<i32: 0, 1, 0, 0>}> {other} : (index) -> ()"#,
        r#""groups.same"(%a, %a, %i, %f, %f) : (i32, i32, index, f32, f32) -> ()"#,
        r#"%0:4 = "groups.results"() <{resultSegmentSizes = array<i32: 2, 1, 1>}> : () -> (i32, i32, f32, index)"#,
        r#"%0 = "groups.results"() <{resultSegmentSizes = array<i32: 0, 0, 1>}> : () -> index"#,
        r#""groups.switch"(%a, %f, %f, %i) <{case_segments = array<i32: 0, 2>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, f32, f32, index) -> ()"#,
    ] {
        assert_eq!(round_trip(&fixture(), text), Ok(text.into()));
    }
}

#[test]
fn segment_sizes_are_parsed_as_in_mlir() {
    let f = fixture();
    let expected =
        r#""groups.sized"(%a, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, index) -> ()"#.to_owned();
    for given in [
        "<{operand_segment_sizes = array<i32: 1, 1, 0, 0>}>",
        "{operandSegmentSizes = array<i32: 1, 1, 0, 0>}",
        "<{operandSegmentSizes = array<i32: 1, 1, 0, 0>, unknown = 3 : i32}>",
        "<{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> {operandSegmentSizes = array<i32: 0, 0, 0, 0>}",
    ] {
        let text = format!(r#""groups.sized"(%a, %i) {given} : (i32, index) -> ()"#);
        assert_eq!(round_trip(&f, &text), Ok(expected.clone()), "{given}");
    }
}

/// Returns the first error of a text.
fn error(text: &str) -> String {
    round_trip(&fixture(), text).expect_err("an error")
}

#[test]
fn rejects_invalid_segment_sizes() {
    let op = |given: &str| error(&format!(r#""groups.sized"(%a, %i) {given} : (i32, index) -> ()"#));
    let mismatch = |total| {
        format!(
            "'groups.sized' op operand count (2) does not match with the total size ({total}) specified in attribute \
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
        "'groups.sized' op 'operandSegmentSizes' attribute cannot have negative elements"
    );
    assert_eq!(
        op("<{operandSegmentSizes = array<i32: 1, 1>}>"),
        "invalid properties {operandSegmentSizes = array<i32: 1, 1>} for op groups.sized: size mismatch in attribute \
         conversion: 2 vs 4"
    );
    assert_eq!(
        op("<{operandSegmentSizes = array<i64: 1, 1, 0, 0>}>"),
        "invalid properties {operandSegmentSizes = array<i64: 1, 1, 0, 0>} for op groups.sized: expected \
         DenseI32ArrayAttr for key `value`"
    );
    assert_eq!(
        op("<{operandSegmentSizes = array<i32: 0, 2, 0, 0>}>"),
        "'groups.sized' op operand group starting at #0 requires 1 element, but found 2"
    );
    assert_eq!(
        error(
            r#""groups.sized"(%i, %f, %f) <{operandSegmentSizes = array<i32: 0, 1, 2, 0>}> : (index, f32, f32) -> ()"#
        ),
        "'groups.sized' op operand group starting at #1 requires 0 or 1 element, but found 2"
    );
    assert_eq!(
        error(r#"%0:2 = "groups.results"() <{resultSegmentSizes = array<i32: 1, 0, 0>}> : () -> (i32, index)"#),
        "'groups.results' op result count (2) does not match with the total size (1) specified in attribute \
         'resultSegmentSizes'"
    );
}

/// Types are checked against the group that lengths say, even where the same types passed in other groups before.
#[test]
fn constraints_are_checked_after_segment_changes() {
    let good =
        r#""groups.sized"(%a, %i, %f) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i32, index, f32) -> ()"#;
    let bad =
        r#""groups.sized"(%a, %i, %f) <{operandSegmentSizes = array<i32: 0, 1, 1, 1>}> : (i32, index, f32) -> ()"#;
    assert_eq!(error(&format!("{good}\n{good}\n{bad}")), "'groups.sized' op operand #0 must be index, but got 'i32'");
}

#[test]
fn same_variadic_size() {
    let mut f = fixture();
    let [a, b] = f.values([Type::I32, Type::I32]);
    let [x, y, i] = f.values([Type::F32, Type::F32, Type::INDEX]);
    let op = f.builder().insert(SameOp::new([a, b], i, [x, y])).expect("built");
    assert_eq!((op.xs(&f.ir), op.one(&f.ir), op.ys(&f.ir)), (vec![a, b].into(), i, vec![x, y].into()));
    let uneven = f.builder().insert(SameOp::new([a, b], i, [x])).expect_err("uneven");
    assert_eq!(uneven.message(), "'xs' and 'ys' have 2 and 1 elements, but must have the same number");

    f.ir.set_operand_groups(op.operation(), &[&[a], &[i], &[y]]).expect("one length");
    assert_eq!((op.xs(&f.ir), op.one(&f.ir), op.ys(&f.ir)), (vec![a].into(), i, vec![y].into()));
    assert!(f.ir.set_operand_groups(op.operation(), &[&[a], &[i], &[]]).is_err());
    assert!(f.ir.set_operand_groups(op.operation(), &[&[a], &[i]]).is_err());
    assert!(f.ir.set_operand_groups(op.operation(), &[&[a], &[i, i], &[y]]).is_err(), "'one' is one");
    assert!(!f.ir.set_operand_group(op.operation(), 1, &[]) && !f.ir.set_operand_group(op.operation(), 1, &[i, i]));
    let mut xs = OperandsMut::new(op.operation(), &mut f.ir, 0);
    assert!(!xs.push(b) && !xs.insert(0, b) && !xs.extend([b]) && !xs.clear() && xs.remove(0).is_none());
    assert!(xs.set(0, a) && xs.assign(&[a]));
    assert!(!f.ir.set_operand_group(op.operation(), 0, &[]) && f.ir.set_operand_group(op.operation(), 0, &[b]));
    assert_eq!((op.xs(&f.ir), op.ys(&f.ir)), (vec![b].into(), vec![y].into()));
    assert_eq!(errors_of(&f), Vec::<String>::new());
    assert_eq!(
        error(r#""groups.same"(%a, %i, %f, %f) : (i32, index, f32, f32) -> ()"#),
        "'groups.same' op the 2 variadic operand groups must have one length, but share 3 operands"
    );
    assert_eq!(
        error(r#"%0:2 = "groups.same_results"() : () -> (index, i32)"#),
        "'groups.same_results' op the 2 variadic result groups must have one length, but share 1 results"
    );
}

#[test]
fn result_segments() {
    let mut f = fixture();
    let op = f.builder().insert(ResultsOp::new([Type::I32, Type::I32], None, Type::INDEX)).expect("built");
    let results: Vec<Value> = f.ir.results(op.operation()).collect();
    assert_eq!((op.xs(&f.ir), op.maybe(&f.ir), op.one(&f.ir)), (results[..2].to_vec().into(), None, results[2]));
    let op = f.builder().insert(ResultsOp::new([], Some(Type::F32), Type::INDEX)).expect("built");
    let results: Vec<Value> = f.ir.results(op.operation()).collect();
    assert_eq!((op.xs(&f.ir), op.maybe(&f.ir), op.one(&f.ir)), (Values::new(), Some(results[0]), results[1]));

    let op = f.builder().insert(SameResultsOp::new(Type::INDEX, [Type::I32], [Type::F32])).expect("built");
    let results: Vec<Value> = f.ir.results(op.operation()).collect();
    assert_eq!(
        (op.one(&f.ir), op.xs(&f.ir), op.ys(&f.ir)),
        (results[0], vec![results[1]].into(), vec![results[2]].into())
    );
    assert!(f.builder().insert(SameResultsOp::new(Type::INDEX, [Type::I32], [])).is_err());
    assert_eq!(errors_of(&f), Vec::<String>::new());
}

#[test]
fn variadic_of_variadic() {
    let mut f = fixture();
    let [a, b, c] = f.values([Type::I32, Type::I32, Type::F32]);
    let op = SwitchOp::new(a, [b], [vec![], vec![b, c], vec![a]]);
    assert_eq!(op.defaults(&f.ir), [b]);
    let op = f.builder().insert(op).expect("built");
    assert_eq!(op.cases(&f.ir), [vec![], vec![b, c], vec![a]]);
    assert_eq!(errors_of(&f), Vec::<String>::new());
    op.set_cases(&mut f.ir, [[a], [b]]);
    op.set_defaults(&mut f.ir, &[]);
    assert_eq!((op.flag(&f.ir), op.defaults(&f.ir), op.cases(&f.ir)), (a, Values::new(), vec![vec![a], vec![b]]));
    assert_eq!(errors_of(&f), Vec::<String>::new());

    let switch = |lengths: &str| {
        error(&format!(
            r#""groups.switch"(%a, %f, %i) <{{{lengths}operandSegmentSizes = array<i32: 1, 0, 2>}}> : (i32, f32, index) -> ()"#
        ))
    };
    assert_eq!(
        switch("case_segments = array<i32: 1>, "),
        "'groups.switch' op cases count (2) does not match with the total size (1) specified in attribute 'case_segments'"
    );
    assert_eq!(
        switch("case_segments = array<i32: -1, 3>, "),
        "'groups.switch' op 'case_segments' attribute cannot have negative elements"
    );
    assert_eq!(switch(""), "'groups.switch' op requires attribute 'case_segments'");
}

#[test]
fn types_are_inferred_across_groups() {
    let mut f = fixture();
    let [a, x] = f.values([Type::I32, Type::F32]);
    let op = f.builder().insert(TiedOp::new([a, a], x)).expect("built");
    assert_eq!(f.ir.value_type(op.result(&f.ir)), Type::F32);
    assert_eq!(errors_of(&f), Vec::<String>::new());
}

/// Copies have the lengths of what they copy; operations that differ in lengths alone are different.
#[test]
fn clone_and_equality_include_segment_sizes() {
    let mut f = fixture();
    let [a, i] = f.values([Type::I32, Type::INDEX]);
    let first = f.builder().insert(SizedOp::new([a], i, [])).expect("built");
    let other = f.builder().insert(SizedOp::new([], a, [i])).expect("built");
    let copy = f.ir.clone_op(first.operation());
    let copy = f.ir.cast::<SizedOp>(copy).expect("the same kind");
    assert_eq!((copy.xs(&f.ir), copy.one(&f.ir), copy.ys(&f.ir)), (vec![a].into(), i, Values::new()));
    let ignore = ods::ir::equality::Ignore::default();
    assert!(f.ir.structurally_equal(first.operation(), copy.operation(), ignore));
    assert!(!f.ir.structurally_equal(first.operation(), other.operation(), ignore));
}

/// Keeps accessors of groups within the operands, even with wrong segment sizes.
#[test]
fn invalid_segment_sizes_do_not_panic() {
    let mut f = fixture();
    let [a, i] = f.values([Type::I32, Type::INDEX]);
    let op = f.builder().insert(SizedOp::new([a], i, [])).expect("built");
    for sizes in [[u32::MAX; 4], [5, 0, 0, 9], [0, 0, 0, 1], [1, u32::MAX, u32::MAX, 1]] {
        f.ir.set_operands(op.operation(), [a, i]);
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
