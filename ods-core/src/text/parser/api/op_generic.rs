//! Operations in generic form, whole or from the end of their names, for custom forms of operations. Corresponds to
//! MLIR's `parseGenericOperation` and `parseGenericOperationAfterOpName`.

use crate::attributes::NamedAttribute;
use crate::entity::{Attribute, Block, OpName, Operation};
use crate::text::lexer::Kind;
use crate::types::FunctionType;

use super::operation_state::{OperationState, ParsedRegion};
use crate::text::parser::UnresolvedOperand;
use crate::text::parser::{AsmParser, Delimiter, ParseResult};

/// The parts of an operation in generic form that are known in advance, and are not in the text.
#[derive(Debug, Default)]
pub struct KnownParts {
    /// The operands of the first `(...)`.
    pub operands: Option<Vec<UnresolvedOperand>>,
    /// The successors of `[...]`.
    pub successors: Option<Vec<Block>>,
    /// The properties of `<...>`.
    pub properties: Option<Attribute>,
    /// The regions of the second `(...)`.
    pub regions: Option<Vec<ParsedRegion>>,
    /// The attributes of `{...}`.
    pub attributes: Option<Vec<NamedAttribute>>,
    /// The type after the colon.
    pub ty: Option<FunctionType>,
}

impl AsmParser<'_> {
    /// Parses the full name of an operation in custom form, such as `arith.addi`; the default dialect does not apply.
    ///
    /// # Errors
    /// Returns an error if none is next, or there is no such operation.
    pub fn parse_custom_operation_name(&mut self) -> ParseResult<OpName> {
        let offset = self.offset();
        if !self.token.kind.is_word() {
            return self.error("expected bare identifier or keyword");
        }
        let name = self.parse_any_keyword()?;
        if let Some(known) = self.context.registered_op_name(name) {
            return Ok(known);
        }
        let full = [self.default_dialect, ".", name].concat();
        match self.context.registered_op_name(&full) {
            Some(known) => Ok(known),
            None if name.contains('.') && self.context.allows_unregistered_dialects() => Ok(self.context.op_name(name)),
            None => self.error_in_form(offset, format!("unknown operation '{name}'")),
        }
    }

    /// Parses an operation in generic form, which is appended to the block that the operation being parsed will be in.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_generic_operation(&mut self) -> ParseResult<Operation> {
        if !self.is(Kind::String) {
            return self.wrong_token("expected operation name in quotes");
        }
        let form = self.form.take();
        let op = self.generic_operation();
        self.form = form;
        op
    }

    /// Parses an operation in generic form, which is appended to this block, such as one that
    /// [`ensure_block`](AsmParser::ensure_block) added to a region.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_generic_operation_in(&mut self, block: Block) -> ParseResult<Operation> {
        let outer = self.block.replace(block);
        let op = self.parse_generic_operation();
        self.block = outer;
        op
    }

    /// Parses `(operands)[successors] <properties> (regions) {attributes} : type` into the state, without the known
    /// parts.
    ///
    /// # Errors
    /// Returns an error if it is malformed, or the numbers of operands and types differ.
    pub fn parse_generic_operation_after_name(
        &mut self,
        state: &mut OperationState<'_>,
        known: KnownParts,
    ) -> ParseResult<()> {
        let operands = match known.operands {
            Some(operands) => operands,
            None => self.operands_of_generic_form()?,
        };
        match known.successors {
            Some(successors) => state.successors.extend(successors),
            None => self.successors_of_generic_form(state)?,
        }
        match known.properties {
            Some(properties) => state.properties = Some(properties),
            None => self.parse_optional_properties(state)?,
        }
        match known.regions {
            Some(regions) => state.regions.extend(regions),
            None => self.regions_of_generic_form(state)?,
        }
        match known.attributes {
            Some(attributes) => state.attributes.extend(attributes),
            None => self.parse_optional_attr_dict(state)?,
        }
        self.type_of_generic_form(state, &operands, known.ty)
    }

    fn operands_of_generic_form(&mut self) -> ParseResult<Vec<UnresolvedOperand>> {
        self.expect(Kind::LParen, "expected '(' to start operand list")?;
        let operands = self.parse_operand_list(Delimiter::None)?;
        self.expect(Kind::RParen, "expected ')' to end operand list")?;
        Ok(operands)
    }

    fn successors_of_generic_form(&mut self, state: &mut OperationState<'_>) -> ParseResult<()> {
        if !self.is(Kind::LSquare) {
            return Ok(());
        }
        if self.form.is_some_and(|form| !self.may_be_terminator(form.name)) {
            return self.error("successors in non-terminator");
        }
        self.advance();
        self.list_until((Kind::RSquare, "]"), false, |parser| {
            state.successors.push(parser.successor()?);
            Ok(())
        })
    }

    fn regions_of_generic_form(&mut self, state: &mut OperationState<'_>) -> ParseResult<()> {
        if !self.eat(Kind::LParen) {
            return Ok(());
        }
        loop {
            // As in any operation in generic form, names from outside isolated regions are not shadowed.
            state.regions.push(self.parse_region(&[])?);
            if !self.eat(Kind::Comma) {
                return self.expect(Kind::RParen, "expected ')' to end region list");
            }
        }
    }

    fn type_of_generic_form(
        &mut self,
        state: &mut OperationState<'_>,
        operands: &[UnresolvedOperand],
        known: Option<FunctionType>,
    ) -> ParseResult<()> {
        let mut offset = self.offset();
        let ty = match known {
            Some(ty) => ty,
            None => {
                self.expect(Kind::Colon, "expected ':' followed by operation type")?;
                offset = self.offset();
                match self.ty()?.cast::<FunctionType>(self.context) {
                    Some(ty) => ty,
                    None => return self.error_before(offset, "expected function type"),
                }
            }
        };
        let (inputs, results) = ty.parts(self.context);
        if operands.len() != inputs.len() {
            let (count, types) = (operands.len(), inputs.len());
            let plural = if count == 1 { "" } else { "s" };
            return self.error_before(offset, format!("expected {count} operand type{plural} but had {types}"));
        }
        for (operand, ty) in operands.iter().zip(inputs) {
            state.operands.push(self.resolve(*operand, *ty)?);
        }
        state.types.extend(results);
        Ok(())
    }
}
