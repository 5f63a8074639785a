import type { StudyMessages } from '../../message';
import { review } from './review';
import { study } from './study';
import { windowLab } from './windowLab';

const messages: StudyMessages = {
  ...review,
  ...study,
  ...windowLab,
};
export default messages;
