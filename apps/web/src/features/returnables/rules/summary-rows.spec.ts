import type { ReturnableHolder } from '@mullion/contracts';
import { summaryRows } from './summary-rows';

const holder = (over: Partial<ReturnableHolder>): ReturnableHolder =>
  ({
    customer: 'UAB Langas',
    address: 'Kaunas',
    stillages: 1,
    pallets: 2,
    others: 0,
    total: 3,
    ages: [0, 1, 0, 2],
    oldest_on: '2026-07-14',
    ...over,
  }) as ReturnableHolder;

it('BEY-17 the printed summary has a line a holder and the sums below', () => {
  const heads = Array.from({ length: 11 }, (_each, at) => `h${at}`);
  const rows = summaryRows(
    [holder({}), holder({ customer: 'MB Durys', oldest_on: null, ages: [4, 0, 0, 0], pallets: 3, total: 4 })],
    heads,
    'Iš viso',
  );
  expect(rows).toEqual([
    heads,
    ['UAB Langas', 'Kaunas', 1, 2, 0, 3, 0, 1, 0, 2, '2026-07-14'],
    ['MB Durys', 'Kaunas', 1, 3, 0, 4, 4, 0, 0, 0, ''],
    ['Iš viso', '', 2, 5, 0, 7, 4, 1, 0, 2, ''],
  ]);
  for (const row of rows) expect(row).toHaveLength(heads.length);
});
