import type { getOrdersPallets } from '@mullion/contracts';
import type { Args } from '../../../kits/api/base-api';

type Query = Args<typeof getOrdersPallets>;

/** What the page shows now, so that its editor reads the same again. */
let shown: Query | null = null;
export const shownQuery = {
  get: (): Query => {
    if (!shown) throw new Error('the planning page shows nothing yet');
    return shown;
  },
  set: (query: Query): void => void (shown = query),
};
