import type { Today } from '@mullion/contracts';
import { ordersView } from '../order/orders-view';
import { dayPath, daysLater, todayCards } from './today-cards';

const read = (path: string) => {
  const [pathname = '', search = ''] = path.split('?');
  return ordersView.read({ pathname, search });
};

const today: Today = {
  orders: { today: '2026-12-01', late: 3, not_in_production: 0, to_plan: 5, being_placed: 2, days: [] },
  pallets: { to_prepare: 1, to_load_with_products: 4, closed: 6 },
  trucks: { leaving_today: 2, being_loaded: 1 },
};
const keys = (type: 0 | 1 | 2 | 3 | 4 | 5 | 6, of = today) => todayCards(of, type).map((card) => card.key);

describe('BEY-20a what needs me today', () => {
  it('is another thing for the office, packers, workers and readers', () => {
    expect(keys(2)).toEqual(['late', 'notInProduction', 'toPlan', 'beingPlaced', 'leavingToday']);
    expect(keys(1)).toEqual(keys(2));
    expect(keys(4)).toEqual(['toPack', 'toLoad', 'beingLoaded', 'leavingToday', 'late']);
    expect(keys(5)).toContain('toPack');
    expect(keys(6)).toEqual(['late', 'notInProduction', 'leavingToday']);
  });

  it('does without what no owner has answered', () => {
    expect(keys(4, { ...today, pallets: null, trucks: null })).toEqual(['late']);
  });

  it('leads to the list with the filter that was counted', () => {
    const card = (key: string) => todayCards(today, 2).find((one) => one.key === key);
    const view = (path = '') => read(`/lt/${path.split('?')[0]}`);
    expect(view(card('late')?.path)).toMatchObject({
      dateFrom: null,
      dateTo: '2026-11-30',
      statusFrom: 0,
      statusTo: 13,
    });
    expect(view(card('notInProduction')?.path)).toMatchObject({
      dateFrom: '2026-12-01',
      dateTo: '2026-12-07',
      statusTo: 5,
    });
    expect(card('toPlan')?.path).toContain('?packing=0');
    expect(view(card('toPlan')?.path)).toMatchObject({ statusFrom: 4, statusTo: 7 });
    expect(card('leavingToday')?.path).toBe('trucks-list/null/2026-12-01/2026-12-01/1/3/100/1/null/true');
    expect(view(dayPath('2026-12-03'))).toMatchObject({ dateFrom: '2026-12-03', dateTo: '2026-12-03' });
  });

  it('is urgent only where something waits', () => {
    expect(todayCards(today, 2).map((card) => card.tone)).toEqual(['bad', 'none', 'none', 'none', 'warn']);
    expect(daysLater('2026-02-28', 1)).toBe('2026-03-01');
  });
});
