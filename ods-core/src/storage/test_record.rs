//! A record for the tests of arenas.

use super::arena::Slot;
use super::free::Linked;

#[derive(Clone, Copy)]
pub(super) struct Record {
    pub(super) payload: u32,
    pub(super) generation: u32,
}

impl Linked for Record {
    fn link(&self) -> u32 {
        self.payload
    }
    fn set_link(&mut self, link: u32) {
        self.payload = link;
    }
}

impl Slot for Record {
    const BLANK: Self = Self { payload: 0, generation: 0 };
    fn generation(&self) -> u32 {
        self.generation
    }
    fn set_generation(&mut self, generation: u32) {
        self.generation = generation;
    }
}
