import { createHash, randomUUID } from 'node:crypto';
import { createTerminal, createUser, enrolDevice, makeBadge, removeBadge, setPin } from '@mullion/contracts';
import { ServiceTools, systemContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { Passwords } from '../core/passwords';
import type { IdentityConfig } from '../config';
import { startIdentity } from '../testing/start-identity';
import { signInAtDevice } from './use-cases/sign-in-at-device';

const client = { address: '10.0.0.1', agent: 'terminal' };
let identity: TestService;
let hash: string;
beforeAll(async () => {
  identity = await startIdentity();
  const { body: made } = await identity
    .api(createTerminal)
    .as(people.admin())
    .send({ body: { name: `T ${randomUUID()}`, kinds: ['work_center'] } });
  const { body } = await identity
    .api(enrolDevice)
    .as(systemContext(1))
    .send({ code: made.code ?? '', ...client });
  hash = createHash('sha256').update(body.device_token).digest('hex');
});
afterAll(() => identity.world.close());

const person = async () => {
  const email = `${randomUUID()}@demo.mullion.test`;
  const { body } = await identity
    .api(createUser)
    .as(people.super())
    .send({ body: { name: email, email, password: 'Mullion-2026!', type: 5 } });
  const { id } = body;
  const pin = (value: string) =>
    identity
      .api(setPin)
      .as(people.admin())
      .ok({ params: { id }, body: { pin: value } });
  await pin('6184');
  const { badge } = await identity.api(makeBadge).as(people.admin()).ok({ params: { id } });
  return { id, pin, badge: badge ?? '' };
};

/** Something happens at the moment in which a good PIN has been compared and nothing is written yet. */
const whileCompared = (meanwhile: () => Promise<unknown>): Passwords =>
  Object.assign(new Passwords(), {
    matches: async () => {
      await meanwhile();
      return true;
    },
  });

describe('what was shown at a terminal is replaced while it is looked at', () => {
  it('BEY-14a a PIN that an administrator replaces meanwhile opens nothing, though the person has a badge', async () => {
    const { id, pin } = await person();
    const tools = identity.get(ServiceTools<IdentityConfig>);
    const signingIn = signInAtDevice(
      tools,
      whileCompared(() => pin('7392')),
      { hash, who: { user_id: id, pin: '6184' }, ...client },
    );
    await expect(signingIn).rejects.toMatchObject({ code: 'terminal.wrong_pin' });
  });

  it('BEY-14a a badge that is taken away meanwhile opens nothing, though the person has a PIN', async () => {
    const { id, badge } = await person();
    const tools = identity.get(ServiceTools<IdentityConfig>);
    const { database } = tools;
    const removing = Object.assign(Object.create(database) as typeof database, {
      transaction: async (...given: Parameters<typeof database.transaction>) => {
        await identity.api(removeBadge).as(people.admin()).ok({ params: { id } });
        return database.transaction(...given);
      },
    });
    const signingIn = signInAtDevice({ ...tools, database: removing }, new Passwords(), {
      hash,
      who: { badge },
      ...client,
    });
    await expect(signingIn).rejects.toMatchObject({ code: 'terminal.wrong_badge' });
  });
});
