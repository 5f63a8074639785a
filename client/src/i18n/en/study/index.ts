import { editor } from './editor';
import { analysis } from './analysis';
import { mistakes } from './mistakes';
import { puzzles } from './puzzles';
import { review } from './review';
import { study } from './study';
import { windowLab } from './windowLab';

/** What only those need who study: loaded apart. */
export const studyWords = {
  ...editor,
  ...analysis,
  ...mistakes,
  ...puzzles,
  ...review,
  ...study,
  ...windowLab,
} as const;
export default studyWords;
