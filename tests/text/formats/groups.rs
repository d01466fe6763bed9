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
        ValueFirstOp,
        ManyOp,
        ApartOp,
        PairOp
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

/// An operation whose format has an alternative.
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
#[op(G, "unit_first", format(($fast^ "and" "furious")? "now" attr_dict))]
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

/// An operation whose group is printed if it differs from its default.
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

/// A clause for each word.
macro_rules! clauses {
    ($($word:literal $name:ident)*) => {
        /// More clauses than a word has bits.
        #[op(G, "many", format(oilist($($word { $name })|*) attr_dict))]
        pub struct ManyOp {
            $(#[attr]
            $name: UnitAttr,)*
        }
    };
}

clauses! {
    "c0" c0 "c1" c1 "c2" c2 "c3" c3 "c4" c4 "c5" c5 "c6" c6 "c7" c7 "c8" c8 "c9" c9 "c10" c10
    "c11" c11 "c12" c12 "c13" c13 "c14" c14 "c15" c15 "c16" c16 "c17" c17 "c18" c18 "c19" c19 "c20" c20 "c21" c21
    "c22" c22 "c23" c23 "c24" c24 "c25" c25 "c26" c26 "c27" c27 "c28" c28 "c29" c29 "c30" c30 "c31" c31 "c32" c32
    "c33" c33 "c34" c34 "c35" c35 "c36" c36 "c37" c37 "c38" c38 "c39" c39 "c40" c40 "c41" c41 "c42" c42 "c43" c43
    "c44" c44 "c45" c45 "c46" c46 "c47" c47 "c48" c48 "c49" c49 "c50" c50 "c51" c51 "c52" c52 "c53" c53 "c54" c54
    "c55" c55 "c56" c56 "c57" c57 "c58" c58 "c59" c59 "c60" c60 "c61" c61 "c62" c62 "c63" c63 "c64" c64 "c65" c65
}

/// Values and their types in groups of their own.
#[op(G, "apart", format(("of" $xs^)? attr_dict (":" type($xs)^)?))]
pub struct ApartOp {
    #[operand]
    xs: Variadic<AnyType>,
}

/// Two that are there together, which a predicate sees to.
#[op(G, "pair", traits(PredOpTrait("both or none", CPred($first.is_some() == $second.is_some()))),
    format(("of" $first^ "and" $second)? attr_dict))]
pub struct PairOp {
    #[attr]
    first: Optional<I64Attr>,
    #[attr]
    second: Optional<I64Attr>,
}

#[test]
fn optional_group_is_present_or_absent() {
    same::<G>("g.optional %a");
    same::<G>("g.optional %a, %f : f32");
    refused::<G>("g.optional %a, %f", "expected ':'");
    same::<G>("g.value_first %a");
    same::<G>("g.value_first \"x\" then %a");
}

#[test]
fn else_group_is_printed_when_absent() {
    same::<G>("g.else with %a");
    same::<G>("g.else without {x}");
}

#[test]
fn unit_attributes_are_keywords() {
    same::<G>("g.unit");
    same::<G>("g.unit fast exact");
    same::<G>("g.unit exact");
    assert_eq!(generic::<G>("g.unit fast"), "\"g.unit\"() <{fast, flag = false}> : () -> ()");
    same::<G>("g.unit_first unit and furious now");
    same::<G>("g.unit_first now {x}");
}

#[test]
fn nonempty_list_anchors_its_group() {
    same::<G>("g.variadic");
    same::<G>("g.variadic[%a, %f : i32, f32]");
    same::<G>("g.result");
    same::<G>("%0 = g.result : f32");
    same::<G>("g.region");
    same::<G>("g.region do {\n  \"u.x\"() : () -> ()\n}");
    same::<G>("g.successor to ^next, ^next");
}

#[test]
fn default_values_are_omitted() {
    same::<G>("g.default");
    same::<G>("g.default by 3");
    assert_eq!(custom::<G>("g.default by 1"), Ok("g.default".into()));
    same::<G>("g.property");
    same::<G>("g.property by 3");
    assert_eq!(custom::<G>("g.property by 1"), Ok("g.property".into()));
}

#[test]
fn oilist_clauses_parse_in_any_order() {
    same::<G>("g.clauses");
    same::<G>("g.clauses if(%a : i32) nowait on %a, %f : i32, f32");
    let text = "g.clauses on %f : f32 if(%a : i32)";
    assert_eq!(custom::<G>(text), Ok("g.clauses if(%a : i32) on %f : f32".into()));
    refused::<G>(
        "g.clauses nowait nowait",
        "custom op 'g.clauses' `nowait` clause can appear at most once in the expansion of the oilist directive",
    );
}

#[test]
fn oilist_clauses_appear_at_most_once() {
    same::<G>("g.many c0 c63 c64 c65");
    for clause in ["c0", "c63", "c64", "c65"] {
        let message = format!(
            "custom op 'g.many' `{clause}` clause can appear at most once in the expansion of the oilist directive"
        );
        refused::<G>(&format!("g.many {clause} c1 {clause}"), &message);
    }
}

#[test]
fn rejects_types_of_absent_operands() {
    same::<G>("g.apart of %a, %f : i32, f32");
    same::<G>("g.apart");
    let refused = |text: &str, operands: usize, types: usize| {
        let counts = format!("got {operands} operands and {types} types");
        refused::<G>(text, &format!("custom op 'g.apart' number of operands and types do not match: {counts}"));
    };
    refused("g.apart : i32", 0, 1);
    refused("g.apart : i32, f32", 0, 2);
    refused("g.apart of %a", 1, 0);
}

#[test]
fn predicate_ties_group_members() {
    same::<G>("g.pair");
    same::<G>("g.pair of 1 and 2");
    refused::<G>("\"g.pair\"() <{first = 1 : i64}> : () -> ()", "'g.pair' op failed to verify that both or none");
}
