import { eventList, sentEvents, webhookEventNames } from '@mullion/contracts';
import { payloadOf } from './payload';

describe('BEY-19 what a webhook says', () => {
  it('is the name of the event with its version, its moment and its data, without sessions', () => {
    const data = {
      pallet_id: 7,
      by: { user_id: 1, user_name: 'Jonas', session_id: 's' },
      list: [{ session_id: 'x', a: null }],
    };
    expect(JSON.parse(payloadOf({ type: 'pallet.loaded.v1', occurredAt: '2026-11-24T08:00:00.000Z', data }))).toEqual({
      type: 'pallet.loaded.v1',
      timestamp: '2026-11-24T08:00:00.000Z',
      data: { pallet_id: 7, by: { user_id: 1, user_name: 'Jonas' }, list: [{ a: null }] },
    });
  });

  it('may be any event of any owner but those of sessions, people and rights', () => {
    expect(sentEvents.map(({ name }) => name)).toEqual([...webhookEventNames]);
    const others = eventList
      .map(({ name }) => name)
      .filter((name) => !(webhookEventNames as readonly string[]).includes(name));
    expect(others.sort()).toEqual([
      'session.revoked.v1',
      'status-rights.changed.v1',
      'user.changed.v1',
      'user.removed.v1',
    ]);
    expect([...new Set(sentEvents.map(({ owner }) => owner))].sort()).toEqual([
      'dispatch',
      'identity',
      'orders',
      'packing',
      'production',
    ]);
  });
});
