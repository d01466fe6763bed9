//! The rules for the words of doc comments.

use super::comments::{Comment, Item};

/// Words that no sentence begins with: the thing itself goes first.
const VAGUE: [&str; 5] = ["What", "How", "Where", "That", "Who"];

/// Returns the breaches of a comment.
pub fn complaints(comment: &Comment) -> Vec<String> {
    let mut complaints: Vec<String> = vague(&comment.text).collect();
    let mut words = comment.text.split_whitespace();
    let (first, second) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let is_wrong = match comment.item {
        Item::Function => !is_verb(first, second),
        Item::Noun => is_verb(first, second) && !first.ends_with([',', ':']) && is_article(second),
        Item::Other => false,
    };
    if is_wrong && complaints.is_empty() && !first.is_empty() {
        let expected = match comment.item {
            Item::Function => "a function begins with a verb in the third person (\"Returns\")",
            Item::Noun | Item::Other => "a type or module begins with a noun",
        };
        complaints.push(format!("{expected}, not with \"{first}\""));
    }
    complaints
}

/// Returns the breaches of a comment that documents nothing. `Whether` is left to the doc comments of fields and
/// variables.
pub fn plain_complaints(text: &str) -> Vec<String> {
    sentences_with(text, |word| VAGUE.contains(&word) || word == "Whether").collect()
}

/// Sentences that begin with a vague word.
fn vague(text: &str) -> impl Iterator<Item = String> {
    sentences_with(text, |word| VAGUE.contains(&word))
}

/// Sentences whose first word is vague.
fn sentences_with(text: &str, is_vague: impl Fn(&str) -> bool) -> impl Iterator<Item = String> {
    let sentences = text.split("\n\n").flat_map(|paragraph| paragraph.split_inclusive(". "));
    let first = |sentence: &str| sentence.split_whitespace().next().map(str::to_owned);
    let is_vague = move |word: &String| is_vague(word.trim_end_matches(|c: char| !c.is_alphabetic()));
    sentences
        .filter_map(first)
        .filter(is_vague)
        .map(|word| format!("a sentence begins with \"{word}\": name the thing"))
}

/// Returns whether a comment that begins with these words begins with a verb in the third person.
///
/// A plural noun has the same form: `Values of ...` is one, `Names the ...` is a verb.
fn is_verb(first: &str, second: &str) -> bool {
    let word = first.trim_end_matches([',', '.', ':', ';']);
    let is_word = !word.is_empty() && word.chars().all(|c| c.is_ascii_alphabetic() || c == '-');
    let is_third_person = word.ends_with('s') && !word.ends_with("ss");
    let other = ["As", "Its", "This", "Always", "Perhaps", "Besides", "Unless", "Towards", "Sometimes", "Yes"];
    is_word && is_third_person && !other.contains(&word) && second != "of"
}

fn is_article(word: &str) -> bool {
    ["a", "an", "the", "it", "its", "all", "whether", "each", "every"].contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints_of(text: &str, item: Item) -> Vec<String> {
        complaints(&Comment { line: 1, text: text.to_owned(), item })
    }

    #[test]
    fn functions_begin_with_a_verb() {
        for text in ["Returns it.", "Is called once.", "Re-reads it.", "Parses, if it can."] {
            assert!(complaints_of(text, Item::Function).is_empty(), "{text}");
        }
        for text in ["The value.", "Whether it is.", "Values of it.", "Return it.", "As it is.", "`f` of it."] {
            assert_eq!(complaints_of(text, Item::Function).len(), 1, "{text}");
        }
    }

    #[test]
    fn types_and_modules_begin_with_a_noun() {
        for text in ["A value.", "Values of it.", "Access to it.", "Bits that it has.", "Blocks: all of it."] {
            assert!(complaints_of(text, Item::Noun).is_empty(), "{text}");
        }
        for text in ["Reads a value.", "Is the value."] {
            assert_eq!(complaints_of(text, Item::Noun).len(), 1, "{text}");
        }
    }

    #[test]
    fn no_sentence_begins_with_a_vague_word() {
        for text in ["What it is.", "A value. How it is made.", "A value.\n\nWhere, then?", "That is it."] {
            assert_eq!(complaints_of(text, Item::Other).len(), 1, "{text}");
        }
        assert!(complaints_of("A value, and what it is. Howl.", Item::Other).is_empty());
    }

    #[test]
    fn plain_comments_have_no_vague_sentences() {
        assert_eq!(plain_complaints("Whether it is. Who knows. Because.").len(), 2);
        assert!(plain_complaints("The value; what it is.").is_empty());
    }

    #[test]
    fn messages_are_not_repeated() {
        assert_eq!(complaints_of("What it is.", Item::Function).len(), 1);
        assert!(complaints_of("", Item::Function).is_empty());
    }
}
