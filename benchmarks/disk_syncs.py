"""How long the disk takes to sync while a server is measured: a slow one makes any server slow."""

import os
import time
from pathlib import Path
from statistics import median
from threading import Event, Thread

_PAUSE = 0.05
"""Seconds between two tries."""


class DiskSyncs:
    """Writes a little to a file in the folder again and again, on a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "disk-syncs"
        self._seconds: list[float] = []
        self._is_over = Event()
        self._thread = Thread(target=self._try)

    def __enter__(self) -> "DiskSyncs":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        self._thread.join()

    def _try(self) -> None:
        with self._file.open("wb", buffering=0) as file:
            while not self._is_over.wait(_PAUSE):
                file.write(bytes(4096))
                began = time.perf_counter()
                os.fdatasync(file.fileno())
                self._seconds.append(time.perf_counter() - began)

    def __str__(self) -> str:
        if not self._seconds:
            return "no sync was tried"
        middle, worst = median(self._seconds) * 1000, max(self._seconds) * 1000
        return f"{len(self._seconds)} syncs, median {middle:.1f} ms, worst {worst:.1f} ms"
