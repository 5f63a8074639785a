import { review } from './review';
import { study } from './study';
import { windowLab } from './windowLab';

/** What only those need who study: loaded apart. */
export const studyWords = {
  ...review,
  ...study,
  ...windowLab,
} as const;
export default studyWords;
