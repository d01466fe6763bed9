//! Locations: the contents of `loc(...)`.

use crate::attributes::AttributeData;
use crate::entity::{Attribute, Identifier, Location};
use crate::location::{FileRange, LocationData};
use crate::text::lexer::Kind;

use crate::text::parser::{AsmParser, ParseResult};

const NO_LINE: &str = "expected integer line number in FileLineColRange";
const NO_COLUMN: &str = "expected integer column number in FileLineColRange";

impl AsmParser<'_> {
    /// Parses the contents of `loc(...)`.
    pub(in crate::text) fn location_instance(&mut self) -> ParseResult<Location> {
        if self.is(Kind::HashIdentifier) {
            return self.aliased_location();
        }
        self.nested(|parser| match parser.token.kind {
            Kind::String => parser.name_or_place(),
            Kind::BareIdentifier => parser.worded_location(),
            _ => parser.wrong_token("expected location instance"),
        })
    }

    fn worded_location(&mut self) -> ParseResult<Location> {
        match self.text() {
            b"callsite" => self.call_site(),
            b"fused" => self.fused(),
            b"unknown" => {
                self.advance();
                Ok(Location::UNKNOWN)
            }
            _ => self.wrong_token("expected location instance"),
        }
    }

    /// Parses `#alias`.
    fn aliased_location(&mut self) -> ParseResult<Location> {
        let attribute = self.extended_attribute(None)?;
        let AttributeData::Location(location) = attribute.data(self.context) else {
            let text = self.attribute_text(attribute);
            return self.error(format!("expected location attribute, but got{text}"));
        };
        Ok(*location)
    }

    /// Parses `callsite(callee at caller)`.
    fn call_site(&mut self) -> ParseResult<Location> {
        self.advance();
        self.expect(Kind::LParen, "expected '(' in callsite location")?;
        let callee = self.location_instance()?;
        if !self.is(Kind::BareIdentifier) || self.text() != b"at" {
            return self.wrong_token("expected 'at' in callsite location");
        }
        self.advance();
        let caller = self.location_instance()?;
        self.expect(Kind::RParen, "expected ')' in callsite location")?;
        Ok(self.context.location(LocationData::CallSite { callee, caller }))
    }

    /// Parses `fused<metadata>[locations]`.
    fn fused(&mut self) -> ParseResult<Location> {
        self.advance();
        let mut metadata = None;
        if self.eat(Kind::Less) {
            metadata = Some(self.attribute()?);
            self.expect(Kind::Greater, "expected '>' after fused location metadata")?;
        }
        let mut locations = Vec::new();
        self.in_squares(" in fused location", |parser| {
            let location = parser.location_instance()?;
            locations.push(location);
            // Locations fused with the same metadata will be flattened.
            if let LocationData::Fused { locations, metadata: same } = parser.context.location_data(location)
                && same == metadata
            {
                parser.spend(locations.len() * size_of::<Location>())?;
            }
            Ok(())
        })?;
        Ok(self.context.fused_location(&locations, metadata))
    }

    /// Parses `"name"`, `"name"(child)`, `"file":1:2` or `"file":1:2 to 3:4`.
    fn name_or_place(&mut self) -> ParseResult<Location> {
        let text = self.string_value();
        let Ok(text) = std::str::from_utf8(&text) else { return self.error("a location's name is not UTF-8") };
        self.advance();
        if self.eat(Kind::Colon) {
            return self.place(text);
        }
        if !self.eat(Kind::LParen) {
            return Ok(self.context.name_location(text, Location::UNKNOWN));
        }
        let child = self.location_instance()?;
        self.expect(Kind::RParen, "expected ')' after child location of NameLoc")?;
        Ok(self.context.name_location(text, child))
    }

    /// Parses the line and the rest.
    fn place(&mut self, name: &str) -> ParseResult<Location> {
        let file = self.context.identifier(name);
        let line = match self.line_number() {
            Some(line) => line,
            None => return self.wrong_token(NO_LINE),
        };
        if !self.eat(Kind::Colon) {
            return Ok(self.context.location(LocationData::File(FileRange::place(file, line, 0).given_with(1))));
        }
        let start = (line, self.column()?);
        if !self.eat(Kind::To) {
            return Ok(self.context.file_location(name, start.0, start.1));
        }
        let range = self.place_to(file, start)?;
        Ok(self.context.location(LocationData::File(range)))
    }

    /// Parses a line and column, or a column, after `to`.
    fn place_to(&mut self, file: Identifier, start: (u32, u32)) -> ParseResult<FileRange> {
        let (mut line, mut numbers) = (start.0, 3);
        if self.is(Kind::Integer) {
            numbers = 4;
            line = match self.line_number() {
                Some(line) => line,
                None => return self.wrong_token(NO_LINE),
            };
        }
        if !self.eat(Kind::Colon) {
            return self.wrong_token("expected either integer or `:` post `to` in FileLineColRange");
        }
        Ok(FileRange::new(file, start, (line, self.column()?)).given_with(numbers))
    }

    /// Parses a 32-bit number, if one is next.
    fn line_number(&mut self) -> Option<u32> {
        let number = self.is(Kind::Integer).then(|| self.integer_token_u64()).flatten()?;
        let number = u32::try_from(number).ok()?;
        self.advance();
        Some(number)
    }

    fn column(&mut self) -> ParseResult<u32> {
        if !self.is(Kind::Integer) {
            return self.wrong_token(NO_COLUMN);
        }
        match self.line_number() {
            Some(column) => Ok(column),
            None => self.error(NO_COLUMN),
        }
    }

    /// Parses `loc(...)` as an attribute.
    pub(in crate::text) fn location_attribute(&mut self) -> ParseResult<Attribute> {
        self.advance();
        self.expect(Kind::LParen, "expected '(' in inline location")?;
        let location = self.location_instance()?;
        self.expect(Kind::RParen, "expected ')' in inline location")?;
        Ok(crate::attributes::LocationAttr::get(self.context, location).into())
    }
}
