//! Arrays in files of numpy.
//!
//! The format is that of numpy's document on `.npy`: a magic number, a version, the length of a header, the header as a
//! dictionary of Python, and the elements.

use std::path::Path;

use crate::cells::Elements;
use crate::layout::Number;
use crate::tensor::{Tensor, count};

const MAGIC: &[u8] = b"\x93NUMPY";

/// Returns the array in a file, whose elements must have this format.
///
/// # Errors
/// Returns an error if the file cannot be read, or is not an array of this format.
pub fn read(path: &Path, number: Option<Number>) -> Result<Tensor, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("cannot read '{}': {error}", path.display()))?;
    decode(&bytes, number).map_err(|error| format!("'{}': {error}", path.display()))
}

/// Returns the array in the contents of a file.
pub(crate) fn decode(bytes: &[u8], number: Option<Number>) -> Result<Tensor, String> {
    let (header, data) = split(bytes).ok_or("not a file of numpy's format .npy, version 1 to 3")?;
    let number = number.ok_or("arrays hold numbers, and the parameter does not")?;
    let descr = entry(header, "descr").and_then(quoted).ok_or("the header has no 'descr' that is a string")?;
    let (size, is_big) = element_size(descr, number)?;
    if entry(header, "fortran_order").is_none_or(|order| !order.starts_with("False")) {
        return Err("the array is in Fortran's order; save `numpy.ascontiguousarray(array)`".into());
    }
    let shape = entry(header, "shape").and_then(tuple).ok_or("the header has no 'shape' that is a tuple of sizes")?;
    let elements = count(&shape).map_err(|fault| fault.message().to_owned())?;
    let expected = elements.saturating_mul(size).saturating_mul(number.cells());
    if data.len() != expected {
        return Err(format!("{} bytes of elements; expected {expected} for a shape of {shape:?}", data.len()));
    }
    let mut cells = Elements::zeros(number, elements);
    for (cell, bytes) in data.chunks_exact(size.max(1)).enumerate() {
        let shift = |word: u64, byte: &u8| word << 8 | u64::from(*byte);
        let word = if is_big { bytes.iter().fold(0, shift) } else { bytes.iter().rev().fold(0, shift) };
        let is_number = number.bits >= 64 || word < 1 << number.bits;
        if !is_number {
            return Err(format!("element {word} does not fit {} bits", number.bits));
        }
        cells.set_word(cell, word).map_err(|fault| fault.message().to_owned())?;
    }
    Tensor::of_cells(&shape, number, cells).map_err(|fault| fault.message().to_owned())
}

/// Returns the header and the elements.
fn split(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let rest = bytes.strip_prefix(MAGIC)?;
    let (version, rest) = rest.split_at_checked(2)?;
    let (length, rest) = match version[0] {
        1 => (u32::from(u16::from_le_bytes(rest.get(..2)?.try_into().ok()?)), rest.get(2..)?),
        2 | 3 => (u32::from_le_bytes(rest.get(..4)?.try_into().ok()?), rest.get(4..)?),
        _ => return None,
    };
    let (header, data) = rest.split_at_checked(length as usize)?;
    Some((std::str::from_utf8(header).ok()?, data))
}

/// Returns the text from an entry's value on.
fn entry<'h>(header: &'h str, key: &str) -> Option<&'h str> {
    let at = header.find(&format!("'{key}'"))?;
    Some(header[at + key.len() + 2..].trim_start().strip_prefix(':')?.trim_start())
}

fn quoted(text: &str) -> Option<&str> {
    text.strip_prefix('\'')?.split('\'').next()
}

fn tuple(text: &str) -> Option<Vec<i64>> {
    let inside = text.strip_prefix('(')?.split(')').next()?;
    inside.split(',').map(str::trim).filter(|size| !size.is_empty()).map(|size| size.parse().ok()).collect()
}

/// Returns the size of a part of an element, and whether its bytes begin with the highest.
fn element_size(descr: &str, number: Number) -> Result<(usize, bool), String> {
    let unfit = || format!("elements of type '{descr}' do not fit a parameter with elements of {} bits", number.bits);
    let mut rest = descr.chars();
    let is_big = rest.next() == Some('>');
    let kind = rest.next().ok_or_else(unfit)?;
    let size: usize = rest.as_str().parse().map_err(|_| unfit())?;
    let part = if kind == 'c' { size / 2 } else { size };
    let fits = part == number.cell_bytes() && (kind == 'c') == (number.parts == 2) && "biufc".contains(kind);
    if fits { Ok((part, is_big)) } else { Err(unfit()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(header: &str, data: &[u8]) -> Vec<u8> {
        let length = (header.len() as u16).to_le_bytes();
        [MAGIC, &[1, 0], &length, header.as_bytes(), data].concat()
    }

    const I16: Option<Number> = Some(Number { bits: 16, parts: 1 });

    #[test]
    fn arrays_are_read() {
        let bytes = file("{'descr': '<i2', 'fortran_order': False, 'shape': (2, 1), }", &[1, 0, 255, 255]);
        let tensor = decode(&bytes, I16).expect("an array");
        assert_eq!((tensor.shape(), tensor.values::<i16>()), (&[2, 1][..], Ok(vec![1, -1])));
        let big = file("{'descr': '>i2', 'fortran_order': False, 'shape': (1,), }", &[1, 0]);
        assert_eq!(decode(&big, I16).and_then(|t| t.values::<i16>().map_err(|f| f.to_string())), Ok(vec![256]));
    }

    #[test]
    fn other_files_are_errors() {
        let header = "{'descr': '<i2', 'fortran_order': False, 'shape': (2,), }";
        for (bytes, message) in [
            (b"text".to_vec(), "not a file"),
            (file(header, &[1, 0, 2]), "3 bytes of elements; expected 4"),
            (file("{}", &[]), "no 'descr'"),
            (file(&header.replace("False", "True"), &[0; 4]), "Fortran"),
            (file(&header.replace("<i2", "<f8"), &[0; 16]), "do not fit"),
            (file(&header.replace("(2,)", "(-2,)"), &[0; 4]), "negative"),
            (file(&header.replace("(2,)", "(9223372036854775807, 9)"), &[0; 4]), "too large"),
        ] {
            let error = decode(&bytes, I16).expect_err(message);
            assert!(error.contains(message), "{error}");
        }
        let whole = file(header, &[0; 4]);
        (0..whole.len()).for_each(|end| assert!(decode(&whole[..end], I16).is_err()));
    }
}
