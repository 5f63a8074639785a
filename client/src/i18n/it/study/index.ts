import type { StudyMessages } from '../../message';
import { review } from './review';
import { study } from './study';

const messages: StudyMessages = {
  ...review,
  ...study,
};
export default messages;
