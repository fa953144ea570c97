import {
  deleteOrders,
  deleteProduct,
  listOrders,
  updateProduct,
  updateProducts,
  updateOrder,
  type ChangeDecision,
} from '@mullion/contracts';
import { isDeleting, withDecisions } from './with-decisions';

const acts = [
  { product_id: 5, act: 'keep', seen: 's5' },
  { product_id: 6, act: 'remake', seen: 's6' },
] as ChangeDecision[];

describe('a call that is sent again with what was decided', () => {
  it('BEY-37d carries it with each of its products', () => {
    expect(withDecisions(updateProduct, { params: { id: 5 }, body: { width: 1050 } } as never, acts, 'all')).toEqual({
      params: { id: 5 },
      body: { width: 1050, decision: 'keep', seen: 's5' },
    });
    const body = {
      products: [
        { id: 6, width: 1050 },
        { id: 7, comment: 'a' },
      ],
      recalculate: true,
    };
    expect(withDecisions(updateProducts, { body } as never, acts, 'all')).toEqual({
      body: {
        ...body,
        products: [
          { id: 6, width: 1050, decision: 'remake', seen: 's6' },
          { id: 7, comment: 'a' },
        ],
      },
    });
  });

  it('BEY-37d carries those of an order with the order, also when it is asked for more', () => {
    const [first, second] = acts as [ChangeDecision, ChangeDecision];
    const input = { params: { id: 5 }, body: { wood_type: 'Pine', decisions: [first] } };
    expect(withDecisions(updateOrder, input as never, [second], 'all')).toEqual({
      ...input,
      body: { wood_type: 'Pine', decisions: [first, second] },
    });
  });

  it('BEY-37d deletes all or nothing as it was shown, and no other call takes a decision', () => {
    expect(withDecisions(deleteProduct, { params: { id: 5 } } as never, [], 'all')).toEqual({
      params: { id: 5 },
      query: { decision: 'take', seen: 'all' },
    });
    expect([updateProduct, deleteProduct, deleteOrders].map(isDeleting)).toEqual([false, true, true]);
    expect(withDecisions(listOrders, { query: {} } as never, acts, 'all')).toBeNull();
  });
});
