/** A product as it stood when the run began; `pallet_id` null: on no pallet. */
export interface PlaceBefore {
  readonly id: number;
  readonly pallet_id: number | null;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly is_flipped: boolean;
}

/** A pallet that products of the run stood on. */
export interface SourcePallet {
  readonly id: number;
  readonly products_count: number;
  /** It has the spec of the run's pallets, so that it can become one of the plan's. */
  readonly reusable: boolean;
  /** Which of the run's packing types has its spec, by its place in their list; the first when missing. */
  readonly type?: number;
}

interface PlanItem {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly is_flipped: boolean;
}
interface Plan {
  readonly pallets: readonly {
    readonly pallet_id?: number | null | undefined;
    readonly type?: number | undefined;
    readonly items: readonly PlanItem[];
  }[];
}

/**
 * Which present pallet becomes which pallet of the plan, by index: the two that share most products first, so that the
 * difference to now is small; a pallet keeps its packing type. Pallets with content that stays (`fixed`: product to
 * pallet) remain themselves.
 */
export const matchPallets = (
  plan: Plan,
  placesBefore: readonly PlaceBefore[],
  sources: readonly SourcePallet[],
  fixed: ReadonlyMap<number, number>,
): (number | null)[] => {
  const typeOf = new Map(
    sources.flatMap((source): [number, number][] => (source.reusable ? [[source.id, source.type ?? 0]] : [])),
  );
  const palletOf = new Map(placesBefore.map((product) => [product.id, product.pallet_id]));
  const matched = plan.pallets.map(
    (pallet) => pallet.items.map((item) => fixed.get(item.id)).find((id) => id !== undefined) ?? null,
  );
  const shares = plan.pallets.flatMap((pallet, index) => {
    if (matched[index] !== null) return [];
    const counts = new Map<number, number>();
    for (const item of pallet.items) {
      const from = palletOf.get(item.id);
      if (from && typeOf.get(from) === (pallet.type ?? 0)) counts.set(from, (counts.get(from) ?? 0) + 1);
    }
    return [...counts].map(([id, count]) => ({ index, id, count }));
  });
  const taken = new Set(matched);
  for (const { index, id } of shares.sort((a, b) => b.count - a.count || a.index - b.index || a.id - b.id)) {
    if (matched[index] !== null || taken.has(id)) continue;
    matched[index] = id;
    taken.add(id);
  }
  return matched;
};

/** What taking a plan whose pallets are matched would change. */
export const differenceOf = (
  plan: Plan,
  placesBefore: readonly PlaceBefore[],
  sources: readonly SourcePallet[],
): { moved: number[]; added: number[]; kept: number; freed: number[]; new_pallets: number } => {
  const before = new Map(placesBefore.map((product) => [product.id, product]));
  const moved: number[] = [];
  const added: number[] = [];
  let kept = 0;
  const leaving = new Map<number, number>();
  for (const pallet of plan.pallets) {
    for (const item of pallet.items) {
      const was = before.get(item.id);
      if (!was) continue;
      if (was.pallet_id === null) added.push(item.id);
      else if (was.pallet_id === pallet.pallet_id && isSamePlace(was, item)) kept++;
      else moved.push(item.id);
      if (was.pallet_id !== null) leaving.set(was.pallet_id, (leaving.get(was.pallet_id) ?? 0) + 1);
    }
  }
  const reused = new Set(plan.pallets.map((pallet) => pallet.pallet_id));
  const freed = sources.filter((source) => !reused.has(source.id) && leaving.get(source.id) === source.products_count);
  return {
    moved,
    added,
    kept,
    freed: freed.map((source) => source.id),
    new_pallets: plan.pallets.filter((pallet) => pallet.pallet_id == null).length,
  };
};

const isSamePlace = (a: PlanItem, b: PlanItem): boolean =>
  a.x === b.x && a.y === b.y && a.z === b.z && a.is_flipped === b.is_flipped;
