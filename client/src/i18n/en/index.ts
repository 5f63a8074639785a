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

export const en = {
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
} as const;
export default en;
