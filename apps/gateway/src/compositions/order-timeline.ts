import {
  getOrderTimeline,
  listUserNames,
  measureWorkingTime,
  type momentOwners,
  type OrderMoment,
  type OrderId,
  orderStatus,
  readDepartureMoments,
  readFloorMoments,
  readMailMoments,
  readOrderMoments,
  readPackingMoments,
  type TruckId,
} from '@mullion/contracts';
import { defineComposition, type Ask } from '../composition';
import { soonOrNull } from './or-null';
import { idleTimesOf } from './idle-times';

const MOST_TRUCKS = 200;
/** People and spans of one question. */
const MOST = 500;
/** Of a timeline the last so many moments are shown. */
const MOST_MOMENTS = 1_000;

/**
 * What each owner knows of an order's way, oldest first, with the working time between: an owner that is silent is
 * named and its part is missing.
 */
export const orderTimeline = defineComposition(getOrderTimeline, async ({ params }, ask) => {
  const byOrder = { order_id: params.id as OrderId };
  const [own, floor, packing] = await Promise.all([
    ask(readOrderMoments, byOrder),
    soonOrNull(ask(readFloorMoments, byOrder)),
    soonOrNull(ask(readPackingMoments, byOrder)),
  ]);
  const truck_ids = [...new Set<TruckId>([...own.truck_ids, ...(packing?.truck_ids ?? [])])].slice(0, MOST_TRUCKS);
  const [departures, mails] = await Promise.all([
    truck_ids.length === 0 ? [] : soonOrNull(ask(readDepartureMoments, { ...byOrder, truck_ids })),
    truck_ids.length === 0
      ? []
      : soonOrNull(ask(readMailMoments, { ...byOrder, truck_ids, contact_ids: own.contact_ids })),
  ]);
  const parts = { production: floor, packing: packing?.moments ?? null, dispatch: departures, documents: mails };
  const now = new Date().toISOString();
  const all = [...own.moments, ...Object.values(parts).flatMap((part) => part ?? [])];
  const { moments, last } = idleTimesOf(all, now, own.order.status >= orderStatus.delivered);
  const shown = moments.slice(-MOST_MOMENTS);
  const spans = [...shown.flatMap(({ gap }) => gap ?? []), ...(last ? [last] : [])].slice(0, MOST_MOMENTS);
  const [measured, names] = await Promise.all([
    spans.length === 0 ? [] : soonOrNull(ask(measureWorkingTime, { spans })),
    namesOf(
      ask,
      shown.map(({ moment }) => moment),
    ),
  ]);
  const msOf = (gap: (typeof spans)[number]): number | null => measured?.[spans.indexOf(gap)] ?? null;
  return {
    order: own.order,
    moments: shown.map(({ moment, gap }) => ({
      ...moment,
      user_name: moment.user_name || (moment.user_id === null ? '' : (names.get(moment.user_id) ?? '')),
      idle_ms: gap === null ? 0 : msOf(gap),
    })),
    stands: last && { since: last.from, ms: msOf(last) },
    now,
    silent: Object.entries(parts).flatMap(([owner, part]) =>
      part === null ? [owner as (typeof momentOwners)[number]] : [],
    ),
  };
});

/** Names of those whom a moment knows by number alone. */
const namesOf = async (ask: Ask, moments: readonly OrderMoment[]): Promise<ReadonlyMap<number, string>> => {
  const unnamed = [
    ...new Set(moments.flatMap(({ user_name, user_id }) => (user_name === '' && user_id !== null ? [user_id] : []))),
  ];
  if (unnamed.length === 0) return new Map();
  const found = await soonOrNull(ask(listUserNames, { user_ids: unnamed.slice(0, MOST) }));
  return new Map<number, string>((found ?? []).map(({ id, name }) => [id, name]));
};
