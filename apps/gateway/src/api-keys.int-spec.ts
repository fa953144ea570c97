import { createHash, randomUUID } from 'node:crypto';
import {
  API_KEY_PER_MINUTE,
  apiScopes,
  getOrder,
  identifyApiKey,
  listStatuses,
  pathOf,
  rightsOfScopes,
  routeList,
  scopeOfRoute,
  sessionRevoked,
  type AnyRoute,
  type ApiScope,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { eventually, people } from '@mullion/server-testing';
import { TestGateway, type TestAnswer } from './testing/test-gateway';

const samples: Record<string, string> = { id: '1', pallet_id: '1', barcode: 'B1' };
const urlOf = (route: AnyRoute): string => `/api/${pathOf(route, samples)}`;

describe('BEY-19 a program with an API key', () => {
  let gateway: TestGateway;
  let asked = 0;
  const keys = new Map<string, { id: string; expires_at: string | null }>();
  const reached: string[] = [];

  beforeAll(async () => {
    gateway = await TestGateway.open();
    gateway.world.answer(identifyApiKey, ({ hash }) => {
      asked += 1;
      const found = keys.get(hash);
      if (!found) throw new AppError('api_key.invalid');
      return found;
    });
    gateway.world.link.connection.subscribe(gateway.world.link.subject('rpc.>'), {
      callback: (_error, { subject }) => void reached.push(subject),
    });
  });
  afterAll(() => gateway.close());

  /** A key that identity will describe so. */
  const keyWith = async (
    scopes: readonly ApiScope[],
    expires_at: string | null = null,
  ): Promise<{ id: string; token: string }> => {
    const id = randomUUID();
    const token = `mul_${randomUUID().replaceAll('-', '')}`;
    keys.set(createHash('sha256').update(token).digest('hex'), { id, expires_at });
    const base = scopes.every((one) => one.endsWith(':read')) ? people.viewer() : people.planner();
    await gateway.signIn({ ...base, rights: rightsOfScopes(scopes), scopes: [...scopes] }, { sessionId: id });
    return { id, token };
  };
  const ask = (route: AnyRoute, token: string): Promise<TestAnswer> =>
    gateway.call(route.method, urlOf(route), { token, ...(route.method === 'GET' ? {} : { body: {} }) });

  it('opens what its scopes name, with the rights they bring', async () => {
    const seen: unknown[] = [];
    const stop = gateway.world.answer(getOrder, (_input, context) => {
      seen.push([context?.type, context?.scopes]);
      return {} as never;
    });
    const { token } = await keyWith(['orders:read']);
    expect((await gateway.call('GET', '/api/orders/1', { token })).status).toBe(200);
    expect(seen).toEqual([[6, ['orders:read']]]);
    stop();
  });

  it('opens nothing else: every other route of the product refuses it, and none of these requests reaches a service', async () => {
    const others = routeList.filter(
      (route) => route.policy.access === 'session' && !['any', 'orders:read'].includes(scopeOfRoute(route)),
    );
    expect(others.length).toBeGreaterThan(100);
    reached.length = 0;
    for (let at = 0; at < others.length; at += API_KEY_PER_MINUTE) {
      const { token } = await keyWith(['orders:read']);
      for (const route of others.slice(at, at + API_KEY_PER_MINUTE)) {
        const { problem } = await ask(route, token);
        expect([route.path, problem?.status, problem?.code, problem?.params]).toEqual([
          route.path,
          403,
          'api_key.scope',
          { scope: scopeOfRoute(route) },
        ]);
      }
    }
    expect(reached.filter((subject) => !/session\.context|api-keys\.identify/.test(subject))).toEqual([]);
  });

  it('with every scope there is opens no account, no right, no other key, and no stream of changes', async () => {
    const { token } = await keyWith(apiScopes);
    const closed = routeList.filter((route) => route.policy.access === 'session' && scopeOfRoute(route) === 'closed');
    for (const route of closed.slice(0, API_KEY_PER_MINUTE - 2))
      expect((await ask(route, token)).problem?.code).toBe('api_key.scope');
    expect((await gateway.call('GET', '/api/live', { token })).problem).toMatchObject({ status: 401 });
  });

  it(`has ${API_KEY_PER_MINUTE} requests a minute, is then answered when to come again; other keys are not`, async () => {
    const stop = gateway.world.answer(listStatuses, () => []);
    const [one, other] = [await keyWith(['orders:read']), await keyWith(['orders:read'])];
    asked = 0;
    const answers = await Promise.all(
      Array.from({ length: API_KEY_PER_MINUTE + 5 }, () => gateway.call('GET', '/api/statuses', { token: one.token })),
    );
    // who begins with many requests at once is one new key of this address
    expect(asked).toBe(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(API_KEY_PER_MINUTE);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    for (const { headers, problem } of refused) {
      expect(problem?.code).toBe('too_many_requests');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
    expect((await gateway.call('GET', '/api/statuses', { token: other.token })).status).toBe(200);
    stop();
  });

  it('is refused from the moment it is revoked or ends', async () => {
    const stop = gateway.world.answer(listStatuses, () => []);
    const { id, token } = await keyWith(['orders:read']);
    expect((await gateway.call('GET', '/api/statuses', { token })).status).toBe(200);
    keys.clear();
    await gateway.world.publish(sessionRevoked, 1, { session_id: id });
    await eventually(async () =>
      expect((await gateway.call('GET', '/api/statuses', { token })).problem).toMatchObject({
        status: 401,
        code: 'api_key.invalid',
      }),
    );
    const ending = await keyWith(['orders:read'], new Date(Date.now() + 1_500).toISOString());
    expect((await gateway.call('GET', '/api/statuses', { token: ending.token })).status).toBe(200);
    await eventually(async () =>
      expect((await gateway.call('GET', '/api/statuses', { token: ending.token })).problem).toMatchObject({
        code: 'api_key.invalid',
      }),
    );
    stop();
  });

  it('is guessed at 60 times a minute from one address, however many texts are tried', async () => {
    asked = 0;
    const codes = new Set<string | undefined>();
    for (let tried = 0; tried < 2 * API_KEY_PER_MINUTE; tried += 1)
      codes.add(
        (await gateway.call('GET', '/api/statuses', { token: `mul_${randomUUID().replaceAll('-', '')}` })).problem
          ?.code,
      );
    expect([...codes].sort()).toEqual(['api_key.invalid', 'too_many_requests']);
    expect(asked).toBeLessThanOrEqual(API_KEY_PER_MINUTE);
  });
});
