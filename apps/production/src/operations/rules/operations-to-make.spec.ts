import type { OperationRule } from '@mullion/contracts';
import { operationsToMake } from './operations-to-make';

const rule = (over: object): OperationRule =>
  ({ product_type: 'Langas', work_center_id: 1, minutes: 10, unit: 'piece', ...over }) as unknown as OperationRule;
const product = { id: 5, order_id: 2, type: 'Langas', width: 1500, height: 2000 };

describe('operations made by rules', () => {
  it('take minutes a piece or a square metre', () => {
    const made = operationsToMake(
      [product],
      [rule({}), rule({ work_center_id: 2, minutes: 7, unit: 'm2' })],
      [1, 2, 3],
    );
    expect(made).toEqual([
      { product_id: 5, order_id: 2, work_center_id: 1, amount: 10 },
      { product_id: 5, order_id: 2, work_center_id: 2, amount: 21 },
    ]);
  });

  it('are unestimated at every work center for a type without a rule, and at one whose rule has no minutes', () => {
    const made = operationsToMake(
      [
        { ...product, type: 'Durys' },
        { ...product, id: 6 },
      ],
      [rule({ minutes: null })],
      [1, 2],
    );
    expect(made.map(({ product_id, work_center_id, amount }) => [product_id, work_center_id, amount])).toEqual([
      [5, 1, null],
      [5, 2, null],
      [6, 1, null],
    ]);
  });

  it('leave out work centers that are deleted', () => {
    expect(operationsToMake([product], [rule({ work_center_id: 9 }), rule({})], [1])).toHaveLength(1);
  });
});
