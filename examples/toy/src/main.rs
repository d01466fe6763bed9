//! `toyc [--emit=ast|mlir] [--mlir-print-debuginfo] FILE` compiles a program of the language, `FILE.toy`, or reads its IR,
//! `FILE.mlir`, and prints it.

use std::process::ExitCode;
use std::sync::Arc;

use ods::ir::Ir;

const USAGE: &str = "usage: toyc [--emit=ast|mlir] [--mlir-print-debuginfo] FILE.toy|FILE.mlir";

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

#[derive(Default)]
struct Options {
    file: Option<String>,
    emits_ast: bool,
    prints_locations: bool,
}

impl Options {
    fn read(arguments: impl Iterator<Item = String>) -> ods::Result<Self> {
        let mut options = Self::default();
        for argument in arguments {
            match &*argument {
                "--emit=ast" => options.emits_ast = true,
                "--emit=mlir" => options.emits_ast = false,
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
        if file.ends_with(".mlir") {
            if self.emits_ast {
                return Err(format!("'{file}' has no AST; `--emit=ast` requires a program of the language").into());
            }
            let parsed = ods::text::parse(&context, file, text.as_bytes())?;
            ods::verify::verify(&parsed.ir, parsed.root)?;
            return Ok(self.print(&parsed.ir, parsed.root));
        }
        if self.emits_ast {
            return Ok(toy::parse(&context, file, &text)?.dump(&context));
        }
        let (ir, module) = toy::compile(&context, file, &text)?;
        Ok(self.print(&ir, module))
    }

    fn print(&self, ir: &Ir, root: impl Into<ods::Operation>) -> String {
        let text = ir.display(root);
        if self.prints_locations { text.with_locations().to_string() } else { text.to_string() }
    }
}
