//! Options of passes: named values that textual pipelines set and print.

/// A type of option values.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no type of options of a pass",
    label = "pipelines cannot write such values",
    note = "options are numbers, `bool`, `String`, an `Option` or a `Vec` of these, or an enum with `ods::pass::choices!`"
)]
pub trait OptionValue {
    /// Sets the value from its text; `None` for a name without a value.
    ///
    /// # Errors
    /// Returns the rest of the message, after `for the --name option: `.
    fn read(&mut self, text: Option<&str>) -> Result<(), String>;

    /// Returns the text of the value; `None` to leave it out.
    fn text(&self) -> Option<String>;
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
    ($($number:ident $kind:literal;)*) => {$(
        impl OptionValue for $number {
            fn read(&mut self, text: Option<&str>) -> Result<(), String> {
                let text = text.ok_or("requires a value!")?;
                *self = text.parse().map_err(|_| format!("'{text}' value invalid for {} argument!", $kind))?;
                Ok(())
            }
            fn text(&self) -> Option<String> {
                Some(self.to_string())
            }
        }
    )*};
}

numbers! {
    i32 "int";
    i64 "long";
    u32 "uint";
    u64 "ullong";
    usize "ulong";
    f64 "floating point";
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

/// A list, with commas between the values; an empty one is left out.
impl<T: OptionValue + Default> OptionValue for Vec<T> {
    fn read(&mut self, text: Option<&str>) -> Result<(), String> {
        let read_one = |text| {
            let mut value = T::default();
            value.read(Some(text)).map(|()| value)
        };
        *self = split_list(text.ok_or("requires a value!")?).into_iter().map(read_one).collect::<Result<_, _>>()?;
        Ok(())
    }
    fn text(&self) -> Option<String> {
        let texts: Vec<String> = self.iter().filter_map(OptionValue::text).collect();
        Some(texts.join(",")).filter(|text| !text.is_empty())
    }
}

/// A value that may be left out.
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
    let (mut parts, mut start, mut depth, mut quote) = (Vec::new(), 0, 0_usize, None);
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(open), _) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '\'' | '"') => quote = Some(c),
            (None, '(' | '{' | '[') => depth += 1,
            (None, ')' | '}' | ']') => depth = depth.saturating_sub(1),
            (None, ',') if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            (None, _) => {}
        }
    }
    if start < text.len() || !parts.is_empty() {
        parts.push(&text[start..]);
    }
    parts
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

/// Splits options at blanks outside of brackets and quotes into names and values, without their brackets and quotes.
pub(crate) fn split_options(text: &str) -> Vec<(&str, Option<&str>)> {
    let mut options = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let end = end_of_option(rest);
        let (option, behind) = rest.split_at(end);
        rest = behind.trim_start();
        options.push(match option.split_once('=') {
            Some((name, value)) => (name.trim(), Some(unwrapped(value.trim()))),
            None => (option.trim(), None),
        });
    }
    options
}

fn end_of_option(text: &str) -> usize {
    let (mut depth, mut quote) = (0_usize, None);
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(open), _) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '\'' | '"') => quote = Some(c),
            (None, '(' | '{' | '[') => depth += 1,
            (None, ')' | '}' | ']') => depth = depth.saturating_sub(1),
            (None, _) if c.is_whitespace() && depth == 0 => return at,
            (None, _) => {}
        }
    }
    text.len()
}

/// Returns the text inside of `{...}`, `'...'` or `"..."`.
fn unwrapped(value: &str) -> &str {
    let inside = |open, close| value.strip_prefix(open).and_then(|rest: &str| rest.strip_suffix(close));
    inside('{', '}').or_else(|| inside('\'', '\'')).or_else(|| inside('"', '"')).unwrap_or(value)
}
