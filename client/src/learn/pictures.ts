/** The pictures of the cards and of the placement rules, as the engine made them. */

import type { Fit, ScoreSheet } from '../protocol';
import pictures from './pictures.json';

type Dice = (string | null)[];

export interface Moment {
  dice: Dice;
  pool: string[];
  track: string[][];
}

export interface ToolPicture {
  tool: number;
  id: string;
  solo_colour: string;
  grid: string;
  before: Moment;
  after: Moment;
  changed: number[];
}

export interface Scored {
  dice: Dice;
  points: number;
  sets: number[][];
}

export interface ObjectivePicture {
  worth: number | null;
  grid: string;
  before: Scored;
  after: Scored;
  added: number;
}

export interface PlacementPicture {
  rule: string;
  grid: string;
  dice: Dice;
  fit: Fit;
}

interface Pictures {
  tools: ToolPicture[];
  public: Record<string, ObjectivePicture>;
  private: Record<string, ObjectivePicture>;
  placement: PlacementPicture[];
  scoring: { grid: string; dice: Dice; sheet: ScoreSheet };
}

export const PICTURES = pictures as unknown as Pictures;

export const toolPicture = (number: number) =>
  PICTURES.tools.find((picture) => picture.tool === number);
export const toolOf = (id: string) => PICTURES.tools.find((picture) => picture.id === id)?.tool;
export const placementPicture = (rule: string) =>
  PICTURES.placement.find((picture) => picture.rule === rule);
