"""What lies in dist: laid out as people expect it, whole, and used as they would."""

from __future__ import annotations

import hashlib
import io
import json
import plistlib
import re
import shutil
import tarfile
from pathlib import Path, PurePosixPath
from xml.etree import ElementTree

import pytest
import session
from machines import MACHINES, Machine, run
from packages import package_files, packed, unpacked
from platforms import release
from platforms.packing import archives, godot, make, nuget, pages, purposes, unity
from platforms.packing.files import Files, tarred, zipped
from platforms.tree import BUILD, DIST, TREE, VERSION

HERE = Path(__file__).parent


# ------------------------------------------------------------------------------------------------------------- packing


def some_files(order: int) -> Files:
    files = Files()
    for name in ["b/one", "a", "b/two"][::order]:
        files.put(name, name * 100, is_program=name == "a")
    return files


@pytest.mark.parametrize("pack", [tarred, zipped])
def test_the_same_files_give_the_same_bytes(pack: object) -> None:
    assert callable(pack)
    assert pack(some_files(1)) == pack(some_files(-1))


def test_a_path_is_packed_once() -> None:
    files = some_files(1)
    with pytest.raises(SystemExit, match="packed twice"):
        files.put("a", b"")


def test_links_and_programs_stay_what_they_are() -> None:
    files = some_files(1)
    files.link("link", "a")
    with tarfile.open(fileobj=io.BytesIO(tarred(files))) as tar:
        assert tar.getmember("link").linkname == "a"
        assert (tar.getmember("a").mode, tar.getmember("b/one").mode) == (0o755, 0o644)
    with pytest.raises(SystemExit, match="is a link"):
        zipped(files)


# ------------------------------------------------------------------------------------------------- checksums, manifest


def test_checksums_and_manifest_name_every_package() -> None:
    lines = packed(make.CHECKSUMS).read_text().splitlines()
    named = {name: digest for digest, name in (line.split() for line in lines)}
    manifest = json.loads(packed(make.MANIFEST).read_text())
    assert manifest["version"] == VERSION
    assert set(named) == set(manifest["packages"])
    assert {path.name for path in DIST.iterdir()} - {make.CHECKSUMS, make.MANIFEST, release.PAGE} == set(named)
    for name, digest in named.items():
        assert purposes.purpose(name)
        data = (DIST / name).read_bytes()
        assert hashlib.sha256(data).hexdigest() == digest == manifest["packages"][name]["sha256"]
    for path, entry in manifest["libraries"].items():
        assert hashlib.sha256((TREE / BUILD / path).read_bytes()).hexdigest() == entry["sha256"], f"{path}: make dist"


# --------------------------------------------------------------------------------------------------------------- pages


def test_a_link_that_leads_nowhere_keeps_its_words(tmp_path: Path) -> None:
    path = tmp_path / "README.md"
    path.write_text("A [page](docs/a.md#b), [another](B.md), ![a picture](c.png)[the web](https://d.org) [here](#e).\n")
    assert pages.page(path, {"B.md": "doc/b.md"}) == (
        "A page, [another](doc/b.md), [the web](https://d.org) [here](#e).\n"
    )


def test_pages_in_packages_lead_to_what_is_there() -> None:
    wrong = []
    looked_at = 0
    for name in json.loads(packed(make.MANIFEST).read_text())["packages"]:
        # The API's description lies beside the packages as it is.
        files = {} if name.endswith(".json") else package_files(DIST / name)
        for path, data in files.items():
            if not path.endswith((".md", "/METADATA", "/PKG-INFO")):
                continue
            looked_at += 1
            for target in re.findall(r"\]\((?![a-z]+:|#)([^)#]+)", data.decode()):
                if str(PurePosixPath(path).parent / target) not in files:
                    wrong.append(f"{name}: {path} leads to {target}")
    assert looked_at > 10
    assert not wrong


# ------------------------------------------------------------------------------------------------------------ archives


def test_the_api_lies_beside_the_packages() -> None:
    described = json.loads(packed(f"nestedslide_api-{VERSION}.json").read_text())
    assert described["version"] == VERSION
    assert len(described["functions"]) > 90


def archive_name(name: str) -> str:
    return f"nestedslide-{VERSION}-{name}{'.zip' if name.startswith('windows') else '.tar.gz'}"


@pytest.mark.parametrize("name", archives.ARCHIVES)
def test_an_archive_has_its_parts(name: str, tmp_path: Path) -> None:
    folder = unpacked(archive_name(name), tmp_path) / f"nestedslide-{VERSION}-{name}"
    present = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}
    common = {
        "include/nestedslide.h",
        "include/nestedslide.hpp",
        "include/nestedslide_host.h",
        "LICENSE",
        "lib/pkgconfig/nestedslide.pc",
        "share/nestedslide/nestedslide_api.json",
    }
    common |= {f"lib/cmake/NestedSlide/NestedSlideConfig{end}.cmake" for end in ("", "Version")}
    assert common <= present
    config = (folder / "lib/cmake/NestedSlide/NestedSlideConfig.cmake").read_text()
    places = set(re.findall(r"_nestedslide_root}/([^\"]+)", config)) - {"include"}
    assert places <= present, "CMake is told of a file that is not there"
    assert not re.search(r"@(?!rpath)\w+@?", config)


@pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: machine.name)
def test_find_package(machine: Machine, tmp_path: Path) -> None:
    """Shared and static, by a project of somebody's, also for another system."""
    machine.require()
    if shutil.which("cmake") is None:
        pytest.skip("cmake is not installed: apt install cmake")
    folder = unpacked(archive_name(machine.target), tmp_path) / f"nestedslide-{VERSION}-{machine.target}"
    toolchain = tmp_path / "toolchain.cmake"
    system = "Windows" if machine.suffix else "Linux"
    compiler = " ".join(machine.compiler[1:])
    start, end = " ".join(machine.start), " ".join(machine.end)
    pointer = 4 if machine.name.endswith("hf") else 8
    settings = {
        "CMAKE_SYSTEM_NAME": system,
        "CMAKE_C_COMPILER": str(shutil.which(machine.compiler[0])),
        "CMAKE_C_COMPILER_WORKS": "TRUE",
        "CMAKE_SIZEOF_VOID_P": str(pointer),
        "CMAKE_C_FLAGS_INIT": compiler,
        "CMAKE_EXE_LINKER_FLAGS_INIT": start,
        "CMAKE_FIND_ROOT_PATH": str(folder),
    }
    # As CMake's strings are written; its makefiles write $ twice by themselves.
    toolchain.write_text("".join(f'set({name} "{value}")\n' for name, value in settings.items()))
    options = [f"-DCMAKE_TOOLCHAIN_FILE={toolchain}", f"-DCMAKE_PREFIX_PATH={folder}", "-DCMAKE_BUILD_TYPE=Release"]
    options.append(f"-DCMAKE_C_STANDARD_LIBRARIES={end}")
    options += [f"-DREQUEST={VERSION.rpartition('.')[0]}", "-DNAME=quickstart", f"-DSOURCES={session.QUICKSTART}"]
    run(["cmake", "-S", HERE / "cmake", "-B", tmp_path / "build", *options])
    run(["cmake", "--build", tmp_path / "build"])
    for path in (folder / "bin", folder / "lib"):
        for library in [*path.glob("*.dll"), *path.glob("*.so.0")]:
            shutil.copy(library, tmp_path / "build")
    for kind in ("", "-static"):
        program = tmp_path / "build" / f"quickstart{kind}{machine.suffix}"
        assert machine.run(program) == session.expected_of_quickstart()


@pytest.mark.parametrize("name", sorted(set(archives.ARCHIVES) - {machine.target for machine in MACHINES}))
def test_find_package_of_a_system_that_programs_are_not_linked_for(name: str, tmp_path: Path) -> None:
    """Both targets, with files that are there."""
    if shutil.which("cmake") is None:
        pytest.skip("cmake is not installed: apt install cmake")
    folder = unpacked(archive_name(name), tmp_path) / f"nestedslide-{VERSION}-{name}"
    options = [f"-DCMAKE_PREFIX_PATH={folder}", f"-DREQUEST={VERSION.rpartition('.')[0]}", "-DCMAKE_SIZEOF_VOID_P=8"]
    said = run(["cmake", "-S", HERE / "cmake" / "none", "-B", tmp_path / "build", *options])
    wanted = {
        f"{target} {place}" for target in ("NestedSlideC", "NestedSlideCStatic") for place in ("IMPORTED_LOCATION",)
    }
    wanted |= {"NestedSlideC IMPORTED_IMPLIB"} if name.startswith("windows") else set()
    assert wanted <= set(re.findall(r"^-- (.*)$", said, re.MULTILINE))


def test_pkg_config(tmp_path: Path) -> None:
    if shutil.which("pkg-config") is None:
        pytest.skip("pkg-config is not installed: apt install pkg-config")
    folder = unpacked(archive_name("linux-x86_64"), tmp_path) / f"nestedslide-{VERSION}-linux-x86_64"
    place = {"PKG_CONFIG_PATH": str(folder / "lib" / "pkgconfig")}
    assert run(["pkg-config", "--modversion", "nestedslide"], **place).strip() == VERSION
    flags = run(["pkg-config", "--cflags", "--libs", "nestedslide"], **place).split()
    program = tmp_path / "quickstart"
    run(["gcc", session.QUICKSTART, *flags, f"-Wl,-rpath,{folder}/lib", "-o", program])
    assert run([program]) == session.expected_of_quickstart()


def test_the_xcframework(tmp_path: Path) -> None:
    folder = unpacked(f"nestedslide-{VERSION}-apple-xcframework.zip", tmp_path) / "NestedSlide.xcframework"
    info = plistlib.loads((folder / "Info.plist").read_bytes())
    entries = info["AvailableLibraries"]
    assert {path.name for path in folder.iterdir()} == {
        "Info.plist",
        *(entry["LibraryIdentifier"] for entry in entries),
    }
    for entry in entries:
        part = folder / entry["LibraryIdentifier"]
        assert (part / entry["HeadersPath"] / "nestedslide.h").is_file()
        header = (part / entry["LibraryPath"]).read_bytes()[:8]
        is_universal = header[:4] == bytes.fromhex("cafebabe")
        assert (int.from_bytes(header[4:], "big") if is_universal else 1) == len(entry["SupportedArchitectures"])


# ------------------------------------------------------------------------------------------------- packages for engines


def compile_cs(folder: Path, *defines: str) -> None:
    if shutil.which("mcs") is None:
        pytest.skip("mcs is not installed: apt install mono-mcs; the C# was not compiled")
    sources = sorted(str(path) for path in folder.rglob("*.cs"))
    options = ["-langversion:7.2", "-warnaserror", "-nologo", "-target:library", *(f"-d:{name}" for name in defines)]
    run(["mcs", *options, f"-out:{folder / 'out.dll'}", *sources])


def test_the_package_for_unity(tmp_path: Path) -> None:
    folder = unpacked(f"{unity.NAME}-{VERSION}.tgz", tmp_path) / "package"
    manifest = json.loads((folder / "package.json").read_text())
    assert (manifest["name"], manifest["version"]) == (unity.NAME, VERSION)
    assert all((folder / sample["path"]).is_dir() for sample in manifest["samples"])
    imported = [
        path for path in folder.rglob("*") if "~" not in str(path.relative_to(folder)) and path.suffix != ".meta"
    ]
    numbers = []
    for path in imported:
        meta = Path(f"{path}.meta").read_text()
        numbers += re.findall(r"^guid: ([0-9a-f]{32})$", meta, re.MULTILINE)
    assert len(numbers) == len(set(numbers)) == len(imported)
    assert len(list(folder.rglob("*.meta"))) == len(imported)
    for place, plugin in unity.PLUGINS.items():
        assert (folder / place).is_file()
        assert (folder / f"{place}.meta").read_text().count("enabled: 1") == 1 + bool(plugin.editor)


@pytest.mark.parametrize("defines", [(), ("UNITY_IOS",)], ids=["elsewhere", "iOS"])
def test_the_csharp_for_unity(tmp_path: Path, defines: tuple[str, ...]) -> None:
    """Runtime and sample, against declarations of what they use of Unity's."""
    folder = unpacked(f"{unity.NAME}-{VERSION}.tgz", tmp_path) / "package"
    shutil.copy(TREE / "bindings" / "csharp" / "tests" / "unity" / "Unity.cs", folder)
    compile_cs(folder, *defines)
    assert (b"__Internal" in (folder / "out.dll").read_bytes()) == bool(defines)


def test_the_folder_for_nuget(tmp_path: Path) -> None:
    folder = unpacked(f"nestedslide-{VERSION}-nuget.zip", tmp_path) / f"nestedslide-{VERSION}-nuget"
    space = "{http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd}"
    package = ElementTree.parse(folder / "NestedSlide.nuspec").getroot()
    assert package.findtext(f"{space}metadata/{space}version") == VERSION
    sources = [file.attrib["src"] for file in package.iter(f"{space}file")]
    # What `dotnet pack` builds is not there before.
    assert [source for source in sources if not (folder / source).is_file()] == [
        "bin/Release/netstandard2.0/NestedSlide.dll"
    ]
    assert {path.name for path in (folder / "runtimes").iterdir()} == set(nuget.RUNTIMES)
    ElementTree.parse(folder / "NestedSlide.csproj")
    compile_cs(folder / "NestedSlide")


@pytest.mark.parametrize(
    ("package", "file", "generation"),
    [
        ("godot3-addon", "nested_slide.gdnlib", godot.GODOT_3),
        ("godot4-addon", "nested_slide.gdextension", godot.GODOT_4),
    ],
)
def test_the_addon_for_godot(tmp_path: Path, package: str, file: str, generation: godot.Generation) -> None:
    lief = pytest.importorskip("lief", reason="lief is not installed: pip install lief")
    folder = unpacked(f"nestedslide-{VERSION}-{package}.zip", tmp_path) / "addons" / "nestedslide"
    named = re.findall(r'= ?"res://addons/nestedslide/(bin/[^"]+)"', (folder / file).read_text())
    assert len(named) == len(generation.platforms)
    wanted = set(generation.exported)
    for place in set(named):
        library = lief.parse(str(folder / place))
        assert library is not None, place
        if isinstance(library, lief.PE.Binary):
            found = {str(entry.name) for entry in library.get_export().entries}
        else:
            found = {str(symbol.name).lstrip("_") for symbol in library.exported_symbols}
        assert found == wanted, place


def test_the_addon_in_godot(tmp_path: Path) -> None:
    """In a project that has nothing else: a slide is made, and moves."""
    if shutil.which("godot3-server") is None:
        pytest.skip("godot3-server is not installed: apt install godot3-server; the addon was not run")
    unpacked(f"nestedslide-{VERSION}-godot3-addon.zip", tmp_path)
    (tmp_path / "project.godot").write_text("config_version=4\n")
    (tmp_path / "program.gd").write_text(
        "extends SceneTree\n"
        "func _init():\n"
        '\tvar slide = load("res://addons/nestedslide/nested_slide.gdns").new()\n'
        '\tprint("made ", slide.create({"header_height": 220}, PoolRealArray([3000, 1500])))\n'
        '\tprint("moved ", slide.scroll_to(100, 0, 0))\n'
        '\tprint("hash ", slide.state_hash())\n'
        "\tquit()\n"
    )
    home = tmp_path / "home"
    home.mkdir()
    command = ["godot3-server", "--path", str(tmp_path), "--script", "res://program.gd"]
    said = run(command, HOME=str(home), XDG_DATA_HOME=str(home), XDG_CONFIG_HOME=str(home), XDG_CACHE_HOME=str(home))
    assert re.search(r"^made 0\nmoved 0\nhash [0-9a-f]{16}$", said, re.MULTILINE), said
