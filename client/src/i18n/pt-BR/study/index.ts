import type { StudyMessages } from '../../message';
import { editor } from './editor';
import { analysis } from './analysis';
import { mistakes } from './mistakes';
import { puzzles } from './puzzles';
import { review } from './review';
import { study } from './study';
import { windowLab } from './windowLab';

const messages: StudyMessages = {
  ...editor,
  ...analysis,
  ...mistakes,
  ...puzzles,
  ...review,
  ...study,
  ...windowLab,
};
export default messages;
