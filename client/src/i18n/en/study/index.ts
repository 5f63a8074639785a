import { review } from './review';
import { study } from './study';

/** What only those need who study: loaded apart. */
export const studyWords = {
  ...review,
  ...study,
} as const;
export default studyWords;
