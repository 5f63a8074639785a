/** What there is to study, in the order of the page that leads to it. */

export const PARTS = [
  { path: '/replay', title: 'review.title', hint: 'study.review.hint' },
  { path: '/study/windows', title: 'lab.title', hint: 'lab.hint' },
] as const;
