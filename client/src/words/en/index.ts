import { cards } from './cards';
import { daily } from './daily';
import { page } from './page';
import { replay } from './replay';
import { rules } from './rules';

export const en = { ...cards, ...rules, ...page, ...daily, ...replay } as const;
export default en;
