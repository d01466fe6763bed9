//! Writing structures: the sizes of all containers first, then the bytes, so that the time is linear.

use crate::component::SignatureBuilder;
use crate::structure::Structure;

use super::tags;

/// Returns the span of a signature's arguments.
pub(super) fn inputs(structure: Option<&Structure>) -> Vec<u8> {
    span(tags::INPUTS, structure)
}

/// Returns the span of a signature's results.
pub(super) fn results(structure: Option<&Structure>) -> Vec<u8> {
    span(tags::RESULTS, structure)
}

fn span(tag: u8, structure: Option<&Structure>) -> Vec<u8> {
    let mut out = SignatureBuilder::new();
    let mut sizes = Vec::new();
    let size = structure.map_or(0, |structure| measure(structure, &mut sizes));
    out.put_span_head(tag, size);
    if let Some(structure) = structure {
        write(structure, &mut sizes.into_iter(), &mut out);
    }
    out.into_bytes()
}

/// Returns the number of bytes of the structure, and appends the number of bytes of the contents of each container in
/// it.
fn measure(structure: &Structure, sizes: &mut Vec<usize>) -> usize {
    let slot = sizes.len();
    let contents = match structure {
        Structure::Leaf(index) => return integer_len(*index),
        Structure::Sequence(elements) => {
            sizes.push(0);
            elements.iter().map(|(key, element)| integer_len(*key) + measure(element, sizes)).sum()
        }
        Structure::Dict(elements) => {
            sizes.push(0);
            elements.iter().map(|(key, element)| span_len(key.len()) + measure(element, sizes)).sum()
        }
    };
    sizes[slot] = contents;
    span_len(contents)
}

fn write(structure: &Structure, sizes: &mut std::vec::IntoIter<usize>, out: &mut SignatureBuilder) {
    match structure {
        Structure::Leaf(index) => out.put_integer(tags::LEAF, *index),
        Structure::Sequence(elements) => {
            out.put_span_head(tags::SEQUENCE, sizes.next().unwrap_or(0));
            for (key, element) in elements {
                out.put_integer(tags::INTEGER_KEY, *key);
                write(element, sizes, out);
            }
        }
        Structure::Dict(elements) => {
            out.put_span_head(tags::DICT, sizes.next().unwrap_or(0));
            for (key, element) in elements {
                out.put_span(tags::STRING_KEY, key);
                write(element, sizes, out);
            }
        }
    }
}

/// Returns the number of bytes of a span with so many bytes of contents.
fn span_len(contents: usize) -> usize {
    2 + decimal_len(contents + 1) + contents
}

/// Returns the number of bytes of an integer.
fn integer_len(value: i32) -> usize {
    1 + usize::from(value < 0) + decimal_len(value.unsigned_abs() as usize)
}

fn decimal_len(number: usize) -> usize {
    number.checked_ilog10().map_or(1, |log| log as usize + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_those_of_the_text() {
        for value in [0, 1, 9, 10, 99, 100, -1, -10, i32::MAX, i32::MIN] {
            let mut builder = SignatureBuilder::new();
            builder.put_integer(b'_', value);
            assert_eq!(builder.as_bytes().len(), integer_len(value), "{value}");
        }
        for len in [0, 1, 8, 9, 10, 98, 99, 100, 998, 999] {
            let mut builder = SignatureBuilder::new();
            builder.put_span(b'A', &vec![0; len]);
            assert_eq!(builder.as_bytes().len(), span_len(len), "{len}");
        }
    }
}
