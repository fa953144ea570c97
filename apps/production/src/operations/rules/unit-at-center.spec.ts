import { operationStatus, orderStatus } from '@mullion/contracts';
import { unitAtCenter, type UnitFacts } from './unit-at-center';

const open: UnitFacts = {
  ...{
    product_status: orderStatus.inProduction,
    order_status: orderStatus.inProduction,
    is_removed: false,
    is_scrapped: false,
  },
  ...{ operation: operationStatus.waiting, awaits: [] },
};

describe('why a unit is in the queue of a work center, or not', () => {
  it.each([
    ['ready', {}],
    ['awaits', { awaits: [3] }],
    ['done', { operation: operationStatus.completed, awaits: [3] }],
    ['ready', { operation: operationStatus.problem }],
    ['not_here', { operation: null }],
    ['not_here', { operation: operationStatus.cancelled }],
    ['departed', { order_status: orderStatus.dispatched, operation: operationStatus.cancelled }],
    ['cancelled', { order_status: orderStatus.cancelled, operation: operationStatus.completed }],
    ['cancelled', { product_status: orderStatus.cancelled }],
    ['scrapped', { is_scrapped: true, product_status: orderStatus.cancelled }],
    ['removed', { is_removed: true, is_scrapped: true }],
    ['ready', { product_status: null, order_status: null }],
  ] as const)('is %s with %j', (state, facts) => {
    expect(unitAtCenter({ ...open, ...facts })).toBe(state);
  });
});
