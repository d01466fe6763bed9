//! Plans that compute shapes, for which some numbers are unknown.

use crate::opcode::Opcode;
use crate::plan::{Place, Source};

use super::Planner;

impl Planner<'_> {
    /// Returns whether the plan computes only shapes, so that operations with regions need not plan them.
    pub fn is_abstract(&self) -> bool {
        self.unknown.is_some()
    }

    /// Lets the plan compute only shapes. The numbers in these places are unknown.
    pub(crate) fn set_unknown(&mut self, places: impl IntoIterator<Item = Place>) {
        let words = places.into_iter().filter_map(|place| match place {
            Place::Words { at, .. } => Some(at),
            Place::Object(_) => None,
        });
        self.unknown = Some(words.collect());
    }

    /// Returns the operands that are unknown, as bits.
    pub(super) fn unknown_among(&self, operands: &[Source]) -> u64 {
        let Some(unknown) = &self.unknown else { return 0 };
        let is_unknown = |source: &Source| match source.place {
            Place::Words { at, .. } => unknown.contains(&at),
            Place::Object(_) => false,
        };
        let positions = operands.iter().enumerate().filter(|(_, source)| is_unknown(source));
        positions.fold(0, |bits, (position, _)| bits | 1 << position.min(63))
    }

    /// Returns whether the plan, beside kernels, computes with unknown numbers.
    pub(crate) fn uses_unknown(&self) -> bool {
        let is_move = |opcode| {
            matches!(
                opcode,
                Opcode::Kernel
                    | Opcode::Return
                    | Opcode::ConstantObject
                    | Opcode::CopyObject
                    | Opcode::MoveObject
                    | Opcode::Fail
            )
        };
        let has_unknown = self.unknown.as_ref().is_some_and(|unknown| !unknown.is_empty());
        has_unknown && !self.plan.code.iter().all(|instruction| is_move(instruction.opcode))
    }
}
