//! Edits through typed operations, each also made on a plain model: groups of operands, properties, and types that
//! contain themselves.
//!
//! Invariant: after each edit, accessors say what the model says; at the end, the IR verifies, is equal to its copy,
//! and comes back from its text as what it is.

use std::sync::Arc;

use ods::ir::equality::Ignore;
use ods::prelude::*;
use ods::text::{PrintOptions, parse, print};
use ods::verify::verify;

use crate::defs::RecType;
use crate::dialect::SizedOp;
use crate::fields::PropertiesOp;
use crate::full_context;

#[path = "../../../ods-core/tests/support/bytes.rs"]
mod bytes;

use bytes::Bytes;

/// Numbers and words where something could happen.
const NUMBERS: [i64; 6] = [0, 1, -1, i64::MAX, i64::MIN, 1 << 32];
const WORDS: [&str; 5] = ["", "x", "\0", "\"\\\n", "ä"];
const NAMES: [&str; 3] = ["a", "b", "c"];

/// A model of the operations.
struct Model {
    xs: Vec<Value>,
    one: Value,
    maybe: Option<Value>,
    ys: Vec<Value>,
    big: u64,
    name: String,
    list: Vec<i64>,
    maybe_number: Option<i64>,
    text: Option<String>,
    flag: bool,
}

/// Operations that are being edited.
struct Editor<'a> {
    ir: Ir,
    bytes: Bytes<'a>,
    values: Vec<Value>,
    sized: SizedOp,
    properties: PropertiesOp,
    model: Model,
}

/// Makes the edits that the bytes say and checks the operations after each.
pub fn run(bytes: &[u8]) {
    let context = full_context();
    let parsed = parse(&context, "empty", b"%0:4 = \"u.v\"() : () -> (i32, f32, index, i1)").expect("a good text");
    let (root, mut editor) = (parsed.root, Editor::new(parsed.ir, parsed.root, bytes));
    while !editor.bytes.is_empty() {
        editor.step();
        editor.check();
    }
    editor.set_types();
    finish(editor.ir, root);
}

impl<'a> Editor<'a> {
    fn new(mut ir: Ir, root: Operation, bytes: &'a [u8]) -> Self {
        let block = ir.regions(root).next().and_then(|region| ir.entry_block(region)).expect("a module has a block");
        let first = ir.first_op(block).expect("there is one");
        let values: Vec<Value> = ir.results(first).collect();
        let sized = SizedOp::new([], values[0], []);
        let sized = ir.builder_at_end_of(block).insert(sized).expect("good parts");
        let none = || Vec::<String>::new();
        let properties = PropertiesOp::new(false, 0, 0, 0, 0, 0.0, 0.0, "", vec![], none(), vec![], [0; 3], vec![]);
        let properties = ir.builder_at_end_of(block).insert(properties).expect("good parts");
        let model = Model {
            xs: vec![],
            one: values[0],
            maybe: None,
            ys: vec![],
            big: 0,
            name: String::new(),
            list: vec![],
            maybe_number: None,
            text: None,
            flag: false,
        };
        Self { ir, bytes: Bytes::new(bytes), values, sized, properties, model }
    }

    fn step(&mut self) {
        match self.bytes.below(16) {
            0..6 => self.edit_group(),
            6 => {
                self.model.xs = self.bytes.pick_some(&self.values, 5);
                self.sized.set_xs(&mut self.ir, &self.model.xs);
            }
            7 => {
                self.model.ys = self.bytes.pick_some(&self.values, 5);
                self.sized.set_ys(&mut self.ir, &self.model.ys);
            }
            8 => {
                self.model.maybe = self.bytes.pick_some(&self.values, 1).first().copied();
                self.sized.set_maybe(&mut self.ir, self.model.maybe);
            }
            9 => {
                self.model.one = self.value();
                self.sized.set_one(&mut self.ir, self.model.one);
            }
            _ => self.edit_property(),
        }
    }

    fn value(&mut self) -> Value {
        self.bytes.pick(&self.values).expect("there are values")
    }

    fn edit_group(&mut self) {
        let (what, at, value) = (self.bytes.below(5), self.bytes.below(7), self.value());
        let is_first = self.bytes.below(2) == 0;
        let list = if is_first { &mut self.model.xs } else { &mut self.model.ys };
        let (ir, op) = (&mut self.ir, self.sized);
        let mut group = if is_first { op.xs_mut(ir) } else { op.ys_mut(ir) };
        match what {
            0 => {
                group.push(value);
                list.push(value);
            }
            1 => {
                let fits = at <= list.len();
                assert_eq!(group.insert(at, value), fits);
                fits.then(|| list.insert(at, value));
            }
            2 => assert_eq!(group.remove(at), (at < list.len()).then(|| list.remove(at))),
            3 => assert_eq!(group.set(at, value), list.get_mut(at).map(|place| *place = value).is_some()),
            _ => {
                group.clear();
                list.clear();
            }
        }
        assert_eq!(group.to_vec(), *list);
    }

    fn edit_property(&mut self) {
        let (model, ir, op) = (&mut self.model, &mut self.ir, self.properties);
        let number = self.bytes.pick(&NUMBERS).unwrap_or_default();
        let word = self.bytes.pick(&WORDS).unwrap_or_default();
        match self.bytes.below(6) {
            0 => op.set_big(ir, {
                model.big = number.cast_unsigned();
                model.big
            }),
            1 => op.set_name(ir, {
                model.name = word.to_owned();
                word
            }),
            2 => {
                model.list = self.bytes.pick_some(&NUMBERS, 4);
                op.set_list(ir, model.list.clone());
            }
            3 => op.set_maybe(ir, {
                model.maybe_number = (word != "x").then_some(number);
                model.maybe_number
            }),
            4 => op.set_text(ir, {
                model.text = (number != 1).then(|| word.to_owned());
                model.text.clone()
            }),
            _ => op.set_flag(ir, {
                model.flag = number != 0;
                model.flag
            }),
        }
    }

    fn check(&self) {
        let (model, ir, op) = (&self.model, &self.ir, self.sized);
        let groups = (op.xs(ir), op.one(ir), op.maybe(ir), op.ys(ir));
        assert_eq!(groups, (model.xs.clone().into(), model.one, model.maybe, model.ys.clone().into()));
        let op = self.properties;
        assert_eq!((op.big(ir), op.name(ir), op.list(ir)), (model.big, &*model.name, &*model.list));
        assert_eq!((op.maybe(ir), op.text(ir), op.flag(ir)), (model.maybe_number, model.text.as_deref(), model.flag));
        assert_eq!((op.b(ir), op.int(ir), op.triple(ir)), (false, 0, [0; 3]), "unset parts stay");
    }

    /// Gives the first results types that contain each other.
    fn set_types(&mut self) {
        let context = self.ir.shared_context();
        let types = NAMES.map(|name| RecType::get(&context, name));
        let all: Vec<Type> = types.iter().map(|ty| Type::from(*ty)).chain([Type::I1]).collect();
        for i in 0..types.len() {
            let picks = &self.model.list;
            let at = |pick: &i64| all[pick.cast_unsigned() as usize % all.len()];
            let mut body: Vec<Type> = picks.iter().map(at).collect();
            body.extend(self.model.xs.first().map(|_| all[(i + 1) % all.len()]));
            types[i].set_body(&context, &body).expect("not set before");
        }
        for (value, ty) in self.values.iter().zip(all) {
            self.ir.set_value_type(*value, ty);
            let mut count = 0;
            ty.walk_types(&context, |_| count += 1);
            assert!(count <= 4, "each is visited once");
            assert_eq!(ty.replace_inside(&context, |_| None), ty);
        }
    }
}

fn finish(mut ir: Ir, root: Operation) {
    assert_eq!(verify(&ir, root), Ok(()));
    let copy = ir.clone_op(root);
    assert!(ir.structurally_equal(root, copy, Ignore::default()), "a copy is equal");
    let hash = |op| ir.structural_hash(op, Ignore::default());
    assert_eq!(hash(root), hash(copy), "a copy has the same hash");
    for generic in [false, true] {
        let options = PrintOptions { generic, ..PrintOptions::default() };
        let text = print(&ir, root, &Default::default(), &options);
        let fresh: Arc<Context> = full_context();
        let again = parse(&fresh, "again", text.as_bytes()).unwrap_or_else(|errors| panic!("{text}\n{errors:#?}"));
        assert_eq!(print(&again.ir, again.root, &again.resources, &options), text);
    }
}
