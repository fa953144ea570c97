import { operationStatus, type CenterOrder, type CenterProduct } from '@mullion/contracts';
import type { OperationAct } from '../../../app/outbox/envelope';

/** A product in the queue of a terminal, with its order. */
export interface QueuedUnit {
  readonly product: CenterProduct;
  readonly order: CenterOrder;
}

/** Products that are complete, or have a problem, by what was done here and is not known by the list yet. */
export const changedHere = (acts: readonly OperationAct[]): ReadonlyMap<number, 'complete' | 'problem'> => {
  const changed = new Map<number, 'complete' | 'problem'>();
  for (const { verb, product } of acts) {
    if (verb === 'complete' || verb === 'problem') changed.set(product, verb);
    else if (verb === 'undo') changed.delete(product);
  }
  return changed;
};

/** What can be done now, in the order of the list; what was completed here is left out. */
export const queueOf = (orders: readonly CenterOrder[], changed: ReadonlyMap<number, 'complete' | 'problem'>): QueuedUnit[] =>
  orders.flatMap((order) =>
    order.products
      .filter((product) => product.ready && changed.get(product.product_id) !== 'complete')
      .map((product) => ({
        order,
        product:
          changed.get(product.product_id) === 'problem' ? { ...product, operation_status: operationStatus.problem as number } : product,
      })),
  );

/** The one to work on: the one that was chosen, else what this person has begun, else the first without a problem that nobody has begun. */
export const unitToDo = (queue: readonly QueuedUnit[], chosen: number | null, userId: number | null): QueuedUnit | undefined => {
  const { started, problem } = operationStatus;
  const isBegun = ({ product }: QueuedUnit): boolean => product.operation_status === started;
  return (
    queue.find(({ product }) => product.product_id === chosen) ??
    queue.find((unit) => isBegun(unit) && unit.product.user_id === userId) ??
    queue.find((unit) => !isBegun(unit) && unit.product.operation_status !== problem) ??
    queue[0]
  );
};

/** Minutes and seconds, as a clock shows them. */
export const clockText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};
