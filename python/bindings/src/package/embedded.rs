//! The Python half of the package: sources that the extension holds, and the finder that imports them.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};

macro_rules! sources {
    ($($path:literal),* $(,)?) => { &[$(($path, include_str!(concat!("../../python/", $path)))),*] };
}

/// The files and the stubs by their paths in the package. Files of dialects that the extension lacks are never
/// imported.
const SOURCES: &[(&str, &str)] = sources!(
    "_annotations.py",
    "_capsules.py",
    "_definitions.py",
    "_elements.py",
    "_enums.py",
    "_generate.py",
    "_mlir_libs/__init__.py",
    "_mlir_libs/__init__.pyi",
    "_mlir_libs/_affine.py",
    "_mlir_libs/_attributes.py",
    "_mlir_libs/_builders.py",
    "_mlir_libs/_frames.py",
    "_mlir_libs/_interfaces.py",
    "_mlir_libs/_kinds.py",
    "_mlir_libs/_mlir/__init__.pyi",
    "_mlir_libs/_types.py",
    "_names.py",
    "dialects/__init__.py",
    "dialects/__init__.pyi",
    "dialects/_ods_common.py",
    "dialects/_ods_common.pyi",
    "dialects/arith.py",
    "dialects/arith.pyi",
    "dialects/builtin.py",
    "dialects/builtin.pyi",
    "dialects/func.py",
    "dialects/func.pyi",
    "dialects/linalg.py",
    "dialects/linalg.pyi",
    "dialects/memref.py",
    "dialects/memref.pyi",
    "dialects/scf.py",
    "dialects/scf.pyi",
    "dialects/tensor.py",
    "dialects/tensor.pyi",
    "execution_engine.py",
    "execution_engine.pyi",
    "extras/__init__.py",
    "extras/__init__.pyi",
    "extras/meta.py",
    "extras/meta.pyi",
    "extras/types.py",
    "extras/types.pyi",
    "ir.py",
    "ir.pyi",
    "parts.py",
    "parts.pyi",
    "passmanager.py",
    "passmanager.pyi",
    "rewrite.py",
    "rewrite.pyi",
    "runtime/__init__.py",
    "runtime/__init__.pyi",
    "runtime/np_to_memref.py",
    "runtime/np_to_memref.pyi",
    "stubs.py",
);

/// The finder, which is compiled at import.
const FINDER: &std::ffi::CStr =
    match std::ffi::CStr::from_bytes_with_nul(concat!(include_str!("../../python/_finder.py"), "\0").as_bytes()) {
        Ok(text) => text,
        Err(_) => panic!("the source of the finder has a byte of zero"),
    };

/// Returns a number that tells apart the versions of a source, for its bytecode: FNV-1a.
#[pyfunction]
fn checksum(source: &[u8]) -> u32 {
    source.iter().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// The Python package around an extension module.
pub(crate) struct Package<'py> {
    pub(crate) name: String,
    /// The extension module.
    module: Bound<'py, PyModule>,
    /// The native modules by their names in the package.
    natives: Bound<'py, PyDict>,
}

impl<'py> Package<'py> {
    /// Returns the package that contains the module, or the module's own package.
    pub(crate) fn of(module: &Bound<'py, PyModule>) -> PyResult<Self> {
        let name = module.name()?.to_string();
        let name = name.rsplit_once('.').map_or(name.as_str(), |(package, _)| package).to_owned();
        Ok(Self { name, module: module.clone(), natives: PyDict::new(module.py()) })
    }

    /// Returns a new native module of the package.
    pub(crate) fn native_module(&self, name: &str) -> PyResult<Bound<'py, PyModule>> {
        let module = PyModule::new(self.module.py(), &format!("{}.{name}", self.name))?;
        self.natives.set_item(name, &module)?;
        Ok(module)
    }

    /// Returns a new native module inside another.
    pub(crate) fn submodule(&self, parent: &Bound<'py, PyModule>, name: &str) -> PyResult<Bound<'py, PyModule>> {
        let module = self.native_module(&format!("_mlir_libs._mlir.{name}"))?;
        parent.add(name, &module)?;
        Ok(module)
    }

    /// Puts the classes of the native modules into this package, and lets `import` find it.
    pub(crate) fn install(&self) -> PyResult<()> {
        let py = self.module.py();
        for module in self.natives.values() {
            let module = module.cast_into::<PyModule>()?;
            for class in module.dict().values() {
                if let Ok(class) = class.cast_into::<PyType>() {
                    class.setattr("__module__", module.name()?)?;
                }
            }
        }
        let sources = PyDict::new(py);
        SOURCES.iter().try_for_each(|(path, text)| sources.set_item(path, text))?;
        let mut namespaces: Vec<&str> =
            crate::package::extension::definitions().dialects().iter().map(|it| it.name).collect();
        namespaces.sort_unstable();
        let finder = PyModule::from_code(py, FINDER, c"<the finder of ods-python>", c"_finder")?;
        finder.getattr("install")?.call1((
            &self.module,
            &self.name,
            &self.natives,
            sources,
            namespaces,
            wrap_pyfunction!(checksum, py)?,
        ))?;
        Ok(())
    }
}
