import { MAX_WORK_CENTER_LEVEL } from '@mullion/contracts';

/** A work center and those it waits for. */
export interface GraphCenter {
  readonly id: number;
  readonly code: string;
  readonly deleted: boolean;
  readonly depends_on: readonly number[];
}

/**
 * The codes of the cycle that would arise if a work center waited for another one, in the direction of the arrows and
 * ending where it began; null: none. Deleted ones count: work passes through them, and they may be taken back.
 */
export const cycleWith = (centers: readonly GraphCenter[], id: number, dependsOn: number): string[] | null => {
  const codeOf = new Map(centers.map((center) => [center.id, center.code]));
  const cameFrom = new Map<number, number | null>([[id, null]]);
  const open = [id];
  for (let next = open.shift(); next !== undefined && !cameFrom.has(dependsOn); next = open.shift())
    for (const waiting of centers)
      if (waiting.depends_on.includes(next) && !cameFrom.has(waiting.id)) {
        cameFrom.set(waiting.id, next);
        open.push(waiting.id);
      }
  if (!cameFrom.has(dependsOn)) return null;
  const path: number[] = [id];
  for (let at: number | null = dependsOn; at !== null; at = cameFrom.get(at) ?? null) path.unshift(at);
  return path.map((one) => codeOf.get(one) ?? String(one));
};

/** Work centers that one waits for; behind a deleted one stand those it waited for. */
const awaited = (byId: ReadonlyMap<number, GraphCenter>, id: number): Set<number> => {
  const found = new Set<number>();
  const seen = new Set<number>();
  const open = [...(byId.get(id)?.depends_on ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const center = byId.get(next);
    if (center?.deleted) open.push(...center.depends_on);
    else if (center) found.add(next);
  }
  return found;
};

/**
 * The longest way to each work center that is not deleted, in steps: 0 waits for nobody. Counting stops at level 30;
 * beyond it, or in a cycle, there is no level.
 */
export const levelsOf = (centers: readonly GraphCenter[]): ReadonlyMap<number, number> => {
  const byId = new Map(centers.map((center) => [center.id, center]));
  const before = centers.filter(({ deleted }) => !deleted).map(({ id }) => ({ id, waitsFor: [...awaited(byId, id)] }));
  const levels = new Map<number, number>();
  for (let level = 0; level <= MAX_WORK_CENTER_LEVEL; level++) {
    const reached = before.filter(({ id, waitsFor }) => !levels.has(id) && waitsFor.every((one) => levels.has(one)));
    for (const { id } of reached) levels.set(id, level);
    if (reached.length === 0) break;
  }
  return levels;
};
