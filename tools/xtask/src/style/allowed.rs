//! The numbers of breaches that crates may still have: `allowed.txt`.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::fs;

use super::{Breach, Breaches, Rule};
use crate::process::root;

const FILE: &str = "tools/xtask/src/style/allowed.txt";

const HEAD: &str = "# Breaches of docs/style.md that are left: crate, comments, files that are too long.\n\
                    # `cargo xtask style --update` lowers the numbers; nothing raises them.\n";

/// Breaches of a crate, by rule.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    comments: usize,
    files: usize,
    /// Re-exports of everything; the limit is zero.
    globs: usize,
}

impl Counts {
    pub fn of(breaches: &[Breach]) -> Self {
        let count = |rule: Rule| breaches.iter().filter(|breach| breach.rule == rule).count();
        Self { comments: count(Rule::Comment), files: count(Rule::FileLength), globs: count(Rule::GlobReexport) }
    }

    pub fn fits(self, limit: Self) -> bool {
        self.comments <= limit.comments && self.files <= limit.files && self.globs <= limit.globs
    }

    fn lower(self, other: Self) -> Self {
        Self { comments: self.comments.min(other.comments), files: self.files.min(other.files), globs: 0 }
    }
}

impl Display for Counts {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} comments, {} long files, {} globs", self.comments, self.files, self.globs)
    }
}

/// The limits of all crates.
#[derive(Default)]
pub struct Allowed(BTreeMap<String, Counts>);

impl Allowed {
    pub fn read() -> Result<Self, String> {
        Self::parse(&fs::read_to_string(root().join(FILE)).map_err(|error| format!("{FILE}: {error}"))?)
    }

    pub fn parse(text: &str) -> Result<Self, String> {
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let entries = lines.map(|line| entry(line).ok_or_else(|| format!("{FILE}: expected `crate 1 2`: {line}")));
        entries.collect::<Result<_, _>>().map(Self)
    }

    /// Returns the limit of a crate: zero if it is not listed.
    pub fn of(&self, name: &str) -> Counts {
        self.0.get(name).copied().unwrap_or_default()
    }

    /// Returns the limits after a fall; fails where a crate has more than it may have.
    pub fn lowered(&self, breaches: &Breaches) -> Result<Self, String> {
        super::check(breaches, self)?;
        let lowered = |(name, found): (&String, &Vec<Breach>)| (name.clone(), self.of(name).lower(Counts::of(found)));
        Ok(Self(breaches.iter().map(lowered).filter(|(_, counts)| *counts != Counts::default()).collect()))
    }

    pub fn write(&self) -> Result<(), String> {
        let lines = self.0.iter().map(|(name, counts)| format!("{name} {} {}\n", counts.comments, counts.files));
        fs::write(root().join(FILE), HEAD.to_owned() + &lines.collect::<String>())
            .map_err(|error| format!("{FILE}: {error}"))
    }
}

fn entry(line: &str) -> Option<(String, Counts)> {
    let mut words = line.split(' ');
    let name = words.next()?.to_owned();
    let [comments, files] = [words.next()?.parse().ok()?, words.next()?.parse().ok()?];
    words.next().is_none().then_some((name, Counts { comments, files, globs: 0 }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_only_fall() {
        let breach = |rule| Breach { place: String::new(), message: String::new(), rule };
        let breaches = Breaches::from([("a".to_owned(), vec![breach(Rule::Comment)]), ("b".to_owned(), vec![])]);
        let allowed = Allowed::parse("# head\na 3 1\nb 2 0\n").expect("a list");
        let lowered = allowed.lowered(&breaches).expect("nothing is worse");
        assert_eq!(lowered.of("a"), Counts { comments: 1, files: 0, globs: 0 });
        assert_eq!(lowered.0.len(), 1, "a crate without breaches is not listed");
        assert!(Allowed::default().lowered(&breaches).is_err());
    }

    #[test]
    fn rejects_wrong_lines() {
        for line in ["a", "a 1", "a 1 x", "a 1 2 3"] {
            assert!(Allowed::parse(line).is_err(), "{line}");
        }
    }
}
