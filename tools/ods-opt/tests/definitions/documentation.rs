//! `doc`

use std::fs;

use ods::prelude::*;
use ods_opt_main::Tool;

use super::common::run_tool;
use super::dialect::{Demo, Documented};
use super::{fresh_folder, is_recorded, output};

#[test]
fn page_of_a_dialect() {
    is_recorded("demo.md", &output(&["doc", "--dialect", "demo"]));
    let documented = Demo::SCHEMA.interface::<dyn Documented>();
    assert_eq!(documented.map(Documented::address), Some("nowhere"), "it is on the page");
}

#[test]
fn books_have_a_page_per_dialect() {
    let folder = fresh_folder("book");
    let written = || output(&["doc", "-o", folder.to_str().expect("a path that is text")]);
    assert_eq!(written(), format!("wrote 5 files to '{}'\n", folder.display()));
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect(name);
    let list = "- [`demo`](dialects/demo.md)\n- [`other`](dialects/other.md)\n";
    assert_eq!(read("src/SUMMARY.md"), format!("# Summary\n\n[Dialects](dialects.md)\n\n{list}"));
    assert_eq!(read("book.toml"), "[book]\ntitle = \"Dialects\"\n");
    let overview = read("src/dialects.md");
    assert!(overview.starts_with("# Dialects\n\n| Dialect | Summary | Operations | Attributes |"), "{overview}");
    assert!(overview.contains("\n| [`other`](dialects/other.md) | "), "{overview}");
    assert_eq!(read("src/dialects/demo.md"), output(&["doc", "--dialect", "demo"]));
    assert!(read("src/dialects/other.md").contains("### `other.leaf`\n\n_Nothing._\n"));
    fs::write(folder.join("book.toml"), "[book]\ntitle = \"Mine\"\n").expect("it is ours");
    written();
    assert_eq!(read("book.toml"), "[book]\ntitle = \"Mine\"\n", "settings stay");
}

#[test]
fn builtin_is_documented_on_request() {
    let has_builtin = |arguments: &[&str]| output(arguments).contains("### `builtin.module`");
    assert!(!has_builtin(&["doc"]));
    assert!(has_builtin(&["doc", "--builtin"]) && output(&["doc", "--builtin"]).contains("# 'demo' dialect"));
    assert!(has_builtin(&["doc", "--dialect", "builtin"]));
    // It is all that this tool has.
    let alone = run_tool(&Tool::new("ods-opt"), ["doc"], b"").output();
    assert!(alone.contains("### `builtin.module`"), "{alone}");
}

/// A dialect without anything.
#[dialect(name = "bare")]
pub struct Bare;

/// All that is in it.
#[dialect(extends = Bare, types(LateType, MaybeType, OfType, MayBeOfType, OwnType), attrs(LateAttr, Side))]
pub struct Late;

/// A late type.
#[type_def(Late, "late", format("<" $inside ">"))]
pub struct LateType {
    inside: Type,
}

/// A late attribute.
#[attr_def(Late, "late")]
pub struct LateAttr {}

/// A type with brackets, or without.
#[type_def(Late, "maybe", format(("<" $inside^ ">")?))]
pub struct MaybeType {
    inside: Option<Type>,
}

/// A type with brackets and more.
#[type_def(Late, "of", format("<" $n ">" "of" $m))]
pub struct OfType {
    n: u32,
    m: u32,
}

/// A type with brackets, and at times more.
#[type_def(Late, "may_be_of", format("<" $n ">" ("of" $m^)?))]
pub struct MayBeOfType {
    n: u32,
    m: Option<u32>,
}

/// A type with a syntax of its own.
#[type_def(Late, "own", custom_format)]
pub struct OwnType {
    n: u32,
}

impl OwnType {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        let n = parser.parse_integer()?;
        Ok(Self::get(parser.context(), n))
    }
    fn print(self, printer: &mut AsmPrinter<'_>) {
        printer.print(format!(" {}", self.n(printer.context())));
    }
}

/// a side
#[enum_attr(Late, "side")]
pub enum Side {
    Left,
    Right,
}

#[test]
fn syntax_matches_the_format() {
    let tool = Tool::new("late-opt").dialect::<Late>();
    let page = run_tool(&tool, ["doc", "--dialect", "bare"], b"").output();
    for syntax in [
        "#bare \"<\" \"side\" $value \">\"",
        "!bare.maybe (\"<\" $inside^ \">\")?",
        "!bare.late \"<\" $inside \">\"",
        "!bare \"<\" \"of\" \"<\" $n \">\" \"of\" $m \">\"",
        "!bare \"<\" \"may_be_of\" \"<\" $n \">\" (\"of\" $m^)? \">\"",
        "!bare \"<\" \"own\" ... \">\"",
    ] {
        assert!(page.contains(&format!("```text\n{syntax}\n```")), "{syntax}\n{page}");
    }
    assert_eq!(page.matches("Custom functions of the definition parse and print").count(), 1, "{page}");
    // The tool reads what the page says, and writes it so too unless the short form will do.
    let texts = ["!bare<of<1> of 2>", "!bare<may_be_of<1> of 2>", "!bare<own 1>", "!bare.may_be_of<1>", "!bare.maybe"];
    let input: String = texts.iter().map(|ty| format!("\"u.op\"() {{t = {ty}}} : () -> ()\n")).collect();
    let run = run_tool(&tool, ["--allow-unregistered-dialect"], input.as_bytes());
    assert_eq!((run.errors().as_str(), run.status), ("", 0));
    for ty in texts {
        assert!(run.output().contains(&format!("t = {ty}}}")), "{ty}\n{}", run.output());
    }
    let long = run_tool(&tool, ["--allow-unregistered-dialect"], b"\"u.op\"() {t = !bare<may_be_of<1>>} : () -> ()");
    assert!(long.output().contains("t = !bare.may_be_of<1>}"), "{}", long.errors());
}

/// Operations with text of their own, and enums.
#[dialect(name = "own", ops(LoopOp, BareOp, RoundOp), enums(Rounding, Style))]
pub struct Own;

/// which way
#[enum_attr]
pub enum Rounding {
    #[case("up")]
    Up,
    #[case("to_nearest")]
    Nearest,
}

/// how it looks
#[enum_attr(bits)]
pub enum Style {
    #[case("none")]
    None = 0,
    #[case("bold")]
    Bold = 1,
    #[case("thin")]
    Thin = 2,
}

/// Goes around.
///
/// Again and again.
///
/// ```mlir
/// own.loop
///   twice
/// ```
#[op(Own, "loop", custom_format)]
pub struct LoopOp {}

impl LoopOp {
    fn parse(_parser: &mut OpAsmParser<'_>, _state: &mut OperationState<'_>) -> ParseResult<()> {
        Ok(())
    }
    fn print(self, _ir: &Ir, _printer: &mut OpAsmPrinter<'_>) {}
}

/// Has nothing to show.
#[op(Own, "bare")]
pub struct BareOp {}

/// Rounds.
#[op(Own, "round", format(attr_dict))]
pub struct RoundOp {
    #[attr(default = Rounding::Nearest)]
    rounding: Rounding,
    #[attr(default = Style::None)]
    style: Style,
    #[attr(default = Style::ALL)]
    styles: Style,
}

fn page_of_own() -> String {
    run_tool(&Tool::new("own-opt").dialect::<Own>(), ["doc"], b"").output()
}

#[test]
fn custom_syntax_is_shown_by_example() {
    let page = page_of_own();
    let expected = "_Goes around._\n\nSyntax, by example:\n\n```mlir\nown.loop\n  twice\n```\n\nGeneric form:\n\n```text\n\
                    \"own.loop\"() : () -> ()\n```\n\nAgain and again.\n\nHooks: ";
    assert!(page.contains(expected), "{page}");
    let bare = "_Has nothing to show._\n\nGeneric form:\n\n```text\n\"own.bare\"() : () -> ()\n```\n";
    assert!(page.contains(bare), "{page}");
}

#[test]
fn defaults_of_enums_are_their_cases() {
    let page = page_of_own();
    for row in
        ["| `rounding` | `Rounding` | `to_nearest` |", "| `Style` | `none` |", "| `styles` | `Style` | `bold\\|thin` |"]
    {
        assert!(page.contains(row), "{row}\n{page}");
    }
}

#[test]
fn extensions_are_documented() {
    let tool = Tool::new("late-opt").dialect::<Late>();
    let output = |arguments: &[&str]| run_tool(&tool, arguments.iter().copied(), b"").output();
    let page = output(&["doc", "--dialect", "bare"]);
    assert!(page.contains("### LateType\n") && page.contains("### LateAttr\n"), "{page}");
    let json = output(&["schema", "--json", "--dialect", "bare"]);
    assert!(json.contains("\"LateType\"") && json.contains("\"LateAttr\""), "{json}");
    let irdl = output(&["export-irdl", "--dialect", "bare"]);
    assert!(irdl.contains("!bare.late is omitted") && irdl.contains("irdl.attribute @late {"), "{irdl}");
}

#[test]
fn links_resolve_to_headings() {
    let page = output(&["doc", "--dialect", "demo"]);
    let anchor = |title: &str| {
        let kept = title.chars().filter(|c| c.is_alphanumeric() || "_- ".contains(*c));
        kept.collect::<String>().to_lowercase().replace(' ', "-")
    };
    let headings: Vec<String> = page
        .lines()
        .filter_map(|line| line.strip_prefix("##"))
        .map(|line| anchor(line.trim_start_matches('#').trim()))
        .collect();
    let links: Vec<&str> = page.split("](#").skip(1).filter_map(|rest| rest.split(')').next()).collect();
    assert_eq!(links.len(), 47, "a link per section, group and definition, and from an enum to its attribute");
    assert!(page.contains("  - [Checks](#checks)\n    - [`demo.checked`](#demochecked)\n"));
    assert!(page.contains(
        "### Checks\n\nOperations that are verified by code.\n\n#### How\n\nBy functions.\n\n#### `demo.checked`\n"
    ));
    for link in links {
        assert!(headings.iter().any(|heading| heading == link), "{link}: {headings:?}");
    }
}
