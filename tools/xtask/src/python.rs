//! `cargo xtask python`: the tests of the Python packages, in a virtual environment under `target/`.
//!
//! Extension modules need an interpreter to run in, so the tests of Rust do not cover them. Without `python3` or the
//! tools from PyPI, the task says so loudly and succeeds: everything else of the repository works there.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use crate::process::{output, root};

/// The packages in the repository, by their folders, and the folders of their tests.
const PACKAGES: [(&str, &str); 2] =
    [("python/package", "python/package/tests"), ("examples/mydialects", "examples/mydialects/tests")];

/// The description of the interpreter for PyO3.
const PYO3_CONFIG: &str = "python/bindings/pyo3.txt";

/// Builds the packages into the environment, and runs `pytest` with the arguments. `--release` builds optimized ones.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let release = arguments.iter().any(|argument| argument == "--release");
    let rest: Vec<&String> = arguments.iter().filter(|argument| *argument != "--release").collect();
    let Some(environment) = Environment::new()? else { return Ok(()) };
    clear(&root().join("python/package/python/ods")).map_err(|error| format!("python/package/python/ods: {error}"))?;
    for (package, _) in PACKAGES {
        environment.build(package, release)?;
    }
    test(&environment, &rest)?;
    coverage(&environment)?;
    stubs(&environment)
}

/// Removes what `maturin develop` put beside `__init__.py` before: modules that are gone would stay.
fn clear(package: &Path) -> io::Result<()> {
    for entry in fs::read_dir(package)? {
        let entry = entry?;
        match entry.file_type()?.is_dir() {
            true => fs::remove_dir_all(entry.path())?,
            false if entry.file_name() == "__init__.py" => {}
            false => fs::remove_file(entry.path())?,
        }
    }
    Ok(())
}

/// A virtual environment with what builds and tests the packages.
pub struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// Returns the environment, which is made if need be; nothing, and a line of explanation, where that is impossible.
    pub fn new() -> Result<Option<Self>, String> {
        if Command::new("python3").arg("--version").output().is_err() {
            eprintln!("SKIPPED: there is no python3 here, so nothing of python/package was tested");
            return Ok(None);
        }
        let environment = Self { folder: root().join("target/python-ods") };
        if let Err(reason) = environment.prepare() {
            eprintln!("SKIPPED: nothing of python/package was tested, as its tools cannot be installed here: {reason}");
            return Ok(None);
        }
        Ok(Some(environment))
    }

    /// Returns the interpreter.
    pub fn python(&self) -> PathBuf {
        self.folder.join("bin/python")
    }

    fn prepare(&self) -> Result<(), String> {
        if !self.python().exists() {
            output(Command::new("python3").args(["-m", "venv"]).arg(&self.folder))?;
        }
        if self.folder.join("bin/maturin").exists() {
            return Ok(());
        }
        self.install(&["maturin>=1.13,<2", "pytest", "numpy"])
    }

    /// Installs packages from PyPI, unless they are there.
    pub fn install(&self, packages: &[&str]) -> Result<(), String> {
        output(Command::new(self.python()).args(["-m", "pip", "install", "--quiet"]).args(packages)).map(drop)
    }

    /// Builds the package in a folder, and installs it.
    pub fn build(&self, package: &str, release: bool) -> Result<(), String> {
        let mut maturin = Command::new(self.folder.join("bin/maturin"));
        maturin
            .args(["develop", "--quiet", "--locked"])
            .current_dir(root().join(package))
            // The repository's configuration rather than maturin's, so that packages that other tasks built are not
            // built again.
            .args(["--config", &format!("env.PYO3_CONFIG_FILE.value={:?}", root().join(PYO3_CONFIG))])
            .args(["--config", "env.PYO3_CONFIG_FILE.force=true"])
            .env("VIRTUAL_ENV", &self.folder);
        if release {
            maturin.arg("--release");
        }
        output(&mut maturin).map(drop)
    }
}

fn test(environment: &Environment, arguments: &[&String]) -> Result<(), String> {
    let mut pytest = Command::new(environment.python());
    pytest.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]);
    pytest.args(PACKAGES.map(|(_, tests)| root().join(tests))).args(arguments);
    let status = pytest.status().map_err(|error| format!("cannot run {pytest:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err("tests of the Python packages failed".to_owned()) }
}

/// Checks that `docs/python-coverage.md` is that of the package.
fn coverage(environment: &Environment) -> Result<(), String> {
    let mut check = Command::new(environment.python());
    check.arg(root().join("python/package/tests/coverage.py")).arg("--check");
    output(&mut check).map(drop)
}

/// Writes the stubs of the packages, and checks them: against the package, and with the examples.
fn stubs(environment: &Environment) -> Result<(), String> {
    let python = |arguments: &[&str]| {
        let mut command = Command::new(environment.python());
        // The stubs in a folder with nothing else: the modules in Python beside the package's stubs have no
        // annotations.
        output(command.args(arguments).current_dir(root()).env("MYPYPATH", "target/stubs")).map(drop)
    };
    python(&["-m", "ods.stubs"])?;
    python(&["-m", "ods.stubs", "target/stubs/ods"])?;
    python(&["-m", "mydialects.stubs"])?;
    if let Err(reason) = environment.install(&["mypy>=1.18,<3"]) {
        eprintln!("SKIPPED: the stubs of python/package were not checked, as mypy cannot be installed here: {reason}");
        return Ok(());
    }
    python(&["-m", "mypy", "--strict", "--package", "ods"])?;
    python(&["-m", "mypy", "--strict", "examples/python", "examples/mydialects/streams.py"])?;
    let allowed = "python/package/tests/data/stubtest.txt";
    python(&["-m", "mypy.stubtest", "ods", "--concise", "--ignore-disjoint-bases", "--allowlist", allowed])
}
