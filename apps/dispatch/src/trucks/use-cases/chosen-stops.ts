import type { PalletRecord, RequestContext } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { numberStops } from '../rules/propose-stops';
import { stopGroups } from '../stops.queries';

/** The order of unloading that a person has chosen for some pallets. */
export interface ChosenStops {
  readonly order: readonly string[];
  readonly keyOf: ReadonlyMap<number, string>;
  /** When each pallet is unloaded, over all trucks. */
  readonly placeOf: ReadonlyMap<number, { readonly dispatch_priority: number }>;
  /** What is remembered of it; null when there is nothing to remember. */
  readonly remembered: readonly string[] | null;
}

/** Stops that the order does not name come after those it names. */
export const chosenStops = async (
  database: Database,
  context: RequestContext,
  pallets: readonly PalletRecord[],
  asked: readonly string[],
): Promise<ChosenStops> => {
  const { byPallet, byOrder } = await stopGroups(database, context, pallets);
  const keyOf = new Map([...byPallet].map(([id, { key }]) => [id, key]));
  const numbers = numberStops(asked, keyOf.values());
  const order = [...numbers.keys()];
  const placeOf = new Map([...keyOf].map(([id, key]) => [id, { dispatch_priority: numbers.get(key) ?? order.length }]));
  return { order, keyOf, placeOf, remembered: byOrder || order.length < 2 ? null : order };
};

/** The numbers of one truck's stops, from 1, by pallet. */
export const numbersOf = ({ order, keyOf }: ChosenStops, palletIds: readonly number[]): Map<number, number> => {
  const keys = palletIds.flatMap((id) => keyOf.get(id) ?? []);
  const numbers = numberStops(order, keys);
  return new Map(palletIds.map((id) => [id, numbers.get(keyOf.get(id) ?? '') ?? numbers.size + 1]));
};
