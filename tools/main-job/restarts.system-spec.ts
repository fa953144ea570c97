import { randomUUID } from 'node:crypto';
import { routes } from '@mullion/contracts';
import { sharedSystem } from '../shared-system';
import { MullionClient } from '../../libs/client/src';

/**
 * A connection that took nothing, or was closed under a request before its answer began (RFC 9110, 9.2.2: then it may
 * be sent again).
 */
const RETRIED = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/**
 * What a load balancer does: the next gateway when this one takes no connection or drops it. All requests here are
 * reads or carry an idempotency key, so a second time does no harm. An answer, whatever it says, is an answer.
 */
const balanced = async (urls: () => string[], path_: string, init: RequestInit): Promise<number> => {
  const list = urls();
  for (const url of [...list, ...list]) {
    try {
      const answer = await fetch(`${url}${path_}`, { ...init, signal: AbortSignal.timeout(15_000) });
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      const code = (error as { cause?: { code?: string } }).cause?.code ?? '';
      if (!RETRIED.includes(code)) return -1;
    }
  }
  return -2;
};

describe('restarts under load', () => {
  const shared = sharedSystem('killed');
  const added: string[] = [];
  let token: string;
  beforeAll(async () => {
    const planner = new MullionClient({
      url: shared().url,
      person: { email: 'planner@demo.mullion.test', password: 'Mullion-2026!' },
    });
    await planner.signIn();
    token = planner.bearer;
  });
  afterAll(async () => {
    for (const name of added) await shared().remove(name);
  });

  const gateways = (): string[] => shared().processes.flatMap((process) => (process.url ? [process.url] : []));

  /** Reads and writes of packing without a pause until `work` is done; gives every status that came. */
  const underLoad = async (work: () => Promise<void>): Promise<Map<number, number>> => {
    const seen = new Map<number, number>();
    let isDone = false;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const ask = async (): Promise<void> => {
      while (!isDone) {
        const body = JSON.stringify({ length: 1200, width: 800, comment: 'load' });
        const made = await balanced(gateways, `/api/${routes.createPallet.path}`, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': randomUUID() },
          body,
        });
        const read = await balanced(gateways, `/api/${routes.listPallets.path}?rows=20`, { headers });
        for (const status of [made, read]) seen.set(status, (seen.get(status) ?? 0) + 1);
      }
    };
    const load = Array.from({ length: 4 }, ask);
    await work();
    isDone = true;
    await Promise.all(load);
    return seen;
  };
  const onlyAnswers = (seen: Map<number, number>): void => {
    expect([...seen.keys()].filter((status) => status !== 200 && status !== 201)).toEqual([]);
    expect(seen.get(201) ?? 0).toBeGreaterThan(20);
    expect(seen.get(200) ?? 0).toBeGreaterThan(20);
  };

  it('F13 packing runs twice and each of the two is restarted without a lost request', async () => {
    const system = shared();
    await system.add('packing');
    added.push('packing#2');
    onlyAnswers(
      await underLoad(async () => {
        await system.restart('packing');
        await system.waitReady();
        await system.restart('packing#2');
        await system.waitReady();
      }),
    );
  });

  it('F13 the gateway runs twice and each of the two is restarted without a lost request', async () => {
    const system = shared();
    await system.add('gateway');
    added.push('gateway#2');
    await system.state();
    expect(gateways()).toHaveLength(2);
    onlyAnswers(
      await underLoad(async () => {
        await system.restart('gateway');
        await system.waitReady();
        await system.restart('gateway#2');
        await system.waitReady();
      }),
    );
  });
});
