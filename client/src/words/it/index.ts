import type { Words } from '../catalogue';
import { cards } from './cards';
import { page } from './page';
import { rules } from './rules';
import { scorer } from './scorer';

const words: Words = { ...cards, ...rules, ...page, ...scorer };
export default words;
