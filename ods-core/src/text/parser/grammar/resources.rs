//! Resources: `{-# dialect_resources: {...}, external_resources: {...} #-}`.

use rustc_hash::FxHashMap;

use crate::diagnostic::Diagnostic;
use crate::entity::Location;
use crate::interfaces::OpAsmDialectInterface;
use crate::text::lexer::{Kind, Token};

use super::strings::{hex_string, string_value};
use crate::text::parser::{AsmParser, ParseError, ParseResult};
use crate::text::{ResourceHandle, ResourceValue};

/// The dialect of the resources of `dense_resource<key>`. All of these are blobs.
const BUILTIN: &str = "builtin";

/// The section of [`Resources`](crate::text::Resources) that an entry belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Section {
    Dialects,
    External,
}

/// The position of each section's groups, by name, in the section's list.
#[derive(Default, Debug)]
pub(in crate::text) struct ResourceGroups(FxHashMap<(Section, String), usize>);

impl AsmParser<'_> {
    /// Parses a word.
    fn word(&mut self, message: &str) -> ParseResult<String> {
        if !self.token.kind.is_word() {
            return self.error(message);
        }
        let word = String::from_utf8_lossy(self.text()).into_owned();
        self.advance();
        Ok(word)
    }

    /// Parses a word or a string.
    pub(in crate::text) fn resource_key(&mut self, message: &str) -> ParseResult<String> {
        if !self.is(Kind::String) {
            return self.word(message);
        }
        let Ok(key) = String::from_utf8(self.string_value().into_owned()) else {
            return self.error("a resource's key is not UTF-8");
        };
        self.advance();
        Ok(key)
    }

    /// Parses the key of a resource of this dialect, a word or a string. Its data is at the end of the file, or may be
    /// absent.
    ///
    /// # Errors
    /// Returns an error if no key is next, or the dialect has no resource with this key.
    pub fn parse_resource_handle(&mut self, dialect: &str) -> ParseResult<ResourceHandle> {
        let offset = self.offset();
        if dialect != BUILTIN && self.context.dialect(dialect).is_none() {
            return self.error(format!("dialect '{dialect}' is unknown"));
        }
        let interface = self.context.dialect_interface::<dyn OpAsmDialectInterface>(dialect);
        if dialect != BUILTIN && interface.is_none() {
            return self.error(format!("dialect '{dialect}' does not expect resource handles"));
        }
        let key = self.resource_key("expected identifier key for 'resource' entry")?;
        if interface.is_some_and(|interface| !interface.has_resource(&key)) {
            return self.unknown_resource(dialect, &key, offset);
        }
        Ok(ResourceHandle::new(self.context, dialect, &key))
    }

    fn unknown_resource<T>(&mut self, dialect: &str, key: &str, offset: usize) -> ParseResult<T> {
        self.error_at(offset, format!("unknown 'resource' key '{key}' for dialect '{dialect}'"))
    }

    /// Parses the whole section.
    pub(in crate::text) fn file_metadata(&mut self) -> ParseResult<()> {
        self.advance();
        self.list_until((Kind::MetadataEnd, "#-}"), true, |parser| {
            let offset = parser.offset();
            let key = parser.word("expected identifier key in file metadata dictionary")?;
            parser.expect(Kind::Colon, "expected ':'")?;
            match key.as_str() {
                "dialect_resources" => parser.resource_section(Section::Dialects),
                "external_resources" => parser.resource_section(Section::External),
                _ => parser.error_at(offset, format!("unknown key '{key}' in file metadata dictionary")),
            }
        })
    }

    fn resource_section(&mut self, section: Section) -> ParseResult<()> {
        self.expect(Kind::LBrace, "expected '{'")?;
        self.list_until((Kind::RBrace, "}"), true, |parser| parser.resource_group(section))
    }

    /// Parses `name: { key: value, ... }`.
    fn resource_group(&mut self, section: Section) -> ParseResult<()> {
        let offset = self.offset();
        let name = self.word("expected identifier key for 'resource' entry")?;
        self.expect(Kind::Colon, "expected ':'")?;
        self.expect(Kind::LBrace, "expected '{'")?;
        if section == Section::Dialects {
            self.check_resource_dialect(&name, offset)?;
        }
        let mut entries = Vec::new();
        self.list_until((Kind::RBrace, "}"), true, |parser| {
            entries.push(parser.resource_entry(section, &name)?);
            Ok(())
        })?;
        let groups = match section {
            Section::Dialects => &mut self.resources.dialects,
            Section::External => &mut self.resources.external,
        };
        let known = *self.resource_groups.0.entry((section, name.clone())).or_insert(groups.len());
        match groups.get_mut(known) {
            Some(group) => group.1.extend(entries),
            None => groups.push((name, entries)),
        }
        Ok(())
    }

    fn check_resource_dialect(&mut self, name: &str, offset: usize) -> ParseResult<()> {
        if self.context.dialect(name).is_none() {
            return self.error_at(offset, format!("dialect '{name}' is unknown"));
        }
        if name != BUILTIN && self.context.dialect_interface::<dyn OpAsmDialectInterface>(name).is_none() {
            return self.error(format!("unexpected 'resource' section for dialect '{name}'"));
        }
        Ok(())
    }

    fn resource_entry(&mut self, section: Section, group: &str) -> ParseResult<(String, ResourceValue)> {
        let offset = self.offset();
        let key = match section {
            Section::Dialects => self.resource_key("expected identifier key for 'resource' entry")?,
            Section::External => self.resource_key("expected identifier key for 'external_resources' entry")?,
        };
        let interface = match section {
            Section::Dialects => self.context.dialect_interface::<dyn OpAsmDialectInterface>(group),
            Section::External => None,
        };
        if interface.is_some_and(|interface| !interface.has_resource(&key)) {
            return self.unknown_resource(group, &key, offset);
        }
        self.expect(Kind::Colon, "expected ':'")?;
        let value = self.token;
        let is_blob = section == Section::Dialects && group == BUILTIN;
        if value.kind == Kind::Error {
            return self.broken_value(is_blob, &key);
        }
        if self.runs_reproducer && section == Section::External && group == "mlir_reproducer" {
            self.check_reproducer_entry(&key, offset, value)?;
        }
        self.advance();
        let data = if is_blob { self.resource_blob(&key, value)? } else { self.resource_value(&key, value)? };
        if let Some(Err(message)) = interface.map(|interface| interface.check_resource(&key, &data)) {
            return self.error_at(value.start() as usize, message);
        }
        Ok((key, data))
    }

    /// Checks an entry of a reproducer: it has a pipeline and options.
    fn check_reproducer_entry(&mut self, key: &str, offset: usize, value: Token) -> ParseResult<()> {
        let (fits, expected) = match key {
            "pipeline" => (value.kind == Kind::String, "string value"),
            "disable_threading" | "verify_each" => {
                (matches!(value.kind, Kind::True | Kind::False), "'true' or 'false' value")
            }
            _ => return self.error_at(offset, format!("unknown 'mlir_reproducer' resource key '{key}'")),
        };
        match fits {
            true => Ok(()),
            false => self.error_at(value.start() as usize, format!("expected {expected} for key '{key}'")),
        }
    }

    /// Reports the expected value as MLIR does, at the lexer's error.
    #[cold]
    fn broken_value<T>(&mut self, is_blob: bool, key: &str) -> ParseResult<T> {
        let expected = if is_blob { "hex string blob" } else { "string value" };
        let location = self.errors.last().map_or(Location::UNKNOWN, |error| error.location);
        self.record(Diagnostic::error(location, format!("expected {expected} for key '{key}'")));
        Err(ParseError)
    }

    /// Returns the blob, boolean or string of a token.
    fn resource_value(&mut self, key: &str, value: Token) -> ParseResult<ResourceValue> {
        match value.kind {
            Kind::True | Kind::False => Ok(ResourceValue::Bool(value.kind == Kind::True)),
            Kind::String if self.lexer.text(value).starts_with(b"\"0x") => self.resource_blob(key, value),
            Kind::String => match String::from_utf8(string_value(self.lexer.text(value)).into_owned()) {
                Ok(text) => Ok(ResourceValue::String(text)),
                Err(_) => self.error_at(value.start() as usize, "a resource's text is not UTF-8"),
            },
            _ => self.error_at(value.start() as usize, format!("expected string value for key '{key}'")),
        }
    }

    /// Parses `"0x..."`, whose first four bytes are an alignment.
    fn resource_blob(&mut self, key: &str, value: Token) -> ParseResult<ResourceValue> {
        let offset = value.start() as usize;
        let bytes = if value.kind == Kind::String { hex_string(self.lexer.text(value)) } else { None };
        let Some(bytes) = bytes else {
            return self.error_at(offset, format!("expected hex string blob for key '{key}'"));
        };
        let Some(alignment) = bytes.first_chunk::<4>().map(|bytes| u32::from_le_bytes(*bytes)) else {
            let message = format!("expected hex string blob for key '{key}' to encode alignment in first 4 bytes");
            return self.error_at(offset, message);
        };
        // The alignment must not be zero, unless there is no data.
        if !alignment.is_power_of_two() && (alignment != 0 || bytes.len() > 4) {
            let message = format!(
                "expected hex string blob for key '{key}' to encode alignment in first 4 bytes, but got \
                 non-power-of-2 value: {alignment}"
            );
            return self.error_at(offset, message);
        }
        Ok(ResourceValue::Blob(bytes))
    }
}
