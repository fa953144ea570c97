import { createHash } from 'node:crypto';
import {
  createApiKey,
  getSessionContext,
  identifyApiKey,
  listApiKeys,
  replaceApiKey,
  revokeApiKey,
  sessionRevoked,
  type ApiScope,
  type MadeApiKey,
  type RequestContext,
} from '@mullion/contracts';
import { auditEvent, systemContext } from '@mullion/server-kit';
import { eventually, people, type TestService } from '@mullion/server-testing';
import { startIdentity } from '../testing/start-identity';

const stranger = { ...people.stranger(7), type: 1 as const };
const fields = (name: string, more: { scopes?: ApiScope[]; expires_on?: string | null } = {}) => ({
  name,
  scopes: ['orders:read'] as ApiScope[],
  expires_on: null,
  ...more,
});

describe('BEY-19 API keys', () => {
  let identity: TestService;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.world.close());

  const create = (name: string, more = {}, as: RequestContext = people.admin()) =>
    identity
      .api(createApiKey)
      .as(as)
      .send({ body: fields(name, more) });
  const made = async (name: string, more = {}): Promise<MadeApiKey> => (await create(name, more)).body;
  const list = (as: RequestContext = people.admin()) => identity.api(listApiKeys).as(as).ok({});
  const identify = (text: string) =>
    identity
      .api(identifyApiKey)
      .as(systemContext(1))
      .send({ hash: createHash('sha256').update(text).digest('hex') } as never);
  const contextOf = (id: string) =>
    identity
      .api(getSessionContext)
      .as(systemContext(1))
      .send({ session_id: id } as never);

  it('are for types 0 and 1 only, and unknown to other companies', async () => {
    const { id } = await made('R1');
    for (const who of [people.planner(), people.viewer(), people.supplier()]) {
      expect((await create('R2', {}, who)).status).toBe(403);
      expect((await identity.api(listApiKeys).as(who).send({})).status).toBe(403);
      expect((await identity.api(revokeApiKey).as(who).send({ params: { id } })).status).toBe(403);
    }
    expect((await identity.api(revokeApiKey).as(stranger).send({ params: { id } })).status).toBe(404);
    expect((await identity.api(replaceApiKey).as(stranger).send({ params: { id } })).status).toBe(404);
    expect(await list(stranger)).toEqual([]);
  });

  it('are shown once: a list, a repeated request, the audit and every table hold no text of a key', async () => {
    const request = () =>
      identity
        .api(createApiKey)
        .as(people.admin())
        .with({ idempotencyKey: 'once' })
        .send({ body: fields('S1') });
    const first = (await request()).body;
    expect(first.key).toMatch(/^mul_[0-9A-Za-z]{40}$/);
    expect((await request()).body).toEqual({ ...first, key: null });
    const row = (await list()).find(({ id }) => id === first.id);
    expect(row).toMatchObject({
      name: 'S1',
      shown: `mul_…${first.key?.slice(-4)}`,
      scopes: ['orders:read'],
      used_at: null,
    });
    expect(JSON.stringify(row)).not.toContain(first.key);
    const tables = await identity.database.read<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'identity' AND table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const [{ found }] = (await identity.database.read<{ found: number }>(
        `SELECT count(*)::int AS found FROM identity."${name}" t WHERE t::text LIKE '%' || $1 || '%'`,
        [first.key?.slice(4)],
      )) as [{ found: number }];
      expect([name, found]).toEqual([name, 0]);
    }
    const audited = (await identity.recorded(auditEvent('identity'))).filter(({ data }) => data.row_id === first.id);
    expect(audited.map(({ data }) => [data.action, data.row_name])).toEqual([['api_keys.created', 'S1']]);
  });

  it('act with the rights of their scopes alone, as a reader when they only look, and for their own company', async () => {
    const reads = await made('C1', { scopes: ['orders:read', 'customers:read'] });
    expect((await identify(reads.key ?? '')).body).toEqual({ id: reads.id, expires_at: null });
    expect((await contextOf(reads.id)).body).toMatchObject({
      company_id: 1,
      user_name: 'C1',
      type: 6,
      rights: ['CA_NEW'],
      scopes: ['orders:read', 'customers:read'],
      session_id: reads.id,
    });
    const scans = await made('C2', { scopes: ['scanning:write', 'scanning:write'] });
    expect((await contextOf(scans.id)).body).toMatchObject({
      type: 2,
      rights: ['PAL_SCAN'],
      scopes: ['scanning:write'],
    });
  });

  it('note their use at most once a minute', async () => {
    const { id } = await made('U1');
    const used = async () => (await list()).find((one) => one.id === id)?.used_at ?? null;
    await contextOf(id);
    const first = await used();
    expect(first).not.toBeNull();
    await contextOf(id);
    expect(await used()).toBe(first);
    await identity.database.read(
      `UPDATE identity.api_keys SET used_at = used_at - interval '61 seconds' WHERE id = $1`,
      [id],
    );
    await contextOf(id);
    expect(Date.parse((await used()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''));
  });

  it('open nothing once they are revoked, and gateways are told as of a session', async () => {
    const { id, key } = await made('V1');
    expect((await identity.api(revokeApiKey).as(people.admin()).send({ params: { id } })).body).toEqual({ ok: true });
    expect((await identify(key ?? '')).problem).toMatchObject({ status: 401, code: 'api_key.invalid' });
    expect((await contextOf(id)).problem).toMatchObject({ status: 401, code: 'session.revoked' });
    expect((await identity.recorded(sessionRevoked)).map(({ data }) => data.session_id)).toContain(id);
    expect((await identity.api(revokeApiKey).as(people.admin()).send({ params: { id } })).status).toBe(404);
    expect((await list()).map((one) => one.id)).not.toContain(id);
    expect((await create('V1')).status).toBe(201);
  });

  it('are replaced by one of the same name and scopes; the old text is good no more', async () => {
    const old = await made('X1', { scopes: ['trucks:read'] });
    const { body: next, status } = await identity
      .api(replaceApiKey)
      .as(people.admin())
      .send({ params: { id: old.id } });
    expect([status, next.name, next.scopes]).toEqual([201, 'X1', ['trucks:read']]);
    expect(next.key).not.toBe(old.key);
    expect((await identify(old.key ?? '')).problem?.code).toBe('api_key.invalid');
    expect((await identify(next.key ?? '')).body).toMatchObject({ id: next.id });
  });

  it('end with their last day in the time zone of the company', async () => {
    expect((await create('E1', { expires_on: '2020-01-01' })).problem).toMatchObject({
      status: 422,
      code: 'api_key.expiry_past',
    });
    const { id, key, expires_at } = await made('E2', { expires_on: '2030-06-30' });
    expect(expires_at).toBe('2030-06-30T21:00:00.000Z');
    await identity.database.read(`UPDATE identity.api_keys SET expires_at = now() WHERE id = $1`, [id]);
    await eventually(async () => expect((await identify(key ?? '')).problem?.code).toBe('api_key.invalid'));
    expect((await contextOf(id)).status).toBe(401);
    expect((await list()).map((one) => one.id)).toContain(id);
  });

  it('refuse a taken or empty name, no scope, an unknown scope and an unknown field; one of two at once with a name is made', async () => {
    const both = await Promise.all([create('T1'), create('t1')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    for (const body of [
      { name: ' ' },
      { name: 'x'.repeat(101) },
      { scopes: [] },
      { scopes: ['users:write'] },
      { expires_on: 'soon' },
      { key: 'mul_x' },
    ])
      expect((await create('T2', body)).problem).toMatchObject({ status: 400, code: 'invalid' });
  });
});
