import { orderStatus, routes, truckStatus, type ChangePreview, type Order, type Truck } from '@mullion/contracts';
import { ApiError, type MullionClient } from '../../libs/client/src';

/**
 * A change, what it would do, and how it is made. The codes of what was refused come back by what people call the rows.
 */
export interface Change {
  readonly what: string;
  readonly orderIds: readonly number[];
  readonly ask: (person: MullionClient) => Promise<ChangePreview>;
  readonly make: (person: MullionClient) => Promise<readonly string[]>;
}

/** Numbers from 0 to 1, the same for a seed. */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const DAY_MS = 86_400_000;
const isoDay = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

/** The code that a refusal is known by: a refused status keeps its own in `reason`. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) throw error;
  return String(error.problem.params?.['reason'] ?? error.problem.code);
};

type Fields = Readonly<Record<string, unknown>>;

const ofMany = (what: string, orders: readonly Order[], fields: Fields): Change => {
  const changes = orders.map(({ id }) => ({ id, ...fields }));
  return {
    what: `${what} of ${orders.map(({ id }) => id).join(', ')}`,
    orderIds: orders.map(({ id }) => id),
    ask: (person) => person.call(routes.whatIfOrders, { body: { orders: changes } }),
    make: async (person) => {
      const { refused } = await person.call(routes.updateOrders, { body: { orders: changes, each: true } });
      return refused.map(({ id, code }) => `${id} ${code}`);
    },
  };
};

const ofOne = (what: string, { id }: Order, body: Fields): Change => ({
  what: `${what} of ${id}`,
  orderIds: [id],
  ask: (person) => person.call(routes.whatIfOrder, { params: { id }, body }),
  make: async (person) => {
    try {
      await person.call(routes.updateOrder, { params: { id }, body });
      return [];
    } catch (error) {
      return [`${id} ${codeOf(error)}`];
    }
  },
});

const ofTruck = ({ id, status: before, description }: Truck, status: number, orderIds: readonly number[]): Change => ({
  what: `truck ${description} from ${before} to ${status}`,
  orderIds,
  ask: (person) => person.call(routes.whatIfTruck, { params: { id }, body: { status, despite_warnings: true } }),
  make: async (person) => {
    try {
      await person.call(routes.updateTruck, { params: { id }, body: { status, despite_warnings: true } });
      return [];
    } catch (error) {
      return [`${id} ${codeOf(error)}`];
    }
  },
});

/** One change drawn by its seed from the company as it is now. */
export const drawChange = async (person: MullionClient, seed: number): Promise<Change> => {
  const next = randomOf(seed * 7919 + 17);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  const { data: orders } = await person.call(routes.listOrders, { query: { rows: 200 } });
  const some = Array.from({ length: 1 + Math.floor(next() * 5) }, () => pick(orders)).filter(
    (one, at, all) => all.indexOf(one) === at,
  );
  const kind = seed % 8;
  if (kind === 0)
    return ofMany('to production', some, { status: orderStatus.inProduction, completion_date: isoDay(3) });
  if (kind === 1) return ofMany('a status', some, { status: pick([0, 1, 4, 6, 7, 8, 10, 13, 14, 15, 99]) });
  if (kind === 2) return ofMany('a date', some, { delivery_date: pick([isoDay(1), isoDay(9), isoDay(40), null]) });
  if (kind === 3) return ofMany('planning', some, { pal_status: pick([1, 1, 2]) });
  if (kind === 4) return ofOne('a status', pick(orders), { status: pick([1, 5, 6, 8, 13, 14, 99]) });
  if (kind === 5) return ofOne('a date', pick(orders), { delivery_date: pick([isoDay(2), isoDay(15)]) });
  // an order that stands on a pallet gets another number: its pallets are named by it
  if (kind === 6) {
    const placed = orders.filter(({ pal_status }) => pal_status >= 2);
    return ofOne('a number', pick(placed.length > 0 ? placed : orders), { production_id: `W-${seed}` });
  }
  const { trucks } = await person.call(routes.listTrucks, { query: { rows: 200, status_from: 0, status_to: 100 } });
  const truck = pick(trucks);
  const ids = [...new Set(truck.order_links.map(({ id }) => Number(id)))];
  return ofTruck(
    truck,
    pick([truckStatus.planned, truckStatus.loaded, truckStatus.dispatched, truckStatus.dispatched]),
    ids,
  );
};
