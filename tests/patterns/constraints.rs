//! Constraints on attributes, and constants of several kinds.

use ods::prelude::*;

use crate::dialect::*;
use crate::run::check;

pattern! {
    /// A constraint on an attribute.
    PositiveK: AttrOp { x: x, k: _: Confined<I32Attr, IntPositive>, .. } => x;
}

pattern! {
    /// A constrained attribute is its Rust value; an optional one must be present.
    NamedK: NegOp { x: AttrOp { x: x, k: k: Confined<I32Attr, IntPositive>, s: _: StrAttr, u: _ } }
        => AttrOp { x: x, k: k + 1 };

    /// A floating-point constant.
    AddHalf: AddOp { a: x, b: const 0.5 } => x;

    /// Arithmetic on constants of any shape.
    AddAdd: AddOp { a: AddOp { a: x, b: const c0 }, b: const c1 } => AddOp { a: x, b: const c0 + c1 };

    /// A splat of the root's type.
    SubSelf: SubOp { a: x, b: x } => const -1;

    /// An interface as a constraint on an attribute.
    ElementsOfNeg: AbsOp { x: NegOp { x: ConstOp { value: _: dyn ElementsAttrInterface } } } => const 7;
}

// Patterns with constraints that exclude each other are not a tie.
pattern! {
    /// One type.
    NegOfI32: NegOp { x: x: I32 } => x;

    /// Other types.
    NegOfFloat: NegOp { x: x: (F32, F64) } => AbsOp { x: x };
}

#[test]
fn attributes_are_constrained() {
    check::<PositiveK>(
        r#"%0 = "lab.attr"(%x) <{k = 5 : i32}> : (i32) -> i32
           %1 = "lab.attr"(%x) <{k = -5 : i32}> : (i32) -> i32
           "t.use"(%0, %1) : (i32, i32) -> ()"#,
        r#"%1 = "lab.attr"(%x) <{k = -5 : i32}> : (i32) -> i32
           "t.use"(%x, %1) : (i32, i32) -> ()"#,
    );
}

#[test]
fn types_are_constrained() {
    let text = |of: &str| format!("%0 = \"lab.neg\"(%x) : (i32) -> i32\n\"t.use\"({of}) : (i32) -> ()");
    check::<NegOfI32>(&text("%0"), "\"t.use\"(%x) : (i32) -> ()");
    check::<NegOfFloat>(&text("%0"), &text("%0"));
}

#[test]
fn constrained_attributes_are_bound() {
    check::<NamedK>(
        r#"%0 = "lab.attr"(%x) <{k = 5 : i32, s = "s"}> : (i32) -> i32
           %1 = "lab.attr"(%x) <{k = 0 : i32, s = "s"}> : (i32) -> i32
           %2 = "lab.attr"(%x) <{k = 5 : i32}> : (i32) -> i32
           %3 = "lab.neg"(%0) : (i32) -> i32
           %4 = "lab.neg"(%1) : (i32) -> i32
           %5 = "lab.neg"(%2) : (i32) -> i32
           "t.use"(%3, %4, %5) : (i32, i32, i32) -> ()"#,
        r#"%1 = "lab.attr"(%x) <{k = 0 : i32, s = "s"}> : (i32) -> i32
           %2 = "lab.attr"(%x) <{k = 5 : i32}> : (i32) -> i32
           %3 = "lab.attr"(%x) <{k = 6 : i32}> : (i32) -> i32
           %4 = "lab.neg"(%1) : (i32) -> i32
           %5 = "lab.neg"(%2) : (i32) -> i32
           "t.use"(%3, %4, %5) : (i32, i32, i32) -> ()"#,
    );
}

#[test]
fn interfaces_constrain_attributes() {
    check::<ElementsOfNeg>(
        r#"%c = "lab.const"() <{value = dense<[1, 2]> : vector<2xi8>}> : () -> vector<2xi8>
           %d = "lab.const"() <{value = 1 : i8}> : () -> i8
           %0 = "lab.neg"(%c) : (vector<2xi8>) -> vector<2xi8>
           %1 = "lab.neg"(%d) : (i8) -> i8
           %2 = "lab.abs"(%0) : (vector<2xi8>) -> vector<2xi8>
           %3 = "lab.abs"(%1) : (i8) -> i8
           "t.use"(%2, %3) : (vector<2xi8>, i8) -> ()"#,
        r#"%2 = "lab.const"() <{value = dense<7> : vector<2xi8>}> : () -> vector<2xi8>
           %d = "lab.const"() <{value = 1 : i8}> : () -> i8
           %1 = "lab.neg"(%d) : (i8) -> i8
           %3 = "lab.abs"(%1) : (i8) -> i8
           "t.use"(%2, %3) : (vector<2xi8>, i8) -> ()"#,
    );
}

#[test]
fn floating_point_constants_match() {
    check::<AddHalf>(
        r#"%c = "lab.const"() <{value = 5.0e-1 : f32}> : () -> f32
           %d = "lab.const"() <{value = 2.5e-1 : f32}> : () -> f32
           %e = "lab.const"() <{value = dense<5.0e-1> : vector<2xf32>}> : () -> vector<2xf32>
           %v = "t.vector"() : () -> vector<2xf32>
           %0 = "lab.add"(%f, %c) : (f32, f32) -> f32
           %1 = "lab.add"(%f, %d) : (f32, f32) -> f32
           %2 = "lab.add"(%e, %v) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
           "t.use"(%0, %1, %2) : (f32, f32, vector<2xf32>) -> ()"#,
        r#"%d = "lab.const"() <{value = 2.5e-1 : f32}> : () -> f32
           %v = "t.vector"() : () -> vector<2xf32>
           %1 = "lab.add"(%f, %d) : (f32, f32) -> f32
           "t.use"(%f, %1, %v) : (f32, f32, vector<2xf32>) -> ()"#,
    );
}

#[test]
fn dense_constants_compute() {
    check::<AddAdd>(
        r#"%v = "t.vector"() : () -> vector<2xi8>
           %c = "lab.const"() <{value = dense<[127, 1]> : vector<2xi8>}> : () -> vector<2xi8>
           %d = "lab.const"() <{value = dense<2> : vector<2xi8>}> : () -> vector<2xi8>
           %0 = "lab.add"(%v, %c) : (vector<2xi8>, vector<2xi8>) -> vector<2xi8>
           %1 = "lab.add"(%d, %0) : (vector<2xi8>, vector<2xi8>) -> vector<2xi8>
           "t.use"(%1) : (vector<2xi8>) -> ()"#,
        r#"%c = "lab.const"() <{value = dense<[-127, 3]> : vector<2xi8>}> : () -> vector<2xi8>
           %v = "t.vector"() : () -> vector<2xi8>
           %0 = "lab.add"(%v, %c) : (vector<2xi8>, vector<2xi8>) -> vector<2xi8>
           "t.use"(%0) : (vector<2xi8>) -> ()"#,
    );
}

#[test]
fn numbers_are_splats_of_the_type_of_the_root() {
    check::<SubSelf>(
        r#"%v = "t.vector"() : () -> vector<2xi8>
           %0 = "lab.sub"(%v, %v) : (vector<2xi8>, vector<2xi8>) -> vector<2xi8>
           "t.use"(%0) : (vector<2xi8>) -> ()"#,
        r#"%0 = "lab.const"() <{value = dense<-1> : vector<2xi8>}> : () -> vector<2xi8>
           %v = "t.vector"() : () -> vector<2xi8>
           "t.use"(%0) : (vector<2xi8>) -> ()"#,
    );
}
