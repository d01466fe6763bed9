//! `prop_dict`: the dictionary of properties.

use ods_grammar::{End, First, Node, NodeKind, Subject, Syntax};
use smallvec::SmallVec;

use crate::attributes::{AttributeData, DictionaryAttr, NamedAttribute, StringAttr};
use crate::constraints::STRING_ATTR;
use crate::entity::{Attribute, Operation};
use crate::text::lexer::Kind;
use crate::text::parser::{AsmParser, GivenProperty, OpParseRun, ParseResult, PendingOperation};
use crate::text::printer::{OpAsmPrinter, OpPrintRun};

const PROPERTIES: Syntax<'static> = Syntax::new(&[First::Literal("<")], End::Delimited);

/// Returns the text of the dictionary.
pub(super) const fn node(at: usize) -> Node<'static> {
    let node = Node::leaf(at, Subject::Directive("prop_dict"), PROPERTIES, true);
    node.optional(true).of_kind(NodeKind::Dictionary)
}

impl AsmParser<'_> {
    /// Parses an optional `prop_dict`: `<{...}>`.
    pub(super) fn format_properties(
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
    pub(super) fn bound_properties(&mut self, run: &mut OpParseRun<'_>, pending: &PendingOperation) -> ParseResult<()> {
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

impl OpAsmPrinter<'_> {
    /// Prints `prop_dict`.
    pub(super) fn format_properties(&mut self, run: OpPrintRun) {
        self.writer.text(" ");
        let entries = self.own_entries(run, true);
        if !entries.is_empty() {
            self.writer.text("<");
            self.writer.dictionary(&entries);
            self.writer.text(">");
        }
    }

    /// Returns everything that `prop_dict` of the operation's format would print, for `custom<F>(prop_dict)`.
    #[doc(hidden)]
    pub fn properties_of(&self, op: Operation) -> Vec<NamedAttribute> {
        match self.ir.schema(op).and_then(|schema| Some((schema, schema.format?))) {
            Some((schema, format)) => self.own_entries(OpPrintRun::new(op, schema, format), true).to_vec(),
            None => Vec::new(),
        }
    }
}
