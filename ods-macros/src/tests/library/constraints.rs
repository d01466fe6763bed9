//! The library's constraints.

use std::collections::BTreeSet;

use quote::ToTokens;
use syn::{Item, Visibility};

use super::{Subject, paragraph, subjects, table};
use crate::code::type_text;
use crate::errors::Errors;
use crate::model::constraint::{ConstraintModel, Parameter};
use crate::parse;
use crate::tests::generated::check;

/// The folder of the library.
const FOLDER: &str = "crates/base/src/constraints";

/// The views that exactly one type satisfies.
const VIEWS_OF_ONE_TYPE: [&str; 2] = ["IndexType", "NoneType"];

/// A constraint of the library.
struct Entry {
    name: String,
    /// The name with its parameters.
    form: String,
    /// The view after the colon; `= C` of an alias; nothing of a type that implements `Constrains` itself.
    of: String,
    summary: String,
    /// Whether exactly one type satisfies it.
    is_buildable: bool,
}

/// Returns the constraints of a file, in their order.
fn entries(subject: &Subject) -> Vec<Entry> {
    let mut entries = Vec::new();
    for item in &subject.file.items {
        match item {
            Item::Macro(item) if item.mac.path.is_ident("constraint") => {
                let mut errors = Errors::default();
                let parsed = parse::constraint::parse(item.mac.tokens.clone(), &mut errors);
                assert!(parsed.stubs.is_empty() && parsed.unread.is_empty(), "{} has an error", subject.title);
                entries.extend(parsed.models.iter().map(defined));
            }
            Item::Type(item) if matches!(item.vis, Visibility::Public(_)) => {
                let target = type_text(&item.ty);
                let base = target.split('<').next().unwrap_or_default();
                entries.push(Entry {
                    name: item.ident.to_string(),
                    form: form(
                        &item.ident.to_string(),
                        &item.generics.params.iter().map(parameter).collect::<Vec<_>>(),
                    ),
                    is_buildable: entries.iter().any(|known| known.name == base && known.is_buildable),
                    of: format!("= {target}"),
                    summary: paragraph(&item.attrs),
                });
            }
            Item::Struct(item) if matches!(item.vis, Visibility::Public(_)) => entries.push(Entry {
                name: item.ident.to_string(),
                form: form(&item.ident.to_string(), &item.generics.params.iter().map(parameter).collect::<Vec<_>>()),
                of: String::new(),
                summary: paragraph(&item.attrs),
                is_buildable: false,
            }),
            _ => {}
        }
    }
    entries
}

fn defined(model: &ConstraintModel) -> Entry {
    let name = model.ident.to_string();
    let parameters: Vec<String> = model.parameters.iter().map(Parameter::ident).map(ToString::to_string).collect();
    Entry {
        form: form(&name, &parameters),
        name,
        of: type_text(&model.view),
        summary: model.docs.summary.clone(),
        is_buildable: model.build.is_some(),
    }
}

fn parameter(parameter: &syn::GenericParam) -> String {
    match parameter {
        syn::GenericParam::Type(parameter) => parameter.ident.to_string(),
        syn::GenericParam::Const(parameter) => parameter.ident.to_string(),
        syn::GenericParam::Lifetime(parameter) => parameter.lifetime.to_token_stream().to_string(),
    }
}

fn form(name: &str, parameters: &[String]) -> String {
    if parameters.is_empty() { name.to_owned() } else { format!("{name}<{}>", parameters.join(", ")) }
}

fn row(entry: &Entry) -> [String; 3] {
    let code = |text: &str| if text.is_empty() { String::new() } else { format!("`{text}`") };
    [code(&entry.form), code(&entry.of), entry.summary.clone()]
}

#[test]
fn page_has_all_constraints() {
    let mut text = String::from(
        "# The library of constraints\n\n\
         `UPDATE=1 cargo test -p ods-macros --lib library` generates this page from the definitions in\n\
         `crates/base/src/constraints`. [ODS feature coverage](ods-coverage.md) names the tests of MLIR's constraints. The\n\
         summary is the text of messages; `{T}` in it is a parameter. The second column has the view of a constraint, or\n\
         the constraint that an alias names.\n",
    );
    let mut names = BTreeSet::new();
    for subject in subjects(FOLDER) {
        let entries = entries(&subject);
        let twice = entries.iter().find(|entry| !names.insert(entry.name.clone()));
        assert!(twice.is_none(), "{} is in two files", twice.map_or("", |entry| &entry.name));
        let rows: Vec<_> = entries.iter().map(row).collect();
        text += &format!("\n## {}\n\n{}", subject.title, table(["constraint", "of", "summary"], &rows));
    }
    check("docs/constraint-library.md", &text);
}

#[test]
fn buildable_constraints_are_recognized() {
    let subjects = subjects(FOLDER);
    let entries = subjects.iter().flat_map(entries).filter(|entry| entry.is_buildable);
    let names: BTreeSet<String> = entries.map(|entry| entry.name).chain(VIEWS_OF_ONE_TYPE.map(str::to_owned)).collect();
    let lines: String = names.iter().map(|name| format!("    \"{name}\",\n")).collect();
    let text = format!(
        "//! The names of the library's constraints that exactly one type satisfies, with any arguments.\n\
         //!\n\
         //! `UPDATE=1 cargo test -p ods-macros --lib library` makes this of the constraints with a `build` clause.\n\
         \n\
         /// The names, in order.\n\
         pub const RECOGNIZED_TYPES: &[&str] = &[\n{lines}];\n"
    );
    check("crates/grammar/src/recognized_types.rs", &text);
}
