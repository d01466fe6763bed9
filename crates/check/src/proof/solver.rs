//! The solver: `z3`, as a process that answers questions.

use std::cell::Cell;
use std::io::{BufRead, BufReader, Error, ErrorKind, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use super::smtlib::Query;

/// The name of the program.
const PROGRAM: &str = "z3";

/// The answer to the question whether a formula can hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It cannot.
    Never,
    /// It holds for these values of the variables, each with its number.
    Holds(Vec<(u32, u64)>),
    /// The solver does not say; the text has the reason.
    Unknown(String),
}

thread_local! {
    /// The solver of this thread. It ends when nothing can be written to it any more.
    static SOLVER: Cell<Option<Solver>> = const { Cell::new(None) };
}

/// Returns whether a formula can hold, after at most so many steps of the solver.
pub fn ask(query: &Query, steps: u64) -> Answer {
    let solver = SOLVER.take().map_or_else(Solver::start, Ok);
    let answer = solver.and_then(|mut solver| {
        let answer = solver.ask(query, steps)?;
        SOLVER.set(Some(solver));
        Ok(answer)
    });
    // After an error, the next question gets a new solver.
    answer.unwrap_or_else(|error| {
        Answer::Unknown(match error.kind() {
            ErrorKind::NotFound => format!("{PROGRAM} is not installed"),
            _ => format!("{PROGRAM}: {error}"),
        })
    })
}

struct Solver {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Solver {
    fn start() -> Result<Self, Error> {
        let mut command = Command::new(PROGRAM);
        command.args(["-in", "-smt2"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let not_installed = |error: Error| match error.kind() {
            ErrorKind::NotFound => Error::new(ErrorKind::NotFound, "not installed"),
            _ => error,
        };
        let mut process = command.spawn().map_err(not_installed)?;
        match (process.stdin.take(), process.stdout.take()) {
            (Some(input), Some(output)) => Ok(Self { process, input, output: BufReader::new(output) }),
            _ => Err(Error::other("no streams")),
        }
    }

    fn ask(&mut self, query: &Query, steps: u64) -> Result<Answer, Error> {
        let Query { text, variables } = query;
        write!(self.input, "(reset)\n(set-option :rlimit {steps})\n{text}(check-sat)\n")?;
        self.input.flush()?;
        let answer = self.line()?;
        match answer.as_str() {
            "unsat" => Ok(Answer::Never),
            "unknown" => Ok(Answer::Unknown(format!("the solver does not know after {steps} steps"))),
            "sat" => {
                let values = variables.iter().map(|(name, number)| Ok((*number, self.value(name)?)));
                values.collect::<Result<_, Error>>().map(Answer::Holds)
            }
            other => Err(Error::other(format!("unexpected answer '{other}'"))),
        }
    }

    /// Returns the value of a variable, which the solver writes as `((v0 #x0f))`, `((v0 #b10))` or `((v0 true))`.
    fn value(&mut self, name: &str) -> Result<u64, Error> {
        writeln!(self.input, "(get-value ({name}))")?;
        self.input.flush()?;
        let line = self.line()?;
        let value = match line.trim_end_matches(')').rsplit(' ').next().unwrap_or_default() {
            "true" => Some(1),
            "false" => Some(0),
            digits => match digits.split_at_checked(2) {
                Some(("#x", digits)) => u64::from_str_radix(digits, 16).ok(),
                Some(("#b", digits)) => u64::from_str_radix(digits, 2).ok(),
                Some(_) | None => None,
            },
        };
        value.ok_or_else(|| Error::other(format!("unexpected value '{line}'")))
    }

    fn line(&mut self) -> Result<String, Error> {
        let mut line = String::new();
        match self.output.read_line(&mut line)? {
            0 => Err(Error::other("it has ended")),
            _ => Ok(line.trim().to_owned()),
        }
    }
}

impl Drop for Solver {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
