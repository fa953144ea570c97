import {
  describeDevice,
  enrolDevice,
  getUser,
  openSessionAtDevice,
  pathOf,
  routeList,
  scanPallet,
  sessionRevoked,
  type AnyRoute,
  type TerminalHere,
  type TerminalKind,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { eventually, people } from '@mullion/server-testing';
import { TestGateway } from '../testing/test-gateway';

const sessionRoutes = routeList.filter(({ policy }) => policy.access === 'session');
const samples: Record<string, string> = { id: '1', code: 'MUL-L-1-1-0-0000', pallet_id: '1', barcode: 'B1' };
const label = (route: AnyRoute): string => `${route.method} ${route.path}`;
const terminal = (...kinds: TerminalKind[]) => ({ id: '0b0e8f9c-6f0a-4c8e-9d53-1f6f2a7c4e11', name: 'T1', kinds });
const here = { ...terminal('scanner'), company: 'R', idle_minutes: 5, people: [] } satisfies TerminalHere;

/** What a loader or a worker calls, and nothing beside it: a route that is named by accident makes this list wrong. */
const open: Readonly<Record<TerminalKind, readonly string[]>> = {
  scanner: [
    'GET label-printers',
    'GET pallets',
    'GET pallets/{id}',
    'GET papers/{code}',
    'GET product-pictures/{hash}',
    'GET products/{id}/image',
    'GET racks/by-code/{code}',
    'GET racks/plan',
    'GET scan-conflicts',
    'GET status-rights',
    'GET statuses',
    'GET trucks',
    'GET trucks/{id}',
    'GET trucks/{id}/waiting-scans',
    'GET user',
    'PATCH pallets/scan/{barcode}',
    'PATCH products/{barcode}',
    'POST label-jobs',
    'POST logout',
    'POST pallets/{id}/close',
    'POST products/scan-by-code',
    'POST products/scan/{pallet}/{barcode}',
    'POST rack-scans/{scan}/undo',
    'POST racks/scan',
    'POST scan-conflicts/{id}/settle',
    'POST scans/{scan}/undo',
    'POST status-changes/{scan}/undo',
    'POST trucks/{id}/what-if',
    'PUT terminals/work',
    'PUT trucks/{id}',
    'PUT user/pin',
  ],
  work_center: [
    'GET attachments',
    'GET label-printers',
    'GET product-pictures/{hash}',
    'GET products/{id}/image',
    'GET status-rights',
    'GET statuses',
    'GET user',
    'GET work-centers',
    'GET work-centers/counts',
    'GET work-centers/{id}',
    'GET work-centers/{id}/units/{barcode}',
    'POST attachments',
    'POST label-jobs',
    'POST logout',
    'POST operations/undo',
    'POST operations/{id}/comments',
    'POST work-centers/complete/{id}',
    'POST work-centers/problem/{id}',
    'POST work-centers/read-change/{id}',
    'POST work-centers/return/{id}',
    'POST work-centers/start/{id}',
    'PUT user/pin',
  ],
  display: ['GET load-board'],
};

describe('terminals at the gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await TestGateway.open();
    gateway.world.answer(enrolDevice, () => ({
      device_token: 'secret-of-the-device',
      expires_at: '2030-01-01T00:00:00.000Z',
      here,
    }));
  });
  afterAll(() => gateway.close());

  const ask = (route: AnyRoute, token?: string) =>
    gateway.call(route.method, `/api/${pathOf(route, samples)}`, {
      ...(token ? { token } : {}),
      ...(route.method === 'GET' ? {} : { body: {} }),
    });
  const closedTo = async (token: string): Promise<string[]> => {
    const answers = await Promise.all(sessionRoutes.map(async (route) => ({ route, answer: await ask(route, token) })));
    return answers
      .filter(({ answer }) => answer.problem?.code === 'terminal.not_open')
      .map(({ route }) => label(route));
  };

  it.each(['scanner', 'work_center', 'display'] as const)(
    'BEY-14a opens at a %s what names it and no other route, whatever the person may do in the office',
    async (kind) => {
      const named = sessionRoutes.filter(({ policy }) => policy.terminals?.includes(kind)).map(label);
      expect([...named].sort()).toEqual([...open[kind]]);
      const token = await gateway.signIn({ ...people.super(), terminal: terminal(kind) });
      expect((await closedTo(token)).sort()).toEqual(
        sessionRoutes
          .map(label)
          .filter((one) => !named.includes(one))
          .sort(),
      );
    },
    120_000,
  );

  it('BEY-14a keeps the token of a device out of reach of scripts, other sites and other routes', async () => {
    const answer = await gateway.call('POST', '/api/terminal/enrol', { body: { code: 'ABCD2345' } });
    expect(answer.body).toEqual(here);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-mullion_terminal=secret-of-the-device; .*Path=\/;.*HttpOnly; Secure; SameSite=Strict/,
    );
    expect(answer.text).not.toContain('secret-of-the-device');
  });

  it('BEY-14a opens nothing by the token of a device alone but what names the device', async () => {
    const cookie = { cookie: '__Host-mullion_terminal=secret-of-the-device' };
    const answers = await Promise.all(
      sessionRoutes.map(async (route) => {
        const body = route.method === 'GET' ? {} : { body: {} };
        return (await gateway.call(route.method, `/api/${pathOf(route, samples)}`, { headers: cookie, ...body }))
          .problem?.code;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['session.required']));
    expect((await gateway.call('GET', '/api/terminal')).problem?.code).toBe('terminal.unknown');
  });

  it('BEY-14a asks identity by the hash of the token, and gives a session with the cookie that renews it', async () => {
    const asked: string[] = [];
    gateway.world.answer(openSessionAtDevice, ({ hash }) => {
      asked.push(hash);
      return {
        token: 't',
        refresh_token: 'r',
        refresh_expires_at: '2030-01-01T00:00:00.000Z',
        user_id: 5 as never,
        user_name: 'Petras',
      };
    });
    const answer = await gateway.call('POST', '/api/terminal/sign-in', {
      body: { user_id: 5, pin: '2580' },
      headers: { cookie: '__Host-mullion_terminal=secret-of-the-device' },
    });
    expect(answer.body).toEqual({ token: 't', user_id: 5, user_name: 'Petras' });
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-mullion_refresh=r; .*HttpOnly/);
    expect(asked).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it('BEY-14a forgets the cookie of a revoked device', async () => {
    gateway.world.answer(describeDevice, () => {
      throw new AppError('terminal.unknown');
    });
    const answer = await gateway.call('GET', '/api/terminal', { headers: { cookie: '__Host-mullion_terminal=old' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-mullion_terminal=; .*Expires=Thu, 01 Jan 1970/);
  });

  it('BEY-14a signs whoever works at a revoked terminal out with the event', async () => {
    gateway.world.answer(getUser, () => ({ id: 5 }) as never);
    const sessionId = crypto.randomUUID();
    const token = await gateway.signIn({ ...people.packer(), terminal: terminal('scanner') }, { sessionId });
    expect((await ask(scanPallet, token)).problem?.code).not.toBe('terminal.not_open');
    gateway.endSession(sessionId);
    await gateway.world.publish(sessionRevoked, 1, { session_id: sessionId });
    await eventually(async () => expect((await ask(getUser, token)).problem?.code).toBe('session.revoked'));
  });
});
