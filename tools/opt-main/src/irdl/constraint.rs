//! Translation of constraints to IRDL: exact where IRDL can express them, wider where it cannot.

use std::fmt;

use ods_core::attributes::StringAttr;
use ods_core::schema::{AttrValuePred, Constraint, Entity, EnumKind, KindTest, Pred, PredStructure, ViewInfo};
use ods_core::{Attribute, Context};

use super::expr::Expr;
use super::view::{Fit, view};

/// A translated constraint.
pub(super) struct Mapped {
    pub(super) expr: Expr,
    /// The parts that IRDL cannot express, if any.
    pub(super) lost: Vec<Lost>,
}

/// A part of a constraint that IRDL cannot express.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Lost {
    /// The relation of the translation to the part.
    fit: Fit,
    /// The text of the definition.
    text: String,
    /// Whether the text is code, whose parameters have no values here; the summary of the enclosing constraint is
    /// clearer.
    is_code: bool,
}

impl Lost {
    /// Returns the difference between a piece of code and its translation, if there is one.
    fn of_code(fit: Fit, code: &str) -> Option<Self> {
        (fit != Fit::Exact).then(|| Self { fit, text: format!("CPred({code})"), is_code: true })
    }
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} than {}", self.fit.word(), self.text)
    }
}

impl Mapped {
    fn exact(expr: Expr) -> Self {
        Self { expr, lost: Vec::new() }
    }

    /// Widens a constraint, losing `text`.
    fn wider(expr: Expr, lost: impl Into<String>) -> Self {
        Self { expr, lost: vec![Lost { fit: Fit::Wider, text: lost.into(), is_code: false }] }
    }

    /// Widens a constraint, losing a piece of code.
    fn without_code(expr: Expr, code: &str) -> Self {
        Self { expr, lost: Lost::of_code(Fit::Wider, code).into_iter().collect() }
    }

    /// Combines constraints that must all hold. The result is not narrower than the original if it is one of the parts,
    /// translated exactly.
    pub(super) fn all_of(parts: Vec<Mapped>) -> Self {
        let exact: Vec<Expr> = parts.iter().filter(|part| part.lost.is_empty()).map(|part| part.expr.clone()).collect();
        let mut all = Self::join(parts, Expr::all_of);
        if exact.contains(&all.expr) {
            all.lost.retain(|lost| lost.fit != Fit::Narrower);
        }
        all
    }

    fn join(parts: Vec<Mapped>, with: impl Fn(Vec<Expr>) -> Expr) -> Self {
        let mut lost = Vec::new();
        let exprs = parts.into_iter().map(|part| {
            lost.extend(part.lost);
            part.expr
        });
        let expr = with(exprs.collect());
        lost.dedup();
        Self { expr, lost }
    }
}

/// Translates a constraint on types or attributes.
pub(super) fn constraint<E: Entity>(context: &Context, constraint: &Constraint<E>) -> Mapped {
    if let Some(make) = constraint.builder
        && let Some(text) = crate::schema::text_of(context, make(context))
        && !names_a_dialect(context, &text)
    {
        return Mapped::exact(Expr::Is(text));
    }
    let mut mapped = pred(context, &constraint.pred);
    for lost in mapped.lost.iter_mut().filter(|lost| lost.is_code) {
        *lost = Lost { text: constraint.summary(), is_code: false, ..*lost };
    }
    mapped.lost.dedup();
    mapped
}

/// Returns whether the text mentions a type or attribute of a dialect. IRDL cannot parse types and attributes of the
/// dialect that it is about to define.
fn names_a_dialect(context: &Context, text: &str) -> bool {
    let dialects = context.dialects();
    dialects.iter().any(|dialect| ['!', '#'].iter().any(|mark| text.contains(&format!("{mark}{}", dialect.name))))
}

fn pred<E: Entity>(context: &Context, of: &Pred<E>) -> Mapped {
    let all = |preds: &[Pred<E>]| preds.iter().map(|of| pred(context, of)).collect::<Vec<_>>();
    match of {
        Pred::True => Mapped::exact(Expr::Any),
        Pred::Leaf { code, .. } => Mapped::without_code(Expr::Any, code),
        Pred::IsA(kind) => is_a(context, kind),
        Pred::And(preds) => {
            let parts = preds.iter().enumerate().filter(|(i, _)| adds_something(preds, *i));
            Mapped::all_of(parts.map(|(_, of)| pred(context, of)).collect())
        }
        Pred::Or(preds) => Mapped::join(all(preds), Expr::any_of),
        Pred::Is(named) => constraint(context, named),
        Pred::Value(AttrValuePred::StringIsOneOf(texts)) => {
            let texts = texts.iter().map(|text| StringAttr::get(context, text).into());
            one_of(context, texts)
        }
        // IRDL has no names for these attributes.
        Pred::Enum(schema) if !matches!(schema.kind, EnumKind::Bits(..)) && schema.form.is_none() => {
            let cases = schema.cases.iter().filter(|case| !case.is_alias);
            one_of(context, cases.map(|case| schema.attribute(case.value, context)))
        }
        Pred::Value(_) | Pred::Enum(_) => Mapped::without_code(Expr::Any, &words(of)),
        Pred::Neg(_)
        | Pred::Subst { .. }
        | Pred::Concat { .. }
        | Pred::ElementType(_)
        | Pred::Each(_)
        | Pred::Blocks { .. }
        | Pred::ValueType(_) => Mapped::wider(Expr::Any, words(of)),
    }
}

fn is_a<E: Entity>(context: &Context, kind: &KindTest<E>) -> Mapped {
    let (expr, fit) = view(context, kind.info);
    Mapped { expr, lost: Lost::of_code(fit, &kind.code()).into_iter().collect() }
}

/// Returns whether this part of a conjunction says more than the others: elements of any type need no constraint, and
/// neither does a kind that a later part demands.
fn adds_something<E: Entity>(preds: &[Pred<E>], index: usize) -> bool {
    if let Pred::ElementType(inner) = &preds[index] {
        return !matches!(inner.definition(), Pred::True) || preds.len() == 1;
    }
    let Pred::Is(Constraint { pred: Pred::IsA(kind), .. }) = &preds[index] else { return true };
    !preds[index + 1..].iter().any(|later| demands(later, kind.info))
}

/// Returns whether the predicate holds only for entities of this kind.
fn demands<E>(pred: &Pred<E>, info: &ViewInfo) -> bool {
    match pred.structure() {
        PredStructure::Kind(kind) => kind.info.is_same_kind(info),
        PredStructure::All(all) => all.iter().any(|pred| demands(pred, info)),
        PredStructure::Any(any) => any.iter().all(|pred| demands(pred, info)),
        PredStructure::Other(_) => false,
    }
}

/// Translates a choice of attributes.
fn one_of(context: &Context, attributes: impl Iterator<Item = Attribute>) -> Mapped {
    Mapped::exact(Expr::any_of(attributes.map(|attribute| Expr::Is(attribute.display(context).to_string()))))
}

/// Returns a predicate as the definition writes it.
fn words<E: Entity>(pred: &Pred<E>) -> String {
    let list = |preds: &[Pred<E>]| preds.iter().map(words).collect::<Vec<_>>().join(", ");
    match pred {
        Pred::True => "TruePred".to_owned(),
        Pred::Leaf { code, .. } => format!("CPred({code})"),
        Pred::IsA(kind) => format!("CPred({})", kind.code()),
        Pred::And(preds) => format!("And({})", list(preds)),
        Pred::Or(preds) => format!("Or({})", list(preds)),
        Pred::Neg(pred) => format!("Neg({})", words(pred)),
        Pred::Is(constraint) => constraint.summary(),
        Pred::Subst { code, pred, .. } => format!("SubstLeaves($_self, {code}, {})", words(pred)),
        Pred::Concat { code, .. } => format!("Concat({code})"),
        Pred::ElementType(pred) => format!("ElementType({})", words(pred)),
        Pred::Each(pred) => format!("Each({})", words(pred)),
        Pred::ValueType(pred) => format!("ValueType({})", words(pred)),
        Pred::Value(test) => test.to_string(),
        Pred::Enum(schema) => schema.name.to_owned(),
        Pred::Blocks { least, most } => format!("Blocks({least}..={most})"),
    }
}
