"""The examples in documentation comments, as one file of functions that a compiler reads.

An example is an indented block of a comment, after an empty line. What the examples of a module take
for given (`Brew`, `counter`, `page`) stands in Probes/Documentation/MODULE.swift, imports first. Each is
the body of a function, or stands at file level when it declares what only stands there. What is not
Swift is fenced instead: ``` and no language. What only this package sees has examples for its readers
alone; they are not compiled.
"""

import re
import subprocess

from layers import ROOT

GIVEN = ROOT / "Probes" / "Documentation"
CODE = re.compile(r"\s*/// {5}(.*)")
EMPTY = re.compile(r"\s*///\s*$")
AT_FILE_LEVEL = re.compile(
    r"^((@\w+(\(.*\))? )*(public |private )?(extension|import|macro|@main)|@Optics)\b", re.MULTILINE)


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


def of(module):
    """The examples of a module, each with its file and line."""
    return [(file.relative_to(ROOT), *example)
            for file in sorted((ROOT / "Sources" / module).rglob("*.swift"))
            for example in examples(file)]


def program(module):
    """All examples of a module below what they take for given; None if it has none."""
    found = of(module)
    if not found:
        return None
    given = GIVEN / f"{module}.swift"
    text = given.read_text() if given.exists() else f"import {module}\n"
    text = f'#sourceLocation(file: "{given.relative_to(ROOT)}", line: 1)\n{text}'
    for number, (file, line, code) in enumerate(found):
        at = f'#sourceLocation(file: "{file}", line: {line})\n{code}\n#sourceLocation()\n'
        if AT_FILE_LEVEL.search(code):
            text += at
        else:
            text += f"@MainActor func example{number}() async throws {{\n{at}}}\n"
    return text


def defects(module, work, *flags):
    """What the compiler says of the examples of a module."""
    text = program(module)
    if text is None:
        return ""
    file = work / f"{module}Examples.swift"
    file.write_text(text)
    done = subprocess.run(
        ["swiftc", "-swift-version", "6", "-parse-as-library", "-suppress-warnings",
         "-package-name", "reader", *flags, "-typecheck", file],
        capture_output=True, text=True, cwd=ROOT)
    return done.stderr if done.returncode else ""
