import {
  createUser,
  getSessionContext,
  listSessions,
  openSession,
  revokeOtherSessions,
  revokeSession,
  sessionRevoked,
  type ListedUser,
  type RequestContext,
} from '@mullion/contracts';
import { auditEvent, Clock, systemContext } from '@mullion/server-kit';
import { people, person, type TestService } from '@mullion/server-testing';
import { decodeJwt } from 'jose';
import { seedIdentity, startIdentity } from '../testing/start-identity';

const password = 'Mullion-2026!';
const nobody = systemContext(1);

let identity: TestService;
let shiftMs = 0;
beforeAll(async () => {
  identity = await startIdentity();
  await seedIdentity(identity);
  identity.get(Clock).now = () => new Date(Date.now() + shiftMs);
});
beforeEach(() => {
  shiftMs = 0;
});
afterAll(() => identity.world.close());
const contextOf = (sessionId: string) => identity.api(getSessionContext).as(nobody).send({ session_id: sessionId });
const sessionOf = (token: string): string => String(decodeJwt(token).sid);

describe('BEY-15a sessions of a user', () => {
  let made = 0;
  const newUser = async (type = 3): Promise<ListedUser> => {
    made += 1;
    const body = { name: `Naujas ${made}`, email: `session${made}@demo.mullion.test`, password, type };
    return (await identity.api(createUser).as(people.super()).send({ body })).body;
  };
  const signIn = async ({ email }: ListedUser): Promise<string> => {
    const { body } = await identity
      .api(openSession)
      .as(nobody)
      .send({ email, password, address: '10.0.0.9', agent: 'Firefox' });
    return sessionOf(body.token);
  };
  const isOpen = async (id: string): Promise<boolean> => (await contextOf(id)).status === 200;
  const list = (who: RequestContext, query: object = {}) => identity.api(listSessions).as(who).send({ query });
  const end = (who: RequestContext, id: string) => identity.api(revokeSession).as(who).send({ params: { id } });

  it('of others are neither seen nor ended without managing them', async () => {
    const user = await newUser();
    const session = await signIn(user);
    expect((await list(people.planner(), { user_id: user.id })).problem).toMatchObject({
      status: 403,
      code: 'user.not_managed',
    });
    expect((await end(people.planner(), session)).problem).toMatchObject({ status: 403, code: 'user.not_managed' });
    const admin7 = person({ user_id: 9 as never, type: 1, company_id: 7 as never, home_company_id: 7 as never });
    expect((await end(admin7, session)).problem).toMatchObject({ status: 404 });
    expect((await end(people.admin(), '00000000-0000-4000-8000-000000000000')).problem).toMatchObject({ status: 404 });
    expect((await end(people.admin(), 'x')).problem).toMatchObject({ status: 400 });
    expect(await isOpen(session)).toBe(true);
  });

  it('are listed with device and address, this one marked, and ended one by one', async () => {
    const user = await newUser(6);
    const [here, there] = [await signIn(user), await signIn(user)];
    const self = person({ user_id: user.id, type: user.type, session_id: here });
    const { body: listed } = await list(self);
    expect(listed.map(({ id, current }) => [id, current])).toEqual(
      expect.arrayContaining([
        [here, true],
        [there, false],
      ]),
    );
    expect(listed).toHaveLength(2);
    expect(listed[0]).toMatchObject({ user_id: user.id, agent: 'Firefox', address: '10.0.0.9' });
    expect((await end(self, there)).status).toBe(200);
    expect((await end(self, there)).status).toBe(200);
    expect(await isOpen(there)).toBe(false);
    expect((await list(people.admin(), { user_id: user.id })).body.map(({ id }) => id)).toEqual([here]);
    expect((await end(people.admin(), here)).status).toBe(200);
    expect(await isOpen(here)).toBe(false);
    const published = (await identity.recorded(sessionRevoked)).filter(({ data }) => data.session_id === there);
    expect(published).toHaveLength(1);
    const audit = (await identity.recorded(auditEvent('identity'))).filter(
      ({ data }) => data.action === 'session.ended',
    );
    expect(audit.map(({ data }) => data.row_id)).toEqual([there, here]);
  });

  it('but the one that asks are ended by one call, those of others not; a second time ends none', async () => {
    const user = await newUser(6);
    const [here, ...others] = [await signIn(user), await signIn(user), await signIn(user)];
    const foreign = await signIn(await newUser(6));
    const self = person({ user_id: user.id, type: user.type, session_id: here as string });
    const endOthers = () => identity.api(revokeOtherSessions).as(self).ok({});
    expect(await endOthers()).toEqual({ ended: 2 });
    expect(await Promise.all([here as string, foreign, ...others].map(isOpen))).toEqual([true, true, false, false]);
    expect(await endOthers()).toEqual({ ended: 0 });
    expect((await identity.recorded(sessionRevoked)).map(({ data }) => data.session_id)).toEqual(
      expect.arrayContaining(others),
    );
  });
});
