//! `attr_dict`, `attr_dict_with_keyword`: the dictionary of attributes.

use ods_grammar::{End, First, Node, NodeKind, Subject, Syntax};

use crate::attributes::{DictionaryAttr, NamedAttribute};
use crate::entity::{Attribute, Operation};
use crate::schema::OpSchema;
use crate::text::lexer::Kind;
use crate::text::parser::{AsmParser, OpParseRun, ParseResult, PendingOperation};
use crate::text::printer::attr_dict::{self, Part};
use crate::text::printer::{OpAsmPrinter, OpPrintRun};

const DICTIONARY: Syntax<'static> = Syntax::new(&[First::Literal("{")], End::Delimited);
const KEYWORD_DICTIONARY: Syntax<'static> = Syntax::new(&[First::Literal("attributes")], End::Delimited);

/// Returns the text of the dictionary.
pub(super) const fn node(at: usize, with_keyword: bool) -> Node<'static> {
    let (name, syntax) = match with_keyword {
        true => ("attr_dict_with_keyword", KEYWORD_DICTIONARY),
        false => ("attr_dict", DICTIONARY),
    };
    Node::leaf(at, Subject::Directive(name), syntax, true).optional(true).of_kind(NodeKind::Dictionary)
}

/// Returns whether the dictionary could contain anything besides discardable attributes.
pub(in crate::text) fn has_own_entries(run: OpPrintRun) -> bool {
    let OpSchema { attributes, properties, .. } = run.schema;
    attributes.len() > run.format.attributes.len()
        || properties.len() > run.format.properties.len()
        || run.schema.size_words() > 0 && run.format.segments_in_dictionary(run.schema).next().is_some()
}

impl AsmParser<'_> {
    /// Parses `attr_dict` or `attr_dict_with_keyword`.
    pub(super) fn format_dictionary(
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

impl OpAsmPrinter<'_> {
    /// Returns whether the attribute has its default value.
    #[inline]
    pub(in crate::text) fn is_default(&self, slot: usize, value: Attribute, run: OpPrintRun) -> bool {
        attr_dict::default_of(self.ir, run.op, run.schema, slot) == Some(value)
    }

    /// Prints `attr_dict`.
    pub(super) fn format_dictionary(&mut self, with_keyword: bool, inherent: bool, run: OpPrintRun) {
        let before = if with_keyword { " attributes " } else { " " };
        if inherent && has_own_entries(run) {
            let entries = self.format_entries(run);
            return self.attributes(&entries, before);
        }
        let discardable = self.ir.attributes(run.op);
        if discardable != DictionaryAttr::EMPTY {
            self.attributes(discardable.entries(self.ir.context()), before);
        }
    }

    /// Returns the contents of the dictionary: discardable attributes, and inherent ones that are not elsewhere in the
    /// format and do not have their default values.
    fn format_entries(&self, run: OpPrintRun) -> attr_dict::List {
        let mut entries = self.own_entries(run, false);
        let discardable = self.ir.attributes(run.op).entries(self.ir.context());
        attr_dict::merge(self.ir.context(), &mut entries, discardable);
        entries
    }

    /// Returns the inherent attributes, properties and segment sizes that are not elsewhere in the format and do not
    /// have their default values; if `always` is set, includes properties without a default.
    pub(super) fn own_entries(&self, run: OpPrintRun, always: bool) -> attr_dict::List {
        let OpPrintRun { op, schema, format, .. } = run;
        let sizes = format.segments_in_dictionary(schema);
        attr_dict::chosen(self.ir, op, schema, |part, value| match part {
            Part::Slot(slot) => {
                let is_lengths = schema.nested_groups.iter().any(|nested| nested.lengths == slot);
                !is_lengths && !format.attributes.contains(&slot) && !self.is_default(slot, value, run)
            }
            Part::Property(index) => {
                let property = &schema.properties[index];
                let is_initial = || self.ir.stored_words(op, schema, property).iter().all(|word| *word == 0);
                let is_needed = always && property.default.is_none();
                !format.properties.contains(&index) && (is_needed || !is_initial())
            }
            Part::Sizes(name) => sizes.clone().any(|known| known == name),
        })
    }

    /// Returns everything that `attr_dict` of the operation's format would print, for `custom<F>(attr_dict)`.
    #[doc(hidden)]
    pub fn dictionary_of(&self, op: Operation) -> Vec<NamedAttribute> {
        match self.ir.schema(op).and_then(|schema| Some((schema, schema.format?))) {
            Some((schema, format)) => self.format_entries(OpPrintRun::new(op, schema, format)).to_vec(),
            None => self.attributes_of(op),
        }
    }
}
