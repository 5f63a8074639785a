import { cards } from './cards';
import { daily } from './daily';
import { help } from './help';
import { page } from './page';
import { replay } from './replay';
import { rules } from './rules';
import { scorer } from './scorer';

export const en = {
  ...cards,
  ...rules,
  ...page,
  ...daily,
  ...help,
  ...replay,
  ...scorer,
} as const;
export default en;
