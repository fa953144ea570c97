import { useEffect, useState } from 'react';
import type { PalletDetail, PlacedProductDto, Truck } from '@mullion/contracts';
import { packingApi } from '../../../entities/pallet/packing-api';
import { useAppDispatch } from '../../../kits/api/store';

/** A pallet on which units are missing that are made again. */
export interface PalletWithHoles {
  readonly pallet: PalletDetail;
  readonly missing: readonly PlacedProductDto[];
}
export type PalletsWithHoles = ReadonlyMap<number, PalletWithHoles>;

const NONE: PalletsWithHoles = new Map();

/** The pallets of a truck that wait for units, and which; few of the many, so each is read by itself. */
export const useMissingUnits = (truck: Truck): PalletsWithHoles => {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState(NONE);
  const waiting = truck.pallets
    .filter((load) => (load.remakes_count ?? 0) > 0)
    .map((load) => `${load.pallet_id}:${load.remakes_count}`)
    .join(',');
  useEffect(() => {
    if (waiting === '') return setFound(NONE);
    let isOver = false;
    const read = waiting
      .split(',')
      .map((one) => Number(one.split(':')[0]))
      .map((id) =>
        dispatch(
          packingApi.endpoints.pallet.initiate(
            { params: { id }, query: { with_products: 'true' } },
            { forceRefetch: true },
          ),
        ),
      );
    void Promise.all(read).then((answers) => {
      if (isOver) return;
      const pallets = answers.flatMap(({ data }) => data ?? []);
      setFound(
        new Map(
          pallets.map((pallet) => [pallet.id, { pallet, missing: pallet.products.filter((one) => one.awaits_remake) }]),
        ),
      );
    });
    return () => {
      isOver = true;
      for (const one of read) one.unsubscribe();
    };
  }, [dispatch, waiting]);
  return found;
};
