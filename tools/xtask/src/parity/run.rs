//! A run of one of the two programs.

use std::fs::File;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{fs, io};

/// One of the two programs.
pub struct Program {
    /// The program and its first arguments.
    words: Vec<String>,
    timeout: Duration,
}

/// The end of a run.
pub enum Ended {
    /// With this output.
    Accepted(Vec<u8>),
    /// With these messages.
    Rejected(String),
    /// Not by itself; why not.
    Crashed(String),
    /// Not at all.
    TimedOut,
}

impl Program {
    /// Returns the program of a command, with its arguments.
    pub fn new(command: &str, timeout: Duration) -> Self {
        Self { words: command.split_whitespace().map(str::to_owned).collect(), timeout }
    }

    /// Returns the program with one more argument.
    pub fn with(mut self, argument: &str) -> Self {
        self.words.push(argument.to_owned());
        self
    }

    /// Returns the same program with more arguments.
    pub fn with_all(&self, arguments: &[String]) -> Self {
        Self { words: self.words.iter().chain(arguments).cloned().collect(), timeout: self.timeout }
    }

    /// Runs the program on a file in `folder`, which also receives its output.
    pub fn run(&self, folder: &Path, file: &str, flags: &[&str]) -> Result<Ended, String> {
        let [program, first @ ..] = &self.words[..] else { return Err("no program is given".to_owned()) };
        let ended = self.ended(folder, program, first, flags, file);
        ended.map_err(|error| format!("cannot run {program}: {error}"))
    }

    /// Returns the same, whether it accepts all that is in the file or not: output and messages. `None` where it does
    /// not end by itself.
    pub fn run_to_end(&self, folder: &Path, file: &str, flags: &[&str]) -> Result<Option<(Vec<u8>, String)>, String> {
        let read = |name| fs::read(folder.join(name)).map_err(|error| format!("{name}: {error}"));
        match self.run(folder, file, flags)? {
            Ended::Accepted(_) | Ended::Rejected(_) => {
                Ok(Some((read("output")?, String::from_utf8_lossy(&read("errors")?).into_owned())))
            }
            Ended::Crashed(_) | Ended::TimedOut => Ok(None),
        }
    }

    fn ended(&self, folder: &Path, program: &str, first: &[String], flags: &[&str], file: &str) -> io::Result<Ended> {
        let (output, errors) = (folder.join("output"), folder.join("errors"));
        // A path with a folder in it is relative to where we are, and the child is elsewhere.
        let program = if program.contains('/') { fs::canonicalize(program)? } else { program.into() };
        let mut child = Command::new(program)
            .args(first)
            .args(flags)
            .arg(file)
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(File::create(&output)?)
            .stderr(File::create(&errors)?)
            .spawn()?;
        let start = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait()? {
                break status;
            }
            if start.elapsed() > self.timeout {
                child.kill()?;
                child.wait()?;
                return Ok(Ended::TimedOut);
            }
            sleep(Duration::from_millis(1));
        };
        let errors = String::from_utf8_lossy(&fs::read(errors)?).into_owned();
        if crashed(status, &errors) {
            return Ok(Ended::Crashed(errors));
        }
        if status.success() { Ok(Ended::Accepted(fs::read(output)?)) } else { Ok(Ended::Rejected(errors)) }
    }
}

/// Returns a signal, which a shell reports as a status of 128 or more, or a panic, which has the status 101.
fn crashed(status: ExitStatus, errors: &str) -> bool {
    status.code().is_none_or(|code| code == 101 || code >= 128) || errors.contains("panicked at")
}

#[cfg(test)]
mod tests {
    use super::{Ended, Program};
    use std::time::Duration;

    #[test]
    fn exit_states_are_classified() {
        let folder = std::env::temp_dir().join(format!("ods-parity-run-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let program = Program::new("sh", Duration::from_millis(300));
        let run = |script: &str| {
            std::fs::write(folder.join("script"), script).expect("a file");
            program.run(&folder, "script", &[]).expect("a shell")
        };
        assert!(matches!(run("echo a"), Ended::Accepted(output) if output == b"a\n"));
        assert!(matches!(run("echo b >&2; exit 1"), Ended::Rejected(errors) if errors == "b\n"));
        assert!(matches!(run("exit 101"), Ended::Crashed(_)));
        assert!(matches!(run("kill -SEGV $$"), Ended::Crashed(_)));
        assert!(matches!(run("exec sleep 60"), Ended::TimedOut));
        std::fs::remove_dir_all(&folder).expect("removed");
    }
}
