import { createHash } from 'node:crypto';
import type { FittingGroup } from '@mullion/contracts';

/** One text for equal fittings: codes as they come, fields by name. */
export const canonicalFittings = (groups: readonly FittingGroup[]): string =>
  JSON.stringify(
    groups.map(({ code, description, fittings }) => ({
      code,
      description,
      fittings: fittings
        .map(({ field, quantity }) => ({ field, quantity }))
        .toSorted((a, b) => (a.field < b.field ? -1 : 1)),
    })),
  );

/** What names a list of fittings in a product's row; null for an empty one. */
export const fittingsHash = (groups: readonly FittingGroup[]): string | null =>
  groups.length === 0 ? null : createHash('sha256').update(canonicalFittings(groups)).digest('hex');
