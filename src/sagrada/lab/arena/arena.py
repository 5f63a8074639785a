"""The arena in one call, for Python programs; `sagrada arena` is the same at the command line."""

from collections.abc import Callable, Sequence

from sagrada.bots.bot import Bot
from sagrada.bots.outside import give_bot
from sagrada.lab.arena.plan import DEFAULT_DEALS, DEFAULT_MS, DEFAULT_SEED, PlanError, make_plan
from sagrada.lab.arena.run import play
from sagrada.lab.arena.summary import Summary, summarise


def arena(
    bots: Sequence[str | Callable[..., Bot]],
    deals: int = DEFAULT_DEALS,
    *,
    seed: int = DEFAULT_SEED,
    players: int | None = None,
    solo: bool = False,
    tools: int | None = None,
    edition: str = "en",
    ms: int = DEFAULT_MS,
    workers: int = 1,
) -> Summary:
    """Let bots play each other: every deal in all seat rotations, so that luck evens out.

    A bot is a spec (`"rules"`, `"search:playouts=50"`, `"mypackage:MyBot"`) or its class. With
    more `workers`, specs play in so many processes; a script needs `if __name__ == "__main__":`
    around the call then. A class always plays in this process.
    `players` is the size of a table, if you name more bots. A single bot plays `solo`.
    Raises a `PlanError` for what can't be played, and a `BotFailure` if a bot crashes or cheats.
    """
    specs = [each if isinstance(each, str) else give_bot(each) for each in bots]
    if any(not isinstance(each, str) for each in bots):
        workers = 1  # other processes don't know the class
    plan = make_plan(
        specs,
        deals=deals,
        seed=seed,
        players=players,
        solo=solo,
        tools=tools,
        edition=edition,
        ms=ms,
    )
    summary = summarise(play(plan, workers=workers))
    if summary is None:
        raise PlanError("deals", "stopped before the first deal was finished")
    return summary
