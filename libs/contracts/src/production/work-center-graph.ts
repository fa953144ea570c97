/** Work centers of a company and which of them come before which. */
export interface GraphCenter {
  readonly id: number;
  readonly code: string;
  readonly preperation: boolean;
  readonly deleted: boolean;
  readonly depends_on: readonly number[];
}

/** Every work center that comes before this one, directly or through others. */
export const centersBefore = (centers: readonly GraphCenter[], id: number): ReadonlySet<number> => {
  const byId = new Map(centers.map((center) => [center.id, center]));
  const found = new Set<number>();
  const open = [...(byId.get(id)?.depends_on ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next) || next === id) continue;
    found.add(next);
    open.push(...(byId.get(next)?.depends_on ?? []));
  }
  return found;
};

/** Every work center that comes after this one, directly or through others. */
export const centersAfter = (centers: readonly GraphCenter[], id: number): ReadonlySet<number> =>
  new Set(
    centers
      .filter((center) => center.id !== id && centersBefore(centers, center.id).has(id))
      .map((center) => center.id),
  );
