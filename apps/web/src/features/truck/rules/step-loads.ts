import {
  axleLoads,
  axleWarnings,
  type AxleLoads,
  type PlacedPallet,
  type TruckFloor,
  type Violation,
} from '@mullion/packing-model';

/** How the truck stands after a step. */
export interface StepLoads extends Pick<AxleLoads, 'massKg' | 'kingPinKg' | 'axlesKg' | 'moreRightKg'> {
  readonly warnings: readonly Violation[];
}

const NOTHING = { massKg: 0, kingPinKg: 0, axlesKg: 0, moreRightKg: 0 };

/** What king pin, axles and sides carry after each step of loading, kilograms. */
export const stepLoads = (
  floor: TruckFloor,
  steps: readonly { readonly pallet: PlacedPallet }[],
): readonly StepLoads[] =>
  steps.map((_step, index) => {
    const inside = steps.slice(0, index + 1).map(({ pallet }) => pallet);
    return { ...(axleLoads(floor, inside) ?? NOTHING), warnings: axleWarnings(floor, inside) };
  });

/** The step (1 for the first) after which one side carries most more than the other; null when it always is even. */
export const mostAsideStep = (loads: readonly StepLoads[]): { readonly step: number; readonly kg: number } | null =>
  loads.reduce<{ readonly step: number; readonly kg: number } | null>((most, { moreRightKg }, index) => {
    const kg = Math.abs(moreRightKg);
    return kg > (most?.kg ?? 0) ? { step: index + 1, kg } : most;
  }, null);
