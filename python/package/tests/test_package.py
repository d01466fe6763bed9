"""The package as a whole: its modules, its stubs, signatures and documentation."""

import ctypes
import importlib
import importlib.metadata
import inspect
import os
import pathlib
import subprocess
import sys
import types
import typing

import pytest

import ods.ir
from ods import stubs
from ods.dialects import arith, linalg, memref, scf

SOURCES = pathlib.Path(__file__).parents[2] / "bindings" / "python"
FINDER = next(it for it in sys.meta_path if getattr(it, "prefix", None) == "ods.")


def test_every_file_is_in_the_extension():
    files = {str(it.relative_to(SOURCES)) for it in SOURCES.rglob("*.py*") if it.suffix in (".py", ".pyi")}
    assert files - {"_finder.py"} == {it for it in [*FINDER.sources, *FINDER.stubs] if (SOURCES / it).exists()}


def test_sources_are_found_for_tracebacks():
    assert inspect.getsource(scf.for_).startswith("def for_(") and scf.__file__.endswith("scf.py")
    assert inspect.getsource(ods.ir).startswith('"""Contexts, locations')


def test_files_beside_the_package_have_precedence(tmp_path):
    script = "import ods, sys; ods.__path__.insert(0, sys.argv[1]); from ods.dialects import extra; print(extra.NAME)"
    (tmp_path / "dialects").mkdir()
    (tmp_path / "dialects" / "extra.py").write_text("from .arith import AddIOp\nNAME = AddIOp.OPERATION_NAME\n")
    script = script.replace("from ods.dialects", "import ods.dialects; ods.dialects.__path__.insert(0, sys.argv[1] + '/dialects'); from ods.dialects")
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True)
    assert done.stdout == "arith.addi\n", done.stderr


def test_an_import_of_ir_leaves_out_what_takes_long():
    script = "import sys, ods.ir; ods.ir.Context(); print({'enum', 'typing', 're', 'importlib'} & set(sys.modules) or 'none')"
    done = subprocess.run([sys.executable, "-S", "-c", f"import sys; sys.path = {sys.path!r}; {script}"], capture_output=True, text=True)
    assert done.stdout == "none\n", done.stdout + done.stderr


def test_absent_dialects_are_not_found():
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("ods.dialects.transform")


def test_modules_of_dialects_are_looked_for_once():
    native, asked = ods.ir._mlir, []
    native._define("_import_dialect", asked.append)
    try:
        with ods.ir.Context() as context, ods.ir.Location.unknown():
            context.allow_unregistered_dialects = True
            ops = [ods.ir.Operation.create("without_module.a").opview for _ in range(3)]
            assert asked == ["without_module"] and type(ops[2]) is ods.ir.OpView
            native.globals.append_dialect_search_prefix("nowhere")
            assert type(ops[0].operation.opview) is ods.ir.OpView and asked == ["without_module"] * 2
    finally:
        native.globals.dialect_search_modules.remove("nowhere")
        native._define("_import_dialect", ods.ir._load_dialect_module)
        native._import_again()


def test_stubs_have_all_operations_with_types():
    text = stubs.operations("arith")
    assert "class CmpIOp(OpView):" in text and "predicate: CmpIPredicate | int | Attribute," in text
    assert "def cmpi(" in text and "-> OpResult:" in text
    text = stubs.operations("linalg")
    assert all(f"class {it}(OpView):" in text for it in vars(linalg) if it.endswith("Op"))


def test_stubs_are_written_into_a_folder(tmp_path):
    subprocess.run([sys.executable, "-m", "ods.stubs", str(tmp_path / "ods")], check=True)
    assert (tmp_path / "ods" / "py.typed").exists() and (tmp_path / "ods" / "dialects" / "_cf_ops_gen.pyi").exists()
    for path in (tmp_path / "ods").rglob("*.pyi"):
        compile(path.read_text(), str(path), "exec")


TYPED = """
import numpy
from ods.dialects import func, linalg, tensor
from ods.ir import DenseElementsAttr, DenseResourceElementsAttr, F32Type, RankedTensorType, Value

def f(a: Value) -> func.ReturnOp:
    ones = DenseElementsAttr.get(numpy.ones(3, "float32"))
    DenseResourceElementsAttr.get_from_buffer(numpy.ones(3, "float32"), "ones", ones.type)
    zeros = linalg.fill(a, outs=[tensor.empty([4, 4], F32Type.get())])
    turned = linalg.transpose(zeros, outs=[zeros], permutation=[1, 0])
    return func.ReturnOp([turned])
"""


def test_arrays_and_results_fit_the_stubs(tmp_path):
    pytest.importorskip("numpy")
    pytest.importorskip("mypy")
    stubs.write(tmp_path / "stubs" / "ods")
    script = tmp_path / "typed.py"
    script.write_text(TYPED)
    command = [sys.executable, "-m", "mypy", "--strict", "--python-version", "3.11", "--cache-dir", str(tmp_path / "cache"), str(script)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env={**os.environ, "MYPYPATH": str(tmp_path / "stubs")})
    assert done.returncode == 0, done.stdout


def test_stubs_of_modules_of_a_project_are_those_of_its_sources(tmp_path, monkeypatch):
    monkeypatch.setattr(FINDER, "folder", str(tmp_path))
    (tmp_path / "dialects").mkdir()
    (tmp_path / "__init__.py").write_text("from . import _native\n")
    source = "from ._cf_ops_gen import *\nclass AssertOp(AssertOp):\n    def __init__(self, arg: int) -> None:\n        super().__init__(arg, 'no')\n"
    (tmp_path / "dialects" / "cf.py").write_text(source)
    (tmp_path / "ir.py").write_text("")
    made = stubs.stubs()
    assert "ir.pyi" not in made and "rewrite.pyi" in made
    text = made["dialects/cf.pyi"]
    assert "class AssertOp(_ops.AssertOp):" in text and "def __init__(self, arg: int) -> None:\n        ..." in text
    assert "BranchOp as BranchOp" in text and "import AssertOp" not in text and "super" not in text
    # One that is made anew replaces the last one; one that the project has written stays.
    (tmp_path / "dialects" / "cf.pyi").write_text(text)
    assert made == stubs.stubs()
    (tmp_path / "dialects" / "cf.pyi").write_text("class AssertOp: ...\n")
    assert "dialects/cf.pyi" not in stubs.stubs()


def test_the_version_is_that_of_the_wheel():
    script = "import sys, ods; print(ods.__version__, 'importlib.metadata' in sys.modules)"
    done = subprocess.run([sys.executable, "-S", "-c", f"import sys; sys.path = {sys.path!r}; {script}"], capture_output=True, text=True)
    assert done.stdout == f"{importlib.metadata.version('ods-ir')} False\n", done.stdout + done.stderr
    assert "__version__: str\n" in stubs.stubs()["__init__.pyi"]


def test_stubs_take_the_values_of_what_attributes_are_confined_to():
    text = stubs.operations("memref")
    assert "alignment: int | Attribute | None = None" in text and "def alignment(self) -> IntegerAttr | None: ..." in text
    assert memref.AllocOp.alignment.fget.__annotations__["return"] is typing.Optional[ods.ir.IntegerAttr]


def test_stubs_have_the_documentation_of_definitions():
    assert 'class AddIOp(OpView):\n    """Integer addition\n' in stubs.operations("arith")
    text = stubs.enumerations("arith")
    assert 'class FastMathFlags(enum.IntFlag):\n    """Floating point fast math flags\n' in text
    assert arith.FastMathFlags.__doc__.startswith("Floating point fast math flags\n")


def test_stubs_have_the_documentation_of_the_package():
    text = stubs.stubs()["ir.pyi"]
    assert '    def width(self) -> int:\n        """Returns the number of bits."""\n' in text
    assert text.count('class IntegerType(Type):\n    """An integer type of any width."""\n') == 1
    stub = "class Owner:\n    @property\n    def one(self) -> int: ...  # type: ignore\n    def two(self, /) -> None:\n        \"\"\"Kept.\"\"\"\n"

    class Owner:
        """The \"owner\"."""

        @property
        def one(self):
            """Returns one.

            It is a number.
            """

        def two(self):
            """Omitted."""

    made = stubs.documented(stub, types.SimpleNamespace(Owner=Owner))
    assert made == (
        'class Owner:\n    """The "owner"."""\n    @property\n    def one(self) -> int:  # type: ignore\n'
        '        """Returns one.\n\n        It is a number.\n        """\n    def two(self, /) -> None:\n        """Kept."""\n'
    )


def members(owner):
    """Returns the public functions, classes and properties of a module or a class, by name."""
    kept = {}
    for name, it in vars(owner).items():
        function = getattr(it, "__func__", it)
        is_ours = inspect.isclass(owner) or (getattr(function, "__module__", None) or "").startswith("ods.")
        if not name.startswith("_") and is_ours and (callable(function) or inspect.isdatadescriptor(function)):
            kept[name] = function
    return kept


PUBLIC = (
    "ir passmanager rewrite execution_engine parts runtime runtime.np_to_memref extras.meta extras.types "
    "dialects.arith dialects.builtin dialects.func dialects.linalg dialects.memref dialects.scf dialects.tensor dialects._ods_common"
)


@pytest.mark.parametrize("name", PUBLIC.split())
def test_everything_public_has_documentation(name):
    if name == "runtime.np_to_memref":
        pytest.importorskip("numpy")
    module = importlib.import_module(f"ods.{name}")
    silent = [it for it, value in members(module).items() if not inspect.getdoc(value)]
    for cls in filter(inspect.isclass, members(module).values()):
        # Fields of C have no documentation, and parts of operations have that of the operation.
        is_made = issubclass(cls, ctypes.Structure) or (issubclass(cls, ods.ir.OpView) and cls.__module__.endswith("_ops_gen"))
        slots = getattr(cls, "__slots__", {})
        known = slots if isinstance(slots, dict) else {}
        silent += [f"{cls.__name__}.{it}" for it, value in members(cls).items() if not (is_made or it in known or inspect.getdoc(value))]
    assert silent == []


def test_documentation_is_that_of_the_definitions():
    assert inspect.getdoc(arith.AddIOp).startswith("Integer addition") and arith.addi.__doc__ == arith.AddIOp.__doc__
    assert str(inspect.signature(arith.SelectOp)) == "(condition, true_value, false_value, *, results=None, loc=None, ip=None)"
    import pydoc

    assert "Integer addition" in pydoc.render_doc(arith.AddIOp)
