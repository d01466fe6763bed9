//! Parsing of operations by their declarative formats.
//!
//! The elements are processed once, in order, and the results are collected in a [`FormatState`]. At the end, types are
//! inferred and operands resolved (`format_values`), and the operation is created. The order, locations and wording of
//! errors match the code that MLIR generates for a format.
//!
//! Invariant: elements do not recurse except into regions, types and attributes, which bound the depth.

use smallvec::SmallVec;

use crate::entity::{Attribute, Operation, Type};
use crate::schema::{
    Anchor, Arity, EnumSchema, OiClause, OpElement, OpFormat, OpHook, OpSchema, ShortForm, TraitSet, TypeForm, TypesOf,
};
use crate::text::lexer::Kind;
use crate::types::FunctionType;

use super::custom_form::OpenForm;
use super::state::{FormatState, GivenProperty};
use super::values::Parts;
use crate::text::parser::grammar::PendingOperation;
use crate::text::parser::{AsmParser, ParseError, ParseResult};

/// The run of an operation's format.
pub(in crate::text) struct OpParseRun<'r> {
    pub(in crate::text) schema: &'static OpSchema,
    pub(in crate::text) format: &'static OpFormat,
    pub(in crate::text) state: &'r mut FormatState,
    /// Whether optional parts are required, as in a group whose beginning was present.
    pub(in crate::text) required: bool,
    /// The operands that anchor the group being parsed: it is not printed without them.
    pub(in crate::text) anchor: Option<usize>,
}

/// Returns help about an optional enum that may be at the offset.
fn absent_words(absent: Option<(usize, &'static EnumSchema)>, offset: usize) -> Option<String> {
    let (_, schema) = absent.filter(|(at, _)| *at == offset)?;
    let words: Vec<String> = schema.cases.iter().map(|case| format!("'{}'", case.text)).collect();
    let (last, others) = words.split_last()?;
    let list = if others.is_empty() { last.clone() } else { format!("{} or {last}", others.join(", ")) };
    Some(format!("{list} may precede it"))
}

/// Returns the operand group that is the only anchor.
fn sole_operands(anchors: &[Anchor]) -> Option<usize> {
    match anchors {
        [Anchor::Operand(group)] => Some(*group),
        _ => None,
    }
}

impl AsmParser<'_> {
    /// Parses the rest of an operation after its name.
    pub(in crate::text) fn format_form(
        &mut self,
        schema: &'static OpSchema,
        format: &'static OpFormat,
        form: OpenForm,
        default_dialect: &'static str,
    ) -> ParseResult<Operation> {
        let mut state = self.format_states.pop().unwrap_or_default();
        state.clear();
        let mut run = OpParseRun { schema, format, state: &mut state, required: false, anchor: None };
        let outcome = self.run_format(&mut run, form, default_dialect);
        // Nothing is parsed after a failure.
        if outcome.is_ok() {
            self.format_states.push(state);
        }
        outcome
    }

    fn run_format(
        &mut self,
        run: &mut OpParseRun<'_>,
        form: OpenForm,
        default_dialect: &'static str,
    ) -> ParseResult<Operation> {
        let pending = self.pending(form.name, form.offset);
        let outer = (self.form.replace(form), std::mem::replace(&mut self.default_dialect, default_dialect));
        self.op_elements(run.format.elements, run, &pending)?;
        self.check_regions_bound(run)?;
        let mut parts = Parts::default();
        self.format_parts(run, &pending, &mut parts)?;
        (self.form, self.default_dialect) = outer;
        self.create(&pending, &parts.result_types, &parts.split, None)
    }

    fn op_elements(
        &mut self,
        elements: &'static [OpElement],
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<()> {
        for element in elements {
            // The most common elements are handled here, and all others out of line.
            match element {
                OpElement::Literal { text, .. } => {
                    if !self.eat_literal(text) {
                        return self.no_literal(text);
                    }
                }
                OpElement::AttrDict { with_keyword: false, .. } if !self.is(Kind::LBrace) => {
                    run.state.dictionary_offset = Some(self.offset());
                }
                element => self.op_element(element, run, pending)?,
            }
        }
        Ok(())
    }

    #[inline(never)]
    fn op_element(
        &mut self,
        element: &'static OpElement,
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<()> {
        match element {
            OpElement::Literal { text, .. } => self.op_literal(text),
            OpElement::Whitespace(_) => Ok(()),
            OpElement::Operand { group, .. } => self.format_operands(*group, run),
            OpElement::Attribute { slot, form, .. } => self.format_attribute(*slot, form, run),
            OpElement::Property { index, .. } => self.format_property(*index, run),
            OpElement::Region { group, .. } => self.format_regions(*group, run),
            OpElement::Successor { group, .. } => self.format_successors(*group, run),
            OpElement::Operands { .. } => self.all_operands(run),
            OpElement::Regions { .. } => {
                run.state.whole.regions = true;
                self.region_list(0, run)
            }
            OpElement::Successors { .. } => {
                run.state.whole.successors = true;
                self.successor_list(0, run)
            }
            OpElement::Type { of, form, .. } => self.format_types(*of, form, run),
            OpElement::FunctionalType { inputs, results, .. } => self.functional_type(*inputs, *results, run),
            OpElement::AttrDict { with_keyword, .. } => self.format_dictionary(*with_keyword, run, pending),
            OpElement::PropDict => self.format_properties(run, pending),
            OpElement::Custom { hook, .. } => self.run_hook(hook, run, pending),
            OpElement::Group { anchors, implied, then, otherwise } => {
                match self.group_begins(then, *implied, run, pending)? {
                    Some(rest) => {
                        let outer = std::mem::replace(&mut run.anchor, sole_operands(anchors));
                        self.group_rest(rest, *implied, run, pending)?;
                        run.anchor = outer;
                        Ok(())
                    }
                    None => self.op_elements(otherwise, run, pending),
                }
            }
            OpElement::OiList(clauses) => self.oi_list(clauses, run, pending),
        }
    }
}

/// Literals, groups and lists of clauses.
impl AsmParser<'_> {
    fn op_literal(&mut self, text: &'static str) -> ParseResult<()> {
        if self.eat_literal(text) { Ok(()) } else { self.no_literal(text) }
    }

    #[inline]
    fn eat_literal(&mut self, text: &str) -> bool {
        let it_is = self.at_op_literal(text);
        if it_is {
            self.advance();
        }
        it_is
    }

    /// Returns whether the literal is next. Punctuation is one token, whose text is the literal.
    #[inline]
    fn at_op_literal(&self, text: &str) -> bool {
        !matches!(self.token.kind, Kind::Eof | Kind::Error) && self.text() == text.as_bytes()
    }

    #[cold]
    fn no_literal(&mut self, text: &str) -> ParseResult<()> {
        let (message, errors) = (format!("expected '{text}'"), self.errors.len());
        let result = match text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            true => self.wrong_token_in_form(message),
            false => self.wrong_token(message),
        };
        let words = absent_words(self.absent_enum, self.offset());
        if let (Some(error), Some(words)) = (self.errors.get_mut(errors), words) {
            error.help.push(words);
        }
        result
    }

    /// Parses the rest of a group whose beginning was present.
    fn group_begins(
        &mut self,
        then: &'static [OpElement],
        implied: Option<Anchor>,
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<Option<&'static [OpElement]>> {
        let visible = then.iter().position(|element| !matches!(element, OpElement::Whitespace(_)));
        let Some((first, rest)) = visible.and_then(|at| then[at..].split_first()) else { return Ok(None) };
        // The anchor of the group has no text of its own.
        if implied.is_some_and(|anchor| first.is(anchor)) {
            return self.group_begins(rest, implied, run, pending);
        }
        let is_there = match first {
            OpElement::Literal { text, .. } => self.eat_literal(text),
            OpElement::Operand { group, .. } => {
                self.format_operands(*group, run)?;
                // Any number of the lists may be empty.
                let has_lists = run.state.nested_operands.iter().any(|(of, lists)| of == group && !lists.is_empty());
                has_lists || !run.state.operands(*group).is_empty()
            }
            OpElement::Attribute { slot, form, .. } => self.optional_format_attribute(*slot, form, run)?,
            OpElement::Property { index, .. } => self.read_property(*index, false, run)?,
            OpElement::Region { group, .. } => self.optional_regions(*group, run)?,
            OpElement::Successor { group, .. } => {
                self.is(Kind::CaretIdentifier) && {
                    self.format_successors(*group, run)?;
                    true
                }
            }
            OpElement::Custom { hook, .. } => {
                let before = self.offset();
                self.run_hook(hook, run, pending)?;
                self.offset() != before
            }
            // The macro allows no other beginning of a group.
            OpElement::Whitespace(_)
            | OpElement::Operands { .. }
            | OpElement::Regions { .. }
            | OpElement::Successors { .. }
            | OpElement::Type { .. }
            | OpElement::FunctionalType { .. }
            | OpElement::AttrDict { .. }
            | OpElement::PropDict
            | OpElement::Group { .. }
            | OpElement::OiList(_) => {
                self.op_element(first, run, pending)?;
                true
            }
        };
        Ok(is_there.then_some(rest))
    }

    fn group_rest(
        &mut self,
        rest: &'static [OpElement],
        implied: Option<Anchor>,
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<()> {
        self.imply(implied, run);
        let outer = std::mem::replace(&mut run.required, true);
        for element in rest {
            if !implied.is_some_and(|anchor| element.is(anchor)) {
                self.op_element(element, run, pending)?;
            }
        }
        run.required = outer;
        Ok(())
    }

    /// Sets the unit attribute or `UnitProp` indicated by the presence of other text.
    fn imply(&mut self, implied: Option<Anchor>, run: &mut OpParseRun<'_>) {
        match implied {
            Some(Anchor::Attribute(slot)) => run.state.bind_attribute(slot, Some(Attribute::UNIT)),
            Some(Anchor::Property(index)) => {
                run.state.properties.push((index, GivenProperty::Words(smallvec::smallvec![1])));
            }
            Some(Anchor::Operand(_) | Anchor::Result(_) | Anchor::Region(_) | Anchor::Successor(_)) | None => {}
        }
    }

    fn oi_list(
        &mut self,
        clauses: &'static [OiClause],
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<()> {
        let mut seen: SmallVec<[usize; 8]> = SmallVec::new();
        while let Some(at) = clauses.iter().position(|clause| self.at_op_literal(clause.keyword)) {
            let clause = &clauses[at];
            self.advance();
            if seen.contains(&at) {
                return self.repeated_clause(clause.keyword);
            }
            seen.push(at);
            self.imply(clause.implied, run);
            for element in clause.elements {
                if !clause.implied.is_some_and(|anchor| element.is(anchor)) {
                    self.op_element(element, run, pending)?;
                }
            }
        }
        Ok(())
    }

    #[cold]
    fn repeated_clause(&mut self, keyword: &str) -> ParseResult<()> {
        let message = format!("`{keyword}` clause can appear at most once in the expansion of the oilist directive");
        Err(self.emit_error(self.name_location(), message))
    }
}

/// Operands, regions and successors.
impl AsmParser<'_> {
    fn format_operands(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let (offset, start) = (self.offset(), run.state.operands.items.len());
        match run.schema.operands[group].arity {
            Arity::One => {
                let usage = self.ssa_use()?;
                run.state.operands.items.push(usage);
            }
            Arity::Optional => {
                if self.is(Kind::PercentIdentifier) {
                    let usage = self.ssa_use()?;
                    run.state.operands.items.push(usage);
                }
            }
            Arity::Variadic if run.schema.nested_groups.iter().any(|nested| nested.operand == group) => {
                self.nested_operands(group, run)?;
            }
            Arity::Variadic => self.operand_list(run)?,
        }
        run.state.operands.close(group, start, offset);
        Ok(())
    }

    /// Parses an optional `%a, %b`.
    fn operand_list(&mut self, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        if !self.is(Kind::PercentIdentifier) {
            return Ok(());
        }
        self.comma_separated(|parser| {
            let usage = parser.ssa_use()?;
            run.state.operands.items.push(usage);
            Ok(())
        })
    }

    /// Parses an optional `(%a, %b), ()`.
    fn nested_operands(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let mut lists = Vec::new();
        while self.eat(Kind::LParen) {
            let start = run.state.operands.items.len();
            self.operand_list(run)?;
            self.expect(Kind::RParen, "expected ')'")?;
            lists.push(run.state.operands.items[start..].to_vec());
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        run.state.nested_operands.push((group, lists));
        Ok(())
    }

    /// Parses `operands`.
    fn all_operands(&mut self, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let (offset, start) = (self.offset(), run.state.operands.items.len());
        self.operand_list(run)?;
        run.state.operands.close(0, start, offset);
        run.state.whole.operands = true;
        Ok(())
    }

    fn format_regions(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        if run.schema.regions[group].arity == Arity::Variadic {
            return self.region_list(group, run);
        }
        let start = run.state.regions.items.len();
        self.format_region(run)?;
        run.state.regions.close(group, start, 0);
        Ok(())
    }

    fn region_list(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let start = run.state.regions.items.len();
        if self.is(Kind::LBrace) {
            self.comma_separated(|parser| parser.format_region(run))?;
        }
        run.state.regions.close(group, start, 0);
        Ok(())
    }

    fn format_region(&mut self, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let mut region = self.parse_region(&[])?;
        if let Some(terminator) = run.schema.implicit_terminator() {
            self.ensure_terminator_of(terminator, &mut region)?;
        } else if run.schema.id.traits().contains(TraitSet::SINGLE_BLOCK) {
            self.ensure_block(&mut region)?;
        }
        run.state.regions.items.push(region);
        Ok(())
    }

    /// Parses the regions at the beginning of a group. As in MLIR, `{}` is a region, but does not make the group
    /// present; in a list, it is a region of the list.
    fn optional_regions(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<bool> {
        if !self.is(Kind::LBrace) {
            return Ok(false);
        }
        if run.schema.regions[group].arity == Arity::Variadic {
            return self.region_list(group, run).map(|()| true);
        }
        let start = run.state.regions.items.len();
        let region = self.parse_region(&[])?;
        let is_there = !region.is_empty();
        run.state.regions.items.push(region);
        if let (true, Some(terminator)) = (is_there, run.schema.implicit_terminator())
            && let Some(region) = run.state.regions.items.last_mut()
        {
            self.ensure_terminator_of(terminator, region)?;
        }
        run.state.regions.close(group, start, 0);
        Ok(is_there)
    }

    /// Checks that all parsed regions belong to the operation.
    fn check_regions_bound(&mut self, run: &OpParseRun<'_>) -> ParseResult<()> {
        let read = self.form.map_or(0, |form| form.regions);
        let bound = run.state.regions.items.len();
        match read == bound {
            true => Ok(()),
            false => Err(self.emit_error(self.name_location(), format!("read {read} regions but has {bound}"))),
        }
    }

    fn format_successors(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        if run.schema.successors[group].arity == Arity::Variadic {
            return self.successor_list(group, run);
        }
        let block = self.successor()?;
        run.state.bind_successors(group, [block]);
        Ok(())
    }

    fn successor_list(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let start = run.state.successors.items.len();
        if self.is(Kind::CaretIdentifier) {
            self.comma_separated(|parser| {
                let block = parser.successor()?;
                run.state.successors.items.push(block);
                Ok(())
            })?;
        }
        run.state.successors.close(group, start, 0);
        Ok(())
    }

    /// Parses `custom<F>(...)`.
    fn run_hook(
        &mut self,
        hook: &'static OpHook,
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<()> {
        run.state.offset = self.offset();
        let (errors, before) = (self.error_count(), run.state.offset);
        let outcome = (hook.parse)(self, run.state);
        match outcome {
            Ok(()) if self.error_count() == errors => self.bound_properties(run, pending),
            // A hook that failed without reporting an error must not go unnoticed.
            Err(_) if self.error_count() == errors && !self.is(Kind::Error) => {
                self.error_in_form(before, format!("could not be parsed by '{}'", hook.name))
            }
            _ => Err(ParseError),
        }
    }
}

/// Types.
impl AsmParser<'_> {
    fn format_types(&mut self, of: TypesOf, form: &'static TypeForm, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let group = match of {
            TypesOf::Operand(group) => Some(&run.schema.operands[group]),
            TypesOf::Result(group) => Some(&run.schema.results[group]),
            TypesOf::Operands | TypesOf::Results => None,
        };
        let may_be_none = match of {
            TypesOf::Operand(group) => run.anchor != Some(group) && run.state.operands.get(group).is_empty(),
            TypesOf::Operands => run.state.operands.items.is_empty(),
            // The number of results is given only by their types; parts of a group are present.
            TypesOf::Result(_) | TypesOf::Results => !run.required,
        };
        let (list, _) = run.state.types.list(of);
        let start = list.items.len();
        match group.map(|group| group.arity) {
            Some(Arity::One) => {
                let ty = self.type_of_form(form)?;
                list.items.push(ty);
            }
            Some(Arity::Optional) => {
                if self.at_type() {
                    let ty = self.ty()?;
                    list.items.push(ty);
                }
            }
            _ if self.is_nested(of, run.schema) => return self.nested_types(of, run),
            // MLIR prints no types for empty operands or results, but cannot parse that.
            _ if !self.at_type() && may_be_none => {}
            Some(Arity::Variadic) | None => self.comma_separated(|parser| {
                let ty = parser.ty()?;
                list.items.push(ty);
                Ok(())
            })?,
        }
        run.state.types.close(of, start);
        run.state.note_whole(of);
        Ok(())
    }

    fn is_nested(&self, of: TypesOf, schema: &OpSchema) -> bool {
        matches!(of, TypesOf::Operand(group) if schema.nested_groups.iter().any(|nested| nested.operand == group))
    }

    /// Parses an optional `(i32, i64), ()`.
    fn nested_types(&mut self, of: TypesOf, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let mut lists = Vec::new();
        while self.eat(Kind::LParen) {
            let mut types = Vec::new();
            if !self.eat(Kind::RParen) {
                self.comma_separated(|parser| {
                    types.push(parser.ty()?);
                    Ok(())
                })?;
                self.expect(Kind::RParen, "expected ')'")?;
            }
            lists.push(types);
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        run.state.bind_nested_types(of, lists);
        Ok(())
    }

    /// Parses a type of a known kind.
    fn type_of_form(&mut self, form: &'static TypeForm) -> ParseResult<Type> {
        let offset = self.offset();
        if form.qualified {
            return self.ty();
        }
        let ty = match form.view.short {
            Some(ShortForm::Def(schema)) if !self.is(Kind::ExclamationIdentifier) && schema.has_short_form() => {
                let made = self.nested(|parser| parser.def_body(schema, None))?;
                made.as_type().unwrap_or(Type::NONE)
            }
            _ => self.ty()?,
        };
        match form.view.holds(ty, self.context) {
            true => Ok(ty),
            false => self.wrong_kind_of_type(offset, form.view.reference_name(), ty),
        }
    }

    #[cold]
    pub(in crate::text) fn wrong_kind_of_type<T>(
        &mut self,
        offset: usize,
        expected: Option<String>,
        found: Type,
    ) -> ParseResult<T> {
        let kind = "invalid kind of type specified";
        let message = match expected {
            Some(name) => format!("{kind}: expected {name}, but found '{}'", self.type_text(found)),
            None => kind.to_owned(),
        };
        self.error_in_form(offset, message)
    }

    fn functional_type(&mut self, inputs: TypesOf, results: TypesOf, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let offset = self.offset();
        let ty = self.ty()?;
        let Some(function) = ty.cast::<FunctionType>(self.context) else {
            return self.wrong_kind_of_type(offset, Some("builtin.function".into()), ty);
        };
        let parts = function.parts(self.context);
        for (of, types) in [(inputs, parts.0), (results, parts.1)] {
            let (list, _) = run.state.types.list(of);
            let start = list.items.len();
            list.items.extend_from_slice(types);
            run.state.types.close(of, start);
            run.state.note_whole(of);
        }
        Ok(())
    }
}
