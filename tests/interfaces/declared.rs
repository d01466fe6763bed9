//! Interfaces of one's own: of operations, types, attributes and dialects.

use std::sync::Arc;

use ods::context::AttachError;
use ods::prelude::*;
use ods::schema::{Dialect, InterfaceKind};
use ods::verify::verify;

/// Operations with a price.
///
/// In any currency.
#[op_interface]
pub trait Priced {
    /// Returns the price of this operation.
    ///
    /// Without tax.
    fn price(&self, ir: &Ir) -> u32;

    /// Returns the price of `count` of them.
    fn total(&self, ir: &Ir, count: u32) -> u32 {
        self.price(ir) * count
    }

    /// Returns whether prices of such operations can change.
    fn may_change() -> bool;

    /// Returns the currency of prices.
    fn currency() -> &'static str {
        "groat"
    }

    /// Checks that the price is not zero.
    #[verify]
    fn verify_price(&self, ir: &Ir) -> Result<(), Diagnostic> {
        match self.price(ir) {
            0 => Err(ir.op_error(self.operation(), "needs a price")),
            _ => Ok(()),
        }
    }
}

/// Operations with a name on a label.
#[op_interface]
pub trait Labelled {
    /// Returns the label.
    fn label<'a>(&self, ir: &'a Ir) -> &'a str;

    /// Sets the label.
    fn set_label(&self, ir: &mut Ir, text: &str);

    /// Checks that no label inside is longer than this one.
    #[verify(regions)]
    fn verify_inside(&self, ir: &Ir) -> Result<(), Diagnostic> {
        let op = self.operation();
        let blocks = ir.regions(op).flat_map(|region| ir.blocks(region));
        let inside: Vec<Operation> = blocks.flat_map(|block| ir.block_ops(block)).collect();
        for inner in inside.into_iter().filter_map(|inner| ir.interface::<dyn Labelled>(inner)) {
            if inner.label(ir).len() > self.label(ir).len() {
                return Err(ir.op_error(op, format_args!("has '{}' inside", inner.label(ir))));
            }
        }
        Ok(())
    }
}

/// Is sold with a label.
#[op_interface]
pub trait Sold: Priced + Labelled {
    /// Returns the text on the shelf.
    fn sign(&self, ir: &Ir) -> String {
        format!("{}: {}", self.label(ir), self.price(ir))
    }
}

/// Must end its block.
#[op_interface(requires(Terminator))]
pub trait Final {}

/// Goods.
#[dialect(name = "shop", ops(AppleOp, BoxOp, StoneOp, CloseOp, PileOp, DearPairOp, PairForSaleOp), interfaces(Opening))]
pub struct Shop;

/// An apple.
#[op(Shop, "apple", interfaces(Priced))]
pub struct AppleOp {
    #[attr]
    cost: I32Attr,
}

impl Priced for AppleOp {
    fn price(&self, ir: &Ir) -> u32 {
        u32::try_from(self.cost(ir)).unwrap_or_default()
    }
    fn may_change() -> bool {
        true
    }
}

/// A box with things in it.
#[op(Shop, "box", interfaces(Sold), traits(NoTerminator))]
pub struct BoxOp {
    #[attr]
    text: StrAttr,
    #[region]
    inside: AnyRegion,
}

impl Priced for BoxOp {
    fn price(&self, _: &Ir) -> u32 {
        7
    }
    fn may_change() -> bool {
        false
    }
    fn currency() -> &'static str {
        "shell"
    }
}

impl Labelled for BoxOp {
    fn label<'a>(&self, ir: &'a Ir) -> &'a str {
        self.text(ir)
    }
    fn set_label(&self, ir: &mut Ir, text: &str) {
        let text = StringAttr::get(ir.context(), text);
        self.set_text(ir, text);
    }
}

impl Sold for BoxOp {}

/// Not for sale.
#[op(Shop, "stone")]
pub struct StoneOp {}

/// Two things at most.
pub struct Pair;

impl OpTrait for Pair {
    const SCHEMA: &'static TraitSchema =
        &TraitSchema::new::<Self>("Pair").verified_by(|ir, op| match ir.num_operands(op) {
            0..=2 => Ok(()),
            _ => Err(ir.op_error(op, "has more than a pair")),
        });
}

/// Has a price before it is a pair.
#[op(Shop, "dear_pair", interfaces(Priced), traits(Pair))]
pub struct DearPairOp {
    #[operand]
    things: Variadic<AnyType>,
}

/// Is a pair before it has a price.
#[op(Shop, "pair_for_sale", traits(Pair), interfaces(Priced))]
pub struct PairForSaleOp {
    #[operand]
    things: Variadic<AnyType>,
}

/// Implements `Priced` for several operations.
macro_rules! impl_priced {
    ($($op:ident),*) => { $(
        impl Priced for $op {
            fn price(&self, ir: &Ir) -> u32 {
                2 - u32::try_from(self.things(ir).len()).unwrap_or_default().min(2)
            }
            fn may_change() -> bool {
                false
            }
        }
    )* };
}

impl_priced!(DearPairOp, PairForSaleOp);

/// The end.
#[op(Shop, "close", interfaces(Final), traits(Terminator))]
pub struct CloseOp {}

impl Final for CloseOp {}

/// Knows when it is open.
#[dialect_interface]
pub trait Opening {
    /// Returns the hour.
    fn hour(&self) -> u32;

    /// Returns whether it is early.
    fn is_early(&self) -> bool {
        self.hour() < 8
    }
}

impl Opening for Shop {
    fn hour(&self) -> u32 {
        7
    }
}

/// Types with a weight.
#[type_interface]
pub trait Heavy {
    /// Returns the weight.
    fn weight(&self, context: &Context) -> u32;

    /// Returns whether it is heavy.
    fn is_heavy(&self, context: &Context) -> bool {
        self.weight(context) > 32
    }

    /// Returns a function that compares other weights. (The handle does not borrow from its arguments.)
    fn scale(&self, context: &Context) -> Box<dyn Fn(&u32) -> bool> {
        let weight = self.weight(context);
        Box::new(move |other| *other > weight)
    }
}

/// Lists of what is heavy.
#[op(Shop, "pile", traits(ElementTypeIs(tensor, dyn Heavy)))]
pub struct PileOp {
    #[operand(segments = sizes)]
    things: VariadicOfVariadic<dyn Heavy>,
    #[attr]
    sizes: DenseI32ArrayAttr,
    #[operand]
    tensor: TensorOf<dyn Heavy>,
}

constraint! {
    /// what is heavy, but for numbers of 64 bits
    HeavyButI64: Type = And(dyn Heavy, Neg(I64));
}

impl Heavy for IntegerType {
    fn weight(&self, context: &Context) -> u32 {
        self.width(context)
    }
}

/// Can be counted.
#[attr_interface]
pub trait Countable {
    /// Returns the number of elements.
    fn count(&self, context: &Context) -> usize;
}

impl Countable for ArrayAttr {
    fn count(&self, context: &Context) -> usize {
        self.elements(context).len()
    }
}

external_model! {
    /// Neither the operation nor, say, the interface is ours.
    PricedStone for StoneOp
}

impl Priced for PricedStone {
    fn price(&self, ir: &Ir) -> u32 {
        u32::try_from(ir.num_operands(Op::operation(**self))).unwrap_or_default() + 100
    }
    fn may_change() -> bool {
        false
    }
}

struct Setting {
    ir: Ir,
    block: Block,
}

impl Setting {
    fn new() -> Self {
        let context = Arc::new(Context::new());
        context.register::<Shop>().expect("a new name");
        let mut ir = Ir::new(context);
        let block = ir.create_block();
        Self { ir, block }
    }

    fn apple(&mut self, cost: i64) -> AppleOp {
        let cost = IntegerAttr::get(self.ir.context(), Type::I32, cost).expect("an integer type");
        self.ir.builder_at_end_of(self.block).insert(AppleOp::new(cost)).expect("registered")
    }

    fn labelled(&mut self, text: &str, at: Block) -> BoxOp {
        let text = StringAttr::get(self.ir.context(), text);
        self.ir.builder_at_end_of(at).insert(BoxOp::new(text)).expect("registered")
    }

    fn stone(&mut self) -> StoneOp {
        self.ir.builder_at_end_of(self.block).insert(StoneOp::new()).expect("registered")
    }
}

#[test]
fn methods_are_found_at_run_time() {
    let mut setting = Setting::new();
    let (apple, stone) = (setting.apple(3), setting.stone());
    let ir = &setting.ir;
    let priced = ir.interface::<dyn Priced>(apple.operation()).expect("an apple has a price");
    assert_eq!((priced.price(ir), priced.total(ir, 4)), (3, 12));
    assert_eq!((priced.may_change(), priced.currency()), (true, "groat"));
    assert_eq!(priced.operation(), apple.operation());
    assert_eq!(format!("{priced:?}"), format!("Priced({:?})", apple.operation()));
    assert!(!ir.has_interface::<dyn Priced>(stone.operation()));
    assert!(!ir.has_interface::<dyn Labelled>(apple.operation()));
}

/// Works with typed operations and with what a lookup gives.
fn shout(op: impl Labelled, ir: &Ir) -> String {
    op.label(ir).to_uppercase()
}

#[test]
fn base_interface_is_implemented_too() {
    let mut setting = Setting::new();
    let block = setting.block;
    let op = setting.labelled("pears", block);
    let sold = setting.ir.interface::<dyn Sold>(op.operation()).expect("listed");
    // The first base's methods, without asking again.
    assert_eq!((sold.price(&setting.ir), sold.currency()), (7, "shell"));
    assert_eq!(sold.sign(&setting.ir), "pears: 7");
    let labelled = setting.ir.interface::<dyn Labelled>(op.operation()).expect("a base of what is listed");
    labelled.set_label(&mut setting.ir, "plums");
    assert_eq!(labelled.label(&setting.ir), "plums");
    assert_eq!((shout(labelled, &setting.ir), shout(op, &setting.ir)), ("PLUMS".into(), "PLUMS".into()));
}

#[test]
fn verifiers_of_interfaces_run() {
    let mut setting = Setting::new();
    let free = setting.apple(0);
    let errors = verify(&setting.ir, free.operation()).expect_err("it is for free");
    assert_eq!(errors[0].message, "'shop.apple' op needs a price");
    let dear = setting.apple(1);
    assert_eq!(verify(&setting.ir, dear.operation()), Ok(()));
}

#[test]
fn traits_and_interfaces_are_verified_in_declaration_order() {
    assert!(DearPairOp::SCHEMA.interfaces_first && !PairForSaleOp::SCHEMA.interfaces_first);
    let mut setting = Setting::new();
    let thing = setting.ir.add_argument(setting.block, Type::I32, Location::UNKNOWN);
    let mut messages = |of: usize| {
        let (ir, things) = (&mut setting.ir, vec![thing; of]);
        let dear =
            ir.builder_at_end_of(setting.block).insert(DearPairOp::new(things.iter().copied())).expect("registered");
        let pair = ir.builder_at_end_of(setting.block).insert(PairForSaleOp::new(things)).expect("registered");
        [dear.operation(), pair.operation()].map(|op| verify(ir, op).err().map(|errors| errors[0].message.clone()))
    };
    assert_eq!(messages(1), [None, None]);
    let [dear, pair] = messages(2).map(Option::unwrap_or_default);
    assert_eq!(
        (dear.as_str(), pair.as_str()),
        ("'shop.dear_pair' op needs a price", "'shop.pair_for_sale' op needs a price")
    );
    let [dear, pair] = messages(3).map(Option::unwrap_or_default);
    assert_eq!(
        (dear.as_str(), pair.as_str()),
        ("'shop.dear_pair' op needs a price", "'shop.pair_for_sale' op has more than a pair")
    );
}

#[test]
fn region_verifiers_run_last() {
    let mut setting = Setting::new();
    let block = setting.block;
    let outer = setting.labelled("abc", block);
    let region = outer.inside(&setting.ir);
    let inside = setting.ir.add_block(region);
    setting.labelled("de", inside);
    assert_eq!(verify(&setting.ir, outer.operation()), Ok(()));
    setting.labelled("long", inside);
    let errors = verify(&setting.ir, outer.operation()).expect_err("a long label inside");
    assert_eq!(errors[0].message, "'shop.box' op has 'long' inside");
}

#[test]
fn interfaces_can_be_attached_externally() {
    let mut setting = Setting::new();
    let (stone, apple) = (setting.stone(), setting.apple(2));
    let context = setting.ir.shared_context();
    assert!(!setting.ir.has_interface::<dyn Priced>(stone.operation()));
    assert_eq!(context.attach::<dyn Priced, PricedStone>(), Ok(()));
    assert_eq!(context.attach::<dyn Priced, PricedStone>(), Ok(()));
    let priced = setting.ir.interface::<dyn Priced>(stone.operation()).expect("attached");
    assert_eq!((priced.price(&setting.ir), priced.total(&setting.ir, 2)), (100, 200));
    // The implementation of the definition itself stays.
    assert_eq!(context.attach::<dyn Priced, AppleOp>(), Err(AttachError::Present));
    assert_eq!(setting.ir.interface::<dyn Priced>(apple.operation()).map(|op| op.price(&setting.ir)), Some(2));
    // Another context knows nothing of it.
    let mut other = Setting::new();
    let stone = other.stone();
    assert!(!other.ir.has_interface::<dyn Priced>(stone.operation()));
    assert_eq!(Context::new().attach::<dyn Priced, PricedStone>(), Err(AttachError::NotRegistered));
}

/// Without methods: the tables of all who have it look the same.
#[type_interface]
pub trait Marked {}

impl Marked for IntegerType {}
impl Marked for IndexType {}

#[test]
fn marker_interface_can_be_attached_to_several_types() {
    let context = Context::new();
    context.attach_to_type::<dyn Marked, IntegerType>().expect("there is room");
    context.attach_to_type::<dyn Marked, IndexType>().expect("there is room");
    let marked = [Type::I32, Type::INDEX, Type::F32].map(|ty| ty.has_interface::<dyn Marked>(&context));
    assert_eq!(marked, [true, true, false]);
}

#[test]
fn types_and_attributes_get_interfaces() {
    let context = Context::new();
    assert!(!Type::I64.has_interface::<dyn Heavy>(&context));
    context.attach_to_type::<dyn Heavy, IntegerType>().expect("there is room");
    context.attach_to_type::<dyn Heavy, IntegerType>().expect("nothing new");
    let heavy = Type::I64.interface::<dyn Heavy>(&context).expect("attached");
    assert_eq!((heavy.weight(&context), heavy.is_heavy(&context), heavy.ty()), (64, true, Type::I64));
    assert_eq!([heavy.scale(&context)(&64), heavy.scale(&context)(&65)], [false, true]);
    let scope = ods::schema::PredScope::of(&context);
    let heavy = [PileOp::SCHEMA.operands[0].constraint, <HeavyButI64 as ods::schema::Constrains<Type>>::CONSTRAINT];
    assert_eq!(heavy.map(|heavy| heavy.holds(Type::I64, &scope)), [true, false]);
    assert_eq!(heavy.map(|heavy| heavy.holds(Type::F32, &scope)), [false; 2]);
    let tensors = PileOp::SCHEMA.operands[1].constraint;
    let tensor = |element| Type::from(UnrankedTensorType::get(&context, element).expect("an element"));
    assert!(tensors.holds(tensor(Type::I64), &scope) && !tensors.holds(tensor(Type::F32), &scope));
    assert!(!Type::F32.has_interface::<dyn Heavy>(&context));
    context.attach_to_attribute::<dyn Countable, ArrayAttr>().expect("there is room");
    let array: Attribute = ArrayAttr::get(&context, &[Attribute::UNIT, Attribute::TRUE]).into();
    assert_eq!(array.interface::<dyn Countable>(&context).map(|array| array.count(&context)), Some(2));
    assert!(!Attribute::UNIT.has_interface::<dyn Countable>(&context));
}

/// When to leave.
#[dialect_interface]
pub trait Closing {
    /// Returns the hour.
    fn closing_hour(&self) -> u32;
}

/// More of the shop.
#[dialect(extends = Shop, interfaces(Closing))]
pub struct LateShop;

impl Closing for LateShop {
    fn closing_hour(&self) -> u32 {
        20
    }
}

#[test]
fn dialects_have_interfaces() {
    let opening = Shop::SCHEMA.interface::<dyn Opening>().expect("listed");
    assert_eq!((opening.hour(), opening.is_early()), (7, true));
    let context = Context::new();
    context.register::<Shop>().expect("a new name");
    assert!(context.dialect("shop").is_some_and(|shop| shop.interface::<dyn Opening>().is_some()));
    assert!(context.dialect("builtin").is_some_and(|builtin| builtin.interface::<dyn Opening>().is_none()));
    // An extension adds one.
    assert!(context.dialect_interface::<dyn Closing>("shop").is_none());
    context.register::<LateShop>().expect("an extension");
    assert_eq!(context.dialect_interface::<dyn Closing>("shop").map(|shop| shop.closing_hour()), Some(20));
    assert_eq!(context.dialect_interface::<dyn Opening>("shop").map(|shop| shop.hour()), Some(7));
    assert!(context.dialect_interface::<dyn Opening>("builtin").is_none());
}

#[test]
fn interfaces_are_data() {
    let priced = <dyn Priced as Interface>::SCHEMA;
    assert_eq!((priced.kind, priced.name), (InterfaceKind::Operation, "Priced"));
    assert_eq!((priced.summary(), priced.description().as_str()), ("Operations with a price.", "In any currency."));
    let facts: Vec<_> =
        priced.methods.iter().map(|m| (m.name, m.is_static, m.has_default, m.verifies, m.signature())).collect();
    assert_eq!(facts[0], ("price", false, false, false, "fn price(&self, ir: &Ir) -> u32".into()));
    assert_eq!(facts[1], ("total", false, true, false, "fn total(&self, ir: &Ir, count: u32) -> u32".into()));
    assert_eq!(facts[2], ("may_change", true, false, false, "fn may_change() -> bool".into()));
    assert_eq!(facts[3], ("currency", true, true, false, "fn currency() -> &'static str".into()));
    assert!(facts[4].3);
    assert_eq!(
        (priced.methods[0].summary(), priced.methods[0].description().as_str()),
        ("Returns the price of this operation.", "Without tax.")
    );
    let labelled = <dyn Labelled as Interface>::SCHEMA;
    assert_eq!(labelled.methods[0].signature(), "fn label<'a>(&self, ir: &'a Ir) -> &'a str");
    // Parameters that a default does not use have their names, too.
    let names = <dyn OpAsmOpInterface as Interface>::SCHEMA.methods[0].signature();
    assert_eq!(names, "fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames)");
    let sold = <dyn Sold as Interface>::SCHEMA;
    assert_eq!(sold.bases.iter().map(|base| base.name).collect::<Vec<_>>(), ["Priced", "Labelled"]);
    let last = <dyn Final as Interface>::SCHEMA;
    assert_eq!(last.requires.iter().map(|required| required.name).collect::<Vec<_>>(), ["Terminator"]);
    let of_op: Vec<_> = AppleOp::SCHEMA.interfaces.iter().map(|entry| entry.schema.name).collect();
    assert_eq!(of_op, ["Priced"]);
    assert_eq!(Shop::SCHEMA.interfaces[0].schema.methods[1].name, "is_early");
}

mod constraints {
    use super::*;

    #[test]
    fn dialect_attributes_can_be_memref_layouts() {
        let context = Arc::new(Context::new());
        context.register::<Shaped>().expect("a new name");
        let parse = |text: &str| ods::text::parse_type(&context, text).map_err(|error| error.message);
        let text = "memref<2x3xf32, #shaped.swizzle<4>, 1>";
        let memref = parse(text).map(|ty| (ty.display(&context).to_string(), ty.cast::<MemRefType>(&context)));
        let (printed, memref) = memref.expect("a layout and a space");
        assert_eq!(printed, text);
        let layout = memref.and_then(|memref| memref.layout(&context));
        assert!(layout.is_some_and(|layout| layout.isa::<SwizzleAttr>(&context)));
        assert_eq!(parse("memref<2xf32, #shaped.swizzle<4>>"), Err("expected a matrix".into()));
        let twice = "memref<*xf32, #shaped.swizzle<4>>";
        assert_eq!(parse(twice), Err("cannot have affine map for unranked memref type".into()));
    }

    /// Operations over types with interfaces.
    #[dialect(name = "shaped", ops(SizeOp), attrs(SwizzleAttr))]
    pub struct Shaped;

    /// A layout of a dialect's own, of matrices.
    #[attr_def(Shaped, "swizzle", format("<" $bits ">"), interfaces(MemRefLayoutAttrInterface))]
    pub struct SwizzleAttr {
        bits: u32,
    }

    impl MemRefLayoutAttrInterface for SwizzleAttr {
        fn affine_map(&self, _: &Context) -> Option<ods::affine::AffineMap> {
            None
        }
        fn verify_layout(&self, _: &Context, shape: &[i64]) -> Result<(), String> {
            if shape.len() == 2 { Ok(()) } else { Err("expected a matrix".into()) }
        }
    }

    /// The size of something.
    #[op(Shaped, "size")]
    pub struct SizeOp {
        #[operand]
        of: dyn ShapedTypeInterface,
        #[operand]
        many: Variadic<dyn Heavy>,
        #[operand]
        like: TensorOf<Implements<dyn VectorElementTypeInterface>>,
        #[attr]
        values: Optional<dyn ElementsAttrInterface>,
    }

    fn check(of: &str, many: &str, like: &str, attributes: &str) -> Result<(), String> {
        let context = Arc::new(Context::new());
        context.register::<Shaped>().map_err(|error| error.to_string())?;
        context.attach_to_type::<dyn Heavy, IntegerType>().map_err(|error| error.to_string())?;
        let text = format!(
            "%a, %b, %c = builtin.unrealized_conversion_cast to {of}, {many}, {like}\n\
             \"shaped.size\"(%a, %b, %c) {attributes} : ({of}, {many}, {like}) -> ()"
        );
        let parsed = ods::text::parse(&context, "t.mlir", text.as_bytes());
        let parsed = parsed.map_err(|errors| errors[0].message.clone())?;
        let ir = &parsed.ir;
        let block = ir.entry_block(ir.region(parsed.root, 0).expect("a body")).expect("a block");
        let op = ir.block_ops(block).nth(1).expect("an operation after the cast");
        verify(ir, op).map_err(|errors| errors[0].message.clone())
    }

    #[test]
    fn interfaces_constrain_operands_and_attributes() {
        assert_eq!(check("tensor<2xf32>", "i8", "tensor<2xf32>", "<{values = dense<1> : tensor<2xi32>}>"), Ok(()));
        assert_eq!(check("memref<*xf32>", "i8", "tensor<2xindex>", ""), Ok(()));
        let wrong = "'shaped.size' op operand #0 must be ShapedType instance, but got 'f32'";
        assert_eq!(check("f32", "i8", "tensor<2xf32>", ""), Err(wrong.into()));
        let wrong = "'shaped.size' op operand #1 must be variadic of Heavy instance, but got 'f32'";
        assert_eq!(check("vector<2xf32>", "f32", "tensor<2xf32>", ""), Err(wrong.into()));
        let wrong = "'shaped.size' op operand #2 must be tensor of VectorElementTypeInterface instance values, but got \
                     'tensor<2xcomplex<f32>>'";
        assert_eq!(check("vector<2xf32>", "i8", "tensor<2xcomplex<f32>>", ""), Err(wrong.into()));
        let wrong = "invalid properties {values = 1 : i32} for op shaped.size: Invalid attribute `values` in property \
                     conversion: 1 : i32";
        assert_eq!(check("vector<2xf32>", "i8", "tensor<2xf32>", "<{values = 1 : i32}>"), Err(wrong.into()));
        let wrong = "'shaped.size' op attribute 'values' failed to satisfy constraint: ElementsAttr instance";
        assert_eq!(check("vector<2xf32>", "i8", "tensor<2xf32>", "{values = 1 : i32}"), Err(wrong.into()));
    }
}
