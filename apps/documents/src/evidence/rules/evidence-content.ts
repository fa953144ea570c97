import type { DepartureRecord, EvidenceContent, EvidencePallet, PalletScans, PalletDetail } from '@mullion/contracts';
import { deviationsOf, loadingOf } from './deviations';

export interface Facts {
  readonly company: string;
  readonly record: DepartureRecord;
  readonly pallets: readonly PalletDetail[];
  readonly scans: readonly PalletScans[];
  readonly photos: ReadonlyMap<number, EvidencePallet['photos']>;
}

/** Everything that is attested of a departure, put together from what its owners say. */
export const evidenceContentOf = ({ company, record, pallets: whole, scans, photos }: Facts): EvidenceContent => {
  const { pallets: departed, ...head } = record;
  const pallets = departed.map((pallet): EvidencePallet => {
    const scan = scans.find(({ pallet_id: id }) => id === pallet.pallet_id);
    const loading = scan ? loadingOf(scan, record.departed_at) : null;
    const products = whole.find(({ id }) => id === pallet.pallet_id)?.products ?? [];
    return {
      ...pallet,
      loaded_at: loading?.at ?? null,
      loaded_by: loading?.by ?? '',
      products: products
        .filter((product) => product.awaits_remake !== true)
        .map((product) => {
          const scanned = scan?.products.find(({ product_id: id }) => id === product.id);
          const { id, order_id, order, position, barcode, width, height, weight, category } = product;
          return {
            ...{ id, order_id, order, position, barcode, width, height, weight, category },
            scanned_at: scanned?.scanned_at ?? product.loaded_at,
            scanned_by: scanned?.scanned_by ?? '',
          };
        })
        .toSorted((a, b) => a.order.localeCompare(b.order) || a.position.localeCompare(b.position) || a.id - b.id),
      photos: photos.get(pallet.pallet_id) ?? [],
    };
  });
  return { ...head, company, customer: null, pallets, others: [], deviations: deviationsOf(record, scans, pallets) };
};
