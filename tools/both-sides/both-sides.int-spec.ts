import {
  changeProductStatus,
  createAttachment,
  createOrder,
  deliverStop,
  errorStatus,
  httpHeader,
  isRefused,
  listOrders,
  outcomeOf,
  scanProductByCode,
  type ErrorCode,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { exampleOf } from '../../apps/gateway/src/docs/examples';
import { authorisedSend } from '../../apps/web/src/kits/api/authorised-send';
import { send } from '../../apps/web/src/kits/http/request';
import { stamps } from '../../apps/web/src/kits/http/stamps';
import { marked, openSides, told, type Sides } from './sides';

const STAMP = 'orders:1:order.changed.v1:41';
const TERMINAL = '5b0e8f9c-6f0a-4c8e-9d53-1f6f2a7c4e11';
/** Answered to whoever sends as an API key, a terminal or without a session: the web has no such request. */
const ELSEWHERE: ReadonlySet<ErrorCode> = new Set(['session.expired', 'session.required', 'session.revoked']);
const codes = (Object.keys(errorStatus) as ErrorCode[]).filter((code) => !ELSEWHERE.has(code));

describe("the web's requests at the gateway and its services", () => {
  let sides: Sides;
  beforeAll(async () => {
    sides = await openSides(people.packer());
  });
  beforeEach(() => told.reset());
  afterAll(() => sides.close());

  const list = () => authorisedSend(listOrders, { query: { rows: 20 } });
  const change = (options: Parameters<typeof authorisedSend>[2] = {}) =>
    authorisedSend(changeProductStatus, { params: { barcode: '26-0411-001' }, body: { status: 8 } }, options);

  it('a read that is behind the newest write says so, and one that is not does not', async () => {
    told.answer(() => marked(listOrders, null, true));
    expect(await list()).toMatchObject({ stale: true, data: exampleOf(listOrders).response });
    expect(await list()).toMatchObject({ stale: false });
  });

  it('the stamp of a write comes back with the next read', async () => {
    told.answer(() => marked(changeProductStatus, STAMP, false));
    expect(await change()).toMatchObject({ data: expect.anything() });
    await list();
    expect(told.heard[1]?.stamps).toEqual([{ owner: 'orders', partition: 1, event: 'order.changed.v1', position: 41 }]);
    expect(stamps.known()).toEqual(told.heard[1]?.stamps);
  });

  it('request id, key, moment and terminal of an act arrive as they were sent; a read has none of the last three', async () => {
    const at = Date.now() - 600_000;
    const answer = await change({ key: 'act-1', occurrence: { at, terminal: TERMINAL } });
    const [call] = told.heard;
    expect(call).toMatchObject({
      requestId: answer.requestId,
      idempotencyKey: 'act-1',
      occurrence: { terminal: TERMINAL },
    });
    expect(call?.occurrence?.waited_ms).toBeGreaterThanOrEqual(600_000);
    await list();
    expect(told.heard[1]).toMatchObject({ idempotencyKey: null, occurrence: null });
  });

  it('a file is sent under its key with what was asked of it', async () => {
    const files = { attachment_file: new File(['a'], 'a.jpg', { type: 'image/jpeg' }) };
    const input = { body: { table_name: 'problems' as const, table_id: 7 as never }, files };
    expect(await authorisedSend(createAttachment, input, { key: 'file-1' })).toMatchObject({ data: expect.anything() });
    expect(told.heard[0]?.idempotencyKey).toBe('file-1');
  });

  it('the token of a private link opens its departure, and without one the link is closed', async () => {
    const { params, body } = exampleOf(deliverStop) as never as { params: never; body: never };
    const deliver = () => send(deliverStop, { params, body }, { token: null, key: 'stop-1' });
    location.hash = `#${'a'.repeat(43)}`;
    expect(await deliver()).toMatchObject({ data: expect.anything() });
    expect(told.heard[0]?.context).toMatchObject({ company_id: 1 });
    location.hash = '';
    const closed = await deliver();
    expect('problem' in closed && outcomeOf(closed.problem)).toBe('signed_out');
  });

  it.each(codes)('the refusal %s reaches the web with its status, code, parameters and request id', async (code) => {
    const refuse = () => {
      throw new AppError(code, { pallet: 'P26-0001' }, { current: { version: 2 } });
    };
    told.answer(refuse, refuse);
    const answer = await authorisedSend(
      createOrder,
      { body: { production_id: '26-1' } as never },
      { key: crypto.randomUUID() },
    );
    const problem = 'problem' in answer ? answer.problem : null;
    expect(problem).toMatchObject({
      code,
      status: errorStatus[code],
      params: { pallet: 'P26-0001' },
      current: { version: 2 },
    });
    expect(problem?.request_id).toBe(told.heard[0]?.requestId);
    expect(sides.answered().get(httpHeader.retryAfter)).toBe(errorStatus[code] === 503 ? '1' : null);
    if (errorStatus[code] < 500 && errorStatus[code] !== 429 && !code.startsWith('link.'))
      expect(isRefused(problem!)).toBe(true);
  });

  it('what nobody expected is a failure without its text, and says nothing about the act', async () => {
    told.answer(() => {
      throw new Error('secret detail');
    });
    const answer = await change();
    expect(answer).toMatchObject({ problem: { code: 'internal', status: 500 } });
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect('problem' in answer && outcomeOf(answer.problem)).toBe('transient');
  });

  it('an input that the contract refuses names its field', async () => {
    const answer = await authorisedSend(changeProductStatus, { params: { barcode: 'x' }, body: { status: -1 } });
    expect(answer).toMatchObject({ problem: { code: 'invalid', errors: [{ path: 'body.status' }] } });
    expect(told.heard).toEqual([]);
  });

  it('BEY-02 what something in between answers is no answer, whatever its status', async () => {
    const real = globalThis.fetch;
    const page = (status: number) =>
      new Response('<html>Sign in to Wi-Fi</html>', { status, headers: { 'content-type': 'text/html' } });
    try {
      for (const status of [200, 403, 404, 500, 502, 504]) {
        globalThis.fetch = () => Promise.resolve(page(status));
        const answer = await authorisedSend(scanProductByCode, { body: { pallet: 'P1', barcode: 'a' } });
        expect([status, 'problem' in answer && outcomeOf(answer.problem)]).toEqual([status, 'transient']);
      }
    } finally {
      globalThis.fetch = real;
    }
  });
});
