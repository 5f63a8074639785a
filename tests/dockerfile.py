"""The steps of a Dockerfile, run in Debian chroots: for machines without a container engine.

It knows the instructions that deploy/Dockerfile uses, and refuses others. Each stage starts from a
copy of one chroot, made by debootstrap; each RUN has mounts of its own, which go away with it.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

_CERTIFICATES = "/etc/certificates-of-the-host.crt"
_NETWORK = ("http_proxy", "https_proxy", "no_proxy", "PIP_INDEX_URL", "NPM_CONFIG_REGISTRY")
_TRUST = ("NODE_EXTRA_CA_CERTS", "PIP_CERT", "SSL_CERT_FILE")
_WITHOUT_EFFECT = {"EXPOSE", "VOLUME"}


@dataclass(frozen=True)
class Instruction:
    word: str
    rest: str


@dataclass
class Stage:
    base: str
    name: str
    instructions: list[Instruction] = field(default_factory=list)


def parse_dockerfile(text: str) -> list[Stage]:
    """The stages of a Dockerfile, in order."""
    lines = [
        line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")
    ]
    stages: list[Stage] = []
    for line in re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            base, _, name = rest.partition(" AS ")
            stages.append(Stage(base, name))
        else:
            stages[-1].instructions.append(Instruction(word, rest))
    return stages


class Image:
    """A folder that becomes what a stage makes of it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.user = "root"
        self.workdir = "/"
        self.environment = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        self.entrypoint: list[str] = []
        self.command: list[str] = []
        self.healthcheck: list[str] = []

    def build(self, stage: Stage, context: Path, images: dict[str, "Image"]) -> None:
        for instruction in stage.instructions:
            self._carry_out(instruction.word, instruction.rest, context, images)

    def _carry_out(self, word: str, rest: str, context: Path, images: dict[str, "Image"]) -> None:
        match word:
            case "RUN":
                subprocess.run(self.inside(["/bin/sh", "-c", rest], self._access()), check=True)
            case "COPY":
                source, paths = context, shlex.split(rest)
                if paths[0].startswith("--from="):
                    source = images[paths.pop(0).removeprefix("--from=")].root
                self._copy(source, paths[:-1], paths[-1])
            case "WORKDIR":
                self.workdir = rest
                (self.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
            case "ENV":
                self.environment |= dict(pair.split("=", 1) for pair in shlex.split(rest))
            case "USER":
                self.user = rest
            case "ENTRYPOINT":
                self.entrypoint = json.loads(rest)
            case "CMD":
                self.command = json.loads(rest)
            case "HEALTHCHECK":
                self.healthcheck = json.loads(rest.partition("CMD ")[2])
            case _ if word not in _WITHOUT_EFFECT:
                raise ValueError(f"no such instruction here: {word}")

    def _copy(self, source: Path, names: list[str], to: str) -> None:
        """As Docker does: of a folder its contents, of a file itself."""
        target = self.root / (to if to.startswith("/") else f"{self.workdir}/{to}").lstrip("/")
        for name in names:
            found = source / name.lstrip("/")
            if found.is_dir():
                shutil.copytree(found, target, symlinks=True, dirs_exist_ok=True)
            else:
                into = to.endswith("/")
                (target if into else target.parent).mkdir(parents=True, exist_ok=True)
                shutil.copy2(found, target / found.name if into else target)

    def inside(self, command: list[str], more: dict[str, str] | None = None) -> list[str]:
        """The command line that runs a command in here, as the stage's user in its folder."""
        environment = self.environment | (more or {})
        begin = ["env", "--ignore-environment", *(f"{k}={v}" for k, v in environment.items())]
        chroot = ["chroot", f"--userspec={self.user}", str(self.root)]
        folder = ["/bin/sh", "-c", 'cd "$0" && exec "$@"', self.workdir]
        dev = self.root / "dev"
        mounts = f"mount -t proc proc {self.root}/proc && mount --bind /dev {dev}"
        mounts += f" && mount -t tmpfs -o mode=1777 shm {dev}/shm"
        words = [*begin, *chroot, *folder, *command]
        return [
            "unshare",
            "--mount",
            "--",
            "/bin/sh",
            "-c",
            f"{mounts} && exec {shlex.join(words)}",
        ]

    def _access(self) -> dict[str, str]:
        """How this machine reaches what is installed: proxies, and certificates it trusts."""
        given = {name: os.environ[name] for name in _NETWORK if name in os.environ}
        bundle = next((os.environ[name] for name in _TRUST if name in os.environ), None)
        if bundle is None:
            return given
        shutil.copyfile(bundle, self.root / _CERTIFICATES.lstrip("/"))
        return given | dict.fromkeys(_TRUST, _CERTIFICATES)


def debootstrap(release: str, root: Path) -> None:
    """A small Debian, as the official slim images are made of."""
    command = ["debootstrap", "--variant=minbase", release, str(root)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    shutil.copyfile("/etc/resolv.conf", root / "etc" / "resolv.conf")


def build(text: str, context: Path, folder: Path) -> Image:
    """Carry out all stages in this folder; the image of the last one."""
    stages = parse_dockerfile(text)
    releases = {re.fullmatch(r"debian:(\w+)-slim", stage.base) for stage in stages}
    (release,) = {found[1] for found in releases if found}
    debootstrap(release, folder / "debian")
    images: dict[str, Image] = {}
    for stage in stages:
        root = folder / f"stage-{stage.name or 'last'}"
        subprocess.run(["cp", "-a", "--reflink=auto", folder / "debian", root], check=True)
        images[stage.name] = Image(root)
        images[stage.name].build(stage, context, images)
    return images[stages[-1].name]
