import type { StudyMessages } from '../../message';
import { analysis } from './analysis';
import { mistakes } from './mistakes';
import { review } from './review';
import { study } from './study';

const messages: StudyMessages = {
  ...analysis,
  ...mistakes,
  ...review,
  ...study,
};
export default messages;
