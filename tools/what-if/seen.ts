import { routes, type ChangePreview, type OutputOf } from '@mullion/contracts';
import type { MullionClient } from '../../libs/client/src';
import { until } from '../main-job/until';

/** What people see of a company, a line a thing that a change may touch: `order 7 status` → `6`. */
export type Seen = ReadonlyMap<string, string>;

const PAGE = 200;
const AT_ONCE = 6;

type Rows = readonly (readonly [string, Readonly<Record<string, unknown>>])[];
const linesOf = (kind: string, rows: Rows): [string, string][] =>
  rows.flatMap(([id, facts]) =>
    Object.entries(facts).map(([name, value]): [string, string] => [`${kind} ${id} ${name}`, String(value)]),
  );

const pages = async <T>(read: (page: number) => Promise<{ rows: readonly T[]; last: number }>): Promise<T[]> => {
  const all: T[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await read(page);
    all.push(...answer.rows);
    last = answer.last;
  }
  return all;
};

/** In parts, so that a machine with few processors is not asked for everything at once. */
const inParts = async <T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> => {
  const done: R[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))));
  return done;
};

type OrderRow = OutputOf<typeof routes.getOrder>;
const orderFacts = (row: Omit<OrderRow, 'products' | 'comment_counts'>) => ({
  status: row.status,
  pal_status: row.pal_status,
  delivery_date: row.delivery_date,
  week: row.week,
  completion_date: row.completion_date,
  customer: row.customer,
  address: row.address,
});

/**
 * Everything of the company that a change could touch: all orders, pallets, trucks, finishes and mails, and the
 * products of `orderIds`.
 */
export const seenBy = async (person: MullionClient, orderIds: readonly number[]): Promise<Seen> => {
  const orders = await pages(async (page) => {
    const { data, last_page } = await person.call(routes.listOrders, { query: { page, rows: PAGE } });
    return { rows: data, last: last_page };
  });
  const pallets = await pages(async (page) => {
    const { data, last_page } = await person.call(routes.listPallets, {
      query: { page, rows: PAGE, status_from: 0, status_to: 100 },
    });
    return { rows: data, last: last_page };
  });
  const trucks = await pages(async (page) => {
    const answer = await person.call(routes.listTrucks, {
      query: { page, rows: PAGE, status_from: 0, status_to: 100 },
    });
    return { rows: answer.trucks, last: answer.pages };
  });
  const whole = await inParts(orderIds, (id) => person.call(routes.getOrder, { params: { id } }));
  const mails = (
    await inParts(trucks, ({ id }) => person.call(routes.listDeliveries, { query: { truck_id: id } }))
  ).flat();
  const floor = await person.call(routes.readFloorLoad);
  return new Map([
    ...linesOf(
      'order',
      orders.map((row) => [String(row.id), orderFacts(row)]),
    ),
    ...linesOf(
      'product',
      whole.flatMap(({ products }) =>
        products.map((row) => [String(row.id), { status: row.status, completion_date: row.completion_date }] as const),
      ),
    ),
    ...linesOf(
      'pallet',
      pallets.map((row) => [
        String(row.id),
        {
          ...{ status: row.status, outdated: row.outdated },
          ...{ order_number: row.order_number, customer: row.customer_name, address: row.address },
        },
      ]),
    ),
    ...linesOf(
      'truck',
      trucks.map((row) => [String(row.id), { status: row.status }]),
    ),
    ...linesOf(
      'finish',
      floor.orders.map((row) => [String(row.id), { delivery_date: row.delivery_date, finish: row.finish }]),
    ),
    ...mails.map((row): [string, string] => [`mail ${row.kind} ${row.email} ${row.subject}`, row.state]),
  ]);
};

/** What people would see if it all came as it was said. */
export const asPreviewed = (before: Seen, said: ChangePreview): Seen => {
  const after = new Map(before);
  const put = (rows: Rows, kind: string): void => {
    for (const [key, value] of linesOf(kind, rows)) after.set(key, value);
  };
  put(
    said.orders.named.map((row) => [String(row.id), row.after] as const),
    'order',
  );
  put(
    said.products.named.map((row) => [String(row.id), row.after] as const),
    'product',
  );
  put(
    (said.pallets?.named ?? []).map((row) => [String(row.id), row.after] as const),
    'pallet',
  );
  put(
    (said.trucks?.named ?? []).map((row) => [String(row.id), row.after] as const),
    'truck',
  );
  put(
    (said.finishes?.named ?? []).map((row) => [String(row.order_id), row.after] as const),
    'finish',
  );
  for (const { kind, to, subject, act } of said.mails?.named ?? [])
    after.set(`mail ${kind} ${to} ${subject}`, act === 'sent' ? 'pending' : 'cancelled');
  return after;
};

/**
 * What is seen and was not said, and what was said and is not seen; `unknown` begins the lines of what was said to be
 * unknown.
 */
export const differences = (said: Seen, seen: Seen, unknown: string | null = null): string[] =>
  [...new Set([...said.keys(), ...seen.keys()])]
    .filter((key) => said.get(key) !== seen.get(key) && (unknown === null || !key.startsWith(unknown)))
    .map((key) => `${key}: said ${said.get(key)}, is ${seen.get(key)}`);

type Operations = OutputOf<typeof routes.readOperations>;

/**
 * Events that are written and not published, or published and not applied; infinitely many where a service does not
 * say.
 */
const waitingIn = ({ services }: Operations): number =>
  services.reduce(
    (sum, { state }) =>
      sum +
      (state?.consumers ?? [{ waiting: Number.POSITIVE_INFINITY }]).reduce(
        (of, { waiting }) => of + waiting,
        state?.outbox?.waiting ?? 0,
      ),
    0,
  );

/**
 * Waits until every service has published what it wrote and applied what others did. It may take long: only standing
 * still is an error.
 */
export const untilQuiet = async (operator: MullionClient): Promise<void> => {
  const read = () => operator.call(routes.readOperations);
  for (let least = Number.POSITIVE_INFINITY; least > 0;) {
    const isLess = (now: Operations): boolean => waitingIn(now) < least;
    least = waitingIn(await until('fewer events wait', read, isLess));
  }
};
