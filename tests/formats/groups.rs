//! Optional groups and `oilist`.

use ods::prelude::*;

use super::support::{custom, generic, refused, same};

#[dialect(
    name = "g",
    ops(
        OptionalOp,
        ElseOp,
        UnitOp,
        UnitFirstOp,
        VariadicOp,
        ResultOp,
        DefaultOp,
        PropertyOp,
        RegionOp,
        SuccessorOp,
        ClausesOp,
        ValueFirstOp
    )
)]
pub struct G;

/// An operand and its type.
#[op(G, "optional", format($a ("," $b^ ":" type($b))? attr_dict))]
pub struct OptionalOp {
    #[operand]
    a: I32,
    #[operand]
    b: Optional<AnyType>,
}

/// What is written elsewhere.
#[op(G, "else", format(("with" $b^) : ("without")? attr_dict))]
pub struct ElseOp {
    #[operand]
    b: Optional<I32>,
}

/// A word for a unit attribute.
#[op(G, "unit", format(("fast" $fast^)? ("exact" $flag^)? attr_dict))]
pub struct UnitOp {
    #[attr]
    fast: UnitAttr,
    #[property]
    flag: UnitProp,
}

/// A unit attribute that is written.
#[op(G, "unit_first", format(($fast^ "and" "furious")? attr_dict))]
pub struct UnitFirstOp {
    #[attr]
    fast: UnitAttr,
}

/// Any number.
#[op(G, "variadic", format(("[" $xs^ ":" type($xs) "]")? attr_dict))]
pub struct VariadicOp {
    #[operand]
    xs: Variadic<AnyType>,
}

/// Results.
#[op(G, "result", format(attr_dict (":" type($r)^)?))]
pub struct ResultOp {
    #[result]
    r: Optional<AnyType>,
}

/// What is not at its default.
#[op(G, "default", format(("by" $step^)? attr_dict))]
pub struct DefaultOp {
    #[attr(default = 1)]
    step: I64Attr,
}

/// A property that is not at its default.
#[op(G, "property", format(("by" $step^)? attr_dict))]
pub struct PropertyOp {
    #[property(default = 1)]
    step: i64,
}

/// Regions.
#[op(G, "region", format(("do" $body^)? attr_dict))]
pub struct RegionOp {
    #[region]
    body: AnyRegion,
}

/// Successors.
#[op(G, "successor", traits(Terminator), format(("to" $dests^)? attr_dict))]
pub struct SuccessorOp {
    #[successor]
    dests: Variadic<AnySuccessor>,
}

/// Clauses in any order.
#[op(G, "clauses", traits(AttrSizedOperandSegments),
    format(oilist("if" "(" $condition ":" type($condition) ")" | "nowait" $nowait | "on" $on ":" type($on)) attr_dict))]
pub struct ClausesOp {
    #[operand]
    condition: Optional<AnyType>,
    #[attr]
    nowait: UnitAttr,
    #[operand]
    on: Variadic<AnyType>,
}

/// A group that begins with a value.
#[op(G, "value_first", format(($b^ "then")? $a attr_dict))]
pub struct ValueFirstOp {
    #[attr]
    b: Optional<StrAttr>,
    #[operand]
    a: I32,
}

#[test]
fn a_group_is_there_or_not() {
    same::<G>("g.optional %a");
    same::<G>("g.optional %a, %f : f32");
    refused::<G>("g.optional %a, %f", "expected ':'");
    same::<G>("g.value_first %a");
    same::<G>("g.value_first \"x\" then %a");
}

#[test]
fn something_else_is_written_where_it_is_not() {
    same::<G>("g.else with %a");
    same::<G>("g.else without {x}");
}

#[test]
fn words_stand_for_unit_attributes() {
    same::<G>("g.unit");
    same::<G>("g.unit fast exact");
    same::<G>("g.unit exact");
    assert_eq!(generic::<G>("g.unit fast"), "\"g.unit\"() <{fast, flag = false}> : () -> ()");
    same::<G>("g.unit_first unit and furious");
}

#[test]
fn lists_are_there_where_they_are_not_empty() {
    same::<G>("g.variadic");
    same::<G>("g.variadic[%a, %f : i32, f32]");
    same::<G>("g.result");
    same::<G>("%0 = g.result : f32");
    same::<G>("g.region");
    same::<G>("g.region do {\n  \"u.x\"() : () -> ()\n}");
    same::<G>("g.successor to ^next, ^next");
}

#[test]
fn what_is_at_its_default_is_not_written() {
    same::<G>("g.default");
    same::<G>("g.default by 3");
    assert_eq!(custom::<G>("g.default by 1"), Ok("g.default".into()));
    same::<G>("g.property");
    same::<G>("g.property by 3");
    assert_eq!(custom::<G>("g.property by 1"), Ok("g.property".into()));
}

#[test]
fn clauses_come_in_any_order() {
    same::<G>("g.clauses");
    same::<G>("g.clauses if(%a : i32) nowait on %a, %f : i32, f32");
    let text = "g.clauses on %f : f32 if(%a : i32)";
    assert_eq!(custom::<G>(text), Ok("g.clauses if(%a : i32) on %f : f32".into()));
    refused::<G>(
        "g.clauses nowait nowait",
        "custom op 'g.clauses' `nowait` clause can appear at most once in the expansion of the oilist directive",
    );
}
