//! Definitions in an editor: completion, documentation, "go to definition" and renaming, as a rust-analyzer answers.
//!
//! The test runs the program that `RUST_ANALYZER` names, or else the `rust-analyzer` on the path; where none runs, it
//! says so on the standard error and passes.

mod client;
mod fixture;

use client::Client;
use fixture::Fixture;

/// A place in the fixture, with its definition and a part of its documentation.
struct Known {
    /// The text around the place, which `|` marks.
    at: &'static str,
    /// The end of the file name, and a part of the line of the definition.
    definition: (&'static str, &'static str),
    /// A part of the documentation.
    shows: &'static str,
}

const LANGUAGE: &str = "ods-core/src/language.rs";
const HERE: &str = "src/lib.rs";

const KNOWN: &[Known] = &[
    Known { at: "|traits(Pure", definition: (LANGUAGE, "mod traits"), shows: "`traits(T, ...)`: traits" },
    Known { at: "|verify, format", definition: (LANGUAGE, "mod verify"), shows: "runs after everything else" },
    Known { at: "|name = \"my\"", definition: (LANGUAGE, "mod name"), shows: "the prefix of its operations' names" },
    Known {
        at: "|attr_dict",
        definition: (LANGUAGE, "mod attr_dict"),
        shows: "the attributes that no other element writes",
    },
    Known { at: "|type($sum)", definition: (LANGUAGE, "mod r#type"), shows: "the types of operands or results" },
    Known { at: "#[|operand]", definition: (LANGUAGE, "mod operand"), shows: "an operand" },
    Known { at: "|default = 5", definition: (LANGUAGE, "mod default"), shows: "the value if the attribute is absent" },
    Known { at: "|AllTypesMatch", definition: (LANGUAGE, "struct AllTypesMatch"), shows: "all have one type" },
    Known { at: "|Or(AnyInteger", definition: (LANGUAGE, "struct Or"), shows: "one holds" },
    Known { at: "|params \">\"", definition: (LANGUAGE, "mod params"), shows: "all parameters" },
    Known { at: "#[|param(is", definition: (LANGUAGE, "mod param"), shows: "options of the parameter" },
    Known { at: "(|is = AnyInteger", definition: (LANGUAGE, "mod is"), shows: "the constraint that" },
    Known { at: "\"box\", |format", definition: (LANGUAGE, "mod format"), shows: "the text of the parameters" },
    Known { at: "\"range\", |format", definition: (LANGUAGE, "mod format"), shows: "the text of the parameters" },
    Known { at: "|struct(params)", definition: (LANGUAGE, "mod r#struct"), shows: "in any order" },
    Known { at: "|traits(Pred", definition: (LANGUAGE, "mod traits"), shows: "`traits(T, ...)`: traits" },
    Known { at: "|default = 9", definition: (LANGUAGE, "mod default"), shows: "the value that is not printed" },
    Known { at: "enum_attr(|i64", definition: (LANGUAGE, "mod i64"), shows: "integers of this width" },
    Known { at: "#[|case(", definition: (LANGUAGE, "mod case"), shows: "the text; the name of the case by default" },
    Known { at: "#[|alias]", definition: (LANGUAGE, "mod alias"), shows: "a second name of the case" },
    Known { at: "|Pure, Comm", definition: ("src/traits/effects.rs", "Pure"), shows: "speculatable" },
    Known { at: "op(|My, \"add\"", definition: (HERE, "pub struct My"), shows: "My dialect." },
    Known { at: "ops(|AddOp", definition: (HERE, "pub struct AddOp"), shows: "Adds." },
    Known { at: "lhs: |Number", definition: (HERE, "pub Number"), shows: "integer or float" },
    Known { at: "|AnyInteger, AnyFloat", definition: ("src/constraints/types.rs", "pub AnyInteger"), shows: "integer" },
    Known { at: "width: |I32Attr", definition: ("src/constraints/attributes.rs", "I32Attr"), shows: "32-bit signless" },
    Known { at: "format($|lhs", definition: (HERE, "lhs: Number"), shows: "the left one" },
    Known { at: "AllTypesMatch(|lhs", definition: (HERE, "lhs: Number"), shows: "the left one" },
    Known { at: "    |lhs: Number", definition: (HERE, "lhs: Number"), shows: "the left one" },
    Known { at: "    |width: I32Attr", definition: (HERE, "width: I32Attr"), shows: "Attribute `width`: `I32Attr`." },
    Known { at: "op.|rhs(ir)", definition: (HERE, "rhs: Number"), shows: "Operand `rhs`: `Number`." },
    Known { at: "op.|set_lhs", definition: (HERE, "lhs: Number"), shows: "Sets `lhs`." },
    Known { at: "ty.|inner(", definition: (HERE, "inner: Type"), shows: "Parameter `inner`: `Type`." },
];

/// A text that takes the place of another one, with `|` where completion is asked for, and the words that it offers.
struct Offered {
    instead_of: &'static str,
    typed: &'static str,
    words: &'static [&'static str],
}

const OFFERED: &[Offered] = &[
    Offered {
        instead_of: "verify, format",
        typed: "ver|, format",
        words: &["verify", "verify_regions", "fold", "traits"],
    },
    Offered { instead_of: "\"add\", traits", typed: "\"add\", tra|, traits", words: &["traits", "interfaces"] },
    Offered { instead_of: "name = \"my\"", typed: "name = \"my\", |", words: &["ops", "types", "hooks"] },
    Offered { instead_of: "#[operand]\n    rhs", typed: "#[oper|]\n    rhs", words: &["operand", "result", "attr"] },
    Offered { instead_of: "format($lhs", typed: "format($|", words: &["lhs", "rhs", "width", "sum"] },
    Offered { instead_of: "format($lhs", typed: "format($l|", words: &["lhs"] },
    Offered {
        instead_of: "attr_dict \":\"",
        typed: "attr_| \":\"",
        words: &["attr_dict", "prop_dict", "functional_type"],
    },
    Offered { instead_of: "AllTypesMatch(", typed: "AllTyp|(", words: &["AllTypesMatch", "AllShapesMatch"] },
    Offered {
        instead_of: "Or(AnyInteger, AnyFloat)",
        typed: "O|(AnyInteger, AnyFloat)",
        words: &["Or", "And", "CPred"],
    },
    Offered {
        instead_of: "Or(AnyInteger, AnyFloat)",
        typed: "Or(AnyInt|, AnyFloat)",
        words: &["AnyInteger", "AnyFloat"],
    },
    Offered { instead_of: "lhs: Number", typed: "lhs: Num|", words: &["Number"] },
    Offered { instead_of: "#[param(is = AnyInteger)]", typed: "#[par|]", words: &["param"] },
    Offered { instead_of: "#[case(", typed: "#[cas|(", words: &["case", "alias"] },
    Offered { instead_of: "(default = 9", typed: "(def| = 9", words: &["default", "mutable"] },
    Offered { instead_of: "enum_attr(i64", typed: "enum_attr(bi|", words: &["bits", "str"] },
    Offered { instead_of: "params \">\"", typed: "par| \">\"", words: &["params", "qualified"] },
];

/// Names that documentation never shows.
const INTERNAL: &[&str] = &["__private", "__ods", "__S"];

#[test]
fn rust_analyzer_knows_definitions() {
    let Some(program) = client::installed() else {
        client::say("SKIPPED: `rust_analyzer_knows_definitions`, as no rust-analyzer runs: set RUST_ANALYZER to one");
        return;
    };
    let fixture = Fixture::create();
    let mut client = Client::start(&program, &fixture);
    let mut wrong = Vec::new();
    for known in KNOWN {
        check_definition(&mut client, &fixture, known, &mut wrong);
        check_documentation(&mut client, &fixture, known, &mut wrong);
    }
    for from in ["format($|lhs", "    |lhs: Number"] {
        check_renaming(&mut client, &fixture, from, &mut wrong);
    }
    for offered in OFFERED {
        check_completion(&mut client, &fixture, offered, &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn check_definition(client: &mut Client, fixture: &Fixture, known: &Known, wrong: &mut Vec<String>) {
    let found = client.definitions(fixture.position(known.at));
    let (file, line) = known.definition;
    match found.as_slice() {
        [(path, text)] if path.ends_with(file) && text.contains(line) => {}
        _ => wrong.push(format!("definition of `{}`: expected `{line}` in {file} alone, found {found:?}", known.at)),
    }
}

fn check_documentation(client: &mut Client, fixture: &Fixture, known: &Known, wrong: &mut Vec<String>) {
    let text = client.documentation(fixture.position(known.at));
    if !text.contains(known.shows) {
        wrong.push(format!("documentation of `{}`: expected `{}`, found {text:?}", known.at, known.shows));
    }
    for internal in INTERNAL.iter().filter(|internal| text.contains(**internal)) {
        wrong.push(format!("documentation of `{}` shows `{internal}`: {text:?}", known.at));
    }
    if known.at == "op.|rhs(ir)" && !text.contains("ods::Value") {
        wrong.push(format!("documentation of an operand lacks `ods::Value`: {text:?}"));
    }
}

/// Renames `lhs`: the field, the name in the format, that among the traits, and two uses.
fn check_renaming(client: &mut Client, fixture: &Fixture, from: &str, wrong: &mut Vec<String>) {
    let edited = fixture.with_edits(&client.rename(fixture.position(from), "left"));
    let expected = fixture.text.replace("lhs", "left").replace("set_left", "set_lhs");
    // The setter follows the field where it is the field that is renamed.
    if edited.replace("set_left", "set_lhs") != expected {
        wrong.push(format!("renaming at `{from}` gives\n{edited}"));
    }
}

fn check_completion(client: &mut Client, fixture: &Fixture, offered: &Offered, wrong: &mut Vec<String>) {
    let typed = offered.typed.replace('|', "");
    let text = fixture.text.replacen(offered.instead_of, &typed, 1);
    assert_ne!(text, fixture.text, "`{}` is in the fixture", offered.instead_of);
    let found = client.completions(&text, fixture::position_in(&text, offered.typed));
    let missing: Vec<&&str> = offered.words.iter().filter(|word| !found.iter().any(|label| label == **word)).collect();
    if !missing.is_empty() {
        let some: Vec<&String> = found.iter().take(12).collect();
        wrong.push(format!("completion of `{}` lacks {missing:?}, it offers {}: {some:?}", offered.typed, found.len()));
    }
}
