import type { Words } from '../message';
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

const words: Words = {
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
};
export default words;
