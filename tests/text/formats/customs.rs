//! `custom<F>(...)`: functions of people's own, with every kind of argument.

use ods::prelude::*;

use super::support::{generic, refused, same};

#[dialect(
    name = "c",
    ops(
        ValuesOp,
        NestedOp,
        AttributesOp,
        PropertiesOp,
        RegionsOp,
        SuccessorsOp,
        DictionaryOp,
        InherentOp,
        RefsOp,
        OptionalOp
    )
)]
pub struct C;

/// Operands and types of all lengths.
#[op(C, "values", traits(AttrSizedOperandSegments),
    format(custom<values>($one, type($one), $maybe, type($maybe), $all, type($all)) attr_dict))]
pub struct ValuesOp {
    #[operand]
    one: AnyType,
    #[operand]
    maybe: Optional<AnyType>,
    #[operand]
    all: Variadic<AnyType>,
}

mod values {
    use ods::prelude::*;

    type Typed = (UnresolvedOperand, Type);

    fn typed(parser: &mut OpAsmParser<'_>) -> ParseResult<Typed> {
        let operand = parser.parse_operand()?;
        parser.parse_punctuation(":")?;
        Ok((operand, parser.parse_type()?))
    }

    type All = (UnresolvedOperand, Type, Option<UnresolvedOperand>, Option<Type>, Vec<UnresolvedOperand>, Vec<Type>);

    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<All> {
        let one = typed(parser)?;
        let maybe = if parser.parse_optional_keyword("maybe") { Some(typed(parser)?) } else { None };
        let mut all = Vec::new();
        while parser.parse_optional_punctuation(",")? {
            all.push(typed(parser)?);
        }
        let (operands, types) = all.into_iter().unzip();
        Ok((one.0, one.1, maybe.map(|it| it.0), maybe.map(|it| it.1), operands, types))
    }

    #[allow(clippy::too_many_arguments, reason = "one for each argument of the directive")]
    pub fn print(
        printer: &mut OpAsmPrinter<'_>,
        _: &Ir,
        _: Operation,
        one: Value,
        one_type: Type,
        maybe: Option<Value>,
        maybe_type: Option<Type>,
        all: &[Value],
        types: &[Type],
    ) {
        printer.print_operand(one);
        printer.print(" : ");
        printer.print_type(one_type);
        if let (Some(value), Some(ty)) = (maybe, maybe_type) {
            printer.print(" maybe ");
            printer.print_operand(value);
            printer.print(" : ");
            printer.print_type(ty);
        }
        for (value, ty) in all.iter().zip(types) {
            printer.print(", ");
            printer.print_operand(*value);
            printer.print(" : ");
            printer.print_type(*ty);
        }
    }
}

/// Lists of lists.
#[op(C, "nested", format(custom<lists>($cases, type($cases)) attr_dict))]
pub struct NestedOp {
    #[operand(segments = lengths)]
    cases: VariadicOfVariadic<AnyType>,
    #[attr]
    lengths: DenseI32ArrayAttr,
}

mod lists {
    use ods::prelude::*;

    type Lists = (Vec<Vec<UnresolvedOperand>>, Vec<Vec<Type>>);

    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<Lists> {
        let (mut lists, mut types) = (Vec::new(), Vec::new());
        parser.parse_list(Delimiter::Square, |parser| {
            parser.parse_punctuation("(")?;
            lists.push(parser.parse_operand_list(Delimiter::None)?);
            types.push(parser.parse_colon_type_list()?);
            parser.parse_punctuation(")")
        })?;
        Ok((lists, types))
    }

    pub fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, lists: &[Vec<Value>], types: &[Vec<Type>]) {
        printer.print('[');
        for (i, (values, types)) in lists.iter().zip(types).enumerate() {
            printer.print(if i > 0 { ", (" } else { "(" });
            printer.print_operands(values);
            printer.print(" : ");
            printer.print_types(types.iter().copied());
            printer.print(')');
        }
        printer.print(']');
    }
}

/// Attributes of all sorts.
#[op(C, "attributes", format(custom<attributes>($required, $optional, $unit, $defaulted) attr_dict))]
pub struct AttributesOp {
    #[attr]
    required: StrAttr,
    #[attr]
    optional: Optional<I32Attr>,
    #[attr]
    unit: UnitAttr,
    #[attr(default = 7)]
    defaulted: I64Attr,
}

mod attributes {
    use ods::prelude::*;

    type All = (StringAttr, Option<IntegerAttr>, Option<UnitAttr>, Option<IntegerAttr>);

    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<All> {
        let required = parser.parse_attribute_as()?;
        let context = parser.context();
        let optional: Option<i32> = parser.parse_optional_integer()?;
        let optional = optional.map(|value| IntegerAttr::i32(context, value));
        let unit = parser.parse_optional_keyword("unit").then_some(UnitAttr::UNIT);
        let defaulted = match parser.parse_optional_keyword("times") {
            true => {
                let value: i64 = parser.parse_integer()?;
                Some(IntegerAttr::i64(context, value))
            }
            false => None,
        };
        Ok((required, optional, unit, defaulted))
    }

    pub fn print(
        printer: &mut OpAsmPrinter<'_>,
        ir: &Ir,
        _: Operation,
        required: StringAttr,
        optional: Option<IntegerAttr>,
        unit: Option<UnitAttr>,
        defaulted: IntegerAttr,
    ) {
        printer.print_attribute(required);
        if let Some(value) = optional {
            printer.print(' ');
            printer.print_attribute_without_type(value);
        }
        if unit.is_some() {
            printer.print(" unit");
        }
        if defaulted.value(ir.context()) != Some(7) {
            printer.print(" times ");
            printer.print_attribute_without_type(defaulted);
        }
    }
}

/// Properties.
#[op(C, "properties", format(custom<properties>($count, $name) "again" custom<repeated>(ref($count), ref($name)) attr_dict))]
pub struct PropertiesOp {
    #[property]
    count: i64,
    #[property]
    name: String,
}

mod properties {
    use ods::prelude::*;

    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<(i64, String)> {
        let name = parser.parse_string()?;
        parser.parse_keyword("x")?;
        Ok((parser.parse_integer()?, name))
    }

    pub fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, count: i64, name: &str) {
        printer.print_string(name);
        printer.print(format_args!(" x {count}"));
    }
}

mod repeated {
    use ods::prelude::*;

    #[allow(clippy::ptr_arg, reason = "a reference to the value of the property, which is a `String`")]
    pub fn parse(parser: &mut OpAsmParser<'_>, count: &i64, name: &String) -> ParseResult<()> {
        for _ in 0..*count {
            parser.parse_keyword(name)?;
        }
        Ok(())
    }

    pub fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, count: i64, name: &str) {
        let words = vec![name; usize::try_from(count).unwrap_or_default()];
        printer.print(words.join(" "));
    }
}

/// Regions.
#[op(C, "regions", format(custom<regions>($first, $others) custom<counted>(ref($first), ref($others)) attr_dict))]
pub struct RegionsOp {
    #[region]
    first: AnyRegion,
    #[region]
    others: Variadic<AnyRegion>,
}

mod regions {
    use ods::prelude::*;

    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<(ParsedRegion, Vec<ParsedRegion>)> {
        let first = parser.parse_region(&[])?;
        let mut others = Vec::new();
        while parser.parse_optional_keyword("or") {
            others.push(parser.parse_region(&[])?);
        }
        Ok((first, others))
    }

    pub fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, first: Region, others: &[Region]) {
        printer.print_region(first, RegionForm::FULL);
        for region in others {
            printer.print(" or ");
            printer.print_region(*region, RegionForm::FULL);
        }
    }
}

mod counted {
    use ods::prelude::*;

    pub fn parse(parser: &mut OpAsmParser<'_>, first: &ParsedRegion, others: &[ParsedRegion]) -> ParseResult<()> {
        let count: usize = parser.parse_integer()?;
        match count == usize::from(!first.is_empty()) + others.len() {
            true => Ok(()),
            false => Err(parser.emit_error_here("expected the number of regions")),
        }
    }

    pub fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, _: Region, others: &[Region]) {
        printer.print(others.len() + 1);
    }
}

/// Successors.
#[op(C, "successors", traits(Terminator), format(custom<successors>($first, $others) custom<counts>(ref($first), ref($others)) attr_dict))]
pub struct SuccessorsOp {
    #[successor]
    first: AnySuccessor,
    #[successor]
    others: Variadic<AnySuccessor>,
}

mod successors {
    use ods::prelude::*;

    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<(Block, Vec<Block>)> {
        let first = parser.parse_successor()?;
        let mut others = Vec::new();
        while parser.parse_optional_keyword("or") {
            others.push(parser.parse_successor()?);
        }
        Ok((first, others))
    }

    pub fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, first: Block, others: &[Block]) {
        printer.print_successor(first);
        for block in others {
            printer.print(" or ");
            printer.print_successor(*block);
        }
    }
}

mod counts {
    use ods::prelude::*;

    pub fn parse(parser: &mut OpAsmParser<'_>, first: Block, others: &[Block]) -> ParseResult<()> {
        let same = others.iter().filter(|block| **block == first).count();
        parser.parse_keyword(if same == others.len() { "same" } else { "different" })
    }

    pub fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, first: Block, others: &[Block]) {
        printer.print(if others.iter().all(|block| *block == first) { "same" } else { "different" });
    }
}

/// A dictionary of its own.
#[op(C, "dictionary", format($x custom<dictionary>(attr_dict)))]
pub struct DictionaryOp {
    #[attr]
    x: I32Attr,
    #[attr]
    y: Optional<I32Attr>,
    #[attr(default = 2)]
    z: I32Attr,
}

mod dictionary {
    use ods::prelude::*;

    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<Vec<NamedAttribute>> {
        parser.parse_keyword("with")?;
        let dictionary: DictionaryAttr = parser.parse_attribute_as()?;
        Ok(dictionary.entries(parser.context()).to_vec())
    }

    pub fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, entries: &[NamedAttribute]) {
        let dictionary = DictionaryAttr::get(printer.context(), entries);
        printer.print("with ");
        printer.print_attribute(dictionary);
    }
}

/// Inherent attributes and properties by code, without places of their own.
#[op(C, "inherent", format($x custom<inherent>(prop_dict) attr_dict))]
pub struct InherentOp {
    #[attr]
    x: I32Attr,
    #[attr]
    y: Optional<I32Attr>,
    #[attr(default = 2)]
    z: I32Attr,
    #[property]
    count: i64,
}

mod inherent {
    use ods::prelude::*;

    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<Vec<NamedAttribute>> {
        parser.parse_keyword("with")?;
        parser.parse_optional_attr_dict_entries()
    }

    pub fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, entries: &[NamedAttribute]) {
        printer.print("with");
        printer.print_optional_attr_dict(entries, &[]);
    }
}

/// References and text.
#[op(C, "refs", format($kind "," $a "," $rest ":" type($a) custom<told>("text", ref($kind), ref($a), ref(type($a)), ref($rest), type($rest)) attr_dict))]
pub struct RefsOp {
    #[attr]
    kind: StrAttr,
    #[operand]
    a: AnyType,
    #[operand]
    rest: Variadic<AnyType>,
}

mod told {
    use ods::prelude::*;

    pub fn parse(
        parser: &mut OpAsmParser<'_>,
        text: &'static str,
        kind: StringAttr,
        a: UnresolvedOperand,
        ty: Type,
        rest: &[UnresolvedOperand],
    ) -> ParseResult<Vec<Type>> {
        parser.parse_keyword(text)?;
        let context = parser.context();
        if kind.bytes(context) == b"same" {
            return Ok(vec![ty; rest.len()]);
        }
        match parser.name_of(a).as_str() {
            "%a" | "%arg0" => parser.parse_colon_type_list(),
            _ => Err(parser.emit_error_here("expected '%a'")),
        }
    }

    #[allow(clippy::too_many_arguments, reason = "one for each argument of the directive")]
    pub fn print(
        printer: &mut OpAsmPrinter<'_>,
        ir: &Ir,
        _: Operation,
        text: &str,
        kind: StringAttr,
        _: Value,
        _: Type,
        _: &[Value],
        types: &[Type],
    ) {
        printer.print(text);
        if kind.bytes(ir.context()) != b"same" {
            printer.print(" : ");
            printer.print_types(types.iter().copied());
        }
    }
}

/// In a group.
#[op(C, "optional", format($a ("with" custom<Values>($value)^)? attr_dict))]
pub struct OptionalOp {
    #[operand]
    a: I32,
    #[operand]
    value: Optional<I32>,
}

struct Values;

/// A type has the functions.
impl Values {
    fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<Option<UnresolvedOperand>> {
        parser.parse_optional_operand()
    }

    fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, value: Option<Value>) {
        if let Some(value) = value {
            printer.print_operand(value);
        }
    }
}

#[test]
fn operand_groups_round_trip() {
    same::<C>("c.values %a : i32");
    same::<C>("c.values %a : i32 maybe %f : f32");
    same::<C>("c.values %a : i32, %b : i32, %f : f32");
    same::<C>("c.values %a : i32 maybe %b : i32, %f : f32 {x}");
    refused::<C>("c.values %a : f32", "use of value '%a' expects different type than prior uses: 'f32' vs 'i32'");
}

#[test]
fn nested_operand_groups_round_trip() {
    same::<C>("c.nested [(%a, %f : i32, f32), (%b : i32)]");
    assert_eq!(
        generic::<C>("c.nested [(%a, %f : i32, f32), (%b : i32)]"),
        "\"c.nested\"(%a, %f, %b) <{lengths = array<i32: 2, 1>}> : (i32, f32, i32) -> ()"
    );
}

#[test]
fn attributes_round_trip() {
    same::<C>("c.attributes \"x\"");
    same::<C>("c.attributes \"x\" 5 unit times 3 {y}");
    assert_eq!(
        generic::<C>("c.attributes \"x\" unit"),
        "\"c.attributes\"() <{defaulted = 7 : i64, required = \"x\", unit}> : () -> ()"
    );
    assert_eq!(
        generic::<C>("c.attributes \"x\" times 3"),
        "\"c.attributes\"() <{defaulted = 3 : i64, required = \"x\"}> : () -> ()"
    );
}

#[test]
fn properties_round_trip() {
    same::<C>("c.properties \"a\" x 3 again a a a");
    refused::<C>("c.properties \"a\" x 2 again a b", "custom op 'c.properties' expected 'a'");
    assert_eq!(
        generic::<C>("c.properties \"a\" x 1 again a"),
        "\"c.properties\"() <{count = 1 : i64, name = \"a\"}> : () -> ()"
    );
}

#[test]
fn regions_round_trip() {
    same::<C>("c.regions {\n  \"u.x\"() : () -> ()\n} or {\n  \"u.y\"() : () -> ()\n} 2");
    refused::<C>("c.regions {\n  \"u.x\"() : () -> ()\n} 2", "custom op 'c.regions' expected the number of regions");
}

#[test]
fn successors_round_trip() {
    same::<C>("c.successors ^next same");
    same::<C>("c.successors ^next or ^next same {x}");
}

#[test]
fn dictionaries_round_trip() {
    same::<C>("c.dictionary 1 with {}");
    same::<C>("c.inherent 1 with {count = 3 : i64}");
    same::<C>("c.inherent 1 with {count = 3 : i64, y = 3 : i32} {d.x}");
    let invalid = "invalid properties {count = \"x\"} for op c.inherent: expected IntegerAttr for key `value`";
    refused::<C>("c.inherent 1 with {count = \"x\"}", invalid);
    refused::<C>("c.inherent 1", "custom op 'c.inherent' expected 'with'");
    same::<C>("c.dictionary 1 with {y = 3 : i32, zz = \"x\"}");
}

#[test]
fn ref_arguments_are_passed() {
    same::<C>("c.refs \"same\", %a, %b, %b : i32 text");
    same::<C>("c.refs \"other\", %a, %b, %f : i32 text : i32, f32");
}

#[test]
fn custom_directive_can_be_in_a_group() {
    same::<C>("c.optional %a");
    same::<C>("c.optional %a with %b");
}
