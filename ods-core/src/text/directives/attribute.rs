//! `$x` of an attribute.

use ods_grammar::{First, Node, Subject};

use crate::attributes::{AttributeData, DenseArrayAttr, StringAttr};
use crate::entity::{Attribute, Type};
use crate::numeric::FloatFormat;
use crate::schema::{
    AttributeForm, AttributeSchema, AttributeText, EnumSchema, OpSchema, PredScope, Presence, ShortForm,
};
use crate::text::lexer::Kind;
use crate::text::parser::{AsmParser, FloatLiteral, OpParseRun, ParseResult};
use crate::text::printer::{AsmPrinter, Node as Found, OpAsmPrinter, OpPrintRun, is_keyword, push_quoted, push_symbol};
use crate::types::TypeData;

/// Returns the text of an attribute.
pub(super) const fn node(
    at: usize,
    schema: &OpSchema,
    (slot, form): (usize, &AttributeForm),
    space: bool,
) -> Node<'static> {
    let attribute = &schema.attributes[slot];
    let may_be_absent = match attribute.presence {
        Presence::Optional | Presence::OptionalDefault(_) => true,
        Presence::Required | Presence::Default(_) => false,
    };
    let space = space || form.begins_with_blank();
    Node { may_be_absent, ..Node::leaf(at, Subject::Field(attribute.name), *form.syntax, space) }
}

/// Returns the first token of attributes of some kinds: an optional attribute is absent if another token is next.
fn first_token(form: &AttributeForm) -> Option<Kind> {
    match form.view.info.syntax.takes() {
        [First::String] => Some(Kind::String),
        [First::Literal("[")] => Some(Kind::LSquare),
        [First::Literal("@")] => Some(Kind::AtIdentifier),
        _ => None,
    }
}

impl AsmParser<'_> {
    /// Parses an attribute, which may be absent if it is optional.
    pub(super) fn format_attribute(
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
    pub(super) fn optional_format_attribute(
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

impl OpAsmPrinter<'_> {
    pub(super) fn format_attribute(&mut self, slot: usize, form: &'static AttributeForm, run: OpPrintRun) {
        let Some(value) = self.ir.inherent(run.op, slot) else { return };
        let context = self.ir.context();
        match run.schema.attributes[slot].text(form, context) {
            AttributeText::Enum(schema) => self.writer.enum_attribute(schema, value),
            AttributeText::SymbolName => {
                if let AttributeData::String { value, .. } = value.data(context) {
                    push_symbol(&mut self.writer.out, value);
                } else {
                    self.writer.attribute(value);
                }
            }
            AttributeText::Short(ShortForm::DenseArray(_)) => self.writer.short_dense_array(value),
            AttributeText::Short(ShortForm::Def(_)) => self.writer.stripped(value.into()),
            AttributeText::Full(Some(_)) => self.writer.attribute_without_type(value),
            AttributeText::Full(None) => self.writer.attribute(value),
        }
    }
}

impl AsmPrinter<'_> {
    /// Prints the text of an enum's value, in quotes if it is not a keyword. Other attributes are printed in full.
    fn enum_attribute(&mut self, schema: &EnumSchema, attribute: Attribute) {
        let Some(value) = schema.value_of(attribute, self.context) else { return self.attribute(attribute) };
        let text = schema.stringify(value);
        match is_keyword(text.as_bytes()) {
            true => self.text(&text),
            false => push_quoted(&mut self.out, text.as_bytes()),
        }
    }

    /// Prints `[1, 2]`. Attributes other than dense arrays are printed in full.
    fn short_dense_array(&mut self, attribute: Attribute) {
        match attribute.cast::<DenseArrayAttr>(self.context) {
            Some(array) => self.dense_array_in_brackets(array),
            None => self.attribute(attribute),
        }
    }

    /// Prints `[1, 2]`.
    pub(crate) fn dense_array_in_brackets(&mut self, array: DenseArrayAttr) {
        if let Some(found) = &mut self.found {
            return found.push(Found::Attribute(array.into()));
        }
        let (element, bytes) = (array.element_type(self.context), array.bytes(self.context));
        debug_assert!(!matches!(element.data(self.context), TypeData::Index), "elements have a width");
        self.text("[");
        self.dense_array_elements(element, bytes);
        self.text("]");
    }
}
