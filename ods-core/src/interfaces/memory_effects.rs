//! What an operation does to memory.

use crate::attributes::SymbolRefAttr;
use crate::entity::Value;
use crate::ir::Ir;
use crate::schema::{Effect, EffectKind, ResourceSchema};

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Knows what it does to memory.
    ///
    /// An operation without the interface may do anything. Definitions get it from `effects(...)`, on the operation or on its
    /// fields, and from the traits `Pure` and `NoMemoryEffect`; or they implement it, where effects depend on the operation.
    /// Effects of operations inside are not counted: see the trait `RecursiveMemoryEffects`.
    pub trait MemoryEffectOpInterface {
        /// All effects.
        required fn effects(&self, ir: &Ir) -> Vec<Effect>;

        /// Whether there is an effect of this kind.
        default fn has_effect(&self, ir: &Ir, kind: EffectKind) -> bool {
            self.effects(ir).iter().any(|effect| effect.kind == kind)
        }

        /// Whether there are effects, all of this kind.
        default fn only_has_effect(&self, ir: &Ir, kind: EffectKind) -> bool {
            let effects = self.effects(ir);
            !effects.is_empty() && effects.iter().all(|effect| effect.kind == kind)
        }

        /// Whether there is no effect at all.
        default fn has_no_effect(&self, ir: &Ir) -> bool {
            self.effects(ir).is_empty()
        }

        /// Effects on the value's memory.
        default fn effects_on_value(&self, ir: &Ir, value: Value) -> Vec<Effect> {
            let mut effects = self.effects(ir);
            effects.retain(|effect| effect.value() == Some(value));
            effects
        }

        /// The first effect of this kind on the value's memory.
        default fn effect_on_value(&self, ir: &Ir, kind: EffectKind, value: Value) -> Option<Effect> {
            self.effects_on_value(ir, value).into_iter().find(|effect| effect.kind == kind)
        }

        /// Effects on the symbol's memory.
        default fn effects_on_symbol(&self, ir: &Ir, symbol: SymbolRefAttr) -> Vec<Effect> {
            let mut effects = self.effects(ir);
            effects.retain(|effect| effect.symbol() == Some(symbol));
            effects
        }

        /// Effects on the resource.
        default fn effects_on_resource(&self, ir: &Ir, resource: &ResourceSchema) -> Vec<Effect> {
            let mut effects = self.effects(ir);
            effects.retain(|effect| effect.resource == resource);
            effects
        }
    }
}
