"""The workflows for GitHub's machines: what can be said of them where there are none.

They are YAML of the form that GitHub takes; the make targets and programs that they name are there; what one job
uploads another downloads. Whether they pass is seen on GitHub only.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from platforms.tree import TREE

yaml = pytest.importorskip("yaml", reason="PyYAML is not installed: pip install PyYAML")

FOLDER = TREE / ".github" / "workflows"
WORKFLOWS = sorted(FOLDER.glob("*.yml"))
NAMES = [path.stem for path in WORKFLOWS]
EACH = pytest.mark.parametrize("path", WORKFLOWS, ids=NAMES)
ACTION = re.compile(r"[\w-]+/[\w-]+@v\d+")


def read(path: Path) -> dict[str, Any]:
    loaded = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(loaded, dict)
    # YAML takes the word "on" for true.
    return {"on" if key is True else str(key): value for key, value in loaded.items()}


def targets() -> set[str]:
    """The names that make can be given."""
    listed = subprocess.run(["make", "-pRrq", "--no-print-directory", ":"], cwd=TREE, capture_output=True, text=True)
    return set(re.findall(r"^([\w.-]+):(?!=)", listed.stdout, re.MULTILINE))


def wrong_commands(script: str, known: set[str]) -> list[str]:
    """Lines that name a target or a program of the tree which is not there, or that no shell reads."""
    wrong = []
    for line in script.replace("\\\n", " ").splitlines():
        words = line.split()
        if words[0] in ("make", ".ci/run"):
            wrong += [f"no target {word}" for word in words[1:] if "=" not in word and word not in known]
        wrong += [
            f"no program {word}"
            for word in words
            if re.fullmatch(r"(\./)?[\w./-]+\.(py|sh|mjs)|\.ci/\w+", word) and not (TREE / word).is_file()
        ]
    if subprocess.run(["bash", "-n"], input=script, capture_output=True, text=True).returncode != 0:
        wrong.append("bash does not read it")
    return wrong


def problems(workflow: dict[str, Any], known: set[str]) -> list[str]:
    """What is wrong with a workflow, in words to print."""
    wrong = []
    jobs = workflow["jobs"]
    for name, job in jobs.items():
        needs = job.get("needs", [])
        wrong += [f"{name} needs {need}" for need in [needs] if isinstance(needs, str) and need not in jobs]
        called = job.get("uses", "")
        if called and not (TREE / called).is_file():
            wrong.append(f"{name} calls {called}")
        if not called and "timeout-minutes" not in job:
            wrong.append(f"{name} may run for hours")
        for step in job.get("steps", []):
            if "uses" in step and not ACTION.fullmatch(step["uses"]):
                wrong.append(f"{name} uses {step['uses']}")
            wrong += [f"{name}: {what}" for what in wrong_commands(step.get("run", ""), known)]
    return wrong


def artifacts(workflow: dict[str, Any], action: str) -> set[str]:
    steps = [step for job in workflow["jobs"].values() for step in job.get("steps", [])]
    return {step["with"]["name"] for step in steps if f"/{action}-artifact@" in step.get("uses", "")}


@EACH
def test_a_workflow_names_what_is_there(path: Path) -> None:
    assert problems(read(path), targets()) == []


@EACH
def test_a_workflow_says_that_it_was_not_run(path: Path) -> None:
    head = re.match(r"(#.*\n)+", path.read_text(encoding="utf-8"))
    assert head is not None
    assert re.search(r"ha(s|ve) not been run yet", head[0].replace("\n# ", " "))


def test_what_is_wrong_is_found() -> None:
    broken = {
        "jobs": {
            "one": {"needs": "none", "steps": [{"uses": "actions/checkout@main"}, {"run": "make no-such-target"}]},
            "two": {"uses": "./.github/workflows/absent.yml"},
            "three": {"timeout-minutes": 1, "steps": [{"run": "python Tests/absent.py"}, {"run": "if true"}]},
            "four": {"timeout-minutes": 1, "steps": [{"run": ".ci/run no-such-part"}, {"run": ".ci/absent"}]},
        }
    }
    assert problems(broken, targets()) == [
        "one needs none",
        "one may run for hours",
        "one uses actions/checkout@main",
        "one: no target no-such-target",
        "two calls ./.github/workflows/absent.yml",
        "three: no program Tests/absent.py",
        "three: bash does not read it",
        "four: no target no-such-part",
        "four: no program .ci/absent",
    ]


@pytest.mark.parametrize("name", ["ci", "release"])
def test_what_is_downloaded_was_uploaded(name: str) -> None:
    workflow, use = read(FOLDER / f"{name}.yml"), read(FOLDER / "use-packages.yml")
    assert artifacts(workflow, "download") | artifacts(use, "download") <= artifacts(workflow, "upload")


def test_what_pages_publish_is_where_the_site_is_built() -> None:
    steps = read(FOLDER / "site.yml")["jobs"]["build"]["steps"]
    path = next(step["with"]["path"] for step in steps if "upload-pages-artifact@" in step.get("uses", ""))
    config = (TREE / "docs" / "site" / "mkdocs.yml").read_text(encoding="utf-8")
    assert path == ".build/site/html"
    assert re.search(r"^site_dir: html$", config, re.MULTILINE)


def test_every_system_of_github_uses_the_packages() -> None:
    runners = read(FOLDER / "use-packages.yml")["jobs"]["use"]["strategy"]["matrix"]["runner"]
    systems = {re.sub(r"-[\d.]+", "", runner) for runner in runners}
    assert {"ubuntu", "ubuntu-arm", "windows", "windows-arm", "macos", "macos-intel"} == systems


def test_everything_is_run_somewhere() -> None:
    """As here: .ci/run without a target is make test-all."""
    runs = [step.get("run") for job in read(FOLDER / "ci.yml")["jobs"].values() for step in job.get("steps", [])]
    assert ".ci/run" in runs
    assert "test-all" in (TREE / ".ci" / "run").read_text(encoding="utf-8")


@EACH
def test_a_workflow_has_the_form_that_github_takes(path: Path) -> None:
    pytest.importorskip("check_jsonschema", reason="check-jsonschema is not installed: pip install check-jsonschema")
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", str(path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_actionlint() -> None:
    """The expressions in them, too."""
    if shutil.which("actionlint") is None:
        pytest.skip("actionlint is not installed: https://github.com/rhysd/actionlint; expressions were not looked at")
    done = subprocess.run(["actionlint", *map(str, WORKFLOWS)], cwd=TREE, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
