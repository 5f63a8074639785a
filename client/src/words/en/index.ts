import { account } from './account';
import { cards } from './cards';
import { help } from './help';
import { page } from './page';
import { rules } from './rules';

export const en = { ...cards, ...rules, ...page, ...help, ...account } as const;
export default en;
