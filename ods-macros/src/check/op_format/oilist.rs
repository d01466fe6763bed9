//! Clauses in any order: `oilist("keyword" ... | ...)`.

use super::Format;
use super::groups::can_be_missing;
use crate::errors::Errors;
use crate::model::op_format::{OiClause, OpElement};

fn for_each_list<'m>(format: &Format<'m>, visit: &mut impl FnMut(&'m [OiClause])) {
    format.visit(&mut |element| {
        if let OpElement::OiList { clauses, .. } = element {
            visit(clauses);
        }
    });
}

/// Reports required parts in clauses: any clause may be absent.
pub fn clauses_have_only_optional_parts(format: &Format<'_>, errors: &mut Errors) {
    for_each_list(format, &mut |clauses| {
        for element in clauses.iter().flat_map(|clause| &clause.elements) {
            can_be_missing(format, element, "a clause of an `oilist`", errors);
        }
    });
}

/// Reports clauses without an optional part, whose presence determines whether the clause is printed.
pub fn clauses_have_elements(format: &Format<'_>, errors: &mut Errors) {
    for_each_list(format, &mut |clauses| {
        for clause in clauses {
            let says_nothing = |element: &OpElement| match element {
                OpElement::Literal(_) => true,
                OpElement::Custom(_) => format.parts(element).is_empty(),
                OpElement::Variable { .. }
                | OpElement::All { .. }
                | OpElement::AttrDict { .. }
                | OpElement::PropDict(_)
                | OpElement::Type { .. }
                | OpElement::FunctionalType { .. }
                | OpElement::Group(_)
                | OpElement::OiList { .. } => false,
            };
            if clause.elements.iter().all(says_nothing) {
                let literal = clause.literal.value();
                let message = format!(
                    "nothing determines whether this clause is printed; add a field, `\"{literal}\" $name`, such as a \
                     `UnitAttr`, which has no text"
                );
                errors.at(&clause.literal, message);
            }
        }
    });
}

/// Reports clauses with equal keywords.
pub fn keywords_differ(format: &Format<'_>, errors: &mut Errors) {
    for_each_list(format, &mut |clauses| {
        let mut seen = Vec::new();
        for clause in clauses {
            let keyword = clause.literal.value();
            if seen.contains(&keyword) {
                errors.at(&clause.literal, format!("`{keyword}` already begins another clause; use another keyword"));
            }
            seen.push(keyword);
        }
    });
}
