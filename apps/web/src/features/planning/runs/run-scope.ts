import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import { palletStatus } from '@mullion/contracts';

/** What a run is to pack: what is on no pallet, also the chosen pallets, or everything that may move. */
export const scopes = ['unplaced', 'chosen', 'all'] as const;
export type RunScope = (typeof scopes)[number];

/**
 * Whether a run may take products off a pallet: not confirmed, not on a truck, not pinned (packing-model.md, rule 6).
 */
export const mayRepack = (pallet: Pick<PalletDetail, 'status' | 'truck_id' | 'pinned' | 'can' | 'fictive'>): boolean =>
  pallet.status < palletStatus.prepared &&
  pallet.truck_id === null &&
  !pallet.pinned &&
  pallet.can.move &&
  !pallet.fictive;

/** Products of a scope; pinned ones are left to the server, which knows what stays with them. */
export const productsIn = (
  scope: RunScope,
  unplaced: readonly PlacedProductDto[],
  pallets: readonly PalletDetail[],
  chosen: readonly PalletDetail[],
): readonly PlacedProductDto[] => {
  if (scope === 'unplaced') return unplaced;
  const sources = (scope === 'chosen' ? chosen : pallets).filter(mayRepack);
  const stays = new Set(sources.flatMap((pallet) => pallet.pinned_products ?? []));
  return [...unplaced, ...sources.flatMap((pallet) => pallet.products.filter((product) => !stays.has(product.id)))];
};
