"""Writes NestedSlide/Generated: constants, enums, structs and functions as include/nestedslide.h has them.

`python3 generate.py` writes the files, `--check` only tells whether they are what would be written. What the header
gains and the tables in names.py do not know of is an error: nothing is left out unseen.
"""

from __future__ import annotations

import html
import re
import sys
import textwrap
from pathlib import Path

from names import ARRAYS_OUT, ENUMS, FIELD_TYPES, STRUCTS, Enum, pascal

HERE = Path(__file__).resolve().parent
HEADER = HERE.parents[1] / "include" / "nestedslide.h"
OUTPUT = HERE / "NestedSlide" / "Generated"
NOTE = "// Written by generate.py from include/nestedslide.h.\n"
PLAIN = {
    "uint32_t": "uint",
    "int32_t": "int",
    "int64_t": "long",
    "uint64_t": "ulong",
    "double": "double",
    "size_t": "UIntPtr",
    "nslide_status": "Status",
    "nslide_coordinator": "ulong",
    "nslide_list": "ulong",
    "nslide_allocate_function": "AllocateFunction",
    "nslide_release_function": "ReleaseFunction",
    "nslide_log_function": "LogFunction",
    **{name: struct.name for name, struct in STRUCTS.items()},
}


class Words:
    """Says what the header's comments say with the names that things have in C#."""

    def __init__(self, text: str) -> None:
        self.known: dict[str, str] = {name: struct.name for name, struct in STRUCTS.items()}
        self.known["NSLIDE_OK"] = "Status.Ok"
        for name, _, _ in constants(text):
            self.known[f"NSLIDE_{name}"] = f"Constants.{pascal(name)}"
        for enum, _, values in enums(text):
            self.known[f"NSLIDE_{enum.prefix}"] = enum.name
            for name, _, _ in values:
                short = name[len(enum.prefix) :]
                self.known.setdefault(short, pascal(short))
                self.known[f"NSLIDE_{name}"] = f"{enum.name}.{pascal(short)}"
        for _, _, fields in structs(text):
            self.known.update({name: pascal(name) for _, name, _ in fields if "_" in name})

    def __call__(self, comment: str) -> str:
        comment = " ".join(re.sub(r"^\s*\*", "", comment, flags=re.MULTILINE).split())
        comment = re.sub(r"\s*@since [\d.]+", "", comment)
        return html.escape(re.sub(r"\w+", lambda m: self.known.get(m[0], m[0]), comment), quote=False)

    def summary(self, comment: str, indent: str = "") -> list[str]:
        """A documentation comment of one line, or as many as it takes."""
        line = f"{indent}/// <summary>{self(comment)}</summary>"
        if len(line) <= 120:
            return [line]
        body = textwrap.wrap(self(comment), 120 - len(indent) - 4, break_on_hyphens=False)
        return [f"{indent}/// {part}" for part in ["<summary>", *body, "</summary>"]]


def constants(text: str) -> list[tuple[str, str, str]]:
    """Names without prefix, values, comments."""
    pattern = r"(?:/\*\*((?:(?!\*/).)*)\*/\n)?#define NSLIDE_(\w+) +(\(?-?[\d.e+]+\)?)(?: +/\*\*<((?:(?!\*/).)*)\*/)?"
    found = [(m[2], m[3].strip("()"), m[4] or m[1]) for m in re.finditer(pattern, text)]
    assert len(found) == len(re.findall(r"#define NSLIDE_\w+ +\(?-?\d", text))
    return found


def enums(text: str) -> list[tuple[Enum, str, list[tuple[str, str, str]]]]:
    """Every enum with its comment, and its enumerators: names without NSLIDE_, values, comments."""
    found = []
    for m in re.finditer(r"/\*\*((?:(?!\*/).)*)\*/\s*enum \{(.*?)\n\};", text, re.DOTALL):
        body = re.findall(r"NSLIDE_(\w+) = (-?\d+),?\s*/\*\*<(.*?)\*/", m[2], re.DOTALL)
        assert len(body) == len(re.findall(r"NSLIDE_\w+ = -?\d+", m[2])), f"an enumerator without a comment: {m[2]}"
        found.append((ENUMS[body[0][0]], m[1], body))
    assert len(found) == len(ENUMS)
    return found


def structs(text: str) -> list[tuple[str, str, list[tuple[str, str, str]]]]:
    """Every struct with its comment and fields: types, names, comments."""
    found = []
    pattern = r"/\*\*((?:(?!\*/).)*)\*/\s*typedef struct (\w+) \{(.*?)\n\} \2;"
    for m in re.finditer(pattern, text, re.DOTALL):
        fields, kind = [], ""
        for code, comment in re.findall(r"([^/]*?)[,;]?\s*/\*\*<(.*?)\*/", m[3].replace("/**<", "@/**<"), re.DOTALL):
            *types, name = re.findall(r"\w+|\*", code)
            kind = " ".join(types) or kind
            fields.append((kind, name, comment))
        code = re.sub(r"/\*.*?\*/", "", m[3], flags=re.DOTALL)
        assert len(fields) == len(re.findall("[,;]", code)), f"a field without a comment in {m[2]}"
        found.append((m[2], m[1], fields))
    assert {name for name, _, _ in found} == set(STRUCTS)
    return found


def functions(text: str) -> list[tuple[str, str, list[str], str]]:
    """Results, names, parameters and comments."""
    pattern = r"/\*\*((?:(?!\*/).)*)\*/\s*NSLIDE_API\s+([\w\s*]+?)\s*\b(nslide_\w+)\s*\(([^)]*)\)\s*;"
    found = [
        (
            " ".join(m[2].split()),
            m[3],
            [p.strip() for p in " ".join(m[4].split()).split(",") if p.strip() != "void"],
            m[1],
        )
        for m in re.finditer(pattern, text, re.DOTALL)
    ]
    assert len(found) == text.count("\nNSLIDE_API ")
    return found


def field_type(struct: str, kind: str, name: str, comment: str) -> str:
    """The C# type of a field: numbers that are enumerators or flags get a type that says so."""
    if "*" in kind:
        return "IntPtr"
    if kind != "int32_t":
        return PLAIN[kind]
    if (struct, name) in FIELD_TYPES:
        return FIELD_TYPES[struct, name]
    if re.match(r"\s*[01]( \(default\))?:", comment):
        return "Flag"
    prefixes = set(re.findall(r"NSLIDE_((?:[A-Z]+_)+)(?![A-Z])", comment))
    kinds = [enum.name for enum in ENUMS.values() if enum.prefix in prefixes]
    return kinds[0] if len(prefixes) == 1 and kinds else "int"


def parameter(words: str, has_size: set[str]) -> str:
    """A parameter as C# declares it."""
    constant, words = words.startswith("const "), words.removeprefix("const ")
    kind, stars, name = re.fullmatch(r"(\w+) (\**)(\w+)", words).groups()
    name = "handle" if name == "out" else name
    name = re.sub(r"_(\w)", lambda m: m[1].upper(), name)
    if not stars:
        return f"{PLAIN[kind]} {name}"
    if kind == "char":
        return f"out IntPtr {name}"
    if kind == "void":
        return f"IntPtr {name}" if name in ("context", "memory") else f"byte[] {name}"
    if name in ARRAYS_OUT:
        return f"IntPtr {name}"
    if constant and kind not in has_size:
        return f"{PLAIN[kind]}[] {name}"
    return f"{'ref' if kind in has_size else 'out'} {PLAIN[kind]} {name}"


def wrapped(head: str, parameters: list[str], indent: str) -> list[str]:
    """A declaration, broken where a line is full."""
    joined = ", ".join(parameter.replace(" ", "~") for parameter in parameters)
    lines = textwrap.wrap(f"{indent}{head}({joined});", 120, subsequent_indent=indent + "    ")
    return [line.replace("~", " ") for line in lines]


def write_constants(text: str, words: Words) -> str:
    lines = [NOTE, "namespace NestedSlide", "{", "    /// <summary>Versions, limits and marks.</summary>"]
    lines += ["    public static class Constants", "    {"]
    for name, value, comment in constants(text):
        kind = "double" if "e" in value else "int"
        lines += words.summary(comment, " " * 8)
        lines.append(f"        public const {kind} {pascal(name)} = {value.replace('.0e', 'e')};")
    return "\n".join([*lines, "    }", "}", ""])


def write_enums(text: str, words: Words, file: str) -> str:
    lines = [NOTE, "using System;\n", "namespace NestedSlide", "{"]
    for enum, comment, values in enums(text):
        if enum.file != file:
            continue
        lines += [*words.summary(comment, " " * 4), *["    [Flags]"] * enum.flags]
        lines += [f"    public enum {enum.name}", "    {"]
        for name, value, said in values:
            name = pascal(name[len(enum.prefix) :])
            lines += [*words.summary(said, " " * 8), f"        {name} = {value},"]
        lines += ["    }", ""]
    return "\n".join([*lines[:-1], "}", ""])


def write_structs(text: str, words: Words, file: str) -> str:
    lines = [NOTE, "using System;", "using System.Runtime.InteropServices;\n", "namespace NestedSlide", "{"]
    for name, comment, fields in structs(text):
        if STRUCTS[name].file != file:
            continue
        lines += [*words.summary(comment, " " * 4), "    [StructLayout(LayoutKind.Sequential)]"]
        lines += [f"    public partial struct {STRUCTS[name].name}", "    {"]
        for kind, field, said in fields:
            kind = field_type(name, kind, field, said)
            lines += [*words.summary(said, " " * 8), f"        public {kind} {pascal(field)};"]
        lines += ["    }", ""]
    return "\n".join([*lines[:-1], "}", ""])


def write_functions(text: str) -> str:
    has_size = {name for name, _, fields in structs(text) if fields[0][1] == "struct_size"}
    lines = [NOTE, "using System;", "using System.Runtime.InteropServices;\n", "namespace NestedSlide", "{"]
    lines += ["    /// <summary>The functions as nestedslide.h has and describes them.</summary>"]
    lines += ["    public static partial class Native", "    {"]
    for result, name, parameters, _ in functions(text):
        result = "IntPtr" if "*" in result else PLAIN[result]
        lines += ["        [DllImport(Library, CallingConvention = Cdecl)]"]
        declared = [parameter(p, has_size) for p in parameters]
        lines += wrapped(f"public static extern {result} {name}", declared, " " * 8)
    return "\n".join([*lines, "    }", "}", ""])


def files() -> dict[Path, str]:
    text = HEADER.read_text()
    words = Words(text)
    found = {"Constants": write_constants(text, words), "Native.Functions": write_functions(text)}
    for file in {enum.file for enum in ENUMS.values()}:
        found[file] = write_enums(text, words, file)
    for file in {struct.file for struct in STRUCTS.values()}:
        found[file] = write_structs(text, words, file)
    return {OUTPUT / f"{name}.cs": content for name, content in found.items()}


def main() -> int:
    wanted, there = files(), set(OUTPUT.glob("*.cs"))
    if sys.argv[1:] == ["--check"]:
        wrong = [p.name for p, content in wanted.items() if not p.exists() or p.read_text() != content]
        wrong += [path.name for path in there - set(wanted)]
        print(f"not as generate.py writes them: {', '.join(wrong)}" if wrong else "all as the header has it")
        return 1 if wrong else 0
    for path in there - set(wanted):
        path.unlink()
    for path, content in wanted.items():
        path.write_text(content)
    return 0


if __name__ == "__main__":
    sys.exit(main())
