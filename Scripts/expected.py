"""The errors that a probe says it has, held against those that the compiler gave.

A probe says `// error: text` at the end of a line, or above it on a line of its own: the compiler
must give an error there that has the text in it, and none on a line without.
As a command, `expected.py PROBE ERRORS`, it prints what differs, and fails where something does.
"""

import pathlib
import re
import sys

GIVEN = re.compile(r"^(\S[^:\n]*):(\d+):\d+: error: (.*)$", re.M)
SAID = re.compile(r"^(.*?)// error: (.*)$")


def expected(probe):
    """The texts that a probe expects, by line."""
    found = {}
    lines = probe.read_text().splitlines()
    for number, line in enumerate(lines, start=1):
        if said := SAID.match(line):
            place = number
            # On a line of its own it speaks of the next that is no comment.
            while lines[place - 1].strip().startswith("//") and place < len(lines):
                place += 1
            found.setdefault(place, []).append(said.group(2).strip())
    return found


def differences(probe, said):
    """A line for each error that was expected and not given, or given and not expected."""
    given = {}
    for path, line, text in GIVEN.findall(said):
        if pathlib.Path(path).name == probe.name:
            given.setdefault(int(line), []).append(text)
    wanted = expected(probe)
    for line, texts in wanted.items():
        for text in texts:
            if not any(text in one for one in given.get(line, [])):
                yield f"{probe}:{line}: fails otherwise than it says, '{text}': {given.get(line, 'no error')}"
    for line, texts in given.items():
        if line not in wanted:
            yield f"{probe}:{line}: an error that it does not say: {texts[0]}"


def main(probe, errors):
    probe = pathlib.Path(probe)
    if not expected(probe):
        sys.exit(f"{probe}:1: says no error to expect")
    if found := list(differences(probe, pathlib.Path(errors).read_text())):
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
