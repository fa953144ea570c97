import { createCustomer, listOrders, type AnyRoute } from '@mullion/contracts';
import { Forwarder } from './forwarder';

type Parts = ConstructorParameters<typeof Forwarder>;
const SILENCE_MS = 2_000;

describe('asking a silent service again', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** So many requests to a service that says nothing, and how often it was asked in all. */
  const asked = async (
    count: number,
    contract: AnyRoute = listOrders,
    idempotencyKey: string | null = null,
  ): Promise<number> => {
    const forward = jest.fn(() => new Promise<never>(() => undefined));
    const forwarder = new Forwarder({ forward } as unknown as Parts[0], {} as Parts[1]);
    for (let at = 0; at < count; at++)
      void forwarder.forward(contract, new Uint8Array(), { context: null, idempotencyKey });
    await jest.advanceTimersByTimeAsync(SILENCE_MS + 1);
    return forward.mock.calls.length;
  };

  it('asks the few requests that died with it a second time', async () => {
    expect(await asked(20)).toBe(40);
    expect(await asked(5, createCustomer, 'key')).toBe(10);
  });

  it('never asks a write without a key again', async () => {
    expect(await asked(5, createCustomer)).toBe(5);
  });

  it('gives a slow service little more than it has, not twice as much', async () => {
    expect(await asked(1_000)).toBe(1_000 + 50);
  });
});
