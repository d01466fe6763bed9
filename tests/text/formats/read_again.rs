//! Round trips of formats that take more than one look.

use ods::prelude::*;
use ods::text::PrintOptions;

use super::support::{custom, generic, printed, same};

#[dialect(
    name = "p",
    ops(
        ArrowOp,
        CommaOp,
        ParenOp,
        EqualOp,
        AngleOp,
        ColonOp,
        MarkOp,
        BehindWordOp,
        RegionsFirstOp,
        RegionsOrNoneOp,
        OneRegionOp,
        ArrayFirstOp,
        BoolsFirstOp,
        ArrayAtEndOp,
        ElementsLastOp,
        FlagsOp,
        FlagsInGroupOp,
        BoxedFlagsOp,
        WidthOp,
        ListsFirstOp,
        ListsOp,
        ResultsOp,
        MaybeResultOp,
        HalfOp,
        NamedOp,
        TypedNameOp,
        TowardsOp,
        BareInClauseOp
    ),
    attrs(BoxedFlag, Bare)
)]
pub struct P;

/// A clause that begins with punctuation.
macro_rules! clauses {
    ($($name:ident $mnemonic:literal $text:literal;)*) => {$(
        /// A clause that begins with a word, and one that does not.
        #[op(P, $mnemonic, format(oilist("v" $v | $text $w) attr_dict))]
        pub struct $name {
            #[attr]
            v: Optional<I64Attr>,
            #[attr]
            w: Optional<I64Attr>,
        }
    )*};
}

clauses! {
    ArrowOp "arrow" "->";
    CommaOp "comma" ",";
    ParenOp "paren" "(";
    EqualOp "equal" "=";
    AngleOp "angle" "<";
    ColonOp "colon" ":";
    MarkOp "mark" "?";
}

/// Regions after a word.
#[op(P, "behind_word", format(("k" $r^)? attr_dict_with_keyword))]
pub struct BehindWordOp {
    #[region]
    r: Variadic<AnyRegion>,
}

/// Regions that tell of their group.
#[op(P, "regions", format(($r^ "done")? attr_dict_with_keyword))]
pub struct RegionsFirstOp {
    #[region]
    r: Variadic<AnyRegion>,
}

/// Regions, or a word.
#[op(P, "or_none", format(($r^) : ("none")? attr_dict_with_keyword))]
pub struct RegionsOrNoneOp {
    #[region]
    r: Variadic<AnyRegion>,
}

/// One region that may be empty.
#[op(P, "one_region", format(($r^) : ("none")? attr_dict_with_keyword))]
pub struct OneRegionOp {
    #[region]
    r: AnyRegion,
}

/// An array, then a number.
#[op(P, "array_first", format(($b^)? $c attr_dict))]
pub struct ArrayFirstOp {
    #[attr]
    b: Optional<DenseI64ArrayAttr>,
    #[attr]
    c: I64Attr,
}

/// An array, then a word that an attribute could begin with.
#[op(P, "bools_first", format($b ("true" $c^)? attr_dict))]
pub struct BoolsFirstOp {
    #[attr]
    b: Optional<DenseBoolArrayAttr>,
    #[attr]
    c: UnitAttr,
}

/// An array before the location.
#[op(P, "array_at_end", format("k" attr_dict ($b^)?))]
pub struct ArrayAtEndOp {
    #[attr]
    b: Optional<DenseI64ArrayAttr>,
}

/// Elements, which begin with a keyword, after the dictionary.
#[op(P, "elements_last", format(attr_dict $b))]
pub struct ElementsLastOp {
    #[attr]
    b: F64ElementsAttr,
}

/// Flags.
#[enum_attr(bits)]
pub enum Flag {
    #[case("a")]
    A = 1,
    #[case("b")]
    B = 2,
}

/// Flags of the dialect.
#[enum_attr(P, "boxed", bits, format("<" $value ">"))]
pub enum BoxedFlag {
    #[case("a")]
    A = 1,
    #[case("b")]
    B = 2,
}

/// Flags that may be none.
#[op(P, "flags", format($b attr_dict))]
pub struct FlagsOp {
    #[attr]
    b: Flag,
}

/// Flags that may not be there.
#[op(P, "flags_in_group", format(("<" $b^ ">")? attr_dict))]
pub struct FlagsInGroupOp {
    #[attr]
    b: Optional<Flag>,
}

/// The same of a dialect.
#[op(P, "boxed_flags", format("as" "" $b attr_dict))]
pub struct BoxedFlagsOp {
    #[attr]
    b: BoxedFlag,
}

/// A number and a word that cannot be of it.
#[op(P, "width", format($n "" "e" $f "g" attr_dict))]
pub struct WidthOp {
    #[attr]
    n: I64Attr,
    #[attr]
    f: F32Attr,
}

/// Lists that tell of their group.
#[op(P, "lists_first", format(($xs^ ":" type($xs))? attr_dict))]
pub struct ListsFirstOp {
    #[operand(segments = seg)]
    xs: VariadicOfVariadic<AnyType>,
    #[attr]
    seg: DenseI32ArrayAttr,
}

/// Lists after a literal.
#[op(P, "lists", format(("[" $xs^ ":" type($xs) "]")? attr_dict))]
pub struct ListsOp {
    #[operand(segments = seg)]
    xs: VariadicOfVariadic<AnyType>,
    #[attr]
    seg: DenseI32ArrayAttr,
}

/// Results, possibly none.
#[op(P, "results", format(attr_dict ":" type(results)))]
pub struct ResultsOp {
    #[result]
    xs: Variadic<AnyType>,
}

/// A result that may not be there.
#[op(P, "maybe_result", format(attr_dict "->" type($x)))]
pub struct MaybeResultOp {
    #[result]
    x: Optional<AnyType>,
}

/// A float that may be at its default.
#[op(P, "half", format(($x^)? attr_dict))]
pub struct HalfOp {
    #[property(default = 0.5)]
    x: f32,
}

/// A string.
#[op(P, "named", format(("as" $other^)? $name attr_dict ":"))]
pub struct NamedOp {
    #[attr]
    name: StrAttr,
    #[attr]
    other: Optional<SymbolNameAttr>,
}

/// A string with a type.
#[op(P, "typed_name", format($name "=" attr_dict))]
pub struct TypedNameOp {
    #[attr]
    name: TypedStrAttr<AnyInteger>,
}

/// A direction, as a string.
#[enum_attr(str)]
pub enum Direction {
    #[case("up")]
    Up,
    #[case("down")]
    Down,
}

/// The destination.
#[op(P, "towards", format($direction attr_dict))]
pub struct TowardsOp {
    #[attr]
    direction: Direction,
}

/// Flags without brackets.
#[enum_attr(P, "bare", bits)]
pub enum Bare {
    #[case("a")]
    A = 1,
    #[case("b")]
    B = 2,
}

/// A clause whose attribute does not tell that it is there.
#[op(P, "bare_in_clause", format(oilist("x" $x | "y" $y) attr_dict))]
pub struct BareInClauseOp {
    #[attr]
    x: Optional<Bare>,
    #[attr]
    y: Optional<I64Attr>,
}

#[test]
fn clause_members_need_no_lookahead() {
    same::<P>("p.bare_in_clause x  a");
    same::<P>("p.bare_in_clause x  a|b y 3");
    same::<P>("p.bare_in_clause y 3");
}

#[test]
fn absent_results_have_no_types() {
    same::<P>("p.results :");
    same::<P>("%0 = p.results : i32");
    same::<P>("%0:2 = p.results : i32, i8");
    same::<P>("p.maybe_result ->");
    same::<P>("%0 = p.maybe_result -> i8");
}

#[test]
fn optional_float_can_be_absent() {
    same::<P>("p.half");
    same::<P>("p.half -1.500000e+00");
    same::<P>("p.half 0x7FC00000 {x}");
}

#[test]
fn typed_strings_keep_their_type() {
    same::<P>("p.named \"a\" :");
    same::<P>("\"p.named\"() <{name = \"a\" : i32}> : () -> ()");
    same::<P>("\"p.named\"() <{name = \"a\", other = \"b\" : i8}> : () -> ()");
    same::<P>("p.typed_name \"a\" : i32 =");
    same::<P>("p.towards up");
    same::<P>("\"p.towards\"() <{direction = \"down\" : i8}> : () -> ()");
}

#[test]
fn empty_lists_round_trip() {
    same::<P>("p.lists");
    same::<P>("p.lists[(), () : (), ()]");
    same::<P>("p.lists[(%a), () : (i32), ()]");
    same::<P>("p.lists_first");
    same::<P>("p.lists_first (), () : (), ()");
    same::<P>("p.lists_first (), (%a, %b) : (), (i32, i32)");
}

#[test]
fn clauses_can_begin_with_punctuation() {
    for (mnemonic, text) in [
        ("arrow", " -> "),
        ("comma", ", "),
        ("paren", "("),
        ("equal", " = "),
        ("angle", "<"),
        ("colon", " : "),
        ("mark", " ? "),
    ] {
        same::<P>(&format!("p.{mnemonic}"));
        same::<P>(&format!("p.{mnemonic}{text}1"));
        same::<P>(&format!("p.{mnemonic} v 2{text}1 {{x}}"));
        assert_eq!(custom::<P>(&format!("p.{mnemonic}{text}1 v 2")), Ok(format!("p.{mnemonic} v 2{text}1")));
    }
}

#[test]
fn group_can_begin_with_variadic_regions() {
    same::<P>("p.behind_word");
    same::<P>("p.behind_word k {\n}, {\n}");
    same::<P>("p.regions");
    same::<P>("p.regions {\n} done");
    same::<P>("p.regions {\n}, {\n} done attributes {x}");
    same::<P>("p.or_none none");
    same::<P>("p.or_none {\n}");
    same::<P>("p.or_none {\n  \"u.op\"() : () -> ()\n}, {\n}");
    same::<P>("p.one_region none");
    same::<P>("p.one_region {\n  \"u.op\"() : () -> ()\n}");
}

#[test]
fn absent_array_is_not_another_attribute() {
    same::<P>("p.array_first -3");
    same::<P>("p.array_first [1, 2] -3");
    same::<P>("p.bools_first  true");
    same::<P>("p.bools_first [true] true");
    same::<P>("p.array_at_end k");
    let options = PrintOptions { debug_info: true, ..PrintOptions::default() };
    let located = printed::<P>("p.array_at_end k loc(\"here\")", &options).expect("good text");
    let (op, alias) = located.split_once(" loc(").expect("a location");
    assert_eq!((op, alias.starts_with('#')), ("p.array_at_end k", true));
}

#[test]
fn elements_are_not_the_dictionary() {
    same::<P>("p.elements_last dense<1.000000e+00> : tensor<2xf64>");
    same::<P>("p.elements_last {x} dense<1.000000e+00> : tensor<2xf64>");
}

#[test]
fn empty_bit_set_is_a_value() {
    same::<P>("p.flags \"\"");
    same::<P>("p.flags a");
    same::<P>("p.flags \"a|b\"");
    same::<P>("p.flags_in_group");
    same::<P>("p.flags_in_group<\"\">");
    same::<P>("p.boxed_flags as<\"\">");
    same::<P>("p.boxed_flags as<a|b>");
    assert_eq!(generic::<P>("p.flags \"\""), "\"p.flags\"() <{b = 0 : i32}> : () -> ()");
}

#[test]
fn keywords_after_numbers_stay_separate() {
    same::<P>("p.width 3e 0x7FC00000 g");
}
