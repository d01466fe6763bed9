//! Memory effects of operations.

use crate::attributes::SymbolRefAttr;
use crate::entity::Value;
use crate::ir::Ir;
use crate::schema::{Effect, EffectKind, ResourceSchema};

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) is_recognized(true) {}
    /// Operations with known memory effects.
    ///
    /// An operation without the interface may have any effect. Definitions have it by `effects(...)`, on the operation
    /// or on its fields, or by the traits `Pure` and `NoMemoryEffect`; they implement it if effects depend on the
    /// particular operation. Effects of operations inside do not count: see the trait `RecursiveMemoryEffects`.
    pub trait MemoryEffectOpInterface {
        /// Returns all effects.
        required fn effects(&self, ir: &Ir) -> Vec<Effect>;

        /// Returns whether the operation has an effect of this kind.
        default fn has_effect(&self, ir: &Ir, kind: EffectKind) -> bool {
            has(self.effects(ir), kind)
        }

        /// Returns whether the operation has effects, all of this kind.
        default fn only_has_effect(&self, ir: &Ir, kind: EffectKind) -> bool {
            has_only(self.effects(ir), kind)
        }

        /// Returns whether the operation has no effect.
        default fn has_no_effect(&self, ir: &Ir) -> bool {
            self.effects(ir).is_empty()
        }

        /// Returns the effects on the value's memory.
        default fn effects_on_value(&self, ir: &Ir, value: Value) -> Vec<Effect> {
            on_value(self.effects(ir), value)
        }

        /// Returns the first effect of this kind on the value's memory.
        default fn effect_on_value(&self, ir: &Ir, kind: EffectKind, value: Value) -> Option<Effect> {
            first(self.effects_on_value(ir, value), kind)
        }

        /// Returns the effects on the symbol's memory.
        default fn effects_on_symbol(&self, ir: &Ir, symbol: SymbolRefAttr) -> Vec<Effect> {
            on_symbol(self.effects(ir), symbol)
        }

        /// Returns the effects on the resource.
        default fn effects_on_resource(&self, ir: &Ir, resource: &ResourceSchema) -> Vec<Effect> {
            on_resource(self.effects(ir), resource)
        }
    }
}

// The default methods are compiled for each operation with the interface, so their bodies are here.

fn has(effects: Vec<Effect>, kind: EffectKind) -> bool {
    effects.into_iter().any(|effect| effect.kind == kind)
}

fn has_only(effects: Vec<Effect>, kind: EffectKind) -> bool {
    !effects.is_empty() && effects.into_iter().all(|effect| effect.kind == kind)
}

fn first(effects: Vec<Effect>, kind: EffectKind) -> Option<Effect> {
    effects.into_iter().find(|effect| effect.kind == kind)
}

fn on_value(mut effects: Vec<Effect>, value: Value) -> Vec<Effect> {
    effects.retain(|effect| effect.value() == Some(value));
    effects
}

fn on_symbol(mut effects: Vec<Effect>, symbol: SymbolRefAttr) -> Vec<Effect> {
    effects.retain(|effect| effect.symbol() == Some(symbol));
    effects
}

fn on_resource(mut effects: Vec<Effect>, resource: &ResourceSchema) -> Vec<Effect> {
    effects.retain(|effect| effect.resource == resource);
    effects
}
