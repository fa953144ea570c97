import { operationStatus, type CenterOrder, type CenterProduct } from '@mullion/contracts';
import type { OperationAct } from '../../../entities/scanning/acts';
import { changedHere, clockText, queueOf, unitToDo, workedNow } from './unit-queue';

const { waiting, started, problem } = operationStatus;
const unit = (product_id: number, over: object = {}) =>
  ({ product_id, operation_status: waiting, ready: true, user_id: null, ...over }) as CenterProduct;
const orders = [
  { order_id: 1, products: [unit(1, { operation_status: problem }), unit(2), unit(3, { ready: false })] },
  { order_id: 2, products: [unit(4, { operation_status: started, user_id: 7 })] },
] as unknown as CenterOrder[];
const act = (verb: OperationAct['verb'], product: number) => ({ kind: 'operation', verb, product }) as OperationAct;
const ids = (list: readonly { product: CenterProduct }[]) => list.map(({ product }) => product.product_id);

describe('the queue of a terminal', () => {
  it('WCP-01a has what can be done, without what was completed here and is not sent yet', () => {
    expect(ids(queueOf(orders, new Map()))).toEqual([1, 2, 4]);
    expect(ids(queueOf(orders, changedHere([act('complete', 2)])))).toEqual([1, 4]);
    expect(ids(queueOf(orders, changedHere([act('complete', 2), act('undo', 2)])))).toEqual([1, 2, 4]);
    expect(ids(queueOf(orders, changedHere([act('return', 2)])))).toEqual([1, 4]);
    expect(ids(queueOf(orders, changedHere([act('read', 2)])))).toEqual([1, 2, 4]);
    expect(queueOf(orders, changedHere([act('problem', 2)]))[1]?.product.operation_status).toBe(problem);
  });
  it('begins with the chosen one, then what this person has begun, then the first free one; a problem keeps its place', () => {
    const queue = queueOf(orders, new Map());
    const first = (chosen: number | null, user: number) => unitToDo(queue, chosen, user)?.product.product_id;
    expect([first(1, 7), first(null, 7), first(null, 8), first(3, 8)]).toEqual([1, 4, 2, 2]);
    expect(unitToDo([], null, 7)).toBeUndefined();
  });
  it('WCP-01a has a clock of working time that stops when working time ends', () => {
    const pageNow = '2026-11-27T12:50:00Z';
    const at = (moment: string, until: string | null) =>
      workedNow({ worked: { ms: 60_000, until } }, { pageNow, serverNow: new Date(moment).getTime() });
    expect(at('2026-11-27T12:55:00Z', '2026-11-27T13:00:00Z')).toBe(360_000);
    expect(at('2026-11-28T09:00:00Z', '2026-11-27T13:00:00Z')).toBe(660_000);
    expect(at('2026-11-28T09:00:00Z', null)).toBe(60_000);
    expect(workedNow({ worked: null }, { pageNow, serverNow: 0 })).toBeNull();
  });
  it('shows times as a clock does', () => {
    expect([clockText(-5), clockText(462_000), clockText(3_661_000)]).toEqual(['0:00', '7:42', '1:01:01']);
  });
});
