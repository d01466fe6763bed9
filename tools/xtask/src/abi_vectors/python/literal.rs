//! A reader of Python literals, and of calls with them.

use super::Py;
use super::numpy::{Array, Dtype};

/// The deepest nesting of literals.
const MAX_DEPTH: usize = 64;

/// A call: `f(1, a=2)`.
#[derive(Default, Debug)]
pub(in super::super) struct Call {
    pub positional: Vec<Py>,
    pub keywords: Vec<(String, Py)>,
}

/// Parses a call of any function.
pub(in super::super) fn parse_call(text: &str) -> Result<Call, String> {
    let mut reader = Reader { rest: text, depth: 0 };
    reader.name();
    reader.expect('(')?;
    let call = reader.arguments()?;
    reader.end().map(|()| call)
}

/// Parses a literal.
pub(in super::super) fn parse_value(text: &str) -> Result<Py, String> {
    let mut reader = Reader { rest: text, depth: 0 };
    let value = reader.value()?;
    reader.end().map(|()| value)
}

struct Reader<'a> {
    rest: &'a str,
    depth: usize,
}

impl<'a> Reader<'a> {
    fn error<T>(&self, expected: &str) -> Result<T, String> {
        Err(format!("expected {expected} at `{}`", self.rest))
    }

    fn accept(&mut self, token: char) -> bool {
        self.rest = self.rest.trim_start();
        match self.rest.strip_prefix(token) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, token: char) -> Result<(), String> {
        if self.accept(token) { Ok(()) } else { self.error(&format!("`{token}`")) }
    }

    fn end(&mut self) -> Result<(), String> {
        self.rest = self.rest.trim_start();
        if self.rest.is_empty() { Ok(()) } else { self.error("the end") }
    }

    fn take(&mut self, is_part: impl Fn(char) -> bool) -> &'a str {
        self.rest = self.rest.trim_start();
        let end = self.rest.find(|character| !is_part(character)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        taken
    }

    /// Takes a name with dots.
    fn name(&mut self) -> &'a str {
        self.take(|character| character.is_ascii_alphanumeric() || "_.".contains(character))
    }

    /// Reads arguments after the opening parenthesis.
    fn arguments(&mut self) -> Result<Call, String> {
        let mut call = Call::default();
        while !self.accept(')') {
            let start = self.rest;
            let name = self.name();
            let is_keyword = !name.is_empty() && self.accept('=');
            if is_keyword {
                let value = if name == "dtype" { Py::Str(self.name().to_owned()) } else { self.value()? };
                call.keywords.push((name.to_owned(), value));
            } else {
                self.rest = start;
                call.positional.push(self.value()?);
            }
            if !self.accept(',') {
                self.expect(')')?;
                break;
            }
        }
        Ok(call)
    }

    fn value(&mut self) -> Result<Py, String> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.error("less nesting");
        }
        let value = self.sum();
        self.depth -= 1;
        value
    }

    /// Reads a value, and an imaginary part after a real one.
    fn sum(&mut self) -> Result<Py, String> {
        let value = self.single()?;
        if !self.rest.trim_start().starts_with(['+', '-']) {
            return Ok(value);
        }
        let is_negative = !self.accept('+') && self.accept('-');
        let real = match value {
            Py::Float(real) => real,
            Py::Int(real) => real as f64,
            _ => return self.error("a number before an imaginary part"),
        };
        match self.single()? {
            Py::Complex(_, imaginary) => Ok(Py::Complex(real, if is_negative { -imaginary } else { imaginary })),
            _ => self.error("an imaginary part"),
        }
    }

    fn single(&mut self) -> Result<Py, String> {
        self.rest = self.rest.trim_start();
        match self.rest.chars().next() {
            Some('[') => self.list('[', ']').map(|(elements, _)| Py::List(elements)),
            Some('(') => match self.list('(', ')')? {
                (mut elements, false) if elements.len() == 1 => Ok(elements.remove(0)),
                (elements, _) => Ok(Py::Tuple(elements)),
            },
            Some('{') => self.dict(),
            Some('\'' | '"') => self.string().map(Py::Str),
            Some('-') => {
                self.expect('-')?;
                match self.single()? {
                    Py::Int(value) => Ok(Py::Int(-value)),
                    Py::Float(value) => Ok(Py::Float(-value)),
                    _ => self.error("a number"),
                }
            }
            Some(digit) if digit.is_ascii_digit() || digit == '.' => self.number(),
            _ => self.named(),
        }
    }

    /// Reads elements; also returns whether a comma followed the last.
    fn list(&mut self, open: char, close: char) -> Result<(Vec<Py>, bool), String> {
        self.expect(open)?;
        let (mut elements, mut comma) = (Vec::new(), false);
        while !self.accept(close) {
            elements.push(self.value()?);
            comma = self.accept(',');
            if !comma {
                self.expect(close)?;
                break;
            }
        }
        Ok((elements, comma))
    }

    fn dict(&mut self) -> Result<Py, String> {
        self.expect('{')?;
        let mut entries = Vec::new();
        while !self.accept('}') {
            let key = self.value()?;
            self.expect(':')?;
            entries.push((key, self.value()?));
            if !self.accept(',') {
                self.expect('}')?;
                break;
            }
        }
        Ok(Py::Dict(entries))
    }

    fn string(&mut self) -> Result<String, String> {
        let mut characters = self.rest.char_indices();
        let Some((_, quote)) = characters.next() else { return self.error("a string") };
        let mut text = String::new();
        while let Some((at, character)) = characters.next() {
            match character {
                '\\' => text.extend(characters.next().map(|(_, escaped)| escaped)),
                end if end == quote => {
                    self.rest = &self.rest[at + end.len_utf8()..];
                    return Ok(text);
                }
                other => text.push(other),
            }
        }
        self.error("the end of the string")
    }

    fn number(&mut self) -> Result<Py, String> {
        let start = self.rest;
        let mut end = 0;
        for (at, character) in start.char_indices() {
            let is_sign = "+-".contains(character) && start[..at].ends_with(['e', 'E']);
            if !(character.is_ascii_digit() || ".eE_".contains(character) || is_sign) {
                break;
            }
            end = at + 1;
        }
        self.rest = &start[end..];
        let digits = &start[..end];
        let float = || digits.parse::<f64>().map_err(|error| format!("{digits}: {error}"));
        if self.rest.starts_with('j') {
            self.rest = &self.rest[1..];
            return Ok(Py::Complex(0.0, float()?));
        }
        match digits.parse::<i128>() {
            Ok(value) => Ok(Py::Int(value)),
            Err(_) => float().map(Py::Float),
        }
    }

    fn named(&mut self) -> Result<Py, String> {
        let name = self.name();
        match name {
            "None" => Ok(Py::None),
            "True" => Ok(Py::Bool(true)),
            "False" => Ok(Py::Bool(false)),
            "nan" | "np.nan" => Ok(Py::Float(f64::NAN)),
            "inf" | "np.inf" => Ok(Py::Float(f64::INFINITY)),
            _ => match name.strip_prefix("np.") {
                Some(function) => self.numpy(function),
                None => self.error("a literal"),
            },
        }
    }

    /// Reads a call of NumPy: `np.array(...)`, or of a type.
    fn numpy(&mut self, function: &str) -> Result<Py, String> {
        self.expect('(')?;
        let call = self.arguments()?;
        let [value] = call.positional.as_slice() else { return self.error("one argument") };
        if function == "array" {
            let dtype = call.keywords.iter().find(|(name, _)| name == "dtype");
            let dtype = match dtype {
                Some((_, Py::Str(name))) => Some(Dtype::parse(name.strip_prefix("np.").unwrap_or(name))?),
                _ => None,
            };
            return Array::of(value, dtype).map(Py::Array);
        }
        Array::of(value, Some(Dtype::parse(function)?)).map(Py::Scalar)
    }
}
