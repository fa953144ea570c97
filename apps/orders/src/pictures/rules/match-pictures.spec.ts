import { matchPictures, readingsOfName } from './match-pictures';

const orders = [
  { id: 1, number: '26-0405' },
  { id: 2, number: '2026/77' },
  { id: 3, number: '26' },
];
const product = (id: number, order_id: number, position: string) => ({ id, order_id, position });
const products = [
  product(11, 1, 'L1'),
  product(12, 1, 'L1'),
  product(13, 1, '10 / 2'),
  product(21, 2, 'Ž3'),
  product(31, 3, '5'),
  product(32, 3, '1-2'),
  product(33, 3, '1/2'),
];
const match = (files: readonly string[], chosen: string | null = null) =>
  matchPictures(files, orders, products, chosen);
const idsOf = (file: string, chosen: string | null = null) =>
  match([file], chosen).matched.flatMap(({ productIds }) => productIds);

describe('BEY-64b which products a picture is of', () => {
  it.each([
    ['26-0405/L1.svg', [11, 12]],
    ['26-0405_L1.png', [11, 12]],
    ['26-0405-l1.JPG', [11, 12]],
    ['26-0405 L1.pdf', [11, 12]],
    ['pictures/26-0405/L1.png', [11, 12]],
    ['26-0405/10_2.png', [13]],
    ['26-0405_10-2.png', [13]],
    ['2026/77/Ž3.png', [21]],
    ['2026_77_ž3.png', [21]],
    ['a.b/26/5.png', [31]],
    ['26/1-2.png', [32]],
  ])('%s', (file, ids) => {
    expect(idsOf(file)).toEqual(ids);
  });

  it('a name without an order needs the chosen one, which does not keep others from being named', () => {
    expect(idsOf('L1.png')).toEqual([]);
    expect(idsOf('L1.png', '26-0405')).toEqual([11, 12]);
    expect(idsOf('26/5.png', '26-0405')).toEqual([31]);
  });

  it('what names nothing is said, what means two positions or what another file is of already is refused', () => {
    const { matched, unmatched, faults } = match([
      '26-0405/L9.png',
      'readme.txt',
      '26/1_2.png',
      '26-0405/L1.png',
      '26-0405_L1.svg',
    ]);
    expect(matched).toEqual([]);
    expect(unmatched).toEqual(['26-0405/L9.png', 'readme.txt']);
    expect(faults).toEqual([
      { file: '26/1_2.png', code: 'pictures.ambiguous', params: { names: '26 1-2, 26 1/2' } },
      { file: '26-0405_L1.svg', code: 'pictures.same_position', params: { other: '26-0405/L1.png' } },
    ]);
  });

  it('a name of very many parts is not read for ever', () => {
    expect(readingsOfName(`${'a_b/'.repeat(400)}x.png`, null).length).toBeLessThan(400);
  });
});
