"""The finder of the modules of a package whose sources its extension holds.

A file in the folder of the package has precedence, so that a project adds modules, or replaces one. Bytecode is kept there, as that of
files is.
"""

import os
import sys

# What `importlib.machinery` has, which takes time to be imported.
from _frozen_importlib import ModuleSpec
from _frozen_importlib_external import SourceFileLoader

_OPS = '"""The operations of the dialect `{0}`, from its definitions."""\n\nfrom .._generate import generate\n\ngenerate("{0}", globals())\n'
_ENUMS = '"""The enums of the dialect `{0}`, from its definitions."""\n\nfrom .._generate import generate_enums\n\ngenerate_enums("{0}", globals())\n'
_DIALECT = (
    '"""The dialect `{0}`."""\n\nfrom ._{0}_enum_gen import *\nfrom ._{0}_ops_gen import *\nfrom ._{0}_ops_gen import _Dialect\n'
)


class _Embedded(SourceFileLoader):
    """A loader of a source that is not in a file."""

    def __init__(self, fullname, path, text, checksum):
        super().__init__(fullname, path)
        self.source = text.encode()
        self.checksum = checksum

    def path_stats(self, path):
        return {"mtime": self.checksum(self.source), "size": len(self.source)}

    def get_data(self, path):
        return self.source if path == self.path else super().get_data(path)


class _Native:
    """A loader of a module that exists already."""

    def __init__(self, module):
        self.module = module

    def create_module(self, spec):
        return self.module

    def exec_module(self, module):
        pass


class _Finder:
    """The finder of one package."""

    def __init__(self, package, folder, natives, sources, namespaces, checksum):
        self.prefix = package + "."
        self.folder = folder
        self.natives = natives
        self.sources = dict(sources)
        self.namespaces = namespaces
        self.checksum = checksum
        absent = [path for path in sources if path.startswith("dialects/") and self._namespace(path) not in ("", *namespaces)]
        for path in absent:
            del self.sources[path]
        self.stubs = {path: self.sources.pop(path) for path in list(self.sources) if path.endswith(".pyi")}
        for name in namespaces:
            self.sources.setdefault(f"dialects/{name}.py", _DIALECT.format(name))
            self.sources[f"dialects/_{name}_ops_gen.py"] = _OPS.format(name)
            self.sources[f"dialects/_{name}_enum_gen.py"] = _ENUMS.format(name)

    @staticmethod
    def _namespace(path):
        """Returns the dialect of a module of functions of its own; none for modules that all dialects share."""
        name = path.removeprefix("dialects/").partition(".")[0]
        return "" if name.startswith("_") else name

    def find_spec(self, fullname, path=None, target=None):
        if not fullname.startswith(self.prefix):
            return None
        name = fullname[len(self.prefix) :]
        native = self.natives.get(name)
        if native is not None:
            return ModuleSpec(fullname, _Native(native), is_package=True)
        relative = name.replace(".", "/")
        return self._embedded(fullname, relative + "/__init__.py") or self._embedded(fullname, relative + ".py")

    def _embedded(self, fullname, relative):
        text = self.sources.get(relative)
        path = os.path.join(self.folder, *relative.split("/"))
        if text is None or os.path.exists(path):
            return None
        is_package = relative.endswith("/__init__.py")
        spec = ModuleSpec(fullname, _Embedded(fullname, path, text, self.checksum), origin=path, is_package=is_package)
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations.append(os.path.dirname(path))
        return spec


def install(module, package, natives, sources, namespaces, checksum):
    """Adds the finder of a package to the interpreter's finders."""
    folder = os.path.dirname(os.path.abspath(module.__file__))
    if module.__name__ == package:
        folder = os.path.join(folder, package)
        module.__path__ = [folder]
    sys.meta_path.insert(0, _Finder(package, folder, natives, sources, namespaces, checksum))
