"""Two threads in one coordinator get a status, never a race."""

from __future__ import annotations

import threading

from nestedslide import BusyError, Coordinator


def test_one_at_a_time() -> None:
    errors: list[BaseException] = []
    with Coordinator([10.0]) as c:

        def work() -> None:
            try:
                for _ in range(100):
                    try:
                        c.reload([10.0] * 2_000)
                        c.poll_events()
                    except BusyError:
                        pass
            except BaseException as error:
                errors.append(error)

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert errors == []
        assert c.snapshot().page_count == 2_000


def test_different_ones_at_once() -> None:
    paths: list[float] = []

    def work() -> None:
        with Coordinator([9000.0], viewport=(390, 800), header_height=240) as c:
            c.session_begin()
            c.session_end(0, 1500)
            for k in range(1, 400):
                c.advance(k / 60)
            paths.append(c.snapshot().path)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(paths)) == 1
