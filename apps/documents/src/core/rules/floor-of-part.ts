import type { DepartureRecord, EvidenceContent } from '@mullion/contracts';
import { partOfEvidence, type Part } from './part-of-evidence';

/**
 * A truck's floor as it left, for a customer: their pallets, and where others stand. Cut as their evidence is, which
 * comes later.
 */
export const floorOfPart = (record: DepartureRecord, part: Part): EvidenceContent => {
  const pallets = record.pallets.map((pallet) => ({
    ...pallet,
    loaded_at: null,
    loaded_by: '',
    products: [],
    photos: [],
  }));
  return partOfEvidence({ ...record, company: '', customer: null, pallets, others: [], deviations: [] }, part);
};
