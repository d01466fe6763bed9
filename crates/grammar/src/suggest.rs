//! Similar words, for suggestions in messages. Not `const`: the macros and the parser use it for misspelt names.

/// Returns the candidate most similar to `word`, if one is similar.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = (word.len() / 3).max(1);
    let scored = candidates.into_iter().map(|candidate| (distance(word, candidate), candidate));
    scored.filter(|(distance, _)| *distance <= limit).min().map(|(_, candidate)| candidate)
}

/// Returns the edit distance of two words: insertions, deletions, replacements and exchanges of neighbours, ignoring
/// case.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.to_lowercase().chars().collect(), b.to_lowercase().chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let replaced = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            let exchanged = if exchanged { rows[i - 2][j - 2] + 1 } else { usize::MAX };
            row.push(replaced.min(rows[i - 1][j] + 1).min(row[j - 1] + 1).min(exchanged));
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggests_only_near_words() {
        assert_eq!(nearest("operands", ["operand", "result"]), Some("operand"));
        assert_eq!(nearest("and", ["And", "Or"]), Some("And"));
        assert_eq!(nearest("nmae", ["name", "ops"]), Some("name"));
        assert_eq!(nearest("", ["name", "ops"]), None);
        assert_eq!(nearest("banana", ["operand", "result"]), None);
    }
}
