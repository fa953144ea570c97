import type { EstimateSpread } from '@mullion/contracts';

/** An order that has left whole: what it took beside what had been estimated. */
export interface DepartedOrder {
  readonly pallets: number;
  readonly length: number;
  readonly estimatedPallets: number;
  readonly estimatedLength: number;
}

/** Fewer say too little of a company: one order more would move the edges far. */
export const ENOUGH_DEPARTURES = 10;
/** Of ten orders one lies below and one above. */
const EDGE = 0.1;

/**
 * Before enough has left: the optimiser's own five-second plans of random windows take 0.75 to 1 times the pallets of
 * their first plan and 0.6 to 1 times their length (10 to 500 products, docs/planning.md); what people pack by hand may
 * take a tenth more.
 */
const usual = { pallets: { low: 0.75, high: 1.1 }, length: { low: 0.6, high: 1.1 } } as const;

/** How far what left lay from its estimates. The figure itself is always within its spread. */
export const calibrateEstimate = (departed: readonly DepartedOrder[]): EstimateSpread => {
  const known = departed.filter((order) => order.estimatedPallets > 0 && order.estimatedLength > 0);
  const isDefault = known.length < ENOUGH_DEPARTURES;
  const recordedKeys = {
    pallets: edgesOf(known.map((order) => order.pallets / order.estimatedPallets)),
    length: edgesOf(known.map((order) => order.length / order.estimatedLength)),
  };
  return { ...(isDefault ? usual : recordedKeys), departures: known.length, is_default: isDefault };
};

const edgesOf = (ratios: readonly number[]): EstimateSpread['pallets'] => {
  const sorted = ratios.toSorted((a, b) => a - b);
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const [below, above] = [sorted[Math.floor(place)] ?? 1, sorted[Math.ceil(place)] ?? 1];
    return below + (above - below) * (place - Math.floor(place));
  };
  return { low: Math.min(1, round(at(EDGE))), high: Math.max(1, round(at(1 - EDGE))) };
};

const round = (value: number): number => Math.round(value * 1000) / 1000;
