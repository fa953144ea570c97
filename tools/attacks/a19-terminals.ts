import { randomUUID } from 'node:crypto';
import { bodyFor, pathFor, queryFor } from '../api/operations';
import type { Person } from '../api/person';
import type { World } from '../api/world';
import { badgeOf, enrolled, signIn, tokenAt, type Device } from './a19-devices';
import { replays, scansOfOthers } from './a19-scans';
import { finding, type Attack, type Finding } from './attack';

const [ADMINISTRATOR, PACKER] = [1, 4];
const REVOKED_WITHIN_MS = 60_000;
const PAUSE_MS = 50;
/** Wrong PINs of one person that are judged at once, over however many devices. */
const PERSON_TRIES = 5;
const DEVICES = 4;
/** As many as the waits between tries may let through while the attack lasts. */
const WAITED_FOR = 1;

/** The device alone, and a session that was opened at it, on every route of the document. */
const officeRoutes = async (world: World, device: Device, badge: string): Promise<Finding[]> => {
  const routes = world.operations.filter(({ policy }) => policy?.access === 'session');
  const ask = (person: Person, operation: (typeof routes)[number], headers: Record<string, string> = {}) =>
    person.ask(operation.method, pathFor(operation), { query: queryFor(operation), ...bodyFor(operation), headers });
  const alone = await finding('the token of a stolen terminal on every route', routes, async (operation) => {
    const { status } = await ask(world.people.packer.with(null), operation, { cookie: device.cookie });
    return status === 401 ? null : `${operation.label}: ${status}`;
  });
  const person = world.people.packer.with(await tokenAt(world, device, badge));
  const closed = routes.filter(({ policy }) => !policy?.terminals?.includes('scanner'));
  const office = await finding('a session by badge on every route of the office', closed, async (operation) => {
    const { status, text } = await ask(person, operation);
    return status === 403 && text.includes('terminal.not_open') ? null : `${operation.label}: ${status}`;
  });
  return [alone, office];
};

const guesses = async (world: World): Promise<Finding> => {
  const { admin } = world.people;
  const { id } = await badgeOf(world, PACKER);
  await admin.do('PUT', `users/${id}/pin`, { body: { pin: '7392' } });
  const devices = await Promise.all(Array.from({ length: DEVICES }, () => enrolled(world, admin, ['scanner'])));
  const tries = devices.flatMap((device, at) =>
    Array.from({ length: 10 }, (_, more) => ({ device, pin: String(8100 + at * 10 + more) })),
  );
  const answers = await Promise.all(tries.map(({ device, pin }) => signIn(world, device, { user_id: id, pin })));
  const judged = answers.filter(({ status }) => status === 422).length;
  const failures = [
    ...(judged <= PERSON_TRIES + WAITED_FOR ? [] : [`${judged} guesses were judged`]),
    ...answers.filter(({ status }) => ![403, 422, 429].includes(status)).map(({ status }) => `an answer ${status}`),
  ];
  return {
    what: 'PINs of one person at four terminals at once',
    tried: tries.length,
    failures,
    figure: `${judged} judged of ${PERSON_TRIES}`,
  };
};

const otherCompany = async (world: World, badge: string): Promise<Finding> => {
  const device = await enrolled(world, world.people.admin7, ['scanner']);
  return finding(
    'people of company 1 at a terminal of company 7',
    [{ badge }, { user_id: 5, pin: '2580' }],
    async (who) => {
      const { status } = await signIn(world, device, who);
      return status === 422 ? null : `${JSON.stringify(who)}: ${status}`;
    },
  );
};

const revoked = async (world: World, device: Device, badge: string): Promise<Finding> => {
  const person = world.people.packer.with(await tokenAt(world, device, badge));
  await world.people.admin.do('DELETE', `terminals/${device.id}`);
  const endedAt = performance.now();
  let [status, ms] = [200, 0];
  while (status !== 401 && ms < REVOKED_WITHIN_MS) {
    status = (await person.ask('GET', 'user')).status;
    ms = performance.now() - endedAt;
    if (status !== 401) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const again = (await signIn(world, device, { badge })).status;
  const failures = [
    ...(status === 401 ? [] : [`still ${status}`]),
    ...(again === 404 ? [] : [`then a badge: ${again}`]),
  ];
  return { what: 'a revoked terminal', tried: 2, failures, figure: `refused after ${Math.round(ms)} ms of 60 000` };
};

const codes = async (world: World): Promise<Finding> => {
  const { admin } = world.people;
  const { code } = await admin.do<{ code: string }>('POST', 'terminals', {
    body: { name: `A19 ${randomUUID()}`, kinds: ['scanner'] },
  });
  const anybody = world.people.packer.with(null);
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async () => (await anybody.ask('POST', 'terminal/enrol', { body: { code } })).status),
  );
  const taken = statuses.filter((status) => status === 200).length;
  return {
    what: 'one code entered five times at once',
    tried: 5,
    failures: taken === 1 ? [] : [`taken ${taken} times`],
  };
};

/** A19: stolen terminals, guessed PINs and codes, scans of others, repeated and bent scans. */
export const terminals: Attack = {
  id: 'A19',
  title: 'shared terminals',
  run: async (world) => {
    // an administrator, who may do everything in the office
    const { badge } = await badgeOf(world, ADMINISTRATOR);
    const device = await enrolled(world, world.people.admin, ['scanner']);
    return [
      ...(await officeRoutes(world, device, badge)),
      ...(await scansOfOthers(world, device, badge)),
      ...(await replays(world, device, badge)),
      await codes(world),
      await otherCompany(world, badge),
      await guesses(world),
      await revoked(world, device, badge),
    ];
  },
};
