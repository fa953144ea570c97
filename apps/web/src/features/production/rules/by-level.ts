interface Leveled {
  readonly id: number;
  readonly code: string;
  /** Work centers before this one, directly or through others. */
  readonly before: readonly number[];
}

/** Work centers as work goes through them: by their level, those of one level by code. */
export const byLevel = <Center extends Leveled>(centers: readonly Center[]): Center[] => {
  const known = new Map(centers.map((center) => [center.id, center]));
  const levels = new Map<number, number>();
  const levelOf = (center: Center): number => {
    const level = levels.get(center.id);
    if (level !== undefined) return level;
    // what waits for itself has no level of its own
    levels.set(center.id, 0);
    const counted = Math.max(0, ...center.before.flatMap((id) => known.get(id) ?? []).map((one) => levelOf(one) + 1));
    levels.set(center.id, counted);
    return counted;
  };
  return [...centers].sort((a, b) => levelOf(a) - levelOf(b) || a.code.localeCompare(b.code, 'lt', { numeric: true }));
};
