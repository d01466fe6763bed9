//! Reports of the times of passes, in the form of MLIR's `--mlir-timing`.

use std::fmt::Write as _;
use std::time::Duration;

use crate::timing::TimedPass;

/// The style of a timing report.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TimingStyle {
    /// Whether to write JSON.
    pub json: bool,
    /// Whether to write a flat list, sorted by time.
    pub list: bool,
}

/// Returns the title of a report, formatted as LLVM does.
pub fn report_title(text: &str) -> String {
    const WIDTH: usize = 80;
    let rule = format!("==={}===\n", "-".repeat(WIDTH - 7));
    let text = format!("... {text} ...");
    format!("{rule}{}{text}\n{rule}", " ".repeat((WIDTH - text.len()) / 2))
}

/// Returns the report of passes, or of other parts of a run, that took `total` together with what is none of them.
/// Corresponds to MLIR's `--mlir-timing`.
pub fn timing_report(parts: Vec<TimedPass>, total: Duration, style: TimingStyle) -> String {
    let seconds = total.as_secs_f64();
    let lines = lines(parts, total, style.list);
    let share = |time: f64| if seconds > 0.0 { 100.0 * time / seconds } else { 100.0 };
    if style.json {
        return format!("[\n{}\n]\n", json(&lines, style.list, share));
    }
    let mut text = report_title("Execution time report");
    let _ = write!(text, "  Total Execution Time: {seconds:.4} seconds\n\n  ----Wall Time----  ----Name----\n");
    for line in lines {
        let (blanks, time) = (" ".repeat(2 * line.depth), line.seconds);
        let _ = writeln!(text, "  {time:8.4} ({:5.1}%)  {blanks}{}", share(time), line.name);
    }
    text
}

/// A line of a report.
struct Line {
    name: String,
    depth: usize,
    seconds: f64,
    /// Whether it is a phase or a pass, not the rest or the total.
    is_part: bool,
}

/// Returns lines as JSON objects; those inside another one are in its list, unless the report is one flat list.
fn json(lines: &[Line], is_flat: bool, share: impl Fn(f64) -> f64 + Copy) -> String {
    let depth = lines.first().map_or(0, |line| line.depth);
    let mut objects = Vec::new();
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let inside = lines[at + 1..].iter().take_while(|line| line.depth > depth).count();
        let nested = match line.is_part && !is_flat {
            true if inside == 0 => ", \"passes\": [\n{}]".to_owned(),
            true => format!(", \"passes\": [\n{},\n{{}}]", json(&lines[at + 1..=at + inside], is_flat, share)),
            false => String::new(),
        };
        objects.push(format!(
            "{{\"wall\": {{\"duration\": {:8.4}, \"percentage\": {:5.1}}}, \"name\": \"{}\"{nested}}}",
            line.seconds,
            share(line.seconds),
            line.name
        ));
        at += 1 + inside;
    }
    objects.join(",\n")
}

/// Returns the lines: for a list, sorted by time.
fn lines(mut parts: Vec<TimedPass>, total: Duration, list: bool) -> Vec<Line> {
    let rest = total.saturating_sub(parts.iter().filter(|part| part.depth == 0).map(|part| part.time).sum());
    if list {
        parts.iter_mut().for_each(|part| part.depth = 0);
        parts.sort_by_key(|part| std::cmp::Reverse(part.time));
        parts.insert(0, TimedPass { name: "root".to_owned(), depth: 0, time: total });
    }
    let line =
        |name: String, depth, time: Duration, is_part| Line { name, depth, seconds: time.as_secs_f64(), is_part };
    let parts = parts.into_iter().map(|part| line(part.name, part.depth, part.time, true));
    let end = [line("Rest".to_owned(), 0, rest, false), line("Total".to_owned(), 0, total, false)];
    parts.chain(end).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(json: bool, list: bool) -> String {
        let part = |name: &str, time| TimedPass { name: name.to_owned(), depth: 0, time: Duration::from_millis(time) };
        let parts = vec![part("Output", 200), part("Parser", 700)];
        timing_report(parts, Duration::from_secs(1), TimingStyle { json, list })
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
