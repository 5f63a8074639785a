/** The server's HTTP API for puzzles. */

import { request } from '../app/api';
import type {
  PickPuzzle,
  Puzzle,
  PuzzleAnswer,
  PuzzleMoment,
  PuzzleOfTheDay,
  PuzzleStock,
  PuzzleVerdict,
  TimedRun,
} from '../protocol';

const path = (id: string, what: string) => `/puzzles/${encodeURIComponent(id)}${what}`;

export const puzzles = {
  stock: () => request<PuzzleStock>('GET', '/puzzles'),
  today: () => request<PuzzleOfTheDay>('GET', '/puzzles/today'),
  run: (seed: string) => request<TimedRun>('GET', `/puzzles/run?seed=${encodeURIComponent(seed)}`),
  pick: (wanted: PickPuzzle) => request<Puzzle>('POST', '/puzzles/pick', wanted),
  get: (id: string) => request<Puzzle>('GET', path(id, '')),
  try: (id: string, moves: string[]) => request<PuzzleMoment>('POST', path(id, '/try'), { moves }),
  answer: (id: string, answer: PuzzleAnswer) =>
    request<PuzzleVerdict>('POST', path(id, '/answer'), answer),
};
