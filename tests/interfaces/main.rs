//! Interfaces, effects and hooks: the behaviour that a definition adds to its operation.

mod branches;
mod control_flow;
mod declared;
mod effects;
mod hooks;
