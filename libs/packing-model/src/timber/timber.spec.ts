import fc from 'fast-check';
import { aLoad, placed } from '../testing/loads';
import { cuttingLines, printCuttingLines } from './cutting-lines';
import { generateStructure } from './generate-structure';
import { parseLayer, printLayer, validateLayer } from './layer-text';
import { planks } from './planks';

describe('layer text', () => {
  const side = { sizeMm: 2400 };
  const positions = (text: string) => {
    const layer = parseLayer(text, side);
    return 'code' in layer ? layer.params['reason'] : layer.positionsMm;
  };
  it('PED-04 x spaces evenly between numbers, leading and trailing x are dropped', () => {
    expect(positions('1 70 x 0 x x 900 x')).toEqual([0, 300, 600, 900]);
    expect(positions('1; 70; 0, 2400')).toEqual([0, 2400]);
  });
  it('PED-04 refuses what is not a layer and says why', () => {
    expect(positions('')).toBe('empty');
    expect(positions('1 70 a')).toBe('not_a_number');
    expect(positions('1 70 -5')).toBe('not_a_number');
    expect(positions('1 70 x')).toBe('no_positions');
    expect(positions('1')).toBe('label_and_plank_width');
    expect(positions('1 70 2401')).toBe('out_of_pallet');
    expect(positions('1 70 0 69')).toBe('overlap');
    expect(positions('1 70 0 70')).toEqual([0, 70]);
    expect(positions('1 70 2335 2400')).toBe('overlap');
  });
  it('PED-04 a printed layer reads back the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 600, max: 3200 }), fc.integer({ min: 20, max: 150 }), (lengthMm, plankWidth) => {
        const { layer1, layer2, layer3 } = generateStructure(aLoad([], { lengthMm }), plankWidth);
        expect(parseLayer(printLayer(layer1), { sizeMm: lengthMm })).toEqual(layer1);
        expect(parseLayer(printLayer(layer2), { sizeMm: 1000 })).toEqual(layer2);
        expect(parseLayer(printLayer(layer3), { sizeMm: lengthMm })).toEqual(layer3);
      }),
    );
  });
});

describe('generated structure', () => {
  it('PED-04 legs at most 800, boards 500, deck boards 600 apart, valid for any content', () => {
    const content = fc.array(
      fc.record({
        xMm: fc.integer({ min: 30, max: 1500 }),
        yMm: fc.integer({ min: 30, max: 900 }),
        widthMm: fc.integer({ min: 100, max: 800 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(content, (products) => {
        const load = aLoad(products.map((p, i) => placed({ id: i + 1, ...p })));
        const { layer1, layer2, layer3 } = generateStructure(load);
        const checks = [
          [layer1, 2400, 800],
          [layer2, 1000, 500],
          [layer3, 2400, 600],
        ] as const;
        for (const [layer, sizeMm, apart] of checks) {
          expect(validateLayer(layer, { sizeMm })).toBeNull();
          expect([layer.positionsMm[0], layer.positionsMm.at(-1)]).toEqual([0, sizeMm - 70]);
          layer.positionsMm.slice(1).forEach((p, i) => expect(p - layer.positionsMm[i]!).toBeLessThanOrEqual(apart));
        }
      }),
    );
  });
  it('PED-04a puts deck boards under the ends of a stack, one centred where two would overlap', () => {
    const alone = generateStructure(aLoad([placed({ id: 1, xMm: 300, widthMm: 500 })]));
    expect(alone.layer3.positionsMm).toEqual(expect.arrayContaining([300, 730]));
    const two = generateStructure(
      aLoad([placed({ id: 1, xMm: 300, widthMm: 500 }), placed({ id: 2, xMm: 810, widthMm: 500 })]),
    );
    expect(two.layer3.positionsMm).toEqual(expect.arrayContaining([300, 1240]));
    expect(two.layer3.positionsMm).toContain(730);
    const near = generateStructure(
      aLoad([placed({ id: 1, xMm: 300, widthMm: 500 }), placed({ id: 2, xMm: 320, widthMm: 500, yMm: 200 })]),
    );
    expect(near.layer3.positionsMm).toEqual(expect.arrayContaining([310, 740]));
  });
});

describe('planks and cutting', () => {
  const load = aLoad([], { structure: generateStructure(aLoad([])) });
  it('PED-06b legs that are not made are neither drawn nor cut', () => {
    expect(planks(load).some((p) => p.layer === 1)).toBe(true);
    expect(planks({ ...load, makesLegs: false }).some((p) => p.layer === 1)).toBe(false);
  });
  it('PED-06 a plank past the end is drawn ending with the pallet', () => {
    const structure = { ...load.structure!, layer1: { label: '1', plankWidthMm: 70, positionsMm: [0, 2400] } };
    expect(
      planks({ ...load, structure })
        .filter((p) => p.layer === 1)
        .map((p) => p.xMm),
    ).toEqual([0, 2330]);
  });
  it('writes one line a plank kind', () => {
    expect(cuttingLines(load, 'DEMO01P260001')).toHaveLength(3);
    expect(printCuttingLines(cuttingLines(load, '=1+1;"x\r\n'), { separator: '\t', decimalSign: '.' })).toMatch(
      /^11x\t1\t/,
    );
    expect(
      printCuttingLines([
        { palletNumber: 'N', layer: 2, lengthMm: 2400, widthMm: 70.5, thicknessMm: 30, pieces: 2, positionsMm: [0, 1] },
      ]),
    ).toBe('N;2;2400;70,5;30;2\r\n');
    expect(printCuttingLines(cuttingLines(load, 'N'), { separator: ';', decimalSign: ',' })).toBe(
      'N;1;1000;70;60;4\r\nN;2;2400;70;30;3\r\nN;3;1000;70;30;5\r\n',
    );
  });
});
