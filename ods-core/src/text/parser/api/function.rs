//! Signatures of functions and calls, and the custom form of functions such as `func.func`. Corresponds to MLIR's
//! `function_interface_impl` and `call_interface_impl`.

use crate::attributes::{ArrayAttr, DictionaryAttr, StringAttr, TypeAttr};
use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::text::lexer::Kind;

use super::op_regions::ArgumentParts;
use super::operation_state::{Argument, OperationState};
use crate::text::parser::{AsmParser, Delimiter, ParseResult};

/// The signature of a function: `(%a: i32 {attributes}, ...) -> (i32 {attributes}, ...)`.
#[derive(Clone, Default, Debug)]
pub struct FunctionSignature {
    /// The arguments with names; empty if only types are written.
    pub arguments: Vec<Argument>,
    /// The argument types.
    pub argument_types: Vec<Type>,
    /// The attributes of each argument.
    pub argument_attributes: Vec<DictionaryAttr>,
    /// Whether the arguments end with `...`.
    pub is_variadic: bool,
    /// The result types.
    pub result_types: Vec<Type>,
    /// The attributes of each result.
    pub result_attributes: Vec<DictionaryAttr>,
}

/// The visibilities of symbols, written before a function's name.
const VISIBILITIES: [&str; 3] = ["public", "private", "nested"];

impl AsmParser<'_> {
    /// Parses the signature of a function: arguments with names or only types, then results if an arrow is next.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_function_signature(&mut self, allow_variadic: bool) -> ParseResult<FunctionSignature> {
        let mut signature = FunctionSignature::default();
        self.parse_list(Delimiter::Paren, |parser| parser.function_argument(&mut signature, allow_variadic))?;
        if self.eat(Kind::Arrow) {
            self.function_results(&mut signature)?;
        }
        Ok(signature)
    }

    /// Parses the signature of a call: `(i32 {attributes}, ...) -> (i32 {attributes}, ...)`, where the arrow is
    /// optional without results if `may_lack_arrow` is set.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_call_signature(&mut self, may_lack_arrow: bool) -> ParseResult<FunctionSignature> {
        let mut signature = FunctionSignature::default();
        self.parse_list(Delimiter::Paren, |parser| {
            signature.argument_types.push(parser.ty()?);
            signature.argument_attributes.push(parser.optional_dictionary()?);
            Ok(())
        })?;
        if may_lack_arrow && !self.is(Kind::Arrow) {
            return Ok(signature);
        }
        self.parse_punctuation("->")?;
        self.function_results(&mut signature)?;
        Ok(signature)
    }

    fn function_argument(&mut self, signature: &mut FunctionSignature, allow_variadic: bool) -> ParseResult<()> {
        if signature.is_variadic {
            return Err(self.emit_error_here("variadic arguments must be in the end of the argument list"));
        }
        if allow_variadic && self.eat(Kind::Ellipsis) {
            signature.is_variadic = true;
            return Ok(());
        }
        let location = self.location();
        let known = (signature.arguments.len(), signature.argument_types.len());
        match self.parse_optional_argument(ArgumentParts::ALL)? {
            Some(_) if known.0 < known.1 => {
                return Err(self.emit_error(location, "expected type instead of SSA identifier"));
            }
            Some(argument) => {
                signature.argument_types.extend(argument.ty);
                signature.argument_attributes.push(argument.attributes);
                signature.arguments.push(argument);
            }
            None if known.0 > 0 => return Err(self.emit_error(location, "expected SSA identifier")),
            None => {
                signature.argument_types.push(self.ty()?);
                signature.argument_attributes.push(self.optional_dictionary()?);
                // There is no argument that the location could belong to.
                self.parse_optional_location_specifier()?;
            }
        }
        Ok(())
    }

    /// Parses `type` or `(type {attributes}, ...)`.
    fn function_results(&mut self, signature: &mut FunctionSignature) -> ParseResult<()> {
        if !self.is(Kind::LParen) {
            signature.result_types.push(self.ty()?);
            signature.result_attributes.push(DictionaryAttr::EMPTY);
            return Ok(());
        }
        self.parse_list(Delimiter::Paren, |parser| {
            signature.result_types.push(parser.ty()?);
            signature.result_attributes.push(parser.optional_dictionary()?);
            Ok(())
        })
        .map(drop)
    }

    /// Parses an optional `{...}`.
    fn optional_dictionary(&mut self) -> ParseResult<DictionaryAttr> {
        if !self.is(Kind::LBrace) {
            return Ok(DictionaryAttr::EMPTY);
        }
        let from = self.scratch.entries.len();
        self.dictionary_entries()?;
        Ok(self.take_dictionary(from))
    }

    /// Parses a function after its operation's name: visibility, name, signature, `attributes {...}` and body, into
    /// `sym_visibility`, `sym_name`, `function_type`, `arg_attrs` and `res_attrs`, and a region. `make_type` creates
    /// its type: `parser.parse_function_op(state, false, |context, signature| Ok(...))`.
    ///
    /// # Errors
    /// Returns an error if it is malformed, or with the message of `make_type`.
    pub fn parse_function_op(
        &mut self,
        state: &mut OperationState<'_>,
        allow_variadic: bool,
        make_type: impl FnOnce(&Context, &FunctionSignature) -> Result<Type, String>,
    ) -> ParseResult<()> {
        if let Some(visibility) = self.parse_optional_keyword_of(&VISIBILITIES) {
            state.add_attribute("sym_visibility", StringAttr::get(self.context, visibility));
        }
        self.parse_symbol_name_into(state, "sym_name")?;
        let location = self.location();
        let signature = self.parse_function_signature(allow_variadic)?;
        match make_type(self.context, &signature) {
            Ok(ty) => state.add_attribute("function_type", TypeAttr::get(self.context, ty)),
            Err(message) => {
                let colon = if message.is_empty() { "" } else { ": " };
                let message = format!("failed to construct function type{colon}{message}");
                return Err(self.emit_error(location, message));
            }
        }
        self.function_attributes(state)?;
        state.add_argument_and_result_attributes(&signature);
        self.function_body(state, &signature)
    }

    /// Parses `attributes {...}`, without the attributes that belong elsewhere in the form.
    fn function_attributes(&mut self, state: &mut OperationState<'_>) -> ParseResult<()> {
        let (location, before) = (self.location(), state.attributes.len());
        self.parse_optional_attr_dict_with_keyword(state)?;
        for inferred in ["sym_visibility", "sym_name", "function_type"] {
            let is_there = |name| self.context.str(name) == inferred;
            if state.attributes[before..].iter().any(|entry| is_there(entry.name)) {
                let message = format!(
                    "'{inferred}' is an inferred attribute and should not be specified in the explicit attribute \
                     dictionary"
                );
                return Err(self.emit_error(location, message));
            }
        }
        Ok(())
    }

    fn function_body(&mut self, state: &mut OperationState<'_>, signature: &FunctionSignature) -> ParseResult<()> {
        let location = self.location();
        let body = match self.optional_function_body(&signature.arguments, signature.argument_types.len())? {
            Some(body) if body.is_empty() => return Err(self.emit_error(location, "expected non-empty function body")),
            Some(body) => body,
            None => self.empty_region(),
        };
        state.regions.push(body);
        Ok(())
    }
}

impl OperationState<'_> {
    /// Adds the attributes of arguments and results as `arg_attrs` and `res_attrs`, if there are any.
    pub fn add_argument_and_result_attributes(&mut self, signature: &FunctionSignature) {
        let lists = [("arg_attrs", &signature.argument_attributes), ("res_attrs", &signature.result_attributes)];
        for (name, list) in lists {
            if list.iter().any(|attributes| *attributes != DictionaryAttr::EMPTY) {
                let list: Vec<Attribute> = list.iter().map(|attributes| (*attributes).into()).collect();
                self.add_attribute(name, ArrayAttr::get(self.context(), &list));
            }
        }
    }
}
