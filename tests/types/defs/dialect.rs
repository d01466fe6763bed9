//! The definitions that the tests are about.

use ods::prelude::*;
use ods::text::Delimiter;

/// A dialect of types and attributes.
#[dialect(
    name = "test",
    ops(UseOp, MakeOp),
    types(
        TokenType,
        PtrType,
        BoxType,
        PairType,
        ShapedType2,
        RecType,
        EvenType,
        RowType,
        GroupsType,
        FlagType,
        ListedType,
        NamedType,
        PolyType,
        OddType,
        IntOfType,
        StructOfType
    ),
    attrs(RangeAttr, ScaleAttr, NoteAttr, CostAttr, TypedAttr, ListAttr, RowAttr, DepthAttr, WordAttr)
)]
pub struct Test;

/// A token type.
#[type_def(Test, "token")]
pub struct TokenType {}

/// Pointer.
///
/// Points somewhere.
#[type_def(Test, "ptr", format("<" $pointee ("," $space^)? ">"))]
pub struct PtrType {
    /// The type of the target.
    pointee: Type,
    #[param(default = 0)]
    space: u32,
}

/// A box that holds a pointer, printed without its known prefix.
#[type_def(Test, "box", format("<" $inner "->" qualified($outer) ">"))]
pub struct BoxType {
    inner: PtrType,
    outer: PtrType,
}

/// All parameters, with commas.
#[type_def(Test, "pair", format("<" params ">"))]
pub struct PairType {
    first: i64,
    #[param(default = 7)]
    second: i64,
    #[param(default = true)]
    third: bool,
}

/// Functions that read and write the sizes.
mod sizes {
    use ods::prelude::*;

    pub fn parse(parser: &mut AsmParser<'_>, rank: Option<u32>, word: &str) -> ParseResult<(Vec<i64>, Type)> {
        let location = parser.location();
        parser.parse_keyword(word)?;
        let sizes = parser.parse_dimensions()?;
        if rank.is_some_and(|rank| rank as usize != sizes.len()) {
            return Err(parser.emit_error(location, "the rank is wrong"));
        }
        Ok((sizes, parser.parse_type()?))
    }

    pub fn print(printer: &mut AsmPrinter<'_>, sizes: &[i64], element: Type, _: Option<u32>, word: &str) {
        printer.print(word);
        printer.print(" ");
        printer.print_dimensions(sizes);
        printer.print_type(element);
    }
}

/// Sizes and an element.
#[type_def(Test, "shaped", format("<" ("rank" $rank^ ":")? custom<sizes>($sizes, $element, ref($rank), "of") ">"))]
pub struct ShapedType2 {
    rank: Option<u32>,
    sizes: Vec<i64>,
    element: Type,
}

/// A type that may contain itself.
#[type_def(Test, "rec", format("<" $name (":" "[" $body^ "]")? ">"))]
pub struct RecType {
    name: String,
    #[param(mutable)]
    body: Vec<Type>,
}

/// An even width.
#[type_def(Test, "even", format("<" $width ">"), verify, interfaces(VectorElementTypeInterface, MemRefElementTypeInterface))]
pub struct EvenType {
    width: u32,
}

impl VectorElementTypeInterface for EvenType {}
impl MemRefElementTypeInterface for EvenType {}

impl EvenType {
    fn verify(_: &Context, width: u32) -> Result<(), Invalid> {
        if width.is_multiple_of(2) { Ok(()) } else { Err(format!("the width {width} is odd").into()) }
    }

    /// Creates the type with twice the width.
    pub fn get_doubled(context: &Context, half: u32) -> Result<Self, Invalid> {
        Self::get(context, 2 * half)
    }
}

/// A row of types.
#[type_def(Test, "row", format("<" $types ">"))]
pub struct RowType {
    types: Vec<Type>,
}

/// Groups of every kind.
#[type_def(
    Test,
    "groups",
    format("<" ($sign^ "signed")? ("[" $low^ "to" $high "]") : ("all")? ("=" $ty^)? ">")
)]
pub struct GroupsType {
    #[param(default)]
    sign: i32,
    low: Option<i64>,
    #[param(default = 100)]
    high: i64,
    #[param(default = |_| Type::I32)]
    ty: Type,
}

/// A list in a `struct`, last.
#[type_def(Test, "listed", format("<" struct($first, $rest) ">"))]
pub struct ListedType {
    first: u32,
    rest: Vec<u32>,
}

/// `struct` with all elidable.
#[type_def(Test, "flag", format(("<" struct(params)^ ">")?))]
pub struct FlagType {
    #[param(default = false)]
    on: bool,
    note: Option<String>,
}

/// It has no text.
#[type_def(Test)]
pub struct NamedType {
    name: String,
}

/// A format of its own.
#[type_def(Test, "poly", custom_format)]
pub struct PolyType {
    powers: Vec<u32>,
}

impl PolyType {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        let powers = parser.parse_list(Delimiter::LessGreater, |parser| {
            parser.parse_keyword("x")?;
            parser.parse_integer()
        })?;
        Ok(Self::get(parser.context(), &powers))
    }

    fn print(self, printer: &mut AsmPrinter<'_>) {
        printer.print("<");
        let powers = self.powers(printer.context());
        printer.print_list(powers, |printer, power| printer.print(format_args!("x {power}")));
        printer.print(">");
    }
}

/// Two conditions.
#[type_def(
    Test,
    "odd",
    format("<" $low "," $high ">"),
    traits(Pred("low is below high", CPred($low < $high)), Pred("high is odd", CPred($high % 2 == 1)))
)]
pub struct OddType {
    low: u8,
    high: u8,
}

/// A constrained parameter.
#[type_def(Test, "int_of", format("<" $element ("," $others^)? ">"))]
pub struct IntOfType {
    #[param(is = AnyInteger)]
    element: Type,
    #[param(default, is = AnyFloat)]
    others: Vec<Type>,
}

/// A function for an entry of a `struct`.
struct Percent;

impl Percent {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<u32> {
        let value = parser.parse_integer()?;
        parser.parse_punctuation("*")?;
        Ok(value)
    }

    fn print(printer: &mut AsmPrinter<'_>, value: u32) {
        printer.print(format_args!("{value}*"));
    }
}

/// A `struct` with a function in it.
#[type_def(Test, "struct_of", format("<" struct($name, custom<Percent>($share)) ">"))]
pub struct StructOfType {
    name: StringAttr,
    share: u32,
}

/// A range.
#[attr_def(Test, "range", format("<" struct(params) ">"), verify)]
pub struct RangeAttr {
    from: i64,
    #[param(default = 10)]
    to: i64,
    step: Option<u8>,
}

impl RangeAttr {
    fn verify(_: &Context, from: i64, to: i64, _: Option<u8>) -> Result<(), Invalid> {
        if from <= to { Ok(()) } else { Err("the range is empty".into()) }
    }
}

/// Numbers that are no integers.
#[attr_def(Test, "scale", format("<" $by "," $narrow ">"))]
pub struct ScaleAttr {
    by: f64,
    narrow: f32,
}

/// A note, with an alias.
#[attr_def(Test, "note", format("<" $text ("about" $what^)? ">"), alias)]
pub struct NoteAttr {
    text: String,
    what: Option<Attribute>,
}

/// A parameter of our own type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Money {
    /// The amount.
    pub amount: u64,
    /// Of what.
    pub currency: String,
}

impl PlainParameter for Money {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        let amount = parser.parse_integer()?;
        let currency = parser.parse_any_keyword()?.to_owned();
        Ok(Self { amount, currency })
    }

    fn print(&self, printer: &mut AsmPrinter<'_>) {
        printer.print(format_args!("{} {}", self.amount, self.currency));
    }
}

/// A price.
#[attr_def(Test, "cost", format("<" $price (":" $others^)? ">"))]
pub struct CostAttr {
    price: Money,
    #[param(default)]
    others: Vec<Money>,
}

/// An attribute with a type.
#[attr_def(Test, "typed", format("<" $value ">"))]
pub struct TypedAttr {
    value: i32,
    #[param(self_type)]
    ty: Type,
}

/// Lists in lists.
#[attr_def(Test, "list", format("<" $rows ">"))]
pub struct ListAttr {
    rows: Vec<Vec<i64>>,
}

/// Attributes of the same dialect, and views.
#[attr_def(Test, "row", format("<" $first ":" "[" $rest "]" "of" $integer ">"))]
pub struct RowAttr {
    first: RangeAttr,
    rest: Vec<RangeAttr>,
    integer: IntegerType,
}

/// An alias that ends with a digit.
#[attr_def(Test, "depth.2", format("<" $inner ">"), alias)]
pub struct DepthAttr {
    inner: Attribute,
}

/// Words and blanks.
#[attr_def(Test, "word", format("begin" $a "" "_b" " " "c" "{" $b "}" "end"))]
pub struct WordAttr {
    a: u8,
    b: u8,
}

/// Uses types and attributes as constraints.
#[op(Test, "use")]
pub struct UseOp {
    #[operand]
    ptr: PtrType,
    #[operand]
    tokens: Variadic<TokenType>,
    #[attr]
    range: RangeAttr,
    #[result(build)]
    result: TokenType,
}

/// Makes a token in memory.
#[op(Test, "make")]
pub struct MakeOp {
    #[result(build, effects(MemAlloc))]
    token: TokenType,
}
