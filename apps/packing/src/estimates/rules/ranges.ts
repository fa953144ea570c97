import type { EstimateSpread } from '@mullion/contracts';

interface Figures {
  readonly pallets: number;
  readonly length: number;
  /** Products and timber, kg. */
  readonly mass: number;
  /** Timber alone: only it depends on the pallets. */
  readonly timberMass: number;
}
interface Range {
  readonly low: number;
  readonly high: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Figures with their spread: whole pallets outwards, millimetres, kilograms with one decimal. */
export const rangesOf = (
  { pallets, length, mass, timberMass }: Figures,
  spread: EstimateSpread,
): Record<'pallets' | 'length' | 'mass', Range> => ({
  // the rounding keeps 10 * 1.1 from being 12
  pallets: {
    low: Math.max(1, Math.floor(pallets * spread.pallets.low + 1e-9)),
    high: Math.ceil(pallets * spread.pallets.high - 1e-9),
  },
  length: { low: Math.round(length * spread.length.low), high: Math.round(length * spread.length.high) },
  mass: {
    low: tenth(mass - timberMass * (1 - spread.length.low)),
    high: tenth(mass + timberMass * (spread.length.high - 1)),
  },
});
