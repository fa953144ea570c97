/** A pallet on its truck as the order of unloading sees it. */
export interface UnloadedPiece {
  /** The stop it is unloaded at. */
  readonly key: string;
  /** Null: no place among the stops was planned. */
  readonly priority: number | null;
  readonly pallet_id: number;
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly is_turned: boolean;
}

const endOf = ({ x, length, width, is_turned }: UnloadedPiece): number => x + (is_turned ? width : length);
/**
 * From the doors inwards, which are at the far end of the floor; of two beside each other the one on the left first.
 */
const fromTheDoors = (a: UnloadedPiece, b: UnloadedPiece): number =>
  endOf(b) - endOf(a) || a.y - b.y || a.pallet_id - b.pallet_id;
const priorityOf = ({ priority }: UnloadedPiece): number => priority ?? Number.MAX_SAFE_INTEGER;

/**
 * The pallets of each stop, stops in the order of unloading: by the places that were planned, those without one as they
 * stand nearer to the doors.
 */
export function unloadingOrder<P extends UnloadedPiece>(pallets: readonly P[]): P[][] {
  const byKey = new Map<string, P[]>();
  for (const pallet of pallets) byKey.set(pallet.key, [...(byKey.get(pallet.key) ?? []), pallet]);
  return [...byKey.values()]
    .map((own) => ({ own: own.toSorted(fromTheDoors), priority: Math.min(...own.map(priorityOf)) }))
    .toSorted((a, b) => a.priority - b.priority || fromTheDoors(a.own[0] as P, b.own[0] as P))
    .map(({ own }) => own);
}
