//! Numbers for locations: one for all handles that say the same.
//!
//! Two handles can say the same where one is a position in a source text and the other was written out, and so
//! can what refers to them.

use rustc_hash::FxHashMap;

use crate::context::Context;
use crate::entity::Location;
use crate::location::LocationData;

use crate::text::printer::alias::elements::for_each_inner_location;

/// The numbers given so far, from 0 up.
#[derive(Default)]
pub(in crate::text::printer) struct LocationIds {
    by_handle: FxHashMap<Location, u32>,
    /// By data, in which the first handle of a number stands for all its handles.
    by_data: FxHashMap<LocationData, u32>,
    first_handles: Vec<Location>,
}

impl LocationIds {
    /// Returns the number of a location met before.
    #[inline]
    pub(in crate::text::printer) fn get(&self, location: Location) -> Option<u32> {
        self.by_handle.get(&location).copied()
    }

    /// Returns the number of a location.
    pub(in crate::text::printer) fn number(&mut self, context: &Context, location: Location) -> u32 {
        if let Some(known) = self.get(location) {
            return known;
        }
        // Innermost first, without recursion: a location waits until those inside have their numbers.
        let mut pending = vec![location];
        while let Some(next) = pending.last().copied() {
            let mut data = context.location_data(next);
            let before = pending.len();
            for_each_inner_location(&mut data, |inner| match self.by_handle.get(inner) {
                Some(known) => *inner = self.first_handles[*known as usize],
                None => pending.push(*inner),
            });
            if pending.len() == before {
                pending.pop();
                self.add(next, data);
            }
        }
        // The loop ended with the location itself.
        self.get(location).unwrap_or_default()
    }

    fn add(&mut self, handle: Location, data: LocationData) {
        let next = self.first_handles.len() as u32;
        let number = *self.by_data.entry(data).or_insert(next);
        if number == next {
            self.first_handles.push(handle);
        }
        self.by_handle.insert(handle, number);
    }

    /// Returns how many numbers there are.
    pub(in crate::text::printer) fn len(&self) -> usize {
        self.first_handles.len()
    }
}
