//! Attributes that describe the poison part of a value.

use ods::prelude::*;

use super::Ub;

/// An attribute that describes the poison part of a value.
#[attr_interface]
pub trait PoisonAttrInterface {}

/// The whole value is poison.
#[attr_def(Ub, "poison", interfaces(PoisonAttrInterface))]
pub struct PoisonAttr {}

impl PoisonAttrInterface for PoisonAttr {}
