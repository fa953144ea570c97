import { z } from 'zod';
import type { ScanTarget } from '../../../entities/scanning/acts';

const KEY = 'mullion-open-pallet';
const name = z.string();
const kept = z.object({
  person: z.number(),
  company: z.number(),
  onto: z.union([z.strictObject({ pallet: z.number(), name }), z.strictObject({ opening: z.string(), name })]),
  /** Barcodes that this device has scanned onto it and the server has taken. */
  scanned: z.array(z.string()).readonly(),
});
type Kept = z.infer<typeof kept>;
type Owner = Pick<Kept, 'person' | 'company'>;

/** The pallet that this person has open in this tab; null when there is none. */
export const readOpenPallet = ({ person, company }: Owner): Pick<Kept, 'onto' | 'scanned'> | null => {
  try {
    const found = kept.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''));
    return found.person === person && found.company === company ? found : null;
  } catch {
    return null;
  }
};

export const keepOpenPallet = (owner: Owner, onto: ScanTarget | null, scanned: readonly string[]): void => {
  try {
    if (onto === null || 'code' in onto) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ ...owner, onto, scanned } satisfies Kept));
  } catch {
    // a browser that stores nothing keeps it as long as the page
  }
};
