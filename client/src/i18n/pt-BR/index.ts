import type { Messages } from '../message';
import { account } from './account';
import { cards } from './cards';
import { daily } from './daily';
import { editions } from './editions';
import { goals } from './goals';
import { hints } from './hints';
import { learnLinks } from './learnLinks';
import { page } from './page';
import { prompts } from './prompts';
import { reasonsAndLog } from './reasonsAndLog';
import { replay } from './replay';
import { scorer } from './scorer';
import { turns } from './turns';

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
  ...goals,
  ...replay,
  ...scorer,
  ...turns,
};
export default messages;
