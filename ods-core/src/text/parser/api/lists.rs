//! Lists with context in their error messages, for custom forms of operations.

use crate::text::parser::{AsmParser, Delimiter, ParseResult};

impl AsmParser<'_> {
    /// Parses a list as [`parse_list`](AsmParser::parse_list) does, with `context` at the end of messages about
    /// delimiters: `expected ')' in dynamic index list`.
    ///
    /// # Errors
    /// Returns an error if a delimiter is missing, or an element is malformed.
    pub fn parse_list_in<T>(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        mut element: impl FnMut(&mut Self) -> ParseResult<T>,
    ) -> ParseResult<Vec<T>> {
        let Some((open, close)) = delimiter.tokens() else { return self.parse_list(delimiter, element) };
        let mut list = Vec::new();
        if delimiter.is_optional() && !self.is(open.0) {
            return Ok(list);
        }
        self.nested(|parser| {
            parser.delimited(open, close, context, |parser| {
                list.push(element(parser)?);
                Ok(())
            })
        })?;
        Ok(list)
    }
}
