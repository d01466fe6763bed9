//! Aliases, and attributes and types of dialects: `#alias`, `#dialect.name<...>`, `!dialect<...>`.
//!
//! The text between the angle brackets of a dialect's attribute or type is skipped here, which only requires that
//! brackets match and strings end. A registered dialect parses it afterwards (see `format::definitions`); for other
//! dialects, the text is kept.

use crate::attributes::OpaqueAttr;
use crate::entity::{Attribute, Type};
use crate::opaque::OpaqueText;
use crate::schema::DefKind;
use crate::text::lexer::Kind;
use crate::types::OpaqueType;

use crate::text::parser::{AliasKind, AsmParser, ParseError, ParseResult};

/// `#name` or `!name`, with the text that belongs to it.
enum Extended<'s> {
    /// An alias, by name.
    Alias(&'s [u8]),
    Dialect {
        dialect: &'s str,
        text: &'s str,
        /// The offset at which MLIR reports errors.
        offset: usize,
    },
}

impl<'s> AsmParser<'s> {
    /// Parses `!alias`, `!dialect.name<...>` or `!dialect<...>`.
    pub(in crate::text) fn extended_type(&mut self) -> ParseResult<Type> {
        let (dialect, text, offset) = match self.extended_symbol()? {
            Extended::Alias(name) => match self.aliases.ty(name) {
                Some(alias) => return self.expand(alias),
                None => return self.undefined_alias("!", name),
            },
            Extended::Dialect { dialect, text, offset } => (dialect, text, offset),
        };
        let defs = self.context.defs(dialect, DefKind::Type);
        if !defs.is_empty() || self.dialect_hooks(dialect).is_some() {
            let element = self.def_in(&defs, (dialect, DefKind::Type), text, None)?;
            return Ok(element.as_type().unwrap_or(Type::NONE));
        }
        self.check_dialect(dialect, text, offset, DefKind::Type)?;
        if !self.context.allows_unregistered_dialects() {
            let message =
                format!("`!\"{dialect}\"<\"{text}\">` type created with unregistered dialect. {HOW_TO_ALLOW}");
            return self.error_at(offset, message);
        }
        let text = self.opaque_text(text)?;
        Ok(OpaqueType::of_text(self.context, dialect, text).into())
    }

    /// Parses `#alias`, `#dialect.name<...> (':' type)?` or `#dialect<...> (':' type)?`.
    pub(in crate::text) fn extended_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let attribute = match self.extended_symbol()? {
            Extended::Alias(name) => self.aliased_attribute(name)?,
            Extended::Dialect { dialect, text, offset } => {
                let ty = if self.eat(Kind::Colon) { Some(self.ty()?) } else { ty };
                self.dialect_attribute(dialect, text, offset, ty)?
            }
        };
        match (ty, attribute.ty(self.context)) {
            (Some(expected), Some(actual)) if expected != actual => {
                let (expected, actual) = (self.type_text(expected), self.type_text(actual));
                self.error(format!("attribute type different than expected: expected '{expected}', but got '{actual}'"))
            }
            _ => Ok(attribute),
        }
    }

    /// Parses `#alias`, `#dialect.name<...>` or `#dialect<...>`. A `:` after it is not part of the attribute.
    pub(in crate::text) fn extended_attribute_without_type(&mut self) -> ParseResult<Attribute> {
        match self.extended_symbol()? {
            Extended::Alias(name) => self.aliased_attribute(name),
            Extended::Dialect { dialect, text, offset } => self.dialect_attribute(dialect, text, offset, None),
        }
    }

    fn aliased_attribute(&mut self, name: &[u8]) -> ParseResult<Attribute> {
        match self.aliases.attribute(name) {
            Some(alias) => self.expand(alias),
            None => self.undefined_alias("#", name),
        }
    }

    fn dialect_attribute(
        &mut self,
        dialect: &str,
        text: &str,
        offset: usize,
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        let defs = self.context.defs(dialect, DefKind::Attribute);
        if !defs.is_empty() || self.dialect_hooks(dialect).is_some() {
            let element = self.def_in(&defs, (dialect, DefKind::Attribute), text, ty)?;
            return Ok(element.as_attribute().unwrap_or(Attribute::UNIT));
        }
        self.check_dialect(dialect, text, offset, DefKind::Attribute)?;
        let ty = ty.unwrap_or(Type::NONE);
        if !self.context.allows_unregistered_dialects() {
            let ty = self.type_text(ty);
            let message = format!(
                "#\"{dialect}\"<\"{text}\"> : '{ty}' attribute created with unregistered dialect. {HOW_TO_ALLOW}"
            );
            return self.error_at(offset, message);
        }
        let text = self.opaque_text(text)?;
        Ok(OpaqueAttr::of_text(self.context, dialect, text, ty).into())
    }

    /// Resolves the aliases in the text of an unregistered dialect. The nesting depth is limited as if they were
    /// written out, because they are when printed without definitions. The length is not limited.
    fn opaque_text(&mut self, text: &str) -> ParseResult<OpaqueText> {
        OpaqueText::resolved(text, |alias| {
            let (sigil, name) = alias.as_bytes().split_at(1);
            let found = match sigil {
                b"#" => self.aliases.attribute(name).map(|alias| (alias.depth(), alias.value.into())),
                _ => self.aliases.ty(name).map(|alias| (alias.depth(), alias.value.into())),
            };
            let Some((depth, element)) = found else { return Ok(None) };
            self.reach(depth + 1)?;
            Ok(Some(element))
        })
    }

    /// Fails if no dialect can have this name, or the dialect is registered: it then defines no types or attributes,
    /// and has no hooks to parse them.
    fn check_dialect(&mut self, dialect: &str, text: &str, offset: usize, kind: DefKind) -> ParseResult<()> {
        if self.context.dialect(dialect).is_some() {
            let offset = offset_in(self.lexer.source(), text);
            return self.no_parsing_hook(dialect, kind, offset);
        }
        if !is_namespace(dialect) {
            return self.error_at(offset, format!("invalid dialect namespace '\"{dialect}\"'"));
        }
        Ok(())
    }

    #[cold]
    fn undefined_alias<T>(&mut self, sigil: &str, name: &[u8]) -> ParseResult<T> {
        if self.is_lost_alias(&[sigil.as_bytes(), name].concat()) {
            return self.fail_silently();
        }
        let name = String::from_utf8_lossy(name);
        self.wrong_token(format!("undefined symbol alias id '{name}'"))
    }

    /// Parses `#name` or `!name`, and the adjacent body in angle brackets.
    fn extended_symbol(&mut self) -> ParseResult<Extended<'s>> {
        let name_token = self.token;
        let name = &self.text()[1..];
        self.advance();
        let has_body = self.is(Kind::Less) && self.token.start() == name_token.end();
        let dot = memchr::memchr(b'.', name);
        let start = match dot {
            None if !has_body => {
                let kind = if name_token.kind == Kind::HashIdentifier { AliasKind::Attribute } else { AliasKind::Type };
                self.observe_alias_use(kind, name_token);
                return Ok(Extended::Alias(name));
            }
            None => self.offset() + 1,
            Some(dot) => name_token.start() as usize + 1 + dot + 1,
        };
        let mut end = name_token.end() as usize;
        if has_body {
            end = self.symbol_body()? - usize::from(dot.is_none());
        }
        let source = self.lexer.source();
        let dialect = &name[..dot.unwrap_or(name.len())];
        match (std::str::from_utf8(dialect), std::str::from_utf8(&source[start..end])) {
            (Ok(dialect), Ok(text)) => {
                let offset = if dot.is_some() { start } else { name_token.start() as usize };
                Ok(Extended::Dialect { dialect, text, offset })
            }
            _ => self.error_at(start, "the body of a dialect's attribute or type is not UTF-8"),
        }
    }

    /// Skips the text between the current `<` and its `>`, and returns the end.
    ///
    /// The dialect may parse the text again. The ends of nested angle brackets are cached for that, so that each byte
    /// is skipped once at any depth.
    fn symbol_body(&mut self) -> ParseResult<usize> {
        let source = self.lexer.source();
        let mut open: Vec<(u8, usize)> = Vec::new();
        let mut at = self.offset();
        if let Some(end) = self.bodies.get(&at).copied() {
            self.reset_to(end);
            return Ok(end);
        }
        loop {
            let byte = source.get(at).copied().unwrap_or(0);
            at += 1;
            match byte {
                b'<' | b'[' | b'(' | b'{' => open.push((byte, at - 1)),
                // The `>` of an arrow is not a bracket.
                b'-' if source.get(at) == Some(&b'>') => at += 1,
                // Nor is that of `(d0 >= 0)` in an integer set, which MLIR prints but does not parse here.
                b'>' if source.get(at) == Some(&b'=') && open.last().is_none_or(|(last, _)| *last != b'<') => at += 1,
                b'>' | b']' | b')' | b'}' => {
                    let Some((_, start)) = open.pop_if(|(last, _)| *last == opening(byte)) else {
                        return self.unbalanced(&open);
                    };
                    if open.is_empty() {
                        self.reset_to(at);
                        return Ok(at);
                    }
                    if byte == b'>' {
                        self.bodies.insert(start, at);
                    }
                }
                b'"' => {
                    self.reset_to(at - 1);
                    if !self.is(Kind::String) {
                        return Err(ParseError);
                    }
                    at = self.token.end() as usize;
                }
                0 => return self.unbalanced(&open),
                _ => {}
            }
        }
    }

    fn unbalanced<T>(&mut self, open: &[(u8, usize)]) -> ParseResult<T> {
        let bracket = open.last().map_or('<', |(byte, _)| char::from(*byte));
        self.error(format!("unbalanced '{bracket}' character in pretty dialect name"))
    }
}

const HOW_TO_ALLOW: &str = "If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use \
                            -allow-unregistered-dialect with the MLIR opt tool used";

/// Returns whether the text is a valid dialect name: `[a-zA-Z_][a-zA-Z_0-9$]*`.
fn is_namespace(name: &str) -> bool {
    let starts_well = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    starts_well && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$'))
}

fn opening(closing: u8) -> u8 {
    match closing {
        b'>' => b'<',
        b']' => b'[',
        b')' => b'(',
        _ => b'{',
    }
}

/// Returns the offset of `part` in `source`, which contains it.
pub(in crate::text) fn offset_in(source: &[u8], part: &str) -> usize {
    part.as_ptr().addr().saturating_sub(source.as_ptr().addr())
}
