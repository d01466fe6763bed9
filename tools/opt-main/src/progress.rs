//! The line on a terminal that shows which pass runs, and on which of how many operations.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use ods_pass::PassProgress;

/// The time that a run takes before there is a line.
const DELAY: Duration = Duration::from_secs(2);

/// The time between two updates of the line.
const INTERVAL: Duration = Duration::from_millis(100);

/// Returns to the start of the line and erases it.
const ERASE: &str = "\r\x1b[2K";

/// The greatest number of characters of the line, which erasing it relies on: no terminal is narrower.
const MAX_WIDTH: usize = 79;

/// A thread that shows the progress of a run until it is dropped; the line is then erased.
pub(crate) struct Watch {
    /// The end of the run is the end of the channel.
    run: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Watch {
    /// Shows the progress on the standard error stream, if that is a terminal.
    pub(crate) fn on_terminal(progress: Arc<PassProgress>) -> Self {
        Self::start(progress, DELAY, || io::stderr().is_terminal().then(io::stderr))
    }

    /// Shows the progress on what `terminal` returns, if that is something.
    fn start<W: Write>(
        progress: Arc<PassProgress>,
        delay: Duration,
        terminal: impl FnOnce() -> Option<W> + Send + 'static,
    ) -> Self {
        let (run, end) = channel();
        let show = move || {
            if is_running(&end, delay)
                && let Some(mut terminal) = terminal()
            {
                // A terminal that takes no text has no line.
                let _ = show(&progress, &end, &mut terminal);
            }
        };
        // Without a thread there is no line.
        let thread = std::thread::Builder::new().name("progress".to_owned()).spawn(show).ok();
        Self { run: Some(run), thread }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.run = None;
        if let Some(thread) = self.thread.take() {
            // Its panic would be one of the terminal's.
            let _ = thread.join();
        }
    }
}

/// Waits, and returns whether the run goes on.
fn is_running(end: &Receiver<()>, time: Duration) -> bool {
    matches!(end.recv_timeout(time), Err(RecvTimeoutError::Timeout))
}

fn show(progress: &PassProgress, end: &Receiver<()>, terminal: &mut impl Write) -> io::Result<()> {
    loop {
        let text: String = line(progress).chars().take(MAX_WIDTH).collect();
        write!(terminal, "{ERASE}{text}")?;
        terminal.flush()?;
        if !is_running(end, INTERVAL) {
            break;
        }
    }
    terminal.write_all(ERASE.as_bytes())?;
    terminal.flush()
}

/// Returns the text of the line.
fn line(progress: &PassProgress) -> String {
    let pass = progress.pass().unwrap_or_else(|| "no pass yet".to_owned());
    match progress.operations() {
        Some((done, total)) => format!("{pass}: {done} of {total} operations done"),
        None => pass,
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};
    use std::sync::{Arc, Mutex};
    use std::time::{Duration, Instant};

    use ods_core::Context;
    use ods_core::text::{Parsed, parse};
    use ods_pass::{Anchor, Pass, PassContext, PassManager, PassResult};

    use super::{ERASE, Watch};

    /// A terminal that remembers its text.
    #[derive(Clone, Default, Debug)]
    struct Recorder(Arc<Mutex<String>>);

    impl Recorder {
        fn text(&self) -> String {
            self.0.lock().expect("no panic before").clone()
        }
    }

    impl Write for Recorder {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("no panic before").push_str(&String::from_utf8_lossy(bytes));
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// A pass that waits for a text on the terminal.
    #[derive(Clone)]
    struct WaitFor {
        text: &'static str,
        terminal: Recorder,
    }

    impl Pass for WaitFor {
        fn name(&self) -> &'static str {
            "WaitFor"
        }
        fn argument(&self) -> &'static str {
            "wait-for"
        }
        fn run(&mut self, _: &mut PassContext<'_>) -> PassResult {
            let start = Instant::now();
            while !self.terminal.text().contains(self.text) {
                assert!(start.elapsed() < Duration::from_secs(30), "{}", self.terminal.text());
                std::thread::sleep(Duration::from_millis(5));
            }
            Ok(())
        }
        fn clone_pass(&self) -> Box<dyn Pass> {
            Box::new(self.clone())
        }
    }

    /// Returns a module of two modules.
    fn modules() -> Parsed {
        parse(&Context::new().into(), "two.mlir", b"module {}\nmodule {}").expect("two modules")
    }

    #[test]
    fn slow_passes_are_shown_and_erased() {
        let terminal = Recorder::default();
        let Parsed { mut ir, root: module, .. } = modules();
        let mut manager = PassManager::new(Anchor::Any);
        manager.add(WaitFor { text: "WaitFor", terminal: terminal.clone() });
        let nested = manager.nest(Anchor::new("builtin.module"));
        nested.add(WaitFor { text: "WaitFor: 0 of 2 operations done", terminal: terminal.clone() });
        let target = terminal.clone();
        let progress = manager.progress();
        let watch = Watch::start(progress, Duration::ZERO, move || Some(target));
        manager.run(&mut ir, module).expect("all texts are shown");
        drop(watch);
        let text = terminal.text();
        assert!(text.ends_with(ERASE), "{text}");
    }

    #[test]
    fn fast_runs_show_nothing() {
        let terminal = Recorder::default();
        let Parsed { mut ir, root: module, .. } = modules();
        let mut manager = PassManager::new(Anchor::Any);
        let target = terminal.clone();
        let target = move || Some(target);
        let watch = Watch::start(manager.progress(), Duration::from_secs(60), target);
        manager.run(&mut ir, module).expect("there is no pass");
        drop(watch);
        assert_eq!(terminal.text(), "");
    }
}
