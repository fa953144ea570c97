import { randomUUID } from 'node:crypto';
import { Person } from '../api/person';
import type { World } from '../api/world';
import { enrolled, tokenAt } from './a19-devices';
import { finding, inParallel, type Attack, type Finding } from './attack';
import { roles, examples } from './a21-configuration';

/** What is known of a system of one's own. */
export interface Doors {
  readonly databaseUrls?: Readonly<Record<string, string>> | undefined;
  /** Where it is built. */
  readonly root?: string | undefined;
}

const PASSWORD = 'Mullion-2026!';
const OTHER = 'Kita-Eilute-77';
const emailOf = (): string => `a21-${randomUUID().slice(0, 8)}@x.test`;

const passwords = (world: World): Promise<Finding> => {
  const known = [
    'Password1!',
    'P@ssw0rd1',
    'Qwerty123!',
    'Dragon#77',
    'Slaptazodis1!',
    'aaaaaaaaaaaaaaaa',
    '123456789012345678',
  ];
  const cases = [
    ...known.map((password) => [password, 422] as const),
    ['geltonas traktorius vakare stovi prie namo', 201] as const,
  ];
  return finding('passwords that everybody knows, and a sentence', cases, async ([password, expected]) => {
    const email = emailOf();
    const { status } = await world.people.admin.ask('POST', 'users', {
      body: { name: email, email, password, type: 5 },
    });
    return status === expected ? null : `${password}: ${status}`;
  });
};

const lookalikes = async (world: World): Promise<Finding> => {
  const mark = randomUUID().slice(0, 8);
  await world.people.admin.do('POST', 'users', {
    body: { name: mark, email: `\u0105-${mark}@x.test`, password: PASSWORD, type: 5 },
  });
  const cases = [
    `a\u0328-${mark}@x.test`,
    `\u0430-${mark}@x.test`,
    `\u0105-${mark}@\u0445.test`,
    `\u03b1-${mark}@x.test`,
  ];
  return finding('e-mails that look like another', cases, async (email) => {
    const { status } = await world.people.admin.ask('POST', 'users', {
      body: { name: mark, email, password: PASSWORD, type: 5 },
    });
    return status === 400 || status === 409 ? null : `${JSON.stringify(email)}: ${status}`;
  });
};

/** Everybody changes the own password, and nobody that of a colleague whom they do not manage. */
const ownPasswords = async (world: World): Promise<Finding> => {
  const { admin, admin7, viewer, supplier9 } = world.people;
  const companies = await admin.do<{ id: number }[]>('GET', 'staff-companies');
  const supplier = companies.at(-1)?.id;
  const cases = [{ type: 6 }, { type: 5 }, { type: 3, company_id: supplier }];
  return finding('own passwords, of readers and suppliers too', cases, async (kind) => {
    const email = emailOf();
    const { id } = await admin.do<{ id: number }>('POST', 'users', {
      body: { name: email, email, password: PASSWORD, ...kind },
    });
    const person = await Person.signIn(world.url, email);
    const others = await Promise.all(
      [viewer, supplier9, admin7].map((other) => other.ask('PUT', `users/${id}`, { body: { password: OTHER } })),
    );
    const taken = others.find(({ status }) => status < 400);
    if (taken) return `somebody else changed the password: ${taken.status}`;
    const wrong = await person.ask('PUT', `users/${id}`, { body: { password: OTHER, current_password: OTHER } });
    if (wrong.status !== 422) return `without the current password: ${wrong.status}`;
    const { status } = await person.ask('PUT', `users/${id}`, {
      body: { password: OTHER, current_password: PASSWORD },
    });
    return status === 200 ? null : `type ${kind.type}: ${status}`;
  });
};

const pins = async (world: World): Promise<Finding> => {
  const { super: admin } = world.people;
  const device = await enrolled(world, admin, ['work_center']);
  const email = emailOf();
  const { id } = await admin.do<{ id: number }>('POST', 'users', {
    body: { name: email, email, password: PASSWORD, type: 5 },
  });
  const { badge } = await admin.do<{ badge: string }>('POST', `users/${id}/badge`);
  await admin.do('PUT', `users/${id}/pin`, { body: { pin: '6184' } });
  const there = world.people.packer.with(await tokenAt(world, device, badge));
  const answers = [];
  for (let at = 0; at < 8; at += 1)
    answers.push(await there.ask('PUT', 'user/pin', { body: { pin: '7392', current_pin: String(8100 + at) } }));
  const judged = answers.filter(({ body }) => body.code === 'terminal.wrong_pin').length;
  const failures = judged <= 3 ? [] : [`${judged} guesses were judged`];
  return { what: 'guesses of a PIN through its change', tried: answers.length, failures };
};

const forgedAddress = async (world: World): Promise<Finding> => {
  const email = emailOf();
  await world.people.admin.do('POST', 'users', { body: { name: email, email, password: PASSWORD, type: 5 } });
  const forged = '203.0.113.77';
  const signedIn = await world.people.packer.with(null).ask('POST', 'login', {
    body: { email, password: PASSWORD },
    headers: { 'x-forwarded-for': forged, 'x-real-ip': forged, forwarded: `for=${forged}` },
  });
  const sessions = await world.people.packer
    .with(String(signedIn.body.token))
    .do<{ address: string }[]>('GET', 'sessions');
  const failures = sessions.some(({ address }) => address === forged) ? ['the address of a header was believed'] : [];
  return { what: 'a caller that names its own address', tried: 1, failures };
};

const streams = async (world: World): Promise<Finding> => {
  const stop = new AbortController();
  const opened = await inParallel([...Array(40).keys()], 40, async () => {
    const headers = { authorization: `Bearer ${world.people.viewer.token ?? ''}` };
    return (await fetch(`${world.url}/api/live`, { headers, signal: stop.signal })).status;
  });
  stop.abort();
  const open = opened.filter((status) => status === 200).length;
  const failures = [
    ...(open <= 10 ? [] : [`${open} streams are open`]),
    ...(opened.every((status) => status === 200 || status === 429) ? [] : ['other answers came']),
  ];
  return { what: 'live streams of one session', tried: opened.length, failures, figure: `${open} of 10` };
};

/** What the product promises a session at most: requests a second, and ten seconds' worth at once. */
const PER_SECOND = 200;
const AT_ONCE = 2_000;

const budget = async (world: World, count: number): Promise<Finding> => {
  const email = emailOf();
  await world.people.admin.do('POST', 'users', { body: { name: email, email, password: PASSWORD, type: 6 } });
  const { token } = await Person.signIn(world.url, email);
  const startedAt = performance.now();
  const statuses = await inParallel([...Array(count).keys()], 40, async () => {
    const answer = await fetch(`${world.url}/api/user`, { headers: { authorization: `Bearer ${token ?? ''}` } });
    await answer.arrayBuffer();
    return answer.status;
  });
  const most = AT_ONCE + Math.ceil(((performance.now() - startedAt) / 1_000 + 1) * PER_SECOND);
  const served = statuses.filter((status) => status === 200).length;
  const failures = [
    ...(served <= most ? [] : [`${served} were answered, ${most} may be`]),
    ...(statuses.every((status) => status === 200 || status === 429) ? [] : ['other answers came']),
    ...((await world.people.viewer.ask('GET', 'user')).status === 200 ? [] : ['somebody else was refused too']),
  ];
  return { what: 'requests of one session without end', tried: count, failures, figure: `${served} answered` };
};

const problems = async (world: World): Promise<Finding> => {
  const body = { subject: world.mark, description: world.mark, order_code: world.mark, user_name: 'Somebody Else' };
  const made = await world.people.worker.do<{ user_name: string }>('POST', 'problems', { body });
  const failures = made.user_name === 'Somebody Else' ? ['the name of another was taken'] : [];
  return { what: 'a problem in the name of another', tried: 1, failures };
};

/**
 * A21: the doors of the product: passwords, PINs, addresses, streams, requests, names, and the doors behind the
 * processes.
 */
export const doors = ({ databaseUrls, root }: Doors): Attack => ({
  id: 'A21',
  title: 'doors',
  run: async (world, size) => [
    await passwords(world),
    await lookalikes(world),
    await ownPasswords(world),
    await pins(world),
    await forgedAddress(world),
    await streams(world),
    await budget(world, size === 'full' ? 6_000 : 300),
    await problems(world),
    ...(databaseUrls ? [await roles(databaseUrls)] : []),
    ...(root ? [await examples(root)] : []),
  ],
});
