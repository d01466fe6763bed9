//! The constraints used by the builtin dialect and every expansion.
//!
//! The constraint library for users, with MLIR's names, is in the facade crate `ods`, which defines it with
//! `constraint!`.

use crate::attributes::{Attribute, StringAttr};
use crate::entity::{Block, Region, Type};
use crate::schema::{
    AttrConstraint, Constraint, ConstraintArgument, KindTest, Pred, RegionConstraint, SuccessorConstraint, SummaryPart,
    TypeConstraint, View,
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
    pred: Pred::Leaf {
        code: "$_self.has_one_block()",
        test: |region, scope| scope.op.is_some_and(|(ir, _)| ir.has_one_block(region)),
    },
    pure: false,
    ..Constraint::ANY
};
