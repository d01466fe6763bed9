//! The text of a format, as documentation and schemas quote it.

use proc_macro2::TokenStream;

use crate::parse::format::text;

/// Returns the text of the format in `source`.
fn text_of(source: &str) -> String {
    text(&source.parse::<TokenStream>().expect("tokens"))
}

#[test]
fn arguments_follow_their_directive_without_a_blank() {
    for source in [
        r#""(" $inputs ")" attr_dict ":" functional_type($inputs, results)"#,
        "qualified(type($a)) ref($type) any_other_directive($a)",
        r#"custom<a::b>($x, "y") struct(params) oilist("if" $a | "nowait")"#,
    ] {
        assert_eq!(text_of(source), source);
    }
}

#[test]
fn optional_groups_follow_a_blank() {
    for source in
        [r#"attr_dict ("to" $a^)? operands ($b^)?"#, r#"attr_dict ($a^) : ("none")? regions"#, r#"$type ("x" $a^)?"#]
    {
        assert_eq!(text_of(source), source);
    }
}
