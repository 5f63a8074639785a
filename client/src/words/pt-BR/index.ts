import type { Words } from '../catalogue';
import { cards } from './cards';
import { page } from './page';
import { rules } from './rules';

const words: Words = { ...cards, ...rules, ...page };
export default words;
