"""What a compiler should say of a source, as comments in the source, and what it did say.

    let a: Int = ""  // error: cannot convert value
    let b = c
    // error: cannot find 'c' in scope
    // note: a comment on a line of its own is about the nearest line of code above it

The text after the kind is a part of the message. Compile with `-diagnostic-style llvm`. As a command:
`expectations.py SOURCE FILE-WITH-WHAT-WAS-SAID` prints what differs, and fails if anything does.
"""

import collections
import pathlib
import re
import sys

EXPECTED = re.compile(r"// (error|warning|note): (.+?)(?=\s*// (?:error|warning|note): |\s*$)")
SAID = re.compile(r"^(.+?):(\d+):\d+: (error|warning|note): (.*)$", re.MULTILINE)
# What has no place: the driver's own errors, and the compiler's last words.
ELSEWHERE = re.compile(
    r"^(?:<unknown>:0: )?(?:error: .*|fatal error: .*|.*Stack dump:.*|.*(?i:please submit a bug report).*)$",
    re.MULTILINE)

Diagnostic = collections.namedtuple("Diagnostic", "line kind text")


def expected(text):
    """What the comments of a source ask for."""
    found, code = [], 0
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("//"):
            code = number
        found += [Diagnostic(code, *comment.groups()) for comment in EXPECTED.finditer(line)]
    return found


def differences(source, said, every=False):
    """A line for each thing that was said and not expected, or expected and not said.

    A mistake may bring notes and warnings, more errors on its line, and some in text that a macro
    wrote. These count if `every` is true; else the error of a line that expects none does.
    """
    source = pathlib.Path(source)
    missing, different = expected(source.read_text()), []
    mistakes = {one.line for one in missing if one.kind == "error"}
    for file, line, kind, text in SAID.findall(said):
        if pathlib.Path(file).name != source.name:
            # Such as the text that a macro wrote, which has a file name of its own.
            if every and kind != "note":
                different.append(f"{source}: said elsewhere: {file}:{line}: {kind}: {text}")
            continue
        met = next((one for one in missing
                    if one.line == int(line) and one.kind == kind and one.text in text), None)
        if met:
            missing.remove(met)
        elif every or kind == "error" and int(line) not in mistakes:
            different.append(f"{source}:{line}: not expected: {kind}: {text}")
    different += [f"{source}: {text}" for text in ELSEWHERE.findall(SAID.sub("", said))]
    different += [f"{source}:{one.line}: not said: {one.kind}: {one.text}" for one in missing]
    return different


if __name__ == "__main__":
    found = differences(sys.argv[1], pathlib.Path(sys.argv[2]).read_text())
    print("\n".join(found), end="\n" if found else "", file=sys.stderr)
    sys.exit(1 if found else 0)
