import {
  chooseStartPage,
  deleteUser,
  getUser,
  listSessions,
  listStaffCompanies,
  listUsers,
  renewSession,
  sessionRevoked,
  type RequestContext,
} from '@mullion/contracts';
import { people, person, type TestService } from '@mullion/server-testing';
import { startIdentity } from '../testing/start-identity';
import { asUser, nobody, other, password, sessionOf, usersAs } from '../testing/users-as';

describe('people and their own account', () => {
  let identity: TestService;
  let acts: ReturnType<typeof usersAs>;
  beforeAll(async () => {
    identity = await startIdentity();
    acts = usersAs(identity);
  });
  afterAll(() => identity.world.close());

  it('BEY-28a everybody, readers and suppliers too, chooses the page they begin with; nobody else sees a change of it', async () => {
    const user = await acts.newUser({ type: 6 });
    const reader = person({ user_id: user.id, type: 6 });
    const choose = (who: RequestContext, start_page: 'today' | null) =>
      identity.api(chooseStartPage).as(who).send({ body: { start_page } });
    const begins = async (who: RequestContext) => (await identity.api(getUser).as(who).ok({})).start_page;
    expect(await begins(reader)).toBeNull();
    expect((await choose(reader, 'today')).body).toEqual({ start_page: 'today' });
    expect((await choose(reader, 'today')).status).toBe(200);
    expect(await begins(reader)).toBe('today');
    expect((await identity.api(getUser).as(reader).ok({})).version).toBe(user.version);
    expect(await begins(people.admin())).toBeNull();
    expect(
      (
        await identity
          .api(chooseStartPage)
          .as(reader)
          .send({ body: { start_page: 'orders' } })
      ).problem,
    ).toMatchObject({ status: 400 });
    expect(
      (await choose(person({ user_id: user.id, type: 6, company_id: 7 as never, home_company_id: 7 as never }), null))
        .status,
    ).toBe(404);
    expect((await choose(nobody, 'today')).status).toBe(404);
    expect((await choose(reader, null)).body).toEqual({ start_page: null });
    expect(await begins(reader)).toBeNull();
  });

  it('ACC-01c readers and people of suppliers change their own password, and nobody else', async () => {
    const reader = await acts.newUser({ type: 6 });
    const supplier = await acts.newUser({ type: 1, company_id: 9 });
    const colleague = await acts.newUser({ type: 5, company_id: 9 });
    for (const [user, who] of [
      [reader, person({ user_id: reader.id, type: 6 })],
      [supplier, person({ user_id: supplier.id, type: 1, kind: 'supplier', home_company_id: 9 as never })],
    ] as const) {
      const own = { password: other, current_password: password };
      expect((await acts.update(who, user.id, { ...own, current_password: other })).problem?.code).toBe(
        'user.wrong_password',
      );
      expect((await acts.update(who, user.id, own)).status).toBe(200);
      expect((await acts.signIn(user.email, other)).status).toBe(200);
      expect((await acts.update(who, colleague.id, { name: 'X' })).status).not.toBe(200);
    }
  });

  it('USR-03c people of a supplier are managed by the manufacturer that it supplies, and by no other', async () => {
    const made = await acts.create(people.admin(), { company_id: 9, type: 3 });
    expect(made).toMatchObject({ status: 201, body: { company_id: 9 } });
    const { body: listed } = await identity.api(listUsers).as(people.admin()).send();
    expect(listed.find(({ id }) => id === made.body.id)).toMatchObject({
      supplier: 'UAB „Stiklo linija“',
      can: { edit: true, remove: true },
    });
    expect(await identity.api(listStaffCompanies).as(people.admin()).ok({})).toMatchObject([{ id: 1 }, { id: 9 }]);
    expect((await acts.update(people.admin(), made.body.id, { password: other })).status).toBe(200);
    const { body } = await acts.signIn(made.body.email, other);
    const sessions = await identity
      .api(listSessions)
      .as(people.admin())
      .ok({ query: { user_id: made.body.id } });
    expect(sessions).toHaveLength(1);
    const stranger = person({ user_id: 9 as never, type: 1, company_id: 7 as never, home_company_id: 7 as never });
    expect((await acts.update(stranger, made.body.id, { name: 'X' })).problem?.code).toBe('not_found');
    expect((await acts.create(stranger, { company_id: 9 })).problem?.code).toBe('not_found');
    expect(
      (
        await identity
          .api(deleteUser)
          .as(people.admin())
          .send({ params: { id: made.body.id } })
      ).status,
    ).toBe(200);
    expect(await acts.isOpen(sessionOf(body.token))).toBe(false);
  });

  it('ACC-01c change their own account by the current password only, ten wrong ones a quarter of an hour', async () => {
    const user = await acts.newUser({ type: 2 });
    const { body } = await acts.signIn(user.email);
    const self = asUser(user, sessionOf(body.token));
    const wrong = { status: 422, code: 'user.wrong_password' };
    expect((await acts.update(self, user.id, { name: 'X', password: other })).problem).toMatchObject(wrong);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => acts.update(self, user.id, { password: other, current_password: 'Spejimas-1' })),
    );
    const codes = guesses.map(({ problem }) => problem?.code);
    expect(codes.filter((code) => code === 'user.wrong_password')).toHaveLength(9);
    expect(codes.filter((code) => code === 'login.too_many')).toHaveLength(3);
    expect((await acts.signIn(user.email)).status).toBe(200);
    expect((await acts.signIn(user.email, other)).problem).toMatchObject({ code: 'login.wrong' });
  });

  it('ACC-01c do not overwrite the own name that somebody else has changed meanwhile', async () => {
    const user = await acts.newUser({ type: 2 });
    const self = asUser(user, sessionOf((await acts.signIn(user.email)).body.token));
    const { version } = (await identity.api(getUser).as(self).send()).body;
    await acts.update(people.admin(), user.id, { name: 'Administratės' });
    const mine = { name: 'Mano', password: other, current_password: password };
    expect((await acts.update(self, user.id, { ...mine, version })).problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { name: 'Administratės', version: version + 1 },
    });
    expect((await acts.signIn(user.email)).status).toBe(200);
    expect((await acts.update(self, user.id, { ...mine, version: version + 1 })).body).toMatchObject({ name: 'Mano' });
    expect((await acts.signIn(user.email, other)).status).toBe(200);
  });

  it('ACC-01d with a new password keep this session and lose the others at once', async () => {
    const user = await acts.newUser({ type: 2 });
    const [here, there] = [(await acts.signIn(user.email)).body, (await acts.signIn(user.email)).body];
    const changed = await acts.update(asUser(user, sessionOf(here.token)), user.id, {
      name: 'Nauju vardu',
      password: other,
      current_password: password,
    });
    expect(changed.body).toMatchObject({ name: 'Nauju vardu', type: 2 });
    expect(await acts.isOpen(sessionOf(here.token))).toBe(true);
    expect(await acts.isOpen(sessionOf(there.token))).toBe(false);
    const renewed = await identity
      .api(renewSession)
      .as(nobody)
      .send({ refresh_token: there.refresh_token, address: '10.0.0.9', agent: 'x' });
    expect(renewed.problem).toMatchObject({ code: 'session.revoked' });
    const published = (await identity.recorded(sessionRevoked)).map(({ data }) => data.session_id);
    expect(published).toContain(sessionOf(there.token));
    expect(published).not.toContain(sessionOf(here.token));
    expect((await acts.signIn(user.email)).problem).toMatchObject({ code: 'login.wrong' });
    expect((await acts.signIn(user.email, other)).status).toBe(200);
  });
});
