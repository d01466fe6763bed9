//! Printing of operations by their declarative formats.
//!
//! Printing follows a plan of the elements ([`crate::text::printer::format::plan`]). When aliases are collected and
//! nothing is printed, the elements themselves are processed: the types and attributes that they would print are
//! recorded, as for custom print functions, and names of values are skipped. Each element specifies whether a blank
//! precedes it.

use smallvec::SmallVec;

use crate::attributes::{AttributeData, DenseArrayAttr, DictionaryAttr, NamedAttribute};
use crate::entity::{Attribute, OpName, Operation, Region, Type, Value};
use crate::schema::segments::i32_array;
use crate::schema::{
    Anchor, Arity, AttributeForm, AttributeText, EnumSchema, OiClause, OpElement, OpFormat, OpSchema, RegionSchema,
    ShortForm, TypeForm, TypesOf,
};
use crate::types::TypeData;

use crate::text::printer::alias::elements::Node;
use crate::text::printer::format::custom_form::RegionForm;
use crate::text::printer::format::plan::PlanStep;
use crate::text::printer::grammar::attr_dict::{self, Part};
use crate::text::printer::grammar::decimal::push_short;
use crate::text::printer::grammar::escape::{is_keyword, push_quoted, push_symbol};
use crate::text::printer::grammar::operation::OpAsmPrinter;
use crate::text::printer::names::Prefix;
use crate::text::printer::writer::AsmPrinter;

/// The run of an operation's format.
#[derive(Clone, Copy)]
pub(in crate::text::printer) struct OpPrintRun {
    op: Operation,
    pub(in crate::text::printer) schema: &'static OpSchema,
    pub(in crate::text::printer) format: &'static OpFormat,
}

impl OpPrintRun {
    pub(in crate::text::printer) fn new(op: Operation, schema: &'static OpSchema, format: &'static OpFormat) -> Self {
        Self { op, schema, format }
    }
}

impl OpAsmPrinter<'_> {
    /// Prints an operation after its name.
    #[inline]
    pub(in crate::text::printer) fn format(&mut self, name: OpName, run: OpPrintRun) {
        let operands = self.ir.operand_slots(run.op);
        let operand = |position: usize| operands.get(position).map(|slot| slot.value);
        for position in self.plans.of(name, run) {
            match self.plans.step(position) {
                PlanStep::Text(text, length) => push_short(&mut self.writer.out, &text, usize::from(length)),
                PlanStep::Operand(position, prefix) => self.single_operand(operand(position), prefix),
                PlanStep::OperandType(position) => self.single_type(operand(position)),
                PlanStep::ResultType(position) => self.single_type(self.ir.result(run.op, position)),
                PlanStep::IfAttribute(slot, element) => {
                    let value = self.ir.inherent(run.op, slot);
                    if value.is_some_and(|value| !self.is_default(slot, value, run)) {
                        self.op_element(element, run);
                    }
                }
                PlanStep::Discardable(element) => {
                    if self.ir.attributes(run.op) != DictionaryAttr::EMPTY {
                        self.op_element(element, run);
                    }
                }
                PlanStep::Element(element) => self.op_element(element, run),
            }
        }
    }

    /// Records the types and attributes that the format would print.
    pub(in crate::text::printer) fn note_format(&mut self, run: OpPrintRun) {
        self.op_elements(run.format.elements, run);
    }

    #[inline]
    fn single_operand(&mut self, operand: Option<Value>, prefix: Prefix) {
        if let Some(value) = operand {
            self.value_use(value, prefix);
        }
    }

    #[inline]
    fn single_type(&mut self, value: Option<Value>) {
        self.value_types(value.into_iter());
    }

    fn op_elements(&mut self, elements: &'static [OpElement], run: OpPrintRun) {
        for element in elements {
            self.op_element(element, run);
        }
    }

    #[inline(never)]
    fn op_element(&mut self, element: &'static OpElement, run: OpPrintRun) {
        match element {
            OpElement::Literal { text, space } => {
                self.blank(*space);
                self.writer.text(text);
            }
            OpElement::Whitespace("\n") => self.print_newline(),
            OpElement::Whitespace(text) => self.writer.text(text),
            OpElement::Operand { group, space } => {
                self.blank(*space);
                self.format_operands(*group, run);
            }
            OpElement::Attribute { slot, form, space } => {
                self.blank(*space);
                self.format_attribute(*slot, form, run);
            }
            OpElement::Property { index, space } => {
                self.blank(*space);
                self.format_property(*index, run);
            }
            OpElement::Region { group, space } => {
                self.blank(*space);
                let (start, length) = self.region_group(*group, run);
                self.format_regions(start, length, run);
            }
            OpElement::Successor { group, space } => {
                self.blank(*space);
                let (start, length) = self.successor_group(*group, run);
                self.format_successors(start, length, run);
            }
            OpElement::Operands { space } => {
                self.blank(*space);
                self.operand_names(self.ir.operands(run.op));
            }
            OpElement::Regions { space } => {
                self.blank(*space);
                self.format_regions(0, self.ir.num_regions(run.op), run);
            }
            OpElement::Successors { space } => {
                self.blank(*space);
                self.format_successors(0, self.ir.num_successors(run.op), run);
            }
            OpElement::Type { of, form, space } => {
                self.blank(*space);
                self.format_types(*of, form, run);
            }
            OpElement::FunctionalType { inputs, results, space } => {
                self.blank(*space);
                self.writer.text("(");
                self.types_of(*inputs, run);
                self.writer.text(")");
                let results = self.type_list(*results, run);
                self.print_arrow_type_list(results);
            }
            OpElement::AttrDict { with_keyword, inherent } => self.format_dictionary(*with_keyword, *inherent, run),
            OpElement::PropDict => self.format_properties(run),
            OpElement::Custom { hook, space } => {
                self.blank(*space);
                (hook.print)(self.ir, run.op, self);
            }
            OpElement::Group { anchors, implied, then, otherwise } => match self.is_there(anchors, run) {
                true => self.group(then, *implied, run),
                false => self.op_elements(otherwise, run),
            },
            OpElement::OiList(clauses) => self.oi_list(clauses, run),
        }
    }

    #[inline]
    fn blank(&mut self, space: bool) {
        if space {
            self.writer.out.push(b' ');
        }
    }

    /// Prints the elements, except the unit attribute or property that is implied by the presence of the group.
    fn group(&mut self, elements: &'static [OpElement], implied: Option<Anchor>, run: OpPrintRun) {
        for element in elements {
            if !implied.is_some_and(|anchor| element.is(anchor)) {
                self.op_element(element, run);
            }
        }
    }

    fn oi_list(&mut self, clauses: &'static [OiClause], run: OpPrintRun) {
        for clause in clauses {
            if self.is_there(clause.anchors, run) {
                self.blank(clause.space);
                self.writer.text(clause.keyword);
                self.group(clause.elements, clause.implied, run);
            }
        }
    }

    fn is_there(&mut self, anchors: &[Anchor], run: OpPrintRun) -> bool {
        anchors.iter().any(|anchor| match *anchor {
            Anchor::Operand(group) => {
                self.operand_group(group, run).1 > 0
                    || self.nested_lists(group, run).is_some_and(|lists| !lists.is_empty())
            }
            Anchor::Result(group) => self.result_group(group, run).1 > 0,
            Anchor::Attribute(slot) => {
                let value = self.ir.inherent(run.op, slot);
                value.is_some_and(|value| !self.is_default(slot, value, run))
            }
            Anchor::Property(index) => {
                let property = &run.schema.properties[index];
                // A default property is stored as zero.
                self.ir.stored_words(run.op, run.schema, property).iter().any(|word| *word != 0)
            }
            Anchor::Region(group) => {
                let (start, length) = self.region_group(group, run);
                let is_one = run.schema.regions[group].arity == Arity::One;
                let first = self.ir.region(run.op, start).filter(|_| length > 0);
                first.is_some_and(|region| !is_one || self.ir.entry_block(region).is_some())
            }
            Anchor::Successor(group) => self.successor_group(group, run).1 > 0,
        })
    }
}

/// Operands, types, successors and regions.
impl OpAsmPrinter<'_> {
    #[inline]
    fn operand_group(&self, group: usize, run: OpPrintRun) -> (usize, usize) {
        let words = self.ir.size_words(run.op, run.schema);
        run.schema.operand_group(group, self.ir.num_operands(run.op), words)
    }

    #[inline]
    fn result_group(&self, group: usize, run: OpPrintRun) -> (usize, usize) {
        let words = self.ir.size_words(run.op, run.schema);
        run.schema.result_group(group, self.ir.num_results(run.op), words)
    }

    /// Returns the regions of a group. Only the last group is variadic.
    fn region_group(&self, group: usize, run: OpPrintRun) -> (usize, usize) {
        let is_one = |schema: &RegionSchema| schema.arity == Arity::One;
        let rest = self.ir.num_regions(run.op).saturating_sub(group);
        (group, if is_one(&run.schema.regions[group]) { rest.min(1) } else { rest })
    }

    fn successor_group(&self, group: usize, run: OpPrintRun) -> (usize, usize) {
        let rest = self.ir.num_successors(run.op).saturating_sub(group);
        (group, if run.schema.successors[group].arity == Arity::One { rest.min(1) } else { rest })
    }

    #[inline]
    fn operand_names(&mut self, values: impl Iterator<Item = Value>) {
        // The names are unknown when nothing is printed.
        if self.writer.found.is_none() {
            self.value_list(values);
        }
    }

    #[inline]
    fn format_operands(&mut self, group: usize, run: OpPrintRun) {
        if run.schema.all_single_operands() {
            // Each group is a single operand, so its number is the operand's position.
            let ir = self.ir;
            return self.operand_names(ir.operand(run.op, group).into_iter());
        }
        if let Some(nested) = run.schema.nested_groups.iter().find(|nested| nested.operand == group) {
            return self.nested_operands(group, nested.lengths, run);
        }
        let (start, length) = self.operand_group(group, run);
        let ir = self.ir;
        self.operand_names(ir.operands(run.op).skip(start).take(length));
    }

    /// Prints `(%a, %b), ()`.
    fn nested_operands(&mut self, group: usize, lengths: usize, run: OpPrintRun) {
        let lists = self.nested_lengths(group, lengths, run);
        let ir = self.ir;
        for (i, (start, length)) in lists.into_iter().enumerate() {
            self.writer.text(if i > 0 { ", (" } else { "(" });
            self.operand_names(ir.operands_in(run.op, start, length));
            self.writer.text(")");
        }
    }

    /// Returns the lists of a nested group.
    fn nested_lists(&self, group: usize, run: OpPrintRun) -> Option<Vec<(usize, usize)>> {
        let nested = run.schema.nested_groups.iter().find(|nested| nested.operand == group)?;
        Some(self.nested_lengths(group, nested.lengths, run))
    }

    /// Returns the positions of the lists of a nested group among the operands.
    fn nested_lengths(&self, group: usize, lengths: usize, run: OpPrintRun) -> Vec<(usize, usize)> {
        let (mut start, length) = self.operand_group(group, run);
        let end = start + length;
        let lengths = self.ir.inherent(run.op, lengths).and_then(|lengths| i32_array(lengths, self.ir.context()));
        let mut ranges = Vec::new();
        for length in lengths.unwrap_or_default() {
            let length = usize::try_from(length).unwrap_or(0).min(end - start);
            ranges.push((start, length));
            start += length;
        }
        ranges
    }

    fn format_types(&mut self, of: TypesOf, form: &'static TypeForm, run: OpPrintRun) {
        let group = match of {
            TypesOf::Operand(group) => Some(&run.schema.operands[group]),
            TypesOf::Result(group) => Some(&run.schema.results[group]),
            TypesOf::Operands | TypesOf::Results => None,
        };
        let is_one = group.is_some_and(|group| group.arity == Arity::One);
        if let (true, false, Some(ShortForm::Def(schema))) = (is_one, form.qualified, form.view.short) {
            for ty in self.type_list(of, run) {
                match ty.def(self.ir.context()).is_some_and(|def| def.is_of(schema)) {
                    true => self.writer.stripped(ty.into()),
                    false => self.ty(ty),
                }
            }
            return;
        }
        match (of, run.schema.nested_groups) {
            (TypesOf::Result(0), _) if is_one && run.schema.results.len() == 1 => {
                let ir = self.ir;
                self.value_types(ir.result(run.op, 0).into_iter());
            }
            (TypesOf::Operand(group), [_, ..]) => self.types_of_group(group, run),
            (TypesOf::Operand(_) | TypesOf::Result(_) | TypesOf::Operands | TypesOf::Results, _) => {
                self.types_of(of, run);
            }
        }
    }

    /// Prints the types of an operand group, which may be nested.
    fn types_of_group(&mut self, group: usize, run: OpPrintRun) {
        let Some(nested) = run.schema.nested_groups.iter().find(|nested| nested.operand == group) else {
            return self.types_of(TypesOf::Operand(group), run);
        };
        let ir = self.ir;
        for (i, (start, length)) in self.nested_lengths(group, nested.lengths, run).into_iter().enumerate() {
            self.writer.text(if i > 0 { ", (" } else { "(" });
            self.value_types(ir.operands_in(run.op, start, length));
            self.writer.text(")");
        }
    }

    #[inline]
    fn types_of(&mut self, of: TypesOf, run: OpPrintRun) {
        let ir = self.ir;
        match of {
            TypesOf::Operand(group) => {
                let (start, length) = self.operand_group(group, run);
                self.value_types(ir.operands(run.op).skip(start).take(length));
            }
            TypesOf::Result(group) => {
                let (start, length) = self.result_group(group, run);
                self.value_types(ir.results(run.op).skip(start).take(length));
            }
            TypesOf::Operands => self.value_types(ir.operands(run.op)),
            TypesOf::Results => self.value_types(ir.results(run.op)),
        }
    }

    fn type_list(&self, of: TypesOf, run: OpPrintRun) -> SmallVec<[Type; 8]> {
        let known = |value: Value| self.ir.values.try_get(value).map(|data| data.ty);
        let (is_operand, (start, length)) = match of {
            TypesOf::Operand(group) => (true, self.operand_group(group, run)),
            TypesOf::Result(group) => (false, self.result_group(group, run)),
            TypesOf::Operands => (true, (0, usize::MAX)),
            TypesOf::Results => (false, (0, usize::MAX)),
        };
        match is_operand {
            true => self.ir.operands(run.op).skip(start).take(length).filter_map(known).collect(),
            false => self.ir.results(run.op).skip(start).take(length).filter_map(known).collect(),
        }
    }

    fn format_successors(&mut self, start: usize, length: usize, run: OpPrintRun) {
        let ir = self.ir;
        for (i, block) in ir.successors(run.op).skip(start).take(length).enumerate() {
            self.writer.text(if i > 0 { ", " } else { "" });
            if self.writer.found.is_none() {
                self.block_name(block);
            }
        }
    }

    fn format_regions(&mut self, start: usize, length: usize, run: OpPrintRun) {
        let has_implicit_terminator = run.schema.implicit_terminator().is_some();
        for i in 0..length {
            let Some(region) = self.ir.region(run.op, start + i) else { continue };
            self.writer.text(if i > 0 { ", " } else { "" });
            let hides = has_implicit_terminator && self.ends_as_implied(region);
            let form = if hides { RegionForm::FULL.without_terminators() } else { RegionForm::FULL };
            self.print_region(region, form);
        }
    }

    /// Returns whether the implicit terminator represents the last operation of the entry block: it has no operands,
    /// results or attributes. The verifier ensures that it is of that kind.
    fn ends_as_implied(&self, region: Region) -> bool {
        let ir = self.ir;
        let last = ir.entry_block(region).and_then(|block| ir.last_op(block));
        last.is_some_and(|op| {
            let has_attributes = || ir.attributes(op) != DictionaryAttr::EMPTY || self.has_inherent(op);
            ir.num_operands(op) == 0 && ir.num_results(op) == 0 && !has_attributes()
        })
    }

    fn has_inherent(&self, op: Operation) -> bool {
        let slots = self.ir.schema(op).map_or(0, |schema| schema.attributes.len());
        (0..slots).any(|slot| self.ir.inherent(op, slot).is_some())
    }
}

/// Attributes and properties.
impl OpAsmPrinter<'_> {
    fn format_attribute(&mut self, slot: usize, form: &'static AttributeForm, run: OpPrintRun) {
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

    fn format_property(&mut self, index: usize, run: OpPrintRun) {
        let property = &run.schema.properties[index];
        let words = self.ir.stored_words(run.op, run.schema, property);
        property.write(&words, &mut self.writer);
    }

    /// Returns whether the attribute has its default value.
    #[inline]
    fn is_default(&self, slot: usize, value: Attribute, run: OpPrintRun) -> bool {
        attr_dict::default_of(self.ir, run.op, run.schema, slot) == Some(value)
    }

    /// Prints `attr_dict`.
    fn format_dictionary(&mut self, with_keyword: bool, inherent: bool, run: OpPrintRun) {
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

    /// Prints `prop_dict`.
    fn format_properties(&mut self, run: OpPrintRun) {
        self.writer.text(" ");
        let entries = self.own_entries(run, true);
        if !entries.is_empty() {
            self.writer.text("<");
            self.writer.dictionary(&entries);
            self.writer.text(">");
        }
    }

    /// Returns the inherent attributes, properties and segment sizes that are not elsewhere in the format and do not
    /// have their default values; if `always` is set, includes properties without a default.
    fn own_entries(&self, run: OpPrintRun, always: bool) -> attr_dict::List {
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

    /// Returns everything that `prop_dict` of the operation's format would print, for `custom<F>(prop_dict)`.
    #[doc(hidden)]
    pub fn properties_of(&self, op: Operation) -> Vec<NamedAttribute> {
        match self.ir.schema(op).and_then(|schema| Some((schema, schema.format?))) {
            Some((schema, format)) => self.own_entries(OpPrintRun::new(op, schema, format), true).to_vec(),
            None => Vec::new(),
        }
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

/// Returns whether the dictionary could contain anything besides discardable attributes.
pub(in crate::text::printer) fn has_own_entries(run: OpPrintRun) -> bool {
    let OpSchema { attributes, properties, .. } = run.schema;
    attributes.len() > run.format.attributes.len()
        || properties.len() > run.format.properties.len()
        || run.schema.size_words() > 0 && run.format.segments_in_dictionary(run.schema).next().is_some()
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
            return found.push(Node::Attribute(array.into()));
        }
        let (element, bytes) = (array.element_type(self.context), array.bytes(self.context));
        debug_assert!(!matches!(element.data(self.context), TypeData::Index), "elements have a width");
        self.text("[");
        self.dense_array_elements(element, bytes);
        self.text("]");
    }
}
