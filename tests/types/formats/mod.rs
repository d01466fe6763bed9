//! Formats of types and attributes that compile, with values that are awkward to write: what is written is read back as
//! the same.

mod definitions;
mod values;

use std::sync::Arc;

use definitions::{Formats, all};
use ods::prelude::*;
use ods::text;

/// Returns a context with the dialect registered.
fn context() -> Arc<Context> {
    let context = Arc::new(Context::new());
    context.register::<Formats>().expect("nothing else is called so");
    context.allow_unregistered_dialects(true);
    context
}

/// Parses the printed attribute back, alone and in a list before another element.
fn texts(context: &Arc<Context>, attribute: Attribute) -> [Attribute; 2] {
    let list = ArrayAttr::get(context, &[attribute, Attribute::UNIT]);
    [attribute, list.into()]
}

#[test]
fn random_values_round_trip() {
    let context = context();
    let mut wrong = Vec::new();
    let all = all(&context);
    for attribute in all.iter().flat_map(|attribute| texts(&context, *attribute)) {
        let written = attribute.display(&context).to_string();
        match text::parse_attribute(&context, &written) {
            Ok(read) if read == attribute => {}
            Ok(read) => wrong.push(format!("{written} is read as {}", read.display(&context))),
            Err(error) => wrong.push(format!("{written} is refused: {}", error.message)),
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), 2 * all.len(), wrong.join("\n"));
    assert!(all.len() > 4000, "{}", all.len());
}

/// Checks that the attribute is printed so, and parses back.
#[track_caller]
fn prints(context: &Arc<Context>, attribute: impl Into<Attribute>, printed: &str) {
    let attribute = attribute.into();
    assert_eq!(attribute.display(context).to_string(), printed);
    assert_eq!(text::parse_attribute(context, printed).ok(), Some(attribute), "{printed}");
}

#[test]
fn blanks_separate_names() {
    use definitions::*;
    let context = context();
    let [name, word] = ["!u.v", "i32"].map(|text| text::parse_type(&context, text).expect("a type"));
    prints(&context, TypeThenNumber::get(&context, Some(name), -1), "#f.tn<!u.v -1>");
    prints(&context, TypeThenNumber::get(&context, Some(name), 1), "#f.tn<!u.v 1>");
    // As it is in MLIR.
    prints(&context, TypeThenNumber::get(&context, Some(word), -1), "#f.tn<i32-1>");
    prints(&context, TypeThenNumber::get(&context, None, -1), "#f.tn<-1>");
    prints(&context, WordThenBox::get(&context, Type::I32, BoxAttr::get(&context, 3)), "#f.wb<i32 <3>>");
    prints(&context, GluedBox::get(&context, name, BoxAttr::get(&context, 3)), "#f.gb<!u.v <3>>");
    prints(&context, GluedDash::get(&context, name, 3), "#f.gd<!u.v -3>");
    prints(&context, ViewThenAngle::get(&context, Type::I32.cast(&context).expect("it is one"), 3), "#f.va<i32<3>>");
    prints(&context, DashThenAngle::get(&context, 3), "#f.da<3 - >");
}

#[test]
fn typed_attributes_are_printed_with_their_name() {
    use definitions::*;
    let context = context();
    let [none, some] = [Type::NONE, Type::I32].map(|ty| TypedAttr::get(&context, 3, ty));
    prints(&context, OfTyped::get(&context, none), "#f.ot<<3>>");
    prints(&context, OfTyped::get(&context, some), "#f.ot<#f.typed<3> : i32>");
}

#[test]
fn comma_after_a_struct_is_not_part_of_it() {
    use definitions::*;
    let context = context();
    prints(&context, StructThenComma::get(&context, 1, 2, 3), "#f.sc<a = 1, b = 2, 3>");
}

#[test]
fn text_after_the_brackets_is_parsed() {
    use definitions::*;
    let context = context();
    prints(&context, WordBehind::get(&context, 1, None), "#f.wbh<1>");
    prints(&context, WordBehind::get(&context, 1, Some(2)), "#f<wbh<1> x 2>");
}

#[test]
fn ambiguous_text_is_printed_with_its_name() {
    use definitions::*;
    let context = context();
    let [named, plain] =
        ["#u.v", "4 : i8"].map(|text| NameFirst::get(&context, text::parse_attribute(&context, text).expect("one"), 2));
    prints(&context, NameFirstInside::get(&context, named, plain), "#f.ni<#f<nf #u.v, 2> =  4 : i8, 2>");
}

#[test]
fn open_lists_are_bracketed_in_lists() {
    use definitions::*;
    let context = context();
    let list = |numbers: &[i64]| OpenList::get(&context, numbers);
    prints(&context, OpenLists::get(&context, &[list(&[1, 2]), list(&[])]), "#f.ops<[ of 1, 2], [ of ]>");
}

#[test]
fn closing_bracket_is_not_an_arrow() {
    use definitions::*;
    let context = context();
    prints(&context, DashLast::get(&context, "a", None), "#f<dl \"a\" - >");
}
