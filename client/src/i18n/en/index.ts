import { account } from './account';
import { asides } from './asides';
import { cards } from './cards';
import { daily } from './daily';
import { help } from './help';
import { hints } from './hints';
import { page } from './page';
import { replay } from './replay';
import { rules } from './rules';
import { scorer } from './scorer';

export const en = {
  ...account,
  ...asides,
  ...cards,
  ...rules,
  ...page,
  ...daily,
  ...help,
  ...hints,
  ...replay,
  ...scorer,
} as const;
export default en;
