import { getOrdersPallets, getPlanningData, listTrucks, type OutputOf, type TruckId } from '@mullion/contracts';
import { log } from '@mullion/server-kit';
import { defineComposition, type Ask } from '../composition';

type Trucks = OutputOf<typeof listTrucks>['trucks'];

/** The planning page must not wait for a dispatch that is being restarted. */
const TRUCKS_MS = 2_000;
/** Largest page of a list. */
const CHUNK = 200;

/** Packing's planning data, and beside it the trucks those pallets stand on; null while dispatch does not answer. */
export const ordersPallets = defineComposition(getOrdersPallets, async ({ query }, ask) => {
  const planning = await ask(getPlanningData, { params: {}, query, body: {} });
  const ids = [...new Set(planning.pallets.flatMap(({ truck_id }) => (truck_id === null ? [] : [truck_id])))];
  return { ...planning, trucks: await trucksOf(ids, ask) };
});

const trucksOf = async (ids: readonly TruckId[], ask: Ask): Promise<Trucks | null> => {
  const chunks = Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, index) =>
    ids.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  try {
    const pages = await Promise.all(chunks.map((chunk) => trucksPage(chunk, ask)));
    return pages.flatMap(({ trucks }) => trucks);
  } catch (error) {
    log().warn({ reason: String(error) }, 'planning page without trucks');
    return null;
  }
};

const trucksPage = (ids: TruckId[], ask: Ask): Promise<OutputOf<typeof listTrucks>> =>
  ask(
    listTrucks,
    { params: {}, query: listTrucks.query.parse({ ids, rows: CHUNK, status_from: 0 }), body: {} },
    { timeoutMs: TRUCKS_MS },
  );
