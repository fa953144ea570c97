import { operationStatus, type CenterOrder, type CenterProduct } from '@mullion/contracts';
import type { OperationAct } from '../../../entities/scanning/acts';

/** A product in the queue of a terminal, with its order. */
export interface QueuedUnit {
  readonly product: CenterProduct;
  readonly order: CenterOrder;
}

/** What people call it. */
export const nameOf = ({ order, product }: QueuedUnit): string => `${order.order} / ${product.position}`;

type Changed = 'complete' | 'problem' | 'return';

/** Products that are complete, went back or have a problem, by what was done here and is not known by the list yet. */
export const changedHere = (acts: readonly OperationAct[]): ReadonlyMap<number, Changed> => {
  const changed = new Map<number, Changed>();
  for (const { verb, product } of acts) {
    if (verb === 'undo') changed.delete(product);
    else if (verb !== 'start' && verb !== 'read') changed.set(product, verb);
  }
  return changed;
};

/** What can be done now, in the order of the list; what was completed here or went back is left out. */
export const queueOf = (orders: readonly CenterOrder[], changed: ReadonlyMap<number, Changed>): QueuedUnit[] =>
  orders.flatMap((order) =>
    order.products
      .filter((product) => product.ready && !isGone(changed.get(product.product_id)))
      .map((product) => ({
        order,
        product:
          changed.get(product.product_id) === 'problem'
            ? { ...product, operation_status: operationStatus.problem as number }
            : product,
      })),
  );

const isGone = (change: Changed | undefined): boolean => change === 'complete' || change === 'return';

/**
 * The one to work on: the one that was chosen, else what this person has begun, else the first without a problem that
 * nobody has begun.
 */
export const unitToDo = (
  queue: readonly QueuedUnit[],
  chosen: number | null,
  userId: number | null,
): QueuedUnit | undefined => {
  const { started, problem } = operationStatus;
  const isBegun = ({ product }: QueuedUnit): boolean => product.operation_status === started;
  return (
    queue.find(({ product }) => product.product_id === chosen) ??
    queue.find((unit) => isBegun(unit) && unit.product.user_id === userId) ??
    queue.find((unit) => !isBegun(unit) && unit.product.operation_status !== problem) ??
    queue[0]
  );
};

/**
 * How long a unit has been worked on by now, in working time: as the page said, and what has gone since while working
 * time ran; null: it is not begun.
 */
export const workedNow = (
  { worked }: Pick<CenterProduct, 'worked'>,
  { pageNow, serverNow }: { readonly pageNow: string; readonly serverNow: number },
): number | null => {
  if (!worked) return null;
  const since = new Date(pageNow).getTime();
  const until = worked.until === null ? since : new Date(worked.until).getTime();
  return worked.ms + Math.max(0, Math.min(serverNow, until) - since);
};

/** Minutes and seconds, as a clock shows them. */
export const clockText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};
