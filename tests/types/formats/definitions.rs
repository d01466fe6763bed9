//! Definitions whose formats come close to what does not compile.

use std::sync::Arc;

use ods::prelude::*;
use ods::schema::Parameter;

use super::values::Awkward;

/// Defines an attribute per line, and all of each with all values of its parameters.
macro_rules! table {
    ($($name:ident $mnemonic:literal [$($format:tt)*] {
        $first:ident: $first_ty:ty $(, $second:ident: $second_ty:ty $(, $third:ident: $third_ty:ty)?)?
    })*) => {
        /// The dialect of them.
        #[dialect(name = "f", types(PolyType), attrs(BoxAttr, TypedAttr, $($name),*))]
        pub struct Formats;

        $(
            /// A line of the table.
            #[attr_def(Formats, $mnemonic, format($($format)*))]
            pub struct $name {
                $first: $first_ty,
                $($second: $second_ty, $($third: $third_ty)?)?
            }
        )*

        /// Returns all definitions' attributes.
        pub fn all(context: &Arc<Context>) -> Vec<Attribute> {
            let mut all = Vec::new();
            $(
                for $first in <$first_ty>::values(context) {
                    table!(@loop context all $name ($first: $first_ty) $($second: $second_ty $(, $third: $third_ty)?)?);
                }
            )*
            all
        }
    };
    (@loop $context:ident $all:ident $name:ident ($($done:ident: $done_ty:ty)*)) => {
        $all.push($name::get($context $(, <$done_ty as Parameter>::lend(&$done))*).into());
    };
    (@loop $context:ident $all:ident $name:ident ($($done:ident: $done_ty:ty)*)
        $next:ident: $next_ty:ty $(, $last:ident: $last_ty:ty)?) => {
        for $next in <$next_ty>::values($context) {
            table!(@loop $context $all $name ($($done: $done_ty)* $next: $next_ty) $($last: $last_ty)?);
        }
    };
}

/// A box, written `<3>` where it is known to be one.
#[attr_def(Formats, "box", format("<" $inner ">"))]
pub struct BoxAttr {
    inner: i64,
}

/// An attribute with a type.
#[attr_def(Formats, "typed", format("<" $value ">"))]
pub struct TypedAttr {
    value: i64,
    #[param(self_type)]
    ty: Type,
}

/// A format of its own, which nothing tells.
#[type_def(Formats, "poly", custom_format)]
pub struct PolyType {
    powers: Vec<i64>,
}

impl PolyType {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        let powers = parser.parse_list(ods::text::Delimiter::LessGreater, AsmParser::parse_integer)?;
        Ok(Self::get(parser.context(), &powers))
    }

    fn print(self, printer: &mut AsmPrinter<'_>) {
        printer.print("<");
        let powers = self.powers(printer.context());
        printer.print_list(powers, |printer, power| printer.print(power));
        printer.print(">");
    }
}

/// A list by another name, which is a list for formats, too.
type Numbers = Vec<i64>;

/// how far
#[enum_attr]
pub enum Mode {
    #[case("near")]
    Near,
    #[case("far")]
    Far,
}

table! {
    TypeThenNumber "tn" ["<" ({b}^)? {a} ">"] { b: Option<Type>, a: i64 }
    TypeThenString "ts" ["<" ({b}^)? {a} ">"] { b: Option<Type>, a: String }
    TypeThenFloat "tf" ["<" ({b}^)? {a} ">"] { b: Option<Type>, a: f64 }
    NumberThenType "nt" ["<" ({b}^)? {a} ">"] { b: Option<i64>, a: Type }
    StringThenAttribute "sn" ["<" ({b}^)? "," {a} ">"] { b: Option<String>, a: Attribute }
    NumberThenString "ns" ["<" ({b}^)? ({c}^)? {a} ">"] { b: Option<i64>, c: Option<String>, a: Type }
    ModeThenNumber "mn" ["<" ({b}^)? {a} ">"] { b: Option<Mode>, a: i64 }
    ModeThenType "mt" ["<" ({b}^)? {a} ">"] { b: Option<Mode>, a: Type }
    WordThenBox "wb" ["<" {a} {b} ">"] { a: Type, b: BoxAttr }
    GluedBox "gb" ["<" {a} "" {b} ">"] { a: Type, b: BoxAttr }
    GluedDash "gd" ["<" {a} "" "-" "" {b} ">"] { a: Type, b: u8 }
    GluedNumbers "gn" ["<" {a} "" {b} "" {c} ">"] { a: f64, b: i64, c: f32 }
    Glued "gl" ["<" {a} "" {b} "" {c} ">"] { a: bool, b: Type, c: i64 }
    TypeArrow "ta" ["<" {a} "->" {b} ">"] { a: Type, b: Type }
    TypeColon "tc" ["<" {a} ":" {b} ">"] { a: Type, b: Attribute }
    AttributeBlank "ab" ["<" {a} " " "<" {b} ">" ">"] { a: Attribute, b: i64 }
    AttributeGroup "ag" ["<" {a} ("," "<" {b}^ ">")? ">"] { a: Attribute, b: Option<i64> }
    AttributeEqual "ae" ["<" {a} "=" {b} ">"] { a: Attribute, b: Attribute }
    AttributeBefore "af" ["<" ("[" {b}^ "]") : ("none")? ">"] { b: Option<Attribute> }
    AttributeLast "al" ["<" {a} ("x" {b}^)? ">"] { a: i64, b: Option<Attribute> }
    ViewThenAngle "va" ["<" {a} "<" {b} ">" ">"] { a: IntegerType, b: i64 }
    ViewColon "vc" ["<" {a} ":" {b} ">"] { a: IntegerAttr, b: Attribute }
    ViewString "vs" ["<" {a} "," {b} ">"] { a: StringAttr, b: Type }
    BoxColon "bc" ["<" {a} ":" {b} ">"] { a: BoxAttr, b: i64 }
    BoxMissing "bm" ["<" ({a}^)? {b} ">"] { a: Option<BoxAttr>, b: i64 }
    OfTyped "ot" ["<" {a} ">"] { a: TypedAttr }
    TypedColon "tyc" ["<" {a} "," {b} ">"] { a: TypedAttr, b: TypedAttr }
    TypedList "tyl" ["<" {a} ">"] { a: Vec<TypedAttr> }
    DashThenAngle "da" ["<" {a} "-" " " ">"] { a: i64 }
    Slashes "sl" ["<" {a} "/" "" "/" {b} ">"] { a: i64, b: i64 }
    StructThenComma "sc" ["<" struct({a}, {b}) "," {c} ">"] { a: i64, b: i64, c: i64 }
    StructOfAll "sa" ["<" struct(params) ">"] { a: Attribute, b: Option<Type>, c: Option<f64> }
    Params "pa" ["<" params ">"] { a: Type, b: Attribute, c: Option<i64> }
    WordBehind "wbh" ["<" {a} ">" ("x" {b}^)?] { a: i64, b: Option<i64> }
    Lists "li" ["<" "[" {a} "]" ("," {b}^)? ">"] { a: Vec<Type>, b: Option<Attribute> }
    ListOfAttributes "la" ["<" {a} ">"] { a: Vec<Attribute> }
    ListOfFloats "lf" ["<" {a} ":" {b} ">"] { a: Vec<f64>, b: Vec<String> }
    ListOfLists "ll" ["<" {a} "=" {b} ">"] { a: Vec<Vec<i64>>, b: i64 }
    ListOfPolys "lp" ["<" {a} ">"] { a: Vec<PolyType> }
    PolyInGroup "pg" ["<" {a} ("of" {b}^)? ">"] { a: i64, b: Option<PolyType> }
    OptionalList "ol" ["<" ("[" {a}^ "]")? ">"] { a: Option<Vec<i64>> }
    NameFirst "nf" [{a} "," {b}] { a: Attribute, b: i64 }
    NameFirstInside "ni" ["<" {a} "=" {b} ">"] { a: NameFirst, b: NameFirst }
    OpenList "opl" ["of" {a}] { a: Numbers }
    OpenLists "ops" ["<" {a} ">"] { a: Vec<OpenList> }
    DashLast "dl" [{a} "-" ({b}^)?] { a: String, b: Option<Type> }
    DashLastInside "di" ["<" {a} ">"] { a: DashLast }
    Booleans "bo" ["<" ({a}^ "x")? {b} ">"] { a: Option<bool>, b: Type }
}
