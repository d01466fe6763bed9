//! The time spent on a chunk: `--mlir-timing`.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

/// The style of a timing report.
#[derive(Clone, Copy, Default)]
pub(crate) struct Style {
    /// Whether to write JSON.
    pub(crate) json: bool,
    /// Whether to write a flat list, sorted by time.
    pub(crate) list: bool,
}

/// A timer for a chunk and its phases.
pub(crate) struct Timer {
    began: Instant,
    parts: Vec<(&'static str, Duration)>,
}

impl Timer {
    /// Starts the timer.
    pub(crate) fn new() -> Self {
        Self { began: Instant::now(), parts: Vec::new() }
    }

    /// Runs and times a phase.
    pub(crate) fn time<T>(&mut self, name: &'static str, work: impl FnOnce() -> T) -> T {
        let began = Instant::now();
        let done = work();
        self.parts.push((name, began.elapsed()));
        done
    }

    /// Stops the timer and returns the report.
    pub(crate) fn report(self, style: Style) -> String {
        report(self.parts, self.began.elapsed(), style)
    }
}

/// Returns the title of a report, formatted as LLVM does.
pub(crate) fn title(text: &str) -> String {
    const WIDTH: usize = 80;
    let rule = format!("==={}===\n", "-".repeat(WIDTH - 7));
    let text = format!("... {text} ...");
    format!("{rule}{}{text}\n{rule}", " ".repeat((WIDTH - text.len()) / 2))
}

fn report(parts: Vec<(&'static str, Duration)>, total: Duration, style: Style) -> String {
    let seconds = total.as_secs_f64();
    let lines = lines(parts, total, style.list);
    let share = |time: f64| if seconds > 0.0 { 100.0 * time / seconds } else { 100.0 };
    if style.json {
        let line = |(name, time, is_part): &(&str, f64, bool)| {
            let nested = if *is_part && !style.list { ", \"passes\": [\n{}]" } else { "" };
            format!(
                "{{\"wall\": {{\"duration\": {time:8.4}, \"percentage\": {:5.1}}}, \"name\": \"{name}\"{nested}}}",
                share(*time)
            )
        };
        return format!("[\n{}\n]\n", lines.iter().map(line).collect::<Vec<_>>().join(",\n"));
    }
    let mut text = title("Execution time report");
    let _ = write!(text, "  Total Execution Time: {seconds:.4} seconds\n\n  ----Wall Time----  ----Name----\n");
    for (name, time, _) in lines {
        let _ = writeln!(text, "  {time:8.4} ({:5.1}%)  {name}", share(time));
    }
    text
}

/// Returns names and seconds, and whether each entry is a phase.
fn lines(mut parts: Vec<(&'static str, Duration)>, total: Duration, list: bool) -> Vec<(&'static str, f64, bool)> {
    let rest = total.saturating_sub(parts.iter().map(|(_, time)| *time).sum());
    if list {
        parts.sort_by_key(|(_, time)| std::cmp::Reverse(*time));
        parts.insert(0, ("root", total));
    }
    let parts = parts.into_iter().map(|(name, time)| (name, time.as_secs_f64(), true));
    parts.chain([("Rest", rest.as_secs_f64(), false), ("Total", total.as_secs_f64(), false)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(json: bool, list: bool) -> String {
        let parts = vec![("Output", Duration::from_millis(200)), ("Parser", Duration::from_millis(700))];
        report(parts, Duration::from_secs(1), Style { json, list })
    }

    #[test]
    fn prints_reports_as_text() {
        let rule = format!("==={}===\n", "-".repeat(73));
        let start = format!(
            "{rule}{}... Execution time report ...\n{rule}  Total Execution Time: 1.0000 seconds\n\n  \
             ----Wall Time----  ----Name----\n",
            " ".repeat(25)
        );
        let (output, parser) = ("    0.2000 ( 20.0%)  Output\n", "    0.7000 ( 70.0%)  Parser\n");
        let end = "    0.1000 ( 10.0%)  Rest\n    1.0000 (100.0%)  Total\n";
        assert_eq!(shown(false, false), format!("{start}{output}{parser}{end}"));
        assert_eq!(shown(false, true), format!("{start}    1.0000 (100.0%)  root\n{parser}{output}{end}"));
    }

    #[test]
    fn prints_reports_as_json() {
        let wall =
            |duration, percentage| format!("{{\"wall\": {{\"duration\":   {duration}, \"percentage\": {percentage}}}");
        let end = format!(
            "{}, \"name\": \"Rest\"}},\n{}, \"name\": \"Total\"}}\n]\n",
            wall("0.1000", " 10.0"),
            wall("1.0000", "100.0")
        );
        let (output, parser) = (wall("0.2000", " 20.0"), wall("0.7000", " 70.0"));
        let tree = format!(
            "[\n{output}, \"name\": \"Output\", \"passes\": [\n{{}}]}},\n{parser}, \"name\": \"Parser\", \"passes\": \
             [\n{{}}]}},\n{end}"
        );
        assert_eq!(shown(true, false), tree);
        let list = format!(
            "[\n{}, \"name\": \"root\"}},\n{parser}, \"name\": \"Parser\"}},\n{output}, \"name\": \"Output\"}},\n{end}",
            wall("1.0000", "100.0")
        );
        assert_eq!(shown(true, true), list);
    }
}
