import type { Words } from '../catalogue';
import { cards } from './cards';
import { page } from './page';
import { replay } from './replay';
import { rules } from './rules';

const words: Words = { ...cards, ...rules, ...page, ...replay };
export default words;
