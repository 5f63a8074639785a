import type { Messages } from '../message';
import { account } from './account';
import { cards } from './cards';
import { daily } from './daily';
import { editions } from './editions';
import { hints } from './hints';
import { learnLinks } from './learnLinks';
import { page } from './page';
import { prompts } from './prompts';
import { reasonsAndLog } from './reasonsAndLog';
import { replay } from './replay';
import { scorer } from './scorer';

const messages: Messages = {
  ...account,
  ...prompts,
  ...cards,
  ...reasonsAndLog,
  ...page,
  ...daily,
  ...editions,
  ...learnLinks,
  ...hints,
  ...replay,
  ...scorer,
};
export default messages;
