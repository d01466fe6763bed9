//! Definitions that a `macro_rules!` writes, with parts from its caller: names are found wherever they come from, and
//! what is handed on as a whole (`$ty:ty`, `$value:expr`) is read as if it were written there.

use crate::support::{Fixture, errors_of};
use ods::prelude::*;
use ods::schema::Invalid;
use ods::text::{AsmParser, AsmPrinter, ParseResult};

macro_rules! constraints {
    ($name:ident: $ty:ty = ($($code:tt)*), build ($($build:tt)*)) => {
        constraint! {
            /// what the caller says
            $name: $ty = CPred($($code)*), build => $($build)*;
        }
    };
    ($name:ident: $ty:ty = $base:ident, from ($($from:tt)*), into ($($into:tt)*)) => {
        constraint! {
            /// a number
            $name: $ty = $base, from i32 => $($from)*, into i32 => $($into)*;
        }
    };
}

constraints!(Bit: Type = ($_self == Type::I1 && $_op.ir.operands($_op.op).len() < 9), build (Type::I1));
constraints!(Number: IntegerAttr = I32Attr,
    from (IntegerAttr::get($_ctx, Type::I32, $_value.into()).expect("an integer")), into (i32::try_from($_self.value($_ctx)?).ok()));

macro_rules! dialect_of {
    ($name:ident, $text:literal, [$($op:ident),*], [$($ty:path),*], [$($attr:path),*]) => {
        /// A dialect.
        #[dialect(name = $text, ops($($op),*), types($($ty),*), attrs($($attr),*))]
        pub struct $name;
    };
}

dialect_of!(Made, "made", [AttributesOp, PropertiesOp, ValuesOp], [PtrType, NodeType], [Level]);

macro_rules! with_attributes {
    (
        $dialect:path, $mnemonic:literal, $name:ident,
        $a:ident: $a_type:ty = $a_default:expr, $b:ident: $b_type:ty = $b_default:expr,
        $c:ident: $c_type:ident, $d:ident: $d_type:ty, $e:ident: $e_type:ty
    ) => {
        /// An operation with attributes.
        #[op($dialect, $mnemonic)]
        pub struct $name {
            #[attr(default = $a_default)]
            $a: $a_type,
            #[attr(default = $b_default)]
            $b: Optional<$b_type>,
            #[attr]
            $c: $c_type,
            #[attr]
            $d: $d_type,
            #[attr]
            $e: $e_type,
        }
    };
}

with_attributes!(Made, "attributes", AttributesOp, a: I32Attr = 1 + 2, b: StrAttr = |context| StringAttr::get(context, "b"),
    c: Number, d: Optional<StrAttr>, e: UnitAttr);

macro_rules! with_properties {
    (
        $dialect:path, $mnemonic:literal, $name:ident, $a:ident: $a_type:ty = $a_default:expr, is $is:expr,
        $b:ident: $b_type:ty, $c:ident: $c_type:ident, constant $constant:expr, $d:ident: $d_type:ident,
        $derived:ident: $computed:ty = $closure:expr, materialize $materialize:expr
    ) => {
        /// An operation with properties.
        #[op($dialect, $mnemonic)]
        pub struct $name {
            #[property(default = $a_default, is = $is)]
            $a: $a_type,
            #[property]
            $b: $b_type,
            #[property(constant = $constant)]
            $c: $c_type,
            #[property]
            $d: $d_type,
            #[derived($closure, materialize = $materialize)]
            $derived: $computed,
        }
    };
}

with_properties!(Made, "properties", PropertiesOp, a: u32 = 8, is |value| value > 0, b: Optional<String>, c: i32, constant -5,
    d: String, twice: i64 = |op, ir| i64::from(op.a(ir)) * 2,
    materialize |value, context| Attribute::from(IntegerAttr::i64(context, value)));

macro_rules! with_values {
    (
        $dialect:path, $mnemonic:literal, $name:ident, $a:ident: $a_type:ty, $b:ident: $b_type:ty, $result:ident: $c_type:ty,
        $($code:tt)*
    ) => {
        /// An operation with operands.
        #[op($dialect, $mnemonic, traits(PredOpTrait("the caller says so", CPred($($code)*))))]
        pub struct $name {
            #[operand]
            $a: $a_type,
            #[operand]
            $b: $b_type,
            #[result]
            $result: $c_type,
        }
    };
}

with_values!(Made, "values", ValuesOp, a: Bit, b: Variadic<AnyType>, result: I1,
    $a == Type::I1 && $b.len() < 3 && $_op.ir.operands($_op.op).len() < 9 && Type::I1.display($_ctx).to_string() == "i1");

macro_rules! recursive {
    ($dialect:path, $name:ident, $a:ident: $a_type:ty, $b:ident: $b_type:ty) => {
        /// A type that contains itself.
        #[type_def($dialect)]
        pub struct $name {
            $a: $a_type,
            #[param(mutable)]
            $b: $b_type,
        }
    };
}

recursive!(Made, NodeType, a: String, b: Vec<Type>);

macro_rules! pointer {
    (
        $dialect:path, $mnemonic:literal, $name:ident, $a:ident: $a_type:ty, $b:ident: $b_type:ident, not $b_bad:expr,
        $c:ident: $c_type:ident = $c_default:expr, format($($format:tt)*), $($code:tt)*
    ) => {
        /// A pointer.
        #[type_def(
            $dialect,
            $mnemonic,
            format($($format)*),
            verify,
            traits(Pred("the caller says so", CPred($($code)*)))
        )]
        pub struct $name {
            #[param(is = AnyType)]
            $a: $a_type,
            $b: $b_type,
            #[param(default = $c_default)]
            $c: $c_type,
        }

        impl $name {
            fn verify(_: &Context, _: $a_type, b: $b_type, _: $c_type) -> Result<(), Invalid> {
                if b == $b_bad { Err("b is bad".into()) } else { Ok(()) }
            }
        }
    };
}

pointer!(Made, "ptr", PtrType, a: Type, b: Level, not Level::Bad, c: u32 = |_| 1,
    format("<" custom<hooks>($a) "," $b ("," $c^)? ">"), $c < 9 && Type::I1.display($_ctx).to_string() == "i1" && $b != Level::Worse);

macro_rules! levels {
    ($dialect:path, $mnemonic:literal, $name:ident, $($case:ident = $text:literal),*) => {
        /// how bad it is
        #[enum_attr($dialect, $mnemonic)]
        pub enum $name {$(
            #[case($text)]
            $case,
        )*}
    };
}

levels!(Made, "level", Level, Good = "good", Bad = "bad", Worse = "worse");

mod hooks {
    use super::*;

    pub fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Type> {
        parser.parse_type()
    }

    pub fn print(printer: &mut AsmPrinter<'_>, ty: Type) {
        printer.print_type(ty);
    }
}

#[test]
fn operations_are_built_and_read() {
    let mut f = Fixture::new::<Made>();
    let op = f.builder().insert(AttributesOp::new(5)).expect("built");
    assert_eq!((op.a(&f.ir), op.b(&f.ir), op.c(&f.ir), op.d(&f.ir), op.e(&f.ir)), (3, "b", 5, None, false));
    op.set_d(&mut f.ir, "d");
    assert_eq!(op.remove_d(&mut f.ir).and_then(|d| d.value(f.ir.context())), Some("d"));
    let op = f.builder().insert(PropertiesOp::new("text").with_b("b")).expect("built");
    op.set_a(&mut f.ir, 4);
    assert_eq!((op.a(&f.ir), op.b(&f.ir), op.c(&f.ir), op.d(&f.ir), op.twice(&f.ir)), (4, Some("b"), -5, "text", 8));
    let [bit] = f.values([Type::I1]);
    // The result has one type only, which the caller of the macro named.
    let op = f.builder().insert(ValuesOp::new(bit, [bit])).expect("built");
    assert_eq!((op.a(&f.ir), op.b(&f.ir)), (bit, vec![bit].into()));
    assert_eq!(errors_of(&f), Vec::<String>::new());
}

#[test]
fn types_are_built_and_read() {
    let f = Fixture::new::<Made>();
    let ty = PtrType::get(f.ir.context(), Type::I1, Level::Good, 1).unwrap();
    assert_eq!(Type::from(ty).display(f.ir.context()).to_string(), "!made.ptr<i1, good>");
    let read = ods::text::parse_type(&f.ir.shared_context(), "!made.ptr<i1, good>");
    assert_eq!(read.expect("a type"), ty.into());
    let bad = |level| PtrType::get(f.ir.context(), Type::I1, level, 2).unwrap_err().to_string();
    assert_eq!(
        (bad(Level::Bad).as_str(), bad(Level::Worse).as_str()),
        ("b is bad", "failed to verify that the caller says so")
    );
}

#[test]
fn mutable_parameters_are_set() {
    let context = Context::new();
    let node = NodeType::get(&context, "a");
    assert!(node.set_b(&context, &[Type::I1]).is_ok());
    assert_eq!(node.b(&context), Some(&[Type::I1][..]));
}
