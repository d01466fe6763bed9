//! Timing, and the lines of the report.

use std::time::Duration;

use cpu_time::ProcessTime;

use crate::module::Shape;

/// The settings of a run.
pub struct Settings {
    pub operations: usize,
    pub repetitions: usize,
    pub cold: bool,
    pub shape: Shape,
    /// Report how many items were worked on in all, not how long each took.
    pub count: bool,
    /// Rows to run; all where empty.
    pub names: Vec<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            operations: 1_000_000,
            repetitions: 5,
            cold: false,
            shape: Shape::Chain,
            count: false,
            names: Vec::new(),
        }
    }
}

impl Settings {
    pub fn wants(&self, name: &str) -> bool {
        self.names.is_empty() || self.names.iter().any(|wanted| wanted == name)
    }

    /// Times `run` on the value of `prepare`, per operation; dropping its result is not timed.
    pub fn time<P, R>(&self, name: &str, mut prepare: impl FnMut() -> P, mut run: impl FnMut(P) -> R) {
        self.time_items(name, self.operations, &mut prepare, &mut run);
    }

    /// Measures as [`Settings::time`] does, per item.
    pub fn time_items<P, R>(
        &self,
        name: &str,
        items: usize,
        prepare: &mut impl FnMut() -> P,
        run: &mut impl FnMut(P) -> R,
    ) {
        if !self.wants(name) {
            return;
        }
        if self.count {
            let runs = (0..=self.repetitions).map(|_| self.once(prepare, run)).count();
            return println!("{name}\t{}", runs * items);
        }
        let mut times: Vec<Duration> = (0..=self.repetitions).map(|_| self.once(prepare, run)).collect();
        times.remove(0);
        times.sort();
        let median = times.get(times.len() / 2).copied().unwrap_or_default();
        report(name, median.as_nanos() as f64 / items as f64, None);
    }

    fn once<P, R>(&self, prepare: &mut impl FnMut() -> P, run: &mut impl FnMut(P) -> R) -> Duration {
        let prepared = prepare();
        if self.cold {
            give_back_memory();
        }
        let start = ProcessTime::now();
        let result = measured(run, prepared);
        let elapsed = start.elapsed();
        drop(std::hint::black_box(result));
        elapsed
    }
}

/// Calls `run`, as a function of its own, inside which callgrind collects (`cargo xtask instructions`).
#[inline(never)]
fn measured<P, R>(run: &mut impl FnMut(P) -> R, prepared: P) -> R {
    run(prepared)
}

/// Prints one line of the report.
pub fn report(name: &str, nanoseconds: f64, bytes: Option<f64>) {
    let bytes = bytes.map_or_else(|| "-".to_owned(), |bytes| format!("{bytes:.1}"));
    println!("{name}\t{nanoseconds:.2}\t{bytes}");
}

/// Keeps freed memory in the process, as many small allocations would, so that repetitions after the first do not
/// fault.
pub fn keep_memory() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        unsafe extern "C" {
            fn mallopt(parameter: i32, value: i32) -> i32;
        }
        const TRIM_THRESHOLD: i32 = -1;
        const MMAP_THRESHOLD: i32 = -3;
        // SAFETY: `mallopt` may be called at any time.
        unsafe {
            mallopt(TRIM_THRESHOLD, i32::MAX);
            mallopt(MMAP_THRESHOLD, i32::MAX);
        }
    }
}

/// Returns free heap memory to the system, so that the next use of it faults. Only glibc can be asked to.
fn give_back_memory() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        unsafe extern "C" {
            fn malloc_trim(pad: usize) -> i32;
        }
        // SAFETY: `malloc_trim` may be called at any time.
        unsafe { malloc_trim(0) };
    }
}

/// Returns the resident memory of the process in bytes; zero if the system does not report it.
pub fn resident() -> usize {
    let pages = std::fs::read_to_string("/proc/self/statm").ok();
    let pages = pages.and_then(|text| text.split(' ').nth(1)?.parse::<usize>().ok());
    pages.unwrap_or(0) * 4096
}
