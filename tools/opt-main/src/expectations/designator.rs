//! Designators such as `expected-error@+1 {{...}}`: comments about expected diagnostics.
//!
//! A line has at most one designator: from `expected-` to the last `}}`, which ends the line except for white space.

use ods_core::diagnostic::Severity;

/// A designator: the diagnostic that a comment expects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Designator<'a> {
    pub(super) severity: Severity,
    /// Whether `{{...}}` in the text are regular expressions: `-re`.
    pub(super) has_patterns: bool,
    pub(super) target: Target,
    /// The text between the outermost braces.
    pub(super) text: &'a [u8],
    /// The column at which `expected-` starts.
    pub(super) column: usize,
}

/// The line that a designator refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// The line at this offset.
    Offset(i64),
    /// The closest line above without a designator.
    Above,
    /// The closest line below without a designator.
    Below,
    /// No line: a diagnostic without a known place.
    Unknown,
}

const SEVERITIES: [(&str, Severity); 4] = [
    ("error", Severity::Error),
    ("note", Severity::Note),
    ("remark", Severity::Remark),
    ("warning", Severity::Warning),
];

/// Returns the designator in a line.
pub(super) fn find(line: &[u8]) -> Option<Designator<'_>> {
    let line = line.trim_ascii_end().strip_suffix(b"}}")?;
    let starts = memchr::memmem::find_iter(line, b"expected-");
    starts.into_iter().find_map(|column| parse(line, column))
}

/// Parses the designator that starts at `column`. `line` excludes the closing braces.
fn parse(line: &[u8], column: usize) -> Option<Designator<'_>> {
    let rest = line[column..].strip_prefix(b"expected-")?;
    let (severity, rest) =
        SEVERITIES.iter().find_map(|(word, severity)| Some((*severity, rest.strip_prefix(word.as_bytes())?)))?;
    let (has_patterns, rest) = match rest.strip_prefix(b"-re") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let rest = skip_blanks(rest);
    let (target, rest) = match rest.strip_prefix(b"@") {
        Some(rest) => parse_target(rest)?,
        None => (Target::Offset(0), rest),
    };
    let text = skip_blanks(rest).strip_prefix(b"{{")?;
    Some(Designator { severity, has_patterns, target, text, column })
}

fn skip_blanks(text: &[u8]) -> &[u8] {
    let blanks = text.iter().take_while(|byte| **byte == b' ').count();
    &text[blanks..]
}

fn parse_target(rest: &[u8]) -> Option<(Target, &[u8])> {
    for (word, target) in [("above", Target::Above), ("below", Target::Below), ("unknown", Target::Unknown)] {
        if let Some(rest) = rest.strip_prefix(word.as_bytes()) {
            return Some((target, rest));
        }
    }
    let (sign, rest) = match rest {
        [b'+', rest @ ..] => (1, rest),
        [b'-', rest @ ..] => (-1, rest),
        _ => return None,
    };
    let length = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (digits, rest) = rest.split_at(length);
    // A number that is too large refers to a line that does not exist.
    let number = digits.iter().try_fold(0i64, |number, digit| {
        number.checked_mul(10)?.checked_add(i64::from(digit - b'0')).filter(|n| *n <= i64::from(u32::MAX))
    });
    (length > 0).then(|| (Target::Offset(sign * number.unwrap_or(1 << 40)), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(line: &str) -> Option<(Severity, bool, Target, &str, usize)> {
        let found = find(line.as_bytes())?;
        let text = std::str::from_utf8(found.text).unwrap();
        Some((found.severity, found.has_patterns, found.target, text, found.column))
    }

    #[test]
    fn parses_all_designators() {
        use Severity::{Error, Note, Remark, Warning};
        for (line, expected) in [
            ("// expected-error {{foo}}", (Error, false, Target::Offset(0), "foo", 3)),
            ("// expected-note@+12{{foo}}  \t", (Note, false, Target::Offset(12), "foo", 3)),
            ("x expected-remark-re  @-1  {{}}", (Remark, true, Target::Offset(-1), "", 2)),
            ("expected-warning@above {{ a }}", (Warning, false, Target::Above, " a ", 0)),
            ("expected-error@below {{a}} // and {{b}}", (Error, false, Target::Below, "a}} // and {{b", 0)),
            ("expected-error x expected-error@unknown {{a}}", (Error, false, Target::Unknown, "a", 17)),
        ] {
            assert_eq!(summary(line), Some(expected), "{line}");
        }
    }

    #[test]
    fn rejects_invalid_designators() {
        for line in [
            "expected-errors {{a}}",
            "expected-error {{a}} x",
            "expected-error@ {{a}}",
            "expected-error@+ {{a}}",
            "expected-error@1 {{a}}",
            "expected-error {{",
            "expected-error {a}}",
            "expected-error\t{{a}}",
            "}}",
            "",
        ] {
            assert_eq!(summary(line), None, "{line}");
        }
    }
}
