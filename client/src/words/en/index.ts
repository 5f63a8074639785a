import { cards } from './cards';
import { help } from './help';
import { page } from './page';
import { rules } from './rules';
import { scorer } from './scorer';

export const en = {
  ...cards,
  ...rules,
  ...page,
  ...help,
  ...scorer,
} as const;
export default en;
