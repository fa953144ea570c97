import { endSession, getSessionContext, openSession, renewSession, sessionRevoked } from '@mullion/contracts';
import { Clock } from '@mullion/server-kit';
import { person, type TestService } from '@mullion/server-testing';
import { decodeJwt } from 'jose';
import { seedIdentity, startIdentity } from '../testing/start-identity';
import { nobody, password, sessionOf } from '../testing/users-as';

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

const client = { address: '10.0.0.1', agent: 'test' };
const open = (account: string, given = password, address = client.address) =>
  identity
    .api(openSession)
    .as(nobody)
    .send({ ...client, address, email: `${account}@demo.mullion.test`, password: given });
const renew = (token: string) =>
  identity
    .api(renewSession)
    .as(nobody)
    .send({ ...client, refresh_token: token });
const contextOf = (sessionId: string) => identity.api(getSessionContext).as(nobody).send({ session_id: sessionId });

describe('sessions', () => {
  it('are opened with a token of 15 minutes that names user, session, company and type', async () => {
    const { body } = await open('Planner');
    const claims = decodeJwt(body.token);
    expect(claims).toMatchObject({ sub: '3', company: 1, type: 2, aud: 'mullion.api' });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
    const { body: context } = await contextOf(sessionOf(body.token));
    expect(context).toMatchObject({
      user_id: 3,
      company_id: 1,
      home_company_id: 1,
      kind: 'manufacturer',
      type: 2,
      features: [],
    });
    expect(context.rights).toContain('TP_EDIT');
    expect(context.rights).not.toContain('CA_DEL');
  });

  it('refuse a wrong password and an unknown e-mail with the same answer', async () => {
    const wrong = await open('planner', 'Mullion-2027!');
    const unknown = await open('nobody');
    for (const { problem } of [wrong, unknown]) {
      expect({ ...problem, request_id: null }).toEqual({
        type: 'urn:mullion:error:login.wrong',
        title: 'login.wrong',
        status: 401,
        code: 'login.wrong',
        request_id: null,
      });
    }
  });

  it('count the tries at an account from everywhere, at the same time included, and let its owner in where they have been before', async () => {
    const email = 'manager@demo.mullion.test';
    const start = Date.now();
    identity.get(Clock).now = () => new Date(start + shiftMs);
    await open('manager', password, '10.1.0.1');
    const tries = await Promise.all(Array.from({ length: 60 }, (_one, at) => open('manager', 'guess', `10.2.0.${at}`)));
    const codes = tries.map(({ problem }) => problem?.code);
    expect(codes.filter((code) => code === 'login.wrong')).toHaveLength(20);
    expect(codes.filter((code) => code === 'login.too_many')).toHaveLength(40);
    expect((await open('manager', password, '10.2.1.1')).problem).toMatchObject({
      status: 429,
      code: 'login.too_many',
    });
    expect(
      (
        await identity
          .api(openSession)
          .as(nobody)
          .send({ email: email.toUpperCase(), password, address: '10.2.1.2', agent: '' })
      ).status,
    ).toBe(429);
    // waits grow, and never beyond five minutes
    let wait = 0;
    for (let at = 0; at < 12; at += 1) {
      shiftMs += wait * 1_000 + 1_500;
      expect((await open('manager', 'guess', `10.3.0.${at}`)).problem?.code).toBe('login.wrong');
      const next = Number((await open('manager', 'guess', `10.4.0.${at}`)).problem?.params?.retry_after);
      expect(next).toBeGreaterThanOrEqual(wait);
      wait = next;
    }
    expect(wait).toBe(300);
    expect((await open('manager', password, '10.1.0.1')).status).toBe(200);
    expect((await open('manager', password, '10.2.1.3')).status).toBe(200);
    identity.get(Clock).now = () => new Date(Date.now() + shiftMs);
  });

  it('count ten tries a quarter of an hour for an e-mail and address, tries at the same time included', async () => {
    const tries = await Promise.all(Array.from({ length: 30 }, () => open('admin', 'guess', '10.0.0.2')));
    const codes = tries.map(({ problem }) => problem?.code);
    expect(codes.filter((code) => code === 'login.wrong')).toHaveLength(10);
    expect(codes.filter((code) => code === 'login.too_many')).toHaveLength(20);
    const right = await open('admin', password, '10.0.0.2');
    expect(right.problem).toMatchObject({ status: 429, code: 'login.too_many' });
    const wait = Number(right.problem?.params?.retry_after);
    expect(wait).toBeGreaterThan(890);
    expect(wait).toBeLessThanOrEqual(900);
    expect((await open('admin', password, '10.0.0.3')).status).toBe(200);
    shiftMs = wait * 1_000 + 1_000;
    expect((await open('admin', password, '10.0.0.2')).status).toBe(200);
  });

  it('give a supplier the data of the company it serves, as a supplier', async () => {
    const { body } = await open('supplier9');
    expect((await contextOf(sessionOf(body.token))).body).toMatchObject({
      company_id: 1,
      home_company_id: 9,
      kind: 'supplier',
      user_id: 10,
    });
    const seven = await open('planner7');
    expect((await contextOf(sessionOf(seven.body.token))).body.features).toHaveLength(4);
    const viewer = await open('viewer');
    expect((await contextOf(sessionOf(viewer.body.token))).body).toMatchObject({ type: 6, rights: [] });
  });

  it('LOG-04d are renewed by a token that changes each time; the previous one stays good for 20 s', async () => {
    const { body: first } = await open('manager');
    const second = await renew(first.refresh_token);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    expect(sessionOf(second.body.token)).toBe(sessionOf(first.token));
    shiftMs = 19_000;
    const again = await renew(first.refresh_token);
    expect(again.status).toBe(200);
    expect((await renew(second.body.refresh_token)).status).toBe(200);
    expect((await renew(again.body.refresh_token)).status).toBe(200);
  });

  it('end when a used refresh token comes back later, which is published', async () => {
    const { body: first } = await open('packer');
    const { body: second } = await renew(first.refresh_token);
    shiftMs = 21_000;
    expect((await renew(first.refresh_token)).problem).toMatchObject({ status: 401, code: 'session.revoked' });
    expect((await renew(second.refresh_token)).problem).toMatchObject({ code: 'session.revoked' });
    const session_id = sessionOf(first.token);
    expect((await contextOf(session_id)).problem).toMatchObject({ code: 'session.revoked' });
    const published = await identity.recorded(sessionRevoked);
    expect(published.filter(({ data }) => data.session_id === session_id)).toHaveLength(1);
  });

  it('do not know a made-up refresh token, and end after 14 days without use', async () => {
    expect((await renew('x'.repeat(43))).problem).toMatchObject({ status: 401, code: 'session.expired' });
    const { body } = await open('worker');
    shiftMs = 14 * 86_400_000 + 1;
    expect((await renew(body.refresh_token)).problem).toMatchObject({ code: 'session.expired' });
    expect((await contextOf(sessionOf(body.token))).problem).toMatchObject({ code: 'session.revoked' });
  });

  it('are ended by their own user only', async () => {
    const { body } = await open('super');
    const session_id = sessionOf(body.token);
    expect((await identity.api(endSession).as(person()).send({ session_id })).problem).toMatchObject({ status: 404 });
    const own = person({ session_id });
    expect((await identity.api(endSession).as(own).send({ session_id })).status).toBe(200);
    expect((await identity.api(endSession).as(own).send({ session_id })).status).toBe(200);
    expect((await contextOf(session_id)).problem).toMatchObject({ code: 'session.revoked' });
  });

  it('keep passwords and refresh tokens as hashes only', async () => {
    const { body } = await open('planner7');
    const [user] = await identity.sql<{ password_hash: string }>('SELECT password_hash FROM users LIMIT 1');
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const dump = JSON.stringify(await identity.sql('SELECT encode(hash, $1) AS hash FROM refresh_token', ['escape']));
    expect(dump).not.toContain(body.refresh_token);
  });
});
