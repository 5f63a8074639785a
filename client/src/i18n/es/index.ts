import type { Messages } from '../message';
import { account } from './account';
import { prompts } from './prompts';
import { cards } from './cards';
import { daily } from './daily';
import { learnLinks } from './learnLinks';
import { hints } from './hints';
import { page } from './page';
import { replay } from './replay';
import { reasonsAndLog } from './reasonsAndLog';
import { scorer } from './scorer';

const messages: Messages = {
  ...account,
  ...prompts,
  ...cards,
  ...reasonsAndLog,
  ...page,
  ...daily,
  ...learnLinks,
  ...hints,
  ...replay,
  ...scorer,
};
export default messages;
