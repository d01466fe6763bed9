//! Tests against recorded output of `mlir-opt` 22.1.8 on the standard error stream, for the same locations.

use super::*;
use crate::location::LocationData;

fn render(text: &str, diagnostic: impl Fn(&Context) -> Diagnostic) -> String {
    let context = Context::new();
    let sources = Arc::new(Sources::closed());
    sources.add("l.mlir", Arc::new(text.into()));
    let mut out = Vec::new();
    Renderer::new(sources).render(&context, &diagnostic(&context), &mut out);
    String::from_utf8_lossy(&out).into_owned()
}

fn at(text: &str, line: u32, column: u32) -> String {
    render(text, |context| Diagnostic::error(context.file_location("l.mlir", line, column), "bad"))
}

#[test]
fn tabs_are_expanded_in_line_and_caret() {
    let text = "\t%0 = \"a\"() :\t() -> (x)\n//\ttab\tline here\n";
    assert_eq!(
        at(text, 1, 22),
        "l.mlir:1:22: error: bad\n        %0 = \"a\"() :    () -> (x)\n                               ^\n"
    );
    assert_eq!(at(text, 2, 6), "l.mlir:2:6: error: bad\n//      tab     line here\n          ^\n");
    assert_eq!(at(text, 2, 7), "l.mlir:2:7: error: bad\n//      tab     line here\n           ^^^^^\n");
}

#[test]
fn nonexistent_locations_show_no_source() {
    let text = "one\ntwo\n";
    for (line, column) in [(0, 0), (1, 0), (1, 400), (100, 4), (4, 1)] {
        assert_eq!(at(text, line, column), format!("l.mlir:{line}:{column}: error: bad\n"));
    }
    assert_eq!(at(text, 3, 1), "l.mlir:3:1: error: bad\n\n^\n");
    assert_eq!(at(text, 1, 4), "l.mlir:1:4: error: bad\none\n   ^\n");
}

#[test]
fn carriage_return_ends_a_line_and_non_ascii_has_no_caret() {
    assert_eq!(at("a\rb", 1, 1), "l.mlir:1:1: error: bad\na\n^\n");
    assert_eq!(at("\"é\"\n", 1, 2), "l.mlir:1:2: error: bad\n\"é\"\n");
}

#[test]
fn unknown_locations_show_what_is_known() {
    let of = |location: fn(&Context) -> Location| render("", |c| Diagnostic::error(location(c), "bad"));
    assert_eq!(of(|_| Location::UNKNOWN), "<unknown>:0: error: bad\n");
    assert_eq!(of(|c| c.name_location("foo", Location::UNKNOWN)), "<unknown>:0: error: loc(\"foo\"): bad\n");
    assert_eq!(
        of(|c| {
            let [x, y] = ["x", "y"].map(|name| c.name_location(name, Location::UNKNOWN));
            c.location(LocationData::Fused { locations: [x, y].into(), metadata: None })
        }),
        "<unknown>:0: error: loc(fused[\"x\", \"y\"]): bad\n"
    );
}

fn call(context: &Context, callee: Location, caller: Location) -> Location {
    context.location(LocationData::CallSite { callee, caller })
}

#[test]
fn call_sites_are_notes() {
    let outcome = render("%0 = x\n", |c| {
        let inner = call(c, c.file_location("l.mlir", 1, 2), c.file_location("l.mlir", 1, 1));
        let outer = call(c, c.name_location("a", Location::UNKNOWN), c.file_location("l.mlir", 1, 4));
        let location = call(c, inner, outer);
        Diagnostic::error(location, "bad").note(location, "see")
    });
    assert_eq!(
        outcome,
        "l.mlir:1:2: error: bad\n%0 = x\n ^\nl.mlir:1:4: note: called from\n%0 = x\n   ^\n\
         l.mlir:1:4: note: called from\n%0 = x\n   ^\nl.mlir:1:2: note: see\n%0 = x\n ^\n"
    );
    let unknown = render("", |c| Diagnostic::error(call(c, Location::UNKNOWN, Location::UNKNOWN), "bad"));
    assert_eq!(unknown, "<unknown>:0: error: loc(callsite(unknown at unknown)): bad\n<unknown>:0: note: called from\n");
}

#[test]
fn note_at_same_location_omits_the_source() {
    let outcome = render("%0\n", |c| {
        let [here, there] = [1, 2].map(|column| c.file_location("l.mlir", 1, column));
        Diagnostic::error(here, "bad").note(here, "one").note(there, "two").note(there, "three")
    });
    assert_eq!(
        outcome,
        "l.mlir:1:1: error: bad\n%0\n^\nl.mlir:1:1: note: one\nl.mlir:1:2: note: two\n%0\n ^\nl.mlir:1:2: note: three\n"
    );
}

#[test]
fn colors_match_mlir() {
    let context = Context::new();
    let sources = Arc::new(Sources::closed());
    sources.add("a.mlir", Arc::new(b"\"a\"\n".to_vec()));
    let mut out = Vec::new();
    let diagnostic = Diagnostic::error(context.file_location("a.mlir", 1, 4), "bad");
    Renderer::new(sources).with_colors(true).render(&context, &diagnostic, &mut out);
    let expected =
        "\x1b[1ma.mlir:1:4: \x1b[0m\x1b[0;1;31merror: \x1b[0m\x1b[1mbad\n\x1b[0m\"a\"\n\x1b[0;1;32m   ^\n\x1b[0m";
    assert_eq!(String::from_utf8_lossy(&out), expected);
}

#[test]
fn errors_on_huge_lines_are_truncated() {
    let context = Context::new();
    let sources = Arc::new(Sources::closed());
    sources.add("a.mlir", Arc::new(vec![b'x'; 1 << 20]));
    let renderer = Renderer::new(sources);
    let mut out = Vec::new();
    for column in 1..1000 {
        renderer.render(&context, &Diagnostic::error(context.file_location("a.mlir", 1, column), "bad"), &mut out);
    }
    assert!(out.len() < SHOWN_LIMIT * 3);
}
