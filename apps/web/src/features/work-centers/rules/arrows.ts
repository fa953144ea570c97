import type { ListedWorkCenter } from '@mullion/contracts';

/** From the awaited work center to the waiting one. */
export interface Arrow {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** The dependency that can be removed; null: it follows from dependencies of a deleted work center. */
  readonly dependencyId: number | null;
  /** The deleted work center that stands between. */
  readonly via: string | null;
}

/**
 * The arrows between work centers that are not deleted. A deleted one has none, but who waited for it waits for those
 * before it: these arrows are drawn through it.
 */
export const arrowsOf = (centers: readonly ListedWorkCenter[]): Arrow[] => {
  const byId = new Map<number, ListedWorkCenter>(centers.map((center) => [center.id, center]));
  return centers
    .filter(({ deleted }) => !deleted)
    .flatMap((center) => {
      const found = new Map<number, Arrow>();
      const open = center.dependencies.map((dependency) => ({ dependency, via: null as string | null }));
      const seen = new Set<number>();
      for (let next = open.shift(); next !== undefined; next = open.shift()) {
        const { dependency, via } = next;
        const before = byId.get(dependency.depends_on);
        if (!before || seen.has(before.id)) continue;
        seen.add(before.id);
        if (before.deleted)
          open.push(...before.dependencies.map((one) => ({ dependency: one, via: via ?? before.code })));
        else
          found.set(before.id, {
            id: `${before.id}-${center.id}`,
            from: before.id,
            to: center.id,
            dependencyId: via === null ? dependency.id : null,
            via,
          });
      }
      return [...found.values()];
    });
};

/** Work centers that this one may be made to wait for: not itself, not twice, none that is deleted. */
export const choicesFor = (centers: readonly ListedWorkCenter[], center: ListedWorkCenter): ListedWorkCenter[] =>
  centers.filter(
    (one) =>
      !one.deleted &&
      one.id !== center.id &&
      !center.dependencies.some(({ depends_on: dependsOn }) => dependsOn === one.id),
  );

/** The codes of a cycle as the server names it. */
export const codesOfCycle = (cycle: unknown): string[] => (typeof cycle === 'string' ? cycle.split(' → ') : []);
