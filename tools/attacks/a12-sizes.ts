import { bodyFor, pathFor, queryFor, type Operation } from '../api/operations';
import type { Answer, Person } from '../api/person';
import { sampleOf } from '../api/schema';
import type { Attack, Finding } from './attack';

/**
 * Longer than this above a small refused request of the same moment, it is asked again beside harmless ones of its own
 * size.
 */
const LIMIT_MS = 50;
/**
 * A hole costs many times what a harmless request of the same size costs at the same moment, on any machine; the best
 * of each counts.
 */
const MOST_TIMES = 10;
const CHANCES = 8;
const LONG = 'ž'.repeat(1_000_000);
const LONG_IN_URL = 'x'.repeat(12_000);
const DEPTH = 100_000;
/**
 * Depth is compared with a quarter of it: what costs as much as it is long costs four times as much, what grows by the
 * square sixteen times.
 */
const SHALLOWER = 4;

interface Case {
  readonly label: string;
  /** What it is compared with where it takes long: a flat text of so many letters, unless it says otherwise. */
  readonly length: number;
  /** Such a letter: what is not ASCII costs more to read, whoever sends it. */
  readonly letter?: string;
  readonly harmless?: (person: Person) => Promise<Answer>;
  readonly send: (person: Person) => Promise<Answer>;
}

const ofQuery = (operation: Operation): Case[] => {
  const huge = operation.query.flatMap(({ name }) => [
    [name, '1e9'] as const,
    [name, '9'.repeat(400)] as const,
    [name, LONG_IN_URL] as const,
  ]);
  return huge.map(([name, value]) => ({
    label: `${operation.label}?${name}=${value.slice(0, 8)}`,
    length: value.length,
    send: (person) =>
      person.ask(operation.method, pathFor(operation), {
        query: { ...queryFor(operation), [name]: value, surprise: '1' },
        ...bodyFor(operation),
      }),
  }));
};

const ofPath = (operation: Operation): Case[] =>
  operation.params.flatMap(({ name }) =>
    ['9'.repeat(30), '-1', '1e3', 'x'.repeat(690)].map((value) => ({
      label: `${operation.label} ${name}=${value.slice(0, 8)}`,
      length: value.length,
      send: (person) =>
        person.ask(operation.method, pathFor(operation, { [name]: value }), {
          query: queryFor(operation),
          ...bodyFor(operation),
        }),
    })),
  );

const deepObjects = (depth: number): string => `{"a":`.repeat(depth) + '1' + '}'.repeat(depth);
const deepLists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

const ofBody = (operation: Operation): Case[] => {
  const { body } = operation;
  if (!body || operation.isForm) return [];
  const path = pathFor(operation);
  const query = queryFor(operation);
  const sending = (value: unknown) => (person: Person) => person.ask(operation.method, path, { query, body: value });
  const deep = [
    ['deep objects', deepObjects],
    ['deep lists', deepLists],
  ] as const;
  return [
    ...deep.map(([what, of]) => ({
      label: `${operation.label}: ${what}`,
      length: of(DEPTH).length,
      send: sending(of(DEPTH)),
      harmless: sending(of(DEPTH / SHALLOWER)),
    })),
    ...Object.keys(body.properties ?? {}).map((name) => ({
      label: `${operation.label}: long ${name}`,
      length: LONG.length,
      letter: 'ž',
      send: sending({ ...(sampleOf(body) as object), [name]: LONG }),
    })),
  ];
};

const isRefused = ({ status }: Answer): boolean => status >= 400 && status < 500;

/**
 * What a size costs above a small request that is refused for an unknown field. One after the other: the answer is
 * measured, not a queue.
 */
const timed = async (person: Person, send: Case['send']): Promise<{ answer: Answer; overMs: number }> => {
  const answer = await send(person);
  const small = await person.ask('GET', 'user', { query: { surprise: '1' } });
  return { answer, overMs: Math.max(0, answer.ms - small.ms) };
};

/** How many times as long as a harmless request of the same size, each at its best of so many tries in turn. */
const timesHarmless = async (person: Person, { send, length, letter = 'x', harmless }: Case): Promise<number> => {
  const flat = { body: { surprise: letter.repeat(length) } };
  const compared = harmless ?? ((who: Person) => who.ask('PUT', 'user', flat));
  const best = { sent: Infinity, harmless: Infinity };
  for (let chance = 0; chance < CHANCES; chance += 1) {
    best.sent = Math.min(best.sent, (await send(person)).ms);
    best.harmless = Math.min(best.harmless, (await compared(person)).ms);
  }
  return best.sent / best.harmless;
};

/** Asks every case; those that took long are asked again, so that what fails is the product's and not a pause's. */
const measure = async (person: Person, cases: readonly Case[], isTimed: boolean): Promise<Finding> => {
  const failures: string[] = [];
  let [slowest, most] = [0, 0];
  for (const one of cases) {
    const { answer, overMs } = await timed(person, one.send);
    slowest = Math.max(slowest, overMs);
    if (!isRefused(answer)) failures.push(`${one.label}: ${answer.status}`);
    if (!isTimed || overMs <= LIMIT_MS) continue;
    const times = await timesHarmless(person, one);
    most = Math.max(most, times);
    if (times > MOST_TIMES) failures.push(`${one.label}: ${Math.round(times)} times a harmless one of its size`);
  }
  const figure = `slowest ${Math.round(slowest)} ms more than a small one; at most ${most.toFixed(1)} times a harmless one of its size, of ${MOST_TIMES}`;
  return { what: 'long texts, deep JSON, huge numbers', tried: cases.length, failures, ...(isTimed ? { figure } : {}) };
};

/**
 * A12: texts of a million letters, a hundred thousand levels of JSON, rows=1e9 and the like on every route: refused,
 * and soon.
 */
export const sizes: Attack = {
  id: 'A12',
  title: 'sizes',
  run: async ({ operations, people }, size) => {
    // what needs nobody signed in is counted by address, and would close the door to the attacks after this
    const routes = operations.filter(({ policy }) => policy?.access === 'session');
    const cases = routes.flatMap((operation) => [...ofQuery(operation), ...ofPath(operation), ...ofBody(operation)]);
    const isTimed = size === 'full';
    for (const { send } of cases.slice(0, isTimed ? 50 : 0)) await send(people.super);
    return [await measure(people.super, isTimed ? cases : cases.filter((_case, at) => at % 5 === 0), isTimed)];
  },
};
