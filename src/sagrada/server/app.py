"""The application: all parts of the server put together."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

from sagrada import __version__
from sagrada.server.analysis.service import Analyses
from sagrada.server.buckets import Limits
from sagrada.server.config import Config, from_environment, listed_bots
from sagrada.server.daily.bot_scores import BotScores
from sagrada.server.errors import ApiError, not_found
from sagrada.server.garbage import collect_regularly
from sagrada.server.identity.open_tables import OpenTables
from sagrada.server.identity.password_tries import PasswordTries
from sagrada.server.identity.rate_limits import FILES, REQUESTS
from sagrada.server.logs import set_up_logs
from sagrada.server.metrics import Metrics
from sagrada.server.outgoing.sending import Outgoing
from sagrada.server.review.service import Reviews
from sagrada.server.socket.endpoint import serve_socket
from sagrada.server.socket.http import raise_file_limit
from sagrada.server.socket.open_connections import STATE_KEY, open_connections
from sagrada.server.storage.database import Database
from sagrada.server.storage.migrations.migrate import migrate
from sagrada.server.storage.steps.journal import Journal
from sagrada.server.storage.write_check import WriteCheck
from sagrada.server.tables.bot_pool import BotPool
from sagrada.server.tables.notifications import Notifier
from sagrada.server.tables.pubsub import PubSub
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.shared_services import Services
from sagrada.server.web import (
    account,
    career,
    catalogue,
    daily,
    forks,
    mail,
    me,
    push,
    replay,
    reports,
    seat_tokens,
    tables,
)
from sagrada.server.web.dependencies import AnyRequest, address, refuse_flood, session
from sagrada.server.web.headers import with_security_headers
from sagrada.server.web.link_preview import Invitations
from sagrada.server.web.path_prefix import under_prefix
from sagrada.server.web.static_files import load_pages, page
from sagrada.server.web.study import positions, puzzles, review, windows
from sagrada.server.window_measures import WindowMeasures
from sagrada.server.wire.errors import Error, ErrorCode

_log = logging.getLogger(__name__)
_LONGEST_BODY = 20_000
_SWITCH = 0.0005
"""Seconds after which one thread makes room for another that asks."""
_CODES: dict[int, ErrorCode] = {401: "not-signed-in", 404: "not-found", 413: "too-large"}

_REFUSALS = {
    status: ResponseSpec(
        Error, description="The server failed." if status == 500 else "Refused. Nothing changed."
    )
    for status in (400, 401, 403, 404, 409, 413, 429, 500)
}
"""Every request can be answered like that, and the OpenAPI says so."""


def create_app() -> ASGIApp:
    """What Uvicorn serves: the configuration is in the environment."""
    set_up_logs()
    app = make_app(from_environment())
    # The thread that saves must not wait long for Python's lock: others wait for what it saves.
    sys.setswitchinterval(_SWITCH)
    return app


def make_app(config: Config) -> ASGIApp:
    """The application, not started yet."""
    database = Database(config.database)
    metrics = Metrics()
    outgoing = Outgoing(config, metrics)
    services = Services(
        config=config,
        database=database,
        journal=Journal(database, metrics),
        pubsub=PubSub(config.redis),
        bot_pool=BotPool(config.bot_processes, config.bot_seconds, listed_bots(config)),
        metrics=metrics,
        outgoing=outgoing,
        notifier=Notifier(config, database, outgoing),
    )
    registry = TableRegistry(services)
    bot_scores = BotScores(services)
    limits = Limits(config.limits)
    password_tries = PasswordTries(limits)
    write_check = WriteCheck(database)
    open_tables = OpenTables(database, config.limits)
    reviews = Reviews(database, config.review_effort)
    window_measures = WindowMeasures(config.window_games)
    analyses = Analyses(config.review_effort)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await migrate(database)
        app.state.pages = load_pages(prefix=config.path)
        app.state.invitations = Invitations(database)
        services.journal.start()
        await registry.prepare()
        await services.notifier.key()  # made at the first start
        registry.start()
        collecting = asyncio.create_task(collect_regularly())
        if config.daily_bots:
            bot_scores.start()
        _log.info("the server has started")
        yield
        _log.info("the server is stopping")
        await bot_scores.stop()
        await reviews.stop()
        await window_measures.stop()
        analyses.stop()
        await registry.stop()
        await services.journal.stop()
        await services.notifier.stop()
        await services.outgoing.stop()
        services.bot_pool.stop()
        await database.close()
        collecting.cancel()
        _log.info("everything is saved")

    async def check_limits(request: Request[Any, Any, Any]) -> None:
        limit = REQUESTS if request.scope["path"].startswith("/api/") else FILES
        refuse_flood(limits, limit, address(request, services))
        if not request.scope["path"].isprintable():  # databases do not take every character
            raise not_found("page")

    described = [
        *(*catalogue.HANDLERS, *me.HANDLERS, *account.HANDLERS, *mail.HANDLERS),
        *(*tables.HANDLERS, *seat_tokens.HANDLERS, *reports.HANDLERS, *push.HANDLERS),
        *(*replay.HANDLERS, *forks.HANDLERS, *review.HANDLERS, *positions.HANDLERS),
        *(*daily.HANDLERS, *career.HANDLERS, *puzzles.HANDLERS, *windows.HANDLERS),
    ]
    for handler in described:
        handler.responses = {**_REFUSALS, **(handler.responses or {})}
    http = Litestar(
        route_handlers=[*described, page],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "registry": Provide(lambda: registry, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "open_tables": Provide(lambda: open_tables, sync_to_thread=False),
            "reviews": Provide(lambda: reviews, sync_to_thread=False),
            "window_measures": Provide(lambda: window_measures, sync_to_thread=False),
            "analyses": Provide(lambda: analyses, sync_to_thread=False),
            "password_tries": Provide(lambda: password_tries, sync_to_thread=False),
            "write_check": Provide(lambda: write_check, sync_to_thread=False),
            "session": Provide(session),
        },
        lifespan=[lifespan],
        before_request=check_limits,
        exception_handlers={
            ApiError: _on_api_error,
            HTTPException: _on_http_error,
            Exception: _on_error,
        },
        request_max_body_size=_LONGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, exclude_opt_key="is_zipped"
        ),
        openapi_config=OpenAPIConfig(
            title="sagrada",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        debug=False,
        logging_config=None,
    )

    connections = open_connections(config, raise_file_limit(), services.metrics)

    http.state.metrics = metrics

    async def sockets_and_http(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in tuple(ScopeType):  # the application starts
            scope["state"][STATE_KEY] = connections
        if scope["type"] == ScopeType.WEBSOCKET:
            await serve_socket(scope, registry, limits)
        else:
            await http(scope, receive, send)

    return with_security_headers(under_prefix(sockets_and_http, config.path))


# ---------------------------------------------------------------- saying no


def _on_api_error(request: AnyRequest, error: ApiError) -> Response[Error]:
    _metrics_of(request).refused.labels(error.code).inc()
    return Response(error.body(), status_code=error.status)


def _on_http_error(request: AnyRequest, error: HTTPException) -> Response[Error]:
    """What the framework turns down: a path, a method or a body that cannot be."""
    code = _CODES.get(error.status_code, "bad-request")
    message, field = error.detail, None
    if isinstance(error, ValidationException):
        message, field = _wrong_field(error)
    if error.status_code >= 500:
        return _on_error(request, error)
    _metrics_of(request).refused.labels(code).inc()
    return Response(
        Error(code, message, field, None, None),
        status_code=error.status_code,
        headers=dict(error.headers or {}),
    )


def _metrics_of(request: AnyRequest) -> Metrics:
    found: Metrics = request.app.state.metrics
    return found


def _wrong_field(error: ValidationException) -> tuple[str, str | None]:
    extra: Any = error.extra
    if not isinstance(extra, list) or not extra:
        return "Can’t read the request body. Send the JSON object that this request takes.", None
    first = extra[0]
    field = first.get("key")
    if field == "data":  # the framework's word for the body as a whole
        return f"{first['message']}.", None
    return f"{field}: {first['message']}.", field


def _on_error(request: AnyRequest, _: Exception) -> Response[Error]:
    extra = {"method": request.method, "path": request.url.path}
    _log.exception("a request failed", extra=extra)
    _metrics_of(request).failed_requests.inc()
    sentence = "Something went wrong on the server. Please try again."
    return Response(Error("server-error", sentence, None, None, None), status_code=500)
