//! `toyc [--emit=ast|mlir|mlir-loops] [--opt] [--mlir-print-debuginfo] FILE` compiles a program of the language,
//! `FILE.toy`, or reads its IR, `FILE.mlir`, and prints it: its tree, its IR, or its loops over buffers.

use std::process::ExitCode;
use std::sync::Arc;

use ods::prelude::*;
use toy::pipeline;

const USAGE: &str = "usage: toyc [--emit=ast|mlir|mlir-loops] [--opt] [--mlir-print-debuginfo] FILE.toy|FILE.mlir";

fn main() -> ExitCode {
    match Options::read(std::env::args().skip(1)).and_then(|options| options.run()) {
        Ok(output) => {
            println!("{}", output.trim_end());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The form to print.
#[derive(Default, PartialEq)]
enum Emit {
    Ast,
    #[default]
    Mlir,
    Loops,
}

#[derive(Default)]
struct Options {
    file: Option<String>,
    emit: Emit,
    optimizes: bool,
    prints_locations: bool,
}

impl Options {
    fn read(arguments: impl Iterator<Item = String>) -> ods::Result<Self> {
        let mut options = Self::default();
        for argument in arguments {
            match &*argument {
                "--emit=ast" => options.emit = Emit::Ast,
                "--emit=mlir" => options.emit = Emit::Mlir,
                "--emit=mlir-loops" => options.emit = Emit::Loops,
                "--opt" => options.optimizes = true,
                "--mlir-print-debuginfo" => options.prints_locations = true,
                file if !file.starts_with('-') && options.file.is_none() => options.file = Some(argument),
                _ => return Err(format!("unexpected argument '{argument}'\n{USAGE}").into()),
            }
        }
        Ok(options)
    }

    /// Returns the text to print.
    fn run(&self) -> ods::Result<String> {
        let file = self.file.as_deref().ok_or(USAGE)?;
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        let context = Arc::new(toy::context()?);
        if self.emit == Emit::Ast && !file.ends_with(".toy") {
            return Err(format!("'{file}' has no AST; `--emit=ast` requires a program of the language").into());
        }
        if self.emit == Emit::Ast {
            return Ok(toy::parse(&context, file, &text)?.dump(&context));
        }
        let (mut ir, module) = if file.ends_with(".mlir") {
            let parsed = ods::text::parse(&context, file, text.as_bytes())?;
            ods::verify::verify(&parsed.ir, parsed.root)?;
            (parsed.ir, parsed.root)
        } else {
            let (ir, module) = toy::compile(&context, file, &text)?;
            (ir, module.operation())
        };
        if self.optimizes || self.emit == Emit::Loops {
            pipeline::optimize().run(&mut ir, module)?;
        }
        if self.emit == Emit::Loops {
            pipeline::lower().run(&mut ir, module)?;
        }
        Ok(self.print(&ir, module))
    }

    fn print(&self, ir: &Ir, root: Operation) -> String {
        let text = ir.display(root);
        if self.prints_locations { text.with_locations().to_string() } else { text.to_string() }
    }
}
