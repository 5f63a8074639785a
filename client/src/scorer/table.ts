/** Types of the rule table that the engine generates (`rules.ts`), and of what is scored with it. */

import type { Colour, DieText } from '../art/glass';
import type { Edition } from '../protocol';

/** Which letter of a die's text: for `R3`, 0 is the color R and 1 the value 3. */
export type Face = number;

export type ObjectiveSearch =
  | { find: 'sets'; face: Face; kinds: string[] }
  | { find: 'varied-lines'; face: Face; lines: number[][] }
  | { find: 'like-near'; face: Face; near: number[][] };

export interface Pattern {
  id: string;
  name: string;
  card: number;
  difficulty: number;
  grid: string;
}

export interface Restriction {
  face: Face;
  reason: string;
  waivedBy: string | null;
}

export interface RuleTable {
  /** The letters of each face. */
  faces: string[];
  edge: number[];
  orthogonal: number[][];
  around: number[][];
  patterns: Pattern[];
  public: { id: string; points: number; asks: ObjectiveSearch }[];
  private: Record<string, string>;
  emptyCosts: number;
  emptyCostsSolo: number;
  broken: { mark: string; reason: string }[];
  printed: Restriction[];
  unlike: Restriction[];
  offEdge: string;
  alone: { reason: string; waivedBy: string };
  /** The marks that a tool's waiver leaves. */
  waivers: { mark: string; tool: number }[];
  /** The tool that costs a player the second turn of a round. */
  skipsBy: number;
  ruleOf: Record<string, string>;
  merits: string[];
  /** Per last tie-break: by players, by place in the final round, with and without the last turn. */
  lastMerits: Record<string, number[][][]>;
  editions: Record<Edition, { lastTieBreak: string; soloPrivate: number }>;
  publicCount: number;
  publicCountSolo: number;
  dicePerColour: number;
  mostFavor: number;
  mostTarget: number;
}

/** Twenty spaces, row by row. */
export type Dice = readonly (DieText | null)[];

/** Marks on placed dice, such as a tool's waiver: pairs of a space and a mark. */
export type Marks = readonly (readonly [space: number, mark: string])[];

export interface ScoreLine {
  id: string;
  points: number;
  /** The spaces of each thing that scored: a set, a line of dice, a single die. */
  sets: number[][];
}

export interface ScoreSheet {
  public: ScoreLine[];
  private: ScoreLine;
  favor: ScoreLine;
  empty: ScoreLine;
  total: number;
}

export interface Mistake {
  reason: string;
  spaces: number[];
}

export interface ScoreInput {
  dice: Dice;
  public: readonly string[];
  /** With two, the better one counts; empty if not entered yet. */
  private: readonly Colour[];
  favor: number;
  solo: boolean;
}
