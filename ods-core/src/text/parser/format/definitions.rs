//! Types and attributes defined by registered dialects: finding the definition, and running its format.
//!
//! The extent of the text between the angle brackets was measured before; it is parsed here, in place, so that errors
//! have their locations. Text after it is not parsed, which MLIR would parse twice; text left over in it is ignored, as
//! in MLIR.

use crate::context::Defs;
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Type};
use crate::schema::defs::storage::SlotList;
use crate::schema::{CustomHook, DefFormat, DefKind, DefSchema, DialectHooks, FormatElement, Opening, StructEntry};
use crate::sub_elements::SubElement;
use crate::text::lexer::Kind;

use crate::text::parser::{AsmParser, ParseResult};

/// The run of a definition's format.
struct DefParseRun<'r> {
    schema: &'static DefSchema,
    slots: &'r mut dyn SlotList,
    /// The parameter that is required because the text that announces it was present.
    announced: Option<usize>,
}

/// Lookup of definitions.
impl AsmParser<'_> {
    /// Parses the type or attribute of a dialect whose text is `text`, a part of the source.
    pub(in crate::text) fn def_in(
        &mut self,
        defs: &Defs,
        (dialect, kind): (&str, DefKind),
        text: &str,
        ty: Option<Type>,
    ) -> ParseResult<SubElement> {
        let start = crate::text::parser::grammar::offset_in(self.lexer.source(), text);
        let (after, end) = (self.token.kind, start + text.len());
        let position = self.offset();
        // Without this limit, the text after it would be parsed repeatedly if formats end with something optional.
        let limit = self.lexer.limit(end);
        self.reset_to(start);
        // Errors name the definition, whatever the enclosing operation.
        let form = self.form.take();
        // As in MLIR, the rest of the text after the element is ignored.
        let element = self.def_after_dialect(defs, (dialect, kind), ty);
        self.form = form;
        self.lexer.limit(limit);
        let element = element?;
        self.reset_to(position);
        debug_assert!(after == Kind::Error || after == self.token.kind, "the parser is where it was");
        Ok(element)
    }

    /// Parses `mnemonic` and the text after it.
    fn def_after_dialect(
        &mut self,
        defs: &Defs,
        (dialect, kind): (&str, DefKind),
        ty: Option<Type>,
    ) -> ParseResult<SubElement> {
        let offset = self.offset();
        let known = std::str::from_utf8(self.text()).ok().filter(|_| self.token.kind.is_word());
        if known.and_then(|mnemonic| defs.find(mnemonic)).is_none()
            && let Some(element) = self.by_dialect((dialect, kind), ty)?
        {
            return Ok(element);
        }
        if defs.is_empty() {
            return self.no_parsing_hook(dialect, kind, self.offset());
        }
        let mnemonic = self.parse_any_keyword()?;
        match defs.find(mnemonic) {
            Some(schema) => {
                let outer = std::mem::replace(&mut self.mnemonic, offset);
                let element = self.def_body(schema, ty);
                self.mnemonic = outer;
                element
            }
            None => {
                // The blanks match MLIR's.
                let what = match kind {
                    DefKind::Type => " type",
                    DefKind::Attribute => "attribute",
                };
                let message = format!("unknown {what} `{mnemonic}` in dialect `{dialect}`");
                let diagnostic = Diagnostic::error(self.location_at(offset), message);
                self.report(match ods_grammar::nearest(mnemonic, defs.mnemonics()) {
                    Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
                    None => diagnostic.help(known_when(kind)),
                })
            }
        }
    }

    /// Parses the text after the mnemonic. This is a nesting level of its own, because running a format takes as much
    /// stack as a type does.
    pub(in crate::text) fn def_body(
        &mut self,
        schema: &'static DefSchema,
        ty: Option<Type>,
    ) -> ParseResult<SubElement> {
        self.nested(|parser| (schema.parse)(parser, schema, ty))
    }

    /// Parses a type or attribute by code of the dialect; `None` if the code does not recognize it.
    fn by_dialect(&mut self, (dialect, kind): (&str, DefKind), ty: Option<Type>) -> ParseResult<Option<SubElement>> {
        let Some(hooks) = self.dialect_hooks(dialect) else { return Ok(None) };
        let errors = self.error_count();
        let found = self.nested(|parser| match kind {
            DefKind::Type => Ok(hooks.parse_type(parser)?.map(SubElement::Type)),
            DefKind::Attribute => Ok(hooks.parse_attribute(parser, ty)?.map(SubElement::Attribute)),
        });
        match found {
            Err(_) if self.error_count() == errors => self.error(format!("expected a {} of '{dialect}'", kind.noun())),
            found => found,
        }
    }

    pub(in crate::text) fn dialect_hooks(&self, dialect: &str) -> Option<&'static dyn DialectHooks> {
        self.context.dialect(dialect)?.hooks
    }

    /// Parses a type of this definition: in full, or without `!dialect.mnemonic`.
    ///
    /// # Errors
    /// Returns an error if something else is next, or the parameters do not match the definition.
    #[doc(hidden)]
    pub fn parse_def_type(&mut self, schema: &'static DefSchema) -> ParseResult<Type> {
        let offset = self.offset();
        if !self.is(Kind::ExclamationIdentifier) && schema.has_short_form() {
            let made = self.nested(|parser| parser.def_body(schema, None))?;
            return Ok(made.as_type().unwrap_or(Type::NONE));
        }
        let ty = self.ty()?;
        match ty.def(self.context).is_some_and(|def| def.is_of(schema)) {
            true => Ok(ty),
            false => self.error_at(offset, "invalid kind of type specified"),
        }
    }

    /// Parses a type of this definition, if it is next.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    #[doc(hidden)]
    pub fn parse_optional_def_type(&mut self, schema: &'static DefSchema) -> ParseResult<Option<Type>> {
        let is_next = self.is(Kind::ExclamationIdentifier) || self.at_format(schema);
        if is_next { self.parse_def_type(schema).map(Some) } else { Ok(None) }
    }

    /// Parses an attribute of this definition: in full, or without `#dialect.mnemonic`.
    ///
    /// # Errors
    /// Returns an error if something else is next, or the parameters do not match the definition.
    #[doc(hidden)]
    pub fn parse_def_attribute(&mut self, schema: &'static DefSchema) -> ParseResult<Attribute> {
        let offset = self.offset();
        if !self.is(Kind::HashIdentifier) && schema.has_short_form() {
            let made = self.nested(|parser| parser.def_body(schema, None))?;
            return Ok(made.as_attribute().unwrap_or(Attribute::UNIT));
        }
        let attribute = self.def_attribute_in_full(schema)?;
        match attribute.def(self.context).is_some_and(|def| def.is_of(schema)) {
            true => Ok(attribute),
            false => self.error_at(offset, "invalid kind of attribute specified"),
        }
    }

    /// Parses an attribute with its name if an attribute of this definition is expected. A `:` after it belongs to the
    /// next element if the text may be printed with the name and no parameter is the attribute's type; otherwise it
    /// belongs to the attribute, as in MLIR.
    pub(in crate::text) fn def_attribute_in_full(&mut self, schema: &DefSchema) -> ParseResult<Attribute> {
        let has_opening = matches!(schema.syntax.opening, Opening::Literal(_));
        if schema.syntax.is_typed || has_opening || !self.is(Kind::HashIdentifier) {
            return self.attribute();
        }
        self.untyped_attribute()
    }

    /// Parses an attribute of this definition, if it is next.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    #[doc(hidden)]
    pub fn parse_optional_def_attribute(&mut self, schema: &'static DefSchema) -> ParseResult<Option<Attribute>> {
        let is_next = self.is(Kind::HashIdentifier) || self.at_format(schema);
        if is_next { self.parse_def_attribute(schema).map(Some) } else { Ok(None) }
    }

    /// Returns whether the beginning of the format is next.
    pub(in crate::text) fn at_format(&self, schema: &DefSchema) -> bool {
        let literal = schema.first_literal();
        !literal.is_empty() && self.at_literal(literal)
    }
}

/// Running formats.
impl AsmParser<'_> {
    /// Parses parameters according to the definition's format.
    pub(crate) fn def_program(
        &mut self,
        schema: &'static DefSchema,
        slots: &mut dyn SlotList,
        self_type: Option<Type>,
    ) -> ParseResult<()> {
        for (index, parameter) in schema.parameters.iter().enumerate() {
            let Some(make) = parameter.self_type else { continue };
            match make(self_type.unwrap_or(Type::NONE), self.context) {
                Some(value) => slots.set(index, value),
                None => return self.error("invalid kind of type specified"),
            }
        }
        match schema.format {
            DefFormat::Program(elements) => {
                self.format_elements(elements, &mut DefParseRun { schema, slots, announced: None })
            }
            DefFormat::Custom(_) | DefFormat::None => Ok(()),
        }
    }

    fn format_elements(&mut self, elements: &'static [FormatElement], run: &mut DefParseRun<'_>) -> ParseResult<()> {
        elements.iter().try_for_each(|element| self.format_element(element, run))
    }

    fn format_element(&mut self, element: &'static FormatElement, run: &mut DefParseRun<'_>) -> ParseResult<()> {
        match element {
            FormatElement::Literal { text, .. } => self.literal(text),
            FormatElement::Whitespace(_) => Ok(()),
            FormatElement::Parameter { index, .. } => self.format_parameter(*index, run),
            FormatElement::Params { indices, .. } => self.format_params(indices, run),
            FormatElement::Struct { entries, .. } => self.format_struct(entries, run),
            FormatElement::Custom { hook, .. } => self.format_custom(hook, run),
            FormatElement::Group { anchors, then, otherwise } => match self.group_is_there(then, run)? {
                Some(rest) => {
                    // Of several parameters, some may be absent.
                    run.announced = if let [only] = anchors { Some(*only) } else { None };
                    self.format_elements(rest, run)
                }
                None => self.format_elements(otherwise, run),
            },
        }
    }

    fn at_literal(&self, text: &str) -> bool {
        self.at_punctuation(text) || self.at_keyword(text)
    }

    fn literal(&mut self, text: &str) -> ParseResult<()> {
        if text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            self.parse_keyword(text)
        } else {
            self.parse_punctuation(text)
        }
    }

    /// Parses the rest of a group whose first element is present.
    fn group_is_there(
        &mut self,
        then: &'static [FormatElement],
        run: &mut DefParseRun<'_>,
    ) -> ParseResult<Option<&'static [FormatElement]>> {
        let visible = then.iter().position(|element| !matches!(element, FormatElement::Whitespace(_)));
        let Some((first, rest)) = visible.and_then(|at| then[at..].split_first()) else { return Ok(None) };
        let is_there = match first {
            FormatElement::Literal { text, .. } => {
                let is_there = self.at_literal(text);
                if is_there {
                    self.advance();
                }
                is_there
            }
            FormatElement::Parameter { index, .. } => self.optional_parameter(*index, run)?,
            FormatElement::Whitespace(_)
            | FormatElement::Params { .. }
            | FormatElement::Struct { .. }
            | FormatElement::Custom { .. }
            | FormatElement::Group { .. } => false,
        };
        Ok(is_there.then_some(rest))
    }

    /// Parses a parameter, which may be absent if it is optional.
    fn format_parameter(&mut self, index: usize, run: &mut DefParseRun<'_>) -> ParseResult<()> {
        if run.schema.parameters[index].default.is_some() && run.announced != Some(index) {
            return self.optional_parameter(index, run).map(drop);
        }
        self.with_note(index, run, |parser, run| run.slots.parse(index, parser))
    }

    fn optional_parameter(&mut self, index: usize, run: &mut DefParseRun<'_>) -> ParseResult<bool> {
        self.with_note(index, run, |parser, run| run.slots.parse_optional(index, parser))
    }

    /// Adds a note with the name of the parameter that is malformed.
    fn with_note<T>(
        &mut self,
        index: usize,
        run: &mut DefParseRun<'_>,
        read: impl FnOnce(&mut Self, &mut DefParseRun<'_>) -> ParseResult<T>,
    ) -> ParseResult<T> {
        let outcome = read(self, run);
        if outcome.is_err() {
            let (schema, parameter) = (run.schema, &run.schema.parameters[index]);
            let message = format!(
                "failed to parse {} parameter '{}' which is to be a `{}`",
                schema.name, parameter.name, parameter.ty
            );
            return self.error_in_form(self.offset(), message);
        }
        outcome
    }

    /// Parses `params`.
    fn format_params(&mut self, indices: &'static [usize], run: &mut DefParseRun<'_>) -> ParseResult<()> {
        for (i, index) in indices.iter().enumerate() {
            let needed = indices[i..].iter().any(|index| run.schema.parameters[*index].default.is_none());
            if i > 0 && !self.eat(Kind::Comma) {
                // Absent parameters at the end have their default values.
                return if needed { self.wrong_token("expected ','") } else { Ok(()) };
            }
            if i == 0 && !needed {
                if !self.optional_parameter(*index, run)? {
                    return Ok(());
                }
                continue;
            }
            self.with_note(*index, run, |parser, run| run.slots.parse(*index, parser))?;
        }
        Ok(())
    }

    /// Parses `struct(...)`.
    fn format_struct(&mut self, entries: &'static [StructEntry], run: &mut DefParseRun<'_>) -> ParseResult<()> {
        let is_optional = |entry: &StructEntry| run.schema.parameters[entry.index].default.is_some();
        let is_complete = !entries.iter().any(is_optional);
        let mut seen = vec![false; entries.len()];
        if !entries.iter().all(is_optional) || self.token.kind.is_word() {
            loop {
                self.struct_entry(entries, &mut seen, run)?;
                // If no parameter is absent, a comma after the last one does not belong to the list.
                let is_done = is_complete && seen.iter().all(|seen| *seen);
                if is_done || !self.eat(Kind::Comma) {
                    break;
                }
            }
        }
        for (entry, seen) in entries.iter().zip(seen) {
            let parameter = &run.schema.parameters[entry.index];
            if !seen && parameter.default.is_none() {
                return self.error(format!("struct is missing required parameter: {}", parameter.name));
            }
        }
        Ok(())
    }

    /// Parses `name = value`.
    fn struct_entry(
        &mut self,
        entries: &'static [StructEntry],
        seen: &mut [bool],
        run: &mut DefParseRun<'_>,
    ) -> ParseResult<()> {
        let Ok(name) = self.parse_any_keyword() else {
            return self.error("expected a parameter name in struct");
        };
        self.expect(Kind::Equal, "expected '='")?;
        let of_name = |entry: &StructEntry| run.schema.parameters[entry.index].name == name;
        let found = entries.iter().position(of_name).filter(|found| !seen[*found]);
        let Some(found) = found else {
            return self.error(format!("duplicate or unknown struct parameter name: {name}"));
        };
        seen[found] = true;
        let entry = &entries[found];
        match &entry.custom {
            Some(hook) => self.format_custom(hook, run),
            None => self.with_note(entry.index, run, |parser, run| run.slots.parse(entry.index, parser)),
        }
    }

    /// Reports that a dialect has no types or attributes.
    pub(in crate::text) fn no_parsing_hook<T>(
        &mut self,
        dialect: &str,
        kind: DefKind,
        offset: usize,
    ) -> ParseResult<T> {
        let message = format!("dialect '{dialect}' provides no {} parsing hook", kind.noun());
        let diagnostic = Diagnostic::error(self.location_at(offset), message).help(known_when(kind));
        self.report(diagnostic)
    }

    /// Parses `custom<F>(...)`.
    fn format_custom(&mut self, hook: &'static CustomHook, run: &mut DefParseRun<'_>) -> ParseResult<()> {
        (hook.parse)(self, run.slots)
    }
}

/// Returns help for the author of a dialect.
fn known_when(kind: DefKind) -> &'static str {
    match kind {
        DefKind::Type => "a type of a dialect is known when `#[dialect(..., types(...))]` lists it",
        DefKind::Attribute => "an attribute of a dialect is known when `#[dialect(..., attrs(...))]` lists it",
    }
}
