import { palletStatus, type PalletDetail } from '@mullion/contracts';

type Standing = Pick<PalletDetail, 'status' | 'truck_id' | 'can'>;

/** Products may leave it and come onto it. */
export const isFree = (pallet: Standing): boolean => pallet.can.move;

/** Why the settings of several pallets are not edited, with the pallets it is about; null: they may be. */
export const editRefusal = <P extends Standing>(
  pallets: readonly P[],
): { readonly why: 'onTruck' | 'notEditable'; readonly pallets: readonly P[] } | null => {
  const onTruck = pallets.filter((pallet) => pallet.truck_id !== null);
  if (onTruck.length > 0) return { why: 'onTruck', pallets: onTruck };
  const closed = pallets.filter((pallet) => pallet.status >= palletStatus.closed);
  return closed.length > 0 ? { why: 'notEditable', pallets: closed } : null;
};
