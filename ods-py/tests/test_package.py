"""The package as a whole: its modules, its stubs, signatures and documentation."""

import importlib
import inspect
import pathlib
import subprocess
import sys

import pytest

import ods.ir
from ods import stubs
from ods.dialects import arith, linalg, scf

SOURCES = pathlib.Path(__file__).parents[2] / "ods-python" / "python"
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


def test_documentation_is_that_of_the_definitions():
    assert inspect.getdoc(arith.AddIOp).startswith("Integer addition") and arith.addi.__doc__ == arith.AddIOp.__doc__
    assert str(inspect.signature(arith.SelectOp)) == "(condition, true_value, false_value, *, results=None, loc=None, ip=None)"
    import pydoc

    assert "Integer addition" in pydoc.render_doc(arith.AddIOp)
