import type { ImportResult } from '@mullion/contracts';

interface Range {
  readonly low: number;
  readonly high: number;
}
interface EstimateSum {
  readonly pallets: number;
  readonly length: number;
  readonly mass: number;
  readonly gap: null;
  readonly ranges: { readonly pallets: Range; readonly length: Range };
}

/**
 * What the estimated orders of a file take together: mm, kg; null when none is estimated. Orders without figures are
 * left out, not counted as 0.
 */
export const sumOfEstimates = ({ orders, spread }: Pick<ImportResult, 'orders' | 'spread'>): EstimateSum | null => {
  const known = orders.flatMap(({ estimate }) =>
    estimate && estimate.pallets !== null && estimate.length !== null && estimate.mass !== null
      ? [{ pallets: estimate.pallets, length: estimate.length, mass: estimate.mass }]
      : [],
  );
  if (known.length === 0 || !spread) return null;
  const sum = (name: 'pallets' | 'length' | 'mass') => known.reduce((all, estimate) => all + estimate[name], 0);
  const [pallets, length] = [sum('pallets'), sum('length')];
  return {
    ...{ pallets, length, mass: sum('mass'), gap: null },
    ranges: {
      pallets: {
        low: Math.max(1, Math.floor(pallets * spread.pallets.low)),
        high: Math.ceil(pallets * spread.pallets.high - 1e-9),
      },
      length: { low: Math.round(length * spread.length.low), high: Math.round(length * spread.length.high) },
    },
  };
};
