//! `type(...)`.

use ods_grammar::{End, First, Node, Subject, Syntax};
use smallvec::SmallVec;

use crate::entity::{Type, Value};
use crate::schema::{Arity, OpSchema, ShortForm, TypeForm, TypesOf};
use crate::text::lexer::Kind;
use crate::text::parser::{AsmParser, OpParseRun, ParseResult};
use crate::text::printer::{OpAsmPrinter, OpPrintRun};

use super::COMMA;
use super::operands::{NESTED, has_single, is_nested};

const TYPES: Syntax<'static> = Syntax::new(&[First::Type], End::Entity).continued_by(COMMA);

/// Returns the text of types.
pub(super) const fn node(at: usize, schema: &OpSchema, (of, form): (TypesOf, &TypeForm), space: bool) -> Node<'static> {
    let (group, is_nested) = match of {
        TypesOf::Operand(group) => (&schema.operands[group], is_nested(schema, group)),
        TypesOf::Result(group) => (&schema.results[group], false),
        TypesOf::Operands => {
            let node = Node::leaf(at, Subject::Directive("type(operands)"), TYPES, space);
            return node.optional(!has_single(schema.operands));
        }
        TypesOf::Results => {
            let node = Node::leaf(at, Subject::Directive("type(results)"), TYPES, space);
            return node.optional(!has_single(schema.results));
        }
    };
    let syntax = match (is_nested, group.arity) {
        (true, _) => NESTED,
        (false, Arity::One) => *form.syntax,
        (false, Arity::Optional) => form.view.info.syntax,
        (false, Arity::Variadic) => TYPES,
    };
    let space = space || form.begins_with_blank();
    let may_be_absent = !matches!(group.arity, Arity::One);
    Node { may_be_absent, ..Node::leaf(at, Subject::TypeOf(group.name), syntax, space) }
}

impl AsmParser<'_> {
    pub(super) fn format_types(
        &mut self,
        of: TypesOf,
        form: &'static TypeForm,
        run: &mut OpParseRun<'_>,
    ) -> ParseResult<()> {
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

    pub(super) fn is_nested(&self, of: TypesOf, schema: &OpSchema) -> bool {
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
}

impl OpAsmPrinter<'_> {
    pub(super) fn format_types(&mut self, of: TypesOf, form: &'static TypeForm, run: OpPrintRun) {
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
    pub(super) fn types_of(&mut self, of: TypesOf, run: OpPrintRun) {
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

    pub(super) fn type_list(&self, of: TypesOf, run: OpPrintRun) -> SmallVec<[Type; 8]> {
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
}
