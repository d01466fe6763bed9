"""Notebooks: operations as HTML, and the progress of passes."""

import io
from html.parser import HTMLParser

import pytest

from ods.ir import *
from ods.passmanager import PassManager, ProgressDisplay


class Text(HTMLParser):
    """Reads the text of HTML, and checks that elements nest."""

    def __init__(self, source):
        super().__init__()
        self.open, self.text, self.most, self.classes = [], "", 0, {}
        self.feed(source)
        self.close()
        assert not self.open

    def handle_starttag(self, tag, attrs):
        assert tag in ("style", "pre", "span", "details", "summary"), tag
        self.open.append((tag, dict(attrs).get("class")))
        self.most = max(self.most, len(self.open))

    def handle_endtag(self, tag):
        assert self.open.pop()[0] == tag
        if tag == "summary":
            self.text += "\n"

    def handle_data(self, data):
        if self.open[-1][0] != "style":
            self.text += data
            self.classes.setdefault(self.open[-1][1], []).append(data)


TEXT = """
module attributes {x.text = "<script>alert('&')</script> { \\22 // no"} {
  func.func @f(%a: i32, %m: memref<?xf32>) -> i32 {
    %c = arith.constant -42 : i32 // a comment
    %true = arith.constant true
    %r = scf.if %true -> (i32) {
      %x = arith.addi %a, %c : i32
      scf.yield %x : i32
    } else {
      scf.yield %c : i32
    }
    cf.br ^bb1
  ^bb1:
    return %r : i32
  }
  func.func private @"<b>"()
}
"""


@pytest.fixture
def module():
    with Context() as context:
        context.allow_unregistered_dialects = True
        return Module.parse(TEXT)


def test_html_is_the_text_and_nothing_of_it_is_markup(module):
    source = module._repr_html_()
    assert "<script>" not in source and "<b>" not in source
    read = Text(source)
    assert read.text == str(module)
    classes = read.classes
    assert {"module", "func.func", "arith.addi", "return"} <= set(classes["o"])
    assert {"%0", "%arg0"} <= set(classes["v"]) and "^bb1" in classes["b"] and "@f" in classes["s"] and "i32" in classes["t"]
    assert classes["n"][0] == "-42" and source.count("<details open>") == source.count("<details") == 4
    generic = Text(module.operation._repr_html_())
    assert generic.text == str(module)


def test_operations_and_generic_forms(module):
    function = module.body.operations[0]
    assert Text(function._repr_html_()).text.startswith("func.func @f(")
    with Context() as context:
        context.allow_unregistered_dialects = True
        generic = Module.parse('"a.b"() ({ "c.d"() ({ ^bb0: }) {x = "}"} : () -> () }, { "e.f"() : () -> () }) : () -> ()')
        read = Text(generic._repr_html_())
        assert read.text == str(generic) and '"a.b"' in read.classes["o"]
    function.erase()
    with pytest.raises(RuntimeError, match="has been invalidated"):
        function._repr_html_()


def test_the_size_is_bounded():
    with Context() as context:
        context.allow_unregistered_dialects = True
        many = Module.parse("func.func @f() {\n" + '"a.b"() {x = "<<<<<<<<"} : () -> ()\n' * 50_000 + "return }")
        source = many._repr_html_()
        assert len(source) < 2_000_000
        read = Text(source)
        assert read.text.endswith("… the rest is not shown; use print\n") and source.count("<details open>") == 1
        assert str(many).startswith(read.text.rsplit("\n", 2)[0])
        long = Module.parse('"a.b"() {x = "' + "é" * 1_000_000 + '"} : () -> ()')
        assert len(long._repr_html_()) < 300_000
        deep = Module.parse('"a.b"() ({' * 200 + "}) : () -> ()" * 200)
        read = Text(deep._repr_html_())
        assert read.most < 50 and read.text == str(deep)
        elements = Module.parse("func.func @f() { %c = arith.constant dense<[" + ", ".join(map(str, range(1000))) + "]> : tensor<1000xi32> return }")
        assert "999" not in elements._repr_html_()


def test_random_text_stays_escaped(module):
    import random

    random.seed(3)
    for _ in range(300):
        text = "".join(random.choice("<>&\"'{}/\\%@^#!-0x1e.é\n a") for _ in range(random.randrange(40)))
        with module.context:
            module.operation.attributes["x.text"] = StringAttr.get(text)
        assert Text(module._repr_html_()).text == str(module)


PIPELINE = "builtin.module(func.func(canonicalize,cse),canonicalize)"


def test_progress_is_reported():
    with Context(), Location.unknown():
        module = Module.parse(TEXT.replace("x.text", "builtin.text"))
        manager = PassManager.parse(PIPELINE)
        manager.add(lambda op, pass_: None, "mine")
        seen = []
        manager.run(module.operation, progress=lambda *report: seen.append(report))
        assert seen[-2:] == [("Canonicalizer", None, None), ("mine", None, None)]
        manager.run(module.operation, progress=False)
        manager.run(module.operation, progress=None)


def test_long_passes_report_while_they_run():
    with Context(), Location.unknown():
        body = "".join(f"%c{i} = arith.constant {i} : i32 %a{i} = arith.addi %x, %c{i} : i32\n" for i in range(400))
        text = "".join(f"func.func @f{n}(%x: i32) {{ {body} return }}\n" for n in range(200))
        module = Module.parse(text)
        manager = PassManager.parse("builtin.module(func.func(cse,canonicalize,cse))")
        seen, texts = [], []

        def report(name, done, total):
            seen.append((name, done, total))
            # Waits for the end of the passes, as they have the module.
            texts.append(len(str(module)))

        manager.run(module.operation, progress=report)
        assert seen and all(total in (None, 200) for _, _, total in seen)
        assert len(texts) == len(seen) and all(texts)


def test_exceptions_of_reports_are_raised():
    def fail(name, done, total):
        raise KeyError("report")

    with Context(), Location.unknown():
        module = Module.parse(TEXT.replace("x.text", "builtin.text"))
        with pytest.raises(KeyError):
            PassManager.parse(PIPELINE).run(module.operation, progress=fail)
        with pytest.raises(TypeError):
            PassManager.parse(PIPELINE).run(module.operation, progress=3)
        with pytest.raises(MLIRError):
            PassManager.parse("builtin.module(func.func(canonicalize))", module.context).run(
                module.body.operations[0].operation, progress=lambda *report: None
            )
        assert module.operation.verify()


def test_lines_on_terminals():
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    terminal = Terminal()
    display = ProgressDisplay(terminal, delay=0)
    display("Canonicalizer", 3, 10)
    display("CSE", None, None)
    display.close()
    written = terminal.getvalue()
    assert "\rCanonicalizer 3/10, 0.0 s" in written and "\rCSE, 0.0 s" in written and written.endswith("\r")
    file = io.StringIO()
    display = ProgressDisplay(file, delay=0)
    display("CSE", None, None)
    display.close()
    assert file.getvalue() == ""
    display = ProgressDisplay(terminal, delay=100)
    display("late", None, None)
    assert "late" not in terminal.getvalue()
    with Context(), Location.unknown():
        PassManager.parse(PIPELINE).run(Module.parse("").operation, progress=True)


def test_lines_in_notebooks(monkeypatch):
    import sys
    import types

    shown = []

    class Handle:
        def update(self, data, raw):
            shown.append(data["text/plain"])

    def display(data, raw, display_id):
        shown.append(data["text/plain"])
        return Handle()

    ipython = types.ModuleType("IPython")
    ipython.get_ipython = lambda: types.SimpleNamespace(kernel=object())
    ipython.display = types.ModuleType("IPython.display")
    ipython.display.display = display
    monkeypatch.setitem(sys.modules, "IPython", ipython)
    monkeypatch.setitem(sys.modules, "IPython.display", ipython.display)
    line = ProgressDisplay(delay=0)
    line("CSE", 1, 2)
    line("CSE", 2, 2)
    line.close()
    assert shown == ["CSE 1/2, 0.0 s", "CSE 2/2, 0.0 s", ""]
