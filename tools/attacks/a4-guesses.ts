import { randomUUID } from 'node:crypto';
import { Person } from '../api/person';
import type { World } from '../api/world';
import { inParallel, type Attack, type Finding } from './attack';

/** Tries a quarter of an hour (A4 of users-and-safety.md). */
const TRIES = 10;
const PASSWORD = 'Mullion-2026!';
const WIDTH = 40;
/** What a scanner may wait at worst (F11). */
const SCANNER_P99_MS = 150;

const login = (anybody: Person, email: string, password: string) =>
  anybody.ask('POST', 'login', { body: { email, password }, headers: { 'x-forwarded-for': `10.0.0.${Math.ceil(Math.random() * 250)}` } });

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** What somebody who works meanwhile waits for, a read every few milliseconds. */
const meanwhile = async (worker: Person, work: Promise<unknown>): Promise<{ ms: number[]; failed: number }> => {
  const state = { isOver: false };
  void work.finally(() => (state.isOver = true));
  const ms: number[] = [];
  let failed = 0;
  while (!state.isOver) {
    const answer = await worker.ask('GET', 'user');
    ms.push(answer.ms);
    if (answer.status !== 200) failed += 1;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { ms, failed };
};

const guess = async (world: World, count: number): Promise<Finding[]> => {
  const anybody = world.people.packer.with(null);
  const email = `a4-${randomUUID().slice(0, 8)}@x.test`;
  await world.people.admin.do('POST', 'users', { body: { name: email, email, password: PASSWORD, type: 5 } });
  const guesses = inParallel([...Array(count).keys()], WIDTH, (at) => login(anybody, email, `Wrong-${at}-Pass!`));
  const worked = await meanwhile(world.people.packer, guesses);
  const answers = await guesses;
  const judged = answers.filter(({ status }) => status === 401).length;
  const refused = answers.filter(({ status }) => status === 429);
  const right = await login(anybody, email, PASSWORD);
  const failures = [
    ...(judged === TRIES ? [] : [`${judged} guesses were judged`]),
    ...(judged + refused.length === count ? [] : ['other answers came']),
    ...(refused.every(({ headers }) => headers.get('retry-after')) ? [] : ['429 without Retry-After']),
    ...(right.status === 429 ? [] : [`then the right password: ${right.status}`]),
  ];
  return [
    { what: `${count} guesses at one login, ${WIDTH} at once`, tried: count, failures, figure: `${judged} judged of ${TRIES}` },
    worker(worked, 'somebody at work meanwhile'),
  ];
};

const worker = ({ ms, failed }: { ms: number[]; failed: number }, what: string): Finding => {
  const p99 = percentile(ms, 0.99);
  const failures = [...(failed > 0 ? [`${failed} requests failed`] : []), ...(p99 > SCANNER_P99_MS ? [`p99 ${Math.round(p99)} ms`] : [])];
  return { what, tried: ms.length, failures, figure: `p99 ${Math.round(p99)} ms of ${SCANNER_P99_MS}` };
};

const flood = async (world: World, count: number): Promise<Finding[]> => {
  const anybody = world.people.packer.with(null);
  const tries = inParallel([...Array(count).keys()], WIDTH, (at) => login(anybody, `nobody-${at}@x.test`, PASSWORD));
  const worked = await meanwhile(world.people.packer, tries);
  const answers = await tries;
  const judged = answers.filter(({ status }) => status === 401).length;
  const others = answers.filter(({ status }) => status !== 401 && status !== 429).length;
  const failures = others > 0 ? [`${others} other answers`] : [];
  return [
    { what: `${count} sign-ins from one address`, tried: count, failures, figure: `${judged} judged, ${count - judged} told to wait` },
    worker(worked, 'somebody at work meanwhile'),
  ];
};

/** A4: guessing and flooding; counted as one however many come at once, and nobody at work notices. Closes the sign-in for a minute. */
export const guesses: Attack = {
  id: 'A4',
  title: 'guessed passwords',
  run: async (world, size) =>
    size === 'full' ? [...(await guess(world, 1_000)), ...(await flood(world, 10_000))] : (await guess(world, 40)).slice(0, 1),
};
