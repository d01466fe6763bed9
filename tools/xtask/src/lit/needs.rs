//! Reasons for failures of tests that cannot pass yet: missing passes, dialects or programs.

use std::collections::BTreeSet;
use std::process::Command;

use super::Programs;

/// The programs that commands of tests may run.
const PROGRAMS: [&str; 16] = [
    "FileCheck",
    "cat",
    "cd",
    "cmp",
    "cp",
    "diff",
    "echo",
    "env",
    "grep",
    "mkdir",
    "mlir-opt",
    "not",
    "ods-opt",
    "rm",
    "sed",
    "test",
];

/// The dialects of `mlir-opt` 22.
const DIALECTS: &str = "acc affine amdgpu amx arith arm_neon arm_sme arm_sve async bufferization builtin cf complex dlti \
     emitc func gpu index irdl linalg llvm math memref ml_program mpi nvgpu nvvm omp pdl pdl_interp ptr quant rocdl scf \
     shape shard smt sparse_tensor spirv tensor test test_dyn test_irdl_to_cpp tosa transform ub vector wasmssa x86vector \
     xegpu xevm";

/// The messages of our tool for missing features.
const MISSING: [&str; 3] =
    ["Unknown command line argument '", "' does not refer to a registered pass", "option: not supported: "];

/// The features that our tool lacks.
pub(super) struct Needs {
    dialects: BTreeSet<&'static str>,
}

impl Needs {
    /// Asks the tool which dialects it knows.
    pub(super) fn new(programs: &Programs) -> Result<Self, String> {
        let asked = Command::new(&programs.opt).arg("--show-dialects").output();
        let asked = asked.map_err(|error| format!("cannot run {}: {error}", programs.opt.display()))?;
        let text = String::from_utf8_lossy(&asked.stdout);
        let known: BTreeSet<&str> = text.trim().rsplit(' ').next().unwrap_or_default().split(',').collect();
        Ok(Self { dialects: DIALECTS.split_whitespace().filter(|name| !known.contains(name)).collect() })
    }

    /// Returns the missing feature that a failed test needs.
    pub(super) fn missing(&self, command: &str, text: &str, output: &str) -> Option<String> {
        program(command)
            .map(|program| format!("needs {program}"))
            .or_else(|| output.lines().find(|line| MISSING.iter().any(|part| line.contains(part))).map(str::to_owned))
            .or_else(|| self.dialect(command, text).map(|dialect| format!("needs the dialect {dialect}")))
    }

    /// Returns the first name with a prefix that is a dialect we do not have.
    fn dialect(&self, command: &str, text: &str) -> Option<&'static str> {
        let generic_too = !command.contains("-allow-unregistered-dialect");
        let mut prefixes = text.lines().flat_map(|line| prefixes(line, generic_too));
        prefixes.find_map(|prefix| self.dialects.get(prefix).copied())
    }
}

/// Returns the dialects on a line: the text before the dot of a name, or between `!` or `#` and `<`.
///
/// Operations in the generic form, which are read without their dialect, count if `generic_too` says so. Other strings
/// do not (`loc("test.mlir":1:2)`), nor do names of values, symbols and blocks, nor types of `builtin` that are called
/// like a dialect (`vector<4xf32>`).
fn prefixes(line: &str, generic_too: bool) -> Vec<&str> {
    let (mut rest, mut before, mut found) = (line, ' ', Vec::new());
    while let Some(c) = rest.chars().next().filter(|_| !rest.starts_with("//")) {
        let end = rest.find(|c| !is_in_word(c)).unwrap_or(rest.len()).max(c.len_utf8());
        let (token, after) = if c == '"' { string(rest) } else { rest.split_at(end) };
        let is_name = match c {
            '"' => generic_too && after.trim_start().starts_with('('),
            _ => !matches!(before, '%' | '@' | '^'),
        };
        let of_type = matches!(before, '!' | '#') && after.starts_with('<');
        let prefix = token.split_once('.').map(|(prefix, _)| prefix).or(of_type.then_some(token));
        found.extend(prefix.filter(|_| is_name));
        (rest, before) = (after, c);
    }
    found
}

/// Returns whether a character may be part of a bare name.
fn is_in_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.')
}

/// Returns the contents of the string that a text begins with, and the text after it.
fn string(text: &str) -> (&str, &str) {
    let inner = &text[1..];
    inner.split_once('"').unwrap_or((inner, ""))
}

/// Returns the first program of a command that a test cannot have here.
fn program(command: &str) -> Option<&str> {
    let first = |part: &'_ str| part.split_whitespace().next().map(str::to_owned);
    command.split(['|', ';', '&']).find_map(|part| {
        let name = first(part)?;
        let is_redirection = name.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '>' | '<'));
        let at = part.find(name.as_str())?;
        (!is_redirection && !PROGRAMS.contains(&name.as_str())).then(|| &part[at..at + name.len()])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_for_skipping() {
        let needs = Needs { dialects: ["gpu", "vector"].into() };
        assert_eq!(needs.missing("mlir-opt x | mlir-translate y", "", "").as_deref(), Some("needs mlir-translate"));
        assert_eq!(needs.missing("mlir-opt x 2>&1 | FileCheck x", "func.call @f()", "wrong"), None);
        let said = "t: Unknown command line argument '-cse'.  Try: 't --help'";
        assert_eq!(needs.missing("mlir-opt -cse", "", &format!("x\n{said}\n")).as_deref(), Some(said));
        let dialect = |text| needs.missing("mlir-opt", text, "");
        assert_eq!(dialect("  gpu.return\n").as_deref(), Some("needs the dialect gpu"));
        assert_eq!(dialect("  %0 = \"vector.x\"() : !vector<3xf32>\n").as_deref(), Some("needs the dialect vector"));
        assert_eq!(dialect("// gpu.return\n%x = func.call @a() : vectors.x"), None);
        assert_eq!(
            dialect("  \"a.b\"() {u = \"http://x\"} : () -> !gpu.x\n").as_deref(),
            Some("needs the dialect gpu")
        );
        assert_eq!(dialect("func.func @f(%gpu.x: vector<4xf32>) { // gpu.return"), None);
        assert_eq!(dialect("  \"a.b\"() {u = \"gpu.x\"} : () -> () loc(\"vector.mlir\":1:2)"), None);
        let generic = "\"vector.x\"() : () -> ()\n";
        assert_eq!(dialect(generic).as_deref(), Some("needs the dialect vector"));
        assert_eq!(needs.missing("mlir-opt --allow-unregistered-dialect", generic, ""), None);
    }
}
