import { auditedPallet } from './audited-pallet';

const product = (barcode: string, x: number) => ({ barcode, x, y: 0, z: 0, is_flipped: false });
const pallet = (over: object, ...products: ReturnType<typeof product>[]) => ({
  row: { number: null, length: 2000, height: 900, auto_update: true, layer_1: '1', comment: undefined, ...over },
  products,
});

describe('BEY-15b what the audit list says of an edited pallet', () => {
  it('is what a person sets and which products stand on it', () => {
    const audited = auditedPallet(pallet({ length: 2400 }, product('B', 0), product('A', 100)), null);
    expect(audited).toMatchObject({ length: 2400, comment: null, products: ['A', 'B'] });
    expect(audited).not.toHaveProperty('height');
    expect(audited).not.toHaveProperty('layer_1');
    expect(audited).not.toHaveProperty('places');
  });
  it('is where they stand when only that has changed', () => {
    const [before, after] = [
      pallet({}, product('A', 0), product('B', 10)),
      pallet({}, product('A', 0), product('B', 30)),
    ];
    expect(auditedPallet(before, after)['places']).toEqual(['B 10/0/0']);
    expect(auditedPallet(after, before)['places']).toEqual(['B 30/0/0']);
    expect(auditedPallet(after, pallet({}, product('A', 5)))).not.toHaveProperty('places');
  });
  it('is the layers when they were typed', () => {
    expect(auditedPallet(pallet({ auto_update: false }), null)).toMatchObject({ layer_1: '1' });
  });
});
