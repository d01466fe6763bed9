//! Pipelines and flags of passes against `mlir-opt`: errors, exit status and, where a row asks for it, output.
//!
//! `rows.txt` describes the rows. `RECORD=mlir-opt-22 cargo test -p ods-opt --test pipelines` records them anew; read
//! the difference before you commit it. Otherwise the reference is not needed.

#[path = "../common/mod.rs"]
mod common;

use std::process::{Command, Stdio};

use common::{enter_root, run_tool};
use ods::Diagnostic;
use ods::diagnostic::Severity;
use ods::interfaces::FunctionOpInterface;
use ods::pass::{OperationPass, Pass, PassContext, PassResult};
use ods_dialects::func::FuncOp;
use ods_opt_main::Tool;

const FOLDER: &str = "tools/ods-opt/tests/pipelines";

/// The program that the rows are recorded from.
const REFERENCE: &str = "mlir-opt-22";

/// A command line, and the outcome that is recorded.
struct Row<'t> {
    line: &'t str,
    /// Whether the standard output is part of the outcome.
    has_output: bool,
    recorded: String,
}

impl Row<'_> {
    fn arguments(&self) -> Vec<String> {
        words(self.line).into_iter().map(|word| word.replace("@/", &format!("{FOLDER}/"))).collect()
    }

    /// Returns an outcome as the file has it.
    fn outcome(&self, status: u8, errors: &[u8], output: &[u8]) -> String {
        let lines = |prefix: &str, text: &[u8]| -> String {
            let text = String::from_utf8_lossy(text);
            text.lines().map(|line| format!("{prefix} {line}").trim_end().to_owned() + "\n").collect()
        };
        let output = if self.has_output { lines(">", output) } else { String::new() };
        format!("status {status}\n{}{output}", lines("|", errors))
    }

    fn ours(&self, tool: &Tool) -> String {
        let run = run_tool(tool, self.arguments(), b"");
        self.outcome(run.status, &run.errors, &run.output)
    }

    fn record(&self, program: &str) -> String {
        let run = Command::new(program).args(self.arguments()).stdin(Stdio::null()).output().expect("the reference");
        let status = run.status.code().and_then(|code| u8::try_from(code).ok()).expect("an exit status");
        self.outcome(status, &run.stderr, &run.stdout)
    }
}

/// Splits a command line at blanks outside of quotes; `\n` and `\t` are a line break and a tab.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut quote) = (vec![String::new()], None);
    for c in line.chars() {
        match (quote, c, words.last_mut()) {
            (Some(open), _, _) if open == c => quote = None,
            (None, '\'' | '"', _) => quote = Some(c),
            (None, ' ', Some(word)) if !word.is_empty() => words.push(String::new()),
            (_, _, Some(word)) => word.push(c),
            (_, _, None) => {}
        }
    }
    words.into_iter().map(|word| word.replace("\\n", "\n").replace("\\t", "\t")).collect()
}

fn rows(text: &str) -> Vec<Row<'_>> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    for line in text.lines() {
        if let Some(line) = line.strip_prefix("$ ").or_else(|| line.strip_prefix("$> ")) {
            rows.push(Row { line, has_output: text_before(text, line).ends_with("$> "), recorded: String::new() });
        } else if let Some(row) = rows.last_mut()
            && !line.is_empty()
            && !line.starts_with('#')
        {
            row.recorded += line;
            row.recorded += "\n";
        }
    }
    rows
}

/// Returns the text before a part of it.
fn text_before<'t>(text: &'t str, part: &str) -> &'t str {
    &text[..part.as_ptr() as usize - text.as_ptr() as usize]
}

/// A pass of `mlir-opt` that runs on functions only.
#[derive(Pass, Clone, Default)]
#[pass(name = "(anonymous namespace)::TestFunctionPass", argument = "test-function-pass", on(FuncOp))]
struct OnFunctions;

impl OperationPass for OnFunctions {
    fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
        Ok(())
    }
}

/// A pass of `mlir-opt` that runs on modules only.
#[derive(Pass, Clone, Default)]
#[pass(name = "(anonymous namespace)::TestModulePass", argument = "test-module-pass", on(ods::builtin::ModuleOp))]
struct OnModules;

impl OperationPass for OnModules {
    fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
        Ok(())
    }
}

/// A pass of `mlir-opt` that runs on operations with an interface.
#[derive(Pass, Clone, Default)]
#[pass(name = "(anonymous namespace)::TestInterfacePass", argument = "test-interface-pass", on(dyn FunctionOpInterface))]
struct OnInterface;

impl OperationPass for OnInterface {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let message = "Executing interface pass on operation";
        let remark = Diagnostic::new(Severity::Remark, cx.ir.location(cx.op), message).about(cx.op);
        cx.report(remark);
        Ok(())
    }
}

/// Returns the tool, under the name of the reference, which is part of messages.
fn tool() -> Tool {
    let tool = Tool::new(REFERENCE).register(ods_dialects::register_all).passes(ods_dialects::PASSES);
    tool.pass(OnFunctions::ENTRY).pass(OnModules::ENTRY).pass(OnInterface::ENTRY)
}

#[test]
fn pipelines_are_answered_as_by_the_reference() {
    enter_root();
    let file = format!("{FOLDER}/rows.txt");
    let text = std::fs::read_to_string(&file).expect("the rows");
    if let Some(program) = std::env::var_os("RECORD") {
        std::fs::write(&file, recorded(&text, &program.to_string_lossy())).expect("the rows are written");
        return;
    }
    let tool = tool();
    let mut wrong = Vec::new();
    for row in rows(&text) {
        let ours = row.ours(&tool);
        if ours != row.recorded {
            wrong.push(format!("{}\nrecorded:\n{}ours:\n{ours}", row.line, row.recorded));
        }
    }
    assert!(wrong.is_empty(), "{} rows differ\n{}", wrong.len(), wrong.join("\n"));
}

/// Returns the file with the outcomes of the reference; comments and command lines stay.
fn recorded(text: &str, program: &str) -> String {
    let mut all = String::new();
    let mut rows = rows(text).into_iter();
    for line in text.lines().filter(|line| line.is_empty() || line.starts_with(['#', '$'])) {
        all += &format!("{line}\n");
        if line.starts_with('$')
            && let Some(row) = rows.next()
        {
            all += &row.record(program);
        }
    }
    all
}
