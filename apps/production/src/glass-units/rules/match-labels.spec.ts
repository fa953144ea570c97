import { matchLabels, type KnownUnit } from './match-labels';
import type { GlassRow } from './read-glass';

const rowOf = (supplier_barcode: string | null, over: Partial<GlassRow> = {}): GlassRow => ({
  ...{
    supplier_order: 'STI-1',
    supplier_position: '1',
    supplier_barcode,
    width: 1050,
    height: 1060,
    type: '4–16–4',
    field: null,
  },
  ...{ barcode: null, customer_order: '26-0405', customer_position: null, customer_marking: null, text: null },
  ...{ stand_number: null, stand_side: null, ordered_date: null, loaded_date: null, has_shape: false, has_bars: false },
  ...{ description: null, shape: null },
  ...over,
});
const unitOf = (id: number, supplier_barcode: string | null, over: Partial<KnownUnit> = {}): KnownUnit => ({
  ...rowOf(supplier_barcode),
  id,
  ...over,
});
const labelled = (rows: readonly GlassRow[], known: readonly KnownUnit[]) =>
  matchLabels(rows, known).labelled.map(({ id, supplier_barcode }) => [id, supplier_barcode]);
const labelsOf = (rows: readonly GlassRow[], known: readonly KnownUnit[]) => {
  const { labelOf } = matchLabels(rows, known);
  return rows.map((row) => labelOf.get(row) ?? null);
};

describe('labels of glass units that come later', () => {
  it('GLU-01e are given to the unit of the position that has none, whatever the case of its order', () => {
    expect(labelled([rowOf('SL1', { supplier_order: 'sti-1' })], [unitOf(7, null)])).toEqual([[7, 'SL1']]);
    expect(labelled([rowOf('SL1', { supplier_position: '2' })], [unitOf(7, null)])).toEqual([]);
    expect(labelled([rowOf('SL1')], [])).toEqual([]);
  });

  it('GLU-01e of several at one position the row most like the unit gives its label, else the first', () => {
    const rows = [rowOf('SL1', { width: 900 }), rowOf('SL2'), rowOf('SL3')];
    expect(labelled(rows, [unitOf(7, null)])).toEqual([[7, 'SL2']]);
    expect(labelled([rowOf('SL1'), rowOf('SL2')], [unitOf(7, null)])).toEqual([[7, 'SL1']]);
  });

  it('GLU-01e are not taken from a unit that has that label, nor given where the file has the unit without a label as well', () => {
    expect(labelled([rowOf('sl1')], [unitOf(7, null), unitOf(8, 'SL1')])).toEqual([]);
    expect(labelled([rowOf('SL1'), rowOf(null)], [unitOf(7, null)])).toEqual([]);
  });

  it('GLU-01e a row without a label is the only unit of its position that no other row names', () => {
    expect(labelsOf([rowOf(null)], [unitOf(7, 'SL1')])).toEqual(['SL1']);
    expect(labelsOf([rowOf(null), rowOf('SL1')], [unitOf(7, 'SL1')])).toEqual([null, null]);
    expect(labelsOf([rowOf(null)], [unitOf(7, 'SL1'), unitOf(8, 'SL2')])).toEqual([null]);
    expect(labelsOf([rowOf(null)], [unitOf(7, 'SL1'), unitOf(8, null)])).toEqual([null]);
  });
});
