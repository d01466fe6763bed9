//! Lists, operands, arguments and regions: what may be missing, and what is said where it may not.

use super::{error, round_trip};

/// Returns the result of `read.list`, as the text of the attribute `read`.
fn read(text: &str) -> String {
    let all = round_trip(&format!("%a, %b = \"u.v\"() : () -> (i32, i32)\nread.it {text}"));
    let line = all.lines().nth(1).unwrap_or_default();
    line.strip_prefix("read.it ").unwrap_or(line).to_owned()
}

fn wrong(text: &str) -> String {
    let error = error(&format!("%a, %b = \"u.v\"() : () -> (i32, i32)\nread.it {text}"));
    error.strip_prefix("2:").unwrap_or(&error).to_owned()
}

#[test]
fn delimiters() {
    for (what, open, close) in
        [("paren", "(", ")"), ("square", "[", "]"), ("angle", "<", ">"), ("brace", "{", "}"), ("none", "", "")]
    {
        let list = format!("{what} {open}1, 2, 3{close}");
        assert_eq!(read(&list), format!("value \"[1, 2, 3]\" of {what}"), "{what}");
        if what == "none" {
            assert_eq!(wrong("none"), "13: custom op 'read.it' expected integer value");
            continue;
        }
        assert_eq!(read(&format!("{what} {open}{close}")), format!("value \"[]\" of {what}"));
        assert!(wrong(what).ends_with(&format!(": expected '{open}' in list of numbers")), "{}", wrong(what));
        let unclosed = wrong(&format!("{what} {open}1, 2"));
        assert!(unclosed.ends_with(&format!(": expected '{close}' in list of numbers")), "{unclosed}");
        assert!(wrong(&format!("{what} {open}1,{close}")).ends_with(": custom op 'read.it' expected integer value"));
        let optional = format!("opt_{what}");
        assert_eq!(read(&format!("{optional} {open}1{close}")), format!("value \"[1]\" of {optional}"));
        assert_eq!(read(&optional), format!("value \"[]\" of {optional}"));
    }
}

#[test]
fn operands() {
    for (text, expected) in [
        ("operands %a, %b#0", "[%a, %b]"),
        ("operands", "[]"),
        ("opt_operands (%a)", "[%a]"),
        ("opt_operands", "[]"),
        ("two_operands [%a, %b]", "[%a, %b]"),
        ("trailing , %a, %b", "[%a, %b]"),
        ("trailing", "[]"),
        ("trailing_square , [%a]", "[%a]"),
        ("unnumbered %a", "%a"),
        ("opt_operand %a", "Some(%a)"),
        ("opt_operand", "None"),
        ("resolve %a, %b : i32, i32", "2"),
    ] {
        let what = text.split(' ').next().unwrap_or_default();
        assert_eq!(read(text), format!("value \"{expected}\" of {what}"), "{text}");
    }
    let mut found = Vec::new();
    for (text, expected) in [
        ("two_operands [%a]", "22: custom op 'read.it' expected 2 operands"),
        ("two_operands", "20: expected '[' in operand list"),
        ("unnumbered %a#0", "22: result number not allowed in argument list"),
        ("unnumbered", "18: expected SSA operand"),
        ("operands %a, 1", "21: expected SSA operand"),
        (
            "resolve %a, %b : i32",
            "17: custom op 'read.it' number of operands and types do not match: got 2 operands and 1 types",
        ),
        (
            "resolve %a : i32, i32",
            "17: custom op 'read.it' number of operands and types do not match: got 1 operands and 2 types",
        ),
        ("resolve %a : i8", "17: use of value '%a' expects different type than prior uses: 'i8' vs 'i32'"),
    ] {
        if wrong(text) != expected {
            found.push(format!("{text}: {}", wrong(text)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn arguments() {
    for (text, expected) in [
        ("arguments (%x, %y)", "[%x, %y]"),
        ("arguments ()", "[]"),
        ("typed_arguments (%x: i32 loc(\\\"f\\\":1:1), %y: i8)", "[%x: i32 at loc, %y: i8]"),
        ("full_arguments (%x: i32 {a = 1 : i8})", "[%x: i32 {a = 1 : i8}]"),
        ("untyped_arguments (%x {a})", "[%x {a}]"),
        ("opt_arguments", "[]"),
        ("opt_argument %x", "Some(%x)"),
        ("opt_argument", "None"),
        ("assignments (%x = %a, %y = %b)", "[%x = %a, %y = %b]"),
        ("assignments ()", "[]"),
        ("opt_assignments", "None"),
    ] {
        let text = text.replace('\\', "");
        let what = text.split(' ').next().unwrap_or_default();
        assert_eq!(read(&text), format!("value \"{expected}\" of {what}"), "{text}");
    }
    let mut found = Vec::new();
    for (text, expected) in [
        ("arguments (%x#1)", "22: result number not allowed in argument list"),
        ("arguments (1)", "20: expected SSA operand"),
        ("arguments (%x: i32)", "22: expected ')' in argument list"),
        ("arguments", "17: expected '(' in argument list"),
        ("typed_arguments (%x)", "28: expected ':'"),
        ("assignments", "20: custom op 'read.it' expected '('"),
        ("assignments (%x)", "24: expected '='"),
        ("assignments (%x = )", "26: expected SSA operand"),
        ("assignments (%x = %a", "28: expected ',' or ')'"),
    ] {
        if wrong(text) != expected {
            found.push(format!("{text}: {}", wrong(text)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
