import { formatStamp, parseStamps } from './stamps';

it('stamps are read back as they were written', () => {
  expect(parseStamps(formatStamp({ owner: 'packing', position: 12 }))).toEqual([{ owner: 'packing', position: 12 }]);
});

it.each(['', 'orders', 'nobody:3', 'orders:x', 'orders:-1', 'orders:1.5', ':,:', '1e99:1'])('of %p nothing is read', (header) => {
  expect(parseStamps(header)).toEqual([]);
});

it('at most twenty stamps are read', () => {
  expect(parseStamps(Array.from({ length: 50 }, (_none, index) => `orders:${index + 1}`).join(','))).toHaveLength(20);
});
