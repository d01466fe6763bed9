//! What custom forms of operations read with: lists that messages say more about.

use crate::text::parser::{AsmParser, Delimiter, ParseResult};

impl AsmParser<'_> {
    /// As [`parse_list`](AsmParser::parse_list); messages about delimiters end with `context`: `expected ')' in dynamic index
    /// list`.
    ///
    /// # Errors
    /// When a delimiter is missing, or an element does not parse.
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
