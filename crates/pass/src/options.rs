//! Options of passes: named values that textual pipelines set and print.

/// A type of option values.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type for options of a pass",
    label = "pipelines cannot write such values",
    note = "options are numbers, `bool`, `String`, an `Option` or a `Vec` of these, or an enum with `ods::pass::choices!`"
)]
pub trait OptionValue {
    /// Sets the value from its text; `None` for a name without a value.
    ///
    /// # Errors
    /// Returns the rest of the message, after `for the --name option: `.
    fn read(&mut self, text: Option<&str>) -> Result<(), String>;

    /// Sets the value from a further text, of an option that is given several times; by default, the last one counts.
    ///
    /// # Errors
    /// Returns an error as [`OptionValue::read`] does.
    fn read_again(&mut self, text: Option<&str>) -> Result<(), String> {
        self.read(text)
    }

    /// Returns the text of the value; `None` to leave it out.
    fn text(&self) -> Option<String>;

    /// Returns the text of a value that was given; by default, that of any value.
    fn given_text(&self) -> Option<String> {
        self.text()
    }
}

/// The options of a pass, by name.
pub type Options<'a> = Vec<(&'static str, &'a mut dyn OptionValue)>;

impl OptionValue for bool {
    fn read(&mut self, text: Option<&str>) -> Result<(), String> {
        *self = match text {
            None | Some("" | "true" | "TRUE" | "True" | "1") => true,
            Some("false" | "FALSE" | "False" | "0") => false,
            Some(other) => return Err(format!("'{other}' is invalid value for boolean argument! Try 0 or 1")),
        };
        Ok(())
    }
    fn text(&self) -> Option<String> {
        Some(self.to_string())
    }
}

macro_rules! numbers {
    ($($number:ident $kind:literal $parse:expr;)*) => {$(
        impl OptionValue for $number {
            fn read(&mut self, text: Option<&str>) -> Result<(), String> {
                let text = text.ok_or("requires a value!")?;
                let parse: fn(&str) -> Option<Self> = $parse;
                *self = parse(text).ok_or_else(|| format!("'{text}' value invalid for {} argument!", $kind))?;
                Ok(())
            }
            fn text(&self) -> Option<String> {
                Some(self.to_string())
            }
        }
    )*};
}

numbers! {
    i32 "int" integer;
    i64 "long" integer;
    u32 "uint" integer;
    u64 "ullong" integer;
    usize "ulong" integer;
    f64 "floating point" |text| text.parse().ok();
}

/// Parses an integer in LLVM's notation.
fn integer<T: TryFrom<i128>>(text: &str) -> Option<T> {
    let (magnitude, is_negative) = text.strip_prefix('-').map_or((text, false), |rest| (rest, true));
    let (digits, radix) = split_radix(magnitude)?;
    let number = i128::from_str_radix(digits, radix).ok()?;
    T::try_from(if is_negative { -number } else { number }).ok()
}

/// Splits a number in LLVM's notation (decimal, or with the prefix `0x`, `0b`, `0o` or `0`) into digits and base. A
/// sign is not a digit.
#[doc(hidden)]
pub fn split_radix(value: &str) -> Option<(&str, u32)> {
    let (digits, radix) = match value.as_bytes() {
        [b'0', b'x' | b'X', ..] => (&value[2..], 16),
        [b'0', b'b' | b'B', ..] => (&value[2..], 2),
        [b'0', b'o', ..] => (&value[2..], 8),
        [b'0', _, ..] => (&value[1..], 8),
        _ => (value, 10),
    };
    (!digits.starts_with(['+', '-'])).then_some((digits, radix))
}

impl OptionValue for String {
    fn read(&mut self, text: Option<&str>) -> Result<(), String> {
        *self = text.ok_or("requires a value!")?.to_owned();
        Ok(())
    }
    fn text(&self) -> Option<String> {
        Some(self.clone())
    }
}

/// A list, with commas between the values; an empty list is omitted, unless it was given. If it is given several times,
/// all values count.
impl<T: OptionValue + Default> OptionValue for Vec<T> {
    fn read(&mut self, text: Option<&str>) -> Result<(), String> {
        self.clear();
        self.read_again(text)
    }
    fn read_again(&mut self, text: Option<&str>) -> Result<(), String> {
        for element in split_list(text.ok_or("requires a value!")?) {
            match unwrapped(element) {
                // A list in a list is part of it.
                inner if inner.len() < element.len() && split_list(inner).len() > 1 => self.read_again(Some(inner))?,
                inner => {
                    let mut value = T::default();
                    value.read(Some(inner))?;
                    self.push(value);
                }
            }
        }
        Ok(())
    }
    fn text(&self) -> Option<String> {
        self.given_text().filter(|_| !self.is_empty())
    }
    fn given_text(&self) -> Option<String> {
        let texts: Vec<String> = self.iter().filter_map(OptionValue::text).map(wrapped).collect();
        Some(format!("{{{}}}", texts.join(",")))
    }
}

/// A value that may be omitted.
impl<T: OptionValue + Default> OptionValue for Option<T> {
    fn read(&mut self, text: Option<&str>) -> Result<(), String> {
        let mut value = T::default();
        value.read(text)?;
        *self = Some(value);
        Ok(())
    }
    fn text(&self) -> Option<String> {
        self.as_ref().and_then(OptionValue::text)
    }
}

/// Splits at commas outside of brackets and quotes.
fn split_list(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = end_of_part(rest, ',', &[('(', ')'), ('{', '}'), ('[', ']')]);
        parts.push(rest[..end].trim());
        if end + 1 == rest.len() {
            parts.push("");
        }
        rest = rest.get(end + 1..).unwrap_or_default();
    }
    parts
}

/// Returns the offset of the first such character outside of these brackets and of quotes.
fn end_of_part(text: &str, end: char, brackets: &[(char, char)]) -> usize {
    let (mut depth, mut quote) = (0_usize, None);
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(open), _) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '\'' | '"') => quote = Some(c),
            (None, _) if brackets.iter().any(|(open, _)| *open == c) => depth += 1,
            (None, _) if brackets.iter().any(|(_, close)| *close == c) => depth = depth.saturating_sub(1),
            (None, _) if c == end && depth == 0 => return at,
            (None, _) => {}
        }
    }
    text.len()
}

/// Implements [`OptionValue`] for an enum without data: `choices!(Level { Low = "low", High = "high" })`.
#[macro_export]
macro_rules! choices {
    ($choice:ty { $($case:path = $text:literal),* $(,)? }) => {
        impl $crate::OptionValue for $choice {
            fn read(&mut self, text: Option<&str>) -> Result<(), String> {
                *self = match text {
                    $(Some($text) => $case,)*
                    Some(other) => return Err(format!("Cannot find option named '{other}'!")),
                    None => return Err("requires a value!".to_owned()),
                };
                Ok(())
            }
            fn text(&self) -> Option<String> {
                Some(match self { $($case => $text,)* }.to_owned())
            }
        }
    };
}

/// Splits options at blanks outside of braces and quotes into names and values, without their braces and quotes.
pub(crate) fn split_options(text: &str) -> Vec<(&str, Option<&str>)> {
    let mut options = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let name_end = rest.find([' ', '=']).unwrap_or(rest.len());
        let (name, behind) = rest.split_at(name_end);
        let value = behind.strip_prefix('=').map(|behind| &behind[..end_of_value(behind)]);
        options.push((unwrapped(name), value.map(unwrapped)));
        rest = behind[value.map_or(0, |value| value.len() + 1)..].trim_start();
    }
    options
}

fn end_of_value(text: &str) -> usize {
    end_of_part(text, ' ', &[('{', '}')])
}

/// Returns the text inside `{...}`, `'...'` or `"..."`.
fn unwrapped(value: &str) -> &str {
    let value = value.trim();
    let inside = |open, close| value.strip_prefix(open).and_then(|rest: &str| rest.strip_suffix(close));
    let braced = inside('{', '}').filter(|inner| is_balanced(inner));
    braced.or_else(|| inside('\'', '\'')).or_else(|| inside('"', '"')).map_or(value, str::trim)
}

/// Returns whether each brace has its counterpart in the text.
fn is_balanced(text: &str) -> bool {
    let mut depth = 0_usize;
    for byte in text.bytes() {
        match byte {
            b'{' => depth += 1,
            b'}' if depth == 0 => return false,
            b'}' => depth -= 1,
            _ => {}
        }
    }
    depth == 0
}

/// Returns the text of a value as options have it: in braces if it has blanks outside of such.
pub(crate) fn wrapped(value: String) -> String {
    if end_of_value(&value) < value.len() { format!("{{{value}}}") } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(text: &str) -> Vec<String> {
        let mut list: Vec<String> = Vec::new();
        list.read(Some(text)).expect("a list of texts");
        list
    }

    #[test]
    fn integers_have_the_prefixes_of_llvm() {
        let number = |text: &str| integer::<i64>(text);
        for (text, value) in [("010", 8), ("0x1F", 31), ("0B11", 3), ("0o7", 7), ("-0x10", -16), ("0", 0), ("-5", -5)] {
            assert_eq!(number(text), Some(value), "{text}");
        }
        for text in ["", "-", "+3", "08", "0x", "--1", "1_0", "9223372036854775808", "0x-1"] {
            assert_eq!(number(text), None, "{text}");
        }
        assert_eq!(integer::<u32>("-1"), None);
        assert_eq!(integer::<u64>("0xffffffffffffffff"), Some(u64::MAX));
    }

    #[test]
    fn lists_are_split_at_commas_outside_of_brackets() {
        for (text, values) in [
            ("a,b", &["a", "b"][..]),
            ("{a,b},c", &["a", "b", "c"]),
            ("(a,b),[c,d]", &["(a,b)", "[c,d]"]),
            ("'a b', c ", &["a b", "c"]),
            ("a,", &["a", ""]),
            (",a", &["", "a"]),
            ("", &[]),
        ] {
            assert_eq!(list(text), values, "{text}");
        }
        assert_eq!(list("'a b',c").text().as_deref(), Some("{{a b},c}"));
    }

    #[test]
    fn options_end_at_blanks_outside_of_braces_and_quotes() {
        for (text, options) in [
            (" a=1  b ", &[("a", Some("1")), ("b", None)][..]),
            ("a= 3", &[("a", Some("")), ("3", None)]),
            ("a =3", &[("a", None), ("", Some("3"))]),
            ("a=(x y)", &[("a", Some("(x")), ("y)", None)]),
            ("a={x {y z}} b='u v'", &[("a", Some("x {y z}")), ("b", Some("u v"))]),
            ("a={x}{y}", &[("a", Some("{x}{y}"))]),
            ("a='x", &[("a", Some("'x"))]),
        ] {
            assert_eq!(split_options(text), options, "{text}");
        }
    }
}
