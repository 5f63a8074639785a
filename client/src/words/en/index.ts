import { cards } from './cards';
import { page } from './page';
import { replay } from './replay';
import { rules } from './rules';

export const en = { ...cards, ...rules, ...page, ...replay } as const;
export default en;
