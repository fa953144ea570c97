import { useEffect } from 'react';
import { getPallet } from '@mullion/contracts';
import { packingApi } from './packing-api';
import { palletArgs } from './scan-api';
import { useAppDispatch } from '../../kits/api/store';
import { readAnswersOf } from '../../kits/kept/answer-store';
import { useOnline } from '../../kits/kept/use-online';

/**
 * A pallet read so recently is not read again for times without a network; what changes live is read by whoever shows
 * it.
 */
const FRESH_MS = 10 * 60_000;
/** First what the person asked for. */
const AFTER_MS = 1_500;

/** Reads these pallets one after another, so that they are on this device when there is no network. */
export const useCachePallets = (ids: readonly number[]): void => {
  const dispatch = useAppDispatch();
  const isOnline = useOnline();
  const key = ids.join(',');
  useEffect(() => {
    if (!isOnline || key === '') return undefined;
    let over = false;
    const read = async (): Promise<void> => {
      const known = await readAnswersOf(getPallet.name).catch(() => []);
      const fresh = new Set(
        known.filter(({ at }) => Date.now() - at < FRESH_MS).map(({ data }) => (data as { readonly id: number }).id),
      );
      for (const id of key.split(',').map(Number)) {
        if (over) return;
        if (fresh.has(id)) continue;
        const answer = await dispatch(
          packingApi.endpoints.pallet.initiate(palletArgs(id), { subscribe: false, forceRefetch: true }),
        );
        if (answer.isError) return;
      }
    };
    const timer = setTimeout(() => void read(), AFTER_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [dispatch, isOnline, key]);
};
