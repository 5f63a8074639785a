"""HTTP for windows that people draw."""

from litestar import post

from sagrada.engine.own_window import WindowError, read_grid
from sagrada.server.buckets import Limits
from sagrada.server.errors import ApiError
from sagrada.server.identity.rate_limits import MEASURES, REPLAYS
from sagrada.server.identity.session import Session
from sagrada.server.tables.shared_services import Services
from sagrada.server.web.dependencies import AnyRequest, address, asker, refuse_flood
from sagrada.server.window_measures import WindowMeasures
from sagrada.server.wire.windows import DrawnWindow, MeasuredWindow


@post("/api/windows/measure", status_code=200)
async def measure_window(
    request: AnyRequest,
    session: Session,
    services: Services,
    limits: Limits,
    window_measures: WindowMeasures,
    data: DrawnWindow,
) -> MeasuredWindow:
    """Have a window measured. Ask again to see how far it is."""
    try:
        grid = read_grid(data.grid)
    except WindowError as error:
        raise ApiError("bad-request", f"grid: {error}.", "grid") from None
    known = window_measures.knows(grid)
    refuse_flood(limits, REPLAYS if known else MEASURES, address(request, services))
    return window_measures.ask(asker(request, session, services), grid)


HANDLERS = (measure_window,)
