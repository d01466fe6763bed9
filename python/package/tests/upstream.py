"""Runs MLIR's own tests of its Python bindings, which are not in this repository, against a package.

    python upstream.py FOLDER [--package NAME] [--write FILE] [NAME...]

FOLDER is `mlir/test/python` of a checkout of LLVM 22. A test runs with the import changed, and FileCheck judges what it prints. Where a
file fails, each of its functions is judged alone: the others go on after an exception, and without dialects that are absent. `data/upstream.txt` lists the files that apply,
and why a function or a file does not pass; any other failure is an error. With `--write`, the outcome is written as the page of the
documentation. NAMEs select files.
"""

import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
FILECHECKS = ("FileCheck-22", "FileCheck", "/usr/lib/llvm-22/bin/FileCheck")
# The functions with which files run theirs.
RUNNERS = ("run", "constructAndPrintInModule")
SECONDS = 300

# Runs a file, whose runners go on after an exception.
DRIVER = """
import ast, importlib.util, sys, traceback
path, runners = sys.argv[1], sys.argv[2].split(",")
tree = ast.parse(open(path).read(), path)

def _guard(runner):
    def run(function):
        try:
            return runner(function)
        except Exception:
            traceback.print_exc()
            print("RAISED:", function.__name__, flush=True)
            return function
    return run

for it in tree.body:
    if isinstance(it, ast.ImportFrom) and it.module.endswith(".dialects"):
        it.names = [name for name in it.names if importlib.util.find_spec(f"{it.module}.{name.name}")]
at = next((i for i, it in enumerate(tree.body) if isinstance(it, ast.FunctionDef) and it.name in runners), None)
if at is not None:
    name = tree.body[at].name
    tree.body.insert(at + 1, ast.parse(f"{name} = _guard({name})").body[0])
sys.argv = [path]
sys.path[0] = path.rpartition("/")[0]
exec(compile(ast.fix_missing_locations(tree), path, "exec"), {"__name__": "__main__", "__file__": path, "_guard": _guard})
"""


def with_package(text, package):
    """Returns a test for another package: names of capsules are the only ones that stay."""
    parts = "ir|dialects|passmanager|rewrite|extras|runtime|execution_engine|_mlir_libs"
    text = re.sub(rf"\bmlir(?=\.(?:{parts})\b)(?!\.ir\.\w+\._CAPIPtr)", package, text)
    text = re.sub(r"\b(from|import) mlir\b(?! as)", rf"\1 {package}", text)
    return re.sub(r"<mlir\.|\bmlir(?=\[\[SEP\]\])", lambda it: it.group().replace("mlir", package), text)


def commands(text):
    """Returns the commands of a test."""
    return re.findall(r"^# RUN: (.*)$", text, re.M)


def shell(command, path, filecheck):
    command = command.replace("%PYTHON", sys.executable).replace("%s", str(path))
    return re.sub(r"\bFileCheck\b", lambda _: filecheck, command)


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, errors="replace", **options)


def labels(text):
    """Returns the functions of a test, each with its lines: from its label, or its definition, to the label or definition of the next."""
    starts = {it[1]: it.start() for it in re.finditer(r"^(?:@.*\n)*def (\w+)\(", text, re.M)}
    for it in re.finditer(r"^ *# CHECK(?:-LABEL)?: *(?:TEST: *)?(\w+)$", text, re.M):
        if it[1] in starts:
            starts[it[1]] = it.start()
    order = sorted((start, name) for name, start in starts.items())
    ends = [start for start, _ in order[1:]] + [len(text)]
    return {name: text[start:end] for (start, name), end in zip(order, ends)}


def judge_functions(text, path, filecheck):
    """Returns the functions of a file, each with whether it passes, and what was said."""
    driven = run([sys.executable, "-c", DRIVER, str(path), ",".join(RUNNERS)])
    merged = "2>&1" in " ".join(commands(text))
    said = driven.stdout + (driven.stderr if merged else "")
    outputs = re.split(r"^TEST: *(\w+).*$", said, flags=re.M)
    outputs = dict(zip(outputs[1::2], outputs[2::2]))
    functions = labels(text)
    verdicts = {}
    ran = [name for name in functions if re.search(rf"^@(?:{chr(124).join(RUNNERS)})$|^run\({name}\)", functions[name], re.M)]
    for name in dict.fromkeys([*ran, *outputs]):
        output = outputs.get(name)
        if output is None:
            verdicts[name] = (False, "was not run: " + driven.stderr[-1500:])
        elif f"RAISED: {name}" in output:
            verdicts[name] = (False, "raised: " + trace_of(driven.stderr, name))
        elif "# CHECK" in functions.get(name, ""):
            with tempfile.NamedTemporaryFile("w", suffix=".py") as checks:
                checks.write(functions[name])
                checks.flush()
                found = run([filecheck, checks.name, "--enable-var-scope=false"], input=f"TEST: {name}{output}")
            verdicts[name] = (found.returncode == 0, found.stderr)
        else:
            verdicts[name] = (True, "")
    return verdicts


def trace_of(stderr, name):
    """Returns the traceback through a function."""
    traces = ["Traceback" + it for it in stderr.split("Traceback")[1:]]
    return "\n".join(it for it in traces if f"in {name}" in it)[-3000:] or stderr[-1500:]


def judge(path, text, filecheck):
    """Returns how many functions a file has, and the messages about functions that fail."""
    count = len(re.findall(rf"^ *@(?:{'|'.join(RUNNERS)})$|^(?:run)\(", text, re.M)) or 1
    results = [run(["sh", "-c", shell(command, path, filecheck)]) for command in commands(text)]
    # The status of a pipe is that of FileCheck alone, as Python's may be one on purpose.
    if all(it.returncode == 0 for it in results):
        crashed = [it.stderr for it in results if "Traceback (most recent call last)" in it.stderr]
        return count, {"(all)": crashed[0][-3000:]} if crashed and count == 1 else {}
    verdicts = judge_functions(text, path, filecheck)
    failures = {name: said for name, (passes, said) in verdicts.items() if not passes}
    if not failures:
        failures = {"(all)": "".join(it.stdout + it.stderr for it in results)[-3000:]}
    return max(count, len(verdicts)), failures


def load_reasons():
    """Returns the files that apply in the order of the list, and the reasons of failures by file and function."""
    files, reasons = [], {}
    for line in (HERE / "data" / "upstream.txt").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        if line.startswith(" "):
            name, reason = line.strip().split(": ", 1)
            reasons[files[-1]][name] = reason
        else:
            files.append(line)
            reasons[line] = {}
    return files, reasons


def page(outcomes, reasons):
    """Returns the page of the documentation."""
    total = sum(count for count, _ in outcomes.values())
    failed = sum(count if "(all)" in failures else len(failures) for count, failures in outcomes.values())
    lines = [
        "# MLIR's tests of its Python bindings",
        "",
        "Written by `cargo xtask python-tests FOLDER --write`, where FOLDER is `mlir/test/python` of LLVM 22.1.8: its files that apply run with the",
        "import changed, and FileCheck judges what they print. The package is `ods` with the dialect `python_test` of these tests, defined in",
        "`tests/python-upstream`. Where a file fails as a whole, each of its functions is judged alone. None of the files is in this repository;",
        "the reasons below are in `python/package/tests/data/upstream.txt`, and any other outcome is an error.",
        "",
        f"{total - failed} of {total} functions pass, in {len(outcomes)} files.",
        "",
        "| file | functions | pass |",
        "|---|--:|--:|",
    ]
    for name, (count, failures) in outcomes.items():
        lines.append(f"| `{name}` | {count} | {0 if '(all)' in failures else count - len(failures)} |")
    lines += ["", "## What does not pass", ""]
    for name, (_, failures) in outcomes.items():
        for function in failures:
            reason = reasons.get(name, {}).get(function, "not explained")
            lines.append(f"* `{name}`{'' if function == '(all)' else f', `{function}`'}: {reason}")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--package", default="upstream")
    parser.add_argument("--write", type=pathlib.Path)
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    filecheck = next((found for it in FILECHECKS if (found := shutil.which(it))), None)
    if filecheck is None:
        sys.exit("FileCheck is missing; install LLVM's tools")
    files, reasons = load_reasons()
    chosen = options.names or files
    outcomes, unexplained = {}, 0
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder, "test", "python")
        shutil.copytree(options.folder, copy, ignore=lambda _, names: [it for it in names if it.endswith((".cpp", ".h", ".td"))])
        for path in copy.rglob("*.py"):
            path.write_text(with_package(path.read_text(), options.package))
        for name in chosen:
            path = copy / name
            count, failures = judge(path, path.read_text(), filecheck)
            outcomes[name] = (count, failures)
            known = reasons.get(name, {})
            print(f"{name}: {0 if '(all)' in failures else count - len(failures)} of {count}", flush=True)
            for function, said in failures.items():
                unexplained += function not in known
                print(f"    {function}: {known.get(function, 'FAILED, without a reason in data/upstream.txt')}")
                if function not in known or options.verbose:
                    print("        " + said.strip().replace("\n", "\n        "))
            for function in known:
                if function not in failures:
                    print(f"    {function}: passes, although data/upstream.txt has a reason for the contrary")
                    unexplained += 1
    if options.write:
        options.write.write_text(page(outcomes, reasons))
    if unexplained:
        sys.exit(f"{unexplained} outcomes differ from data/upstream.txt")


if __name__ == "__main__":
    main()
