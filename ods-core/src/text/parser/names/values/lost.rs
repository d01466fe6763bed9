//! Names in text with errors: keys, placeholders, and forgetting the names of a dropped operation.

use crate::entity::Value;
use crate::text::lexer::{Lexer, Token};
use crate::text::parser::{AsmParser, UnresolvedOperand};

use super::{NameKey, VACANT, ValueNames};

/// Names whose definition was dropped after an error.
impl<'s> ValueNames<'s> {
    /// Returns the key of a name, ignoring the result number.
    pub(in crate::text) fn key(&self, name: UnresolvedOperand) -> NameKey {
        NameKey { isolation: self.isolation, name: name.name() }
    }

    /// Returns the name in the token.
    pub(in crate::text) fn name_at(&mut self, source: &'s [u8], token: Token) -> UnresolvedOperand {
        let name = self.number(&source[token.start() as usize + 1..token.end() as usize]);
        UnresolvedOperand::new(name, token)
    }

    /// Returns the placeholder of the name, if the name is not defined yet.
    pub(in crate::text) fn placeholder_of(&self, name: UnresolvedOperand) -> Option<Value> {
        self.get(name.name()).value.filter(|value| self.placeholders.contains_key(value))
    }

    /// Returns whether the value is the placeholder of a name that is not defined yet.
    pub(in crate::text) fn is_placeholder(&self, value: Value) -> bool {
        self.placeholders.contains_key(&value)
    }

    /// Returns the value of the name, if any.
    pub(in crate::text) fn value_of(&self, name: UnresolvedOperand) -> Option<Value> {
        self.get(name.name()).value
    }

    /// Returns the number of names that are not defined yet.
    pub(in crate::text) fn num_placeholders(&self) -> usize {
        self.placeholders.len() + self.side.len()
    }

    /// Takes all current and former placeholders.
    pub(in crate::text) fn take_placeholders(&mut self) -> Vec<Value> {
        let undefined = std::mem::take(&mut self.placeholders).into_keys();
        undefined.chain(std::mem::take(&mut self.replaced)).collect()
    }
}

impl AsmParser<'_> {
    /// Forgets undefined names whose first use is at or after `start`.
    pub(in crate::text) fn drop_placeholders(&mut self, start: usize) {
        let names = &mut self.names;
        let dropped: Vec<_> = names
            .placeholders
            .iter()
            .filter(|(_, offset)| **offset as usize >= start)
            .map(|(v, at)| (*v, *at))
            .collect();
        for (placeholder, offset) in dropped {
            names.placeholders.remove(&placeholder);
            names.replaced.insert(placeholder);
            let token = Lexer::new(self.lexer.whole(), offset as usize).next();
            let name = names.name_at(self.lexer.whole(), token).name();
            let slot = names.slot(name);
            if slot.value == Some(placeholder) {
                *slot = VACANT;
            }
            names.side.retain(|_, entry| entry.value != Some(placeholder));
        }
    }
}
