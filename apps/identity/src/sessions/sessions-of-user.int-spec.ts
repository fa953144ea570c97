import {
  listSessions,
  revokeOtherSessions,
  revokeSession,
  sessionRevoked,
  type ListedUser,
  type RequestContext,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { people, person, type TestService } from '@mullion/server-testing';
import { startIdentity } from '../testing/start-identity';
import { sessionOf, usersAs } from '../testing/users-as';

describe('BEY-15a sessions of a user', () => {
  let identity: TestService;
  let users: ReturnType<typeof usersAs>;
  beforeAll(async () => {
    identity = await startIdentity();
    users = usersAs(identity);
  });
  afterAll(() => identity.world.close());

  const newUser = (type = 3): Promise<ListedUser> => users.newUser({ type });
  const signIn = async ({ email }: ListedUser): Promise<string> => sessionOf((await users.signIn(email)).body.token);
  const isOpen = (id: string): Promise<boolean> => users.isOpen(id);
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
