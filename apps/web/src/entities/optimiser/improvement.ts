/** What a suggestion makes better; lengths in mm, masses in kg. */
export type Improvement =
  | { readonly kind: 'length' | 'limits' | 'aside' | 'middle'; readonly before: number; readonly after: number }
  | { readonly kind: 'errors' | 'warnings' | 'stops'; readonly count: number };

/** A figure of what is shown and of a suggestion: less is better, a difference below `least` is none. */
export interface Figure {
  readonly kind: Improvement['kind'];
  readonly before: number;
  readonly after: number;
  readonly least?: number;
}

/** What gets better, for figures in the order in which they count; empty when the first difference is for the worse. */
export function improvementsOf(figures: readonly Figure[]): Improvement[] {
  const changed = figures.filter(({ before, after, least = 1 }) => Math.abs(before - after) >= least);
  const [first] = changed;
  if (!first || first.after > first.before) return [];
  return changed
    .filter(({ before, after }) => after < before)
    .map(({ kind, before, after }) =>
      kind === 'errors' || kind === 'warnings' || kind === 'stops'
        ? { kind, count: before - after }
        : { kind, before, after },
    );
}
