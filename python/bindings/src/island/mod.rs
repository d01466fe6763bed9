//! Islands: the IRs that wrappers refer to, and the wrappers' side of "never a crash".
//!
//! An [`Island`] is one [`Ir`] behind a lock. Each top-level operation starts with one of its own: `Module.parse`,
//! `Module.create` and detached operations make one. When trees meet (an operation is inserted, or gets an operand,
//! of another island), the smaller IR is absorbed by the larger one ([`Ir::absorb`]), and its island becomes a
//! forwarding record, which wrappers follow at their next use.
//!
//! A wrapper holds a [`Node`]: an island and a handle. Invariants:
//! * A handle is used only under the lock of the island that owns it, after it was forwarded and found to be alive
//!   ([`Node::with`]). A stale one raises `RuntimeError`: slots have generations, so it never names another entity.
//! * Nothing calls Python while an island is locked: no object is made, dropped, printed or compared there, so
//!   neither a callback nor the garbage collector can ask for the lock again. Work gathers handles, unlocks, and then
//!   makes objects.
//! * Waiting for a lock releases the GIL, so that a thread that holds the lock may ask for the GIL.
//! * A node counts in the tree of its entity ([`Counts`]): a detached tree lives exactly as long as a node in it, or
//!   a use of its values elsewhere. A dropped node never waits for the lock: if it is taken, the node goes on a list
//!   that its next holder works off.
//! * A panic of the core under the lock becomes `RuntimeError`.
//! * An IR may be lent to a driver, which gives it back while Python code runs ([`LentIr`]). Others wait as for the
//!   lock meanwhile.

pub(crate) mod counts;
pub(crate) mod entity;
mod guard;
mod lent;
mod node;
mod shared_ir;
mod trees;
mod wrapper_counts;

pub(crate) use guard::IrGuard;
pub(crate) use lent::LentIr;
pub(crate) use node::{Node, WeakEntities};
pub(crate) use shared_ir::Island;
