import { getPallet, updatePallet, type PalletDetail } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import type { PackingWorld } from './packing-world';

/** Where the products of a pallet stand, as an edit gives it. */
export const placesOf = (pallet: PalletDetail) =>
  pallet.products.map(({ id, x, y, z, is_flipped }) => ({ id, x, y, z, is_flipped }));

/** What planners ask of a pallet. */
export const palletCalls = (world: () => PackingWorld) => {
  const planner = people.planner();
  return {
    palletNow: (id: number) => world().api(getPallet).as(planner).ok({ params: { id }, query: {}, body: {} }),
    update: (id: number, body: object, query: object = {}, who = planner) =>
      world().api(updatePallet).as(who).send({ params: { id }, query, body }),
  };
};
