//! Operations that have a name which others refer to.

use crate::attributes::StringAttr;
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Operation};
use crate::ir::Ir;
use crate::ir::symbols::{SYMBOL_NAME, SYMBOL_VISIBILITY, SymbolUse};

/// Who may refer to a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Visibility {
    /// Anybody, also who is not seen from here.
    Public,
    /// The operations under its symbol table.
    Private,
    /// The operations under its symbol table and the tables around, all of which are seen.
    Nested,
}

impl Visibility {
    /// The attribute's text.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Private => "private",
            Self::Nested => "nested",
        }
    }
}

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {
        #[diagnostic::on_unimplemented(
            message = "`{Self}` does not implement the interface `SymbolOpInterface`",
            label = "there is no `impl SymbolOpInterface for {Self}`",
            note = "an interface that builds on another one needs an `impl` of each: \
                    `impl SymbolOpInterface for {Self} {{}}`"
        )]
    }
    /// Has a name, `sym_name`, by which operations refer to it, and lives in a symbol table.
    ///
    /// The traits `Symbol` and `OptionalSymbol` are this interface with default methods.
    pub trait SymbolOpInterface {
        /// The name; `None` for an optional symbol that has none.
        default fn name_attr(&self, ir: &Ir) -> Option<StringAttr> {
            ir.symbol_name_attr(self.operation())
        }

        /// Sets the name. Whoever refers to the old one does so in vain: see `replace_all_symbol_uses`.
        default fn set_name(&self, ir: &mut Ir, name: &str) {
            ir.set_symbol_name(self.operation(), name);
        }

        /// Who may refer to it; `Public` where nothing is said.
        default fn visibility(&self, ir: &Ir) -> Visibility {
            let attribute = ir.any_attribute(self.operation(), SYMBOL_VISIBILITY);
            let text = attribute.and_then(|text| text.cast::<StringAttr>(ir.context()));
            match text.map(|text| text.bytes(ir.context())) {
                Some(b"private") => Visibility::Private,
                Some(b"nested") => Visibility::Nested,
                _ => Visibility::Public,
            }
        }

        /// Whether it is visible to the tables around.
        default fn is_nested(&self, ir: &Ir) -> bool {
            self.visibility(ir) == Visibility::Nested
        }

        /// Whether it is visible to its own table alone.
        default fn is_private(&self, ir: &Ir) -> bool {
            self.visibility(ir) == Visibility::Private
        }

        /// Whether it is visible to everybody.
        default fn is_public(&self, ir: &Ir) -> bool {
            self.visibility(ir) == Visibility::Public
        }

        /// Sets who may refer to it; the attribute goes where that is everybody.
        default fn set_visibility(&self, ir: &mut Ir, visibility: Visibility) {
            let text = (visibility != Visibility::Public).then(|| visibility.as_str());
            let value = text.map(|text| StringAttr::get(ir.context(), text).into());
            set_attribute(ir, self.operation(), SYMBOL_VISIBILITY, value);
        }

        /// Makes it visible to the tables around.
        default fn set_nested(&self, ir: &mut Ir) {
            self.set_visibility(ir, Visibility::Nested);
        }

        /// Makes it visible to its own table alone.
        default fn set_private(&self, ir: &mut Ir) {
            self.set_visibility(ir, Visibility::Private);
        }

        /// Makes it visible to everybody.
        default fn set_public(&self, ir: &mut Ir) {
            self.set_visibility(ir, Visibility::Public);
        }

        /// Who refers to it in the scope of the table that `from` is.
        default fn symbol_uses(&self, ir: &Ir, from: Operation) -> Vec<SymbolUse> {
            match ir.symbol_name(self.operation()) {
                Some(name) => ir.symbol_uses_of(from, name),
                None => Vec::new(),
            }
        }

        /// Whether nobody refers to it in the scope of the table that `from` is.
        default fn symbol_known_use_empty(&self, ir: &Ir, from: Operation) -> bool {
            self.symbol_uses(ir, from).is_empty()
        }

        /// Makes all references to it in the scope of the table that `from` is references to `name`; returns how many
        /// operations changed.
        default fn replace_all_symbol_uses(&self, ir: &mut Ir, name: &str, from: Operation) -> usize {
            match ir.symbol_name(self.operation()).map(str::to_owned) {
                Some(old) => ir.replace_symbol_uses(from, &old, name),
                None => 0,
            }
        }

        /// Whether operations of this kind may lack the name.
        default fn is_optional_symbol(&self, _ir: &Ir) -> bool {
            false
        }

        /// Whether it may go when nobody refers to it: where nobody can that is not seen from here.
        default fn can_discard_on_use_empty(&self, ir: &Ir) -> bool {
            !self.is_public(ir)
        }

        /// Whether it only says that something of its name is elsewhere.
        default fn is_declaration(&self, _ir: &Ir) -> bool {
            false
        }

        /// It has a name and a known visibility, is in a symbol table, and is not public when it is a declaration.
        verify fn verify_symbol(&self, ir: &Ir) -> Result<(), Diagnostic> {
            let op = self.operation();
            if self.is_optional_symbol(ir) && ir.any_attribute(op, SYMBOL_NAME).is_none() {
                return Ok(());
            }
            crate::traits::verify_symbol(ir, op)?;
            match self.is_declaration(ir) && self.is_public(ir) {
                true => Err(ir.op_error(op, "symbol declaration cannot have public visibility")),
                false => Ok(()),
            }
        }
    }
}

/// Sets or removes the attribute called `name`: inherent if the definition has one, discardable otherwise.
pub(super) fn set_attribute(ir: &mut Ir, op: Operation, name: &str, value: Option<Attribute>) {
    match ir.schema(op).and_then(|schema| schema.attribute_index(name)) {
        Some(slot) => {
            ir.set_inherent(op, slot, value);
        }
        None => {
            let key = ir.context().identifier(name);
            ir.set_attribute(op, key, value);
        }
    }
}
