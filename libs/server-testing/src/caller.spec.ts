import { createCustomer, exchangeLabels, listOrders, proposeStops } from '@mullion/contracts';
import type { AskOptions, Rpc } from '@mullion/server-kit';
import { Caller } from './caller';
import { mustKeepKey } from './kept-keys';

describe('a write under test', () => {
  it('BEY-23a is given a key that it must have kept when it succeeds', async () => {
    const sent: (string | null | undefined)[] = [];
    const answering = (status: number): Rpc =>
      ({
        forward: (_contract: unknown, _body: unknown, options: AskOptions) => {
          sent.push(options.idempotencyKey);
          return Promise.resolve({ status, body: Buffer.from('{}'), stamp: null, stale: false, tag: null });
        },
      }) as unknown as Rpc;
    const mustKeep = jest.fn(() => Promise.reject(new Error('not kept')));
    await expect(new Caller(answering(200), createCustomer).with({ mustKeep }).send()).rejects.toThrow('not kept');
    expect(mustKeep).toHaveBeenCalledWith(sent[0]);
    await new Caller(answering(409), createCustomer).with({ mustKeep }).send();
    await new Caller(answering(200), createCustomer).with({ mustKeep, idempotencyKey: 'own' }).send();
    expect([mustKeep.mock.calls.length, sent[2]]).toEqual([1, 'own']);
  });

  it('BEY-23a must keep it unless its contract or the list of exceptions says why not', () => {
    expect([createCustomer, exchangeLabels, listOrders, proposeStops].map(mustKeepKey)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
