//! `vector`, `tensor` and `memref` types.

use crate::entity::{Attribute, Type};
use crate::interfaces::MemRefLayoutAttrInterface;
use crate::schema::Invalid;
use crate::text::lexer::Kind;
use crate::types::{DYNAMIC, MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType, VectorType};

use crate::text::parser::{AsmParser, DimensionForm, ParseResult};

/// Sizes; few are more than four.
type Shape = smallvec::SmallVec<[i64; 4]>;

impl AsmParser<'_> {
    /// Returns the number of a dimension, not consumed, and where it ends. In `0x4xf32` the zero alone is one.
    fn dimension_number(&mut self) -> ParseResult<(i64, usize)> {
        if self.text().get(1) == Some(&b'x') {
            return Ok((0, self.offset() + 1));
        }
        match self.integer_token_u64().and_then(|size| i64::try_from(size).ok()) {
            Some(size) => Ok((size, self.offset() + self.text().len())),
            None => self.error("invalid dimension"),
        }
    }

    /// Goes on behind the `x` that follows at `end`. What is glued to it is the next token; it is not read as one word
    /// before, for that may be as long as the list.
    pub(in crate::text) fn past_x(&mut self, end: usize) -> ParseResult<()> {
        if self.lexer.source().get(end) == Some(&b'x') {
            self.reset_to(end + 1);
            return Ok(());
        }
        self.reset_to(end);
        if !self.is(Kind::BareIdentifier) || self.text()[0] != b'x' {
            return self.wrong_token("expected 'x' in dimension list");
        }
        self.reset_to(self.offset() + 1);
        Ok(())
    }

    /// `(number 'x' | '?' 'x')*`
    pub(in crate::text) fn dimensions(&mut self) -> ParseResult<Shape> {
        self.dimensions_in(DimensionForm::TRAILING_X)
    }

    /// Sizes, and an `x` between them; where the form says so, behind the last one too.
    pub(in crate::text) fn dimensions_in(&mut self, form: DimensionForm) -> ParseResult<Shape> {
        let mut shape = Shape::new();
        loop {
            let (size, end) = match self.token.kind {
                Kind::Integer => self.dimension_number()?,
                Kind::Question if !form.dynamic => return self.error("expected static shape"),
                Kind::Question => (DYNAMIC, self.offset() + 1),
                _ if form.trailing_x || shape.is_empty() => return Ok(shape),
                _ => return self.error("invalid dimension"),
            };
            shape.push(size);
            if form.trailing_x || self.is_x(end) {
                self.past_x(end)?;
            } else {
                self.reset_to(end);
                return Ok(shape);
            }
        }
    }

    /// Returns whether an `x` follows at `end`.
    fn is_x(&self, end: usize) -> bool {
        self.lexer.source().get(end..).unwrap_or_default().trim_ascii_start().first() == Some(&b'x')
    }

    /// `'*' 'x'` (gives `None`), or dimensions.
    fn optional_rank(&mut self) -> ParseResult<Option<Shape>> {
        if self.is(Kind::Star) {
            self.past_x(self.offset() + 1)?;
            return Ok(None);
        }
        self.dimensions().map(Some)
    }

    fn checked<T: Into<Type>>(&mut self, offset: usize, made: Result<T, Invalid>) -> ParseResult<Type> {
        match made {
            Ok(ty) => Ok(ty.into()),
            Err(invalid) => self.error_at(offset, invalid.to_string()),
        }
    }

    /// `vector<4x[8]xf32>`
    pub(in crate::text) fn vector_type(&mut self) -> ParseResult<Type> {
        let offset = self.offset();
        self.advance();
        self.expect(Kind::Less, "expected '<' in vector type")?;
        let mut shape = Shape::new();
        let mut scalable = smallvec::SmallVec::<[bool; 4]>::new();
        while self.is(Kind::Integer) || self.is(Kind::LSquare) {
            let is_scalable = self.eat(Kind::LSquare);
            if !self.is(Kind::Integer) {
                return self.error("invalid dimension");
            }
            let (size, mut end) = self.dimension_number()?;
            shape.push(size);
            if is_scalable {
                self.reset_to(end);
                if !self.is(Kind::RSquare) {
                    return self.wrong_token("missing ']' closing scalable dimension");
                }
                end = self.offset() + 1;
            }
            scalable.push(is_scalable);
            self.past_x(end)?;
        }
        let element = self.ty()?;
        self.expect(Kind::Greater, "expected '>' in vector type")?;
        let made = VectorType::get_scalable(self.context, &shape, element, &scalable);
        self.checked(offset, made)
    }

    /// `tensor<4x?xf32, #encoding>`, `tensor<*xf32>`
    pub(in crate::text) fn tensor_type(&mut self) -> ParseResult<Type> {
        self.advance();
        self.expect(Kind::Less, "expected '<' in tensor type")?;
        let shape = self.optional_rank()?;
        let offset = self.offset();
        let element = self.ty()?;
        let encoding = if self.eat(Kind::Comma) { self.optional_attribute()? } else { None };
        self.expect(Kind::Greater, "expected '>' in tensor type")?;
        let made = match &shape {
            Some(shape) => RankedTensorType::get(self.context, shape, element, encoding).map(Type::from),
            None => UnrankedTensorType::get(self.context, element).map(Type::from),
        };
        if shape.is_none() && made.is_ok() && encoding.is_some() {
            return self.error("cannot apply encoding to unranked tensor");
        }
        self.checked(offset, made)
    }

    /// `memref<4x?xf32, layout, space>`, `memref<*xf32, space>`
    pub(in crate::text) fn memref_type(&mut self) -> ParseResult<Type> {
        let offset = self.offset();
        self.advance();
        self.expect(Kind::Less, "expected '<' in memref type")?;
        let shape = self.optional_rank()?;
        let element_offset = self.offset();
        let element = self.ty()?;
        // Whether memrefs can have this element is said first, and at the element.
        let bare = UnrankedMemRefType::get(self.context, element, None);
        self.checked(element_offset, bare)?;
        let mut rest = MemRefRest { layout: None, memory_space: None };
        if !self.eat(Kind::Greater) {
            self.expect(Kind::Comma, "expected ',' or '>' in memref type")?;
            let unranked = shape.is_none();
            self.list_until((Kind::Greater, ">"), false, |parser| parser.memref_rest(&mut rest, unranked))?;
        }
        let MemRefRest { layout, memory_space } = rest;
        let made = match shape {
            Some(shape) => MemRefType::get(self.context, &shape, element, layout, memory_space).map(Type::from),
            None => UnrankedMemRefType::get(self.context, element, memory_space).map(Type::from),
        };
        self.checked(offset, made)
    }

    /// Returns a layout or the memory space.
    fn memref_rest(&mut self, rest: &mut MemRefRest, unranked: bool) -> ParseResult<()> {
        let attribute = self.attribute()?;
        if self.is_layout(attribute) {
            rest.layout = Some(attribute);
            if unranked {
                return self.error("cannot have affine map for unranked memref type");
            }
            if rest.memory_space.is_some() {
                return self.error("expected memory space to be last in memref type");
            }
            return Ok(());
        }
        if rest.memory_space.is_some() {
            return self.error("multiple memory spaces specified in memref type");
        }
        rest.memory_space = Some(attribute);
        Ok(())
    }

    fn is_layout(&self, attribute: Attribute) -> bool {
        attribute.has_interface::<dyn MemRefLayoutAttrInterface>(self.context)
    }
}

/// What follows the element type of a memref.
struct MemRefRest {
    layout: Option<Attribute>,
    memory_space: Option<Attribute>,
}
