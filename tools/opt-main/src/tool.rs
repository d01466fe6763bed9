//! The entry point of tools with the command line of `mlir-opt`.

use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::sync::Arc;

use ods_core::schema::Dialect;
use ods_core::{Context, Error};
use ods_pass::{PassEntry, PassRegistry};

use crate::execute::{self, Call};
use crate::flags::{self, Parsed};
use crate::passes;
use crate::session;
use crate::streams::Streams;
use crate::{commands, equal};

/// A function that registers dialects in a fresh context.
type Register = Box<dyn Fn(&Context) -> ods_core::Result>;

/// A tool with the command line of `mlir-opt`, which reads, verifies and prints IR of the given dialects.
///
/// ```no_run
/// # use ods_core::schema::Dialect;
/// fn main_with<MyDialect: Dialect + 'static>() -> std::process::ExitCode {
///     ods_opt_main::Tool::new("my-opt").version(env!("CARGO_PKG_VERSION")).dialect::<MyDialect>().run()
/// }
/// ```
///
/// Three subcommands describe the dialects: `doc`, `schema --json` and `export-irdl`; see [`crate::doc`],
/// [`crate::schema`] and [`crate::irdl`]. `run` executes a function.
///
/// Intended differences from `mlir-opt`:
///
/// * An existing output file is left alone when the run fails.
/// * A source file named by a location is read for its lines only if it is a regular file of moderate size.
/// * On a terminal, or with `--explain`, errors include a help line where one exists.
/// * If the input does not exist and its name resembles a subcommand, the message names that subcommand.
/// * Comments such as `expected-error` are ignored without `--verify-diagnostics`. (With it, an unmet one is an error
///   in both tools.)
/// * Back references in `expected-error-re` are rejected.
pub struct Tool {
    name: String,
    version: String,
    registers: Vec<Register>,
    passes: PassRegistry,
    native: Option<Call>,
}

impl Tool {
    /// Creates a tool called `name`, which has the builtin dialect registered.
    pub fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            version: "(unknown version)".to_owned(),
            registers: Vec::new(),
            passes: PassRegistry::new(),
            native: None,
        }
    }

    /// Sets the version that `--version` prints after the name, usually `env!("CARGO_PKG_VERSION")`.
    #[must_use]
    pub fn version(mut self, version: &str) -> Self {
        version.clone_into(&mut self.version);
        self
    }

    /// Registers a dialect.
    #[must_use]
    pub fn dialect<D: Dialect + 'static>(self) -> Self {
        self.register(Context::register::<D>)
    }

    /// Adds a function that prepares the context before the input is read: it registers dialects, and attaches
    /// interfaces.
    ///
    /// ```no_run
    /// # use ods_core::schema::Dialect;
    /// # fn main_with<My: Dialect + 'static, Theirs: Dialect + 'static>() -> std::process::ExitCode {
    /// let tool = ods_opt_main::Tool::new("my-opt").register(|context| -> ods_core::Result {
    ///     context.register::<Theirs>()?;
    ///     context.register::<My>()?;
    ///     Ok(())
    /// });
    /// # tool.run()
    /// # }
    /// ```
    #[must_use]
    pub fn register<E: Into<Error>>(mut self, register: impl Fn(&Context) -> Result<(), E> + 'static) -> Self {
        self.registers.push(Box::new(move |context| register(context).map_err(Into::into)));
        self
    }

    /// Adds a pass, for pipelines and as a flag of its own.
    #[must_use]
    pub fn pass(mut self, pass: PassEntry) -> Self {
        self.passes.add(pass);
        self
    }

    /// Adds passes, such as `ods_dialects::PASSES`.
    #[must_use]
    pub fn passes(self, passes: &[PassEntry]) -> Self {
        passes.iter().fold(self, |tool, pass| tool.pass(*pass))
    }

    /// Adds native code: what `run --engine jit` calls, which is `ods_jit::call`.
    #[must_use]
    pub fn native(mut self, call: Call) -> Self {
        self.native = Some(call);
        self
    }

    /// Runs the tool with the arguments of the process: the body of a `main` function.
    pub fn run(&self) -> ExitCode {
        let mut streams = Streams {
            input: &mut io::stdin(),
            output: &mut io::stdout(),
            errors: &mut io::stderr(),
            errors_are_a_terminal: io::stderr().is_terminal(),
        };
        ExitCode::from(self.run_with(std::env::args_os().skip(1), &mut streams))
    }

    /// Runs the tool with `arguments` (without the program's name) and returns the exit status.
    pub fn run_with(&self, arguments: impl IntoIterator<Item = OsString>, streams: &mut Streams<'_>) -> u8 {
        let arguments: Vec<OsString> = arguments.into_iter().collect();
        if commands::is_command(&arguments) {
            return self.run_command(&arguments, streams);
        }
        let flags = match flags::parse(&self.name, arguments, &self.passes) {
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
                streams.say(format!("{}: {}\n", self.name, error.message()).as_bytes());
                return 1;
            }
        };
        if flags.show_dialects {
            return print(&dialects(&context), streams);
        }
        if flags.list_passes {
            return print(&passes::list(&self.passes), streams);
        }
        let good = session::run(&context, &self.name, &flags, &self.passes, streams);
        if let (false, Some(hint)) = (good, commands::hint(&self.name, &flags.input)) {
            streams.say(hint.as_bytes());
        }
        u8::from(!good)
    }

    fn run_command(&self, arguments: &[OsString], streams: &mut Streams<'_>) -> u8 {
        let matches = commands::parse(&self.name, arguments);
        if let Ok(matches) = &matches {
            let name = self.name.as_ref();
            match matches.subcommand() {
                Some(("run", matches)) => {
                    let tool = (name, self.native);
                    return self.execute(|context, streams| execute::run(context, tool, matches, streams), streams);
                }
                Some(("equal", matches)) => {
                    return self.execute(|context, streams| equal::run(context, name, matches, streams), streams);
                }
                Some(_) | None => {}
            }
        }
        let context = self.context().map_err(|error| error.message());
        let text = match matches {
            Ok(matches) => context.and_then(|context| commands::run(&self.name, &context, &matches)),
            Err(instead) => instead,
        };
        match text {
            Ok(text) => print(&text, streams),
            Err(message) => {
                streams.say(format!("{}: {message}\n", self.name).as_bytes());
                1
            }
        }
    }

    /// Runs a subcommand that executes functions, and returns the exit code.
    fn execute(&self, run: impl FnOnce(&Arc<Context>, &mut Streams<'_>) -> bool, streams: &mut Streams<'_>) -> u8 {
        match self.context() {
            Ok(context) => u8::from(!run(&context, streams)),
            Err(message) => {
                streams.say(format!("{}: {message}\n", self.name).as_bytes());
                1
            }
        }
    }

    fn context(&self) -> ods_core::Result<Arc<Context>> {
        let context = Context::new();
        self.registers.iter().try_for_each(|register| register(&context))?;
        Ok(Arc::new(context))
    }
}

/// Runs a tool: the body of a `main` function. Takes its name, its version, and a function that registers its dialects;
/// `builtin` is always registered.
///
/// ```no_run
/// # use ods_core::schema::Dialect;
/// # fn run<Mine: Dialect + 'static, Theirs: Dialect + 'static>() -> std::process::ExitCode {
/// ods_opt_main::main("my-opt", env!("CARGO_PKG_VERSION"), |context| {
///     context.register::<Theirs>()?;
///     context.register::<Mine>()
/// })
/// # }
/// ```
pub fn main<E: Into<Error>>(
    name: &str,
    version: &str,
    register: impl Fn(&Context) -> Result<(), E> + 'static,
) -> ExitCode {
    Tool::new(name).version(version).register(register).run()
}

fn dialects(context: &Context) -> String {
    let mut names: Vec<_> = context.dialects().iter().map(|dialect| dialect.name).collect();
    names.sort_unstable();
    format!("Available Dialects: {}\n", names.join(","))
}

/// Writes to the standard output and returns the exit status.
fn print(text: &str, streams: &mut Streams<'_>) -> u8 {
    let written = streams.output.write_all(text.as_bytes()).and_then(|()| streams.output.flush());
    u8::from(!session::wrote(written, streams))
}
