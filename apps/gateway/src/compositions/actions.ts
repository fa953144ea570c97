import { listActions, listOrderActions, listPalletActions, listTruckActions } from '@mullion/contracts';
import { defineComposition } from '../composition';

const owners = {
  orders: listOrderActions,
  products: listOrderActions,
  pallets: listPalletActions,
  trucks: listTruckActions,
} as const;

/** The history of a row is asked from the owner of its table. */
export const actions = defineComposition(listActions, ({ query }, ask) => ask(owners[query.table_name], query));
