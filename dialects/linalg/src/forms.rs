//! Shared parts of custom forms: `ins(...) outs(...)`, indexing maps, and bodies that the text does not contain.

use ods::affine::AffineMap;
use ods::prelude::*;
use ods::schema::{OpSchema, PredScope};

use super::structure::{MEMOIZED_MAPS, Structure, element_of, integers, maps_attribute};
use super::{BuildPayload, LinalgOp};

/// The attributes that no form writes.
pub(super) const ELSEWHERE: [&str; 2] = ["operandSegmentSizes", MEMOIZED_MAPS];

/// The types of the operands in a custom form.
pub(super) struct OperandTypes {
    pub inputs: Vec<Type>,
    pub outputs: Vec<Type>,
}

impl OperandTypes {
    /// Returns the number of operands.
    pub fn len(&self) -> usize {
        self.inputs.len() + self.outputs.len()
    }

    /// Returns the types of the elements of all operands.
    pub fn elements(&self, context: &Context) -> Vec<Type> {
        self.inputs.iter().chain(&self.outputs).map(|ty| element_of(context, *ty)).collect()
    }
}

/// Parses `<properties> {attributes} ins(%a : type) outs(%b : type)`, where each part may be absent. With `with_sizes`,
/// the sizes of both groups become an attribute.
pub(super) fn parse_operands(
    parser: &mut OpAsmParser<'_>,
    state: &mut OperationState<'_>,
    schema: &'static OpSchema,
    with_sizes: bool,
) -> ParseResult<OperandTypes> {
    parser.parse_optional_properties(state)?;
    let location = parser.location();
    parser.parse_optional_attr_dict(state)?;
    let (inputs, input_types, inputs_location) = parse_group(parser, "ins")?;
    let (outputs, output_types, outputs_location) = parse_group(parser, "outs")?;
    parser.resolve_operands(&inputs, &input_types, inputs_location, &mut state.operands)?;
    parser.resolve_operands(&outputs, &output_types, outputs_location, &mut state.operands)?;
    if with_sizes {
        add_sizes(parser.context(), state, [inputs.len(), outputs.len()]);
    }
    if state.properties.is_none() {
        verify_attributes(parser, state, schema, location)?;
    }
    Ok(OperandTypes { inputs: input_types, outputs: output_types })
}

/// A group of operands, their types, and the location for errors about their number.
type Group = (Vec<UnresolvedOperand>, Vec<Type>, Location);

fn parse_group(parser: &mut OpAsmParser<'_>, word: &str) -> ParseResult<Group> {
    let mut location = parser.location();
    if !parser.parse_optional_keyword(word) {
        return Ok((Vec::new(), Vec::new(), location));
    }
    if word == "outs" {
        location = parser.location();
    }
    parser.parse_punctuation("(")?;
    if word == "ins" {
        location = parser.location();
    }
    let operands = parser.parse_operand_list(Delimiter::None)?;
    let types = parser.parse_colon_type_list()?;
    parser.parse_punctuation(")")?;
    Ok((operands, types, location))
}

fn add_sizes(context: &Context, state: &mut OperationState<'_>, sizes: [usize; 2]) {
    let sizes = DenseArrayAttr::i32s(context, &sizes.map(|size| size as i32));
    match state.properties.and_then(|properties| properties.cast::<DictionaryAttr>(context)) {
        Some(properties) => {
            let name = context.identifier(ELSEWHERE[0]);
            state.properties = Some(properties.with(context, name, Some(sizes.into())).into());
        }
        None => state.add_attribute(ELSEWHERE[0], sizes),
    }
}

/// Checks the constraints of the attributes that were parsed. MLIR does it here, before it creates bodies.
fn verify_attributes(
    parser: &mut OpAsmParser<'_>,
    state: &OperationState<'_>,
    schema: &'static OpSchema,
    location: Location,
) -> ParseResult<()> {
    let scope = PredScope::of(parser.context());
    for attribute in schema.attributes {
        let Some(value) = state.attribute(attribute.name) else { continue };
        if !attribute.constraint.holds(value, &scope) {
            let (op, name, summary) = (schema.name(), attribute.name, attribute.constraint.summary());
            let message = format!("'{op}' op attribute '{name}' failed to satisfy constraint: {summary}");
            return Err(parser.emit_error(location, message));
        }
    }
    Ok(())
}

/// Parses the form of a named operation, `{attributes} ins(...) outs(...) -> types`, and creates its body.
/// `num_arguments` is the number of arguments of the body.
pub(super) fn parse_named<T: Op + LinalgOp>(
    parser: &mut OpAsmParser<'_>,
    state: &mut OperationState<'_>,
    num_arguments: usize,
) -> ParseResult<OperandTypes> {
    parse_named_by(parser, state, num_arguments, (T::SCHEMA, T::payload_builder()))
}

/// Does the work of [`parse_named`], which is compiled for each operation.
fn parse_named_by(
    parser: &mut OpAsmParser<'_>,
    state: &mut OperationState<'_>,
    num_arguments: usize,
    (schema, build): (&'static OpSchema, Option<BuildPayload>),
) -> ParseResult<OperandTypes> {
    let location = parser.location();
    let operands = parse_operands(parser, state, schema, true)?;
    if parser.at_punctuation("{") {
        parser.parse_optional_attr_dict(state)?;
    }
    state.types = parser.parse_optional_arrow_type_list()?;
    if operands.len() != num_arguments {
        let found = operands.len();
        return Err(parser.emit_error_here(format_args!(
            "[parseNamedStructuredOpRegion] ods-gen generated region expects {num_arguments} args, got {found}"
        )));
    }
    if let Some(build) = build {
        add_body(parser, state, &operands, (build, location))?;
    }
    Ok(operands)
}

/// Adds a region with a body for these operands. Errors are reported at the location.
fn add_body(
    parser: &mut OpAsmParser<'_>,
    state: &mut OperationState<'_>,
    operands: &OperandTypes,
    (build, location): (BuildPayload, Location),
) -> ParseResult<()> {
    let mut region = parser.empty_region();
    parser.ensure_block(&mut region)?;
    let built = match region.entry() {
        Some(block) => {
            let types = operands.elements(parser.context());
            let arguments = add_arguments(parser.ir_mut(), block, types.iter().map(|ty| (*ty, Location::UNKNOWN)));
            build(&mut parser.ir_mut().builder_at_end_of(block), &arguments, &state.attributes)
        }
        None => Ok(()),
    };
    state.regions.push(region);
    built.map_err(|message| parser.emit_error(location, message))
}

/// Adds arguments of these types to a block.
pub(super) fn add_arguments(
    ir: &mut Ir,
    block: Block,
    types: impl IntoIterator<Item = (Type, Location)>,
) -> Vec<Value> {
    types.into_iter().map(|(ty, location)| ir.add_argument(block, ty, location)).collect()
}

/// Parses the form of an operation with a static description.
pub(super) fn parse_structure<T: Op + LinalgOp>(
    parser: &mut OpAsmParser<'_>,
    state: &mut OperationState<'_>,
    structure: &Structure,
) -> ParseResult<()> {
    parse_structure_by(parser, state, structure, (T::SCHEMA, T::payload_builder()))
}

/// Does the work of [`parse_structure`], which is compiled for each operation.
fn parse_structure_by(
    parser: &mut OpAsmParser<'_>,
    state: &mut OperationState<'_>,
    structure: &Structure,
    definition: (&'static OpSchema, Option<BuildPayload>),
) -> ParseResult<()> {
    parse_named_by(parser, state, structure.payload.num_arguments(), definition)?;
    memoize_maps(parser, state, structure);
    Ok(())
}

/// Adds the indexing maps of an operation whose attributes give them, which MLIR does in its verifier.
fn memoize_maps(parser: &OpAsmParser<'_>, state: &mut OperationState<'_>, structure: &Structure) {
    let context = parser.context();
    let is_known = state.attribute(MEMOIZED_MAPS).is_some_and(|maps| maps.isa::<ArrayAttr>(context));
    if structure.loops.are_memoized() && !is_known {
        state.attributes.retain(|entry| context.str(entry.name) != MEMOIZED_MAPS);
        let properties = state.properties.and_then(|properties| properties.cast::<DictionaryAttr>(context));
        let factors = |name| {
            let inherent = properties.and_then(|properties| properties.value_of(context, name));
            inherent.or(state.attribute(name)).map_or(Vec::new(), |factors| integers(context, factors))
        };
        let maps = structure.loops.fixed_maps(&factors("strides"), &factors("dilations"));
        state.add_attribute(MEMOIZED_MAPS, maps_attribute(context, maps));
    }
}

/// Prints ` ins(%a : type) outs(%b : type)` without empty groups.
pub(super) fn print_operands(ir: &Ir, printer: &mut OpAsmPrinter<'_>, inputs: &[Value], outputs: &[Value]) {
    for (word, values) in [("ins", inputs), ("outs", outputs)].iter().filter(|(_, values)| !values.is_empty()) {
        printer.print(format_args!(" {word}("));
        printer.print_operands(*values);
        printer.print(" : ");
        printer.print_types(values.iter().map(|value| ir.value_type(*value)));
        printer.print(')');
    }
}

/// Prints the form of a named operation without the attributes that are written elsewhere.
pub(super) fn print_named(ir: &Ir, printer: &mut OpAsmPrinter<'_>, op: Operation, elsewhere: &[&str]) {
    let entries = printer.attributes_of(op);
    printer.print_optional_attr_dict(&entries, &[&ELSEWHERE, elsewhere].concat());
    if let Some(style) = ir.interface::<dyn DestinationStyleOpInterface>(op) {
        print_operands(ir, printer, &style.dps_inputs(ir), &style.dps_inits(ir));
    }
    printer.print_optional_arrow_type_list(ir.result_types(op));
}

/// Parses `indexing_maps = [...]`, if present.
pub(super) fn parse_indexing_maps(parser: &mut OpAsmParser<'_>) -> ParseResult<Option<ArrayAttr>> {
    if !parser.parse_optional_keyword("indexing_maps") {
        return Ok(None);
    }
    parser.parse_punctuation("=")?;
    let maps = parser.parse_attribute_as::<ArrayAttr>()?;
    let context = parser.context();
    match maps.elements(context).iter().all(|map| map.isa::<AffineMapAttr>(context)) {
        true => Ok(Some(maps)),
        false => Err(parser.emit_error_here("element of indexing_maps array is not an affine_map")),
    }
}

/// Parses `indexing_maps = [...]`, if present, of the operations that read the elements one by one.
pub(super) fn parse_listed_maps(parser: &mut OpAsmParser<'_>) -> ParseResult<Option<ArrayAttr>> {
    if !parser.parse_optional_keyword("indexing_maps") {
        return Ok(None);
    }
    parser.parse_punctuation("=")?;
    parser.parse_punctuation("[")?;
    let mut maps = Vec::new();
    loop {
        let map = parser.parse_attribute()?;
        if !map.isa::<AffineMapAttr>(parser.context()) {
            return Err(parser.emit_error_here("expected affine map attribute"));
        }
        maps.push(map);
        if !parser.parse_optional_punctuation(",")? {
            break;
        }
    }
    parser.parse_punctuation("]")?;
    Ok(Some(ArrayAttr::get(parser.context(), &maps)))
}

/// Prints ` indexing_maps = [...]`, unless the maps are the default ones.
pub(super) fn print_indexing_maps(
    printer: &mut OpAsmPrinter<'_>,
    maps: Option<ArrayAttr>,
    default: impl IntoIterator<Item = AffineMap>,
) {
    let context = printer.context();
    let Some(maps) = maps.filter(|maps| *maps != maps_attribute(context, default)) else { return };
    printer.print(" indexing_maps = [");
    printer.print_list(maps.elements(context), |printer, map| printer.print_attribute(*map));
    printer.print(']');
}

/// Parses `name = [1, 2]` into the state.
pub(super) fn parse_dimensions(
    parser: &mut OpAsmParser<'_>,
    state: &mut OperationState<'_>,
    name: &str,
) -> ParseResult<()> {
    parser.parse_keyword(name)?;
    parser.parse_punctuation("=")?;
    let dimensions = parser.parse_list(Delimiter::Square, |parser| parser.parse_integer::<i64>())?;
    state.add_attribute(name, DenseArrayAttr::i64s(parser.context(), &dimensions));
    Ok(())
}

/// Prints ` name = [1, 2] `, with both blanks.
pub(super) fn print_dimensions(printer: &mut OpAsmPrinter<'_>, name: &str, dimensions: &[i64]) {
    printer.print(format_args!(" {name} = ["));
    printer.print_list(dimensions, |printer, dimension| printer.print(dimension));
    printer.print("] ");
}

/// Parses `ins(...) outs(...)`, the required attribute, if any, and the dictionary. The results have the types of the
/// outputs that are tensors.
pub(super) fn parse_destination_style(
    parser: &mut OpAsmParser<'_>,
    state: &mut OperationState<'_>,
    schema: &'static OpSchema,
    attribute: Option<&str>,
) -> ParseResult<OperandTypes> {
    let operands = parse_operands(parser, state, schema, false)?;
    let context = parser.context();
    state.types.extend(operands.outputs.iter().filter(|ty| ty.isa::<RankedTensorType>(context)));
    if let Some(name) = attribute {
        parse_dimensions(parser, state, name)?;
    }
    if parser.at_punctuation("{") {
        parser.parse_optional_attr_dict(state)?;
    }
    Ok(operands)
}
