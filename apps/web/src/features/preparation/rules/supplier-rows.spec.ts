import type { OrderSupplier, Supplier } from '@mullion/contracts';
import {
  changesOf,
  choicesOf,
  firstRow,
  promisedBy,
  rowOf,
  rowOver,
  rowsOver,
  type SupplierRowForm,
} from './supplier-rows';

const promise = (id: number, over: Partial<OrderSupplier> = {}) =>
  ({
    ...{
      id,
      supplier_id: id * 10,
      ordered_at: '2026-11-20',
      confirmed_delivery_date: null,
      order_number: 'SA-1',
      comment: null,
      version: 1,
    },
    ...over,
  }) as OrderSupplier;
const fresh = (supplier: number | null): SupplierRowForm => ({
  ...{ key: `new-${supplier}`, promise: null, supplier_id: supplier as never },
  ...{ ordered_at: '2026-11-20', confirmed_delivery_date: null, order_number: ' ', comment: '' },
});
const supplier = (id: number) => ({ id }) as Supplier;

describe('rows of the suppliers of an order', () => {
  it('PRE-03a say what is to be saved, and which row names no supplier', () => {
    const [kept, edited, gone] = [promise(1), promise(2), promise(3)];
    const rows = [rowOf(kept), { ...rowOf(edited), comment: ' 2 arkos ' }, fresh(40), fresh(null)];
    expect(changesOf([kept, edited, gone], rows)).toEqual({
      removed: [3],
      changed: [
        {
          id: 2,
          version: 1,
          ordered_at: '2026-11-20',
          confirmed_delivery_date: null,
          order_number: 'SA-1',
          comment: '2 arkos',
        },
      ],
      added: [
        { supplier_id: 40, ordered_at: '2026-11-20', confirmed_delivery_date: null, order_number: null, comment: null },
      ],
      incomplete: [rows[3]],
      isDirty: true,
    });
    expect(changesOf([kept], [rowOf(kept), fresh(null)]).isDirty).toBe(false);
    expect(changesOf([kept], [rowOf(kept), { ...fresh(null), comment: 'skubu' }]).isDirty).toBe(true);
  });

  it('PRE-03a say what was ordered and what is confirmed in one step', () => {
    const [open, confirmed] = [promise(1), promise(2, { confirmed_delivery_date: '2026-12-04' })];
    const rows = [
      { ...rowOf(open), confirmed_delivery_date: '2026-12-01' },
      { ...rowOf(confirmed), confirmed_delivery_date: null },
      { ...fresh(40), confirmed_delivery_date: '2026-12-02' },
    ];
    const { changed, added } = changesOf([open, confirmed], rows);
    expect(changed).toMatchObject([
      { id: 1, confirmed_delivery_date: '2026-12-01' },
      { id: 2, confirmed_delivery_date: null },
    ]);
    expect(added).toMatchObject([{ supplier_id: 40, confirmed_delivery_date: '2026-12-02' }]);
    expect(changesOf([], [{ ...fresh(null), confirmed_delivery_date: '2026-12-02' }]).isDirty).toBe(true);
    const titled = [{ id: 40, title: 'Stiklas' }] as Supplier[];
    expect(
      promisedBy([...rows, fresh(null)], titled).map(({ title, confirmed_delivery_date: date }) => [title, date]),
    ).toEqual([
      ['', '2026-12-01'],
      ['', null],
      ['Stiklas', '2026-12-02'],
    ]);
  });

  it('PRE-03a begin at the date that was chosen, else at the first supplier without one', () => {
    const confirmed = promise(1, { confirmed_delivery_date: '2026-12-04' });
    const rows = [rowOf(confirmed), rowOf(promise(2))];
    expect(firstRow(rows, confirmed)).toBe('present-1');
    expect(firstRow(rows, undefined)).toBe('present-2');
    expect(firstRow([rowOf(confirmed)], undefined)).toBe('present-1');
    expect(firstRow([], undefined)).toBeNull();
  });

  it('PRE-03a offer only suppliers that are not on the order yet', () => {
    const row = fresh(30);
    const rows = [rowOf(promise(1)), row, fresh(null)];
    const all = [10, 20, 30, 40].map(supplier);
    expect(choicesOf(all, rows, row).map(({ id }) => id)).toEqual([20, 30, 40]);
    expect(choicesOf(all, rows, rows[2] as SupplierRowForm).map(({ id }) => id)).toEqual([20, 40]);
  });

  it('PRE-03a keep what is typed over what somebody else has saved or taken off meanwhile', () => {
    const row = { ...rowOf(promise(1)), comment: '2 arkos' };
    const theirs = promise(1, {
      version: 2,
      order_number: 'SA-2',
      comment: 'rytoj',
      confirmed_delivery_date: '2026-12-01',
    });
    expect(rowOver(row, theirs)).toEqual({
      ...row,
      promise: theirs,
      order_number: 'SA-2',
      confirmed_delivery_date: '2026-12-01',
    });
    expect(rowOver(row, null)).toEqual({ ...row, promise: null });
  });

  it('PRE-03a take in what somebody else has added, once a supplier', () => {
    const [first, theirs, other] = [promise(1), promise(2), promise(3)];
    const rows = [rowOf(first), { ...fresh(20), comment: 'skubu' }];
    expect(rowsOver(rows, [first], [first, theirs, other])).toEqual([
      rowOf(first),
      { ...rows[1], promise: theirs },
      rowOf(other),
    ]);
    expect(rowsOver(rows, [first], [])).toEqual([{ ...rowOf(first), promise: null }, rows[1]]);
  });
});
