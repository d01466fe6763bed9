//! The structured operation that every other one can be expressed as.

use ods::affine::AffineMap;
use ods::prelude::*;

use super::canonicalize::EraseIdentity;
use super::forms::{ELSEWHERE, parse_operands, print_operands};
use super::structure::{element_of, maps_attribute, maps_of};
use super::{IteratorType, IteratorTypeArrayAttr, IteratorTypeAttr, Linalg, LinalgOp, YieldOp};
use ods_arith::common::bodies::{Body, create_filled, types_of};
use ods_memref::fold_casts_of_operands;

/// A nest of loops around a body.
///
/// `indexing_maps` maps the loops to the indices of each operand, and `iterator_types` has the kind of each loop. In
/// each iteration, the body receives an element of each operand, and yields one for each output. `doc` is a remark, and
/// `library_call` the name of a function that does the same.
///
/// ```mlir
/// %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
///                      iterator_types = ["parallel", "reduction"]}
///     ins(%rows : tensor<4x8xf32>) outs(%zeros : tensor<4xf32>) {
/// ^bb0(%element: f32, %sum: f32):
///   %next = arith.addf %sum, %element : f32
///   linalg.yield %next : f32
/// } -> tensor<4xf32>
/// ```
#[op(
    Linalg,
    "generic",
    traits(AttrSizedOperandSegments, RecursiveMemoryEffects, SingleBlockImplicitTerminator<YieldOp>),
    interfaces(
        MemoryEffectOpInterface,
        ConditionallySpeculatable,
        LinalgOp,
        ReifyRankedShapedTypeOpInterface,
        OpAsmOpInterface,
    ),
    custom_format,
    fold,
    canonicalize(EraseIdentity),
    builders(of),
)]
pub struct GenericOp {
    #[operand]
    inputs: Variadic<AnyType>,
    #[operand]
    outputs: Variadic<AnyShaped>,
    #[attr]
    indexing_maps: AffineMapArrayAttr,
    #[attr]
    iterator_types: IteratorTypeArrayAttr,
    #[attr]
    doc: Optional<StrAttr>,
    #[attr]
    library_call: Optional<StrAttr>,
    #[result]
    result_tensors: Variadic<AnyRankedTensor>,
    #[region]
    region: AnyRegion,
}

super::effects::structured! {
    GenericOp: "outputs";
}

impl LinalgOp for GenericOp {
    fn indexing_maps(&self, ir: &Ir) -> Vec<AffineMap> {
        let maps = ir.inherent_named(*self, "indexing_maps");
        maps.and_then(|maps| maps_of(ir.context(), maps)).unwrap_or_default()
    }

    fn iterator_types(&self, ir: &Ir) -> Vec<IteratorType> {
        let context = ir.context();
        let kinds = ir.inherent_named(*self, "iterator_types").and_then(|kinds| kinds.cast::<ArrayAttr>(context));
        let kinds = kinds.map_or(&[][..], |kinds| kinds.elements(context));
        kinds.iter().filter_map(|kind| Some(kind.cast::<IteratorTypeAttr>(context)?.value(context))).collect()
    }
}

impl OpAsmOpInterface for GenericOp {
    fn asm_block_argument_names(&self, ir: &Ir, region: Region, names: &mut AsmNames) {
        super::name_arguments(ir, self.operation(), region, ["in", "out"], names);
    }
}

impl GenericOp<Draft> {
    /// Creates loops of these kinds. The results have the types of the outputs that are tensors.
    pub fn of(
        ir: &Ir,
        inputs: impl IntoIterator<Item = Value>,
        outputs: impl IntoIterator<Item = Value>,
        maps: impl IntoIterator<Item = AffineMap>,
        kinds: impl IntoIterator<Item = IteratorType>,
    ) -> Self {
        let context = ir.context();
        let outputs: Values = outputs.into_iter().collect();
        let results = types_of(ir, &outputs).into_iter().filter(|ty| ty.isa::<RankedTensorType>(context));
        let results: Vec<Type> = results.collect();
        let kinds: Vec<Attribute> = kinds.into_iter().map(|kind| IteratorTypeAttr::get(context, kind).into()).collect();
        Self::new(inputs, outputs, maps_attribute(context, maps), ArrayAttr::get(context, &kinds), results)
    }

    /// Creates the operation and its body, which receives an element of each operand and returns those to yield.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if `body` fails.
    pub fn create_with_body<V: IntoIterator<Item = Value>>(
        self,
        b: &mut OpBuilder<'_>,
        body: impl FnOnce(&mut OpBuilder<'_>, &[Value]) -> ods::Result<V>,
    ) -> ods::Result<GenericOp> {
        create_filled(self, b, |b, op| {
            let context = b.context();
            let elements: Vec<Type> = b.ir().operand_types(op).map(|ty| element_of(context, ty)).collect();
            let inside = Body::add(b, op.region(b.ir()), elements);
            let b = &mut b.at_end_of(inside.block);
            let yielded = body(b, &inside.arguments)?;
            b.insert(YieldOp::new(yielded))?;
            Ok(())
        })
    }
}

/// The attributes of the first dictionary of the form.
const FIRST: [&str; 4] = ["doc", "indexing_maps", "library_call", "iterator_types"];

impl GenericOp {
    fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
        fold_casts_of_operands(ir, self.operation())
    }

    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let location = parser.location();
        let first = parser.parse_attribute_as::<DictionaryAttr>()?;
        let context = parser.context();
        state.attributes.extend(first.entries(context));
        let kinds = state.attribute("iterator_types").and_then(|kinds| kinds.cast::<ArrayAttr>(context));
        let Some(kinds) = kinds else {
            return Err(parser.emit_error(location, "expected \"iterator_types\" array attribute"));
        };
        let mut attributes = Vec::new();
        for kind in kinds.elements(context) {
            attributes.push(parse_kind(parser, *kind)?.into());
        }
        state.attributes.retain(|entry| context.str(entry.name) != "iterator_types");
        state.add_attribute("iterator_types", ArrayAttr::get(context, &attributes));
        parse_operands(parser, state, Self::SCHEMA, true)?;
        if parser.parse_optional_keyword("attrs") {
            parser.parse_punctuation("=")?;
            parser.parse_optional_attr_dict(state)?;
        }
        let region = parser.parse_region(&[])?;
        state.regions.push(region);
        state.types = parser.parse_optional_arrow_type_list()?;
        Ok(())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let context = ir.context();
        let entries = printer.attributes_of(self);
        let is_first = |entry: &NamedAttribute| FIRST.contains(&context.str(entry.name));
        let first = entries.iter().filter(|entry| is_first(entry)).map(|entry| match context.str(entry.name) {
            "iterator_types" => NamedAttribute { value: self.names_of_kinds(ir), ..*entry },
            _ => *entry,
        });
        let first: Vec<NamedAttribute> = first.collect();
        printer.print(' ');
        if !first.is_empty() {
            printer.print_attribute(DictionaryAttr::get(context, &first));
        }
        print_operands(ir, printer, &self.inputs(ir), &self.outputs(ir));
        let is_extra = |entry: &NamedAttribute| !is_first(entry) && context.str(entry.name) != ELSEWHERE[0];
        if entries.iter().any(is_extra) {
            printer.print(" attrs = ");
            printer.print_optional_attr_dict(&entries, &[&FIRST[..], &ELSEWHERE[..1]].concat());
        }
        if !ir.is_region_empty(self.region(ir)) {
            printer.print(' ');
            printer.print_region(self.region(ir), RegionForm::FULL);
        }
        printer.print_optional_arrow_type_list(ir.result_types(self));
    }

    /// Returns the kinds of the loops as strings.
    fn names_of_kinds(self, ir: &Ir) -> Attribute {
        let name = |kind: IteratorType| StringAttr::get(ir.context(), kind.to_string()).into();
        let names: Vec<Attribute> = LinalgOp::iterator_types(&self, ir).into_iter().map(name).collect();
        ArrayAttr::get(ir.context(), &names).into()
    }
}

/// Returns the kind of a loop that a string names.
fn parse_kind(parser: &mut OpAsmParser<'_>, name: Attribute) -> ParseResult<IteratorTypeAttr> {
    let context = parser.context();
    let text = name.cast::<StringAttr>(context).and_then(|name| name.value(context));
    match text.and_then(IteratorType::symbolize) {
        Some(kind) => Ok(IteratorTypeAttr::get(context, kind)),
        None => {
            let text = text.map_or_else(|| name.display(context).to_string(), str::to_owned);
            Err(parser.emit_error_here(format_args!("unexpected iterator_type ({text})")))
        }
    }
}
