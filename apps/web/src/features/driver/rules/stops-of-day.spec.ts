import type { DepartureOfTruck } from '@mullion/contracts';
import type { Act } from '../../../entities/scanning/acts';
import { callLink, mapLink, nextStop, stopsOfDay } from './stops-of-day';

type ReadStop = DepartureOfTruck['stops'][number];
const stop = (id: number, over: Partial<ReadStop> = {}): ReadStop =>
  ({
    id,
    place: id,
    label: `Gatvė ${id}`,
    delivered_at: null,
    received_by: '',
    signature: null,
    unsigned_reason: null,
    damages: [],
    pallets: [],
    returnables: [],
    ...over,
  }) as never;
const delivered = {
  delivered_at: '2026-11-23T10:00:00Z',
  received_by: 'Ona',
  signature: null,
  unsigned_reason: 'nėra',
  returnables: [],
};
const damage = (id: string) => ({ id, product_id: 1, note: 'x' }) as never;

describe('a driver’s day without network', () => {
  it('BEY-26 shows what waits on the device as done, and says how much waits', () => {
    const acts: Act[] = [
      { kind: 'report-damage', code: 'a', stop: 1, damage: damage('d1') },
      { kind: 'stop-photo', code: 'a', stop: 1, damage: 'd1', photo: { name: 'a', text: '' } },
      { kind: 'deliver-stop', code: 'a', stop: 1, delivery: delivered },
      { kind: 'change-status', code: 'x', status: 8 },
    ];
    const [one, two] = stopsOfDay([stop(1), stop(2)], acts);
    expect(one).toMatchObject({ ...delivered, waiting: 3, waitingPhotos: 1, damages: [{ id: 'd1' }] });
    expect(two).toMatchObject({ delivered_at: null, waiting: 0, damages: [] });
    expect(nextStop([one, two] as never)?.id).toBe(2);
  });

  it('BEY-26 counts nothing twice that has arrived, and keeps what the server knows of a delivery', () => {
    const known = stop(1, { delivered_at: '2026-11-23T09:00:00Z', received_by: 'Jonas', damages: [damage('d1')] });
    const acts: Act[] = [
      { kind: 'report-damage', code: 'a', stop: 1, damage: damage('d1') },
      { kind: 'deliver-stop', code: 'a', stop: 1, delivery: delivered },
    ];
    const [one] = stopsOfDay([known], acts);
    expect(one).toMatchObject({ received_by: 'Jonas', delivered_at: '2026-11-23T09:00:00Z' });
    expect(one?.damages).toHaveLength(1);
    expect(nextStop([one] as never)).toBeNull();
  });

  it('BEY-26 dials a number however it is written', () => {
    expect(callLink(' +370 (600) 12-345')).toBe('tel:+37060012345');
    expect(callLink('8 600 12 345')).toBe('tel:860012345');
  });

  it('BEY-26 leads to an address as it is written', () => {
    expect(mapLink('Žvejų g. 5, 91241 Klaipėda & Co')).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=%C5%BDvej%C5%B3%20g.%205%2C%2091241%20Klaip%C4%97da%20%26%20Co',
    );
  });
});
