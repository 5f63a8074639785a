import { cards } from './cards';
import { page } from './page';
import { rules } from './rules';
import { scorer } from './scorer';

export const en = { ...cards, ...rules, ...page, ...scorer } as const;
export default en;
