//! Locations.

use crate::entity::{Attribute, Location};
use crate::location::{FileRange, LocationData};

use crate::text::printer::grammar::decimal::push_u32;
use crate::text::printer::grammar::escape::push_quoted;
use crate::text::printer::writer::AsmPrinter;

impl AsmPrinter<'_> {
    /// Writes ` loc(...)` behind an operation, by its alias if it has one; nothing when locations are not asked for.
    pub(in crate::text::printer) fn trailing_location(&mut self, location: Location) {
        if !self.options.debug_info {
            return;
        }
        match self.aliases.of_location(location) {
            Some(alias) if !self.options.pretty_debug_info => {
                self.text(" loc(");
                self.alias(alias);
                self.text(")");
            }
            _ => self.argument_location(location),
        }
    }

    /// Writes ` loc(...)` behind a block argument, where the location itself is never an alias.
    pub(in crate::text::printer) fn argument_location(&mut self, location: Location) {
        if self.options.debug_info {
            self.text(" ");
            self.location_in_full(location);
        }
    }

    /// Writes `loc(...)`, with aliases inside only.
    pub(in crate::text::printer) fn location_in_full(&mut self, location: Location) {
        if self.options.pretty_debug_info {
            return self.location_data(location);
        }
        self.text("loc(");
        self.location_data(location);
        self.text(")");
    }

    fn location_data(&mut self, location: Location) {
        self.nested(|this| match this.context.location_data(location) {
            LocationData::Unknown if this.options.pretty_debug_info => this.text("[unknown]"),
            LocationData::Unknown => this.text("unknown"),
            LocationData::File(range) => this.file_range(range),
            LocationData::Name { name, child } => {
                push_quoted(&mut this.out, this.context.str(name).as_bytes());
                this.named_child(child);
            }
            LocationData::CallSite { callee, caller } if this.options.pretty_debug_info => {
                this.inner_location(callee);
                this.text(if this.is_one_line(callee, caller) { " at " } else { "\n at " });
                this.inner_location(caller);
            }
            LocationData::CallSite { callee, caller } => {
                this.text("callsite(");
                this.inner_location(callee);
                this.text(" at ");
                this.inner_location(caller);
                this.text(")");
            }
            LocationData::Fused { locations, metadata } => this.fused(&locations, metadata),
        });
    }

    fn inner_location(&mut self, location: Location) {
        match self.aliases.of_location(location) {
            Some(alias) => self.alias(alias),
            None => self.location_data(location),
        }
    }

    /// Returns whether a location for people is short enough for one line: a name, called from a place in a file.
    fn is_one_line(&self, callee: Location, caller: Location) -> bool {
        let data = |location| self.context.location_data(location);
        matches!((data(callee), data(caller)), (LocationData::Name { .. }, LocationData::File(_)))
    }

    fn file_range(&mut self, range: FileRange) {
        match self.context.str(range.file) {
            file if self.options.pretty_debug_info => self.text(file),
            file => push_quoted(&mut self.out, file.as_bytes()),
        }
        self.line_and_column(Some(range.start_line), range.start_column);
        if range.is_place() {
            return;
        }
        self.text(" to ");
        if range.start_line != range.end_line {
            push_u32(&mut self.out, range.end_line);
        }
        self.line_and_column(None, range.end_column);
    }

    /// Writes `:line:column`, or `:column`.
    fn line_and_column(&mut self, line: Option<u32>, column: u32) {
        for number in line.into_iter().chain([column]) {
            self.text(":");
            push_u32(&mut self.out, number);
        }
    }

    fn named_child(&mut self, child: Location) {
        if !matches!(self.context.location_data(child), LocationData::Unknown) {
            self.text("(");
            self.inner_location(child);
            self.text(")");
        }
    }

    fn fused(&mut self, locations: &[Location], metadata: Option<Attribute>) {
        self.text(if self.options.pretty_debug_info { "" } else { "fused" });
        if let Some(metadata) = metadata {
            self.text("<");
            self.attribute(metadata);
            self.text(">");
        }
        self.text("[");
        self.list(locations, Self::inner_location);
        self.text("]");
    }
}
