import {
  chooseStartPage,
  createUser,
  deleteUser,
  getSessionContext,
  getUser,
  listSessions,
  listUsers,
  openSession,
  renewSession,
  sessionRevoked,
  updateUser,
  userChanged,
  userRemoved,
  type ListedUser,
  type RequestContext,
} from '@mullion/contracts';
import { auditEvent, systemContext } from '@mullion/server-kit';
import { people, person, type TestService } from '@mullion/server-testing';
import { decodeJwt } from 'jose';
import { startIdentity } from '../testing/start-identity';

const password = 'Mullion-2026!';
const other = 'Stiprus-2027?';
const nobody = systemContext(1);

describe('users', () => {
  let identity: TestService;
  let made = 0;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.world.close());

  const create = (who: RequestContext, over: object = {}) => {
    made += 1;
    const body = { name: `Naujas ${made}`, email: `new${made}@demo.mullion.test`, password, type: 3, ...over };
    return identity.api(createUser).as(who).send({ body });
  };
  const newUser = async (over: object = {}): Promise<ListedUser> => (await create(people.super(), over)).body;
  const update = (who: RequestContext, id: number, body: object) => identity.api(updateUser).as(who).send({ params: { id }, body });
  const remove = (who: RequestContext, id: number) => identity.api(deleteUser).as(who).send({ params: { id } });
  const signIn = (email: string, given = password) =>
    identity.api(openSession).as(nobody).send({ email, password: given, address: '10.0.0.9', agent: 'Firefox' });
  const sessionOf = (token: string): string => String(decodeJwt(token).sid);
  const isOpen = async (sessionId: string): Promise<boolean> =>
    (await identity.api(getSessionContext).as(nobody).send({ session_id: sessionId })).status === 200;
  const asUser = ({ id, type }: ListedUser, session_id: string): RequestContext => person({ user_id: id, type, session_id });
  const sessions = (who: RequestContext, query: object = {}) => identity.api(listSessions).as(who).send({ query });

  it('BEY-28a everybody, readers and suppliers too, chooses the page they begin with; nobody else sees a change of it', async () => {
    const user = await newUser({ type: 6 });
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
    expect((await choose(person({ user_id: user.id, type: 6, company_id: 7 as never, home_company_id: 7 as never }), null)).status).toBe(
      404,
    );
    expect((await choose(nobody, 'today')).status).toBe(404);
    expect((await choose(reader, null)).body).toEqual({ start_page: null });
    expect(await begins(reader)).toBeNull();
  });

  it('USR-01ab USR-03c are listed, made and removed by types 0 and 1 only', async () => {
    for (const who of [people.planner(), people.manager(), people.packer(), people.worker(), people.viewer(), people.supplier()]) {
      expect((await identity.api(listUsers).as(who).send()).problem).toMatchObject({ status: 403 });
      expect((await create(who)).problem).toMatchObject({ status: 403 });
      expect((await remove(who, 6)).problem).toMatchObject({ status: 403 });
    }
    expect((await update(people.planner(), 6, { name: 'X' })).problem).toMatchObject({ status: 403, code: 'user.not_managed' });
    expect((await update(people.viewer(), 7, { name: 'X', current_password: password })).problem).toMatchObject({ status: 403 });
  });

  it('USR-03c of another company do not exist', async () => {
    const { body } = await identity.api(listUsers).as(people.super()).send();
    expect(new Set(body.map(({ company_id }) => company_id))).toEqual(new Set([1]));
    for (const answer of [
      await update(people.super(), 8, { name: 'X' }),
      await remove(people.super(), 8),
      await create(people.super(), { company_id: 7 }),
      await sessions(people.super(), { user_id: 8 }),
    ])
      expect(answer.problem).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('USR-03abc type 0 manages no other super user, type 1 no administrator, nobody gives away what one does not manage', async () => {
    const secondSuper = (
      await identity.sql<{ id: number }>(
        `INSERT INTO users (company_id, name, email, type, password_hash) VALUES (1, 'Kita', 'super2@demo.mullion.test', 0, 'x') RETURNING id`,
      )
    )[0]?.id as number;
    const admin2 = await newUser({ type: 1 });
    const notManaged = { status: 403, code: 'user.not_managed' };
    for (const [who, id] of [
      [people.super(), secondSuper],
      [people.admin(), secondSuper],
      [people.admin(), 1],
      [people.admin(), admin2.id],
    ] as const) {
      expect((await update(who, id, { name: 'X' })).problem).toMatchObject(notManaged);
      expect((await remove(who, id)).problem).toMatchObject(notManaged);
      expect((await sessions(who, { user_id: id })).problem).toMatchObject(notManaged);
    }
    const typeRefused = { status: 403, code: 'user.type_not_allowed' };
    expect((await create(people.super(), { type: 0 })).problem).toMatchObject(typeRefused);
    expect((await create(people.admin(), { type: 1 })).problem).toMatchObject(typeRefused);
    expect((await update(people.admin(), 3, { type: 1 })).problem).toMatchObject(typeRefused);
    expect((await update(people.admin(), 2, { type: 2, current_password: password })).problem).toMatchObject(typeRefused);
    expect((await remove(people.admin(), 2)).problem).toMatchObject({ status: 403, code: 'user.not_yourself' });
  });

  it('USR-02a take a good form only: e-mail unique whatever its case, strong password, known fields', async () => {
    expect((await create(people.admin(), { email: 'PLANNER@demo.mullion.test' })).problem).toMatchObject({
      status: 409,
      code: 'user.email_taken',
    });
    expect((await create(people.admin(), { password: 'silpnas1' })).problem).toMatchObject({ status: 422, code: 'user.weak_password' });
    expect((await update(people.admin(), 3, { password: 'silpnas1' })).problem).toMatchObject({ code: 'user.weak_password' });
    for (const over of [{ email: 'nothing' }, { name: ' ' }, { type: 7 }, { password: '' }, { rights: ['OP_DEL'] }])
      expect((await create(people.admin(), over)).problem).toMatchObject({ status: 400, code: 'invalid' });
    for (const body of [{ company_id: 7 }, { email: 'x@y.test' }, { rights: ['OP_DEL'] }, { password_hash: 'x' }])
      expect((await update(people.admin(), 3, body)).problem).toMatchObject({ status: 400, code: 'invalid' });
  });

  it('USR-02a are refused in an old version, with the user as it is now', async () => {
    const user = await newUser();
    const first = await update(people.admin(), user.id, { name: 'Pirmas', version: user.version });
    expect(first.body).toMatchObject({ name: 'Pirmas', version: user.version + 1 });
    const second = await update(people.admin(), user.id, { name: 'Antras', version: user.version });
    expect(second.problem).toMatchObject({ status: 409, code: 'conflict', current: { name: 'Pirmas', version: user.version + 1 } });
    expect(JSON.stringify(second.problem)).not.toContain('argon2');
  });

  it('USR-01d are listed by type with what the reader may do, never with a password', async () => {
    const { body } = await identity.api(listUsers).as(people.admin()).send();
    expect(body.map(({ type }) => type)).toEqual(body.map(({ type }) => type).sort());
    const can = Object.fromEntries(body.map((user) => [user.id, user.can]));
    expect(can[1]).toEqual({ edit: false, remove: false });
    expect(can[2]).toEqual({ edit: true, remove: false });
    expect(can[3]).toEqual({ edit: true, remove: true });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('USR-02a made by an administrator sign in; the change is published, and the audit has no password', async () => {
    const { body: user, status } = await create(people.admin(), { type: 5, company_id: 1 });
    expect(status).toBe(201);
    expect(user).toMatchObject({ type: 5, company_id: 1, can: { edit: true, remove: true } });
    expect((await signIn(user.email.toUpperCase())).status).toBe(200);
    await update(people.admin(), user.id, { type: 4, name: 'Pervadintas' });
    const published = (await identity.recorded(userChanged)).filter(({ data }) => data.user.id === user.id);
    expect(published.map(({ data }) => data.user.type)).toEqual([5, 4]);
    const audit = (await identity.recorded(auditEvent('identity'))).filter(({ data }) => data.row_id === user.id);
    expect(audit.map(({ data }) => [data.action, data.user_id])).toEqual([
      ['user.created', 2],
      ['user.changed', 2],
    ]);
    expect(audit[1]?.data).toMatchObject({ before: { type: 5 }, after: { type: 4, name: 'Pervadintas' } });
    expect(JSON.stringify(audit)).not.toMatch(/argon2|Mullion-2026/);
  });

  it('ACC-01c change their own account by the current password only, ten wrong ones a quarter of an hour', async () => {
    const user = await newUser({ type: 2 });
    const { body } = await signIn(user.email);
    const self = asUser(user, sessionOf(body.token));
    const wrong = { status: 422, code: 'user.wrong_password' };
    expect((await update(self, user.id, { name: 'X', password: other })).problem).toMatchObject(wrong);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => update(self, user.id, { password: other, current_password: 'Spejimas-1' })),
    );
    const codes = guesses.map(({ problem }) => problem?.code);
    expect(codes.filter((code) => code === 'user.wrong_password')).toHaveLength(9);
    expect(codes.filter((code) => code === 'login.too_many')).toHaveLength(3);
    expect((await signIn(user.email)).status).toBe(200);
    expect((await signIn(user.email, other)).problem).toMatchObject({ code: 'login.wrong' });
  });

  it('ACC-01c do not overwrite the own name that somebody else has changed meanwhile', async () => {
    const user = await newUser({ type: 2 });
    const self = asUser(user, sessionOf((await signIn(user.email)).body.token));
    const { version } = (await identity.api(getUser).as(self).send()).body;
    await update(people.admin(), user.id, { name: 'Administratės' });
    const mine = { name: 'Mano', password: other, current_password: password };
    expect((await update(self, user.id, { ...mine, version })).problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { name: 'Administratės', version: version + 1 },
    });
    expect((await signIn(user.email)).status).toBe(200);
    expect((await update(self, user.id, { ...mine, version: version + 1 })).body).toMatchObject({ name: 'Mano' });
    expect((await signIn(user.email, other)).status).toBe(200);
  });

  it('ACC-01d with a new password keep this session and lose the others at once', async () => {
    const user = await newUser({ type: 2 });
    const [here, there] = [(await signIn(user.email)).body, (await signIn(user.email)).body];
    const changed = await update(asUser(user, sessionOf(here.token)), user.id, {
      name: 'Nauju vardu',
      password: other,
      current_password: password,
    });
    expect(changed.body).toMatchObject({ name: 'Nauju vardu', type: 2 });
    expect(await isOpen(sessionOf(here.token))).toBe(true);
    expect(await isOpen(sessionOf(there.token))).toBe(false);
    const renewed = await identity
      .api(renewSession)
      .as(nobody)
      .send({ refresh_token: there.refresh_token, address: '10.0.0.9', agent: 'x' });
    expect(renewed.problem).toMatchObject({ code: 'session.revoked' });
    const published = (await identity.recorded(sessionRevoked)).map(({ data }) => data.session_id);
    expect(published).toContain(sessionOf(there.token));
    expect(published).not.toContain(sessionOf(here.token));
    expect((await signIn(user.email)).problem).toMatchObject({ code: 'login.wrong' });
    expect((await signIn(user.email, other)).status).toBe(200);
  });

  it('USR-02a whose password a manager changes lose every session; a new name alone ends none', async () => {
    const user = await newUser();
    const { body } = await signIn(user.email);
    await update(people.admin(), user.id, { name: 'Kitas vardas' });
    expect(await isOpen(sessionOf(body.token))).toBe(true);
    await update(people.admin(), user.id, { password: other });
    expect(await isOpen(sessionOf(body.token))).toBe(false);
  });

  it('USR-03c removed are signed out at once, cannot sign in, and leave their e-mail free', async () => {
    const user = await newUser();
    const { body } = await signIn(user.email);
    expect((await remove(people.admin(), user.id)).status).toBe(200);
    expect(await isOpen(sessionOf(body.token))).toBe(false);
    expect((await identity.recorded(sessionRevoked)).map(({ data }) => data.session_id)).toContain(sessionOf(body.token));
    expect((await identity.recorded(userRemoved)).map(({ data }) => data.user_id)).toContain(user.id);
    expect((await signIn(user.email)).problem).toMatchObject({ code: 'login.wrong' });
    const self = asUser(user, sessionOf(body.token));
    expect((await identity.api(getUser).as(self).send()).problem).toMatchObject({
      code: 'session.revoked',
    });
    expect((await remove(people.admin(), user.id)).problem).toMatchObject({ status: 404 });
    expect((await create(people.admin(), { email: user.email })).status).toBe(201);
  });
});
