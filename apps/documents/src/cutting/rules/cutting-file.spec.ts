import { defaultCuttingForm, type PalletDetail } from '@mullion/contracts';
import { printPlankPositions } from '@mullion/packing-model';
import { cuttingFile, nothingToCut } from './cutting-file';

const pallet = (over: object = {}): PalletDetail =>
  ({
    id: 5,
    number: '00LANGP260147',
    shown_number: 'P260147',
    status: 1,
    printable: true,
    makes_legs: true,
    products: [],
    length: 2400,
    width: 1000,
    pallet_height: 130,
    max_weight: 2000,
    max_height: 2520,
    spacing_between: 0,
    spacing_ends: 0,
    spacing_sides: 0,
    pallet_structure: {
      id: 5,
      pallet_id: 5,
      layer_1: '1 70 0 x 2330',
      layer_2: '2 100 0 x 900',
      layer_3: '3 70 0 x x 2330',
    },
    ...over,
  }) as unknown as PalletDetail;

describe('EXP-03a the file for the saw', () => {
  it('has a line a plank kind with the signs of the company: number, layer, length, width, thickness, pieces', () => {
    const { content, numbers, skipped } = cuttingFile([pallet()], defaultCuttingForm);
    expect(content.split('\r\n')).toEqual([
      '00LANGP260147;1;1000;70;66;3',
      '00LANGP260147;2;2400;100;32;3',
      '00LANGP260147;3;1000;70;32;4',
      '',
    ]);
    expect([numbers, skipped]).toEqual([['P260147'], []]);
    // beside it: where they are nailed
    const { lines } = cuttingFile([pallet()], defaultCuttingForm);
    expect(
      printPlankPositions(lines, ['Pallet', 'Layer', 'Plank, mm', 'Length', 'Pieces', 'Positions, mm']).split('\r\n'),
    ).toEqual([
      'Pallet;Layer;Plank mm;Length;Pieces;Positions mm',
      '00LANGP260147;1;70 x 66;1000;3;0 1165 2330',
      '00LANGP260147;2;100 x 32;2400;3;0 450 900',
      '00LANGP260147;3;70 x 32;1000;4;0 777 1553 2330',
      '',
    ]);
    const tabbed = cuttingFile([pallet()], { cutting_separator: 'tab', cutting_decimal_sign: '.' });
    expect(tabbed.content).toContain('00LANGP260147\t2\t2400\t100\t32\t3\r\n');
  });

  it('PED-06a leaves legs out that are not made and pallets that are not to be printed, not prepared or without planks', () => {
    const bare = { id: 5, pallet_id: 5, layer_1: '', layer_2: '', layer_3: '' };
    const { content, skipped } = cuttingFile(
      [
        pallet({ makes_legs: false }),
        pallet({ id: 6, shown_number: 'P260148', printable: false }),
        pallet({ id: 7, shown_number: '#7', number: null, status: 0 }),
        pallet({ id: 8, shown_number: 'P260149', status: 0 }),
        pallet({ id: 9, shown_number: 'P260150', pallet_structure: bare }),
      ],
      defaultCuttingForm,
    );
    expect(content.split('\r\n').map((line) => line.slice(0, 15))).toEqual(['00LANGP260147;2', '00LANGP260147;3', '']);
    expect(skipped.map(({ id, rule }) => [id, rule])).toEqual([
      [6, 'not_printable'],
      [7, 'not_prepared'],
      [8, 'not_prepared'],
      [9, 'no_planks'],
    ]);
  });

  it('says why there is none when every pallet was left out', () => {
    const code = (...pallets: PalletDetail[]) =>
      nothingToCut(pallets, cuttingFile(pallets, defaultCuttingForm).skipped);
    expect(code(pallet({ number: null, status: 0 }))).toBe('exports.no_pallets');
    expect(code(pallet({ number: null, status: 0 }), pallet({ status: 0 }))).toBe('chosen_pallets_not_prepared');
    expect(code(pallet({ status: 0 }), pallet({ printable: false }))).toBe('exports.nothing_to_cut');
  });

  it('A10 holds nothing in a number but letters and digits', () => {
    expect(cuttingFile([pallet({ number: '=1+1;"x' })], defaultCuttingForm).content).toMatch(/^11x;1;/);
  });
});
