//! Comments that say who uses a value: `--mlir-print-value-users`.
//!
//! A user is called by its results; operations without results get numbers of their own for this.

use std::io::Write;

use rustc_hash::FxHashSet;

use crate::entity::{Block, Operation, Value};

use crate::text::printer::grammar::operation::OpAsmPrinter;
use crate::text::printer::names::Prefix;

impl OpAsmPrinter<'_> {
    /// Ends an operation: its location, and who uses its results.
    #[inline]
    pub(in crate::text::printer) fn end(&mut self, op: Operation) {
        self.writer.trailing_location(self.ir.location(op));
        if self.writer.options.value_users {
            self.users_of_results(op);
        }
    }

    /// Writes ` // users: %1, %2`, with parentheses for each of several results; ` // id: %3` where there are none.
    fn users_of_results(&mut self, op: Operation) {
        let ir = self.ir;
        match ir.num_results(op) {
            0 if ir.num_operands(op) == 0 => {}
            0 => {
                self.writer.text(" // id: ");
                self.user(op);
            }
            _ if ir.results(op).all(|result| !ir.has_uses(result)) => self.writer.text(" // unused"),
            1 => ir.results(op).for_each(|result| {
                let users = self.users_once(result);
                // As MLIR, a user with several results counts once for each.
                let names: usize = users.iter().map(|user| ir.num_results(*user).max(1)).sum();
                self.writer.text(if names == 1 { " // user: " } else { " // users: " });
                self.users(&users);
            }),
            _ => {
                self.writer.text(" // users: ");
                for (i, result) in ir.results(op).enumerate() {
                    self.writer.text(if i > 0 { ", (" } else { "(" });
                    let users = self.users_once(result);
                    self.writer.text(if users.is_empty() { "unused" } else { "" });
                    self.users(&users);
                    self.writer.text(")");
                }
            }
        }
    }

    /// Writes a line for each argument of a block: who uses it.
    pub(in crate::text::printer) fn users_of_arguments(&mut self, block: Block) {
        if !self.writer.options.value_users {
            return;
        }
        for argument in self.ir.arguments(block) {
            self.indent(0);
            self.writer.text("// ");
            self.names.push_use(&mut self.writer.out, self.ir, argument, Prefix::NONE);
            let users = self.users_once(argument);
            self.writer.text(if users.is_empty() { " is unused" } else { " is used by " });
            self.users(&users);
            self.writer.text("\n");
        }
    }

    /// Returns the users of a value, newest first, each once.
    fn users_once(&self, value: Value) -> Vec<Operation> {
        let mut seen = FxHashSet::default();
        self.ir.users(value).filter(|user| seen.insert(*user)).collect()
    }

    fn users(&mut self, users: &[Operation]) {
        for (i, user) in users.iter().enumerate() {
            self.writer.text(if i > 0 { ", " } else { "" });
            self.user(*user);
        }
    }

    /// Writes the names of an operation's results, or the number that stands for it.
    fn user(&mut self, op: Operation) {
        if self.ir.num_results(op) > 0 {
            return self.value_list(self.ir.results(op));
        }
        match self.names.op_number(op) {
            // A vector takes all.
            Some(number) => write!(self.writer.out, "%{number}").unwrap_or_default(),
            None => self.writer.text("<<UNKNOWN SSA VALUE>>"),
        }
    }
}
