//! The names of MLIR's constraints, all of `CommonTypeConstraints.td` and `CommonAttrConstraints.td`.
//!
//! `docs/ods-coverage.md` has a row for each, with its Rust form: the library has the names that the page claims, and
//! the page has the names that the reference declares. The names below are parts of TableGen rather than of
//! definitions.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

/// The forms of predicates.
const PREDICATE_FORMS: [&str; 6] = ["And", "CPred", "Concat", "Neg", "Or", "SubstLeaves"];

/// Classes that others are made of, in TableGen: views and the clauses of `constraint!` replace them.
#[rustfmt::skip]
const BASES: &[&str] = &[
    "AnyIntegerAttrBase", "ArrayAttrBase", "Attr", "DenseArrayAttrBase", "DialectAttr",
    "DialectType", "DictionaryAttrBase", "ElementsAttrBase", "FloatAttrBase", "IntElementsAttrBase", "NormalizeIndex",
    "SignedIntegerAttrBase", "SignlessIntegerAttrBase", "StringBasedAttr", "Type",
    "TypeAttrBase", "TypedArrayAttrBase", "TypedAttrBase", "TypedSignedIntegerAttrBase",
    "TypedSignlessIntegerAttrBase", "TypedUnsignedIntegerAttrBase", "UnsignedIntegerAttrBase",
];

/// Predicates that constraints are made of: here a predicate with a name is a constraint, so `IsRankedTensorTypePred`
/// is `RankedTensorType`.
#[rustfmt::skip]
const PREDICATES: &[&str] = &[
    "HasStridesPred",
    "HasValueSemanticsPred", "IsBaseMemRefTypePred", "IsFixedVectorOfAnyRankTypePred", "IsFixedVectorOfLengthPred",
    "IsFixedVectorOfNonZeroRankTypePred", "IsFixedVectorOfRankPred", "IsMemRefTypePred", "IsNthDimSizeIsOneOfPred",
    "IsRankedTensorTypePred", "IsScalableVectorOfLengthPred", "IsScalableVectorOfRankPred", "IsShapedTypePred",
    "IsTensorOrMemRefTypePred", "IsTensorTypePred", "IsTupleTypePred", "IsUnrankedMemRefTypePred",
    "IsUnrankedTensorTypePred", "IsVectorOfAnyRankTypePred", "IsVectorOfLengthPred", "IsVectorOfMaxLengthPred",
    "IsVectorOfMinLengthPred", "IsVectorOfNonZeroRankTypePred", "IsVectorOfRankPred", "IsVectorOfShape",
    "IsVectorTypeWithAllDimsScalablePred", "IsVectorTypeWithAnyDimScalablePred",
    "IsVectorTypeWithOnlyTrailingDimScalablePred", "StrAttrPred",
];

/// Returns all public names in the sources of the library and of the views.
fn public_names() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["crates/base/src/constraints", "ods-core/src/attributes", "ods-core/src/types"];
    folders.iter().flat_map(|folder| public_names_in(&root.join(folder))).collect()
}

fn public_names_in(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder of ours");
    let texts = files.map(|file| fs::read_to_string(file.expect("an entry").path()).expect("a file of ours"));
    texts.flat_map(|text| text.lines().filter_map(public_name).collect::<Vec<_>>()).collect()
}

/// Returns the name that a line declares: `pub Name: Type = ...`, `pub type Name`, `pub struct Name`, or
/// `Name, Data::...` of a view.
fn public_name(line: &str) -> Option<String> {
    let line = line.trim();
    let declared = line
        .strip_prefix("pub ")
        .map(|rest| ["type ", "struct "].iter().find_map(|word| rest.strip_prefix(word)).unwrap_or(rest));
    let is_view =
        |line: &&str| line.contains(", TypeData::") || line.contains(", AttributeData::") || line.ends_with("Attr,");
    let rest = declared.or_else(|| Some(line).filter(is_view))?;
    let name: String = rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    Some(name).filter(|name| !name.is_empty())
}

/// Returns the cells of the page's rows about constraints and wrappers: the sections 1.3 and 1.6.
fn rows(page: &str) -> Vec<Vec<&str>> {
    let mut is_about_constraints = false;
    let rows = page.lines().filter(|line| {
        if let Some(title) = line.strip_prefix("## ") {
            is_about_constraints = title.starts_with("1.3 ") || title.starts_with("1.6 ");
        }
        is_about_constraints && line.starts_with('|')
    });
    rows.map(|row| row.split('|').skip(1).map(str::trim).collect()).collect()
}

/// Returns the words of a cell.
fn words(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty())
}

fn page() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/ods-coverage.md")).expect("a page of ours")
}

/// Checks the rows whose Rust form is the name itself, as in `I32` or `IntIsOneOf<1, 2, 4>`.
#[test]
fn every_claimed_name_is_in_the_library() {
    /// Wrappers that `#[op]` reads.
    const WRAPPERS: [&str; 2] = ["Optional", "Variadic"];
    let (page, ours) = (page(), public_names());
    let rows = rows(&page);
    let claims = rows.iter().filter(|row| row.len() == 7 && row[0].starts_with('`')).filter_map(|row| {
        let name = words(row[0]).next()?;
        (words(row[3]).next() == Some(name) && row[0].trim_matches('`') == name).then_some(name)
    });
    let claims: Vec<_> = claims.filter(|name| !WRAPPERS.contains(name) && !PREDICATE_FORMS.contains(name)).collect();
    assert!(claims.len() > 220, "{} names", claims.len());
    let missing: Vec<_> = claims.iter().filter(|name| !ours.iter().any(|other| other == *name)).collect();
    assert!(missing.is_empty(), "the library lacks {missing:?}");
}

/// Returns the texts of the tests in a folder, without wrong definitions.
fn tests_in(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("a folder of ours").map(|entry| entry.expect("an entry").path());
    let text = |path: std::path::PathBuf| match path.extension() {
        _ if path.is_dir() && !path.ends_with("ui") => tests_in(&path),
        Some(extension) if extension == "rs" => fs::read_to_string(path).expect("a file of ours"),
        _ => String::new(),
    };
    entries.map(text).collect()
}

#[test]
fn every_constraint_is_in_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tests = tests_in(&root.join("tests"));
    let tested: HashSet<&str> = words(&tests).collect();
    let names = public_names_in(&root.join("crates/base/src/constraints"));
    let missing: Vec<_> = names.iter().filter(|name| !tested.contains(name.as_str())).collect();
    assert!(missing.is_empty(), "no test in `tests` has {missing:?}");
}

#[test]
fn no_name_is_listed_twice() {
    let page = page();
    let rows = rows(&page);
    let on_page = |name: &&&str| rows.iter().any(|row| row[0].trim_matches('`') == **name && !row[3].is_empty());
    let twice: Vec<_> = BASES.iter().chain(PREDICATES).filter(on_page).collect();
    assert!(twice.is_empty(), "{twice:?} have a Rust form in docs/ods-coverage.md");
}

/// Reads the reference's own files, if they are installed.
#[test]
fn lists_match_the_reference() {
    let folder = Path::new("/usr/lib/llvm-22/include/mlir/IR");
    let page = page();
    let rows = rows(&page);
    let is_known = |name: &str| {
        let listed = BASES.iter().chain(PREDICATES).any(|known| *known == name);
        listed || rows.iter().any(|row| words(row[0]).any(|word| word == name))
    };
    for file in ["CommonTypeConstraints.td", "CommonAttrConstraints.td"] {
        let Ok(text) = fs::read_to_string(folder.join(file)) else { continue };
        let declared =
            text.lines().filter_map(|line| line.strip_prefix("def ").or_else(|| line.strip_prefix("class ")));
        for rest in declared {
            let name: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
            assert!(is_known(&name), "{file} has {name}; add a row to docs/ods-coverage.md");
        }
    }
}
