import { formatStamp, parseStamps } from './stamp';

const stamp = { owner: 'packing', partition: 3, event: 'pallet.changed.v1', position: 12 } as const;

it('stamps are read back as they were written', () => {
  expect(parseStamps(formatStamp(stamp))).toEqual([stamp]);
});

it.each([
  '',
  'orders',
  'orders:17',
  'nobody:0:a.v1:3',
  'orders:0:a.v1:x',
  'orders:x:a.v1:1',
  'orders:0:a.v1:-1',
  'orders:0::1',
  'orders:0:a v1:1',
  'orders:0:a.v1:1.5',
  'orders:0:a.v1:',
  ':,:',
  '1e99:1:1:1',
])('of %p nothing is read', (header) => {
  expect(parseStamps(header)).toEqual([]);
});

it('at most forty stamps are read', () => {
  expect(
    parseStamps(Array.from({ length: 50 }, (_none, index) => `orders:0:a.v1:${index + 1}`).join(',')),
  ).toHaveLength(40);
});
