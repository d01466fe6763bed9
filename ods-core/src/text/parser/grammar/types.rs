//! Types: dispatch to all kinds, and the types that are not shaped.

use crate::entity::Type;
use crate::numeric::FloatFormat;
use crate::text::lexer::Kind;
use crate::types::{ComplexType, FloatType, FunctionType, IntegerType, MAX_INTEGER_WIDTH, Signedness, TupleType};

use crate::text::parser::{AsmParser, ParseResult};

/// Returns the common types without parameters.
#[inline]
fn well_known(text: &[u8]) -> Option<Type> {
    Some(match text {
        b"i32" => Type::I32,
        b"i64" => Type::I64,
        b"i1" => Type::I1,
        b"i8" => Type::I8,
        b"i16" => Type::I16,
        b"f32" => Type::F32,
        b"f64" => Type::F64,
        b"f16" => Type::F16,
        b"bf16" => Type::BF16,
        _ => return None,
    })
}

impl AsmParser<'_> {
    /// Parses a type.
    #[inline]
    pub(in crate::text) fn ty(&mut self) -> ParseResult<Type> {
        if self.is_observed() {
            return self.observed_type(Self::any_type);
        }
        self.any_type()
    }

    #[inline]
    fn any_type(&mut self) -> ParseResult<Type> {
        if self.is(Kind::LParen) {
            return self.nested(Self::function_type);
        }
        self.non_function_type()
    }

    /// Returns whether a type starts here.
    pub(in crate::text) fn at_type(&self) -> bool {
        use Kind::*;
        matches!(
            self.token.kind,
            LParen
                | MemRef
                | Tensor
                | Complex
                | Tuple
                | Vector
                | IntType
                | FloatType
                | Index
                | None
                | ExclamationIdentifier
        )
    }

    #[inline]
    fn non_function_type(&mut self) -> ParseResult<Type> {
        match self.token.kind {
            Kind::IntType | Kind::FloatType => self.number_type(),
            Kind::Index => self.constant_type(Type::INDEX),
            Kind::None => self.constant_type(Type::NONE),
            Kind::Tensor => self.nested(Self::tensor_type),
            Kind::MemRef => self.nested(Self::memref_type),
            Kind::Vector => self.nested(Self::vector_type),
            Kind::Complex => self.nested(Self::complex_type),
            Kind::Tuple => self.nested(Self::tuple_type),
            Kind::ExclamationIdentifier => self.nested(Self::extended_type),
            _ => self.wrong_token("expected non-function type"),
        }
    }

    #[inline]
    fn constant_type(&mut self, ty: Type) -> ParseResult<Type> {
        self.advance();
        Ok(ty)
    }

    #[inline]
    fn number_type(&mut self) -> ParseResult<Type> {
        match well_known(self.text()) {
            Some(ty) => self.constant_type(ty),
            None if self.is(Kind::IntType) => self.integer_type(),
            None => self.float_type(),
        }
    }

    /// Parses `i7`, `si8` or `ui4`.
    fn integer_type(&mut self) -> ParseResult<Type> {
        let (signedness, digits) = match self.text() {
            [b's', _, digits @ ..] => (Signedness::Signed, digits),
            [b'u', _, digits @ ..] => (Signedness::Unsigned, digits),
            [_, digits @ ..] => (Signedness::Signless, digits),
            [] => (Signedness::Signless, &[][..]),
        };
        let width = std::str::from_utf8(digits).ok().and_then(|digits| digits.parse::<u32>().ok());
        let Some(width) = width else { return self.error("invalid integer width") };
        if width > MAX_INTEGER_WIDTH {
            return self.error(format!("integer bitwidth is limited to {MAX_INTEGER_WIDTH} bits"));
        }
        match IntegerType::get(self.context, width, signedness) {
            Ok(ty) => self.constant_type(ty.into()),
            Err(invalid) => self.error(invalid.to_string()),
        }
    }

    fn float_type(&mut self) -> ParseResult<Type> {
        let format = std::str::from_utf8(self.text()).ok().and_then(FloatFormat::from_keyword);
        match format {
            Some(format) => {
                let ty = FloatType::get(self.context, format).into();
                self.constant_type(ty)
            }
            None => self.wrong_token("expected non-function type"),
        }
    }

    /// Parses `complex<f32>`.
    fn complex_type(&mut self) -> ParseResult<Type> {
        self.advance();
        self.expect(Kind::Less, "expected '<' in complex type")?;
        let offset = self.offset();
        let element = self.ty()?;
        self.expect(Kind::Greater, "expected '>' in complex type")?;
        match ComplexType::get(self.context, element) {
            Ok(ty) => Ok(ty.into()),
            Err(invalid) => self.error_at(offset, invalid.to_string()),
        }
    }

    /// Parses `tuple<i32, f32>`.
    fn tuple_type(&mut self) -> ParseResult<Type> {
        self.advance();
        self.expect(Kind::Less, "expected '<' in tuple type")?;
        if self.eat(Kind::Greater) {
            return Ok(TupleType::get(self.context, &[]).into());
        }
        let start = self.scratch.types.len();
        self.type_list()?;
        self.expect(Kind::Greater, "expected '>' in tuple type")?;
        let ty = TupleType::get(self.context, &self.scratch.types[start..]);
        self.scratch.types.truncate(start);
        Ok(ty.into())
    }

    /// Parses `type (',' type)*` and pushes the types on their stack.
    pub(in crate::text) fn type_list(&mut self) -> ParseResult<()> {
        loop {
            let ty = self.ty()?;
            self.scratch.types.push(ty);
            if !self.eat(Kind::Comma) {
                return Ok(());
            }
        }
    }

    /// Parses `'(' types ')'` and pushes the types on their stack.
    pub(in crate::text) fn type_list_in_parens(&mut self) -> ParseResult<()> {
        self.expect(Kind::LParen, "expected '('")?;
        if self.eat(Kind::RParen) {
            return Ok(());
        }
        self.type_list()?;
        self.expect(Kind::RParen, "expected ')'")
    }

    /// Parses `(i32) -> f32` or `() -> (i1, i2)`.
    fn function_type(&mut self) -> ParseResult<Type> {
        let inputs = self.scratch.types.len();
        self.type_list_in_parens()?;
        self.expect(Kind::Arrow, "expected '->' in function type")?;
        let results = self.scratch.types.len();
        if self.is(Kind::LParen) {
            self.type_list_in_parens()?;
        } else {
            let result = match self.is_observed() {
                true => self.observed_type(Self::non_function_type)?,
                false => self.non_function_type()?,
            };
            self.scratch.types.push(result);
        }
        let types = &self.scratch.types;
        let ty = FunctionType::get(self.context, &types[inputs..results], &types[results..]);
        self.scratch.types.truncate(inputs);
        Ok(ty.into())
    }
}
