//! Names that types, attributes, operations and dialects have for aliases and values. The expected texts are the ones
//! that `mlir-opt` writes for types and attributes of its own test dialect, with other names.

use ods::affine::AffineMap;
use ods::interfaces::AsmNames;
use ods::prelude::*;
use ods::text::PrintOptions;

use super::{print, round_trip};

#[dialect(
    name = "n",
    ops(GroupsOp, BlocksOp, MadeUpOp, SilentOp),
    types(NamedType),
    attrs(LabelAttr),
    interfaces(OpAsmDialectInterface)
)]
pub struct N;

impl OpAsmDialectInterface for N {
    fn attribute_alias(&self, context: &Context, attribute: Attribute) -> Option<AsmAlias> {
        if let Some(label) = attribute.cast::<LabelAttr>(context) {
            return (label.text(context) == "other").then(|| AsmAlias::Overridable("from_dialect".into()));
        }
        let text = attribute.cast::<StringAttr>(context)?.value(context)?;
        Some(AsmAlias::Overridable(text.strip_prefix("alias:")?.to_owned()))
    }

    fn type_alias(&self, _: &Context, ty: Type) -> Option<AsmAlias> {
        (ty == Type::F16).then(|| AsmAlias::Final("long".into()))
    }
}

/// More of the dialect, from elsewhere.
#[dialect(extends = N, interfaces(OpAsmDialectInterface))]
pub struct NExtra;

impl OpAsmDialectInterface for NExtra {
    fn type_alias(&self, _: &Context, ty: Type) -> Option<AsmAlias> {
        (ty == Type::BF16).then(|| AsmAlias::Final("brain".into()))
    }
}

/// A type whose values have a name.
#[type_def(N, "named", interfaces(OpAsmTypeInterface))]
pub struct NamedType {}

impl OpAsmTypeInterface for NamedType {
    fn asm_name(&self, _: &Context) -> Option<String> {
        Some("named".into())
    }

    fn asm_alias(&self, _: &Context) -> Option<AsmAlias> {
        Some(AsmAlias::Overridable("named_type".into()))
    }
}

/// An attribute whose alias is what it says.
#[attr_def(N, "label", format("<" $text ">"), interfaces(OpAsmAttrInterface))]
pub struct LabelAttr {
    text: String,
}

impl OpAsmAttrInterface for LabelAttr {
    fn asm_alias(&self, context: &Context) -> Option<AsmAlias> {
        match self.text(context) {
            "none" => None,
            "nothing" => Some(AsmAlias::Final(String::new())),
            text => Some(AsmAlias::Overridable(format!("label_{text}"))),
        }
    }
}

/// Its results are called as an attribute says.
#[op(N, "groups", interfaces(OpAsmOpInterface))]
pub struct GroupsOp {
    #[attr]
    names: StrArrayAttr,
    #[result]
    values: Variadic<AnyType>,
}

impl OpAsmOpInterface for GroupsOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        let context = ir.context();
        let texts = ir.any_attribute(self.operation(), "names").and_then(|names| names.cast::<ArrayAttr>(context));
        let texts = texts.map_or(&[][..], |texts| texts.elements(context));
        for (value, text) in ir.results(self.operation()).zip(texts) {
            let text = text.cast::<StringAttr>(context).and_then(|text| text.value(context)).unwrap_or_default();
            names.name_value(value, text);
        }
    }
}

/// Its blocks are all called alike, but for the first of the second region.
#[op(N, "blocks", interfaces(OpAsmOpInterface))]
pub struct BlocksOp {
    #[region]
    bodies: Variadic<AnyRegion>,
}

impl OpAsmOpInterface for BlocksOp {
    fn asm_block_names(&self, ir: &Ir, names: &mut AsmNames) {
        for (number, region) in ir.regions(self.operation()).enumerate() {
            for (position, block) in ir.blocks(region).enumerate() {
                names.name_block(
                    block,
                    match (number, position) {
                        (1, 0) => "",
                        (1, 1) => "bb0",
                        _ => "1 way out",
                    },
                );
            }
        }
    }
}

/// Writes a map that is not in it.
#[op(N, "made_up", custom_format)]
pub struct MadeUpOp {}

impl MadeUpOp {
    fn parse(parser: &mut OpAsmParser<'_>, _: &mut OperationState<'_>) -> ParseResult<()> {
        parser.parse_attribute_as::<AffineMapAttr>().map(drop)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        printer.print(' ');
        printer.print_attribute(AffineMapAttr::get(ir.context(), AffineMap::identity(2)));
    }
}

/// Does not write its attribute.
#[op(N, "silent", custom_format)]
pub struct SilentOp {
    #[attr]
    map: Optional<AffineMapAttr>,
}

impl SilentOp {
    fn parse(_: &mut OpAsmParser<'_>, _: &mut OperationState<'_>) -> ParseResult<()> {
        Ok(())
    }

    fn print(self, _: &Ir, _: &mut OpAsmPrinter<'_>) {}
}

#[test]
fn attribute_interface_names_aliases() {
    let labels = ["x.y", "x2Ey", "1", "x2Ey1", "q5", "q,5", "q2C5", "q2C5_1", "", "-a $b", "none", "nothing"];
    let entries: Vec<String> =
        labels.iter().enumerate().map(|(i, label)| format!("a{i:02} = #n.label<\"{label}\">")).collect();
    let expected = "\
#label_ = #n.label<\"\">
#label_-a_$b = #n.label<\"-a $b\">
#label_1 = #n.label<\"1\">
#label_q2C5 = #n.label<\"q,5\">
#label_q2C5_1 = #n.label<\"q2C5\">
#label_q2C5_1_1 = #n.label<\"q2C5_1\">
#label_q5 = #n.label<\"q5\">
#label_x2Ey = #n.label<\"x.y\">
#label_x2Ey1 = #n.label<\"x2Ey\">
#label_x2Ey1_1 = #n.label<\"x2Ey1\">
module {
  \"u.op\"() {a00 = #label_x2Ey, a01 = #label_x2Ey1, a02 = #label_1, a03 = #label_x2Ey1_1, a04 = #label_q5, a05 = \
#label_q2C5, a06 = #label_q2C5_1, a07 = #label_q2C5_1_1, a08 = #label_, a09 = #label_-a_$b, a10 = #n.label<\"none\">, \
a11 = #n.label<\"nothing\">} : () -> ()
}
";
    assert_eq!(round_trip(&format!("\"u.op\"() {{{}}} : () -> ()", entries.join(", "))), expected);
}

#[test]
fn dialect_interface_names_aliases() {
    let given =
        "\"u.op\"() {a = \"alias:0 dots.and digits0\", b = #n.label<\"other\">, c = f16, d = \"no alias\"} : () -> ()";
    let expected = "\
!long = f16
#_0_dots2Eand_digits0 = \"alias:0 dots.and digits0\"
#from_dialect = #n.label<\"other\">
module {
  \"u.op\"() {a = #_0_dots2Eand_digits0, b = #from_dialect, c = !long, d = \"no alias\"} : () -> ()
}
";
    assert_eq!(round_trip(given), expected);
}

#[test]
fn type_interface_names_values() {
    let given = "\
%a = \"u.x\"() : () -> !n.named
%b:2 = \"u.x\"() : () -> (!n.named, i32)
%c:2 = \"u.x\"() : () -> (!n.named, !n.named)
%d:2 = \"n.groups\"() <{names = []}> : () -> (!n.named, !n.named)
%e:2 = \"n.groups\"() <{names = [\"e\"]}> : () -> (!n.named, !n.named)
\"u.q\"() ({
^bb0(%x: !n.named, %y: i32, %z: !n.named):
  \"u.t\"(%x, %y, %c#1) : (!n.named, i32, !n.named) -> ()
^bb1(%w: !n.named):
  \"u.t\"() : () -> ()
}) : () -> ()
";
    let expected = "\
!named_type = !n.named
module {
  %named = \"u.x\"() : () -> !named_type
  %0:2 = \"u.x\"() : () -> (!named_type, i32)
  %named_0, %named_1 = \"u.x\"() : () -> (!named_type, !named_type)
  %named_2, %named_3 = \"n.groups\"() <{names = []}> : () -> (!named_type, !named_type)
  %e:2 = \"n.groups\"() <{names = [\"e\"]}> : () -> (!named_type, !named_type)
  \"u.q\"() ({
  ^bb0(%named_4: !named_type, %arg0: i32, %named_5: !named_type):
    \"u.t\"(%named_4, %arg0, %named_1) : (!named_type, i32, !named_type) -> ()
  ^bb1(%1: !named_type):  // no predecessors
    \"u.t\"() : () -> ()
  }) : () -> ()
}
";
    assert_eq!(round_trip(given), expected);
}

#[test]
fn result_groups_are_named_or_numbered() {
    let given = "\
%a:4 = \"n.groups\"() <{names = [\"a\", \"\", \"a\", \"1 b\"]}> : () -> (i32, i32, i32, i32)
%b:3 = \"n.groups\"() <{names = [\"\", \"x\", \"y\"]}> : () -> (i32, i32, i32)
\"u.use\"(%b#0, %b#1, %a#1, %a#0) : (i32, i32, i32, i32) -> ()
";
    let expected = "\
module {
  %a, %0, %a_0, %_1_b = \"n.groups\"() <{names = [\"a\", \"\", \"a\", \"1 b\"]}> : () -> (i32, i32, i32, i32)
  %1, %x, %y = \"n.groups\"() <{names = [\"\", \"x\", \"y\"]}> : () -> (i32, i32, i32)
  \"u.use\"(%1, %x, %0, %a) : (i32, i32, i32, i32) -> ()
}
";
    assert_eq!(round_trip(given), expected);
}

#[test]
fn empty_location_names_become_numbers() {
    let options = PrintOptions { name_locations_as_prefix: true, ..PrintOptions::default() };
    let given = "\
%a = \"n.groups\"() <{names = [\"a\"]}> : () -> i32 loc(\"\")
%b:2 = \"n.groups\"() <{names = [\"a\", \"b\"]}> : () -> (i32, i32) loc(\"z\")
%c = \"u.x\"() : () -> !n.named loc(\"\")
%d = \"u.x\"() : () -> !n.named loc(\"12\")
\"u.q\"() ({ ^bb0(%x: !n.named loc(\"k\"), %y: !n.named loc(\"\")): \"u.t\"() : () -> () }) : () -> ()
";
    let printed = print(given, &options);
    for expected in
        ["  %0 = \"n.groups\"", "  %z, %z_0 = ", "  %1 = \"u.x\"", "  %_12 = \"u.x\"", "^bb0(%k: !named_type, %2:"]
    {
        assert!(printed.contains(expected), "{expected} in {printed}");
    }
}

#[test]
fn block_names_are_scoped_to_their_region() {
    let given = "\
\"n.blocks\"() ({
  \"u.br\"()[^bb1] : () -> ()
^bb1:
  \"u.br\"()[^bb2] : () -> ()
^bb2:
  \"u.t\"() : () -> ()
}, {
^bb0(%a: i32):
  \"u.br\"()[^bb1] : () -> ()
^bb1:
  \"u.t\"() : () -> ()
}) : () -> ()
";
    let expected = "\
module {
  \"n.blocks\"() ({
    \"u.br\"()[^_1_way_out_0] : () -> ()
  ^_1_way_out_0:  // pred: ^_1_way_out
    \"u.br\"()[^_1_way_out_1] : () -> ()
  ^_1_way_out_1:  // pred: ^_1_way_out_0
    \"u.t\"() : () -> ()
  }, {
  ^bb0(%arg0: i32):
    \"u.br\"()[^bb0_2] : () -> ()
  ^bb0_2:  // pred: ^bb0
    \"u.t\"() : () -> ()
  }) : () -> ()
}
";
    assert_eq!(round_trip(given), expected);
}

#[test]
fn only_printed_attributes_get_aliases() {
    let made_up = "#map = affine_map<(d0, d1) -> (d0, d1)>\nmodule {\n  n.made_up #map\n}\n";
    let options = PrintOptions::default();
    assert_eq!(print(made_up, &options), made_up);
    assert_eq!(print("\"n.made_up\"() : () -> ()", &options), made_up);
    let silent = "\"n.silent\"() <{map = affine_map<(d0) -> (d0)>}> : () -> ()";
    assert_eq!(print(silent, &options), "module {\n  n.silent\n}\n");
    let generic = print(silent, &PrintOptions { generic: true, ..options });
    assert!(generic.starts_with("#map = affine_map<(d0) -> (d0)>\n"), "{generic}");
}

#[test]
fn extensions_can_name_aliases() {
    let printed = round_trip("\"u.op\"() {a = bf16} : () -> ()");
    assert_eq!(printed, "!brain = bf16\nmodule {\n  \"u.op\"() {a = !brain} : () -> ()\n}\n");
}
