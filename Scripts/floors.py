"""The floors of ArcoCore: which of its folders may know which, read by the names of types.

What is described knows nothing of what runs; within a floor a folder knows those before it in the
lists below. `Seams` and `Handles` stand between the floors: a description opens itself in the one, and
lends what runs to its user's closures in the other. What is cast without a check stands in
`Seams/Trust.swift` alone.

As a command it prints the graph: a line a folder, with the folders that it names types of.
"""

import collections
import pathlib
import re

CORE = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "ArcoCore"
DESCRIPTION = ["Collections", "Effects", "Dispatchers", "Components"]
RUNTIME = ["Mailbox", "Engine", "Effects", "Queues", "Tree", "Components", "Views", "Driver"]
BETWEEN = ["Seams", "Handles"]
FOLDERS = ([f"Description/{name}" for name in DESCRIPTION] + BETWEEN
           + [f"Runtime/{name}" for name in RUNTIME])
TRUST = "Seams/Trust.swift"

DECLARED = re.compile(r"\b(?:class|struct|enum|protocol|typealias|actor)\s+([A-Z]\w*)")
EXTENDED = re.compile(r"^\s*extension\s+([A-Z]\w*)", re.MULTILINE)
# A name behind a dot is of another type's own.
NAMED = re.compile(r"(?<![.\w])[A-Z]\w*")
PARAMETERS = re.compile(r"\b(?:func \S+?|init|class \w+|struct \w+|enum \w+|typealias \w+)<([^()={]*?)>")
GENERIC = re.compile(r"(?:^|,|\s)([A-Z]\w*)(?=\s*(?:[:,]|$))")
CAST = re.compile(
    r"\b(?:unsafeDowncast|unsafeBitCast|assumingMemoryBound|bindMemory|withMemoryRebound|fromOpaque|as!)")
NOT_CODE = re.compile(
    r'#+""".*?"""#+|""".*?"""|#+"[^\n]*?"#+|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)


def sources():
    """The files of the core by folder, with comments and strings blanked."""
    for file in sorted(CORE.rglob("*.swift")):
        code = NOT_CODE.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), file.read_text())
        yield file, str(file.parent.relative_to(CORE)), code


def declarations():
    """The folder that declares each type: that of the one which is not in another, if there is one;
    names that several folders declare tell nothing else."""
    outer, inner = collections.defaultdict(set), collections.defaultdict(set)
    for _, folder, code in sources():
        for line in code.splitlines():
            for name in DECLARED.findall(line):
                (inner if line.startswith("  ") else outer)[name].add(folder)
    named = {name: outer.get(name) or inner[name] for name in {*outer, *inner}}
    return {name: min(folders) for name, folders in named.items() if len(folders) == 1}


def references():
    """Each name of a type that is declared in another folder: file, line, folder, name, its folder."""
    home = declarations()
    for file, folder, code in sources():
        own = {*DECLARED.findall(code), *GENERIC.findall(" ".join(PARAMETERS.findall(code)))}
        for found in NAMED.finditer(code):
            name = found.group()
            if name not in own and home.get(name, folder) != folder:
                yield file, code.count("\n", 0, found.start()) + 1, folder, name, home[name]


def may_know(folder, other):
    """Whether a folder may name types of another."""
    if folder in BETWEEN or other in BETWEEN:
        return True
    (floor, name), (other_floor, other_name) = folder.split("/"), other.split("/")
    if floor != other_floor:
        return floor == "Runtime"
    order = DESCRIPTION if floor == "Description" else RUNTIME
    return order.index(other_name) < order.index(name)


def violations():
    """Yields file, line and rule."""
    home = declarations()
    for file, folder, code in sources():
        if folder not in FOLDERS:
            yield file, 1, f"'{folder}' is no folder of the core: add it to Scripts/floors.py"
            continue
        if str(file.relative_to(CORE)) == TRUST:
            continue
        for found in CAST.finditer(code):
            yield file, code.count("\n", 0, found.start()) + 1, f"{found.group()}: belongs in {TRUST}"
        for found in EXTENDED.finditer(code):
            owner = home.get(found.group(1), folder)
            if owner.startswith("Runtime") and owner != folder:
                yield (file, code.count("\n", 0, found.start(1)) + 1,
                       f"what {found.group(1)} does belongs in {owner}")
    page = CORE.parent.parent / "ARCHITECTURE.md"
    said = re.search(r"(\d+) casts without a check", page.read_text())
    if not said or int(said.group(1)) != casts():
        yield page, 1, f"there are {casts()} casts without a check in {TRUST}: list them here"
    known = set()
    for file, line, folder, name, other in references():
        if folder in FOLDERS and not may_know(folder, other) and (file, name) not in known:
            known.add((file, name))
            yield file, line, f"{folder} may not know {name}, which is of {other}"


def casts():
    """How many casts are taken on trust; ARCHITECTURE.md says how many and which."""
    code = next(code for file, _, code in sources() if str(file.relative_to(CORE)) == TRUST)
    return len(CAST.findall(code))


def graph():
    """For each folder, how many types of each other folder it names."""
    named = collections.defaultdict(set)
    for _, _, folder, name, other in references():
        named[folder, other].add(name)
    return {folder: {other: len(named[folder, other]) for other in FOLDERS if named[folder, other]}
            for folder in FOLDERS}


if __name__ == "__main__":
    for folder, others in graph().items():
        print(f"{folder} -> {', '.join(f'{other} ({count})' for other, count in others.items()) or '-'}")
