//! Runs over many chunks, since starting the programs takes most of the time of a run.
//!
//! The chunks are written to one file, separated by dividing lines, which both programs read with `--split-input-file`.
//! Their outputs are separated in the same way, and empty for rejected chunks; an error belongs to the chunk that
//! contains its line. If the parts cannot be matched with the chunks (a program crashes or hangs, a part is missing, an
//! error is located elsewhere), both halves are run separately, down to single chunks. The outcome of a chunk is
//! therefore independent of the others.

use super::chunk::Chunk;
use super::compare::{Accepted, Folder, MODES, Parity, accepted, compare, counts, first_error, rejected};
use super::dialects::Filter;
use super::run::{Ended, Program};

/// The number of chunks in one file.
pub const SIZE: usize = 40;

const DIVIDER: &[u8] = b"// -----";

/// The two programs, and the filter of chunks.
pub struct Comparison<'a> {
    pub reference: &'a Program,
    pub ours: &'a Program,
    pub filter: &'a Filter,
}

impl Comparison<'_> {
    /// Returns the outcomes of the chunks, in order.
    pub fn outcomes(&self, chunks: &[&Chunk]) -> Result<Vec<Parity>, String> {
        if let [chunk] = chunks {
            return Ok(vec![compare(self.reference, self.ours, chunk, self.filter)?]);
        }
        match self.together(chunks)? {
            Some(outcomes) => Ok(outcomes),
            None => {
                let (first, second) = chunks.split_at(chunks.len() / 2);
                let mut outcomes = self.outcomes(first)?;
                outcomes.extend(self.outcomes(second)?);
                Ok(outcomes)
            }
        }
    }

    /// Returns the outcomes from runs over all chunks; `None` if the parts cannot be matched with the chunks.
    fn together(&self, chunks: &[&Chunk]) -> Result<Option<Vec<Parity>>, String> {
        let file = File::of(chunks)?;
        let Some(generic) = file.run(self.reference, MODES[1].1)? else { return Ok(None) };
        let counting: Vec<bool> =
            chunks.iter().zip(&generic).map(|(chunk, ended)| counts(self.filter, ended, chunk)).collect();
        if counting.contains(&false) {
            return self.without_skipped(chunks, &counting);
        }
        let mut expected = Vec::new();
        let mut ours = Vec::new();
        for (index, (_, flags)) in MODES.iter().enumerate() {
            if index != 1 {
                let Some(ended) = file.run(self.reference, flags)? else { return Ok(None) };
                expected.push(ended);
            }
            let Some(ended) = file.run(self.ours, flags)? else { return Ok(None) };
            ours.push(ended);
        }
        expected.insert(1, generic);
        Ok(Some((0..chunks.len()).map(|index| outcome(&expected, &mut ours, index)).collect()))
    }

    /// Returns the outcomes of chunks that pass the filter; the others are marked as skipped.
    fn without_skipped(&self, chunks: &[&Chunk], counting: &[bool]) -> Result<Option<Vec<Parity>>, String> {
        let kept: Vec<&Chunk> = chunks.iter().zip(counting).filter(|(_, counts)| **counts).map(|(c, _)| *c).collect();
        let outcomes = if kept.is_empty() { Vec::new() } else { self.outcomes(&kept)? };
        let mut outcomes = outcomes.into_iter();
        let outcome = |counts: &bool| if *counts { outcomes.next() } else { None };
        Ok(Some(counting.iter().map(outcome).map(|outcome| outcome.unwrap_or(Parity::Skipped)).collect()))
    }
}

/// Returns the outcome of one chunk from its results in each mode.
fn outcome(expected: &[Vec<Ended>], ours: &mut [Vec<Ended>], index: usize) -> Parity {
    let mut take = |mode: usize| std::mem::replace(&mut ours[mode][index], Ended::TimedOut);
    let mut outcomes = [const { Accepted::Same }; MODES.len()];
    for (mode, outcome) in outcomes.iter_mut().enumerate() {
        match &expected[mode][index] {
            Ended::Accepted(output) => *outcome = accepted(output, take(mode)),
            Ended::Rejected(errors) if mode == 0 => return rejected(errors, take(0)),
            Ended::Rejected(_) | Ended::Crashed(_) | Ended::TimedOut => return Parity::Unknown,
        }
    }
    Parity::Accepted(outcomes)
}

/// A file of several chunks.
struct File {
    folder: Folder,
    /// The lines on which chunks begin.
    starts: Vec<u32>,
}

impl File {
    const NAME: &str = "chunks.mlir";

    fn of(chunks: &[&Chunk]) -> Result<Self, String> {
        let folder = Folder::new()?;
        let (text, starts) = joined(chunks.iter().map(|chunk| chunk.text.as_slice()));
        std::fs::write(folder.path().join(Self::NAME), text).map_err(|error| error.to_string())?;
        Ok(Self { folder, starts })
    }

    /// Returns the result of the program for each chunk; `None` if it is unknown.
    fn run(&self, program: &Program, flags: &[&str]) -> Result<Option<Vec<Ended>>, String> {
        let flags: Vec<&str> = ["--split-input-file"].iter().chain(flags).copied().collect();
        let Some((output, errors)) = program.run_to_end(self.folder.path(), Self::NAME, &flags)? else {
            return Ok(None);
        };
        Ok(apart(&output, &errors, &self.starts))
    }
}

/// Returns the texts with dividing lines between them, and the lines on which they begin, counted from 1.
fn joined<'t>(texts: impl Iterator<Item = &'t [u8]>) -> (Vec<u8>, Vec<u32>) {
    let (mut all, mut starts, mut line) = (Vec::new(), Vec::new(), 1);
    for text in texts {
        if !all.is_empty() {
            all.extend_from_slice(DIVIDER);
            all.push(b'\n');
            line += 1;
        }
        starts.push(line);
        all.extend_from_slice(text);
        if !text.ends_with(b"\n") {
            all.push(b'\n');
        }
        line += (text.iter().filter(|byte| **byte == b'\n').count() + usize::from(!text.ends_with(b"\n"))) as u32;
    }
    (all, starts)
}

/// Returns the result for each chunk from the output and the errors.
fn apart(output: &[u8], errors: &str, starts: &[u32]) -> Option<Vec<Ended>> {
    let mut errors = errors_by_chunk(errors, starts)?;
    let parts = parts(output);
    if parts.len() != starts.len() {
        return None;
    }
    let ended =
        parts.into_iter().zip(&mut errors).map(|(part, errors)| match part.iter().all(u8::is_ascii_whitespace) {
            false => Some(Ended::Accepted(part)),
            // Each rejected chunk has an error.
            true if errors.is_empty() => None,
            true => Some(Ended::Rejected(std::mem::take(errors))),
        });
    ended.collect()
}

/// Returns the parts between dividing lines.
fn parts(output: &[u8]) -> Vec<Vec<u8>> {
    let mut parts = vec![Vec::new()];
    for line in output.split_inclusive(|byte| *byte == b'\n') {
        match parts.last_mut() {
            Some(part) if !line.starts_with(DIVIDER) => part.extend_from_slice(line),
            _ => parts.push(Vec::new()),
        }
    }
    parts
}

/// Returns the errors of each chunk, a line each, with lines relative to the chunk; `None` if an error is outside of
/// all chunks.
fn errors_by_chunk(errors: &str, starts: &[u32]) -> Option<Vec<String>> {
    let mut by_chunk = vec![String::new(); starts.len()];
    for line in errors.lines().filter(|line| line.contains(": error: ") && !line.starts_with(char::is_whitespace)) {
        let error = first_error(line).filter(|_| line.starts_with(File::NAME))?;
        let chunk = starts.partition_point(|start| *start <= error.line).checked_sub(1)?;
        let place = format!("{}:{}:{}", File::NAME, error.line - starts[chunk] + 1, error.column);
        by_chunk[chunk].push_str(&format!("{place}: error: {}\n", error.message));
    }
    Some(by_chunk)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parity::compare::Rejected;

    #[test]
    fn chunks_are_joined_and_split() {
        let (text, starts) = joined([b"a\nb".as_slice(), b"c\n", b"d"].into_iter());
        assert_eq!(text, b"a\nb\n// -----\nc\n// -----\nd\n");
        assert_eq!(starts, [1, 4, 6]);
        let errors = "chunks.mlir:4:1: error: x\nc\n^\nchunks.mlir:4:2: note: y\n";
        let ended = apart(b"A\n\n// -----\n// -----\nD\n\n", errors, &starts).expect("the parts match");
        assert!(matches!(&ended[0], Ended::Accepted(output) if output == b"A\n\n"));
        assert!(matches!(&ended[1], Ended::Rejected(errors) if errors == "chunks.mlir:1:1: error: x\n"));
        assert!(matches!(&ended[2], Ended::Accepted(output) if output == b"D\n\n"));
    }

    #[test]
    fn ambiguous_outcomes_are_left_open() {
        let starts = [1, 4];
        let untold = |output: &str, errors: &str| apart(output.as_bytes(), errors, &starts).is_none();
        assert!(!untold("A\n// -----\nB\n", ""));
        assert!(untold("A\n", ""), "a part is missing");
        assert!(untold("A\n// -----\n", ""), "no error");
        assert!(untold("A\n// -----\n", "elsewhere.mlir:4:1: error: x\n"));
        assert!(untold("A\n// -----\n", "<unknown>:0: error: x\n"));
    }

    #[test]
    fn outcomes_do_not_depend_on_other_chunks() {
        let chunk = |text: &str| Chunk { folder: String::new(), name: String::new(), text: text.into() };
        // Programs that print each part except `bad` ones, which they report; one of them dies of `worse`.
        let script = "n=0; set -- $(cat chunk*.mlir); while [ $# -gt 0 ]; do n=$((n+1)); \
            case $1 in good) echo good;; //) shift; echo '// -----';; \
            worse) kill -SEGV $$;; *) echo \"$(ls chunk*):$n:1: error: $1\" >&2; bad=1;; esac; shift; done; exit ${bad:-0}";
        let folder = std::env::temp_dir().join(format!("ods-parity-batch-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("program");
        std::fs::write(&path, script).expect("a file");
        let program = Program::new(&format!("sh {}", path.display()), std::time::Duration::from_secs(5));
        let comparison = Comparison { reference: &program, ours: &program, filter: &Filter::all() };
        let chunks = [chunk("good"), chunk("bad"), chunk("worse"), chunk("good")];
        let outcomes = comparison.outcomes(&chunks.iter().collect::<Vec<_>>()).expect("a shell");
        std::fs::remove_dir_all(&folder).expect("removed");
        assert!(matches!(outcomes[0], Parity::Accepted(_)));
        assert!(matches!(outcomes[1], Parity::Rejected(Rejected::Same)));
        assert!(matches!(outcomes[2], Parity::Unknown));
        assert!(matches!(outcomes[3], Parity::Accepted(_)));
    }
}
