//! Attributes and properties in declarative formats: `$x`, `attr_dict` and `prop_dict`.

use smallvec::SmallVec;

use crate::attributes::{AttributeData, DenseArrayAttr, DictionaryAttr, StringAttr};
use crate::constraints::STRING_ATTR;
use crate::entity::{Attribute, Type};
use crate::numeric::FloatFormat;
use crate::schema::{AttributeForm, AttributeSchema, AttributeText, EnumSchema, First, PredScope, Presence, ShortForm};
use crate::text::lexer::Kind;
use crate::types::TypeData;

use super::run::OpParseRun;
use super::state::GivenProperty;
use crate::text::parser::FloatLiteral;
use crate::text::parser::grammar::PendingOperation;
use crate::text::parser::{AsmParser, ParseResult};

/// Returns the first token of attributes of some kinds: an optional attribute is absent if another token is next.
fn first_token(form: &AttributeForm) -> Option<Kind> {
    match form.view.info.syntax.takes() {
        [First::String] => Some(Kind::String),
        [First::Literal("[")] => Some(Kind::LSquare),
        [First::Literal("@")] => Some(Kind::AtIdentifier),
        _ => None,
    }
}

/// Attributes: `$x`.
impl AsmParser<'_> {
    /// Parses an attribute, which may be absent if it is optional.
    pub(in crate::text) fn format_attribute(
        &mut self,
        slot: usize,
        form: &'static AttributeForm,
        run: &mut OpParseRun<'_>,
    ) -> ParseResult<()> {
        let attribute = &run.schema.attributes[slot];
        let may_be_missing = matches!(attribute.presence, Presence::Optional | Presence::OptionalDefault(_));
        // An attribute whose presence is not distinguishable is required, or in a clause of an `oilist`: the macro has
        // checked it.
        if may_be_missing && !run.required && attribute.is_distinguishable(form, self.context) {
            return self.optional_format_attribute(slot, form, run).map(drop);
        }
        let offset = self.offset();
        let value = match attribute.text(form, self.context) {
            AttributeText::Enum(schema) => self.enum_value(schema, attribute, true)?,
            AttributeText::SymbolName => Some(self.symbol_name_attribute()?),
            AttributeText::Short(short) => Some(self.short_attribute(short)?),
            AttributeText::Full(ty) => Some(self.typed_attribute(ty)?),
        };
        if let Some(value) = value
            && !attribute.constraint.can_store(value, &PredScope::of(self.context))
        {
            return self.error_in_form(offset, "invalid kind of attribute specified");
        }
        self.observe_attribute(value, offset);
        run.state.bind_attribute(slot, value);
        Ok(())
    }

    /// Parses an attribute, if it is next. Returns whether it was. As in MLIR, the verifier checks its kind.
    pub(in crate::text) fn optional_format_attribute(
        &mut self,
        slot: usize,
        form: &'static AttributeForm,
        run: &mut OpParseRun<'_>,
    ) -> ParseResult<bool> {
        let attribute = &run.schema.attributes[slot];
        let offset = self.offset();
        let value = match attribute.text(form, self.context) {
            AttributeText::Enum(schema) => self.enum_value(schema, attribute, false)?,
            AttributeText::SymbolName if !self.is(Kind::AtIdentifier) => None,
            AttributeText::SymbolName => Some(self.symbol_name_attribute()?),
            AttributeText::Short(short) if self.at_short_form(short) => Some(self.short_attribute(short)?),
            // Only this attribute can begin with `[`: the macro has checked it.
            AttributeText::Short(ShortForm::DenseArray(_)) if !self.is(Kind::HashIdentifier) => None,
            AttributeText::Short(_) => self.optional_attribute()?,
            AttributeText::Full(ty) => match first_token(form) {
                Some(kind) if !self.is(kind) => None,
                _ => self.optional_typed_attribute(ty)?,
            },
        };
        self.observe_attribute(value, offset);
        run.state.bind_attribute(slot, value);
        Ok(value.is_some())
    }

    fn symbol_name_attribute(&mut self) -> ParseResult<Attribute> {
        if !self.is(Kind::AtIdentifier) {
            return self.wrong_token_in_form("expected valid '@'-identifier for symbol name");
        }
        let value = StringAttr::get(self.context, self.symbol_name());
        self.advance();
        Ok(value.into())
    }

    /// Parses an enum: a word that is a case, or a string with the text of a value.
    fn enum_value(
        &mut self,
        schema: &'static EnumSchema,
        attribute: &AttributeSchema,
        required: bool,
    ) -> ParseResult<Option<Attribute>> {
        let offset = self.offset();
        if self.token.kind.is_word() {
            let text = self.text();
            if let Some(case) = schema.cases.iter().find(|case| case.text.as_bytes() == text) {
                self.advance();
                return Ok(Some(schema.attribute(case.value, self.context)));
            }
        }
        if !self.is(Kind::String) {
            if required {
                return self.no_enum_value(schema, attribute);
            }
            self.absent_enum = Some((offset, schema));
            return Ok(None);
        }
        let text = self.string_value();
        self.advance();
        let text = String::from_utf8_lossy(&text);
        match schema.symbolize(&text) {
            // The empty set of bits has this text, unless a case has it.
            Some(value) => Ok(Some(schema.attribute(value, self.context))),
            None if text.is_empty() => Ok(None),
            None => {
                let message = format!("invalid {} attribute specification: \"{text}\"", attribute.name);
                self.error_in_form(offset, message)
            }
        }
    }

    #[cold]
    fn no_enum_value<T>(&mut self, schema: &EnumSchema, attribute: &AttributeSchema) -> ParseResult<T> {
        let texts: Vec<&str> = schema.cases.iter().map(|case| case.text).collect();
        let message = format!(
            "expected string or keyword containing one of the following enum values for attribute '{}' [{}]",
            attribute.name,
            texts.join(", ")
        );
        self.error_in_form(self.offset(), message)
    }

    fn optional_typed_attribute(&mut self, ty: Option<Type>) -> ParseResult<Option<Attribute>> {
        match ty {
            None => self.optional_attribute(),
            Some(_) if self.at_attribute() => self.typed_attribute(ty).map(Some),
            Some(_) => Ok(None),
        }
    }

    /// Returns whether the first token of a short form is next.
    fn at_short_form(&self, short: ShortForm) -> bool {
        match short {
            ShortForm::Def(schema) => self.at_format(schema),
            ShortForm::DenseArray(_) => self.is(Kind::LSquare),
        }
    }

    /// Parses an attribute without its known parts, or in full if `#` is next.
    fn short_attribute(&mut self, short: ShortForm) -> ParseResult<Attribute> {
        if self.is(Kind::HashIdentifier) {
            return match short {
                ShortForm::Def(schema) => self.def_attribute_in_full(schema),
                ShortForm::DenseArray(_) => self.attribute(),
            };
        }
        match short {
            ShortForm::Def(schema) => {
                let made = self.nested(|parser| parser.def_body(schema, None))?;
                Ok(made.as_attribute().unwrap_or(Attribute::UNIT))
            }
            ShortForm::DenseArray(element) => self.dense_array_in_brackets(element(self.context)).map(Attribute::from),
        }
    }

    /// Parses `[1, 2]`; `element` is a type that elements of dense arrays can have.
    pub(crate) fn dense_array_in_brackets(&mut self, element: Type) -> ParseResult<DenseArrayAttr> {
        self.expect(Kind::LSquare, "expected '['")?;
        let mut data = Vec::new();
        if !self.eat(Kind::RSquare) {
            self.comma_separated(|parser| parser.short_array_element(element, &mut data))?;
            self.expect(Kind::RSquare, "expected ']'")?;
        }
        match DenseArrayAttr::from_raw(self.context, element, &data) {
            Ok(array) => Ok(array),
            Err(_) => self.wrong_token("elements of a dense array are integers or floats"),
        }
    }

    fn short_array_element(&mut self, element: Type, data: &mut Vec<u8>) -> ParseResult<()> {
        match element.data(self.context) {
            TypeData::Integer { width: 1, .. } => data.push(self.parse_bool()?.into()),
            TypeData::Integer { width: 8, .. } => data.extend(self.parse_integer::<i8>()?.to_le_bytes()),
            TypeData::Integer { width: 16, .. } => data.extend(self.parse_integer::<i16>()?.to_le_bytes()),
            TypeData::Integer { width: 32, .. } => data.extend(self.parse_integer::<i32>()?.to_le_bytes()),
            TypeData::Float(format) if *format == FloatFormat::F32 => {
                data.extend((self.parse_float::<f32>()?.bits() as u32).to_le_bytes());
            }
            TypeData::Float(_) => data.extend((self.parse_float::<f64>()?.bits() as u64).to_le_bytes()),
            _ => data.extend(self.parse_integer::<i64>()?.to_le_bytes()),
        }
        Ok(())
    }
}

/// Properties.
impl AsmParser<'_> {
    pub(in crate::text) fn format_property(&mut self, index: usize, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let required = run.required || run.schema.properties[index].default.is_none();
        self.read_property(index, required, run).map(drop)
    }

    /// Parses a property. Returns whether it was present.
    pub(in crate::text) fn read_property(
        &mut self,
        index: usize,
        required: bool,
        run: &mut OpParseRun<'_>,
    ) -> ParseResult<bool> {
        let property = &run.schema.properties[index];
        let mut words: SmallVec<[u32; 4]> = SmallVec::from_elem(0, property.kind.words);
        let is_there = (property.kind.read)(self, required, &mut words)?;
        if is_there {
            run.state.properties.push((index, GivenProperty::Words(words)));
        }
        Ok(is_there)
    }

    /// Parses an optional `prop_dict`: `<{...}>`.
    pub(in crate::text) fn format_properties(
        &mut self,
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<()> {
        if !self.eat(Kind::Less) {
            return Ok(());
        }
        let properties = self.attribute()?;
        self.expect(Kind::Greater, "expected '>'")?;
        self.set_properties_from(properties, run, pending)
    }

    /// Binds the entries that `custom<F>(prop_dict)` has parsed.
    pub(in crate::text) fn bound_properties(
        &mut self,
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<()> {
        if run.state.property_entries.is_empty() {
            return Ok(());
        }
        let entries = DictionaryAttr::get(self.context, &run.state.property_entries);
        run.state.property_entries.clear();
        self.set_properties_from(entries.into(), run, pending)
    }

    fn set_properties_from(
        &mut self,
        properties: Attribute,
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<()> {
        let AttributeData::Dictionary(entries) = properties.data(self.context) else {
            return self.invalid_properties(pending, properties, "expected DictionaryAttr to set properties");
        };
        for entry in entries {
            let name = self.context.str(entry.name);
            if let Err(reason) = self.set_from_dictionary(name, entry.value, run) {
                return self.invalid_properties(pending, properties, &reason);
            }
        }
        Ok(())
    }

    /// Sets the attribute or property with this name. As in generic form, unknown names are ignored.
    fn set_from_dictionary(&mut self, name: &str, value: Attribute, run: &mut OpParseRun<'_>) -> Result<(), String> {
        let schema = run.schema;
        if let Some(slot) = schema.attribute_index(name) {
            let wants_string = std::ptr::eq(schema.attributes[slot].constraint, &STRING_ATTR);
            if wants_string && !value.isa::<StringAttr>(self.context) {
                let text = self.attribute_text(value);
                return Err(format!("Invalid attribute `{name}` in property conversion: {text}"));
            }
            run.state.bind_attribute(slot, Some(value));
            return Ok(());
        }
        let Some(index) = schema.properties.iter().position(|property| property.name == name) else { return Ok(()) };
        let property = &schema.properties[index];
        let mut words: SmallVec<[u32; 4]> = SmallVec::from_elem(0, property.kind.words);
        (property.kind.from_attribute)(value, self.context, &mut words)?;
        run.state.properties.push((index, GivenProperty::Words(words)));
        Ok(())
    }
}

/// Dictionaries.
impl AsmParser<'_> {
    /// Parses `attr_dict` or `attr_dict_with_keyword`.
    pub(in crate::text) fn format_dictionary(
        &mut self,
        with_keyword: bool,
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<()> {
        let offset = self.offset();
        run.state.dictionary_offset = Some(offset);
        let is_there = if with_keyword { self.eat(Kind::Attributes) } else { self.is(Kind::LBrace) };
        if !is_there {
            return Ok(());
        }
        let from = self.scratch.entries.len();
        self.dictionary_entries()?;
        self.check_inherent(&pending.with_dictionary(offset), run.schema, from)?;
        run.state.dictionary.extend(self.scratch.entries.drain(from..));
        Ok(())
    }
}
