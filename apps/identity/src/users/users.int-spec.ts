import {
  deleteUser,
  getUser,
  listSessions,
  listUsers,
  sessionRevoked,
  userChanged,
  userRemoved,
  type RequestContext,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { startIdentity } from '../testing/start-identity';
import { asUser, other, password, sessionOf, usersAs } from '../testing/users-as';

describe('users', () => {
  let identity: TestService;
  let acts: ReturnType<typeof usersAs>;
  beforeAll(async () => {
    identity = await startIdentity();
    acts = usersAs(identity);
  });
  afterAll(() => identity.world.close());

  const remove = (who: RequestContext, id: number) => identity.api(deleteUser).as(who).send({ params: { id } });
  const sessions = (who: RequestContext, query: object = {}) => identity.api(listSessions).as(who).send({ query });

  it('USR-01ab USR-03c are listed, made and removed by types 0 and 1 only', async () => {
    for (const who of [
      people.planner(),
      people.manager(),
      people.packer(),
      people.worker(),
      people.viewer(),
      people.supplier(),
    ]) {
      expect((await identity.api(listUsers).as(who).send()).problem).toMatchObject({ status: 403 });
      expect((await acts.create(who)).problem).toMatchObject({ status: 403 });
      expect((await remove(who, 6)).problem).toMatchObject({ status: 403 });
    }
    expect((await acts.update(people.planner(), 6, { name: 'X' })).problem).toMatchObject({
      status: 403,
      code: 'user.not_managed',
    });
    expect((await acts.update(people.viewer(), 6, { name: 'X' })).problem).toMatchObject({
      status: 403,
      code: 'user.not_managed',
    });
  });

  it('USR-03c of another company do not exist', async () => {
    const { body } = await identity.api(listUsers).as(people.super()).send();
    // company 9 supplies company 1
    expect(new Set(body.map(({ company_id }) => company_id))).toEqual(new Set([1, 9]));
    for (const answer of [
      await acts.update(people.super(), 8, { name: 'X' }),
      await remove(people.super(), 8),
      await acts.create(people.super(), { company_id: 7 }),
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
    const admin2 = await acts.newUser({ type: 1 });
    const notManaged = { status: 403, code: 'user.not_managed' };
    for (const [who, id] of [
      [people.super(), secondSuper],
      [people.admin(), secondSuper],
      [people.admin(), 1],
      [people.admin(), admin2.id],
    ] as const) {
      expect((await acts.update(who, id, { name: 'X' })).problem).toMatchObject(notManaged);
      expect((await remove(who, id)).problem).toMatchObject(notManaged);
      expect((await sessions(who, { user_id: id })).problem).toMatchObject(notManaged);
    }
    const typeRefused = { status: 403, code: 'user.type_not_allowed' };
    expect((await acts.create(people.super(), { type: 0 })).problem).toMatchObject(typeRefused);
    expect((await acts.create(people.admin(), { type: 1 })).problem).toMatchObject(typeRefused);
    expect((await acts.update(people.admin(), 3, { type: 1 })).problem).toMatchObject(typeRefused);
    expect((await acts.update(people.admin(), 2, { type: 2, current_password: password })).problem).toMatchObject(
      typeRefused,
    );
    expect((await remove(people.admin(), 2)).problem).toMatchObject({ status: 403, code: 'user.not_yourself' });
  });

  it('USR-02a take a good form only: e-mail unique whatever its case, strong password, known fields', async () => {
    expect((await acts.create(people.admin(), { email: 'PLANNER@demo.mullion.test' })).problem).toMatchObject({
      status: 409,
      code: 'user.email_taken',
    });
    expect((await acts.create(people.admin(), { password: 'silpnas1' })).problem).toMatchObject({
      status: 422,
      code: 'user.weak_password',
    });
    expect((await acts.create(people.admin(), { password: 'Password1!' })).problem).toMatchObject({
      status: 422,
      code: 'user.known_password',
    });
    expect((await acts.create(people.admin(), { password: 'geltonas traktorius vakare stovi prie namo' })).status).toBe(
      201,
    );
    expect((await acts.create(people.admin(), { email: 'pl\u0430nner@demo.mullion.test' })).problem).toMatchObject({
      status: 400,
      errors: [{ path: 'body.email' }],
    });
    expect((await acts.update(people.admin(), 3, { password: 'silpnas1' })).problem).toMatchObject({
      code: 'user.weak_password',
    });
    for (const over of [{ email: 'nothing' }, { name: ' ' }, { type: 7 }, { password: '' }, { rights: ['OP_DEL'] }])
      expect((await acts.create(people.admin(), over)).problem).toMatchObject({ status: 400, code: 'invalid' });
    for (const body of [{ company_id: 7 }, { email: 'x@y.test' }, { rights: ['OP_DEL'] }, { password_hash: 'x' }])
      expect((await acts.update(people.admin(), 3, body)).problem).toMatchObject({ status: 400, code: 'invalid' });
  });

  it('USR-02a are refused in an old version, with the user as it is now', async () => {
    const user = await acts.newUser();
    const first = await acts.update(people.admin(), user.id, { name: 'Pirmas', version: user.version });
    expect(first.body).toMatchObject({ name: 'Pirmas', version: user.version + 1 });
    const second = await acts.update(people.admin(), user.id, { name: 'Antras', version: user.version });
    expect(second.problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { name: 'Pirmas', version: user.version + 1 },
    });
    expect(JSON.stringify(second.problem)).not.toContain('argon2');
  });

  it('USR-01d are listed by type with what the reader may do, never with a password', async () => {
    const { body: everybody } = await identity.api(listUsers).as(people.admin()).send();
    const body = everybody.filter(({ supplier }) => supplier === null);
    // those of suppliers stand behind the own people
    expect(everybody.slice(0, body.length)).toEqual(body);
    expect(body.map(({ type }) => type)).toEqual(body.map(({ type }) => type).sort());
    const can = Object.fromEntries(body.map((user) => [user.id, user.can]));
    expect(can[1]).toEqual({ edit: false, remove: false });
    expect(can[2]).toEqual({ edit: true, remove: false });
    expect(can[3]).toEqual({ edit: true, remove: true });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('USR-02a made by an administrator sign in; the change is published, and the audit has no password', async () => {
    const { body: user, status } = await acts.create(people.admin(), { type: 5, company_id: 1 });
    expect(status).toBe(201);
    expect(user).toMatchObject({ type: 5, company_id: 1, can: { edit: true, remove: true } });
    expect((await acts.signIn(user.email.toUpperCase())).status).toBe(200);
    await acts.update(people.admin(), user.id, { type: 4, name: 'Pervadintas' });
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

  it('USR-02a whose password a manager changes lose every session; a new name alone ends none', async () => {
    const user = await acts.newUser();
    const { body } = await acts.signIn(user.email);
    await acts.update(people.admin(), user.id, { name: 'Kitas vardas' });
    expect(await acts.isOpen(sessionOf(body.token))).toBe(true);
    await acts.update(people.admin(), user.id, { password: other });
    expect(await acts.isOpen(sessionOf(body.token))).toBe(false);
  });

  it('USR-03c removed are signed out at once, cannot sign in, and leave their e-mail free', async () => {
    const user = await acts.newUser();
    const { body } = await acts.signIn(user.email);
    expect((await remove(people.admin(), user.id)).status).toBe(200);
    expect(await acts.isOpen(sessionOf(body.token))).toBe(false);
    expect((await identity.recorded(sessionRevoked)).map(({ data }) => data.session_id)).toContain(
      sessionOf(body.token),
    );
    expect((await identity.recorded(userRemoved)).map(({ data }) => data.user_id)).toContain(user.id);
    expect((await acts.signIn(user.email)).problem).toMatchObject({ code: 'login.wrong' });
    const self = asUser(user, sessionOf(body.token));
    expect((await identity.api(getUser).as(self).send()).problem).toMatchObject({
      code: 'session.revoked',
    });
    expect((await remove(people.admin(), user.id)).problem).toMatchObject({ status: 404 });
    expect((await acts.create(people.admin(), { email: user.email })).status).toBe(201);
  });
});
