import { randomUUID } from 'node:crypto';
import { operationsOf, type Operation } from './operations';
import { Person } from './person';
import { otherIds } from './other-rows';
import { rowsOf, type People, type Ids, type Row, TRIES, PAUSE_MS, names } from './world-rows';

export interface World {
  readonly url: string;
  readonly operations: readonly Operation[];
  readonly people: People;
  /** In every text of company 1 made here, so that a leak can be seen. */
  readonly mark: string;
  readonly ids: Ids;
  /** A pallet of company 1 with something on it: one that can be prepared and printed. */
  readonly packedPallet: number;
  /** What company 1 sees of its rows now; equal texts are equal rows. */
  snapshot(): Promise<Readonly<Record<string, string>>>;
}

/** Signs everybody in and gives company 1 a row of every kind. */
export const openWorld = async (url: string): Promise<World> => {
  const signedIn = await Promise.all(names.map(async (name) => [name, await Person.signIn(url, name)] as const));
  const people = Object.fromEntries(signedIn) as People;
  const { admin } = people;
  // whoever comes by a private link is nobody of these: those routes are tried in the gateway's links.int-spec
  const operations = (await operationsOf(admin.with(null))).filter(({ policy }) => policy?.access !== 'link');
  const mark = `MARK-${randomUUID().slice(0, 8)}`;
  const made = await rowsOf(people, mark);
  const ids = { ...made, ...(await otherIds(admin, operations, made, mark)) };
  const packedPallet = await palletOfRun(admin, String(made['packing-runs']?.id));
  const snapshot = async () => Object.fromEntries(await Promise.all(readsOf(ids).map((path) => readAs(admin, path))));
  return { url, operations, people, mark, ids, packedPallet, snapshot };
};

/** The first pallet that the run made. */
const palletOfRun = async (admin: Person, run: string): Promise<number> => {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const { state } = await admin.do<{ state: string }>('GET', `packing-runs/${run}`);
    if (state === 'applied') break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const { data } = await admin.do<{ data: Row[] }>('GET', 'pallets', {
    query: { rows: 200, order_by: 'products_count', order: 'DESC' },
  });
  return Number(data[0]?.id);
};

const read = ['customers', 'orders', 'products', 'pallets', 'trucks', 'templates'];
const readsOf = (ids: Ids): string[] => [
  ...read.map((kind) => `${kind}/${ids[kind]?.id}`),
  `addresses?customer_id=${ids.customers?.id}`,
  'users',
  'work-centers',
  'pdf-templates',
  'status-rights',
  'system-rights',
];

const readAs = async (person: Person, path: string): Promise<readonly [string, string]> => [
  path,
  (await person.ask('GET', path)).text,
];
