//! The constraints used by the builtin dialect and every expansion.
//!
//! The constraint library for users, with MLIR's names, is in the facade crate `ods`, which defines it with
//! `constraint!`.

use crate::attributes::{Attribute, StringAttr};
use crate::entity::{Block, Region, Type};
use crate::schema::rust_value::AsView;
use crate::schema::{
    AttrConstraint, Constrains, Constraint, ConstraintArgument, KindTest, Pred, RegionConstraint, SuccessorConstraint,
    SummaryPart, TypeConstraint, View,
};

/// Any type.
pub static ANY_TYPE: TypeConstraint = Constraint::<Type> {
    name: "AnyType",
    arguments: &[],
    summary: &[SummaryPart::Text("any type")],
    pred: Pred::True,
    ..Constraint::ANY
};

/// Any attribute.
pub static ANY_ATTR: AttrConstraint = Constraint::<Attribute> {
    name: "AnyAttr",
    arguments: &[],
    summary: &[SummaryPart::Text("any attribute")],
    pred: Pred::True,
    ..Constraint::ANY
};

/// A string attribute.
pub static STRING_ATTR: AttrConstraint = Constraint::<Attribute> {
    name: "StrAttr",
    arguments: &[],
    summary: &[SummaryPart::Text("string attribute")],
    pred: Pred::IsA(KindTest {
        name: "StringAttr",
        is_interface: false,
        info: &<StringAttr as View>::INFO,
        test: |attribute, context| attribute.isa::<StringAttr>(context),
    }),
    ..Constraint::ANY
};

/// Any region.
pub static ANY_REGION: RegionConstraint = Constraint::<Region> {
    name: "AnyRegion",
    arguments: &[],
    summary: &[SummaryPart::Text("any region")],
    pred: Pred::True,
    ..Constraint::ANY
};

/// Any successor.
pub static ANY_SUCCESSOR: SuccessorConstraint = Constraint::<Block> {
    name: "AnySuccessor",
    arguments: &[],
    summary: &[SummaryPart::Text("any successor")],
    pred: Pred::True,
    ..Constraint::ANY
};

/// A region with exactly one block: `SizedRegion<1>`.
pub static ONE_BLOCK: RegionConstraint = Constraint::<Region> {
    name: "SizedRegion",
    arguments: &[ConstraintArgument::Number(1)],
    summary: &[SummaryPart::Text("region with 1 blocks")],
    pred: Pred::Blocks { least: 1, most: 1 },
    pure: false,
    ..Constraint::ANY
};

/// A region with at least `LEAST` and at most `MOST` blocks.
#[derive(Clone, Copy, Debug)]
pub struct BlockCount<const LEAST: usize, const MOST: usize>;

impl<const LEAST: usize, const MOST: usize> BlockCount<LEAST, MOST> {
    const LEAST: SummaryPart = SummaryPart::Number(LEAST as i128);
    const MOST: SummaryPart = SummaryPart::Number(MOST as i128);
}

impl<const LEAST: usize, const MOST: usize> Constrains<Region> for BlockCount<LEAST, MOST> {
    type View = Region;
    type RustValue = AsView<Region>;
    const CONSTRAINT: &'static RegionConstraint = &Constraint {
        name: "BlockCount",
        arguments: &[ConstraintArgument::Number(LEAST as i128), ConstraintArgument::Number(MOST as i128)],
        summary: match (LEAST, MOST) {
            (_, usize::MAX) => &[SummaryPart::Text("region with at least "), Self::LEAST, SummaryPart::Text(" blocks")],
            (0, _) => &[SummaryPart::Text("region with at most "), Self::MOST, SummaryPart::Text(" blocks")],
            (_, _) => &[
                SummaryPart::Text("region with "),
                Self::LEAST,
                SummaryPart::Text(" to "),
                Self::MOST,
                SummaryPart::Text(" blocks"),
            ],
        },
        pred: Pred::Blocks { least: LEAST, most: MOST },
        pure: false,
        ..Constraint::ANY
    };
}
