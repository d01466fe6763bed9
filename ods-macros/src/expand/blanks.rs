//! Where a format writes blanks by itself: the rules of MLIR's generators.

/// Whether a blank comes before the next element.
#[derive(Clone, Copy)]
pub struct Blanks {
    /// Whether what was written last lets one follow.
    emit: bool,
    after_punctuation: bool,
}

impl Blanks {
    pub const START: Self = Self { emit: true, after_punctuation: false };

    /// Before a literal; goes on behind it.
    pub fn before_literal(&mut self, text: &str) -> bool {
        let first = text.chars().next().unwrap_or(' ');
        let is_single = text.chars().count() == 1;
        let separates = match (is_single || text == "->", self.after_punctuation) {
            (false, _) => true,
            (true, true) => !matches!(first, '>' | ')' | '}' | ']' | ','),
            (true, false) => !matches!(first, '<' | '>' | '(' | ')' | '{' | '}' | '[' | ']' | ','),
        };
        let space = self.emit && separates;
        self.emit = !(is_single && matches!(first, '<' | '(' | '{' | '['));
        self.after_punctuation = first != '_' && !first.is_alphabetic();
        space
    }

    /// Before a value; goes on behind it.
    pub fn before_value(&mut self) -> bool {
        let space = self.emit || !self.after_punctuation;
        *self = Self::START;
        space
    }

    /// Behind white space in the format of a type or attribute.
    pub fn after_whitespace(&mut self) {
        *self = Self { emit: false, after_punctuation: true };
    }

    /// Behind white space in the format of an operation: a blank is followed by another before a value, and what follows
    /// a new line is written as if it were not there.
    pub fn after_whitespace_of_op(&mut self, text: &str) {
        if text != "\n" {
            *self = Self { emit: false, after_punctuation: text.is_empty() };
        }
    }

    /// Behind a dictionary, which writes its blanks itself.
    pub fn after_dictionary(&mut self) {
        self.after_punctuation = false;
    }
}
