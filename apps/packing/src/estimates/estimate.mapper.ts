import type { EstimateRecord, KeptEstimate } from '@mullion/contracts';
import type { Computed, EstimateRow } from '../core/estimates/estimate.row';
import type { PlannedOrder } from './first-plan';

/** More pallets than this are not drawn. */
const DRAWN = 100;

/** A first plan as it is written. */
export const toComputed = (
  planned: PlannedOrder,
): Pick<Computed, 'pallets' | 'length_mm' | 'mass_kg' | 'timber_kg' | 'gap' | 'floor'> =>
  planned.gap
    ? { pallets: null, length_mm: null, mass_kg: null, timber_kg: null, gap: planned.gap, floor: [] }
    : {
        pallets: planned.pallets.length,
        length_mm: planned.length,
        mass_kg: planned.mass,
        timber_kg: planned.timberMass,
        gap: null,
        floor: planned.pallets.slice(0, DRAWN),
      };

export const toKeptEstimate = (row: Pick<EstimateRow, 'pallets' | 'length_mm' | 'mass_kg' | 'gap'>): KeptEstimate => ({
  pallets: row.pallets,
  length: row.length_mm,
  mass: row.mass_kg,
  gap: row.gap,
});

export const toEstimateRecord = (row: EstimateRow): EstimateRecord =>
  ({
    id: row.order_id,
    company_id: row.company_id,
    ...toKeptEstimate(row),
    version: row.version,
    removed: row.removed,
  }) as EstimateRecord;
