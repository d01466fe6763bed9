//! Global buffers.

use ods::prelude::*;

use super::MemRef;
use ods_arith::common::quoted::quoted;

constraint! {
    /// memref type attribute
    pub MemRefTypeAttr: TypeAttr = And(TypeAttr, CPred(holds_memref($_self, $_ctx))), as TypeAttr;
}

fn holds_memref(attribute: Attribute, context: &Context) -> bool {
    attribute.cast::<TypeAttr>(context).is_some_and(|attribute| attribute.value(context).isa::<MemRefType>(context))
}

/// Returns the buffer that a `memref.global` defines.
///
/// ```mlir
/// %0 = memref.get_global @table : memref<2xf32>
/// ```
#[op(MemRef, "get_global", traits(Pure), verify_symbol_uses, format($name ":" type($result) attr_dict))]
pub struct GetGlobalOp {
    #[attr]
    name: FlatSymbolRefAttr,
    #[result]
    result: AnyStaticShapeMemRef,
}

impl GetGlobalOp {
    fn verify_symbol_uses(self, ir: &Ir, symbols: &mut SymbolTables) -> Result<(), Diagnostic> {
        let name = self.name_attr(ir);
        let text = ir.context().str(name.name(ir.context()));
        // Whoever verifies a reference may not have verified the global.
        let global = symbols.lookup_nearest(ir, self.operation(), name).filter(|op| ir.isa::<GlobalOp>(*op));
        let global_type = global.and_then(|op| ir.any_attribute(op, "type")?.cast::<TypeAttr>(ir.context()));
        let Some(global_type) = global_type else {
            let message = format!("'{text}' does not reference a valid global memref");
            return Err(ir.op_error(self, message));
        };
        let (expected, ty) = (global_type.value(ir.context()), ir.value_type(self.result(ir)));
        if expected == ty {
            return Ok(());
        }
        let (expected, ty) = (quoted(ir, expected), quoted(ir, ty));
        let message = format!("result type {ty} does not match type {expected} of the global memref @{text}");
        Err(ir.op_error(self, message))
    }
}

/// Declares or defines a global buffer.
///
/// A value gives its initial elements, and `uninitialized` leaves them unspecified; without either, the buffer is
/// defined elsewhere. A `constant` buffer is never written.
///
/// ```mlir
/// memref.global "private" constant @table : memref<2xf32> = dense<[0.0, 2.0]> {alignment = 64 : i64}
/// ```
#[op(
    MemRef,
    "global",
    traits(Symbol),
    interfaces(AlignmentAttrOpInterface),
    verify,
    format(
        ($sym_visibility^)?
        ("constant" $constant^)?
        $sym_name ":"
        custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value)
        attr_dict
    ),
)]
pub struct GlobalOp {
    #[attr]
    sym_name: SymbolNameAttr,
    #[attr]
    sym_visibility: Optional<StrAttr>,
    #[attr]
    r#type: MemRefTypeAttr,
    #[attr]
    initial_value: Optional<AnyAttr>,
    #[attr]
    constant: UnitAttr,
    #[attr]
    alignment: Optional<IntValidAlignment<I64Attr>>,
}

impl AlignmentAttrOpInterface for GlobalOp {
    fn alignment_attribute(&self, ir: &Ir) -> Option<i64> {
        self.alignment(ir)
    }
}

impl GlobalOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let ty = self.r#type(ir);
        if !ty.cast::<ShapedType>(ir.context()).is_some_and(|memref| memref.has_static_shape(ir.context())) {
            let message = format!("type should be static shaped memref, but got {}", quoted(ir, ty));
            return Err(ir.op_error(self, message));
        }
        match self.initial_value(ir) {
            Some(value) if value != Attribute::UNIT => self.verify_elements(ir, ty, value),
            _ => Ok(()),
        }
    }

    /// Checks that the value has the shape and elements of the buffer.
    fn verify_elements(self, ir: &Ir, ty: Type, value: Attribute) -> Result<(), Diagnostic> {
        let context = ir.context();
        let error = |message: String| Err(ir.op_error(self, message));
        if !value.has_interface::<dyn ElementsAttrInterface>(context) {
            let value = value.display(context);
            return error(format!("initial value should be a unit or elements attribute, but got {value}"));
        }
        let Some(value_type) = value.ty(context) else { return Ok(()) };
        let (wanted, element) = (ty.element_type(context), value_type.element_type(context));
        if wanted != element {
            let (wanted, element) = (quoted(ir, wanted), quoted(ir, element));
            return error(format!("initial value element expected to be of type {wanted}, but was of type {element}"));
        }
        let (wanted, shape) = (sizes(context, ty), sizes(context, value_type));
        match wanted == shape {
            true => Ok(()),
            false => error(format!("initial value shape expected to be {wanted} but was {shape}")),
        }
    }
}

/// Returns `2, 3`.
fn sizes(context: &Context, ty: Type) -> String {
    let sizes: Vec<String> = ty.shape(context).unwrap_or_default().iter().map(i64::to_string).collect();
    sizes.join(", ")
}

/// The custom directive of `memref.global`: `memref<2xf32> = dense<[0.0, 2.0]>`, `memref<2xf32> = uninitialized` or
/// `memref<2xf32>`.
pub struct GlobalMemrefOpTypeAndInitialValue;

impl GlobalMemrefOpTypeAndInitialValue {
    /// Parses the type and the value.
    ///
    /// # Errors
    /// Fails if the text does not parse.
    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<(TypeAttr, Option<Attribute>)> {
        let ty = parser.parse_type()?;
        let context = parser.context();
        let shape = ty.shape(context).filter(|shape| ty.isa::<MemRefType>(context) && !shape.contains(&DYNAMIC));
        let Some(shape) = shape else {
            let message = format!("type should be static shaped memref, but got '{}'", ty.display(context));
            return Self::fail(parser, message);
        };
        let attribute = TypeAttr::get(context, ty);
        if !parser.parse_optional_punctuation("=")? {
            return Ok((attribute, None));
        }
        if parser.parse_optional_keyword("uninitialized") {
            return Ok((attribute, Some(Attribute::UNIT)));
        }
        let tensor = RankedTensorType::get(context, shape, ty.element_type(context), None);
        let tensor = match tensor {
            Ok(tensor) => tensor,
            Err(error) => return Self::fail(parser, error.to_string()),
        };
        let value = parser.parse_attribute_of_type(tensor.into())?;
        match value.has_interface::<dyn ElementsAttrInterface>(context) {
            true => Ok((attribute, Some(value))),
            false => Self::fail(parser, "initial value should be a unit or elements attribute".into()),
        }
    }

    /// Reports an error at the operation's name.
    fn fail<T>(parser: &mut OpAsmParser<'_>, message: String) -> ParseResult<T> {
        let name = parser.name_location();
        Err(parser.emit_error(name, message))
    }

    /// Prints the type and the value.
    pub fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, ty: TypeAttr, initial_value: Option<Attribute>) {
        printer.print_attribute(ty);
        match initial_value {
            None => {}
            Some(Attribute::UNIT) => printer.print(" = uninitialized"),
            Some(value) => {
                printer.print(" = ");
                printer.print_attribute_without_type(value);
            }
        }
    }
}
