import { editor } from './editor';
import { review } from './review';
import { study } from './study';

/** What only those need who study: loaded apart. */
export const studyWords = {
  ...editor,
  ...review,
  ...study,
} as const;
export default studyWords;
