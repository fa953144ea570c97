import { refusedChanges, unmatchedRows } from './refused-changes';

const judged = (kind: 'changed' | 'gone', row: number, group: 'decide' | 'fixed' = 'decide') =>
  ({ row, product: { position: `L${row}` }, change: { kind, group } }) as const;
type Judged = ReturnType<typeof judged>;
const refused = (undecided: Judged[], impossible: Judged[] = [], mayDelete = true) =>
  refusedChanges({ undecided, impossible }, mayDelete).map(({ row, code, params }) => [row, code, params['value']]);

describe('BEY-01 what a file may not change of a known order', () => {
  it('is what nobody has decided about, what stays as it is, and what was decided and cannot be done', () => {
    expect(refused([judged('changed', 5), judged('changed', 6, 'fixed')], [judged('gone', 7)])).toEqual([
      [5, 'import.decision_needed', 'L5'],
      [6, 'import.product_fixed', 'L6'],
      [7, 'import.decision_impossible', 'L7'],
    ]);
  });

  it('is any product it would delete, without the right to delete; each position once', () => {
    expect(refused([judged('gone', 6), judged('gone', 6)], [], false)).toEqual([
      [6, 'import.no_right_to_delete', 'L6'],
    ]);
  });

  it('is a row of which nobody knows what it means', () => {
    const unclear = [
      { position: 'L1', row: 3 },
      { position: 'L1', row: 3 },
    ];
    expect(
      unmatchedRows({ unclear, unknown: [{ barcode: 'X', row: 4 }] }).map(({ row, column, code }) => [
        row,
        column,
        code,
      ]),
    ).toEqual([
      [3, 'position', 'import.position_unclear'],
      [4, 'barcode', 'import.barcode_unknown'],
    ]);
  });
});
