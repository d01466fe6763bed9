//! Empty texts of cases and aliases, in every place that has the text of an enum: what is printed is read again.

use std::sync::Arc;

use ods::prelude::*;
use ods::text::{enum_to_string, parse_enum};

/// bits with second names
#[enum_attr(bits, primary_groups)]
pub enum Access {
    #[case("")]
    None = 0,
    #[case("read")]
    Read,
    #[case("write")]
    Write,
    #[case("both")]
    Both = Read | Write,
    #[alias]
    #[case("input")]
    Input = Read,
    #[alias]
    #[case("inout")]
    InOut = Both,
    #[case("run")]
    Run,
    #[case("all")]
    All = InOut | Run,
}

/// texts; one is empty
#[enum_attr(str)]
pub enum Section {
    #[case("")]
    Default,
    #[case("data")]
    Data,
}

/// quoted bits
#[enum_attr(bits, quoted, separator = ", ")]
pub enum Marks {
    #[case("")]
    None = 0,
    #[case("very bold")]
    Bold,
    #[case("large")]
    Large,
}

/// a linkage
#[enum_attr(i8)]
pub enum Linkage {
    #[case("")]
    Default,
    #[case("weak")]
    Weak,
}

/// Texts of enums.
#[dialect(
    name = "words",
    ops(PlainOp, PropertyOp, DefaultsOp, NestedOp, OtherOp),
    types(CellType, MaybeType),
    enums(Access, Section, Marks, Linkage)
)]
pub struct Words;

/// All of them, each always printed.
#[op(Words, "plain", format($section $marks $access "," $linkage attr_dict))]
pub struct PlainOp {
    #[attr]
    section: Section,
    #[attr]
    marks: Marks,
    #[attr]
    access: Access,
    #[attr]
    linkage: Linkage,
}

/// All of them as properties.
#[op(Words, "property", format($section $marks $access "," $linkage attr_dict))]
pub struct PropertyOp {
    #[property]
    section: Section,
    #[property]
    marks: Marks,
    #[property]
    access: Access,
    #[property]
    linkage: Linkage,
}

/// Defaults, which are not printed.
#[op(Words, "defaults", format(($section^)? ($linkage^)? "=" (":" $marks^)? attr_dict))]
pub struct DefaultsOp {
    #[attr(default = Section::Default)]
    section: Section,
    #[property(default = Linkage::Default)]
    linkage: Linkage,
    #[attr(default = Marks::None)]
    marks: Marks,
}

/// A group in a group.
#[op(Words, "nested", verify, format(("(" $linkage^ ("," $section^)? ")")? attr_dict))]
pub struct NestedOp {
    #[attr(default = Linkage::Default)]
    linkage: Linkage,
    #[attr(default = Section::Default)]
    section: Section,
}

impl NestedOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        match (self.linkage(ir), self.section(ir)) {
            (Linkage::Default, Section::Data) => Err(ir.op_error(self, "has a section without a linkage")),
            _ => Ok(()),
        }
    }
}

/// The other half of a group.
#[op(Words, "other", verify, format(("[" $size^ "]") : ($linkage)? attr_dict))]
pub struct OtherOp {
    #[attr]
    size: Optional<I64Attr>,
    #[attr(default = Linkage::Default)]
    linkage: Linkage,
}

impl OtherOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        match (self.size(ir), self.linkage(ir)) {
            (Some(_), Linkage::Weak) => Err(ir.op_error(self, "has a size and a linkage")),
            _ => Ok(()),
        }
    }
}

/// A parameter of each kind.
#[type_def(Words, "cell", format("<" $section "," $marks "," $linkage "," $access ">"))]
pub struct CellType {
    section: Section,
    marks: Marks,
    linkage: Linkage,
    access: Access,
}

/// A parameter that may be absent.
#[type_def(Words, "maybe", format("<" ($section^)? ">"))]
pub struct MaybeType {
    section: Option<Section>,
}

fn context() -> Arc<Context> {
    let context = Arc::new(Context::new());
    context.register::<Words>().expect("one dialect of this name");
    context
}

/// Returns the operation as it is printed.
fn printed(context: &Arc<Context>, text: &str) -> String {
    let parsed = ods::text::parse(context, "test.mlir", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    ods::verify::verify(&parsed.ir, parsed.root).unwrap_or_else(|errors| panic!("{errors:?}"));
    let printed = parsed.ir.display(parsed.root).to_string();
    printed.lines().find(|line| line.contains("words.")).unwrap_or_default().trim().to_owned()
}

/// Checks that an operation is printed as it is written here, and as `canonical` if it is written otherwise.
#[track_caller]
fn is_printed_as(canonical: &str, texts: &[&str]) {
    let context = context();
    for text in [canonical].iter().chain(texts) {
        assert_eq!(printed(&context, text), canonical, "{text}");
    }
}

#[test]
fn aliases_of_bits_and_groups_are_read_and_not_printed() {
    let context = context();
    let read = |text: &str| parse_enum::<Access>(&context, text).map_err(|error| error.message);
    assert_eq!(["input", "inout", "input|write"].map(read), [Ok(Access::Read), Ok(Access::Both), Ok(Access::Both)]);
    assert_eq!(["inout|run", "all"].map(read), [Ok(Access::All), Ok(Access::All)]);
    let texts = [Access::Input, Access::InOut, Access::InOut | Access::Run, Access::Input | Access::Run, Access::None];
    assert_eq!(texts.map(enum_to_string), ["read", "both", "all", "read|run", "\"\""]);
    for bits in (0..8).filter_map(Access::from_bits) {
        assert_eq!(read(&enum_to_string(bits)), Ok(bits));
        assert_eq!(Access::symbolize(&bits.to_string()), Some(bits));
    }
    assert_eq!((Access::ALL, Access::Input), (Access::All, Access::Read));
}

#[test]
fn empty_texts_of_strings_and_quoted_sets_are_read_again() {
    let context = context();
    for section in [Section::Default, Section::Data] {
        assert_eq!(parse_enum(&context, &enum_to_string(section)), Ok(section));
        assert_eq!(Section::symbolize(&section.stringify()), Some(section));
    }
    for (marks, text) in (0..4).filter_map(Marks::from_bits).zip(["", "very bold", "large", "very bold, large"]) {
        assert_eq!(marks.to_string(), text);
        assert_eq!(parse_enum(&context, &enum_to_string(marks)), Ok(marks));
    }
    // The empty case cannot be combined.
    assert_eq!(Marks::symbolize("large, "), None);
}

#[test]
fn attributes_and_properties_have_empty_texts() {
    for op in ["words.plain", "words.property"] {
        let texts = |texts: &[&str]| texts.iter().map(|text| format!("{op} {text}")).collect::<Vec<_>>();
        let texts = texts(&[
            "\"\" \"\" \"\", \"\"",
            "data \"very bold, large\" both, weak",
            "\"data\" \"large,very bold\" inout, \"weak\"",
            "data \"very bold, large\" \"input | write\", weak",
        ]);
        let [empty, both, others @ ..] = texts.as_slice() else { panic!("two texts are canonical") };
        is_printed_as(empty, &[]);
        is_printed_as(both, &others.iter().map(String::as_str).collect::<Vec<_>>());
    }
    // As in MLIR, a set without a form of its own is a string as an attribute, and words as a property.
    is_printed_as("words.plain \"\" \"\" \"read|run\", weak", &["words.plain \"\" \"\" \"run|input\", weak"]);
    is_printed_as("words.property \"\" \"\" read|run, weak", &["words.property \"\" \"\" run | input, weak"]);
}

#[test]
fn empty_texts_of_defaults_are_not_printed() {
    is_printed_as(
        "words.defaults =",
        &["\"words.defaults\"() <{section = \"\", linkage = 0 : i8, marks = 0 : i32}> : () -> ()"],
    );
    is_printed_as("words.defaults data weak = : large", &[]);
    is_printed_as("words.defaults weak =", &[]);
    is_printed_as("words.defaults data =", &[]);
}

#[test]
fn groups_in_groups_have_empty_texts() {
    is_printed_as("words.nested", &[]);
    is_printed_as("words.nested(weak)", &["words.nested(weak, \"\")"]);
    is_printed_as("words.nested(weak, data)", &[]);
}

#[test]
fn the_other_half_of_a_group_has_empty_texts() {
    is_printed_as("words.other[4]", &[]);
    is_printed_as("words.other weak", &[]);
    is_printed_as("words.other \"\"", &[]);
}

#[test]
fn parameters_have_empty_texts() {
    let context = context();
    for text in [
        "!words.cell<\"\", \"\", \"\", \"\">",
        "!words.cell<data, \"very bold, large\", weak, both>",
        "!words.maybe<>",
        "!words.maybe<\"\">",
        "!words.maybe<data>",
    ] {
        let ty = ods::text::parse_type(&context, text).unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(ty.display(&context).to_string(), text);
    }
    let cell = CellType::get(&context, Section::Default, Marks::None, Linkage::Default, Access::InOut);
    assert_eq!(cell.display(&context).to_string(), "!words.cell<\"\", \"\", \"\", both>");
}
