import { cards } from './cards';
import { page } from './page';
import { rules } from './rules';

export const en = { ...cards, ...rules, ...page } as const;
export default en;
