//! Many threads intern the same and different data in one context, and register dialects, all at once.

use std::sync::{Arc, Barrier};
use std::thread;

use ods_core::attributes::{ArrayAttr, DictionaryAttr, IntegerAttr, NamedAttribute, StringAttr};
use ods_core::context::SchemaId;
use ods_core::location::LocationData;
use ods_core::schema::{DialectSchema, OpSchema};
use ods_core::text::{attribute_to_string, parse, print, type_to_string};
use ods_core::types::{FunctionType, IntegerType, RankedTensorType, Signedness, TupleType};
use ods_core::{Attribute, Context, Identifier, Location, OpName, Type};

const THREADS: usize = 8;
const ROUNDS: u32 = if cfg!(miri) { 20 } else { 3000 };

/// The results of a thread for each of the shared numbers.
#[derive(PartialEq, Debug)]
struct Got {
    identifiers: Vec<Identifier>,
    types: Vec<Type>,
    attributes: Vec<Attribute>,
    locations: Vec<Location>,
    names: Vec<OpName>,
}

fn ty(context: &Context, number: u32) -> Type {
    let width = IntegerType::get(context, number % 4000 + 1, Signedness::Signless).expect("not too wide").into();
    let tensor = RankedTensorType::get(context, &[number.into(), 4], width, None).expect("an element type").into();
    let tuple = TupleType::get(context, &[width, tensor]).into();
    FunctionType::get(context, &[tuple], &[tensor]).into()
}

fn attribute(context: &Context, number: u32) -> Attribute {
    let integer = IntegerAttr::get(context, Type::I32, number.into()).expect("an integer type").into();
    let string = StringAttr::get(context, number.to_string()).into();
    let array = ArrayAttr::get(context, &[integer, string]).into();
    let entry = |name, value| NamedAttribute { name: context.identifier(name), value };
    DictionaryAttr::get(context, &[entry("array", array), entry("number", integer)]).into()
}

fn location(context: &Context, number: u32) -> Location {
    let place = context.file_location("file", number, 1);
    let name = context.name_location(&format!("name{number}"), place);
    let caller = context.file_location("other", number, 2);
    context.fused_location(&[context.location(LocationData::CallSite { callee: name, caller }), place], None)
}

/// Interns shared data, in the thread's own order, and other data in between.
fn intern(context: &Context, thread: u32) -> Got {
    let mut got = Got { identifiers: vec![], types: vec![], attributes: vec![], locations: vec![], names: vec![] };
    let mut numbered: Vec<_> = (0..ROUNDS)
        .map(|i| (i + thread * 977) % ROUNDS)
        .map(|number| {
            let own = format!("own{thread}.{number}");
            assert_eq!(context.str(context.identifier(&own)), own);
            let identifier = context.identifier(&format!("id{number}"));
            let name = context.op_name(&format!("d{}.op{number}", number % 7));
            let ids = (identifier, ty(context, number), attribute(context, number), location(context, number), name);
            assert_eq!(context.op_info(name).name(), format!("d{}.op{number}", number % 7));
            (number, ids)
        })
        .collect();
    numbered.sort_by_key(|(number, _)| *number);
    for (_, (identifier, ty, attribute, location, name)) in numbered {
        got.identifiers.push(identifier);
        got.types.push(ty);
        got.attributes.push(attribute);
        got.locations.push(location);
        got.names.push(name);
    }
    got
}

/// Returns the results of `work` on all threads, which start at the same time.
fn all_at_once<T: Send>(work: impl Fn(u32) -> T + Sync) -> Vec<T> {
    let barrier = Barrier::new(THREADS);
    let (barrier, work) = (&barrier, &work);
    thread::scope(|scope| {
        let start = |number: usize| {
            scope.spawn(move || {
                barrier.wait();
                work(number as u32)
            })
        };
        let threads: Vec<_> = (0..THREADS).map(start).collect();
        threads.into_iter().map(|thread| thread.join().expect("no thread panics")).collect()
    })
}

#[test]
fn equal_contents_have_equal_handles_on_all_threads() {
    let context = Context::new();
    let got = all_at_once(|thread| intern(&context, thread));
    assert!(got.windows(2).all(|pair| pair[0] == pair[1]));
    assert!(got[0].types.iter().enumerate().all(|(i, t)| got[0].types.iter().skip(i + 1).take(3).all(|u| u != t)));
    for number in (0..ROUNDS).step_by(97) {
        let at = number as usize;
        let alone = Context::new();
        assert_eq!(type_to_string(&context, got[0].types[at]), type_to_string(&alone, ty(&alone, number)));
        let (ours, theirs) = (got[0].attributes[at], attribute(&alone, number));
        assert_eq!(attribute_to_string(&context, ours), attribute_to_string(&alone, theirs));
        assert_eq!(context.str(got[0].identifiers[at]), format!("id{number}"));
    }
}

macro_rules! dialects {
    ($($name:literal),*) => {
        [$({
            static ID: SchemaId = SchemaId::new();
            static OP: OpSchema = OpSchema { id: &ID, mnemonic: "op", dialect: $name, ..OpSchema::EMPTY };
            static DIALECT: DialectSchema =
                DialectSchema { name: $name, ops: &[&OP], ..DialectSchema::EMPTY };
            &DIALECT
        }),*]
    };
}

#[test]
fn dialects_are_registered_once_on_all_threads_and_in_all_contexts() {
    let dialects = dialects!("a", "b", "c", "e", "f", "g", "h", "i");
    let shared = Context::new();
    let names = all_at_once(|thread| {
        let own = Context::new();
        for i in 0..dialects.len() {
            let dialect = dialects[(i + thread as usize) % dialects.len()];
            assert_eq!(shared.register_schema(dialect), Ok(()));
            assert_eq!(own.register_schema(dialect), Ok(()));
        }
        dialects.map(|dialect| {
            let text = format!("{}.op", dialect.name);
            let name = shared.registered_op_name(&text);
            assert_eq!(name, own.registered_op_name(&text), "all contexts of the process share the numbers");
            name.expect("it is registered")
        })
    });
    assert!(names.windows(2).all(|pair| pair[0] == pair[1]));
    assert_eq!(shared.dialects().len(), dialects.len() + 1, "builtin is there too");
}

#[test]
fn threads_parse_and_print_in_one_context() {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    let context = Arc::new(context);
    let rounds = if cfg!(miri) { 2 } else { 50 };
    let texts = all_at_once(|thread| {
        let mut last = String::new();
        for round in 0..rounds {
            let text = format!(
                "%0 = \"u.a\"() {{x = {round} : i{}}} : () -> tensor<{round}x4xf32> loc(\"t{round}\")\n",
                round + 1
            );
            let parsed = parse(&context, &format!("{thread}.mlir"), text.as_bytes()).expect("good");
            last = print(&parsed.ir, parsed.root, &parsed.resources, &Default::default());
        }
        last
    });
    assert!(texts.windows(2).all(|pair| pair[0] == pair[1]));
    assert!(texts[0].contains("tensor<"));
}
