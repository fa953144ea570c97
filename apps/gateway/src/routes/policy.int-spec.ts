import {
  companyChanged,
  exportList,
  getUser,
  pathOf,
  routeList,
  sessionRevoked,
  userChanged,
  type AnyRoute,
} from '@mullion/contracts';
import { log } from '@mullion/server-kit';
import { eventually, people } from '@mullion/server-testing';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { TEST_TOKEN_KEY, TestGateway } from '../testing/test-gateway';

const sessionRoutes = routeList.filter(({ policy }) => policy.access === 'session');
const samples: Record<string, string> = { id: '1', pallet_id: '1', barcode: 'B1' };
const urlOf = (route: AnyRoute): string => `/api/${pathOf(route, samples)}`;
/** Verb and address of everything that answers, read from the tree that the router prints. */
const servedBy = (gateway: TestGateway): string[] => {
  const router = gateway.running.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const above: string[] = [];
  return router
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', verbs] = /^([│ ]*[├└]── )(\S*)(?: \((.+)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.length = Math.max(0, depth - 1);
      above.push(part);
      return verbs ? verbs.split(', ').map((verb) => `${verb} ${above.join('')}`) : [];
    });
};
const label = (route: AnyRoute): string => `${route.method} ${route.path}`;

describe('who is let in', () => {
  let gateway: TestGateway;
  const reached: string[] = [];
  beforeAll(async () => {
    gateway = await TestGateway.open();
    gateway.world.link.connection.subscribe(gateway.world.link.subject('rpc.>'), {
      callback: (_error, { subject }) => void reached.push(subject),
    });
  });
  afterAll(() => gateway.close());

  const refusals = async (routes: readonly AnyRoute[], token?: string): Promise<Record<string, string>> => {
    const answers = await Promise.all(
      routes.map(async (route) => {
        const body = route.method === 'GET' ? {} : { body: {} };
        const { problem, status } = await gateway.call(route.method, urlOf(route), {
          ...(token ? { token } : {}),
          ...body,
        });
        return [label(route), `${status} ${problem?.code}`] as const;
      }),
    );
    return Object.fromEntries(answers);
  };
  const all = (routes: readonly AnyRoute[], answer: string): Record<string, string> =>
    Object.fromEntries(routes.map((route) => [label(route), answer]));

  it('nobody without a token, on any route', async () => {
    expect(await refusals(sessionRoutes)).toEqual(all(sessionRoutes, '401 session.required'));
  });

  it('A2 RDO-01b no read-only user on any route that writes', async () => {
    // everybody changes the own account
    const writing = sessionRoutes.filter(({ writes, policy }) => writes && !policy.readers);
    expect(writing.length).toBeGreaterThan(25);
    expect(await refusals(writing, await gateway.signIn(people.viewer()))).toEqual(all(writing, '403 read_only'));
  });

  it('LOG-05a no supplier on any route but those of the glass units and what every page needs', async () => {
    const open = sessionRoutes.filter(({ policy }) => policy.kinds?.includes('supplier'));
    const elsewhere = open.map(label).filter((name) => !name.includes('glass-units'));
    // beside the glass units the own account, with where it is signed in
    expect(elsewhere.sort()).toEqual([
      ...['DELETE sessions/{id}', 'GET sessions', 'GET statuses', 'GET user'],
      ...['POST logout', 'PUT user/start-page', 'PUT users/{id}'],
    ]);
    const others = sessionRoutes.filter((route) => !open.includes(route));
    expect(others.length).toBeGreaterThan(40);
    expect(await refusals(others, await gateway.signIn(people.supplier()))).toEqual(
      all(others, '403 company.not_allowed'),
    );
  });

  it('RIG-01c only user types and rights that the route names, refused with its own code', async () => {
    const worker = await gateway.signIn(people.worker());
    const answers = await refusals(
      sessionRoutes.filter(({ policy }) => policy.right ?? (policy.types && !policy.types.includes(5))),
      worker,
    );
    for (const route of sessionRoutes) {
      if (route.policy.right)
        expect([label(route), answers[label(route)]]).toEqual([
          label(route),
          `403 ${route.policy.refusal ?? 'forbidden'}`,
        ]);
      else if (route.policy.types && !route.policy.types.includes(5))
        expect(answers[label(route)]).toBe(`403 ${route.policy.refusal ?? 'forbidden'}`);
    }
  });

  it('and none of the refused requests has reached a service', () => {
    expect(reached.filter((subject) => !subject.endsWith('session.context'))).toEqual([]);
  });

  it('refused reads and exports have a line in the log, with who it was and from where', async () => {
    const lines: unknown[] = [];
    const spy = jest
      .spyOn(log(), 'info')
      .mockImplementation((line: unknown, text?: unknown) => void lines.push([text, line]));
    const token = await gateway.signIn(people.supplier());
    expect((await gateway.call('GET', '/api/orders', { token })).status).toBe(403);
    const who = { user: people.supplier().user_id, company: people.supplier().company_id, address: '127.0.0.1' };
    expect(lines).toContainEqual(['refused', expect.objectContaining({ route: 'GET orders', status: 403, ...who })]);
    gateway.world.answer(exportList, () => ({ job_id: crypto.randomUUID(), link: '/api/files/x' }) as never);
    await gateway.call('POST', '/api/exports/lists', {
      token: await gateway.signIn(people.planner()),
      body: { list: 'orders', format: 'csv', columns: ['id'], language: 'en' },
    });
    expect(lines).toContainEqual([
      'exported',
      expect.objectContaining({ route: 'POST exports/lists', user: people.planner().user_id }),
    ]);
    spy.mockRestore();
  });

  it('at no other address: whatever answers below /api is a route of the contracts, describes them, or is the link in a mail', () => {
    const describing = ['GET /openapi.json', 'GET /docs', 'GET /docs/start.js', 'GET /live'];
    const ofMails = ['GET /unsubscribe/:', 'POST /unsubscribe/:'];
    const files = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'].map((name) => `GET /docs/${name}`);
    const declared = routeList.map((route) => `${route.method} /${route.path.replace(/\{\w+\}/g, ':')}`);
    const served = servedBy(gateway).filter((one) => one.includes(' /api/') && !/^(HEAD|OPTIONS) /.test(one));
    const plain = served.map((one) =>
      one
        .replace(' /api/', ' /')
        .replace('//', '/')
        .replace(/:[^/]+/g, ':'),
    );
    expect(plain.sort()).toEqual([...declared, ...describing, ...ofMails, ...files].sort());
  });

  it('A5 no token that is old, unsigned, signed by another key, or made for something else', async () => {
    const now = Math.floor(Date.now() / 1_000);
    const claims = new SignJWT({ sid: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('3')
      .setIssuedAt(now - 60);
    const key = new TextEncoder().encode(TEST_TOKEN_KEY);
    const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const good = { sid: crypto.randomUUID(), sub: '3', aud: 'mullion.api', exp: now + 60 };
    const tokens = [
      await claims
        .setAudience('mullion.api')
        .setExpirationTime(now - 1)
        .sign(key),
      await claims
        .setAudience('mullion.api')
        .setExpirationTime(now + 60)
        .sign(new TextEncoder().encode('another-key-0123456789-0123456789-0')),
      await claims
        .setAudience('mullion.files')
        .setExpirationTime(now + 60)
        .sign(key),
      `${base64({ alg: 'none' })}.${base64(good)}.`,
      'nonsense',
    ];
    for (const token of tokens)
      expect((await gateway.call('GET', '/api/user', { token })).problem).toMatchObject({
        status: 401,
        code: 'session.expired',
      });
  });

  it('a remembered token no longer than it lasts', async () => {
    const stop = gateway.world.answer(getUser, () => ({}) as never);
    const token = await gateway.signIn(people.planner(), { seconds: 2 });
    expect((await gateway.call('GET', '/api/user', { token })).status).toBe(200);
    await eventually(async () =>
      expect((await gateway.call('GET', '/api/user', { token })).problem).toMatchObject({ code: 'session.expired' }),
    );
    stop();
  });

  it('a revoked session not once more, in every gateway', async () => {
    const stop = gateway.world.answer(getUser, () => ({}) as never);
    const sessionId = crypto.randomUUID();
    const token = await gateway.signIn(people.planner(), { sessionId });
    expect((await gateway.call('GET', '/api/user', { token })).status).toBe(200);
    await gateway.world.publish(sessionRevoked, 1, { session_id: sessionId });
    await eventually(async () =>
      expect((await gateway.call('GET', '/api/user', { token })).problem).toMatchObject({
        status: 401,
        code: 'session.revoked',
      }),
    );
    stop();
  });

  it('a changed company is read again', async () => {
    const seen: number[] = [];
    const stop = gateway.world.answer(getUser, (_input, context) => void seen.push(context?.type ?? -1) as never);
    const sessionId = crypto.randomUUID();
    const token = await gateway.signIn(people.planner(), { sessionId });
    await gateway.call('GET', '/api/user', { token });
    await gateway.signIn(people.manager(), { sessionId });
    await gateway.world.publish(companyChanged, 1, { company: { id: 1 } as never });
    await eventually(async () => {
      await gateway.call('GET', '/api/user', { token });
      expect(seen.at(-1)).toBe(3);
    });
    expect(seen[0]).toBe(2);
    stop();
  });

  it('USR-03c a changed user is read again, others are not', async () => {
    const seen: number[] = [];
    const stop = gateway.world.answer(getUser, (_input, context) => void seen.push(context?.type ?? -1) as never);
    const [changed, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const token = await gateway.signIn(people.planner(), { sessionId: changed });
    const others = await gateway.signIn(people.manager(), { sessionId: other });
    for (const known of [token, others]) await gateway.call('GET', '/api/user', { token: known });
    await gateway.signIn({ ...people.planner(), type: 5 }, { sessionId: changed });
    await gateway.signIn({ ...people.manager(), type: 5 }, { sessionId: other });
    const now = new Date().toISOString();
    const user = {
      id: 3,
      name: 'P',
      email: 'p@x.test',
      type: 5,
      company_id: 1,
      version: 2,
      created_at: now,
      updated_at: now,
    } as const;
    await gateway.world.publish(userChanged, 1, { user });
    await eventually(async () => {
      await gateway.call('GET', '/api/user', { token });
      expect(seen.at(-1)).toBe(5);
    });
    await gateway.call('GET', '/api/user', { token: others });
    expect(seen.at(-1)).toBe(3);
    stop();
  });
});
