//! Hostile input to what definitions read and write by themselves: it ends soon, with an error, on a small stack.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use ods::prelude::*;
use ods::text::{MAX_NESTING, parse, parse_attribute, parse_type};
use ods::verify::verify;

use crate::nest::{ListType, Nest};

/// Things in things.
#[dialect(
    name = "deep",
    ops(PairOp),
    types(WildType, HiddenType, NamedType, AgainType, ShortType),
    attrs(InAttr, TreeAttr),
    hooks
)]
pub struct Deep;

impl DialectHooks for Deep {
    fn parse_type(&self, parser: &mut AsmParser<'_>) -> ParseResult<Option<Type>> {
        parser.parse_punctuation("(")?;
        parser.parse_keyword("hidden")?;
        let inner = parser.parse_type()?;
        parser.parse_punctuation(")")?;
        Ok(Some(HiddenType::get(parser.context(), inner).into()))
    }

    fn print_type(&self, ty: Type, printer: &mut AsmPrinter<'_>) -> bool {
        let Some(ty) = ty.cast::<HiddenType>(printer.context()) else { return false };
        printer.print("(hidden ");
        printer.print_type(ty.inner(printer.context()));
        printer.print(")");
        true
    }
}

/// Read by the dialect.
#[type_def(Deep)]
pub struct HiddenType {
    inner: Type,
}

/// The number of times that a `WildType` was read.
static READ: AtomicU32 = AtomicU32::new(0);

/// A type that reads on past its own text unless the parser stops it.
#[type_def(Deep, "wild", custom_format)]
pub struct WildType {
    inner: Vec<Type>,
}

impl WildType {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        READ.fetch_add(1, Ordering::Relaxed);
        let mut inner = Vec::new();
        while inner.len() < 2 && parser.parse_optional_keyword("x") {
            inner.push(parser.parse_type()?);
        }
        Ok(Self::get(parser.context(), &inner))
    }

    fn print(self, printer: &mut AsmPrinter<'_>) {
        for ty in self.inner(printer.context()).to_vec() {
            printer.print(" x ");
            printer.print_type(ty);
        }
    }
}

/// It has a name, and may contain itself.
#[type_def(Deep, "named", format("<" $name (":" "[" $body^ "]")? ">"))]
pub struct NamedType {
    name: String,
    #[param(mutable)]
    body: Vec<Type>,
}

/// It has an alias, and may contain itself.
#[type_def(Deep, "again", format("<" $name (":" "[" $body^ "]")? ">"), alias)]
pub struct AgainType {
    name: String,
    #[param(mutable)]
    body: Vec<Type>,
}

/// Written without its name in itself.
#[type_def(Deep, "short", format("<" struct($first, $rest) ">"))]
pub struct ShortType {
    first: Option<Type>,
    rest: Vec<ShortType>,
}

/// An attribute in an attribute.
#[attr_def(Deep, "in", format("<" $inner ("and" $other^)? ">"), alias)]
pub struct InAttr {
    inner: Attribute,
    other: Option<Attribute>,
}

/// A parameter that contains itself.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tree(Vec<Tree>);

impl PlainParameter for Tree {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        Ok(Self(parser.parse_list(Delimiter::Paren, Self::parse)?))
    }

    fn print(&self, printer: &mut AsmPrinter<'_>) {
        printer.print("(");
        printer.print_list(&self.0, |printer, tree| tree.print(printer));
        printer.print(")");
    }
}

/// A tree.
#[attr_def(Deep, "tree", format("<" $tree ">"))]
pub struct TreeAttr {
    tree: Tree,
}

/// Lengths.
#[op(Deep, "pair", traits(AttrSizedOperandSegments))]
pub struct PairOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[operand(segments = lengths)]
    ys: VariadicOfVariadic<AnyType>,
    #[operand]
    zs: Variadic<AnyType>,
    #[attr]
    lengths: DenseI32ArrayAttr,
}

fn context() -> Arc<Context> {
    let context = Context::new();
    context.register::<Deep>().expect("a good dialect");
    context.register::<Nest>().expect("a good dialect");
    context.allow_unregistered_dialects(true);
    Arc::new(context)
}

/// Returns the first message for an attribute's text.
fn error(text: &str) -> String {
    parse_attribute(&context(), text).expect_err("an error").message
}

/// Returns `middle` with `depth` repetitions of `open` before and of `close` after it.
fn wrapped(depth: usize, open: &str, middle: &str, close: &str) -> String {
    format!("{}{middle}{}", open.repeat(depth), close.repeat(depth))
}

const FORMS: [(&str, &str, &str); 8] = [
    ("!nest.list<", "i1", ">"),
    ("!deep<(hidden ", "i1", ")>"),
    ("!deep.named<\"a\" : [", "i1", "]>"),
    ("!deep.short<first = ", "i1", ", rest = >"),
    ("#deep.in<", "1", ">"),
    ("#deep.in<1 and ", "1", ">"),
    ("!nest.list<tuple<", "i1", ">>"),
    ("tensor<1xi1, #deep.in<", "i1", ">>"),
];

#[test]
fn rejects_deep_nesting() {
    let expected = format!("nesting is deeper than {MAX_NESTING} levels");
    for (open, middle, close) in FORMS {
        assert_eq!(error(&wrapped(100_000, open, middle, close)), expected, "{open}");
    }
    assert_eq!(error(&format!("#deep.tree<{}>", wrapped(100_000, "(", "", ")"))), expected);
    let short = wrapped(100_000, "<rest = ", "", ">");
    assert_eq!(error(&format!("!deep.short{short}")), expected);
    for close in ["}", ""] {
        let boxes = wrapped(100_000, "nest.box {", "", close);
        let errors = parse(&context(), "deep.mlir", boxes.as_bytes()).err().unwrap_or_default();
        assert_eq!(errors.first().map(|error| &error.message), Some(&expected));
    }
}

/// Parses nesting close to the limit, and prints it unchanged.
#[test]
fn parses_nesting_below_the_limit() {
    let depth = MAX_NESTING as usize / 8;
    for (open, middle, close) in FORMS {
        let context = context();
        let text = wrapped(depth, open, middle, close);
        let read = match parse_attribute(&context, &text) {
            // A name has one body.
            Err(error) if open.contains("named") => {
                assert_eq!(error.message, "'!deep.named' is already set to something else");
                continue;
            }
            read => read.unwrap_or_else(|error| panic!("{open}: {}", error.message)),
        };
        let printed = read.display(&context).to_string();
        assert_eq!(parse_attribute(&context, &printed), Ok(read), "{open}");
    }
    let boxes = wrapped(depth, "nest.box {\n", "", "}\n");
    let parsed = parse(&context(), "deep.mlir", boxes.as_bytes()).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert_eq!(verify(&parsed.ir, parsed.root), Ok(()));
    let printed = ods::text::print(&parsed.ir, parsed.root, &parsed.resources, &Default::default());
    assert_eq!(printed.matches("nest.box {").count(), depth);
}

/// Builders know no depth: printing stops, and all else goes on.
#[test]
fn deeply_built_data_is_cut_off_in_text() {
    let context = context();
    let mut ty = Type::I1;
    let mut attribute = Attribute::UNIT;
    for _ in 0..100_000 {
        ty = ListType::get(&context, &[ty]).into();
        attribute = InAttr::get(&context, attribute, None).into();
    }
    assert!(ty.display(&context).to_string().contains("<<too deep>>"));
    assert!(attribute.display(&context).to_string().contains("<<too deep>>"));
    let mut count = 0;
    ty.walk_types(&context, |_| count += 1);
    assert_eq!(count, 100_001);
    let other = ty.replace_inside(&context, |element| (element == Type::I1.into()).then(|| Type::I8.into()));
    assert_ne!(other, ty);
}

/// Prints thirty types. Each contains the next one twice: a billion parts in all.
#[test]
fn exponential_sharing_is_cut_off() {
    let context = context();
    let names: Vec<String> = (0..31).map(|i| format!("n{i}")).collect();
    for pair in names.windows(2) {
        let inner = NamedType::get(&context, &pair[1]).into();
        NamedType::get(&context, &pair[0]).set_body(&context, &[inner, inner]).expect("not set before");
    }
    let text = Type::from(NamedType::get(&context, "n0")).display(&context).to_string();
    assert!(text.contains("<<too large>>"));
    assert!(text.len() < 1 << 23, "{} bytes", text.len());
}

#[test]
fn formats_stop_at_their_end() {
    let context = context();
    let many = "!deep.wild x ".repeat(25) + "i1";
    let failed = parse_type(&context, &many).expect_err("two of them follow the first");
    assert!(failed.message.starts_with("found trailing characters: '"), "{}", failed.message);
    // Twice, since what fails is read again for the place of the error.
    assert_eq!(READ.load(Ordering::Relaxed), 2);
    let inside = "!deep<wild x !deep<wild x i1 x i2> x !deep.wild>";
    let ty = parse_type(&context, inside).unwrap_or_else(|error| panic!("{}", error.message));
    assert_eq!(ty.display(&context).to_string(), inside);
}

#[test]
fn rejects_absurd_lengths() {
    for sizes in ["2147483647, 2147483647, 2", "-1, 1, 1", "-2147483648, -2147483648, 1", "0, 0, 2147483647"] {
        for lengths in ["", ": -1", ": 2147483647, 2147483647, 3", ": 0, 0, 0"] {
            let text = format!(
                "%0 = \"u.v\"() : () -> i1\n\"deep.pair\"(%0) <{{lengths = array<i32{lengths}>, operandSegmentSizes = \
                 array<i32: {sizes}>}}> : (i1) -> ()"
            );
            let parsed = parse(&context(), "sizes.mlir", text.as_bytes()).unwrap_or_else(|errors| panic!("{errors:?}"));
            let errors = verify(&parsed.ir, parsed.root).expect_err("nothing has so many operands");
            assert!(errors[0].message.contains("operandSegmentSizes"), "{}", errors[0].message);
            // Accessors give what there is, whatever the lengths say.
            let all = parsed.ir.walk_pre(parsed.root).collect::<Vec<_>>();
            let pair = all.into_iter().find_map(|op| parsed.ir.cast::<PairOp>(op)).expect("there is one");
            assert!(pair.xs(&parsed.ir).len() + pair.zs(&parsed.ir).len() <= 2);
            assert!(pair.ys(&parsed.ir).iter().flatten().count() <= 1);
            ods::text::print(&parsed.ir, parsed.root, &parsed.resources, &Default::default());
        }
    }
}

/// Parses a recursive type, whose alias is not defined yet inside its own definition.
#[test]
fn recursive_types_have_aliases() {
    for text in [
        "!deep.again<\"a\" : [!deep.again<\"a\">]>",
        "!deep.again<\"a\" : [!deep.again<\"b\" : [!deep.again<\"a\">, !deep.again<\"b\">]>]>",
        "!nest.list<!deep.again<\"a\" : [!deep.named<\"b\" : [!deep.again<\"a\">]>]>>",
        "!deep.again<\"a\" : [!deep.again<\"b\" : []>]>",
        "tensor<1xi1, #deep.in<!deep.named<\"b\" : [tensor<1xi1, #deep.in<!deep.named<\"b\">>>]>>>",
    ] {
        let text = format!("%0 = \"u.v\"() : () -> {text}\n");
        let print = |text: &str| {
            let parsed =
                parse(&context(), "again.mlir", text.as_bytes()).map_err(|errors| errors[0].message.clone())?;
            Ok(ods::text::print(&parsed.ir, parsed.root, &parsed.resources, &Default::default()))
        };
        let printed: Result<String, String> = print(&text);
        let again = printed.clone().and_then(|text| print(&text));
        assert_eq!(again, printed, "{printed:?}");
        assert!(
            !text.starts_with("%0 = \"u.v\"() : () -> !deep.again<\"a\" : [!deep.again<\"a\">]>")
                || printed.is_ok_and(|text| text.starts_with("!again = !deep.again<\"a\" : [!deep.again<\"a\">]>\n"))
        );
    }
}
