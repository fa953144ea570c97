import { membersTag, tagsOfChange } from '../../../kits/live/live-tags';
import type { PlanningData } from '../commands/planning-data';
import { planningTags } from './planning-api';

const data = {
  orders: [{ id: 7 }],
  pallets: [{ id: 4 }],
  trucks: [{ id: 2 }],
  left_out: [],
  runs: [],
  taken: [],
  stale: false,
  more: false,
} as unknown as PlanningData;
const isReadAgain = (touched: ReturnType<typeof tagsOfChange>): boolean =>
  touched.some((tag) =>
    planningTags(data).some(({ type, id }) => type === tag.type && (tag.id === undefined || id === tag.id)),
  );

describe('what makes the planning page read its orders again', () => {
  it('is a change of an order, pallet or truck that it shows', () => {
    expect(isReadAgain(tagsOfChange('order', [7]))).toBe(true);
    expect(isReadAgain(tagsOfChange('pallet', [9, 4]))).toBe(true);
    expect(isReadAgain(tagsOfChange('truck', [2]))).toBe(true);
  });
  it('is nothing that happens to the rows of others, however often they are scanned', () => {
    expect(isReadAgain(tagsOfChange('order', [8]))).toBe(false);
    expect(isReadAgain(tagsOfChange('pallet', [9]))).toBe(false);
    expect(isReadAgain(tagsOfChange('product', [1, 2, 3]))).toBe(false);
  });
  it('is a row that may have joined it, and what the page itself has done', () => {
    expect(isReadAgain([membersTag('order')])).toBe(true);
    expect(isReadAgain([{ type: 'pallet', id: 'LIST' }])).toBe(true);
  });
});
