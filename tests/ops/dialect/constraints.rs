//! Section 1.6: constraints over properties.

use ods::prelude::*;

use super::{accepted, rejected};

/// The operations of this file.
#[dialect(extends = super::Test, ops(DoorOp, HouseOp, LimitsOp, MazeOp))]
pub struct Operations;

/// Returns whether the value is even. Definitions can share such conditions of properties, like MLIR's
/// `PropConstraint`.
fn is_even(value: i64) -> bool {
    value % 2 == 0
}

/// Properties with demands.
#[op(super::Test, "limits")]
pub struct LimitsOp {
    #[property(is = is_even, summary = "an even number")]
    width: i64,
    #[property(default = 2, is = is_even, summary = "an even number")]
    height: i64,
    #[property(is = |names| names.len() < 3)]
    names: Vec<String>,
}

#[test]
fn property_constraints_are_shared() {
    let text = |properties: &str| format!("\"test.limits\"() <{{{properties}}}> : () -> ()");
    accepted(&text("width = 4 : i64, names = [\"a\"]"));
    let even = |name: &str| format!("'test.limits' op property '{name}' failed to satisfy constraint: an even number");
    rejected(&text("width = 3 : i64, names = []"), &even("width"));
    rejected(&text("width = 4 : i64, height = 5 : i64, names = []"), &even("height"));
    let three = "'test.limits' op property 'names' failed to satisfy constraint: names.len() < 3";
    rejected(&text("width = 4 : i64, names = [\"a\", \"b\", \"c\"]"), three);
}

constraint! {
    /// region of two blocks
    pub TwoBlocks: Region = CPred($_op.ir.blocks($_self).count() == 2);

    /// block that takes {N} values
    pub Takes<const N: usize>: Block = CPred($_op.ir.num_arguments($_self) == N);
}

/// Regions and successors with constraints of the user.
#[op(super::Test, "maze")]
pub struct MazeOp {
    #[region]
    rooms: TwoBlocks,
}

/// Regions with numbers of blocks.
#[op(super::Test, "house")]
pub struct HouseOp {
    #[region]
    floors: MinSizedRegion<1>,
    #[region]
    attic: MaxSizedRegion<1>,
}

#[test]
fn numbers_of_blocks_are_constrained() {
    let block = |name: &str| format!("^{name}:\n\"u.t\"() : () -> ()\n");
    let house = |floors: &str, attic: &str| format!("\"test.house\"() ({{\n{floors}}}, {{\n{attic}}}) : () -> ()");
    let (one, two) = (block("a"), block("a") + &block("b"));
    accepted(&house(&one, ""));
    accepted(&house(&two, &one));
    let message = |region: &str, words: &str| {
        format!("'test.house' op region {region} failed to verify constraint: region with {words} blocks")
    };
    rejected(&house("", ""), &message("#0 ('floors')", "at least 1"));
    rejected(&house(&one, &two), &message("#1 ('attic')", "at most 1"));
}

/// Goes on.
#[op(super::Test, "door", traits(Terminator))]
pub struct DoorOp {
    #[successor]
    next: Takes<0>,
    #[successor]
    others: Variadic<Takes<1>>,
}

#[test]
fn regions_and_successors_are_constrained() {
    let maze =
        |last: &str| format!("\"test.maze\"() ({{\n^a:\n\"test.door\"() [^b] : () -> ()\n{last}\n}}) : () -> ()");
    let end = "\"u.t\"() : () -> ()";
    accepted(&maze(&format!("^b:\n{end}")));
    let message = "'test.maze' op region #0 ('rooms') failed to verify constraint: region of two blocks";
    rejected(&maze(&format!("^b:\n{end}\n^c:\n{end}")), message);
    let door = |next: &str| {
        format!(
            "\"u.f\"() ({{\n\"test.door\"() [{next}] : () -> ()\n^a:\n\"u.t\"() : () -> ()\n^b(%x: i32):\n\"u.t\"() : () -> ()\n}}) : () -> ()"
        )
    };
    accepted(&door("^a"));
    accepted(&door("^a, ^b, ^b"));
    let message = |index, name, takes| {
        format!(
            "'test.door' op successor #{index} ('{name}') failed to verify constraint: block that takes {takes} values"
        )
    };
    rejected(&door("^b"), &message(0, "next", 0));
    rejected(&door("^a, ^b, ^a"), &message(2, "others", 1));
}
