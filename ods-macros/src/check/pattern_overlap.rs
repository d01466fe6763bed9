//! Operations that two left sides match, and left sides that match whenever another one does.
//!
//! Two paths name the same operation if their tokens are equal. Whether an operation is commutative is unknown here,
//! and so is what a constraint accepts: an answer lists the conditions that it depends on, which the compiler decides.

use syn::{Ident, Path, Type};

use crate::code::type_text;
use crate::model::pattern::{
    Condition, ConstantLeft, FieldLeft, Kind, KindLeft, OpLeft, OperandSwap, PatternModel, Root, ValueLeft,
    repeated_names,
};
use crate::model::pattern_text::{shown, shown_constant, shown_kind, shown_number, shown_type, text};

/// An operation, or a part of one, that both left sides match if the conditions hold.
#[derive(Clone)]
pub struct Common {
    pub text: String,
    pub conditions: Vec<Condition>,
}

/// The greatest number of answers that are considered.
const MAX_ANSWERS: usize = 16;

impl Common {
    fn certain(text: String) -> Vec<Self> {
        vec![Self { text, conditions: Vec::new() }]
    }

    fn with_text(self, text: impl FnOnce(&str) -> String) -> Self {
        Self { text: text(&self.text), ..self }
    }
}

/// Returns operations that both patterns match. Certain answers come first.
pub fn common_operations(a: &PatternModel, b: &PatternModel) -> Vec<Common> {
    match (&a.root, &b.root) {
        (Root::Ops(a), Root::Ops(b)) => {
            let path = a.paths.iter().find(|path| b.paths.contains(path));
            path.map(|path| common_ops(a, b, path)).unwrap_or_default()
        }
        (Root::Kind(a), Root::Kind(b)) if is_same_kind(a, b) => {
            let mut fields = common_fields(&a.fields, &b.fields, None);
            fields.retain(|common| !is_about_constraints(&common.conditions));
            fields.into_iter().map(|common| common.with_text(|fields| shown_kind(&a.kind, fields))).collect()
        }
        (Root::Ops(_) | Root::Kind(_), Root::Kind(_)) | (Root::Kind(_), Root::Ops(_)) => Vec::new(),
    }
}

fn is_same_kind(a: &KindLeft, b: &KindLeft) -> bool {
    match (&a.kind, &b.kind) {
        (Kind::Interface(a), Kind::Interface(b)) | (Kind::Trait(a), Kind::Trait(b)) => a == b,
        (Kind::Any, Kind::Any) => true,
        (Kind::Interface(_) | Kind::Trait(_) | Kind::Any, _) => false,
    }
}

fn common_ops(a: &OpLeft, b: &OpLeft, path: &Path) -> Vec<Common> {
    let mut found = common_fields(&a.fields, &b.fields, None);
    let is_found = found.iter().any(|common| !is_about_constraints(&common.conditions));
    let may_swap = !(a.ordered && b.ordered);
    if may_swap && !is_found {
        let (a, b) = if b.ordered { (b, a) } else { (a, b) };
        for swap in operand_swaps(a, b, path) {
            found.extend(common_fields(&a.fields, &b.fields, Some(&swap)).into_iter().map(|mut common| {
                common.conditions.push(Condition::Swap(swap.clone()));
                common
            }));
        }
    }
    found.truncate(MAX_ANSWERS);
    found.into_iter().map(|common| common.with_text(|fields| format!("{} {{ {fields} }}", text(path)))).collect()
}

/// Returns the pairs of fields that may be the operands of a commutative operation.
fn operand_swaps(a: &OpLeft, b: &OpLeft, path: &Path) -> Vec<OperandSwap> {
    let mut names: Vec<&Ident> = Vec::new();
    for field in a.fields.iter().chain(&b.fields) {
        if may_be_operand(&field.value) && !names.contains(&&field.name) {
            names.push(&field.name);
        }
    }
    let pairs =
        names.iter().enumerate().flat_map(|(at, second)| names[..at].iter().map(move |first| [*first, *second]));
    pairs.map(|[first, second]| OperandSwap { path: path.clone(), fields: [first.clone(), second.clone()] }).collect()
}

fn may_be_operand(value: &ValueLeft) -> bool {
    match value {
        ValueLeft::Any(_) | ValueLeft::Bound(..) | ValueLeft::Constant(_) | ValueLeft::Op(_) => true,
        ValueLeft::List(_) | ValueLeft::Absent | ValueLeft::Present(_) | ValueLeft::Equal(_) => false,
    }
}

/// Returns the name of a field after the swap.
fn swapped<'a>(name: &'a Ident, swap: Option<&'a OperandSwap>) -> &'a Ident {
    match swap.map(|swap| &swap.fields) {
        Some([first, second]) if first == name => second,
        Some([first, second]) if second == name => first,
        Some(_) | None => name,
    }
}

fn field_of<'a>(fields: &'a [FieldLeft], name: &Ident) -> Option<&'a FieldLeft> {
    fields.iter().find(|field| field.name == *name)
}

/// Returns the fields that both match, where the fields of `b` may be swapped.
fn common_fields(a: &[FieldLeft], b: &[FieldLeft], swap: Option<&OperandSwap>) -> Vec<Common> {
    let in_a = a.iter().map(|field| {
        let values = match field_of(b, swapped(&field.name, swap)) {
            Some(other) => common_value(&field.value, &other.value),
            None => Common::certain(shown(&field.value)),
        };
        (&field.name, values)
    });
    let only_b = b.iter().map(|field| (swapped(&field.name, swap), Common::certain(shown(&field.value))));
    let only_b = only_b.filter(|(name, _)| field_of(a, name).is_none());
    in_a.chain(only_b).fold(Common::certain(String::new()), |all, (name, values)| {
        let values: Vec<_> =
            values.into_iter().map(|value| value.with_text(|value| format!("{name}: {value}"))).collect();
        joined(&all, &values)
    })
}

/// Returns each combination of two parts.
fn joined(first: &[Common], second: &[Common]) -> Vec<Common> {
    let pairs = first.iter().flat_map(|first| second.iter().map(move |second| (first, second)));
    let both = pairs.map(|(first, second)| Common {
        text: [&*first.text, &*second.text].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", "),
        conditions: first.conditions.iter().chain(&second.conditions).cloned().collect(),
    });
    both.take(MAX_ANSWERS).collect()
}

/// Returns the values that both values match, if there certainly are some.
fn common_value(a: &ValueLeft, b: &ValueLeft) -> Vec<Common> {
    let certain = |text: Option<String>| text.map(Common::certain).unwrap_or_default();
    match (a, b) {
        (ValueLeft::Any(None) | ValueLeft::Bound(_, None), other)
        | (other, ValueLeft::Any(None) | ValueLeft::Bound(_, None)) => Common::certain(shown(other)),
        (
            ValueLeft::Any(Some(a)) | ValueLeft::Bound(_, Some(a)),
            ValueLeft::Any(Some(b)) | ValueLeft::Bound(_, Some(b)),
        ) => common_type(a, b),
        (ValueLeft::Constant(a), ValueLeft::Constant(b)) => certain(common_constant(a, b)),
        (ValueLeft::Op(a), ValueLeft::Op(b)) => {
            let is_same = a.paths == b.paths && (a.result.is_none() || b.result.is_none() || a.result == b.result);
            if is_same { common_ops(a, b, a.path()) } else { Vec::new() }
        }
        (ValueLeft::List(a), ValueLeft::List(b)) if a.len() == b.len() => {
            let values = a.iter().zip(b).map(|(a, b)| common_value(a, b));
            let all = values.fold(Common::certain(String::new()), |all, values| joined(&all, &values));
            all.into_iter().map(|common| common.with_text(|values| format!("[{values}]"))).collect()
        }
        (ValueLeft::Absent, ValueLeft::Absent) | (ValueLeft::Present(_), ValueLeft::Present(_)) => {
            Common::certain(shown(a))
        }
        (ValueLeft::Equal(a), ValueLeft::Equal(b)) => certain((a == b).then(|| text(a))),
        (
            ValueLeft::Any(Some(_))
            | ValueLeft::Bound(_, Some(_))
            | ValueLeft::Constant(_)
            | ValueLeft::Op(_)
            | ValueLeft::List(_)
            | ValueLeft::Absent
            | ValueLeft::Present(_)
            | ValueLeft::Equal(_),
            _,
        ) => Vec::new(),
    }
}

/// Returns the narrower constraint, or else both.
fn common_type(a: &Type, b: &Type) -> Vec<Common> {
    if a == b {
        return Common::certain(shown_type(a));
    }
    let narrower = |special: &Type, general: &Type| Common {
        text: shown_type(special),
        conditions: vec![includes(general, special)],
    };
    let both = Common {
        text: format!("{} and {}", shown_type(a), type_text(b)),
        conditions: vec![Condition::Overlap([a.clone(), b.clone()])],
    };
    vec![narrower(b, a), narrower(a, b), both]
}

fn includes(general: &Type, special: &Type) -> Condition {
    Condition::Includes { general: general.clone(), special: special.clone() }
}

/// Returns whether one of the conditions is about constraints. Only an operation's fields have constraints that are
/// values; the fields of an interface or a trait have views.
fn is_about_constraints(conditions: &[Condition]) -> bool {
    conditions.iter().any(|condition| match condition {
        Condition::Swap(_) => false,
        Condition::Includes { .. } | Condition::Overlap(_) => true,
    })
}

fn common_constant(a: &ConstantLeft, b: &ConstantLeft) -> Option<String> {
    match (a, b) {
        (ConstantLeft::Any | ConstantLeft::Bound(_), other) | (other, ConstantLeft::Any | ConstantLeft::Bound(_)) => {
            Some(shown_constant(other))
        }
        (ConstantLeft::Number(x), ConstantLeft::Number(_)) if covers_constant(b, a) => Some(shown_number(x)),
        (ConstantLeft::Number(_), ConstantLeft::Number(y)) => covers_constant(a, b).then(|| shown_number(y)),
    }
}

/// A reason that one left side matches whenever another one does: conditions that must hold; none if it is certain.
pub type Cover = Vec<Condition>;

/// Returns the reasons that the first pattern matches all operations that the second one matches.
pub fn covers(general: &PatternModel, special: &PatternModel) -> Vec<Cover> {
    match (&general.root, &special.root) {
        (Root::Ops(general), Root::Ops(special)) => {
            let is_included = special.paths.iter().all(|path| general.paths.contains(path));
            if is_included { covers_op(general, special) } else { Vec::new() }
        }
        (Root::Kind(general), _) if matches!(general.kind, Kind::Any) && general.fields.is_empty() => vec![Vec::new()],
        (Root::Kind(general), Root::Kind(special)) if is_same_kind(general, special) => covers_kind(general, special),
        (Root::Kind(_), Root::Ops(_) | Root::Kind(_)) | (Root::Ops(_), Root::Kind(_)) => Vec::new(),
    }
}

/// Returns whether the pattern matches the operation wherever it is, if that is certain.
pub fn covers_inner(general: &PatternModel, inner: &OpLeft) -> bool {
    match &general.root {
        Root::Ops(left) if left.paths.contains(inner.path()) => covers_op(left, inner).iter().any(Vec::is_empty),
        Root::Ops(_) => false,
        Root::Kind(left) => matches!(left.kind, Kind::Any) && left.fields.is_empty(),
    }
}

fn covers_kind(general: &KindLeft, special: &KindLeft) -> Vec<Cover> {
    let is_given = |field: &FieldLeft| field_of(&special.fields, &field.name).is_some();
    let is_possible = repeated_names(&general.fields) == 0 && general.fields.iter().all(is_given);
    let mut covers = if is_possible { covers_fields(&general.fields, &special.fields, None) } else { Vec::new() };
    covers.retain(|cover| !is_about_constraints(cover));
    covers
}

fn covers_op(general: &OpLeft, special: &OpLeft) -> Vec<Cover> {
    if repeated_names(&general.fields) > 0 || general.ordered && !special.ordered || is_more_special(general, special) {
        return Vec::new();
    }
    let mut found = covers_fields(&general.fields, &special.fields, None);
    let is_found = found.iter().any(|cover| !is_about_constraints(cover));
    if !is_found && !general.ordered {
        for swap in operand_swaps(general, special, general.path()) {
            let covers = covers_fields(&general.fields, &special.fields, Some(&swap));
            found.extend(covers.into_iter().map(|mut cover| {
                cover.push(Condition::Swap(swap.clone()));
                cover
            }));
        }
    }
    found.truncate(MAX_ANSWERS);
    found
}

/// Returns whether only the first one must be used once.
fn is_more_special(a: &OpLeft, b: &OpLeft) -> bool {
    a.single_use.is_some() && b.single_use.is_none()
}

fn covers_fields(general: &[FieldLeft], special: &[FieldLeft], swap: Option<&OperandSwap>) -> Vec<Cover> {
    let of_fields = general.iter().map(|field| match field_of(special, swapped(&field.name, swap)) {
        Some(other) => covers_value(&field.value, &other.value),
        None if matches!(field.value, ValueLeft::Any(None) | ValueLeft::Bound(_, None)) => vec![Vec::new()],
        None => Vec::new(),
    });
    all_of(of_fields)
}

/// Returns the reasons for all parts together.
fn all_of(parts: impl Iterator<Item = Vec<Cover>>) -> Vec<Cover> {
    parts.fold(vec![Vec::new()], |all, part| {
        let pairs = all.iter().flat_map(|first| part.iter().map(move |second| first.iter().chain(second)));
        pairs.map(|both| both.cloned().collect()).take(MAX_ANSWERS).collect()
    })
}

fn covers_value(general: &ValueLeft, special: &ValueLeft) -> Vec<Cover> {
    let if_certain = |is_certain: bool| if is_certain { vec![Vec::new()] } else { Vec::new() };
    match (general, special) {
        (ValueLeft::Any(None) | ValueLeft::Bound(_, None), _)
        | (ValueLeft::Absent, ValueLeft::Absent)
        | (ValueLeft::Present(_), ValueLeft::Present(_)) => if_certain(true),
        (
            ValueLeft::Any(Some(a)) | ValueLeft::Bound(_, Some(a)),
            ValueLeft::Any(Some(b)) | ValueLeft::Bound(_, Some(b)),
        ) => vec![if a == b { Vec::new() } else { vec![includes(a, b)] }],
        (ValueLeft::Constant(a), ValueLeft::Constant(b)) => if_certain(covers_constant(a, b)),
        (ValueLeft::Op(a), ValueLeft::Op(b)) => {
            let is_possible = a.paths == b.paths && (a.result.is_none() || a.result == b.result);
            if is_possible { covers_op(a, b) } else { Vec::new() }
        }
        (ValueLeft::List(a), ValueLeft::List(b)) if a.len() == b.len() => {
            all_of(a.iter().zip(b).map(|(a, b)| covers_value(a, b)))
        }
        (ValueLeft::Equal(a), ValueLeft::Equal(b)) => if_certain(a == b),
        (
            ValueLeft::Any(Some(_))
            | ValueLeft::Bound(_, Some(_))
            | ValueLeft::Constant(_)
            | ValueLeft::Op(_)
            | ValueLeft::List(_)
            | ValueLeft::Absent
            | ValueLeft::Present(_)
            | ValueLeft::Equal(_),
            _,
        ) => Vec::new(),
    }
}

fn covers_constant(general: &ConstantLeft, special: &ConstantLeft) -> bool {
    match (general, special) {
        (ConstantLeft::Any | ConstantLeft::Bound(_), _) => true,
        (ConstantLeft::Number(general), ConstantLeft::Number(special)) => general.covers(special),
        (ConstantLeft::Number(_), ConstantLeft::Any | ConstantLeft::Bound(_)) => false,
    }
}
