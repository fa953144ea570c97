import { bodyFor, pathFor, queryFor, type Operation } from '../api/operations';
import type { Answer, Person } from '../api/person';
import { sampleOf } from '../api/schema';
import type { World } from '../api/world';
import { longestMs } from './a13-files';
import { finding, type Attack } from './attack';

const values: readonly unknown[] = [
  2_147_483_648,
  -2_147_483_649,
  1e308,
  -1,
  0.5,
  null,
  true,
  '',
  'a\u0000b',
  '\ud800',
  '\u202e',
  'x'.repeat(5_000),
  "'; DROP TABLE orders; --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '%00',
  '1e9',
  'NaN',
  '0000-02-03',
  '9999-12-31',
  [],
  [[[]]],
  [2_147_483_648],
  {},
  { a: { b: 1 } },
  '{"__proto__":1}',
];
/** What would end the walk itself. */
const left = new Set(['POST logout', 'POST session/refresh', 'GET files/{token}']);

interface Case {
  readonly label: string;
  readonly person: Person;
  readonly send: (person: Person) => Promise<Answer>;
}

/** Rows made for the attacks; a deletion is asked of rows that are not there. */
const idsFor = ({ ids }: World, { method, path }: Operation): Readonly<Record<string, unknown>> =>
  method === 'DELETE' ? { id: 2_000_000_000, pallet_id: 2_000_000_000 } : (ids[path.split('/')[0] ?? ''] ?? {});

const casesOf = (world: World, operation: Operation, person: Person): Case[] => {
  const at = idsFor(world, operation);
  const good = bodyFor(operation);
  const query = queryFor(operation);
  const path = pathFor(operation, at);
  const named = Object.keys(operation.isForm ? {} : (operation.body?.properties ?? {}));
  return values.flatMap((value) => {
    const shown = JSON.stringify(value)?.slice(0, 30);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [
      ...operation.params.map(({ name }) => ({
        label: `${operation.label} ${name}=${shown}`,
        person,
        send: (who: Person) =>
          who.ask(operation.method, pathFor(operation, { ...at, [name]: text.replace(/\p{Surrogate}/gu, '') }), {
            query,
            ...good,
          }),
      })),
      ...operation.query.map(({ name }) => ({
        label: `${operation.label}?${name}=${shown}`,
        person,
        send: (who: Person) => who.ask(operation.method, path, { query: { ...query, [name]: text }, ...good }),
      })),
      ...named.map((name) => ({
        label: `${operation.label} {${name}: ${shown}}`,
        person,
        send: (who: Person) =>
          who.ask(operation.method, path, {
            query,
            body: { ...(sampleOf(operation.body ?? {}) as object), [name]: value },
          }),
      })),
      ...(operation.body && !operation.isForm
        ? [
            {
              label: `${operation.label} ${shown}`,
              person,
              send: (who: Person) => who.ask(operation.method, path, { query, body: text }),
            },
          ]
        : []),
    ];
  });
};

/** The first of each list, then the second of each. */
const inTurn = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_item, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

/**
 * A17: every operation of the OpenAPI document with broken and hostile values as five people: no 5xx, no refusal
 * without a code, nothing over 10 s.
 */
export const walk: Attack = {
  id: 'A17',
  title: 'hostile values',
  run: async (world, size) => {
    const { people } = world;
    const walkers = [people.super, people.planner, people.worker, people.viewer, people.supplier9];
    const operations = world.operations.filter(({ label }) => !left.has(label));
    // in turn: each session has so many requests a second
    const all = operations.flatMap((operation) => inTurn(walkers.map((person) => casesOf(world, operation, person))));
    const cases = size === 'full' ? all : all.filter((_case, at) => at % 37 === 0);
    let slowest = 0;
    const walked = await finding(
      'every operation, every field, as five people',
      cases,
      async ({ label, person, send }) => {
        const { status, body, ms } = await send(person);
        slowest = Math.max(slowest, ms);
        const says = status < 400 || (typeof body.code === 'string' && body.code !== '');
        return status < 500 && says && ms <= longestMs(size)
          ? null
          : `${label} as ${person.name}: ${status} ${String(body.code)}, ${Math.round(ms)} ms`;
      },
    );
    return [{ ...walked, figure: `slowest ${Math.round(slowest)} ms of ${longestMs(size)}` }];
  },
};
