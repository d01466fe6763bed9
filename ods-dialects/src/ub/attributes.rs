//! What about a value is poison.

use ods::prelude::*;

use super::Ub;

/// An attribute that says what about a value is poison.
#[attr_interface]
pub trait PoisonAttrInterface {}

/// All of a value is poison.
#[attr_def(Ub, "poison", interfaces(PoisonAttrInterface))]
pub struct PoisonAttr {}

impl PoisonAttrInterface for PoisonAttr {}
