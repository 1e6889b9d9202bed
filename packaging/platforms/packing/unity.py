"""A package for Unity's package manager: the C# sources, the library of each platform, and the notes as a sample.

Every file that Unity imports needs a .meta file beside it, whose number must stay the same from version to version: it
is made of the path. Folders whose names end in ~ are not imported.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass

from ..tree import BUILD, TREE, VERSION
from .archives import DESCRIPTION
from .files import Files, tarred
from .pages import page

NAME = "com.nestedslide.core"
UNITY = "2019.4"


@dataclass(frozen=True)
class Plugin:
    """A library, where Unity wants it, and which of its platforms loads it."""

    built: str
    file: str
    platform: str
    settings: tuple[tuple[str, str], ...]
    # The operating system of the editor that loads it.
    editor: str = ""


PLUGINS = {
    "Plugins/x86_64/NestedSlideC.dll": Plugin(
        "windows-x86_64", "NestedSlideC.dll", "Standalone: Win64", (("CPU", "x86_64"),), "Windows"
    ),
    "Plugins/ARM64/NestedSlideC.dll": Plugin(
        "windows-arm64", "NestedSlideC.dll", "Standalone: Win64", (("CPU", "ARM64"),)
    ),
    "Plugins/Linux/x86_64/libNestedSlideC.so": Plugin(
        "linux-x86_64", "libNestedSlideC.so", "Standalone: Linux64", (("CPU", "x86_64"),), "Linux"
    ),
    "Plugins/macOS/libNestedSlideC.dylib": Plugin(
        "macos-universal", "libNestedSlideC.dylib", "Standalone: OSXUniversal", (("CPU", "AnyCPU"),), "OSX"
    ),
    "Plugins/Android/arm64-v8a/libNestedSlideC.so": Plugin(
        "android-arm64-v8a", "libNestedSlideC.so", "Android: Android", (("CPU", "ARM64"),)
    ),
    "Plugins/Android/x86_64/libNestedSlideC.so": Plugin(
        "android-x86_64", "libNestedSlideC.so", "Android: Android", (("CPU", "X86_64"),)
    ),
    "Plugins/iOS/libNestedSlideC.a": Plugin("ios-arm64", "libNestedSlideC.a", "iPhone: iOS", (("CompileFlags", ""),)),
}


def number(path: str) -> str:
    """The number of a file in Unity's projects: 32 hexadecimal digits."""
    return hashlib.md5(f"{NAME}/{path}".encode(), usedforsecurity=False).hexdigest()


def meta(path: str, importer: str) -> str:
    return f"fileFormatVersion: 2\nguid: {number(path)}\n{importer}"


# What imports a file, by its ending.
IMPORTERS = {
    ".cs": "MonoImporter",
    ".asmdef": "AssemblyDefinitionImporter",
    ".json": "PackageManifestImporter",
    ".md": "TextScriptImporter",
}
LAST_LINES = ["  userData: ", "  assetBundleName: ", "  assetBundleVariant: ", ""]


def default_importer(path: str) -> str:
    kind = next((importer for ending, importer in IMPORTERS.items() if path.endswith(ending)), "DefaultImporter")
    return "\n".join([f"{kind}:", "  externalObjects: {}", *LAST_LINES])


def folder_importer() -> str:
    return "\n".join(["folderAsset: yes", "DefaultImporter:", "  externalObjects: {}", *LAST_LINES])


def plugin_importer(plugin: Plugin) -> str:
    """Switched off everywhere but on its own platform, and in the editor of its system."""
    lines = ["PluginImporter:", "  externalObjects: {}", "  serializedVersion: 2", "  iconMap: {}"]
    lines += [
        "  executionOrder: {}",
        "  defineConstraints: []",
        "  isPreloaded: 0",
        "  isOverridable: 0",
        "  platformData:",
    ]

    def platform(first: str, second: str, enabled: bool, settings: tuple[tuple[str, str], ...]) -> list[str]:
        found = ["  - first:", f"      {first}: {second}", "    second:", f"      enabled: {int(enabled)}"]
        if not settings:
            return [*found, "      settings: {}"]
        return [*found, "      settings:", *(f"        {name}: {value}" for name, value in settings)]

    lines += platform("Any", "", False, ())
    in_editor: tuple[tuple[str, str], ...] = (("DefaultValueInitialized", "true"),)
    if plugin.editor:
        in_editor = (("CPU", dict(plugin.settings)["CPU"]), *in_editor, ("OS", plugin.editor))
    lines += platform("Editor", "Editor", bool(plugin.editor), in_editor)
    first, second = plugin.platform.split(": ")
    lines += platform(first, second, True, plugin.settings)
    return "\n".join([*lines, *LAST_LINES])


def manifest() -> str:
    return (
        json.dumps(
            {
                "name": NAME,
                "version": VERSION,
                "displayName": "NestedSlide",
                "description": f"{DESCRIPTION}.",
                "unity": UNITY,
                "license": "MIT",
                "keywords": ["scrolling", "nested scrolling", "ui"],
                "samples": [
                    {
                        "displayName": "Slide view",
                        "description": "A view under a canvas: feeds touches, mouse and wheel, moves RectTransforms.",
                        "path": "Samples~/SlideView",
                    }
                ],
            },
            indent=2,
        )
        + "\n"
    )


def sample() -> str:
    """The C# of UNITY.md, which the tests compile."""
    page = (TREE / "bindings" / "csharp" / "UNITY.md").read_text(encoding="utf-8")
    return "".join(re.findall(r"^```csharp\n(.*?)^```$", page, re.MULTILINE | re.DOTALL))


def content() -> Files:
    files = Files()
    binding = TREE / "bindings" / "csharp"
    for source in sorted((binding / "NestedSlide").rglob("*.cs")):
        files.copy(f"Runtime/{source.relative_to(binding / 'NestedSlide').as_posix()}", source)
    everywhere: dict[str, object] = {"references": [], "includePlatforms": [], "excludePlatforms": []}
    assembly = {"name": "NestedSlide", **everywhere, "allowUnsafeCode": False}
    files.put("Runtime/NestedSlide.asmdef", json.dumps(assembly, indent=2) + "\n")
    for path, plugin in PLUGINS.items():
        files.copy(path, TREE / BUILD / plugin.built / plugin.file)
    files.put("package.json", manifest())
    files.put("README.md", page(binding / "README.md", {"UNITY.md": "Documentation~/index.md"}))
    files.put("CHANGELOG.md", page(TREE / "CHANGELOG.md"))
    files.copy("LICENSE.md", TREE / "LICENSE")
    files.put("Samples~/SlideView/SlideView.cs", sample())
    files.put("Documentation~/index.md", page(binding / "UNITY.md"))
    return files


def with_meta(files: Files) -> Files:
    """The files, and a .meta for each of them and for each folder that Unity imports."""
    whole = Files()
    whole.add(files)
    folders: set[str] = set()
    for path in files.paths():
        if "~/" in path:
            continue
        importer = plugin_importer(PLUGINS[path]) if path in PLUGINS else default_importer(path)
        whole.put(f"{path}.meta", meta(path, importer))
        parts = path.split("/")[:-1]
        folders |= {"/".join(parts[:length]) for length in range(1, len(parts) + 1)}
    for folder in sorted(folders):
        whole.put(f"{folder}.meta", meta(folder, folder_importer()))
    return whole


def package() -> tuple[str, bytes]:
    """As `npm pack` lays it out, which Unity installs from a file or from a registry."""
    files = Files()
    files.add(with_meta(content()), "package/")
    return f"{NAME}-{VERSION}.tgz", tarred(files)
