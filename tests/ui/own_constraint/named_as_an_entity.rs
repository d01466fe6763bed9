//! A view with the name of an entity, which is no entity.

use ods::prelude::{constraint, dialect, type_def};

#[dialect(name = "my", types(Type))]
pub struct My;

/// A type.
#[type_def(My, "type")]
pub struct Type {}

constraint! {
    /// type of mine
    pub Mine: Type = TruePred;

    /// type of mine, by its path
    pub MineByPath: self::Type = TruePred;
}

fn main() {}
