import type { BoxState, ProductionBox, ProductionCenter, ProductionOrder } from '@mullion/contracts';

/** Operations of an order at a work center, counted. */
export interface CountedBox {
  readonly order_id: number;
  readonly work_center_id: number;
  readonly total: number;
  readonly completed: number;
  readonly started: number;
  readonly problems: number;
  readonly ready: number;
  /** When something last happened to an operation there. */
  readonly touched: Date;
  /** When the first product that is ready came there; null when none is. */
  readonly came: Date | null;
}

/** Failed if any operation failed, empty if none, completed if all completed, else uncompleted. */
export const boxState = ({
  total,
  completed,
  problems,
}: Pick<CountedBox, 'total' | 'completed' | 'problems'>): BoxState => {
  if (problems > 0) return 'failed';
  if (total === 0) return 'empty';
  return completed === total ? 'completed' : 'uncompleted';
};

/** Nothing has happened there since the later of the two: the last event, and the arrival of what is ready. */
const sinceOf = ({ touched, came }: CountedBox): Date | null => came && (touched > came ? touched : came);

export const toBox = (box: CountedBox): ProductionBox => ({
  work_center_id: box.work_center_id as ProductionBox['work_center_id'],
  state: boxState(box),
  total: box.total,
  completed: box.completed,
  started: box.started,
  problems: box.problems,
  ready: box.ready,
  since: sinceOf(box)?.toISOString() ?? null,
});

/** Where an order stands: the first work center in the order of the route that has something ready. */
export const locationOf = (boxes: readonly ProductionBox[]): ProductionOrder['stands'] => {
  const [first] = boxes.flatMap(({ work_center_id, since }) => (since === null ? [] : [{ work_center_id, since }]));
  return first ?? null;
};

/** Whether an order is prepared at each of these work centers where it has operations. */
export const preparedAt = (
  centers: readonly Pick<ProductionCenter, 'id' | 'code' | 'description'>[],
  boxes: readonly ProductionBox[],
): { name: string; complete: boolean }[] =>
  centers.flatMap(({ id, code, description }) =>
    boxes
      .filter((box) => box.work_center_id === id && box.state !== 'empty')
      .map(({ state }) => ({ name: `${code} ${description}`, complete: state === 'completed' })),
  );
