import { createHmac, randomUUID } from 'node:crypto';
import { bodyFor, pathFor, queryFor } from '../api/operations';
import { Person } from '../api/person';
import type { World } from '../api/world';
import { finding, type Attack, type Finding } from './attack';

/** Tokens that must not open anything. */
const REVOKED_WITHIN_MS = 60_000;
const PAUSE_MS = 20;
const PASSWORD = 'Mullion-2026!';

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (header: object, claims: object, key: string): string => {
  const text = `${base64(header)}.${base64(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
};

/** Tokens that are none: made from a good one, and with the system's own key where it is known. */
const forgedFrom = (good: string, key: string | undefined): Readonly<Record<string, string>> => {
  const claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  const hs256 = { alg: 'HS256', typ: 'JWT' };
  const past = Math.floor(Date.now() / 1_000) - 60;
  const [head, , signature] = good.split('.');
  return {
    'no algorithm': `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`,
    'no signature': `${head}.${base64(claims)}.`,
    'another key': signed(hs256, claims, 'another-key-0123456789-0123456789-0'),
    'another person, old signature': `${head}.${base64({ ...claims, sub: '1', type: 0, company: 7 })}.${signature}`,
    'another algorithm': signed({ alg: 'HS512', typ: 'JWT' }, claims, key ?? 'unknown'),
    ...(key
      ? {
          expired: signed(hs256, { ...claims, exp: past }, key),
          'made for files': signed(hs256, { ...claims, aud: 'mullion.files' }, key),
          'without an end': signed(hs256, { ...claims, exp: undefined }, key),
          'of a session nobody opened': signed(hs256, { ...claims, sid: randomUUID() }, key),
        }
      : {}),
    nonsense: 'nonsense',
  };
};

/**
 * Without a token on every route, and each bad one on every route too, or on a route after another where there is
 * little time.
 */
const forged = (world: World, key: string | undefined, size: 'small' | 'full'): Promise<Finding> => {
  const tokens = Object.entries(forgedFrom(world.people.planner.token ?? '', key));
  const routes = world.operations.filter(({ policy }) => policy?.access === 'session');
  const cases = routes.flatMap((operation, at) =>
    [['none', null] as const, ...(size === 'full' ? tokens : tokens.slice(at % tokens.length).slice(0, 1))].map(
      ([name, token]) => ({
        name,
        token,
        operation,
      }),
    ),
  );
  return finding(
    `${tokens.length + 1} kinds of bad tokens on ${size === 'full' ? 'every route' : 'all routes in turn'}`,
    cases,
    async ({ name, token, operation }) => {
      const person = world.people.planner.with(token);
      const { status } = await person.ask(operation.method, pathFor(operation), {
        query: queryFor(operation),
        ...bodyFor(operation),
      });
      return status === 401 ? null : `${operation.label}, ${name}: ${status}`;
    },
  );
};

/** How long a session that has ended is still served. */
const ended = async (
  world: World,
  what: string,
  end: (person: Person, id: number) => Promise<void>,
): Promise<Finding> => {
  const { admin } = world.people;
  const email = `a5-${randomUUID().slice(0, 8)}@x.test`;
  const { id } = await admin.do<{ id: number }>('POST', 'users', {
    body: { name: email, email, password: PASSWORD, type: 5 },
  });
  const person = await Person.signIn(world.url, email);
  await person.do('GET', 'user');
  await end(person, id);
  const endedAt = performance.now();
  let status = 200;
  let ms = 0;
  while (status !== 401 && ms < REVOKED_WITHIN_MS) {
    status = (await person.ask('GET', 'user')).status;
    ms = performance.now() - endedAt;
    if (status !== 401) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const failures = status === 401 ? [] : [`still ${status} after ${REVOKED_WITHIN_MS / 1_000} s`];
  return { what, tried: 1, failures, figure: `refused after ${Math.round(ms)} ms of 60 000` };
};

const revoke = (world: World) =>
  ended(world, 'a revoked session', async (person) => {
    const sessions = await person.do<{ id: string; current: boolean }[]>('GET', 'sessions');
    await person.do('DELETE', `sessions/${sessions.find(({ current }) => current)?.id}`);
  });
const signOut = (world: World) =>
  ended(world, 'a session signed out', async (person) => void (await person.do('POST', 'logout')));
const remove = (world: World) =>
  ended(world, 'a deleted user', async (_person, id) => void (await world.people.admin.do('DELETE', `users/${id}`)));

/** A5: expired, unsigned, bent and swapped tokens; revoked sessions, deleted users. */
export const tokens = (key: string | undefined): Attack => ({
  id: 'A5',
  title: 'tokens',
  run: async (world, size) => [
    await forged(world, key, size),
    await revoke(world),
    await signOut(world),
    await remove(world),
  ],
});
