//! Many chunks in one run: most of what a run takes is starting the programs.
//!
//! Chunks go into one file, with lines between them that divide, and both programs read it with `--split-input-file`. What
//! is printed for each stands between such lines, too, and is empty for what is rejected; an error belongs to the chunk
//! that has its line. Wherever that does not come out even (one of the programs crashes or does not end, a part is
//! missing, an error has a place elsewhere), the halves are looked at for themselves, and in the end single chunks, each
//! in runs of its own. So what is said of a chunk does not depend on its company.

use super::chunk::Chunk;
use super::compare::{Accepted, Folder, MODES, Parity, accepted, compare, counts, first_error, rejected};
use super::dialects::Filter;
use super::run::{Ended, Program};

/// How many chunks go into one file.
pub const SIZE: usize = 40;

const DIVIDER: &[u8] = b"// -----";

/// The two programs, and which chunks they are compared on.
pub struct Comparison<'a> {
    pub reference: &'a Program,
    pub ours: &'a Program,
    pub filter: &'a Filter,
}

impl Comparison<'_> {
    /// What becomes of the chunks, in order.
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

    /// The same by runs over all of them; `None` where that does not come out even.
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

    /// The outcomes of those that count, and of the others that they do not.
    fn without_skipped(&self, chunks: &[&Chunk], counting: &[bool]) -> Result<Option<Vec<Parity>>, String> {
        let kept: Vec<&Chunk> = chunks.iter().zip(counting).filter(|(_, counts)| **counts).map(|(c, _)| *c).collect();
        let outcomes = if kept.is_empty() { Vec::new() } else { self.outcomes(&kept)? };
        let mut outcomes = outcomes.into_iter();
        let outcome = |counts: &bool| if *counts { outcomes.next() } else { None };
        Ok(Some(counting.iter().map(outcome).map(|outcome| outcome.unwrap_or(Parity::Skipped)).collect()))
    }
}

/// What becomes of one chunk, by how it ended in each mode.
fn outcome(expected: &[Vec<Ended>], ours: &mut [Vec<Ended>], index: usize) -> Parity {
    let mut take = |mode: usize| std::mem::replace(&mut ours[mode][index], Ended::TimedOut);
    let mut outcomes = [const { Accepted::Same }; MODES.len()];
    for (mode, outcome) in outcomes.iter_mut().enumerate() {
        match &expected[mode][index] {
            Ended::Accepted(output) => *outcome = accepted(output, take(mode)),
            Ended::Rejected(errors) if mode == 0 => return rejected(errors, take(0)),
            _ => return Parity::Unknown,
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

    /// How the program ends with each chunk; `None` where that cannot be told.
    fn run(&self, program: &Program, flags: &[&str]) -> Result<Option<Vec<Ended>>, String> {
        let base = ["--allow-unregistered-dialect", "--split-input-file"];
        let flags: Vec<&str> = base.iter().chain(flags).copied().collect();
        let Some((output, errors)) = program.run_to_end(self.folder.path(), Self::NAME, &flags)? else {
            return Ok(None);
        };
        Ok(apart(&output, &errors, &self.starts))
    }
}

/// The texts with dividing lines between them, and the lines on which they begin, counted from 1.
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

/// How it ended with each chunk, by what was printed and the errors.
fn apart(output: &[u8], errors: &str, starts: &[u32]) -> Option<Vec<Ended>> {
    let mut errors = errors_by_chunk(errors, starts)?;
    let parts = parts(output);
    if parts.len() != starts.len() {
        return None;
    }
    let ended =
        parts.into_iter().zip(&mut errors).map(|(part, errors)| match part.iter().all(u8::is_ascii_whitespace) {
            false => Some(Ended::Accepted(part)),
            // Of what is rejected, somebody says why.
            true if errors.is_empty() => None,
            true => Some(Ended::Rejected(std::mem::take(errors))),
        });
    ended.collect()
}

/// What stands between dividing lines.
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

/// The errors of each chunk, a line each, with lines counted from where the chunk begins; `None` where the place of one is in no chunk.
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
    fn chunks_are_put_together_and_taken_apart() {
        let (text, starts) = joined([b"a\nb".as_slice(), b"c\n", b"d"].into_iter());
        assert_eq!(text, b"a\nb\n// -----\nc\n// -----\nd\n");
        assert_eq!(starts, [1, 4, 6]);
        let errors = "chunks.mlir:4:1: error: x\nc\n^\nchunks.mlir:4:2: note: y\n";
        let ended = apart(b"A\n\n// -----\n// -----\nD\n\n", errors, &starts).expect("it comes out even");
        assert!(matches!(&ended[0], Ended::Accepted(output) if output == b"A\n\n"));
        assert!(matches!(&ended[1], Ended::Rejected(errors) if errors == "chunks.mlir:1:1: error: x\n"));
        assert!(matches!(&ended[2], Ended::Accepted(output) if output == b"D\n\n"));
    }

    #[test]
    fn what_cannot_be_told_is_not() {
        let starts = [1, 4];
        let untold = |output: &str, errors: &str| apart(output.as_bytes(), errors, &starts).is_none();
        assert!(!untold("A\n// -----\nB\n", ""));
        assert!(untold("A\n", ""), "a part is missing");
        assert!(untold("A\n// -----\n", ""), "nobody says why");
        assert!(untold("A\n// -----\n", "elsewhere.mlir:4:1: error: x\n"));
        assert!(untold("A\n// -----\n", "<unknown>:0: error: x\n"));
    }

    #[test]
    fn outcomes_do_not_depend_on_the_company() {
        let chunk = |text: &str| Chunk { folder: String::new(), name: String::new(), text: text.into() };
        // Programs that print each part that is not `bad` and complain of those; one of them dies of `worse`.
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
