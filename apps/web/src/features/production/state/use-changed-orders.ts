import { useEffect, useRef, useState } from 'react';
import type { ProductionOrder } from '@mullion/contracts';
import { changedOrders } from '../rules/matrix-rows';

const SHOWN_MS = 2_000;
const NONE: ReadonlySet<number> = new Set();

/** Orders that have just changed, for two seconds. */
export const useChangedOrders = (orders: readonly ProductionOrder[] | undefined): ReadonlySet<number> => {
  const before = useRef(orders);
  const [changed, setChanged] = useState(NONE);
  useEffect(() => {
    const found = before.current && orders ? changedOrders(before.current, orders) : [];
    before.current = orders ?? before.current;
    if (found.length === 0) return;
    setChanged(new Set(found));
    const timer = setTimeout(() => setChanged(NONE), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [orders]);
  return changed;
};
