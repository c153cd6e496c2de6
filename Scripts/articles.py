"""Extracts the Swift code of the documentation: the blocks of an article in order, as one file; the examples in the
comments of a module, as one file of functions; and the files that a README shows, each as a name in backquotes on its own
line, followed by the text.

A block of an article that must not be compiled has no language after its fence. The blocks of the tutorial are files of
a package, which `check-tutorial` builds.

An example in a comment is an indented block after an empty line. Probes/Documentation/MODULE.swift declares the names
that the examples of a module use (`Brew`, `counter`, `page`). The examples can use this module and its dependencies.
Nothing is run, so values are `given()`. Each example becomes the body of a function, or stands at file level if it
contains declarations that are allowed only there. Other text is fenced: ``` without a language. Examples of declarations
that are not public are not compiled.
"""

import re
import subprocess

from layers import PLUGIN, ROOT, below, targets

TUTORIAL = ROOT / "Sources" / "ArcoServer" / "ArcoServer.docc" / "A-to-do-page-in-an-hour.md"
BLOCK = re.compile(r"^```swift\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"^`([\w./]+)`\n\n```swift\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FIRST = "Sources/Coffee/main.swift"
PAGE = "Sources/Coffee/Coffee.swift"
APP = "Sources/Coffee/App.swift"
SCREEN = "Sources/Coffee/CoffeeScreen.swift"
GIVEN = ROOT / "Probes" / "Documentation"
# Modules whose examples also use the declarations for those of another module.
SHARED = {"ArcoServer": ["ArcoWeb"], "ArcoWebTesting": ["ArcoWeb"]}
CODE = re.compile(r"\s*/// {5}(.*)")
EMPTY = re.compile(r"\s*///\s*$")
AT_FILE_LEVEL = re.compile(
    r"^((@\w+(\(.*\))? )*(public |private )?(extension|import|macro|@main)|@Optics|@Form)\b", re.MULTILINE)


def program(article):
    """The article's blocks, each at its lines in the article; nil if there are none."""
    if article == TUTORIAL:
        return None
    text, lines = article.read_text(), []
    for block in BLOCK.finditer(text):
        first = text.count("\n", 0, block.start(1))
        lines += [""] * (first - len(lines)) + block.group(1).splitlines()
    return "\n".join(lines) + "\n" if lines else None


def files(document):
    """Each file's text by its name."""
    return dict(FILE.findall(document.read_text()))


def feature(document):
    """The part of the page's file that has no view: state, inputs, dispatchers."""
    return files(document)[PAGE].split("\nfunc ")[0].replace(
        "import ArcoPages\n", "import Arco\nimport ArcoMacros\n")


def examples(file):
    """The examples of a source file's public declarations, each with the line of its first."""
    lines, block, first, found = [*file.read_text().splitlines(), ""], [], None, []
    for number, line in enumerate(lines, 1):
        code = CODE.match(line)
        if code and (block or EMPTY.match(lines[number - 2])):
            first = first or number
            block.append(code[1])
        elif block and EMPTY.match(line):
            block.append("")
        elif block:
            found.append((first, "\n".join(block).rstrip()))
            block, first = [], None
        if not re.match(r"\s*(///|@)", line):
            if not re.match(r"\s*package ", line):
                yield from found
            found = []


def examples_of(module):
    """The examples of a module, each with its file and line."""
    return [(file.relative_to(ROOT), *example)
            for file in sorted((ROOT / "Sources" / module).rglob("*.swift"))
            for example in examples(file)]


def defects(module, work, *flags):
    """The messages of the compiler for the examples of a module."""
    found = examples_of(module)
    if not found:
        return ""
    shared = SHARED.get(module, [])
    text = "".join(f"import {name}\n" for name in sorted({"ArcoMacros", *below(module, *shared)}))
    text += "func given<Value>() -> Value { fatalError() }\n"
    for given in (GIVEN / f"{name}.swift" for name in [*shared, module]):
        if given.exists():
            text += f'#sourceLocation(file: "{given.relative_to(ROOT)}", line: 1)\n{given.read_text()}\n'
    for number, (file, line, code) in enumerate(found):
        at = f'#sourceLocation(file: "{file}", line: {line})\n{code}\n#sourceLocation()\n'
        if AT_FILE_LEVEL.search(code):
            text += at
        else:
            text += f"@MainActor func example{number}() async throws {{\n{at}}}\n"
    file = work / f"{module}Examples.swift"
    file.write_text(text)
    done = subprocess.run(
        ["swiftc", "-swift-version", "6", "-parse-as-library", "-suppress-warnings",
         "-package-name", "reader", *flags, *PLUGIN, "-typecheck", file],
        capture_output=True, text=True, cwd=ROOT)
    return done.stderr if done.returncode else ""


def compile_macros(work):
    """Compiles the module of the macros beside the modules in a folder."""
    target, = (target for target in targets() if target.name == "ArcoMacros")
    subprocess.run(
        ["swiftc", "-swift-version", "6", "-package-name", "arco", "-parse-as-library", "-wmo", "-D", "Macros",
         "-module-name", target.name, "-I", work, *target.flags, *PLUGIN, "-emit-module", "-emit-module-path",
         work / f"{target.name}.swiftmodule", "-c", *target.sources(), "-o", work / f"{target.name}.o"], check=True)
