import { createHash, randomUUID } from 'node:crypto';
import {
  changeOwnPin,
  createTerminal,
  createUser,
  enrolDevice,
  getSessionContext,
  listSessions,
  makeBadge,
  openSessionAtDevice,
  setPin,
  updateUser,
  type RequestContext,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { decodeJwt } from 'jose';
import { startIdentity } from '../testing/start-identity';

const nobody = systemContext(1);
const client = { address: '10.0.0.1', agent: 'terminal' };
const PASSWORD = 'Mullion-2026!';

let identity: TestService;
let hash: string;
const name = `T ${randomUUID()}`;
beforeAll(async () => {
  identity = await startIdentity();
  hash = await enrolled(name);
});
afterAll(() => identity.world.close());

/** What another device shows. */
const enrolled = async (terminal = `T ${randomUUID()}`): Promise<string> => {
  const { body: made } = await identity
    .api(createTerminal)
    .as(people.admin())
    .send({ body: { name: terminal, kinds: ['work_center'] } });
  const { body } = await identity
    .api(enrolDevice)
    .as(nobody)
    .send({ code: made.code ?? '', ...client });
  return createHash('sha256').update(body.device_token).digest('hex');
};

const newPerson = async () => {
  const email = `${randomUUID()}@demo.mullion.test`;
  const { body } = await identity
    .api(createUser)
    .as(people.super())
    .send({ body: { name: email, email, password: PASSWORD, type: 5 } });
  return body.id;
};
const badgeFor = async (id: number): Promise<string> =>
  (await identity.api(makeBadge).as(people.admin()).send({ params: { id } })).body.badge ?? '';
const signIn = (who: object, at = hash) =>
  identity
    .api(openSessionAtDevice)
    .as(nobody)
    .send({ hash: at, who, ...client });
/** Whoever has signed in at the terminal. */
const atTerminal = async (who: object, at = hash): Promise<RequestContext> => {
  const { body } = await signIn(who, at);
  const session_id = String(decodeJwt(body.token).sid);
  return (await identity.api(getSessionContext).as(nobody).send({ session_id })).body;
};
const change = (as: RequestContext, body: object) =>
  identity
    .api(changeOwnPin)
    .as(as)
    .send({ body: { pin: '7392', ...body } });

describe('the own PIN', () => {
  it('BEY-14a is set first at a terminal by the badge, and opens that terminal at once', async () => {
    const id = await newPerson();
    const badge = await badgeFor(id);
    const who = await atTerminal({ badge });
    expect((await change(who, {})).problem?.code).toBe('terminal.wrong_pin');
    expect((await change(who, { current_badge: await badgeFor(await newPerson()) })).problem?.code).toBe(
      'terminal.wrong_badge',
    );
    // a password is none of what a terminal asks for
    expect((await change(who, { current_password: PASSWORD })).problem?.code).toBe('terminal.wrong_pin');
    expect((await change(who, { current_badge: badge.toLowerCase() })).status).toBe(200);
    expect((await signIn({ user_id: id, pin: '7392' })).status).toBe(200);
  });

  it('BEY-14a is changed at a terminal with the PIN until now, and is no weak one', async () => {
    const id = await newPerson();
    await identity
      .api(setPin)
      .as(people.admin())
      .send({ params: { id }, body: { pin: '6184' } });
    const who = await atTerminal({ user_id: id, pin: '6184' });
    expect((await change(who, { pin: '1111', current_pin: '6184' })).problem?.code).toBe('pin.weak');
    expect((await change(who, { pin: '6184', current_pin: '6184' })).problem?.code).toBe('pin.same');
    expect((await change(who, { current_pin: '6184' })).status).toBe(200);
    expect((await signIn({ user_id: id, pin: '6184' })).problem?.code).toBe('terminal.wrong_pin');
    expect((await signIn({ user_id: id, pin: '7392' })).status).toBe(200);
  });

  it('BEY-14a is changed in the office with the password alone', async () => {
    const id = await newPerson();
    const badge = await badgeFor(id);
    const office = { ...people.admin(), user_id: id, type: 5 as const };
    expect((await change(office, { current_badge: badge })).problem?.code).toBe('user.wrong_password');
    expect((await change(office, { current_password: 'Wrong-2026!' })).problem?.code).toBe('user.wrong_password');
    expect((await change(office, { current_password: PASSWORD })).status).toBe(200);
    expect((await signIn({ user_id: id, pin: '7392' })).status).toBe(200);
  });

  /** Somebody with a PIN and a badge at a device of their own, whose counts nobody else has raised. */
  const withPin = async (pin: string) => {
    const at = await enrolled();
    const id = await newPerson();
    await identity.api(setPin).as(people.admin()).send({ params: { id }, body: { pin } });
    const badge = await badgeFor(id);
    return { id, badge, at, who: await atTerminal({ badge }, at) };
  };

  it('BEY-14a is guessed no oftener by whoever finds a session open than at the sign-in', async () => {
    const { id, badge, at: device, who } = await withPin('6184');
    const codes: unknown[] = [];
    for (let at = 0; at < 5; at += 1) codes.push((await change(who, { current_pin: String(8100 + at) })).problem?.code);
    expect(codes).toEqual([
      ...Array<string>(3).fill('terminal.wrong_pin'),
      'terminal.badge_only',
      'terminal.badge_only',
    ]);
    expect((await signIn({ user_id: id, pin: '6184' }, device)).problem?.code).toBe('terminal.badge_only');
    expect((await signIn({ badge }, device)).status).toBe(200);
    expect((await signIn({ user_id: id, pin: '6184' }, device)).status).toBe(200);
  });

  it('BEY-14a guesses at the sign-in count for its change, and a new one that is not taken counts for nobody', async () => {
    const { id, at: device, who } = await withPin('6184');
    for (let at = 0; at < 4; at += 1)
      expect((await change(who, { pin: '1111', current_pin: '6184' })).problem?.code).toBe('pin.weak');
    for (let at = 0; at < 3; at += 1)
      expect((await signIn({ user_id: id, pin: '8123' }, device)).problem?.code).toBe('terminal.wrong_pin');
    expect((await change(who, { current_pin: '6184' })).problem?.code).toBe('terminal.badge_only');
  });

  it('ACC-01c guesses of the password for it count as guesses for the own account', async () => {
    const id = await newPerson();
    const office = { ...people.admin(), user_id: id, type: 5 as const };
    for (let at = 0; at < 5; at += 1)
      expect((await change(office, { current_password: `Wrong-${at}!` })).problem?.code).toBe('user.wrong_password');
    const own = (current_password: string) =>
      identity
        .api(updateUser)
        .as(office)
        .send({ params: { id }, body: { name: 'New', current_password } });
    for (let at = 5; at < 10; at += 1) expect((await own(`Wrong-${at}!`)).problem?.code).toBe('user.wrong_password');
    expect((await own(PASSWORD)).problem?.code).toBe('login.too_many');
    expect((await change(office, { current_password: PASSWORD })).problem?.code).toBe('login.too_many');
  });
});

it('BEY-14a the list of sessions names the terminal of those that were opened by PIN or badge', async () => {
  const id = await newPerson();
  const who = await atTerminal({ badge: await badgeFor(id) });
  const own = await identity
    .api(listSessions)
    .as({ ...who, terminal: undefined })
    .send({ query: {} });
  expect(own.body).toEqual([expect.objectContaining({ terminal: name, current: true })]);
  const managed = await identity
    .api(listSessions)
    .as(people.admin())
    .send({ query: { user_id: String(id) as never } });
  expect(managed.body.map(({ terminal }) => terminal)).toEqual([name]);
});
