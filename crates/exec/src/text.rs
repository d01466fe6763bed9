//! Arguments as text, for command lines.

use std::path::Path;
use std::sync::Arc;

use ods_core::attributes::DenseElementsAttr;
use ods_core::text::{parse_attribute, type_to_string};
use ods_core::types::{BaseMemRefType, ComplexType, DYNAMIC, ShapedType, TypeData};
use ods_core::{Attribute, Context, Type};

use crate::constants::to_runtime_value;
use crate::layout::Number;
use crate::memory::MemRef;
use crate::npy;
use crate::runtime_value::RuntimeValue;
use crate::tensor::Tensor;

/// Returns the argument of a type that a text represents.
///
/// | text | value |
/// |---|---|
/// | `poison` | a value that is poison |
/// | `3`, `-1.5`, `true`, `0x7FC00000`, `(1.0, 2.0)` | a number, as in `dense<...>`; with a shaped type, that in each element |
/// | `[[1, 2], [3, 4]]` | a tensor, a vector, or new memory with these elements; the nesting gives sizes that the type leaves open |
/// | `dense<1.0> : tensor<2x2xf32>` | the same, with its own type |
/// | `@file.npy` | the array in a file of numpy |
///
/// ```
/// use ods_exec::{RuntimeValue, Tensor};
///
/// # fn main() -> Result<(), String> {
/// let context = std::sync::Arc::new(ods_core::Context::new());
/// let ty = ods_core::text::parse_type(&context, "tensor<?x2xi8>").map_err(|error| error.to_string())?;
/// let argument = ods_exec::parse_argument(&context, ty, "[[1, 2], [3, 4]]")?;
/// assert_eq!(Ok(argument), Tensor::of(&[2, 2], &[1_i8, 2, 3, 4]).map(RuntimeValue::Tensor));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// Returns an error if the text has another form, its elements do not fit the type, or the file cannot be read.
pub fn parse_argument(context: &Arc<Context>, ty: Type, text: &str) -> Result<RuntimeValue, String> {
    let text = text.trim();
    if text == "poison" {
        return Ok(RuntimeValue::Poison);
    }
    let points = with_points(context, ty, text);
    let text = points.as_str();
    let Some(shaped) = ty.cast::<ShapedType>(context) else {
        return match parse(context, &format!("dense<{text}>"), &format!("tensor<{}>", ty.display(context)))? {
            RuntimeValue::Tensor(tensor) if tensor.len() == 1 => {
                tensor.element(0).map_err(|fault| fault.message().to_owned())
            }
            _ => Err(format!("'{text}' is not a number")),
        };
    };
    let element = shaped.element_type(context);
    let tensor = match text.strip_prefix('@') {
        Some(path) => npy::read(Path::new(path), Number::of(context, element))?,
        None => literal(context, ty, shaped, text)?,
    };
    if ty.isa::<BaseMemRefType>(context) {
        return MemRef::of(&tensor).map(RuntimeValue::MemRef).map_err(|fault| fault.message().to_owned());
    }
    Ok(RuntimeValue::Tensor(tensor))
}

/// Returns the text with a point in each number, where floats are expected: `1` becomes `1.0`. Attributes with a type,
/// and names of files, stay.
fn with_points(context: &Context, ty: Type, text: &str) -> String {
    let element = ty.cast::<ShapedType>(context).map_or(ty, |ty| ty.element_type(context));
    let part = element.cast::<ComplexType>(context).map_or(element, |complex| complex.element_type(context));
    if !matches!(part.data(context), TypeData::Float(_)) || text.starts_with('@') || text.contains(':') {
        return text.to_owned();
    }
    let is_digit = |c: char| c.is_ascii_digit() || c == '-';
    let words = text.split_inclusive(|c: char| "[](),<> ".contains(c));
    words
        .map(|word| {
            let number = word.trim_end_matches(|c: char| "[](),<> ".contains(c));
            let mantissa = number.split(['e', 'E']).next().unwrap_or_default();
            let is_integer = mantissa.chars().all(is_digit) && mantissa.ends_with(|c: char| c.is_ascii_digit());
            if is_integer { format!("{mantissa}.0{}", &word[mantissa.len()..]) } else { word.to_owned() }
        })
        .collect()
}

/// Returns the elements that a literal represents.
fn literal(context: &Arc<Context>, ty: Type, shaped: ShapedType, text: &str) -> Result<Tensor, String> {
    let value = match text.starts_with("dense") {
        true if text.contains("> :") => parse(context, text, "")?,
        true => parse(context, text, &tensor_type(context, shaped, shaped.shape(context))?)?,
        false => {
            let nested = nesting(text);
            let is_splat = nested.is_empty() && !text.starts_with('[');
            let shape = if is_splat { shaped.shape(context) } else { Some(&nested[..]) };
            parse(context, &format!("dense<{text}>"), &tensor_type(context, shaped, shape)?)?
        }
    };
    match value {
        RuntimeValue::Tensor(tensor) => Ok(tensor),
        _ => Err(format!("'{text}' is not a value of type '{}'", ty.display(context))),
    }
}

fn tensor_type(context: &Context, shaped: ShapedType, shape: Option<&[i64]>) -> Result<String, String> {
    let Some(shape) = shape.filter(|shape| !shape.contains(&DYNAMIC)) else {
        return Err(
            "the sizes are not known; write the elements as nested lists, or `dense<...>` with its own type".into()
        );
    };
    let sizes: String = shape.iter().map(|size| format!("{size}x")).collect();
    Ok(format!("tensor<{sizes}{}>", type_to_string(context, shaped.element_type(context))))
}

/// Returns the sizes of nested lists, by the first list of each level.
fn nesting(text: &str) -> Vec<i64> {
    let mut sizes: Vec<i64> = Vec::new();
    let (mut depth, mut is_first) = (0_usize, true);
    let mut parentheses = 0_usize;
    let mut done = vec![false; text.len() + 1];
    for (at, c) in text.char_indices() {
        match c {
            '(' => parentheses += 1,
            ')' => parentheses = parentheses.saturating_sub(1),
            '[' => {
                depth += 1;
                if depth > sizes.len() {
                    sizes.push(0);
                }
                is_first = true;
            }
            ']' if depth > 0 => {
                if is_first && text[..at].trim_end().ends_with('[') && !done[depth] {
                    sizes[depth - 1] = 0;
                } else if !done[depth] {
                    sizes[depth - 1] += 1;
                }
                done[depth] = true;
                depth = depth.saturating_sub(1);
                is_first = false;
            }
            ',' if parentheses == 0 && depth > 0 && !done[depth] => sizes[depth - 1] += 1,
            _ => {}
        }
    }
    sizes
}

fn parse(context: &Arc<Context>, literal: &str, ty: &str) -> Result<RuntimeValue, String> {
    let text = if ty.is_empty() { literal.to_owned() } else { format!("{literal} : {ty}") };
    let attribute: Attribute =
        parse_attribute(context, &text).map_err(|error| format!("'{text}': {}", error.message))?;
    let dense = attribute.cast::<DenseElementsAttr>(context);
    dense.and_then(|dense| to_runtime_value(context, dense.into())).ok_or_else(|| format!("'{text}' has no numbers"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn argument(ty: &str, text: &str) -> Result<RuntimeValue, String> {
        let context = Arc::new(Context::new());
        let ty = ods_core::text::parse_type(&context, ty).expect("a type");
        parse_argument(&context, ty, text)
    }

    fn shape(ty: &str, text: &str) -> Result<Vec<i64>, String> {
        match argument(ty, text)? {
            RuntimeValue::Tensor(tensor) => Ok(tensor.shape().to_vec()),
            RuntimeValue::MemRef(memref) => Ok(memref.sizes().to_vec()),
            other => Err(format!("{other:?}")),
        }
    }

    #[test]
    fn numbers_have_the_type_of_the_parameter() {
        assert_eq!(argument("i8", "-1"), Ok(RuntimeValue::Word(255)));
        assert_eq!(argument("i8", "poison"), Ok(RuntimeValue::Poison));
        assert_eq!(argument("i1", "true"), Ok(RuntimeValue::Word(1)));
        assert_eq!(argument("index", "7"), Ok(RuntimeValue::Word(7)));
        assert_eq!(argument("f32", "1.5"), Ok(RuntimeValue::Word(0x3FC0_0000)));
        assert_eq!(argument("f32", "-2"), Ok(RuntimeValue::Word(0xC000_0000)));
        assert_eq!(argument("f32", "1e3"), argument("f32", "1000"));
        assert_eq!(argument("f32", "0x7FC00000"), Ok(RuntimeValue::Word(0x7FC0_0000)));
        assert_eq!(argument("complex<f64>", "(1.0, 0.0)"), Ok(RuntimeValue::of_words(&[0x3FF0_0000_0000_0000, 0])));
        assert!(argument("i8", "300").is_err_and(|error| error.contains("300")));
        assert!(argument("i8", "1.5").is_err());
        assert!(argument("i8", "x").is_err());
    }

    #[test]
    fn one_number_for_too_many_elements_is_an_error() {
        for ty in ["tensor<1000000000000000xi8>", "memref<4611686018427387904xi64>", "tensor<9000000000000000000xi0>"] {
            assert!(argument(ty, "1").or(argument(ty, "0")).is_err(), "{ty}");
        }
        assert_eq!(shape("tensor<3xcomplex<f32>>", "(1.0, 2.0)"), Ok(vec![3]));
    }

    #[test]
    fn lists_give_sizes() {
        assert_eq!(shape("tensor<?x?xf32>", "[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]"), Ok(vec![2, 3]));
        assert_eq!(shape("tensor<?x2xi32>", "[[1, 2], [3, 4], [5, 6]]"), Ok(vec![3, 2]));
        assert_eq!(shape("memref<?xf32>", "[1, 2]"), Ok(vec![2]));
        assert_eq!(shape("memref<?xi32>", "[1]"), Ok(vec![1]));
        assert_eq!(shape("tensor<?xi32>", "[]"), Ok(vec![0]));
        assert_eq!(shape("tensor<2x2xf32>", "1.0"), Ok(vec![2, 2]));
        assert_eq!(shape("tensor<?xcomplex<f32>>", "[(1.0, 2.0), (3.0, 4.0)]"), Ok(vec![2]));
        assert_eq!(shape("tensor<?xf32>", "dense<1.0> : tensor<5xf32>"), Ok(vec![5]));
        assert_eq!(shape("tensor<f32>", "2.0"), Ok(vec![]));
        assert!(shape("tensor<?xf32>", "1.0").is_err_and(|error| error.contains("sizes are not known")));
        assert!(shape("tensor<2xf32>", "[[[").is_err());
        assert!(shape("tensor<2xf32>", "]").is_err());
    }
}
