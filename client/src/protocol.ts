// Made from the Python messages by `make protocol`. Do not edit.
// Dice are "R3"; colours R Y G B P; spaces 0 (A1) to 19 (D5); seats from 0; times in ms.

export type AnyClientFrame =
  | MakeMove
  | Undo
  | Why
  | Hold
  | Say
  | AskAdvice
  | AskSync
  | Ping;

export type AnyServerFrame =
  | Sync
  | Stepped
  | Ack
  | Refused
  | Said
  | Presence
  | TableChanged
  | Advice
  | Pong;

export type AnyEvent =
  | PrivateObjectiveDealt
  | WindowCardDealt
  | ToolRevealed
  | PublicObjectiveRevealed
  | StartPlayerDrawn
  | PatternChosen
  | PatternsRevealed
  | RoundBegan
  | DieRolled
  | TurnBegan
  | DieDrafted
  | DieLifted
  | DiePlaced
  | ToolUsed
  | DiePaid
  | DieTurned
  | DiceSwapped
  | DieRerolled
  | DieReturned
  | DieBagged
  | DieDrawn
  | ValueChosen
  | TurnEnded
  | TurnSkipped
  | RoundEnded
  | MistakeCalled
  | WindowAudited
  | DieRemoved
  | GameEnded
  | ChoiceUndone;

export type AnyChoice =
  | PatternChoice
  | DraftChoice
  | PlaceChoice
  | ToolChoice
  | PayChoice
  | ValueChoice
  | SwapChoice
  | LiftChoice
  | BackChoice
  | StopChoice
  | EndChoice
  | CallChoice
  | RemoveChoice;

export type AnyClock =
  | NoClock
  | SecondsClock
  | DaysClock;

export type ErrorCode =
  | "account-needed"
  | "already-over"
  | "already-started"
  | "bad-record"
  | "bad-request"
  | "banned"
  | "deal-busy"
  | "deal-open"
  | "deal-played"
  | "forbidden"
  | "foreign-origin"
  | "illegal"
  | "impossible-record"
  | "name-locked"
  | "name-taken"
  | "no-such-seat"
  | "not-allowed"
  | "not-found"
  | "not-host"
  | "not-over"
  | "not-seated"
  | "not-signed-in"
  | "not-started"
  | "not-your-seat"
  | "open-seat"
  | "other-seat"
  | "seat-taken"
  | "seed"
  | "server-error"
  | "stale"
  | "table-full"
  | "too-large"
  | "too-many"
  | "too-many-tables"
  | "undo"
  | "unfinished-record"
  | "wrong-password";

export type TableStatus =
  | "aborted"
  | "expired"
  | "over"
  | "playing"
  | "waiting";

export type Edition =
  | "en"
  | "es"
  | "it"
  | "nl"
  | "pt-BR";

/** It is stored. The same answer again if the request comes again. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

export interface Advice {
  type: "advice";
  id: string;
  seat: number;
  version: number;
  lines: AdviceLine[];
}

/** One of the best choices, and what to expect from it. */
export interface AdviceLine {
  moves: string[];
  points: number;
  spread: number;
  chance: number;
  why?: string | null;
  about?: string;
}

export interface Agreement {
  agree?: boolean;
}

/** A choice that was looked at. */
export interface Alternative {
  moves: string[];
  points: number;
  chance: number;
  playouts: number;
  made: boolean;
}

export interface Analysis {
  seat: number;
  choices: AnalyzedChoice[];
}

export interface AnalyzedChoice {
  moves: string[];
  points: Figure;
  chance: Figure;
  behind: Prospects;
  because: Because[];
}

export interface AskAdvice {
  type: "advice";
  id: string;
  seat: number;
}

/** Send me everything again. I am here, so a bot that stands in gives up my seat. */
export interface AskSync {
  type: "sync";
}

/** Flux Remover: the new die goes into the pool. */
export interface BackChoice {
  kind: "back";
  move: string;
}

/** Part of the difference between the best choice and the one made. */
export interface Because {
  kind: string;
  about: string;
  where: string[];
  points: number;
}

export interface Block {
  person: string;
}

export interface Blocked {
  id: string;
  name: string;
}

export interface BotLevel {
  id: string;
}

/** What a bot reached on the same deal. */
export interface BotScore {
  bot: string;
  score: number;
  target: number;
}

export interface CalendarDay {
  day: string;
  solo_tools: number;
  phase: "closed" | "closing" | "open";
  tries: number;
  best: number | null;
  yours: number | null;
  tried: boolean;
  open_yours?: number | null;
  in_streak?: boolean;
}

export interface CallChoice {
  kind: "call";
  move: string;
  owner: number;
}

export interface Catalogue {
  version: string;
  patterns: PatternCard[];
  tools: ToolCard[];
  public: PublicCard[];
  private: PrivateCard[];
  reasons: ReasonFact[];
  presets: Preset[];
  bots: BotLevel[];
  max_chat_length: number;
  listed_bots?: string[];
}

/** What is under way in the turn. */
export interface Chain {
  drafted: boolean;
  tool: number | null;
  hand: string | null;
  origin: number | null;
  moved: number | null;
  drawn: string | null;
}

/** The same for its chance to win. */
export interface ChanceLedger {
  start: number;
  deal: Figure;
  luck: Figure;
  errors: Figure;
  mistakes: number;
  opponents: OpponentErrors[];
  found: number;
  others_found: number;
  drift: number;
  final: number;
}

/** What is left out stays. */
export interface ChangeMe {
  name?: string | null;
  chat?: boolean | null;
  webhook?: string | null;
  mail?: string | null;
  mail_turns?: boolean | null;
  language?: Edition | null;
  allows_puzzles?: boolean | null;
}

export interface ChangePassword {
  old: string;
  new: string;
}

export interface ChangeSeat {
  seat: number;
}

export interface ChatLine {
  number: number;
  at: number;
  person: string;
  seat: number | null;
  name: string;
  text: string;
}

export interface ChoiceUndone {
  kind: "ChoiceUndone";
  seat: number;
}

/** The choices of one seat. `refused_…` name what a player might try in vain, and why. */
export interface Choices {
  seat: number;
  legal: AnyChoice[];
  fits: Fit[];
  refused_dice: DieRefusal[];
  refused_tools: ToolRefusal[];
  refused_spaces: SpaceRefusal[];
  refused_track: TrackRefusal[];
  refused_values: ValueRefusal[];
  dead_spaces: DeadSpace[];
  can_undo: boolean;
}

export interface Clock {
  now: number;
  deadlines: (number | null)[];
}

/** The days of a month that there were on this server. */
export interface DailyCalendar {
  month: string;
  today: string;
  first: string;
  days: CalendarDay[];
}

export interface DailyDay {
  day: string;
  solo_tools: number;
  begins: number;
  ends: number;
  closes: number;
  now: number;
  phase: "closed" | "closing" | "open";
  commitment: string;
  seed: string | null;
  counts: boolean;
  yours: DailyLine | null;
  tries: number;
  playing: number;
  standing: DailyLine[];
  open?: OpenWindow | null;
  streak?: Streak | null;
  window?: FinishedWindow | null;
  bots?: BotScore[];
}

/** A counted try. */
export interface DailyLine {
  rank: number | null;
  name: string | null;
  is_you: boolean;
  status: "finished" | "playing" | "unfinished";
  score: number | null;
  target: number | null;
  table: string | null;
}

export interface DaysClock {
  kind: "days";
  days: number;
}

/** An empty space in my window that no die can fill anymore, unless a tool helps. */
export interface DeadSpace {
  space: number;
  reason: string;
  beside: number[];
}

/** A die placed here would leave spaces next to it that no die can fill anymore. */
export interface DeadSpaceWarning {
  space: number;
  dead_spaces: number[];
}

export interface DealInfo {
  code: string;
  players: number;
  commitment: string;
  seed: string | null;
  ends: number;
  open_tables: number;
  results: DealResult[];
}

export interface DealResult {
  table: string;
  names: string[];
  scores: number[];
  winners: number[];
}

export interface DecidingMoment {
  span: number;
  kind: "error" | "luck" | "mistake";
  by: number | null;
  chance: number;
}

export interface DeleteMe {
  password?: string;
}

export interface DiceSwapped {
  kind: "DiceSwapped";
  seat: number;
  given: string;
  taken: string;
  round: number;
}

export interface DieBagged {
  kind: "DieBagged";
  seat: number;
  die: string;
}

export interface DieDrafted {
  kind: "DieDrafted";
  seat: number;
  die: string;
}

export interface DieDrawn {
  kind: "DieDrawn";
  seat: number;
  colour: string;
}

export interface DieLifted {
  kind: "DieLifted";
  seat: number;
  die: string;
  space: number;
}

export interface DiePaid {
  kind: "DiePaid";
  seat: number;
  tool: number;
  die: string;
}

export interface DiePlaced {
  kind: "DiePlaced";
  seat: number;
  die: string;
  space: number;
}

export interface DieRefusal {
  die: string;
  reason: string;
}

export interface DieRemoved {
  kind: "DieRemoved";
  seat: number;
  die: string;
  space: number;
}

export interface DieRerolled {
  kind: "DieRerolled";
  seat: number;
  before: string;
  after: string;
}

export interface DieReturned {
  kind: "DieReturned";
  seat: number;
  die: string;
}

export interface DieRolled {
  kind: "DieRolled";
  die: string;
}

export interface DieTurned {
  kind: "DieTurned";
  seat: number;
  before: string;
  after: string;
}

export interface DraftChoice {
  kind: "draft";
  move: string;
  die: string;
}

export interface DrawnWindow {
  grid: string;
}

/** End the turn, or pass. */
export interface EndChoice {
  kind: "end";
  move: string;
}

/** Every refused HTTP request has this body. Nothing has changed. */
export interface Error {
  code: ErrorCode;
  message: string;
  field: string | null;
  reason: string | null;
  rule: string | null;
}

/** A measured number with its standard error. */
export interface Figure {
  value: number;
  error: number;
}

export interface FinishedWindow {
  pattern: string;
  dice: (string | null)[];
}

/** Where a die could go, and for every other space the id of the reason why not. */
export interface Fit {
  die: string;
  spaces: number[];
  refused: Record<string, number[]>;
  warnings: DeadSpaceWarning[];
}

/** The moment of a finished game from which a table goes on. */
export interface ForkInfo {
  game: string | null;
  moment: number;
  round: number;
}

export interface GameEnded {
  kind: "GameEnded";
}

/** A line of my games. */
export interface GameLine {
  table: string;
  path: string;
  status: TableStatus;
  names: string[];
  your_seats: number[];
  your_turn: boolean;
  round: number;
  scores: number[] | null;
  winners: number[] | null;
  target: number | null;
  deadline: number | null;
  changed: number;
}

export interface Games {
  games: GameLine[];
  before: number | null;
}

export interface GoalState {
  id: string;
  count: number;
  needed: number;
}

/** The path: goals that teach the game, in order. */
export interface Goals {
  goals: GoalState[];
  reached: number;
  pending: number;
}

export interface Grade {
  level: string;
  percentiles: Record<string, number>;
}

/** How many results are in a range of points above the target, both ends included. */
export interface HistogramBar {
  low: number;
  high: number;
  count: number;
  is_yours: boolean;
}

/** Same-screen play: who holds the screen now; None: nobody (the curtain). */
export interface Hold {
  type: "hold";
  seat: number | null;
}

export interface JoinTable {
  seat?: number | null;
}

/** What decides when points, private points and favor tokens are all equal (RULES 10.3). */
export type LastTieBreak = "last-turn" | "later-in-order" | "shared";

export interface LiftChoice {
  kind: "lift";
  move: string;
  space: number;
}

export interface Lobby {
  tables: TableInfo[];
}

export interface LoggedStep {
  version: number;
  events: AnyEvent[];
}

export interface MakeMove {
  type: "move";
  id: string;
  version: number;
  seat: number;
  move: string;
}

export interface Me {
  id: string;
  name: string;
  account: string | null;
  chat: boolean;
  webhook: string | null;
  mail: string | null;
  mail_confirmed: boolean;
  mail_turns: boolean;
  can_mail: boolean;
  language: string | null;
  allows_puzzles?: boolean;
}

/** How bots fare with a window, as far as it is measured. Ask again until `done` is `games`. */
export interface MeasuredWindow {
  grid: string;
  ahead: number;
  done: number;
  games: number;
  points: Figure | null;
  empty: Figure | null;
  difficulty: number | null;
}

/** Honour tables: a window whose owner has to remove dice. */
export interface Mending {
  seat: number;
  mistakes: Mistake[];
  removals: number[][];
}

export interface Mistake {
  reason: string;
  spaces: number[];
}

export interface MistakeCalled {
  kind: "MistakeCalled";
  seat: number;
  owner: number;
}

/** A point of the game at which somebody had to choose (or the end), and what led to it. The next moment says what was chosen here. */
export interface Moment {
  version: number;
  round: number;
  by: number | null;
  move: string | null;
  events: AnyEvent[];
  notes: string[];
}

export interface NewAccount {
  account: string;
  password: string;
}

/** What a browser's `PushSubscription` holds. */
export interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: Edition;
}

/** Play on from a moment of a finished game, at a table of its own that counts for nothing. */
export interface NewFork {
  moment: number;
  seats: NewSeat[];
  dice?: "fresh" | "same";
  hints?: boolean;
}

export interface NewRating {
  value: number;
  deviation: number;
}

/** About a person at a table, or about one line of theirs in its chat. */
export interface NewReport {
  table: string;
  person: string;
  line?: number | null;
  reason?: string;
}

export interface NewSeat {
  kind: "bot" | "me" | "open" | "screen";
  name?: string;
  bot?: string;
}

/** A token with which a program plays an open seat. */
export interface NewSeatToken {
  seat: number;
  name: string;
}

export interface NewTable {
  seats: NewSeat[];
  edition?: Edition;
  options?: OptionChanges;
  solo_tools?: number;
  tools?: number[] | null;
  public?: string[] | null;
  cards?: [number, number][] | null;
  start?: number | null;
  window?: string | null;
  clock?: AnyClock;
  listed?: boolean;
  spectators?: boolean;
  undo?: boolean;
  hints?: boolean;
  chat?: boolean;
  deal?: string | null;
}

/** Take your time. */
export interface NoClock {
  kind: "none";
}

/** Your attempt at the open deal; nobody else is told of it. */
export interface OpenAttempt {
  status: "finished" | "playing" | "unfinished";
  score: number | null;
  target: number | null;
  table: string;
  window: FinishedWindow | null;
}

/** The deal of a day that guests and accounts play, each browser or account once. */
export interface OpenWindow {
  commitment: string;
  seed: string | null;
  yours: OpenAttempt | null;
  tries: number;
  finished: number;
  better_than: number | null;
  histogram: HistogramBar[];
  bots: BotScore[];
}

export interface OpponentErrors {
  seat: number;
  value: number;
  error: number;
}

/** Options that depart from the edition's own. */
export interface OptionChanges {
  referee?: Referee | null;
  trimmed_bag?: boolean | null;
  solo_private?: 1 | 2 | null;
  last_tie_break?: LastTieBreak | null;
  solo_payment?: SoloPayment | null;
  start_player?: StartPlayer | null;
}

export interface Options {
  referee: Referee;
  trimmed_bag: boolean;
  solo_private: number;
  last_tie_break: LastTieBreak;
  solo_payment: SoloPayment;
  start_player: StartPlayer;
}

/** How it ended. */
export interface Over {
  winners: number[];
  ranking: number[];
  decided_by: TieBreak;
  target: number | null;
  sheets: ScoreSheet[];
  commitment: string;
  seed: string | null;
  verified: boolean;
  record_path: string;
  replay_path: string;
}

export interface PatternCard {
  id: string;
  name: string;
  card: number;
  side: string;
  difficulty: number;
  grid: string;
}

export interface PatternChoice {
  kind: "pattern";
  move: string;
  pattern: string;
}

export interface PatternChosen {
  kind: "PatternChosen";
  seat: number;
  pattern: string | null;
}

export interface PatternsRevealed {
  kind: "PatternsRevealed";
  patterns: string[];
}

export interface PayChoice {
  kind: "pay";
  move: string;
  die: string;
}

export interface PersonalBest {
  kind: "gain" | "lead" | "private" | "score" | "solo";
  points: number;
  table: string;
  at: number;
}

export interface PickPuzzle {
  rating?: number | null;
  theme?: string | null;
  solved?: string[];
}

export interface Ping {
  type: "ping";
}

export interface PlaceChoice {
  kind: "place";
  move: string;
  space: number;
}

/** Of a `PlayerView`. */
export interface PlayerChanges {
  seat: number;
  private?: string[] | null;
  cards?: number[] | null;
  choice?: string | null;
  has_chosen?: boolean;
  pattern?: string | null;
  dice?: (string | null)[];
  marks?: WaivedDie[];
  favor?: number;
  skips?: boolean;
  sheet?: ScoreSheet | null;
}

export interface PlayerView {
  seat: number;
  private: string[] | null;
  cards: number[] | null;
  choice: string | null;
  has_chosen: boolean;
  pattern: string | null;
  dice: (string | null)[];
  marks: WaivedDie[];
  favor: number;
  skips: boolean;
  sheet: ScoreSheet | null;
}

/** Where a seat's points came from. Everything adds up to `final`. */
export interface PointsLedger {
  start: number;
  deal: Figure;
  luck: Figure;
  errors: Figure;
  mistakes: number;
  others: number;
  found: number;
  drift: number;
  final: number;
}

export interface Pong {
  type: "pong";
  now: number;
  version: number;
}

/** A moment of a finished game, as a seat knew it. */
export interface PositionOfMoment {
  position: string;
}

/** The turn as far as it is played, through the eyes of its seat. */
export interface PositionState {
  seat: number;
  table: TableInfo;
  view: View;
  choices: Choices | null;
  entries: string[];
  events: AnyEvent[][];
  is_over: boolean;
  is_decided: boolean;
  position: string;
}

/** Why a move isn't legal; a `reason` of None: all of them are. */
export interface PositionTried {
  reason: string | null;
  in_the_way: number[];
}

/** A position, and what was played from it. */
export interface PositionTurn {
  position: string;
  entries?: string[];
}

export interface Presence {
  type: "presence";
  here: Watching;
}

export interface Preset {
  edition: Edition;
  options: Options;
  proposes_trimmed_bag: boolean;
}

export interface PrivateCard {
  id: string;
  name: string;
  colour: string;
}

export interface PrivateObjectiveDealt {
  kind: "PrivateObjectiveDealt";
  seat: number;
  colour: string | null;
}

/** What a seat can expect, or how much of it something costs. */
export interface Prospects {
  points: Figure;
  chance: Figure;
}

export interface PublicCard {
  id: string;
  name: string;
  points: number;
}

export interface PublicObjectiveRevealed {
  kind: "PublicObjectiveRevealed";
  objective: string;
}

export interface PushKey {
  key: string;
}

/** What a solver is told. */
export interface Puzzle {
  id: string;
  kind: "exact" | "judgment";
  aim: "choice" | "margin" | "points";
  seat: number;
  position: string;
  rating: number;
  level: string;
  themes: string[];
  passing: PuzzleResult | null;
  table: TableInfo;
  start: PuzzleMoment;
}

export interface PuzzleAnswer {
  moves: string[] | null;
  rating?: SolverLevel | null;
  days?: number;
}

/** Where the moves so far lead. */
export interface PuzzleMoment {
  view: View;
  choices: Choices | null;
  events: AnyEvent[][];
  done: boolean;
  refused: PuzzleRefusal | null;
}

export interface PuzzleOfTheDay {
  day: string;
  ends: number;
  puzzle: Puzzle;
}

/** What speaks for a choice: the same words as in `AdviceLine`. */
export interface PuzzleReason {
  why: string;
  about: string;
}

export interface PuzzleRefusal {
  reason: string;
  rule: string;
  message: string;
  in_the_way: number[];
}

/** What an answer comes to. */
export interface PuzzleResult {
  dice: (string | null)[];
  sheet: ScoreSheet | null;
  target: number | null;
}

export interface PuzzleStock {
  puzzles: number;
  themes: PuzzleTheme[];
}

export interface PuzzleTheme {
  id: string;
  puzzles: number;
}

/** The moves so far, from the puzzle's position on. */
export interface PuzzleTry {
  moves: string[];
}

export interface PuzzleVerdict {
  status: "also-good" | "loses" | "right" | "shown";
  loss: number;
  points: number | null;
  best: number;
  solution: string[];
  result: PuzzleResult | null;
  best_result: PuzzleResult;
  best_reason: PuzzleReason | null;
  because: Because[];
  rating: NewRating | null;
}

export interface ReasonFact {
  id: string;
  rule: string;
  sentence: string;
}

/** Play on from a moment of a record file. */
export interface RecordFork {
  moment: number;
  seats: NewSeat[];
  dice?: "fresh" | "same";
  hints?: boolean;
  text?: string;
}

/** Moments of a record file, through the eyes of a seat. */
export interface RecordPart {
  text: string;
  seat?: number | null;
  first?: number;
  last?: number;
}

/** A record file, also of a game that was played elsewhere. */
export interface RecordText {
  text: string;
}

export interface Recover {
  account: string;
  recovery_code: string;
  new: string;
}

export interface Recovery {
  me: Me;
  recovery_code: string;
}

export type Referee = "honour" | "strict";

/** Nothing has changed. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: ErrorCode;
  message: string;
  field: string | null;
  reason: string | null;
  rule: string | null;
  in_the_way: number[];
  version: number;
}

export interface RemoveChoice {
  kind: "remove";
  move: string;
  space: number;
}

export interface RemovePlayer {
  seat: number;
}

/** A finished game with everything open. Its steps come apart from it, in pieces. */
export interface Replay {
  table: TableInfo;
  finished: number | null;
  moments: Moment[];
  over: Over;
}

export interface ReplayStep {
  number: number;
  view: View;
  choices: Choices[];
}

/** Part of a game, moment by moment, through the eyes of a seat (None: with everything open). */
export interface ReplaySteps {
  seat: number | null;
  steps: ReplayStep[];
}

/** How far a review is. */
export interface ReviewState {
  key: string;
  ahead: number;
  done: number;
  total: number;
  spans: ReviewedSpan[];
  seats: SeatReview[] | null;
}

export interface ReviewedDecision {
  forced: boolean;
  counts: boolean;
  error: Prospects;
  best: string[];
  alternatives: Alternative[];
  lost: Prospects[];
  because: Because[];
}

/** For each seat, how much better than the average a roll or draw was. */
export interface ReviewedLuck {
  points: Figure[];
  chance: Figure[];
}

/** A stretch of the game: a whole decision, or a roll or draw. */
export interface ReviewedSpan {
  span: number;
  kind: string;
  seat: number | null;
  round: number;
  turn: number;
  version: number;
  moves: string[];
  pool: string[] | null;
  values: Prospects[] | null;
  decision: ReviewedDecision | null;
  luck: ReviewedLuck | null;
}

export interface RoundBegan {
  kind: "RoundBegan";
  round: number;
  start: number;
}

export interface RoundEnded {
  kind: "RoundEnded";
  round: number;
  left: string[];
}

export interface Said {
  type: "said";
  line: ChatLine;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface ScoreLine {
  id: string;
  points: number;
  sets: number[][];
}

/** One game in the line of scores. */
export interface ScorePoint {
  at: number;
  table: string;
  score: number;
  players: number;
  won: boolean;
}

export interface ScoreSheet {
  public: ScoreLine[];
  private: ScoreLine | null;
  favor: ScoreLine;
  empty: ScoreLine;
  total: number;
}

/** Which of my seats, where I have several on this screen; None: all of them. */
export interface SeatChoice {
  seat?: number | null;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person" | "program" | "screen";
  name: string;
  bot: string | null;
  person: string | null;
  is_you: boolean;
  is_here: boolean;
  resigned: boolean;
  stand_in: boolean;
}

export interface SeatReview {
  seat: number;
  score: number;
  target: number | null;
  win_share: number;
  adjusted_score: number;
  left_on_the_table: number;
  decisions: number;
  errors: number;
  error_per_decision: Figure;
  grade: Grade | null;
  points: PointsLedger;
  chance: ChanceLedger;
  moments: DecidingMoment[];
}

export interface SeatToken {
  token: string;
  person: string;
  seat: number;
  table: string;
}

export interface SecondsClock {
  kind: "seconds";
  seconds: number;
}

export interface SignIn {
  account: string;
  password: string;
}

/** What a die must show to pay for a tool in solo (RULES 10.4). */
export type SoloPayment = "colour" | "first-printing";

/** A solver's rating: the page keeps it, the server works out the next one. */
export interface SolverLevel {
  value: number;
  deviation: number;
}

export interface SpaceRefusal {
  space: number;
  reason: string;
}

/** What the state waits for: a draw of chance, a choice, or nothing more. */
export type Stage = "deal-cards" | "deal-private" | "deal-public" | "deal-tools" | "draw" | "draw-start" | "extra-draft" | "lift" | "lift-or-stop" | "mend" | "over" | "pattern" | "pay" | "place" | "reroll" | "reroll-pool" | "roll" | "swap" | "turn" | "value";

/** The seat of a player who is away. */
export interface StandIn {
  seat: number;
}

export type StartPlayer = "named" | "random";

export interface StartPlayerDrawn {
  kind: "StartPlayerDrawn";
  seat: number;
}

export interface Statistics {
  games: number;
  wins: number;
  figures: StatisticsGroup[];
  scores?: ScorePoint[];
  bests?: PersonalBest[];
  streak?: Streak | null;
  pending?: number;
}

/** My finished games of one kind, added up. */
export interface StatisticsGroup {
  kind: "bot" | "objective" | "pattern" | "players" | "solo-tools" | "tool";
  key: string;
  games: number;
  wins: number;
  mean_score: number;
  best_score: number;
}

/** Something was played. `version` follows on the last one; on a gap send `sync`. */
export interface Stepped {
  type: "step";
  version: number;
  since: number;
  by: string | null;
  events: AnyEvent[];
  changes: ViewChanges | null;
  view: View | null;
  choices: Choices | null;
  clock: Clock;
  over: Over | null;
}

/** Tap Wheel: one die moved is enough. */
export interface StopChoice {
  kind: "stop";
  move: string;
}

/** Days in a row on which you finished one of the day's deals in time. A day that is not closed yet never breaks it, and neither does one without a server. */
export interface Streak {
  current: number;
  best: number;
  days: number;
  today: boolean;
}

export interface SwapChoice {
  kind: "swap";
  move: string;
  round: number;
  die: string;
}

/** Everything: on connecting, after a gap, after `sync`, `hold` and a stale move. */
export interface Sync {
  type: "sync";
  version: number;
  table: TableInfo;
  holding: number | null;
  view: View | null;
  choices: Choices | null;
  log: LoggedStep[];
  chat: ChatLine[];
  here: Watching;
  clock: Clock;
  over: Over | null;
}

/** Somebody sat down, left, resigned or agreed to abort; a rematch; the game began or closed. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  clock: Clock;
}

export interface TableInfo {
  id: string;
  path: string;
  status: TableStatus;
  seats: SeatInfo[];
  host: string;
  is_host: boolean;
  your_seats: number[];
  edition: Edition;
  options: Options;
  solo_tools: number;
  tools: number[] | null;
  public: string[] | null;
  cards: [number, number][] | null;
  start: number | null;
  window: string | null;
  clock: AnyClock;
  listed: boolean;
  spectators: boolean;
  undo: boolean;
  hints: boolean;
  chat: boolean;
  deal: string | null;
  fork: ForkInfo | null;
  commitment: string | null;
  round: number;
  to_act: number[];
  abort_agreed: number[];
  rematch: string | null;
  created: number;
  changed: number;
}

/** What decided between the winner and the others. */
export type TieBreak = "favor" | "last-turn" | "later-in-order" | "points" | "private" | "shared";

export interface TimedRun {
  puzzles: string[];
}

export interface ToolCard {
  number: number;
  id: string;
  name: string;
  solo_colour: string;
  solo_value: number | null;
}

export interface ToolChoice {
  kind: "tool";
  move: string;
  tool: number;
  price: number;
}

export interface ToolOnTable {
  number: number;
  tokens: number;
  price: number;
  pay_colour: string | null;
  pay_value: number | null;
  spent: boolean;
}

export interface ToolRefusal {
  tool: number;
  reason: string;
}

export interface ToolRevealed {
  kind: "ToolRevealed";
  tool: number;
}

export interface ToolUsed {
  kind: "ToolUsed";
  seat: number;
  tool: number;
  price: number;
}

export interface TrackRefusal {
  round: number;
  die: string;
  reason: string;
}

export interface TurnBegan {
  kind: "TurnBegan";
  seat: number;
  is_second: boolean;
}

export interface TurnEnded {
  kind: "TurnEnded";
  seat: number;
}

export interface TurnSkipped {
  kind: "TurnSkipped";
  seat: number;
}

export interface Undo {
  type: "undo";
  id: string;
  version: number;
  seat: number;
}

export interface ValueChoice {
  kind: "value";
  move: string;
  value: number;
}

export interface ValueChosen {
  kind: "ValueChosen";
  seat: number;
  die: string;
}

export interface ValueRefusal {
  value: number;
  reason: string;
}

export interface Verified {
  is_good: boolean;
  checked: number;
  taken_over: number;
  findings: string[];
}

export interface View {
  seat: number | null;
  stage: Stage;
  round: number;
  start: number;
  turn_number: number;
  order: number[];
  active: number | null;
  to_act: number[];
  pool: string[];
  track: string[][];
  bag: number[];
  out: string[];
  tools: ToolOnTable[];
  public: string[];
  players: PlayerView[];
  chain: Chain;
  calls: number[];
  mending: Mending | null;
  target: number | null;
}

/** Of a `View`. */
export interface ViewChanges {
  stage?: Stage;
  round?: number;
  start?: number;
  turn_number?: number;
  order?: number[];
  active?: number | null;
  to_act?: number[];
  pool?: string[];
  track?: string[][];
  bag?: number[];
  out?: string[];
  tools?: ToolOnTable[];
  public?: string[];
  chain?: Chain;
  calls?: number[];
  mending?: Mending | null;
  target?: number | null;
  players?: PlayerChanges[];
}

export interface WaivedDie {
  space: number;
  mark: string;
}

/** Who is connected. */
export interface Watching {
  seats: number[];
  spectators: number;
}

/** Why can't I? Nothing is played. Answered by `refused`, or `ack` if one could. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  moves: string[];
}

export interface WindowAudited {
  kind: "WindowAudited";
  owner: number;
  mistakes: Mistake[];
}

export interface WindowCardDealt {
  kind: "WindowCardDealt";
  seat: number;
  card: number | null;
}

export const ERROR_CODES = [
  "bad-request",
  "bad-record",
  "impossible-record",
  "unfinished-record",
  "deal-open",
  "deal-busy",
  "deal-played",
  "not-signed-in",
  "account-needed",
  "wrong-password",
  "banned",
  "name-taken",
  "name-locked",
  "forbidden",
  "foreign-origin",
  "not-found",
  "table-full",
  "seat-taken",
  "not-your-seat",
  "not-seated",
  "not-host",
  "already-started",
  "not-started",
  "already-over",
  "not-over",
  "too-many",
  "too-many-tables",
  "too-large",
  "not-allowed",
  "no-such-seat",
  "open-seat",
  "other-seat",
  "stale",
  "illegal",
  "undo",
  "seed",
  "server-error",
] as const;

export const REASONS = [
  "game-over",
  "chance-first",
  "no-such-seat",
  "not-your-turn",
  "not-asked",
  "finish-first",
  "mend-first",
  "pattern-not-yours",
  "pattern-chosen",
  "not-in-pool",
  "already-drafted",
  "not-placeable",
  "occupied",
  "not-on-edge",
  "not-touching",
  "wrong-colour",
  "wrong-value",
  "same-colour",
  "same-value",
  "tool-not-here",
  "tool-used",
  "too-few-tokens",
  "no-effect",
  "needs-drafted-die",
  "die-in-hand",
  "not-the-turn",
  "draft-done",
  "draft-needed",
  "track-empty",
  "nothing-there",
  "same-space",
  "no-place-to-go",
  "one-step",
  "same-die",
  "not-on-track",
  "equal-die",
  "not-alone",
  "colour-not-on-track",
  "other-colour",
  "tool-spent",
  "payment-not-in-pool",
  "wrong-payment",
  "no-payment",
  "payment-spoils",
  "strict-table",
  "already-called",
  "no-such-window",
  "not-a-mistake",
] as const;

export const WIRE_VERSION = 3;
