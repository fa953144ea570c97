import { useCallback, useRef, useState } from 'react';
import type { ProductionOrder } from '@mullion/contracts';
import { useRestTimer } from '../../../kits/elements/use-rest-timer';
import type { OpenPreview } from '../components/order-preview';

/** The preview that follows the pointer: shown after it has rested on a row, at once by key. */
export const usePreview = () => {
  const [preview, setPreview] = useState<OpenPreview | null>(null);
  const rest = useRestTimer();
  const over = useRef<number | null>(null);
  const hide = useCallback(() => {
    rest.cancel();
    over.current = null;
    setPreview(null);
  }, [rest]);
  const show = useCallback(
    (order: ProductionOrder, at: OpenPreview['at'], atOnce: boolean) => {
      if (atOnce) return setPreview({ order, at });
      // a preview that is open follows; another row begins its own wait
      setPreview((open) => (open && open.order.id === order.id ? { order, at } : open));
      if (over.current === order.id) return;
      over.current = order.id;
      setPreview(null);
      rest.begin(() => setPreview({ order, at }));
    },
    [rest],
  );
  return { preview, show, hide };
};
