//! Symbols: operations with a name that others refer to.

use crate::attributes::StringAttr;
use crate::diagnostic::Diagnostic;
use crate::entity::Operation;
use crate::ir::Ir;
use crate::ir::symbols::{SYMBOL_NAME, SYMBOL_VISIBILITY, SymbolUse};

/// The visibility of a symbol: the operations that may refer to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Visibility {
    /// All operations, including those outside the current IR.
    Public,
    /// The operations inside its symbol table.
    Private,
    /// The operations inside its symbol table and enclosing ones; all of these are known.
    Nested,
}

impl Visibility {
    /// Returns the text of the attribute.
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
            label = "missing `impl SymbolOpInterface for {Self}`",
            note = "a base interface needs an `impl` of its own: `impl SymbolOpInterface for {Self} {{}}`"
        )]
    }
    /// Symbols: operations in a symbol table with a name, `sym_name`. Other operations refer to them by this name.
    ///
    /// Operations with the traits `Symbol` and `OptionalSymbol` have this interface with its default methods.
    pub trait SymbolOpInterface {
        /// Returns the name; `None` for an optional symbol without one.
        default fn name_attr(&self, ir: &Ir) -> Option<StringAttr> {
            ir.symbol_name_attr(self.operation())
        }

        /// Sets the name. References to the old name are not updated: see `replace_all_symbol_uses`.
        default fn set_name(&self, ir: &mut Ir, name: &str) {
            ir.set_symbol_name(self.operation(), name);
        }

        /// Returns the visibility; `Public` by default.
        default fn visibility(&self, ir: &Ir) -> Visibility {
            let text = ir.symbol_visibility_attr(self.operation());
            match text.map(|text| text.bytes(ir.context())) {
                Some(b"private") => Visibility::Private,
                Some(b"nested") => Visibility::Nested,
                _ => Visibility::Public,
            }
        }

        /// Returns whether the symbol is visible to enclosing tables.
        default fn is_nested(&self, ir: &Ir) -> bool {
            self.visibility(ir) == Visibility::Nested
        }

        /// Returns whether the symbol is only visible in its own table.
        default fn is_private(&self, ir: &Ir) -> bool {
            self.visibility(ir) == Visibility::Private
        }

        /// Returns whether the symbol is visible everywhere.
        default fn is_public(&self, ir: &Ir) -> bool {
            self.visibility(ir) == Visibility::Public
        }

        /// Sets the visibility. Removes the attribute for `Public`.
        default fn set_visibility(&self, ir: &mut Ir, visibility: Visibility) {
            let text = (visibility != Visibility::Public).then(|| visibility.as_str());
            let value = text.map(|text| StringAttr::get(ir.context(), text).into());
            ir.set_any_attribute(self.operation(), SYMBOL_VISIBILITY, value);
        }

        /// Makes the symbol visible to enclosing tables.
        default fn set_nested(&self, ir: &mut Ir) {
            self.set_visibility(ir, Visibility::Nested);
        }

        /// Makes the symbol visible only in its own table.
        default fn set_private(&self, ir: &mut Ir) {
            self.set_visibility(ir, Visibility::Private);
        }

        /// Makes the symbol visible everywhere.
        default fn set_public(&self, ir: &mut Ir) {
            self.set_visibility(ir, Visibility::Public);
        }

        /// Returns the references to the symbol in the scope of the table `from`.
        default fn symbol_uses(&self, ir: &Ir, from: Operation) -> Vec<SymbolUse> {
            match ir.symbol_name(self.operation()) {
                Some(name) => ir.symbol_uses_of(from, name),
                None => Vec::new(),
            }
        }

        /// Returns whether there are no references to the symbol in the scope of the table `from`.
        default fn symbol_known_use_empty(&self, ir: &Ir, from: Operation) -> bool {
            self.symbol_uses(ir, from).is_empty()
        }

        /// Replaces all references to the symbol in the scope of the table `from` with references to `name`. Returns
        /// the number of changed operations.
        default fn replace_all_symbol_uses(&self, ir: &mut Ir, name: &str, from: Operation) -> usize {
            match ir.symbol_name(self.operation()).map(str::to_owned) {
                Some(old) => ir.replace_symbol_uses(from, &old, name),
                None => 0,
            }
        }

        /// Returns whether the name is optional for operations of this kind.
        default fn is_optional_symbol(&self, _ir: &Ir) -> bool {
            false
        }

        /// Returns whether the symbol can be erased if there are no references; by default, if it is not public.
        default fn can_discard_on_use_empty(&self, ir: &Ir) -> bool {
            !self.is_public(ir)
        }

        /// Returns whether the symbol is a declaration of a symbol defined elsewhere.
        default fn is_declaration(&self, _ir: &Ir) -> bool {
            false
        }

        /// Verifies that the symbol has a name and a valid visibility, is in a symbol table, and is not a public
        /// declaration.
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
