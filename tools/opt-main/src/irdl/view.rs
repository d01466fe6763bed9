//! Translation of views to IRDL.

use ods_core::Context;
use ods_core::schema::{DefKind, Members, ViewInfo};

use super::expr::Expr;

/// The relation of a translation to the original.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fit {
    Exact,
    /// It admits more.
    Wider,
    /// It admits less.
    Narrower,
}

impl Fit {
    /// Returns the word for comments.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Wider => "wider",
            Self::Narrower => "narrower",
        }
    }
}

/// Translates a test for a view.
pub(super) fn view(context: &Context, info: &ViewInfo) -> (Expr, Fit) {
    match info.members {
        Members::All => (Expr::Any, Fit::Exact),
        Members::Unknown => (Expr::Any, Fit::Wider),
        Members::Named(names) => (bases(info, names), Fit::Exact),
        Members::SomeOf(names) => (bases(info, names), Fit::Wider),
        Members::NamedAndOthers(names) => (bases(info, names), Fit::Narrower),
        Members::Texts(texts) => (Expr::any_of(texts.iter().map(|text| Expr::Is((*text).to_owned()))), Fit::Exact),
        Members::Definition(def) => match super::def::base(context, def) {
            Some(base) => (base, Fit::Exact),
            None => (Expr::Any, Fit::Wider),
        },
    }
}

/// Returns the choice of the builtin types or attributes with these names, as in MLIR 22.
fn bases(info: &ViewInfo, names: &[&str]) -> Expr {
    let mark = if info.kind == Some(DefKind::Type) { '!' } else { '#' };
    Expr::any_of(names.iter().map(|name| Expr::Base(format!("\"{mark}builtin.{name}\""))))
}
