//! The attribute of a dialect: MLIR's `EnumAttr`.

use ods::prelude::*;
use ods::schema::{Constrains, PredScope};

use super::dialect::*;
use super::{context, inherent, ir, read};

const AT: Location = Location::UNKNOWN;

fn print(attribute: impl Into<Attribute>, context: &Context) -> String {
    attribute.into().display(context).to_string()
}

/// Covers attributes like `#gpu<dim x>` and `#arith.fastmath<fast>`.
#[test]
fn text_matches_mlir() {
    let context = context();
    assert_eq!(print(DimAttr::get(&context, Dim::X), &context), "#forms<dim x>");
    assert_eq!(print(DimAttr::get(&context, Dim::Between), &context), "#forms<dim \"in between\">");
    assert_eq!(print(FastMathAttr::get(&context, FastMath::Fast), &context), "#forms.fastmath<fast>");
    let some = FastMathAttr::get(&context, FastMath::Nnan | FastMath::Ninf);
    assert_eq!(print(some, &context), "#forms.fastmath<nnan, ninf>");
    assert_eq!(print(PlainBitsAttr::get(&context, PlainBits::EMPTY), &context), "#forms<plain_bits \"\">");
    assert_eq!(print(PlainBitsAttr::get(&context, PlainBits::ALL), &context), "#forms<plain_bits a|b>");
}

#[test]
fn text_parses() {
    let context = context();
    let parse = |text: &str| {
        let read = ods::text::parse_attribute(&context, text);
        read.map(|attribute| print(attribute, &context)).map_err(|error| error.message)
    };
    let ok = |text: &str| Ok(text.to_owned());
    assert_eq!(parse("#forms<dim y>"), ok("#forms<dim y>"));
    assert_eq!(parse("#forms<dim \"y\">"), ok("#forms<dim y>"));
    assert_eq!(parse("#forms<fastmath<fast>>"), ok("#forms.fastmath<fast>"));
    assert_eq!(parse("#forms.fastmath<nnan,ninf,reassoc>"), ok("#forms.fastmath<fast>"));
    assert_eq!(parse("#forms.fastmath<\"fast\">"), ok("#forms.fastmath<fast>"));
    assert_eq!(parse("#forms<plain_bits b | a>"), ok("#forms<plain_bits a|b>"));
    assert_eq!(parse("#forms<plain_bits \"\">"), ok("#forms<plain_bits \"\">"));
    let error = |text: &str| Err(text.to_owned());
    // The form with a dot has its parameters in brackets, which `$value` alone does not read.
    assert_eq!(parse("#forms.dim<x>"), error("expected valid keyword or string"));
    assert_eq!(parse("#forms<dimm x>"), error("unknown attribute `dimm` in dialect `forms`"));
    let expected = "expected Dim to be one of: x, y, in between";
    assert_eq!(parse("#forms<dim q>"), error(expected));
    assert_eq!(parse("#forms.fastmath<>"), error("expected valid keyword or string"));
    let expected = "expected ::forms::FastMath to be one of: none, reassoc, nnan, ninf, fast";
    assert_eq!(parse("#forms.fastmath<fast, slow>"), error(expected));
    assert_eq!(parse("#forms.fastmath<fast|nnan>"), error("expected '>'"));
    assert_eq!(parse("#forms.fastmath"), error("expected '<'"));
}

/// Covers E07 of the feature coverage: all readers and writers interpret the same format.
#[test]
fn custom_formats_parse() {
    let context = context();
    let attribute = BracketedAttr::get(&context, Bracketed::A);
    let text = print(attribute, &context);
    assert_eq!(text, "#forms<bracketed[a]>");
    assert_eq!(ods::text::parse_attribute(&context, &text).ok(), Some(attribute.into()));
}

#[test]
fn operations_hold_enum_attributes() {
    let (mut ir, at) = ir();
    let op = AttributesOp::new(Dim::Y).create(&mut ir, at, AT).expect("registered");
    assert_eq!((op.dim(&ir), op.math(&ir), op.bits(&ir)), (Dim::Y, FastMath::Fast, None));
    assert_eq!(op.dim_attr(&ir).value(ir.context()), Dim::Y);
    op.set_bits(&mut ir, PlainBits::A | PlainBits::B);
    op.set_math(&mut ir, FastMath::Nnan);
    let x = DimAttr::get(ir.context(), Dim::X);
    op.set_dim(&mut ir, x);
    assert_eq!((op.dim(&ir), op.math(&ir), op.bits(&ir)), (Dim::X, FastMath::Nnan, Some(PlainBits::ALL)));
    assert!(ods::verify::verify(&ir, op.operation()).is_ok());
    let expected = "bits = #forms<plain_bits a|b>, dim = #forms<dim x>, math = #forms.fastmath<nnan>";
    assert_eq!(inherent(&ir, op.operation()), expected);
}

#[test]
fn rejects_other_attributes() {
    let refused = |name: &str, summary: &str| {
        Err(format!("'forms.attributes' op attribute '{name}' failed to satisfy constraint: {summary}"))
    };
    let not_stored = |dim: &str| {
        let reason = format!("Invalid attribute `dim` in property conversion: {dim}");
        Err(format!("invalid properties {{dim = {dim}}} for op forms.attributes: {reason}"))
    };
    let all = "dim = #forms<dim x>, list = [#forms<dim y>], math = #forms.fastmath<fast>";
    assert_eq!(read("attributes", "dim = #forms<dim x>, list = [#forms<dim y>]"), Ok(all.to_owned()));
    assert_eq!(read("attributes", "dim = 0 : i32"), not_stored("0 : i32"));
    assert_eq!(read("attributes", "dim = #forms.fastmath<fast>"), not_stored("#forms.fastmath<fast>"));
    let list = "dim = #forms<dim x>, list = [0 : i32]";
    assert_eq!(read("attributes", list), refused("list", "array of dimension of a grid"));
}

constraint! {
    /// the dimension y
    pub YAttr: DimAttr = ConstantAttr(Dim, Dim::Y);
    /// nnan and ninf
    pub NoNansAttr: FastMathAttr = ConstantAttr(FastMath, FastMath::Nnan | FastMath::Ninf);
    /// the number one
    pub OneAttr: FloatAttr = ConstantAttr(F32Attr, 1.0), as F32Attr;
    /// the text x
    pub XStrAttr: StringAttr = ConstantAttr(StrAttr, "x");
}

/// Covers MLIR's `ConstantEnumCase`, `ConstF32Attr` and `ConstantStrAttr`.
#[test]
fn enum_constants_are_constraints() {
    let context = context();
    let admits = |constraint: &ods::schema::AttrConstraint| {
        let all = [
            "#forms<dim x>",
            "#forms<dim y>",
            "#forms.fastmath<ninf, nnan>",
            "#forms.fastmath<nnan>",
            "1 : i32",
            "1.0 : f32",
            "1.5 : f32",
            "\"x\"",
            "\"y\"",
        ];
        let holds = |text: &&&str| {
            let attribute = ods::text::parse_attribute(&context, text).expect(text);
            constraint.holds(attribute, &PredScope::of(&context))
        };
        all.iter().filter(holds).copied().collect::<Vec<_>>()
    };
    assert_eq!(admits(<YAttr as Constrains<Attribute>>::CONSTRAINT), ["#forms<dim y>"]);
    assert_eq!(admits(<NoNansAttr as Constrains<Attribute>>::CONSTRAINT), ["#forms.fastmath<ninf, nnan>"]);
    assert_eq!(admits(<OneAttr as Constrains<Attribute>>::CONSTRAINT), ["1.0 : f32"]);
    assert_eq!(admits(<XStrAttr as Constrains<Attribute>>::CONSTRAINT), ["\"x\""]);
}

#[test]
fn enum_and_attribute_schemas_are_linked() {
    let def = <Dim as AttrDef>::SCHEMA;
    assert!(std::ptr::eq(def, <DimAttr as AttrDef>::SCHEMA));
    assert_eq!((def.name, def.mnemonic, def.dialect, def.format_text), ("DimAttr", "dim", "forms", "$value"));
    assert_eq!((def.summary, def.description), ("dimension of a grid", "As `gpu` has it."));
    assert!(def.enumeration.is_some_and(|schema| std::ptr::eq(schema, <Dim as AttrEnum>::SCHEMA)));
    let form = <Dim as AttrEnum>::SCHEMA.form.expect("an attribute of a dialect");
    assert!(std::ptr::eq(form.def(), def) && form.name == def.name);
    assert!(Predicate::SCHEMA.form.is_none() && <PairAttr as AttrDef>::SCHEMA.enumeration.is_none());
    let listed: Vec<&str> = Forms::SCHEMA.attrs.iter().map(|def| def.name).collect();
    assert_eq!(listed, ["DimAttr", "FastMathAttr", "PlainBitsAttr", "BracketedAttr", "PairAttr"]);
}

#[test]
fn schemas_convert_without_the_rust_type() {
    let context = context();
    let schema = <FastMath as AttrEnum>::SCHEMA;
    let attribute = schema.attribute(2, &context);
    assert_eq!(print(attribute, &context), "#forms.fastmath<nnan>");
    assert_eq!((schema.value_of(attribute, &context), schema.value_of(Attribute::UNIT, &context)), (Some(2), None));
    let constraint = <FastMath as Constrains<Attribute>>::CONSTRAINT;
    assert!(constraint.holds(attribute, &PredScope::of(&context)));
    assert!(!constraint.holds(<Dim as AttrEnum>::SCHEMA.attribute(0, &context), &PredScope::of(&context)));
}
