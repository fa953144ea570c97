import { useCallback, useRef, useState } from 'react';
import type { ProductionOrder } from '@mullion/contracts';
import type { OpenPreview } from '../components/order-preview';

const DELAY_MS = 500;

/** The preview that follows the pointer: shown after it has rested on a row, at once by key. */
export const usePreview = () => {
  const [preview, setPreview] = useState<OpenPreview | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const over = useRef<number | null>(null);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    over.current = null;
    setPreview(null);
  }, []);
  const show = useCallback((order: ProductionOrder, at: OpenPreview['at'], atOnce: boolean) => {
    if (atOnce) return setPreview({ order, at });
    // a preview that is open follows; another row begins its own wait
    setPreview((open) => (open && open.order.id === order.id ? { order, at } : open));
    if (over.current === order.id) return;
    over.current = order.id;
    setPreview(null);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPreview({ order, at }), DELAY_MS);
  }, []);
  return { preview, show, hide };
};
