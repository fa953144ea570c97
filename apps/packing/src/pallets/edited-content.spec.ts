import { editable, remarks } from './rules/changed-fields';
import { editedContent } from './edited-content';

const fields = Object.fromEntries([...editable, ...remarks].map((name) => [name, 1]));
const row = { ...fields, status: 1 } as unknown as Parameters<typeof editedContent>[0]['row'];
const product = (id: number, change: object = {}) => ({ id, x: 0, y: 0, z: 0, is_flipped: false, ...change });
const mark = (rowChange: object = {}, products = [product(1), product(2)]) =>
  editedContent({ row: { ...row, ...rowChange }, products });

describe('the mark of what is edited of a pallet', () => {
  it('changes with each field, the status, and each part of each place', () => {
    const marks = [
      mark(),
      ...[...editable, ...remarks, 'status'].map((name) => mark({ [name]: 7 })),
      mark({}, [product(1)]),
      mark({}, [product(1), product(3)]),
      ...[{ x: 1 }, { y: 1 }, { z: 1 }, { is_flipped: true }].map((change) =>
        mark({}, [product(1), product(2, change)]),
      ),
    ];
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('is the same on whatever truck it stands and in whichever order its products are read', () => {
    expect(mark({ truck_id: 8, version: 9 }, [product(2), product(1)])).toBe(mark());
  });
});
