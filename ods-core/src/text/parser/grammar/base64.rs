//! Bytes as strings of base64.

use crate::text::parser::{AsmParser, ParseResult};

impl AsmParser<'_> {
    /// Parses a string of base64, as bytes.
    ///
    /// # Errors
    /// Returns an error if none is next, or it is not base64.
    pub fn parse_base64(&mut self) -> ParseResult<Vec<u8>> {
        let location = self.location();
        let Some(text) = self.parse_optional_string()? else {
            return self.wrong_token_in_form("expected string");
        };
        base64_bytes(text.as_bytes()).ok_or_else(|| self.emit_error(location, "failed to decode base64 string"))
    }
}

/// What a text in base64 stands for; with padding, as MLIR has it.
fn base64_bytes(text: &[u8]) -> Option<Vec<u8>> {
    let (groups, []) = text.as_chunks::<4>() else { return None };
    let mut bytes = Vec::with_capacity(3 * groups.len());
    for (i, group) in groups.iter().enumerate() {
        let padding = group.iter().rev().take_while(|byte| **byte == b'=').count();
        if padding > 2 || padding > 0 && i + 1 < groups.len() {
            return None;
        }
        let mut bits = 0;
        for byte in &group[..4 - padding] {
            bits = bits << 6 | base64_digit(*byte)?;
        }
        bits <<= 6 * padding;
        bytes.extend_from_slice(&bits.to_be_bytes()[1..4 - padding]);
    }
    Some(bytes)
}

fn base64_digit(byte: u8) -> Option<u32> {
    Some(u32::from(match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    }))
}
