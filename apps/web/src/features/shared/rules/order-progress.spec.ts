import { headlineOf, stepsOf } from './order-progress';

const counts = (all: number, made = 0, packed = 0, left = 0, delivered = 0) => ({ all, made, packed, left, delivered });
const asked = {
  cancelled: false,
  confirmed_at: '2026-11-05T08:00:00Z',
  counts: counts(4),
  delivery_date: '2026-11-27',
  week: '202648',
};

describe('the progress of an order on its customer’s page', () => {
  it('BEY-11 goes by the products at each step or beyond it', () => {
    const found = stepsOf(counts(46, 41, 28), true);
    expect(found.map(({ step, state }) => [step, state])).toEqual([
      ['confirmed', 'done'],
      ['made', 'now'],
      ['packed', 'now'],
      ['left', 'ahead'],
      ['delivered', 'ahead'],
    ]);
    expect(found.map(({ share }) => Math.round(share * 100))).toEqual([89, 61, 0, 0, 0]);
    expect(stepsOf(counts(2, 2, 2, 2, 2), true).every(({ state }) => state === 'done')).toBe(true);
    expect(stepsOf(counts(0), true).map(({ state, share }) => [state, share])).toEqual([
      ['done', 0],
      ...Array.from({ length: 4 }, () => ['ahead', 0]),
    ]);
  });

  it('BEY-11 begins with the confirmation, once somebody has given it', () => {
    expect(stepsOf(counts(3), false).map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'ahead'));
  });

  it.each([
    [
      'that nobody has confirmed it',
      { ...asked, confirmed_at: null, delivery_date: null, week: null },
      { kind: 'unconfirmed' },
    ],
    ['the date', asked, { kind: 'date', date: '2026-11-27', weekday: 5 }],
    ['the week without a date', { ...asked, delivery_date: null, week: '202602' }, { kind: 'week', week: '2' }],
    ['that it is open without both', { ...asked, delivery_date: null, week: null }, { kind: 'open' }],
    ['that part is on its way', { ...asked, counts: counts(4, 4, 4, 2) }, { kind: 'partly' }],
    [
      'the date of the rest once that part is there',
      { ...asked, counts: counts(4, 4, 2, 2, 2) },
      { kind: 'date', date: '2026-11-27', weekday: 5 },
    ],
    ['that it is on its way', { ...asked, counts: counts(4, 4, 4, 4, 1) }, { kind: 'left' }],
    ['that it is delivered', { ...asked, counts: counts(4, 4, 4, 4, 4) }, { kind: 'delivered' }],
    ['that it is cancelled', { ...asked, cancelled: true }, { kind: 'cancelled' }],
  ] as const)('BEY-11 says first %s', (_name, order, headline) => {
    expect(headlineOf(order, null)).toEqual(headline);
  });

  it('BEY-11 says that nothing is on its way once every truck is unloaded, though a product was missing', () => {
    const missing = { ...asked, counts: counts(4, 4, 4, 4, 3) };
    expect(headlineOf(missing, [{ state: 'delivered' }])).toEqual({ kind: 'delivered_in_part' });
    expect(headlineOf(missing, [{ state: 'delivered' }, { state: 'left' }])).toEqual({ kind: 'left' });
    expect(headlineOf({ ...asked, counts: counts(4, 4, 4, 4) }, [{ state: 'delivered' }])).toEqual({
      kind: 'delivered',
    });
  });
});
