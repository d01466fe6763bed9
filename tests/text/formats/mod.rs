//! Declarative formats of operations: what they read, print and refuse.

mod customs;
mod directives;
mod edges;
mod groups;
mod inference;
mod read_again;
mod support;
mod written;
