"""The functions of the header, as C that calls the translated engine.

What a pointer is follows from its type, its name and whether it is const; a pointer that no rule fits is an error.
"""

from __future__ import annotations

from typing import Any

Parameter = dict[str, Any]
Function = dict[str, Any]

# Written by hand in engine_calls.c.
BY_HAND = {
    "nslide_set_allocator",
    "nslide_set_log",
    "nslide_error_message",
    "nslide_status_name",
    "nslide_config_check",
    "nslide_frame",
    "nslide_struct_size",
}
MAKERS = {"nslide_create", "nslide_restore", "nslide_create_from", "nslide_list_create"}
# How many elements of an array the engine reads at most: it refuses a greater count without a look at them.
MOST = {
    "content_heights": "NSLIDE_MAX_PAGES",
    "keys": "NSLIDE_MAX_PAGES",
    "heights": "NSLIDE_MAX_ITEMS",
    "regions": "NSLIDE_MAX_REGIONS",
    "areas": "NSLIDE_MAX_SNAP_AREAS",
    "samples": "NSLIDE_MAX_FLING_SAMPLES",
    "parts": "NSLIDE_MAX_HEADER_PARTS",
    "effects": "NSLIDE_MAX_STRETCHES",
}
COUNTS = ("page_count", "item_count", "count")
WORDS = {"int32_t": "u32", "nslide_status": "u32", "int64_t": "u64", "uint64_t": "u64", "double": "f64"}


class Wrapper:
    """One function: its statements before and after the call."""

    def __init__(self, function: Function, sized: set[str], handles: set[str]) -> None:
        self.function, self.sized, self.handles = function, sized, handles
        self.parameters: list[Parameter] = function["parameters"]
        self.before: list[str] = []
        self.after: list[str] = []
        self.arguments = [self._argument(parameter) for parameter in self.parameters]

    def _named(self, *names: str) -> str | None:
        return next((p["name"] for p in self.parameters if p["name"] in names and not p["pointers"]), None)

    def _lend(self, name: str, call: str) -> str:
        self.before.append(f"const uint32_t lent_{name} = {call};")
        return f"lent_{name}"

    def _take_back(self, name: str, size: str) -> None:
        self.after.append(f"take_back({name}, lent_{name}, {size});")

    def _argument(self, parameter: Parameter) -> str:
        name, kind = parameter["name"], parameter["type"]
        if parameter["pointers"] == 0:
            if kind == "size_t":
                return f"engine_size({name})"
            return name if kind in self.handles else f"({WORDS[kind]}){name}"
        if kind == "void":
            return self._bytes(name, is_read=parameter["const"])
        if kind in self.sized:
            return self._struct(name, is_read=parameter["const"])
        if parameter["const"]:
            count = self._named(*COUNTS)
            return self._lend(name, f"lend({name}, elements({count}, {MOST[name]}) * sizeof *{name})")
        return self._output(name, kind)

    def _bytes(self, name: str, is_read: bool) -> str:
        if is_read:
            return self._lend(name, f"lend({name}, size)")
        self.after.append(f"if (status == NSLIDE_OK) take_back({name}, lent_{name}, engine_size_at(lent_size));")
        return self._lend(name, f"lend_room({name}, capacity < LARGEST_LOAN ? capacity : LARGEST_LOAN)")

    def _struct(self, name: str, is_read: bool) -> str:
        # A function that writes defaults is told how long the struct is; others read it in the struct.
        is_told = self.function["name"].endswith("_default")
        size = "size <= LARGEST_STRUCT ? size : 0" if is_told else f"size_of_struct({name})"
        self.before.append(f"const uint64_t size_of_{name} = {size};")
        if not is_read:
            self._take_back(name, f"size_of_{name}")
        return self._lend(name, f"lend({name}, size_of_{name})")

    def _output(self, name: str, kind: str) -> str:
        if self._named("capacity") and name not in ("count", "size"):
            room = f"elements(capacity, LARGEST_LOAN / (int64_t)sizeof *{name})"
            written = f"(uint64_t)whole_at(lent_count) * sizeof *{name}"
            self.after.append(f"if (status == NSLIDE_OK) take_back({name}, lent_{name}, {written});")
            return self._lend(name, f"lend_room({name}, {room} * sizeof *{name})")
        if name == "frames":
            size = f"elements(count, LARGEST_LOAN / (int64_t)sizeof *{name}) * sizeof *{name}"
            self.after.append(f"if (status == NSLIDE_OK) take_back({name}, lent_{name}, {size});")
            return self._lend(name, f"lend_room({name}, {size})")
        if kind == "size_t":
            self.after.append(f"if (is_written(status) && {name} != NULL) *{name} = engine_size_at(lent_{name});")
            return self._lend(name, f"lend_room({name}, 4)")
        self.after.append(f"if (is_written(status)) take_back({name}, lent_{name}, sizeof *{name});")
        return self._lend(name, f"lend_room({name}, sizeof *{name})")

    def lines(self) -> list[str]:
        name, returns = self.function["name"], self.function["returns"]
        parameters = ", ".join(declared(parameter) for parameter in self.parameters) or "void"
        is_status = returns == "nslide_status"
        call = f"Z_nestedslideZ_{name}(&engine.instance{''.join(', ' + argument for argument in self.arguments)})"
        result = ["const nslide_status status = (nslide_status)" + call + ";"]
        if not is_status:
            result = [f"const {returns} status = ({returns}){call};"]
        if name in MAKERS:
            result.append("if (status == NSLIDE_OK) engine.has_made_objects = true;")
        body = [f"BEGIN_CALL({'status' if is_status else '0'})", *self.before, *result, *self.after, "end_call(&c);"]
        body += ["return status;"]
        return [f"NSLIDE_API {returns} {name}({parameters}) {{", *(f"  {line}" for line in body), "}", ""]


def declared(parameter: Parameter) -> str:
    const = "const " if parameter["const"] else ""
    return f"{const}{parameter['type']} {'*' * parameter['pointers']}{parameter['name']}"


def wrappers(api: dict[str, Any]) -> list[str]:
    """C of every function that is not written by hand, and that the structs lie as the engine has them."""
    sized = {s["name"] for s in api["structs"] if s["fields"][0]["name"] == "struct_size"}
    handles = {alias["name"] for alias in api["aliases"] if alias["handle"]}
    lines: list[str] = []
    for struct in api["structs"]:
        if not any(field["pointers"] for field in struct["fields"]):
            name, size = struct["name"], struct["size"]
            lines.append(f"typedef char size_of_{name}[sizeof({name}) == {size} ? 1 : -1];")
    lines.append("")
    for function in api["functions"]:
        if not function["hook"] and function["name"] not in BY_HAND:
            lines += Wrapper(function, sized, handles).lines()
    return lines
