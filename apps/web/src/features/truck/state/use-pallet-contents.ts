import { useEffect, useState } from 'react';
import type { PalletDetail, Truck } from '@mullion/contracts';
import { packingApi } from '../../../entities/pallet/packing-api';
import { useAppDispatch } from '../../../kits/api/store';

export type PalletContents = ReadonlyMap<number, PalletDetail>;

const NONE: PalletContents = new Map();
/** Read at a time: the rest of the page asks too. */
const AT_ONCE = 6;

/**
 * What stands on the pallets of a truck, as far as it is read: a few at a time, in the order of loading. Whoever may
 * not be read stays a block.
 */
export const usePalletContents = (truck: Truck, order: readonly number[]): PalletContents => {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState(NONE);
  const wanted = order
    .map((id) => truck.pallets.find((load) => load.pallet_id === id))
    .flatMap((load) => (load && load.products_count > 0 ? [`${load.pallet_id}:${load.products_count}`] : []))
    .join(',');
  useEffect(() => {
    if (wanted === '') return setFound(NONE);
    let isOver = false;
    const ids = wanted.split(',').map((one) => Number(one.split(':')[0]));
    const read = async (id: number): Promise<PalletDetail | undefined> => {
      const asked = packingApi.endpoints.pallet.initiate(
        { params: { id }, query: { with_products: 'true' } },
        { subscribe: false },
      );
      return (await dispatch(asked)).data;
    };
    void (async () => {
      for (let at = 0; at < ids.length && !isOver; at += AT_ONCE) {
        const pallets = (await Promise.all(ids.slice(at, at + AT_ONCE).map(read))).filter(
          (pallet) => pallet !== undefined,
        );
        if (!isOver)
          setFound((before) => new Map([...before, ...pallets.map((pallet) => [Number(pallet.id), pallet] as const)]));
      }
    })();
    return () => {
      isOver = true;
    };
  }, [dispatch, wanted]);
  return found;
};
