//! Translation of constraints to IRDL: exact where IRDL can express them, wider where it cannot.

use ods_core::attributes::StringAttr;
use ods_core::schema::{AttrValuePred, Constraint, Entity, EnumKind, KindTest, Pred, SummaryPart};
use ods_core::{Attribute, Context};

use super::builtin;
use super::expr::Expr;

/// A translated constraint.
pub(super) struct Mapped {
    pub(super) expr: Expr,
    /// The part that IRDL cannot express, if any.
    pub(super) lost: Vec<Lost>,
}

/// A part of a constraint that IRDL cannot express.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Lost {
    /// The text of the definition.
    pub(super) text: String,
    /// Whether the text is code, whose parameters have no values here; the summary of the enclosing constraint is
    /// clearer.
    is_code: bool,
}

impl Mapped {
    fn exact(expr: Expr) -> Self {
        Self { expr, lost: Vec::new() }
    }

    /// Widens a constraint, losing `text`.
    fn wider(expr: Expr, lost: impl Into<String>) -> Self {
        Self { expr, lost: vec![Lost { text: lost.into(), is_code: false }] }
    }

    /// Widens a constraint, losing a piece of code.
    fn without_code(expr: Expr, code: &str) -> Self {
        Self { expr, lost: vec![Lost { text: format!("CPred({code})"), is_code: true }] }
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
    if let Some(expr) = integers(constraint) {
        return expr;
    }
    let mut mapped = pred(context, &constraint.pred);
    for lost in mapped.lost.iter_mut().filter(|lost| lost.is_code) {
        *lost = Lost { text: constraint.summary(), is_code: false };
    }
    mapped.lost.dedup();
    mapped
}

/// Returns whether the text mentions a type or attribute of a dialect. IRDL cannot parse those of the dialect that it
/// is about to define.
fn names_a_dialect(context: &Context, text: &str) -> bool {
    let dialects = context.dialects();
    dialects.iter().any(|dialect| ['!', '#'].iter().any(|mark| text.contains(&format!("{mark}{}", dialect.name))))
}

/// Translates the integer constraints of the library, whose predicates are code, mostly behind a test for integers.
fn integers<E: Entity>(constraint: &Constraint<E>) -> Option<Mapped> {
    let (Pred::Leaf { code, .. } | Pred::And([Pred::Is(_), Pred::Leaf { code, .. }])) = &constraint.pred else {
        return None;
    };
    let arguments = code.strip_prefix("is_integer($_self, $_ctx, ")?.strip_suffix(')')?;
    let any = Expr::Base("\"!builtin.integer\"".to_owned());
    let width = || constraint.summary.iter().find_map(number);
    Some(match arguments {
        "None, None" => Mapped::exact(any),
        "Some(W), None" => match width() {
            Some(width) => {
                Mapped::exact(Expr::any_of(["i", "si", "ui"].map(|kind| Expr::Is(format!("{kind}{width}")))))
            }
            None => Mapped::wider(any, constraint.summary()),
        },
        _ => Mapped::wider(any, constraint.summary()),
    })
}

fn number(phrase: &SummaryPart) -> Option<i128> {
    match phrase {
        SummaryPart::Number(number) => Some(*number),
        _ => None,
    }
}

/// Returns the number in a constraint's summary: the `2` of `region with 2 blocks`.
pub(super) fn number_in(summary: &[SummaryPart]) -> Option<i128> {
    summary.iter().find_map(number)
}

fn pred<E: Entity>(context: &Context, of: &Pred<E>) -> Mapped {
    let all = |preds: &[Pred<E>]| preds.iter().map(|of| pred(context, of)).collect::<Vec<_>>();
    match of {
        Pred::True => Mapped::exact(Expr::Any),
        Pred::Leaf { code, .. } => leaf(context, code),
        Pred::IsA(kind) => is_a(context, kind),
        Pred::And(preds) => {
            // Elements of any type need no constraint.
            let said = |of: &&Pred<E>| !matches!(of, Pred::ElementType(inner) if is_trivial(inner)) || preds.len() == 1;
            Mapped::join(preds.iter().filter(said).map(|of| pred(context, of)).collect(), Expr::all_of)
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
        | Pred::ValueType(_) => Mapped::wider(Expr::Any, words(of)),
    }
}

fn leaf(context: &Context, code: &str) -> Mapped {
    match builtin::tested_view(code) {
        Some(name) => of_view(context, &name, code),
        None => Mapped::without_code(Expr::Any, code),
    }
}

fn is_a<E: Entity>(context: &Context, kind: &KindTest<E>) -> Mapped {
    of_view(context, kind.name, &kind.code())
}

/// Returns the IRDL of a view whose predicate is `code`.
fn of_view(context: &Context, name: &str, code: &str) -> Mapped {
    if let Some(expr) = builtin::view(context, name) {
        return Mapped::exact(expr);
    }
    if let Some(expr) = super::def::find(context, name).and_then(|def| super::def::base(context, def)) {
        return Mapped::exact(expr);
    }
    Mapped::without_code(builtin::wider_view(name).unwrap_or(Expr::Any), code)
}

/// Translates a choice of attributes.
fn one_of(context: &Context, attributes: impl Iterator<Item = Attribute>) -> Mapped {
    Mapped::exact(Expr::any_of(attributes.map(|attribute| Expr::Is(attribute.display(context).to_string()))))
}

fn is_trivial<E>(pred: &Pred<E>) -> bool {
    match pred {
        Pred::True => true,
        Pred::Is(constraint) => is_trivial(&constraint.pred),
        _ => false,
    }
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
    }
}
