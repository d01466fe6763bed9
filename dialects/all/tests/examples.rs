//! The examples in the documentation of operations are what the operations read.
//!
//! An example uses values, blocks and functions that are not in it. They are added as the parser misses them: a value
//! first of type `none`, then of the type that its use wants.

use std::collections::BTreeMap;
use std::sync::Arc;

use ods::diagnostic::Place;
use ods::prelude::*;

/// The contexts in which an example may be valid: a function, a region of any operation, or none.
const FRAMES: [(&str, &str); 4] = [
    ("func.func @around() {\n", "\"any.end\"() : () -> ()\n}\n"),
    ("func.func @around() {\n", "}\n"),
    ("func.func @around() {\n\"any.region\"() ({\n", "}) : () -> ()\n\"any.end\"() : () -> ()\n}\n"),
    ("", ""),
];

/// An example, and what it uses of what is around it.
struct Example<'a> {
    text: &'a str,
    /// Their types.
    values: BTreeMap<String, String>,
    /// Their arguments, in parentheses.
    blocks: BTreeMap<String, String>,
    /// Declarations of functions and globals, by their names.
    symbols: BTreeMap<String, String>,
}

impl<'a> Example<'a> {
    fn of(text: &'a str) -> Self {
        Self { text, values: BTreeMap::new(), blocks: BTreeMap::new(), symbols: BTreeMap::new() }
    }

    fn file(&self, (before, behind): (&str, &str)) -> String {
        let mut file: String = self.symbols.values().map(String::as_str).collect();
        file += before;
        for (name, ty) in &self.values {
            file += &format!("{name} = \"any.value\"() : () -> {ty}\n");
        }
        file += &format!("{}\n", self.text);
        for (name, arguments) in &self.blocks {
            file += &format!("{name}{arguments}:\n\"any.end\"() : () -> ()\n");
        }
        file + behind
    }

    /// Reads it in one of the frames.
    fn check(text: &str) -> Result<(), String> {
        let mut errors = String::new();
        for frame in FRAMES {
            match Example::of(text).check_in(frame) {
                Ok(()) => return Ok(()),
                Err(error) => errors += &format!("  {error}\n"),
            }
        }
        Err(format!("{text}\n{errors}"))
    }

    fn check_in(&mut self, frame: (&str, &str)) -> Result<(), String> {
        loop {
            let file = self.file(frame);
            let Err((message, line, column)) = read(&file) else { return Ok(()) };
            let at = file.lines().nth(line - 1).and_then(|line| line.get(column - 1..)).unwrap_or_default();
            self.add_missing(&message, at).ok_or_else(|| format!("{line}:{column}: {message}"))?;
        }
    }

    /// Adds the part that the error message reports as missing; returns `None` for any other error. The message is
    /// about the token at the start of `at`.
    fn add_missing(&mut self, message: &str, at: &str) -> Option<()> {
        if message == "use of undeclared SSA value name" {
            return is_new(self.values.insert(name_at(at), "none".to_owned()));
        }
        if message == "reference to an undefined block" {
            let name = name_at(at);
            let arguments = self.arguments_of(&name);
            return is_new(self.blocks.insert(name, arguments));
        }
        if let Some((name, ty)) = wanted_type(message) {
            return self.values.get_mut(name).filter(|known| *known == "none").map(|known| *known = ty.to_owned());
        }
        self.add_symbol(message)
    }

    /// Adds a function or global, whose type is at the end of the line that mentions it.
    fn add_symbol(&mut self, message: &str) -> Option<()> {
        let name = message.rsplit('\'').nth(1)?;
        let (_, ty) = self.text.lines().find(|line| line.contains(&format!("@{name}")))?.rsplit_once(" : ")?;
        let declaration = match message {
            _ if message.ends_with("does not reference a valid global memref") => {
                format!("memref.global \"private\" @{name} : {ty}\n")
            }
            _ if message.contains("function") => format!("func.func private @{name}{ty}\n"),
            _ => return None,
        };
        is_new(self.symbols.insert(name.to_owned(), declaration))
    }

    /// Returns the arguments of a block, from a branch to it: `^name(%a, %b : i32, f32)`.
    fn arguments_of(&self, block: &str) -> String {
        let passed = self.text.split_once(&format!("{block}(")).and_then(|(_, passed)| passed.split_once(')'));
        let Some((_, types)) = passed.and_then(|(passed, _)| passed.split_once(" : ")) else { return String::new() };
        let arguments = types.split(", ").enumerate();
        let arguments: Vec<_> = arguments.map(|(i, ty)| format!("%{}_{i}: {ty}", &block[1..])).collect();
        format!("({})", arguments.join(", "))
    }
}

fn is_new(before: Option<String>) -> Option<()> {
    before.is_none().then_some(())
}

/// Returns `%name` or `^name` at the start of the text.
fn name_at(text: &str) -> String {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.char_indices().take_while(|(i, c)| *i == 0 || is_part(*c)).map(|(_, c)| c).collect()
}

/// Returns the name, and the type.
fn wanted_type(message: &str) -> Option<(&str, &str)> {
    let (name, types) =
        message.strip_prefix("use of value '")?.split_once("' expects different type than prior uses: '")?;
    Some((name, types.split_once("' vs '")?.0))
}

/// Returns the first error, its line and column; what an operation must be in is not in its example.
fn read(file: &str) -> Result<(), (String, usize, usize)> {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("they go together");
    context.allow_unregistered_dialects(true);
    let context = Arc::new(context);
    let parsed = ods::text::parse(&context, "example", file.as_bytes());
    let checked = parsed.and_then(|parsed| ods::verify::verify(&parsed.ir, parsed.root));
    let Err(diagnostics) = checked else { return Ok(()) };
    let mut others = diagnostics.iter().filter(|diagnostic| !diagnostic.message.contains(" op expects parent op "));
    others.next().map_or(Ok(()), |first| {
        let Place { line, column, .. } = first.place(&context).expect("a place");
        Err((first.message.clone(), line as usize, column as usize))
    })
}

/// Returns the blocks of code in the text that are marked `mlir`.
fn examples(text: &str) -> impl Iterator<Item = &str> {
    text.split("```mlir\n").skip(1).filter_map(|rest| rest.split_once("```")).map(|(example, _)| example)
}

#[test]
fn examples_parse() {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("they go together");
    let (mut count, mut failures) = (0, Vec::new());
    for dialect in context.dialects() {
        let ops = dialect.ops.iter().map(|op| (op.name(), op.description));
        for (name, text) in ops.chain([(dialect.name.to_owned(), dialect.description)]) {
            for example in examples(text) {
                count += 1;
                failures.extend(Example::check(example).err().map(|error| format!("{name}:\n{error}")));
            }
        }
    }
    assert!(failures.is_empty(), "{} of {count}:\n{}", failures.len(), failures.join("\n"));
    assert!(count > 150, "{count}");
}

#[test]
fn rejects_invalid_examples() {
    for bad in ["%a = arith.addi %b, %c : f32", "%a = arith.addi %b, %b : i32, i32", "func.call @f() : () -> ("] {
        assert!(Example::check(bad).is_err(), "{bad}");
    }
}
