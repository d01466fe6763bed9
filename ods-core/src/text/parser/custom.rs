//! Custom forms of operations.
//!
//! A form is a function from a [`Draft`] to the operation. It reads tokens with the methods of [`Parser`], leaves
//! regions and attributes in the scratch space, and ends with `finish`.

use crate::attributes::NamedAttribute;
use crate::attributes::StringAttr;
use crate::diagnostic::Diagnostic;
use crate::entity::{OpName, Operation, Type};
use crate::text::lexer::Kind;

use super::operation::Draft;
use super::{PResult, Parser};

type Form = for<'p, 's> fn(&'p mut Parser<'s>, Draft) -> PResult<Operation>;

/// The forms that are written by hand.
const FORMS: &[(&str, Form)] = &[
    ("builtin.module", |parser, draft| parser.module_form(draft)),
    ("builtin.unrealized_conversion_cast", |parser, draft| parser.cast_form(draft)),
];

impl Parser<'_> {
    /// `dialect.name ...`
    pub(super) fn custom_operation(&mut self) -> PResult<Operation> {
        let offset = self.offset();
        let written = String::from_utf8_lossy(self.text()).into_owned();
        self.advance();
        // A name without a dialect is of the default dialect, which is `builtin` everywhere so far.
        let dialect = written.split_once('.').filter(|(_, name)| !name.is_empty());
        let full = if dialect.is_some() { written.clone() } else { format!("builtin.{written}") };
        let registered = self.context.registered_op_name(&full);
        let form = FORMS.iter().find(|form| form.0 == full);
        match (registered, form) {
            (Some(name), Some((_, form))) => self.custom_form(name, offset, *form),
            (Some(_), None) => self.error_at(offset, format!("op '{full}' has no custom form")),
            (None, _) => self.unknown_custom_operation(offset, &written, &full),
        }
    }

    fn custom_form(&mut self, name: OpName, offset: usize, form: Form) -> PResult<Operation> {
        let draft = self.draft(name, offset);
        form(self, draft)
    }

    #[cold]
    fn unknown_custom_operation(&mut self, offset: usize, written: &str, full: &str) -> PResult<Operation> {
        let location = self.location_at(offset);
        let dialect = full.split('.').next().unwrap_or(full);
        let tried = if written == full { String::new() } else { format!("(tried '{full}' as well)") };
        if self.context.dialect(dialect).is_some() {
            let message = format!("custom op '{written}' is unknown {tried}");
            return self.report(Diagnostic::error(location, message.trim_end()));
        }
        let message = format!("Dialect `{dialect}' not found for custom op '{written}' {tried}");
        let mut available: Vec<_> = self.context.dialects().iter().map(|dialect| dialect.name).collect();
        available.sort_unstable();
        let note = format!(
            "Available dialects: {} ; for more info on dialect registration see \
             https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
            available.join(", ")
        );
        self.report(Diagnostic::error(location, message).note(location, note))
    }

    /// `'(' types ')' | types`, pushed on the stack of types.
    fn bare_types(&mut self) -> PResult<()> {
        self.comma_separated(|parser| {
            let ty = parser.ty()?;
            parser.scratch.types.push(ty);
            Ok(())
        })
    }

    /// `module @name attributes {...} {...}`
    fn module_form(&mut self, mut draft: Draft) -> PResult<Operation> {
        if self.is(Kind::AtIdentifier) {
            let value = StringAttr::get(self.context, self.symbol_name()).into();
            self.advance();
            let name = self.context.identifier("sym_name");
            self.scratch.entries.push(NamedAttribute { name, value });
        }
        draft.dictionary = Some(self.offset());
        if self.eat(Kind::Attributes) {
            self.dictionary_entries()?;
        }
        self.region(&[], false)?;
        if self.scratch.blocks.len() == draft.blocks {
            let block = self.ir.create_block();
            self.scratch.blocks.push(block);
        }
        self.scratch.region_ends.push(self.scratch.blocks.len());
        self.scratch.values.clear();
        self.finish(&draft, &[])
    }

    /// `unrealized_conversion_cast %a, %b : i32, i64 to f32`
    fn cast_form(&mut self, draft: Draft) -> PResult<Operation> {
        let (types, operands) = (self.scratch.types.len(), self.offset());
        if self.is(Kind::PercentIdentifier) {
            self.comma_separated(Self::push_ssa_use)?;
            self.expect(Kind::Colon, "expected ':'")?;
            self.bare_types()?;
        }
        let inputs: Vec<Type> = self.scratch.types.split_off(types);
        if !self.eat(Kind::To) {
            let offset = self.offset();
            return self.custom_error(&draft, offset, "expected 'to'");
        }
        self.bare_types()?;
        let results: Vec<Type> = self.scratch.types.split_off(types);
        if self.is(Kind::LBrace) {
            self.dictionary_entries()?;
        }
        self.resolve_custom_operands(&draft, &inputs, operands)?;
        self.finish(&draft, &results)
    }
}
