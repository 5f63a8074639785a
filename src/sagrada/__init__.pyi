"""The types of the public names; `__init__.py` imports each when it is first used."""

from sagrada.bots.advice import Advice as Advice
from sagrada.bots.advice import advise as advise
from sagrada.bots.bot import Bot as Bot
from sagrada.bots.bot import Budget as Budget
from sagrada.bots.bot import NothingToChoose as NothingToChoose
from sagrada.bots.conformance import ConformanceError as ConformanceError
from sagrada.bots.conformance import check_bot as check_bot
from sagrada.bots.outside import make_bot as make_bot
from sagrada.bots.sampling import sample_state as sample_state
from sagrada.bots.spec import SpecError as SpecError
from sagrada.bots.wire_view import WireError as WireError
from sagrada.bots.wire_view import view_from_json as view_from_json
from sagrada.engine.cards import PATTERNS as PATTERNS
from sagrada.engine.cards import PUBLIC_OBJECTIVES as PUBLIC_OBJECTIVES
from sagrada.engine.cards import TOOLS as TOOLS
from sagrada.engine.dice import Colour as Colour
from sagrada.engine.dice import Die as Die
from sagrada.engine.legal import LegalMoves as LegalMoves
from sagrada.engine.moves import Call as Call
from sagrada.engine.moves import ChoosePattern as ChoosePattern
from sagrada.engine.moves import Draft as Draft
from sagrada.engine.moves import EndTurn as EndTurn
from sagrada.engine.moves import Lift as Lift
from sagrada.engine.moves import Move as Move
from sagrada.engine.moves import Pay as Pay
from sagrada.engine.moves import Place as Place
from sagrada.engine.moves import PutBack as PutBack
from sagrada.engine.moves import Remove as Remove
from sagrada.engine.moves import SetValue as SetValue
from sagrada.engine.moves import Stop as Stop
from sagrada.engine.moves import Swap as Swap
from sagrada.engine.moves import UseTool as UseTool
from sagrada.engine.notation import NotationError as NotationError
from sagrada.engine.notation.position import format_position as format_position
from sagrada.engine.notation.position import parse_position as parse_position
from sagrada.engine.notation.window import score as score
from sagrada.engine.options import Options as Options
from sagrada.engine.options import SetupError as SetupError
from sagrada.engine.own_window import WindowError as WindowError
from sagrada.engine.own_window import own_window as own_window
from sagrada.engine.reasons import Reason as Reason
from sagrada.engine.reasons import SagradaError as SagradaError
from sagrada.engine.scoring import ScoreLine as ScoreLine
from sagrada.engine.scoring import ScoreSheet as ScoreSheet
from sagrada.engine.state import GameState as GameState
from sagrada.engine.state import Stage as Stage
from sagrada.engine.view import PlayerView as PlayerView
from sagrada.engine.view import View as View
from sagrada.engine.window import Window as Window
from sagrada.game.files import load as load
from sagrada.game.game import Game as Game
from sagrada.game.record import Record as Record
from sagrada.game.record import RecordError as RecordError
from sagrada.game.record import Undo as Undo
from sagrada.game.refusals import GameError as GameError
from sagrada.game.refusals import Refusal as Refusal
from sagrada.game.replay import ReplayError as ReplayError
from sagrada.game.replay import ReplayMoment as ReplayMoment
from sagrada.game.rounds import RoundEnd as RoundEnd
from sagrada.game.verify import Verification as Verification
from sagrada.game.verify import verify as verify
from sagrada.kernel.games import SimulatedGame as SimulatedGame
from sagrada.kernel.games import simulate as simulate
from sagrada.lab.arena.arena import arena as arena
from sagrada.lab.arena.summary import Summary as Summary
from sagrada.study.review import Review as Review
from sagrada.study.review import Reviewer as Reviewer
from sagrada.study.review import review as review
from sagrada.study.seat_review import SeatReview as SeatReview
from sagrada.study.spans import ReviewError as ReviewError
from sagrada.study.window_measure import WindowMeasure as WindowMeasure
from sagrada.study.window_measure import measure_window as measure_window

__version__: str
__all__ = [
    "PATTERNS",
    "PUBLIC_OBJECTIVES",
    "TOOLS",
    "Advice",
    "Bot",
    "Budget",
    "Call",
    "ChoosePattern",
    "Colour",
    "ConformanceError",
    "Die",
    "Draft",
    "EndTurn",
    "Game",
    "GameError",
    "GameState",
    "LegalMoves",
    "Lift",
    "Move",
    "NotationError",
    "NothingToChoose",
    "Options",
    "Pay",
    "Place",
    "PlayerView",
    "PutBack",
    "Reason",
    "Record",
    "RecordError",
    "Refusal",
    "Remove",
    "ReplayError",
    "ReplayMoment",
    "Review",
    "ReviewError",
    "Reviewer",
    "RoundEnd",
    "SagradaError",
    "ScoreLine",
    "ScoreSheet",
    "SeatReview",
    "SetValue",
    "SetupError",
    "SimulatedGame",
    "SpecError",
    "Stage",
    "Stop",
    "Summary",
    "Swap",
    "Undo",
    "UseTool",
    "Verification",
    "View",
    "Window",
    "WindowError",
    "WindowMeasure",
    "WireError",
    "__version__",
    "advise",
    "arena",
    "check_bot",
    "format_position",
    "load",
    "make_bot",
    "measure_window",
    "own_window",
    "parse_position",
    "review",
    "sample_state",
    "score",
    "simulate",
    "verify",
    "view_from_json",
]
