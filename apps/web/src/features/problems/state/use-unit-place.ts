import type { Pallet, Truck } from '@mullion/contracts';
import { usePalletQuery } from '../../../entities/pallet/packing-api';
import { useGetProductQuery } from '../../../entities/product/product-api';
import { truckArgs, useTruckQuery } from '../../../entities/truck/trucks-api';

/** Where a unit stands: its pallet and the truck under it, as far as there are any. */
export type UnitPlace = 'loading' | { readonly pallet: Pallet | null; readonly truck: Truck | null };

export const useUnitPlace = (productId: number | null): UnitPlace => {
  const product = useGetProductQuery({ params: { id: productId ?? 0 } }, { skip: productId === null });
  const palletId = product.currentData?.pallet_id ?? null;
  const pallet = usePalletQuery({ params: { id: palletId ?? 0 } }, { skip: palletId === null });
  const truckId = palletId === null ? null : (pallet.currentData?.truck_id ?? null);
  const truck = useTruckQuery(truckArgs(truckId ?? 0), { skip: truckId === null });
  if (product.isFetching || (palletId !== null && pallet.isFetching) || (truckId !== null && truck.isFetching))
    return 'loading';
  return {
    pallet: palletId === null ? null : (pallet.currentData ?? null),
    truck: truckId === null ? null : (truck.currentData ?? null),
  };
};
