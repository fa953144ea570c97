import { isEdited } from './is-edited';

const product = { id: 5, pallet_id: 1, x: 0, y: 0, z: 0, is_flipped: false };
const pallet = { row: { comment: null, status: 1, loaded_count: 0, weight: 40, version: 3 }, products: [product] };
const changed = (row: object, place: object = {}) => ({
  row: { ...pallet.row, ...row },
  products: [{ ...product, ...place }],
});

describe('which changes a person who edits a pallet has to see', () => {
  it('is a remark, a status and a place', () => {
    expect(isEdited(pallet, changed({ comment: 'glass' }))).toBe(true);
    expect(isEdited(pallet, changed({ status: 2 }))).toBe(true);
    expect(isEdited(pallet, changed({}, { x: 10 }))).toBe(true);
    expect(isEdited(pallet, { ...pallet, products: [] })).toBe(true);
    expect(isEdited(undefined, pallet)).toBe(true);
  });

  it('is not a scan, nor what follows from other rows', () => {
    expect(isEdited(pallet, changed({ loaded_count: 1, weight: 41 }, { loaded_at: new Date(0) }))).toBe(false);
  });
});
