import { truckStatus } from '@mullion/contracts';
import { inLoadingOrder, weekDays } from './week-days';

describe('BEY-28a the trucks of a week', () => {
  it('stand at their day; a weekend is shown only when something leaves', () => {
    const friday = '2026-11-27';
    const days = (...dates: readonly (string | null)[]) =>
      weekDays(
        friday,
        dates.map((delivery_date, id) => ({ id, delivery_date })),
      );
    expect(days().map(({ day }) => day.slice(8))).toEqual(['27', '30', '01', '02', '03']);
    const withSaturday = days('2026-11-28', '2026-11-28', '2026-12-03', null, '2026-12-04');
    expect(withSaturday.map(({ day, trucks }) => [day.slice(8), trucks.map(({ id }) => id)])).toEqual([
      ['27', []],
      ['28', [0, 1]],
      ['30', []],
      ['01', []],
      ['02', []],
      ['03', [2]],
    ]);
  });

  it('come to those who load with what is being loaded first', () => {
    const trucks = [truckStatus.planned, truckStatus.loading, truckStatus.planned].map((status, id) => ({
      id,
      status,
    }));
    expect(inLoadingOrder(trucks).map(({ id }) => id)).toEqual([1, 0, 2]);
  });
});
