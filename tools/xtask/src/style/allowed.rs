//! The numbers of breaches that crates and folders may still have: `allowed.txt`.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::fs;

use super::{Breach, Breaches};
use crate::process::root;

const FILE: &str = "tools/xtask/src/style/allowed.txt";

const HEAD: &str = "# Breaches of docs/style.md that are left, by crate or folder and by rule.\n\
                    # `cargo xtask style --update` lowers the numbers; nothing raises them.\n";

/// Breaches of a crate, by the names of rules; none is zero.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Counts(BTreeMap<String, usize>);

impl Counts {
    pub fn of(breaches: &[Breach]) -> Self {
        let mut counts = BTreeMap::new();
        breaches.iter().for_each(|breach| *counts.entry(breach.rule.clone()).or_default() += 1);
        Self(counts)
    }

    /// Returns the rules that are broken more often than allowed.
    pub fn above<'a>(&'a self, limit: &'a Self) -> impl Iterator<Item = &'a str> {
        let is_above = |(rule, count): &(&String, &usize)| **count > limit.0.get(*rule).copied().unwrap_or_default();
        self.0.iter().filter(is_above).map(|(rule, _)| rule.as_str())
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Display for Counts {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let counts: Vec<String> = self.0.iter().map(|(rule, count)| format!("{rule}={count}")).collect();
        f.write_str(&counts.join(" "))
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
        let entries = lines.map(|line| entry(line).ok_or_else(|| format!("{FILE}: expected `crate rule=2`: {line}")));
        entries.collect::<Result<_, _>>().map(Self)
    }

    /// Returns the limit of a crate: zero if it is not listed.
    pub fn of(&self, name: &str) -> Counts {
        self.0.get(name).cloned().unwrap_or_default()
    }

    /// Returns the limits after a fall; fails where a crate has more than it may have.
    pub fn lowered(&self, breaches: &Breaches) -> Result<Self, String> {
        super::check(breaches, self)?;
        let counts = breaches.iter().map(|(name, found)| (name.clone(), Counts::of(found)));
        Ok(Self(counts.filter(|(_, counts)| !counts.is_empty()).collect()))
    }

    pub fn write(&self) -> Result<(), String> {
        let lines = self.0.iter().map(|(name, counts)| format!("{name} {counts}\n"));
        fs::write(root().join(FILE), HEAD.to_owned() + &lines.collect::<String>())
            .map_err(|error| format!("{FILE}: {error}"))
    }
}

fn entry(line: &str) -> Option<(String, Counts)> {
    let (name, counts) = line.split_once(' ')?;
    let count = |text: &str| {
        let (rule, count) = text.split_once('=')?;
        Some((rule.to_owned(), count.parse().ok()?))
    };
    Some((name.to_owned(), Counts(counts.split(' ').map(count).collect::<Option<_>>()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_only_fall() {
        let breach = || Breach { place: String::new(), message: String::new(), rule: "globs".to_owned() };
        let breaches = Breaches::from([("a".to_owned(), vec![breach()]), ("b".to_owned(), vec![])]);
        let allowed = Allowed::parse("# head\na globs=3 wide=1\nb wide=2\n").expect("a list");
        let lowered = allowed.lowered(&breaches).expect("nothing is worse");
        assert_eq!(lowered.of("a").to_string(), "globs=1");
        assert_eq!(lowered.0.len(), 1, "a crate without breaches is not listed");
        assert!(Allowed::default().lowered(&breaches).is_err());
        assert!(Allowed::parse("a wide=9\n").expect("a list").lowered(&breaches).is_err(), "each rule has its number");
    }

    #[test]
    fn rejects_wrong_lines() {
        for line in ["a", "a 1", "a wide=x", "a wide=1 2"] {
            assert!(Allowed::parse(line).is_err(), "{line}");
        }
    }
}
