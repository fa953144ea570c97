import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { Answer, Person } from '../api/person';
import type { World } from '../api/world';
import { inParallel, type Attack, type Finding } from './attack';

/** Tries a quarter of an hour. */
const TRIES = 10;
const PASSWORD = 'Mullion-2026!';
const WIDTH = 40;
/** What a scanner may wait at worst (F11). */
const SCANNER_P99_MS = 150;
/**
 * On a slower or busy machine: so many times what it takes beside as many harmless requests, each of which costs half
 * of a refused guess.
 */
const MOST_TIMES = 3;
const ROUNDS = 5;

const login = (anybody: Person, email: string, password: string) =>
  anybody.ask('POST', 'login', {
    body: { email, password },
    headers: { 'x-forwarded-for': `10.0.0.${Math.ceil(Math.random() * 250)}` },
  });

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

interface Attacked {
  readonly answers: readonly Answer[];
  readonly worker: Finding;
}

/**
 * Attacks in rounds while somebody works, each round beside one of as many harmless requests that are refused without
 * any work: the measure of this machine at that moment. The middle round of each counts, because a pause of the machine
 * may fall into any.
 */
const inRounds = async (
  world: World,
  count: number,
  rounds: number,
  attempt: (at: number) => Promise<Answer>,
): Promise<Attacked> => {
  const anybody = world.people.packer.with(null);
  const each = Math.ceil(count / rounds);
  const answers: Answer[] = [];
  const [attacked, usual]: [number[], number[]] = [[], []];
  let [tried, failed] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const harmless = inParallel([...Array(each).keys()], WIDTH, () => anybody.ask('GET', 'user'));
    usual.push(percentile((await meanwhile(world.people.packer, harmless)).ms, 0.99));
    const attack = inParallel([...Array(each).keys()], WIDTH, (at) => attempt(round * each + at));
    const worked = await meanwhile(world.people.packer, attack);
    attacked.push(percentile(worked.ms, 0.99));
    tried += worked.ms.length;
    failed += worked.failed;
    answers.push(...(await attack));
  }
  const [p99, usualMs] = [percentile(attacked, 0.5), percentile(usual, 0.5)];
  const limit = Math.max(SCANNER_P99_MS, MOST_TIMES * usualMs);
  const failures = [
    ...(failed > 0 ? [`${failed} requests failed`] : []),
    ...(p99 > limit ? [`p99 ${Math.round(p99)} ms`] : []),
  ];
  const figure = `p99 ${Math.round(p99)} ms of ${Math.round(limit)}, ${Math.round(usualMs)} beside harmless requests`;
  return { answers, worker: { what: 'somebody at work meanwhile', tried, failures, figure } };
};

const guess = async (world: World, count: number, rounds: number): Promise<Finding[]> => {
  const anybody = world.people.packer.with(null);
  const email = `a4-${randomUUID().slice(0, 8)}@x.test`;
  await world.people.admin.do('POST', 'users', { body: { name: email, email, password: PASSWORD, type: 5 } });
  const { answers, worker } = await inRounds(world, count, rounds, (at) => login(anybody, email, `Wrong-${at}-Pass!`));
  const judged = answers.filter(({ status }) => status === 401).length;
  const refused = answers.filter(({ status }) => status === 429);
  const right = await login(anybody, email, PASSWORD);
  const failures = [
    ...(judged === TRIES ? [] : [`${judged} guesses were judged`]),
    ...(judged + refused.length === answers.length ? [] : ['other answers came']),
    ...(refused.every(({ headers }) => headers.get('retry-after')) ? [] : ['429 without Retry-After']),
    ...(right.status === 429 ? [] : [`then the right password: ${right.status}`]),
  ];
  const what = `${count} guesses at one login, ${WIDTH} at once`;
  return [{ what, tried: answers.length, failures, figure: `${judged} judged of ${TRIES}` }, worker];
};

/** Guesses at an account that are judged at once, wherever they come from; later ones wait ever longer. */
const ACCOUNT_TRIES = 20;
/** As many as the first waits, of a second and two and four, may let through while the attack lasts. */
const WAITED_FOR = 4;

/** A sign-in from one of this machine's own addresses; the status of the answer. */
const loginFrom = (address: string, url: string, email: string, password: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ email, password });
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request(
      `${url}/api/login`,
      { method: 'POST', localAddress: address, headers, agent: false },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });

/**
 * Only a machine has many addresses of its own: elsewhere all guesses come from one, and the count of one address holds
 * them.
 */
const fromEverywhere = async (world: World): Promise<Finding[]> => {
  if (!/^http:\/\/(127\.0\.0\.1|localhost)\b/.test(world.url)) return [];
  const url = world.url.replace('localhost', '127.0.0.1');
  const email = `a4-${randomUUID().slice(0, 8)}@x.test`;
  await world.people.admin.do('POST', 'users', { body: { name: email, email, password: PASSWORD, type: 5 } });
  const home = await loginFrom('127.0.1.1', url, email, PASSWORD);
  const statuses = await inParallel([...Array(60).keys()], WIDTH, (at) =>
    loginFrom(`127.0.2.${at + 1}`, url, email, `Wrong-${at}-Pass!`),
  );
  const judged = statuses.filter((status) => status === 401).length;
  const again = await loginFrom('127.0.1.1', url, email, PASSWORD);
  const failures = [
    ...(home === 200 ? [] : [`the owner at first: ${home}`]),
    ...(judged <= ACCOUNT_TRIES + WAITED_FOR ? [] : [`${judged} guesses were judged`]),
    ...(statuses.every((status) => status === 401 || status === 429) ? [] : ['other answers came']),
    ...(again === 200 ? [] : [`the owner where they have been before: ${again}`]),
  ];
  return [
    {
      what: 'guesses at one account from 60 addresses',
      tried: statuses.length,
      failures,
      figure: `${judged} judged of ${ACCOUNT_TRIES}`,
    },
  ];
};

const flood = async (world: World, count: number): Promise<Finding[]> => {
  const anybody = world.people.packer.with(null);
  const { answers, worker } = await inRounds(world, count, ROUNDS, (at) =>
    login(anybody, `nobody-${at}@x.test`, PASSWORD),
  );
  const judged = answers.filter(({ status }) => status === 401).length;
  const others = answers.filter(({ status }) => status !== 401 && status !== 429).length;
  const failures = others > 0 ? [`${others} other answers`] : [];
  const figure = `${judged} judged, ${answers.length - judged} refused for a while`;
  return [{ what: `${count} sign-ins from one address`, tried: answers.length, failures, figure }, worker];
};

/**
 * A4: guessing and flooding; counted as one however many come at once, and nobody at work notices. Closes the sign-in
 * for a minute.
 */
export const guesses: Attack = {
  id: 'A4',
  title: 'guessed passwords',
  run: async (world, size) =>
    size === 'full'
      ? [...(await fromEverywhere(world)), ...(await guess(world, 1_000, ROUNDS)), ...(await flood(world, 10_000))]
      : [...(await fromEverywhere(world)), ...(await guess(world, 40, 1)).slice(0, 1)],
};
