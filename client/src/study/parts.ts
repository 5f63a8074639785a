/** What there is to study, in the order of the page that leads to it. */

export const PARTS = [
  { path: '/replay', title: 'review.title', hint: 'study.review.hint' },
  { path: '/study/mistakes', title: 'mistakes.title', hint: 'mistakes.hint' },
  { path: '/study/analysis', title: 'analysis.title', hint: 'analysis.hint' },
  { path: '/study/puzzles', title: 'puzzle.title', hint: 'puzzle.about' },
  { path: '/study/editor', title: 'editor.title', hint: 'editor.hint' },
  { path: '/study/windows', title: 'lab.title', hint: 'lab.hint' },
] as const;
