//! The slots of fields: their positions in the schema, and the places of their values in an operation.
//!
//! Invariant: `OpModel::number_fields` alone computes them, whenever the fields have changed.

use syn::Ident;

use super::op::{Arity, Field, Group, OpModel, Part, Role, Sizes};

/// The place of a group among all values, regions or successors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Segment {
    /// The fields are not numbered yet.
    #[default]
    Unknown,
    /// A single value, at this position from the front.
    FromFront(usize),
    /// A single value after the group of variable length, at this position from the end; 1 is the last.
    FromEnd(usize),
    /// The group of variable length, with the number of values before and after it.
    Between(usize, usize),
    /// One of several groups of variable length, or a group of an operation that has several: its index.
    Group(usize),
}

impl Segment {
    /// Returns whether only the segment sizes tell the place.
    pub fn is_group(self) -> bool {
        matches!(self, Self::Group(_))
    }

    /// Returns the segment of the group at this index, of groups of these arities. In a valid definition, at most one
    /// has a variable length, unless segment sizes are known.
    fn of(index: usize, arities: &[Arity], sizes: Sizes) -> Self {
        let count = arities.len();
        let variable = arities.iter().position(|arity| *arity != Arity::One).unwrap_or(count);
        match (sizes, arities[index]) {
            (Sizes::Stored | Sizes::Same, _) => Self::Group(index),
            (Sizes::Rest, Arity::One) if index < variable => Self::FromFront(index),
            (Sizes::Rest, Arity::One) => Self::FromEnd(count - index),
            (Sizes::Rest, Arity::Optional | Arity::Variadic) => Self::Between(index, count - index - 1),
        }
    }
}

/// The number of fields of each role, and the arities of the groups among them.
#[derive(Default)]
struct Seen {
    operands: Vec<Arity>,
    results: Vec<Arity>,
    regions: Vec<Arity>,
    successors: Vec<Arity>,
    attributes: usize,
    properties: usize,
    derived: usize,
}

impl Seen {
    /// Adds a field, and returns its position among the fields of its role.
    fn add(&mut self, role: &Role) -> usize {
        let (groups, arity) = match role {
            Role::Operand(group) => (&mut self.operands, group.arity),
            Role::Result(group) => (&mut self.results, group.arity),
            Role::Region(group) => (&mut self.regions, group.arity),
            Role::Successor(group) => (&mut self.successors, group.arity),
            Role::Attr(_) => return next(&mut self.attributes),
            Role::Property(_) => return next(&mut self.properties),
            Role::Derived { .. } => return next(&mut self.derived),
        };
        groups.push(arity);
        groups.len() - 1
    }
}

/// Returns the number, and increments it.
fn next(count: &mut usize) -> usize {
    *count += 1;
    *count - 1
}

impl OpModel {
    /// Computes the slots of the fields.
    pub fn number_fields(&mut self) {
        let (operand_sizes, result_sizes) = (self.operand_sizes(), self.result_sizes());
        let mut seen = Seen::default();
        for field in &mut self.fields {
            field.index = seen.add(&field.role);
        }
        for field in &mut self.fields {
            let (group, arities, sizes): (&mut Group, _, _) = match &mut field.role {
                Role::Operand(group) => (group, &seen.operands, operand_sizes),
                Role::Result(group) => (group, &seen.results, result_sizes),
                Role::Region(group) => (group, &seen.regions, Sizes::Rest),
                Role::Successor(group) => (group, &seen.successors, Sizes::Rest),
                Role::Attr(_) | Role::Property(_) | Role::Derived { .. } => continue,
            };
            group.segment = Segment::of(field.index, arities, sizes);
        }
    }

    /// Removes the fields that are not to be kept.
    pub fn retain_fields(&mut self, keep: impl FnMut(&Field) -> bool) {
        self.fields.retain(keep);
        self.number_fields();
    }

    /// Returns the part called `name`; `None` for a derived attribute.
    pub fn part(&self, name: &Ident) -> Option<Part> {
        self.field(name)?.part()
    }

    /// Returns the position among the attributes of the field called `name`.
    pub fn attribute_index(&self, name: &Ident) -> Option<usize> {
        match self.part(name)? {
            Part::Attribute(index) => Some(index),
            Part::Operand(_) | Part::Result(_) | Part::Property(_) | Part::Region(_) | Part::Successor(_) => None,
        }
    }

    /// Returns the field of a part.
    pub fn field_of(&self, part: Part) -> Option<&Field> {
        self.fields.iter().find(|field| field.part() == Some(part))
    }
}

impl Field {
    /// Returns the position among the fields of its role.
    pub fn index(&self) -> usize {
        self.index
    }

    /// Returns the part that the field is; `None` for a derived attribute.
    pub fn part(&self) -> Option<Part> {
        Some(match self.role {
            Role::Operand(_) => Part::Operand(self.index),
            Role::Result(_) => Part::Result(self.index),
            Role::Attr(_) => Part::Attribute(self.index),
            Role::Property(_) => Part::Property(self.index),
            Role::Region(_) => Part::Region(self.index),
            Role::Successor(_) => Part::Successor(self.index),
            Role::Derived { .. } => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn singles_are_counted_from_the_nearer_end() {
        let arities = [Arity::One, Arity::Variadic, Arity::One, Arity::One];
        let segments = |sizes| [0, 1, 2, 3].map(|index| Segment::of(index, &arities, sizes));
        let [a, b, c, d] = segments(Sizes::Rest);
        assert_eq!([a, b], [Segment::FromFront(0), Segment::Between(1, 2)]);
        assert_eq!([c, d], [Segment::FromEnd(2), Segment::FromEnd(1)]);
        assert_eq!(segments(Sizes::Stored), [0, 1, 2, 3].map(Segment::Group));
    }
}
