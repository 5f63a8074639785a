import type { Words } from '../catalogue';
import { account } from './account';
import { cards } from './cards';
import { help } from './help';
import { page } from './page';
import { rules } from './rules';

const words: Words = { ...cards, ...rules, ...page, ...help, ...account };
export default words;
