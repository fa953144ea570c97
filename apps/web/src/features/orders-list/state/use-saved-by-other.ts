import { useEffect, useRef, useState } from 'react';
import type { Order } from '@mullion/contracts';
import { store } from '../../../kits/api/store';
import { changesApi } from '../../../kits/changes/changes-api';

/** An edit is listed a moment after it was made. */
const LISTED_MS = [0, 1_000, 3_000];

interface Saved {
  readonly name: string;
  readonly at: string;
}

const askedAfter = (ms: number): Promise<void> => new Promise((later) => void setTimeout(later, ms));

/** Who else has saved an order since its window was opened, and when; null: nobody, or nobody knows. */
export const useSavedByOther = ({ id, version }: Pick<Order, 'id' | 'version'>): Saved | null => {
  const opened = useRef({ id, version, since: Date.now() });
  if (opened.current.id !== id) opened.current = { id, version, since: Date.now() };
  const [saved, setSaved] = useState<Saved | null>(null);
  useEffect(() => {
    setSaved(null);
  }, [id]);
  useEffect(() => {
    const { version: first, since } = opened.current;
    if (version === first) return undefined;
    let isOver = false;
    const ask = async () => {
      for (const ms of LISTED_MS) {
        await askedAfter(ms);
        if (isOver) return;
        const call = { table: 'orders', id, since } as const;
        const { data } = await store.dispatch(
          changesApi.endpoints.lastChange.initiate(call, { forceRefetch: true, subscribe: false }),
        );
        if (isOver) return;
        if (data?.change) return setSaved(data.change);
      }
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [id, version]);
  return saved;
};
