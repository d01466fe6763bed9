//! A tool with the command line of `mlir-opt`.

use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::sync::Arc;

use ods_core::Context;
use ods_core::context::RegisterError;
use ods_core::schema::Dialect;

use crate::commands;
use crate::flags::{self, Parsed};
use crate::session;
use crate::streams::Streams;

/// What registers dialects in a fresh context.
type Register = Box<dyn Fn(&Context) -> Result<(), RegisterError>>;

/// A tool with the command line of `mlir-opt`: reads, verifies and prints IR of the dialects that it is given.
///
/// ```no_run
/// # use ods_core::schema::Dialect;
/// fn main_with<MyDialect: Dialect + 'static>() -> std::process::ExitCode {
///     ods_tool::Tool::new("my-opt").version(env!("CARGO_PKG_VERSION")).dialect::<MyDialect>().run()
/// }
/// ```
///
/// Three subcommands tell about the dialects themselves: `doc`, `schema --json` and `export-irdl`; see [`crate::doc`],
/// [`crate::schema`] and [`crate::irdl`].
///
/// Different from `mlir-opt`, on purpose: an output file that exists is left alone when the run fails; a file that a
/// location names is read for its source lines only if it is a regular file of moderate size; on a terminal, or with
/// `--explain`, errors come with a line of help where there is one; where an input that is not there is called almost like
/// a subcommand, that one is named; comments like `expected-error` mean nothing without
/// `--verify-diagnostics` (there, one that is not met is complained about all the same). Back references in `expected-error-re`
/// are refused.
pub struct Tool {
    name: String,
    version: String,
    registers: Vec<Register>,
}

impl Tool {
    /// A tool called `name`, which knows the builtin dialect.
    pub fn new(name: &str) -> Self {
        Self { name: name.to_owned(), version: "(unknown version)".to_owned(), registers: Vec::new() }
    }

    /// What `--version` says behind the name: `env!("CARGO_PKG_VERSION")`, as a rule.
    #[must_use]
    pub fn version(mut self, version: &str) -> Self {
        version.clone_into(&mut self.version);
        self
    }

    /// Lets the input use a dialect.
    #[must_use]
    pub fn dialect<D: Dialect + 'static>(self) -> Self {
        self.register(Context::register::<D>)
    }

    /// Lets `register` prepare the context, before anything is read.
    #[must_use]
    pub fn register(mut self, register: impl Fn(&Context) -> Result<(), RegisterError> + 'static) -> Self {
        self.registers.push(Box::new(register));
        self
    }

    /// Does what the process's arguments say: the body of a `main` function.
    pub fn run(&self) -> ExitCode {
        let mut streams = Streams {
            input: &mut io::stdin().lock(),
            output: &mut io::stdout().lock(),
            errors: &mut io::stderr().lock(),
            errors_are_a_terminal: io::stderr().is_terminal(),
        };
        ExitCode::from(self.run_with(std::env::args_os().skip(1), &mut streams))
    }

    /// Does what `arguments` say (the program's name is not among them); returns the exit status.
    pub fn run_with(&self, arguments: impl IntoIterator<Item = OsString>, streams: &mut Streams<'_>) -> u8 {
        let arguments: Vec<OsString> = arguments.into_iter().collect();
        if commands::is_command(&arguments) {
            return self.run_command(&arguments, streams);
        }
        let flags = match flags::parse(&self.name, arguments) {
            Ok(Parsed::Flags(flags)) => *flags,
            Ok(Parsed::Help(text)) => return print(&text, streams),
            Ok(Parsed::Version) => return print(&format!("{} {}\n", self.name, self.version), streams),
            Err(message) => {
                streams.say(message.as_bytes());
                return 1;
            }
        };
        let context = match self.context() {
            Ok(context) => context,
            Err(error) => {
                streams.say(format!("{}: {error}\n", self.name).as_bytes());
                return 1;
            }
        };
        if flags.show_dialects {
            return print(&dialects(&context), streams);
        }
        if flags.list_passes {
            return print("Passes:\n", streams);
        }
        let good = session::run(&context, &flags, streams);
        if let (false, Some(hint)) = (good, commands::hint(&self.name, &flags.input)) {
            streams.say(hint.as_bytes());
        }
        u8::from(!good)
    }

    fn run_command(&self, arguments: &[OsString], streams: &mut Streams<'_>) -> u8 {
        let context = self.context().map_err(|error| error.to_string());
        match context.and_then(|context| commands::run(&self.name, &context, arguments)) {
            Ok(text) => print(&text, streams),
            Err(message) => {
                streams.say(format!("{}: {message}\n", self.name).as_bytes());
                1
            }
        }
    }

    fn context(&self) -> Result<Arc<Context>, RegisterError> {
        let context = Context::new();
        self.registers.iter().try_for_each(|register| register(&context))?;
        Ok(Arc::new(context))
    }
}

/// The body of a tool's `main` function: what the tool is called, what `--version` says, and what dialects it knows beside
/// `builtin`.
///
/// ```no_run
/// # use ods_core::schema::Dialect;
/// # fn run<Mine: Dialect + 'static, Theirs: Dialect + 'static>() -> std::process::ExitCode {
/// ods_tool::main("my-opt", env!("CARGO_PKG_VERSION"), |context| {
///     context.register::<Theirs>()?;
///     context.register::<Mine>()
/// })
/// # }
/// ```
pub fn main(name: &str, version: &str, register: impl Fn(&Context) -> Result<(), RegisterError> + 'static) -> ExitCode {
    Tool::new(name).version(version).register(register).run()
}

fn dialects(context: &Context) -> String {
    let mut names: Vec<_> = context.dialects().iter().map(|dialect| dialect.name).collect();
    names.sort_unstable();
    format!("Available Dialects: {}\n", names.join(","))
}

/// Writes to the standard output; returns the exit status.
fn print(text: &str, streams: &mut Streams<'_>) -> u8 {
    let written = streams.output.write_all(text.as_bytes()).and_then(|()| streams.output.flush());
    u8::from(!session::wrote(written, streams))
}
