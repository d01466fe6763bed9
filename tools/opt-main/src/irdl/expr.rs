//! Constraint expressions of IRDL.

use std::fmt::Write;

/// A constraint of IRDL on a type or an attribute.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Expr {
    /// `irdl.any`
    Any,
    /// `irdl.is`, with the text of its type or attribute.
    Is(String),
    /// `irdl.base`, with its argument: `"!builtin.integer"`, or `@dialect::@type`.
    Base(String),
    /// `irdl.any_of`
    AnyOf(Vec<Expr>),
    /// `irdl.all_of`
    AllOf(Vec<Expr>),
}

impl Expr {
    /// Combines constraints that must all hold; omits trivial and repeated ones.
    pub(super) fn all_of(parts: impl IntoIterator<Item = Expr>) -> Self {
        let mut all: Vec<Expr> = Vec::new();
        for part in parts {
            let inner = if let Self::AllOf(inner) = part { inner } else { vec![part] };
            for part in inner.into_iter().filter(|part| *part != Self::Any) {
                match all.iter_mut().find_map(|known| Some((known.both(&part)?, known))) {
                    Some((both, known)) => *known = both,
                    None => all.push(part),
                }
            }
        }
        match all.len() {
            0 => Self::Any,
            1 => all.remove(0),
            _ => Self::AllOf(all),
        }
    }

    /// Returns the intersection of two constraints that are equal or choices of bases.
    fn both(&self, other: &Expr) -> Option<Expr> {
        if self == other {
            return Some(self.clone());
        }
        let (ours, theirs) = (self.bases()?, other.bases()?);
        let both: Vec<Expr> = ours.iter().filter(|base| theirs.contains(base)).cloned().collect();
        (!both.is_empty()).then(|| Self::any_of(both))
    }

    /// Returns the bases if the constraint is a choice of bases.
    fn bases(&self) -> Option<&[Expr]> {
        let bases = if let Self::AnyOf(parts) = self { parts.as_slice() } else { std::slice::from_ref(self) };
        bases.iter().all(|base| matches!(base, Self::Base(_))).then_some(bases)
    }

    /// Combines alternatives; a trivial one makes the whole constraint trivial.
    pub(super) fn any_of(parts: impl IntoIterator<Item = Expr>) -> Self {
        let mut any = Vec::new();
        for part in parts {
            let inner = if let Self::AnyOf(inner) = part { inner } else { vec![part] };
            for part in inner {
                if part == Self::Any {
                    return Self::Any;
                }
                if !any.contains(&part) {
                    any.push(part);
                }
            }
        }
        if any.len() == 1 { any.remove(0) } else { Self::AnyOf(any) }
    }
}

/// A writer for the constraints of an operation, which it numbers in order.
#[derive(Default)]
pub(super) struct Body {
    text: String,
    count: usize,
}

impl Body {
    /// Writes the expression and returns the name of its value.
    pub(super) fn value(&mut self, expr: &Expr) -> String {
        let code = match expr {
            Expr::Any => "irdl.any".to_owned(),
            Expr::Is(text) => format!("irdl.is {text}"),
            Expr::Base(base) => format!("irdl.base {base}"),
            Expr::AnyOf(parts) => format!("irdl.any_of({})", self.values(parts)),
            Expr::AllOf(parts) => format!("irdl.all_of({})", self.values(parts)),
        };
        self.line(&code)
    }

    fn values(&mut self, parts: &[Expr]) -> String {
        let values: Vec<String> = parts.iter().map(|part| self.value(part)).collect();
        values.join(", ")
    }

    /// Writes an operation with a result and returns the name of the result.
    pub(super) fn line(&mut self, code: &str) -> String {
        let name = format!("%{}", self.count);
        self.count += 1;
        self.statement(&format!("{name} = {code}"));
        name
    }

    /// Writes an operation without a result.
    pub(super) fn statement(&mut self, code: &str) {
        let _ = writeln!(self.text, "  {code}");
    }

    /// Writes a comment.
    pub(super) fn comment(&mut self, text: &str) {
        let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        self.statement(&format!("// {line}"));
    }

    pub(super) fn finish(self) -> String {
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is(text: &str) -> Expr {
        Expr::Is(text.to_owned())
    }

    #[test]
    fn omits_trivial_constraints() {
        assert_eq!(Expr::all_of([Expr::Any, is("i32"), is("i32")]), is("i32"));
        assert_eq!(Expr::all_of([]), Expr::Any);
        assert_eq!(Expr::any_of([is("i32"), Expr::Any]), Expr::Any);
        let base = |name: &str| Expr::Base(name.to_owned());
        let some = Expr::any_of([base("a"), base("b"), base("c")]);
        assert_eq!(
            Expr::all_of([some.clone(), Expr::any_of([base("c"), base("b")])]),
            Expr::any_of([base("b"), base("c")])
        );
        assert_eq!(Expr::all_of([some.clone(), base("d")]), Expr::AllOf(vec![some, base("d")]));
        let nested = Expr::any_of([is("i1"), Expr::any_of([is("i2"), is("i1")])]);
        assert_eq!(nested, Expr::AnyOf(vec![is("i1"), is("i2")]));
    }

    #[test]
    fn parts_are_exported_before_their_users() {
        let mut body = Body::default();
        assert_eq!(body.value(&Expr::any_of([is("i1"), Expr::Base("\"!builtin.tuple\"".to_owned())])), "%2");
        let text = "  %0 = irdl.is i1\n  %1 = irdl.base \"!builtin.tuple\"\n  %2 = irdl.any_of(%0, %1)\n";
        assert_eq!(body.finish(), text);
    }
}
