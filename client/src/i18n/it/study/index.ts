import type { StudyMessages } from '../../message';
import { editor } from './editor';
import { review } from './review';
import { study } from './study';

const messages: StudyMessages = {
  ...editor,
  ...review,
  ...study,
};
export default messages;
