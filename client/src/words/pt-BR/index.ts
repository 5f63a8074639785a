import type { Words } from '../catalogue';
import { cards } from './cards';
import { daily } from './daily';
import { help } from './help';
import { page } from './page';
import { replay } from './replay';
import { rules } from './rules';
import { scorer } from './scorer';

const words: Words = {
  ...cards,
  ...rules,
  ...page,
  ...daily,
  ...help,
  ...replay,
  ...scorer,
};
export default words;
