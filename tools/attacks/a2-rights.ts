import { productStatus } from '@mullion/contracts';
import { bodyFor, pathFor, queryFor, type Operation, type Policy } from '../api/operations';
import type { Person } from '../api/person';
import type { World } from '../api/world';
import type { Name } from '../api/world-rows';
import { finding, type Attack, type Finding } from './attack';

interface Who {
  readonly person: Person;
  readonly type: number;
  readonly kind: string;
  readonly rights: readonly string[];
}
interface Move {
  readonly table_name: string;
  readonly user_type: number;
  readonly before: number;
  readonly after: number;
}

const roles: readonly Name[] = ['super', 'admin', 'planner', 'manager', 'packer', 'worker', 'viewer', 'supplier9'];
const movers: readonly Name[] = ['planner', 'manager', 'packer', 'worker'];

const whoIs = async (person: Person): Promise<Who> => {
  const me = await person.do<{ type: number; rights: string[]; company: { kind: string } }>('GET', 'user');
  return { person, type: me.type, kind: me.company.kind, rights: me.rights };
};

/** The oracle of routes: what the declared policy refuses this person with; null lets them in. */
const refusalOf = (
  { type, kind, rights }: Who,
  { kinds, types, right, refusal, writes, readers }: Policy,
): string | null => {
  if (!kinds.includes(kind)) return 'company.not_allowed';
  if (writes && !readers && type === 6) return 'read_only';
  const mayType = !types || types.includes(type);
  const hasRight = !right || type === 0 || rights.includes(right);
  return mayType && hasRight ? null : (refusal ?? 'forbidden');
};

/** The oracle of statuses: types 2 to 5 move what their rows allow, and down only with TP_STATUSBACK. */
const mayMove = (
  { type, rights }: Who,
  matrix: readonly Move[],
  { table_name, before, after }: Omit<Move, 'user_type'>,
): boolean => {
  const isListed = matrix.some(
    (row) => row.table_name === table_name && row.user_type === type && row.before === before && row.after === after,
  );
  return before === after || (isListed && (after > before || rights.includes('TP_STATUSBACK')));
};

/** Everybody on every route, with one unknown parameter: who is let in gets it refused, nothing happens. */
const everyRoute = async (world: World): Promise<Finding> => {
  const everybody = await Promise.all(roles.map((name) => whoIs(world.people[name])));
  const cases = world.operations
    .filter(({ policy }) => policy?.access === 'session')
    .flatMap((operation) => everybody.map((who) => ({ operation, who })));
  return finding('every role on every route', cases, ({ operation, who }) => tryRoute(operation, who));
};

const tryRoute = async (operation: Operation, who: Who): Promise<string | null> => {
  const expected = refusalOf(who, operation.policy as Policy);
  const query = { ...queryFor(operation), surprise: '1' };
  const { status, body } = await who.person.ask(operation.method, pathFor(operation), { query, ...bodyFor(operation) });
  const isAsExpected =
    expected === null ? status === 400 && body.code === 'invalid' : status === 403 && body.code === expected;
  return isAsExpected
    ? null
    : `${operation.label} as ${who.person.name}: ${status} ${String(body.code)}, expected ${expected ?? 'to be let in'}`;
};

type Way = 'one' | 'list';
/** A status is written to one row by its own address, or to rows in a list. */
const write = (person: Person, table: string, id: number, status: number, way: Way) =>
  way === 'one'
    ? person.ask('PUT', `${table}/${id}`, { body: { status } })
    : person.ask('PUT', table, { body: { [table]: [{ id, status }] } });

/** One row moved by one person from every status to every other; the super user sets each start. */
const everyMove = async (
  world: World,
  table: 'orders' | 'products',
  size: 'small' | 'full',
  way: Way,
): Promise<Finding> => {
  const { people } = world;
  const matrix = await people.admin.do<Move[]>('GET', 'status-rights');
  const names = await people.admin.do<{ status: number }[]>('GET', 'statuses', {
    query: { table_name: table, language: 'en' },
  });
  // a product on no pallet cannot be loaded, whoever says so
  const all = [...new Set(names.map(({ status }) => status))].filter(
    (status) => table === 'orders' || status !== productStatus.loaded,
  );
  const statuses = size === 'full' ? all : all.filter((_status, at) => at % 4 === 0);
  const failures: string[] = [];
  let tried = 0;
  await Promise.all(
    movers.map(async (name) => {
      const who = await whoIs(people[name]);
      const row = await freshRow(world, table);
      const path = `${table}/${row.id}`;
      for (const before of statuses)
        for (const after of statuses) {
          if (before === after) continue;
          await people.super.do('PUT', path, { body: { status: before } });
          const { status } = await write(who.person, table, row.id, after, way);
          const now = (await people.super.do<{ status: number }>('GET', path)).status;
          const expected = mayMove(who, matrix, { table_name: table, before, after });
          tried += 1;
          if (expected ? status !== 200 || now !== after : status !== 403 || now !== before)
            failures.push(
              `${way} ${table} ${before} → ${after} as ${name}: ${status}, now ${now}, expected ${expected ? 'allowed' : 'refused'}`,
            );
        }
    }),
  );
  const how = way === 'one' ? 'one by one' : 'in lists';
  return { what: `types 2 to 5, every status of ${table} to every other, ${how}`, tried, failures };
};

/**
 * Pallets have further rules of their own: what the matrix forbids must be refused and change nothing, by both ways.
 */
const palletMoves = async ({ people }: World): Promise<Finding> => {
  const matrix = await people.admin.do<Move[]>('GET', 'status-rights');
  const failures: string[] = [];
  let tried = 0;
  for (const name of movers) {
    const who = await whoIs(people[name]);
    const { id } = await people.admin.do<{ id: number }>('POST', 'pallets', { body: { length: 2000, width: 1200 } });
    const read = async () => (await people.super.do<{ status: number }>('GET', `pallets/${id}`)).status;
    for (const before of [0, 1, 2, 3]) {
      await people.super.ask('PUT', `pallets/${id}`, { body: { status: before } });
      if ((await read()) !== before) continue;
      for (const after of [0, 1, 2, 3, 4].filter(
        (one) => one !== before && !mayMove(who, matrix, { table_name: 'pallets', before, after: one }),
      ))
        for (const way of ['one', 'list'] as const) {
          const { status } = await write(who.person, 'pallets', id, after, way);
          const now = await read();
          tried += 1;
          if (status < 400 || status >= 500 || now !== before)
            failures.push(`${way} pallets ${before} → ${after} as ${name}: ${status}, now ${now}`);
        }
    }
  }
  return { what: 'types 2 to 5, every status of pallets that the matrix forbids', tried, failures };
};

const freshRow = async ({ people }: World, table: 'orders' | 'products'): Promise<{ id: number }> => {
  const number = `A2-${crypto.randomUUID().slice(0, 12)}`;
  const order = await people.admin.do<{ id: number }>('POST', 'orders', { body: { production_id: number } });
  if (table === 'orders') return order;
  const sizes = { position: 'A1', width: 1000, height: 1200, depth: 82, weight: 40, area: 1.2 };
  return people.admin.do<{ id: number }>('POST', 'products', { body: { order_id: order.id, ...sizes } });
};

/**
 * A2: type 6 on every write, every role on every route, types 2 to 5 on every change of a status: all as the oracles
 * say.
 */
export const rights: Attack = {
  id: 'A2',
  title: 'rights',
  run: async (world, size) => {
    const found = [await everyRoute(world)];
    for (const way of ['one', 'list'] as const)
      for (const table of ['orders', 'products'] as const) found.push(await everyMove(world, table, size, way));
    found.push(await palletMoves(world));
    return found;
  },
};
