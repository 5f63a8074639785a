import type { Words } from '../catalogue';
import { cards } from './cards';
import { daily } from './daily';
import { page } from './page';
import { replay } from './replay';
import { rules } from './rules';

const words: Words = { ...cards, ...rules, ...page, ...daily, ...replay };
export default words;
