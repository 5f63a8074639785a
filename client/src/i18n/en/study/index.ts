import { editor } from './editor';
import { analysis } from './analysis';
import { mistakes } from './mistakes';
import { review } from './review';
import { study } from './study';

/** What only those need who study: loaded apart. */
export const studyWords = {
  ...editor,
  ...analysis,
  ...mistakes,
  ...review,
  ...study,
} as const;
export default studyWords;
