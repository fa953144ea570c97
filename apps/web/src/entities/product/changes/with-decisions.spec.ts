import {
  deleteOrders,
  deleteProduct,
  listOrders,
  updateProduct,
  updateProducts,
  type ChangeAct,
} from '@mullion/contracts';
import { isDeleting, withDecisions } from './with-decisions';

const acts = new Map<number, ChangeAct>([
  [5, 'keep'],
  [6, 'remake'],
]);

describe('a call that is sent again with what was decided', () => {
  it('BEY-37d carries it with each of its products', () => {
    expect(withDecisions(updateProduct, { params: { id: 5 }, body: { width: 1050 } } as never, acts)).toEqual({
      params: { id: 5 },
      body: { width: 1050, decision: 'keep' },
    });
    const body = {
      products: [
        { id: 6, width: 1050 },
        { id: 7, comment: 'a' },
      ],
      recalculate: true,
    };
    expect(withDecisions(updateProducts, { body } as never, acts)).toEqual({
      body: {
        ...body,
        products: [
          { id: 6, width: 1050, decision: 'remake' },
          { id: 7, comment: 'a' },
        ],
      },
    });
  });

  it('deletes all or nothing, and no other call takes a decision', () => {
    expect(withDecisions(deleteProduct, { params: { id: 5 } } as never, new Map())).toEqual({
      params: { id: 5 },
      query: { decision: 'take' },
    });
    expect([updateProduct, deleteProduct, deleteOrders].map(isDeleting)).toEqual([false, true, true]);
    expect(withDecisions(listOrders, { query: {} } as never, acts)).toBeNull();
  });
});
