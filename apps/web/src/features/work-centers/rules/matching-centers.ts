import { folded } from '@mullion/contracts';

interface Named {
  readonly code: string;
  readonly description: string;
}

/** Those whose code or description holds what was typed, whatever its case and its marks. */
export const matchingCenters = <C extends Named>(centers: readonly C[], filter: string): C[] => {
  const sought = folded(filter.trim());
  return centers.filter(({ code, description }) => folded(`${code} ${description}`).includes(sought));
};
