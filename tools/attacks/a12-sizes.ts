import { bodyFor, pathFor, queryFor, type Operation } from '../api/operations';
import type { Answer, Person } from '../api/person';
import { sampleOf } from '../api/schema';
import type { Attack, Finding } from './attack';

/** How much longer than a small refused request of the same moment, so that a machine that does other things too is judged alike. */
const LIMIT_MS = 50;
/** The best of these counts: a pause of the machine may fall into any of them. */
const CHANCES = 8;
const LONG = 'ž'.repeat(1_000_000);
const LONG_IN_URL = 'x'.repeat(12_000);
const DEPTH = 100_000;

interface Case {
  readonly label: string;
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
      send: (person) =>
        person.ask(operation.method, pathFor(operation, { [name]: value }), { query: queryFor(operation), ...bodyFor(operation) }),
    })),
  );

const ofBody = (operation: Operation): Case[] => {
  const { body } = operation;
  if (!body || operation.isForm) return [];
  const path = pathFor(operation);
  const deep = `{"a":`.repeat(DEPTH) + '1' + '}'.repeat(DEPTH);
  const raw: readonly (readonly [string, unknown])[] = [
    ['deep objects', deep],
    ['deep lists', '['.repeat(DEPTH) + ']'.repeat(DEPTH)],
    ...Object.keys(body.properties ?? {}).map((name) => [`long ${name}`, { ...(sampleOf(body) as object), [name]: LONG }] as const),
  ];
  return raw.map(([what, value]) => ({
    label: `${operation.label}: ${what}`,
    send: (person) => person.ask(operation.method, path, { query: queryFor(operation), body: value }),
  }));
};

const isRefused = ({ status }: Answer): boolean => status >= 400 && status < 500;

/** What a size costs above a small request that is refused for an unknown field. One after the other: the answer is measured, not a queue. */
const timed = async (person: Person, send: Case['send']): Promise<{ answer: Answer; overMs: number }> => {
  const answer = await send(person);
  const small = await person.ask('GET', 'user', { query: { surprise: '1' } });
  return { answer, overMs: Math.max(0, answer.ms - small.ms) };
};

/** Asks every case; those that took more than half of what they may are asked again, so that the figure is the product's and not a pause's. */
const measure = async (person: Person, cases: readonly Case[], isTimed: boolean): Promise<Finding> => {
  const failures: string[] = [];
  let slowest = 0;
  for (const { label, send } of cases) {
    let { answer, overMs: best } = await timed(person, send);
    for (let chance = 1; best > LIMIT_MS / 2 && isTimed && chance < CHANCES; chance += 1) {
      const again = await timed(person, send);
      answer = again.answer;
      best = Math.min(best, again.overMs);
    }
    slowest = Math.max(slowest, best);
    if (!isRefused(answer)) failures.push(`${label}: ${answer.status}`);
    else if (isTimed && best > LIMIT_MS) failures.push(`${label}: ${Math.round(best)} ms more than a small one`);
  }
  const figure = `slowest ${Math.round(slowest)} ms more than a small one, of ${LIMIT_MS}`;
  return { what: 'long texts, deep JSON, huge numbers', tried: cases.length, failures, ...(isTimed ? { figure } : {}) };
};

/** A12: texts of a million letters, a hundred thousand levels of JSON, rows=1e9 and the like on every route: refused, and soon. */
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
