//! The words of the language: checks that the documentation of the macros has a row for each, and that
//! `src/language.rs` of `ods-core`, which editors read, is generated from these rows.
//!
//! The rows of a format's elements, `format_elements`, are in the files of the elements.
//!
//! `UPDATE=1 cargo test -p ods-macros --lib language` writes all of them anew.

mod format_elements;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use syn::{Expr, ExprLit, ExprMacro, File, Item, Lit, LitStr, Meta};

use super::generated::check;
use crate::parse;

/// A table in the documentation of a macro: the macro, the heading of its first column, the module that has its words
/// for editors, and the words that are read.
type Table = (&'static str, &'static str, &'static str, Vec<&'static str>);

fn tables() -> Vec<Table> {
    let relations = parse::traits::MULTI.to_vec();
    let effects = parse::effects::EFFECTS.iter().map(|(name, _)| *name).collect();
    let attr = [parse::field::ATTR_KEYS.known, &[parse::field::EFFECTS]].concat();
    let operand = vec![parse::field::SEGMENTS, parse::field::EFFECTS, parse::field::BUILD];
    let enums = [parse::enums::KEYS.known, &["i64", "str", "bits"]].concat();
    let predicates = [parse::pred::COMBINATORS, &["TruePred"]].concat();
    let clauses = [parse::constraint::VALUE_CLAUSES, parse::constraint::TEXT_CLAUSES].concat();
    vec![
        ("dialect", "key", "dialect", parse::dialect::KEYS.known.to_vec()),
        ("op", "key", "op", parse::op::KEYS.known.to_vec()),
        ("op", "constraint", "relation", relations),
        ("op", "role", "role", parse::field::ROLES.to_vec()),
        ("op", "option of `#[attr]`", "attr", attr),
        ("op", "option of `#[property]`", "property", parse::property::KEYS.known.to_vec()),
        ("op", "option of `#[operand]`", "operand", operand),
        ("op", "effect", "effect", effects),
        ("op", "element", "op_format", crate::directives::words().collect()),
        ("op_interface", "key", "interface", parse::interface::KNOWN.to_vec()),
        ("type_def", "key", "def", parse::def::KNOWN.to_vec()),
        ("type_def", "attribute of a field", "field", vec![parse::def::PARAM]),
        ("type_def", "option of `#[param]`", "param", parse::def::PARAM_KEYS.known.to_vec()),
        ("type_def", "element", "def_format", parse::def_format::DIRECTIVES.to_vec()),
        ("enum_attr", "argument", "enum_attr", enums),
        ("enum_attr", "attribute of a case", "case", parse::enums::CASE_ATTRIBUTES.to_vec()),
        ("constraint", "predicate", "predicate", predicates),
        ("constraint", "clause", "clause", clauses),
    ]
}

/// Returns the lines of documentation of a macro.
fn documentation(name: &str) -> Vec<String> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs")).expect("the file is there");
    let file: File = syn::parse_file(&text).expect("the file is Rust");
    let is_it = |item: Item| match item {
        Item::Fn(function) if function.sig.ident == name => Some(function.attrs),
        _ => None,
    };
    let attributes = file.items.into_iter().find_map(is_it).expect("the macro is there");
    let texts = attributes.into_iter().filter_map(|attribute| match attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(line), .. }) => Some(line.value()),
            Expr::Macro(ExprMacro { mac, .. }) => {
                Some(included(&mac.parse_body::<LitStr>().expect("the path of a file").value()))
            }
            _ => None,
        },
        _ => None,
    });
    texts.flat_map(|text| text.lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>()).collect()
}

/// Returns the text of a file that the documentation includes.
fn included(path: &str) -> String {
    if path.ends_with("/op_format.md") {
        // It may be written at the same time.
        return format_elements::table();
    }
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(path)).expect("the file is there")
}

/// Returns the rows of a table, as their cells.
fn rows(documentation: &[String], header: &str) -> Vec<Vec<String>> {
    let start = format!("| {header} |");
    let rest = documentation.iter().skip_while(|line| !line.starts_with(&start)).skip(2);
    rest.take_while(|line| line.starts_with('|')).map(|line| cells(line)).collect()
}

/// Returns the cells of a row; `\|` does not end a cell.
fn cells(line: &str) -> Vec<String> {
    let inside = line.trim_matches('|').replace("\\|", "\u{0}");
    inside.split('|').map(|cell| cell.trim().replace('\u{0}', "|")).collect()
}

/// Returns the words that the first cell of a row documents: each piece of code in it begins with one.
fn words(cell: &str) -> Vec<String> {
    let code = if cell.starts_with('`') { cell } else { "" };
    let pieces = code.split('`').skip(1).step_by(2);
    let words = pieces.map(|piece| {
        let piece = piece.strip_prefix("#[").unwrap_or(piece);
        piece.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>()
    });
    let mut seen = BTreeSet::new();
    words.filter(|word| !word.is_empty() && seen.insert(word.clone())).collect()
}

/// Returns an item for a word. A capitalised name is a type.
fn item(word: &str, row: &[String]) -> String {
    let (form, meaning) = (&row[0], row[1..].join(": "));
    let declared = match syn::parse_str::<syn::Ident>(word) {
        Ok(_) if word.starts_with(char::is_uppercase) => format!("pub struct {word};"),
        Ok(_) => format!("pub mod {word} {{}}"),
        Err(_) => format!("pub mod r#{word} {{}}"),
    };
    format!("{}    {declared}\n", comment(&format!("{form}: {meaning}")))
}

/// Returns a comment of an item, wrapped at column 120 between words outside code.
fn comment(text: &str) -> String {
    const MAX_COLUMNS: usize = 120;
    const START: &str = "    ///";
    let mut lines = vec![START.to_owned()];
    let mut is_code = false;
    for piece in text.split_inclusive(' ') {
        let (last, word) = (lines.last_mut().expect("there is a line"), piece.trim_end());
        match is_code || last.len() == START.len() {
            false if last.len() + rest_of_word(text, piece) >= MAX_COLUMNS => lines.push(format!("{START} {word}")),
            true | false => *last += &format!(" {word}"),
        }
        is_code ^= piece.matches('`').count() % 2 == 1;
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Returns the bytes from a piece of the text to the next space outside code.
fn rest_of_word(text: &str, piece: &str) -> usize {
    let start = piece.as_ptr() as usize - text.as_ptr() as usize;
    let mut is_code = false;
    let end = text[start..].find(|c: char| {
        is_code ^= c == '`';
        c == ' ' && !is_code
    });
    end.unwrap_or(text.len() - start)
}

fn generated() -> String {
    let mut text = String::from(
        "//! The words of definitions, as editors show them: an item each, which `__editor!` names.\n\
         //!\n\
         //! `UPDATE=1 cargo test -p ods-macros --lib language` makes this of the documentation of the macros.\n",
    );
    for (name, header, module, _) in tables() {
        write!(text, "\n/// `{name}`: {header}.\npub mod {module} {{\n").expect("a string takes everything");
        for row in rows(&documentation(name), header) {
            // `crate` is not a valid name.
            for word in words(&row[0]).iter().filter(|word| *word != "crate") {
                text.push_str(&item(word, &row));
            }
        }
        text.push_str("}\n");
    }
    text
}

#[test]
fn documentation_has_every_word() {
    for (name, header, _, read) in tables() {
        let documented: BTreeSet<String> =
            rows(&documentation(name), header).iter().flat_map(|row| words(&row[0])).collect();
        let read: BTreeSet<String> = read.into_iter().map(str::to_owned).collect();
        assert_eq!(documented, read, "the table `{header}` in the documentation of `{name}`");
    }
}

#[test]
fn editors_have_every_word() {
    let generated = generated();
    syn::parse_file(&generated).expect("the file is Rust");
    check("ods-core/src/language.rs", &generated);
}

#[test]
fn a_row_may_have_several_words() {
    assert_eq!(words("`types(T)`, `attrs(A)`"), ["types", "attrs"]);
    assert_eq!(words("`#[attr]`, `#[attr(name = \"k\")]`"), ["attr"]);
    assert_eq!(words("`\"keyword\"`, `$name`"), [] as [&str; 0]);
    assert_eq!(cells("| `a \\| b` | c |"), ["`a | b`", "c"]);
}
