import { useCallback, useMemo, useState } from 'react';
import type { PalletLayer } from '@mullion/drawings';

/** From above: products first, then the timber downwards. */
export const layerKeys = ['products', 3, 2, 1] as const satisfies readonly PalletLayer[];
/** Kept locally as layer_1 to layer_4, where 4 is the products. */
const storageKey = (layer: PalletLayer): string => `layer_${layer === 'products' ? 4 : layer}`;

/** Which layers are drawn; this browser remembers, everything is on at first. */
export const useLayerBoxes = () => {
  const [hidden, setHidden] = useState<ReadonlySet<PalletLayer>>(
    () => new Set(layerKeys.filter((layer) => localStorage.getItem(storageKey(layer)) === 'false')),
  );
  const set = useCallback((next: ReadonlySet<PalletLayer>) => {
    for (const layer of layerKeys) localStorage.setItem(storageKey(layer), String(!next.has(layer)));
    setHidden(next);
  }, []);
  return useMemo(
    () => ({
      hidden,
      show: (layer: PalletLayer, on: boolean) =>
        set(new Set(layerKeys.filter((each) => (each === layer ? !on : hidden.has(each))))),
      showAll: (on: boolean) => set(new Set(on ? [] : layerKeys)),
    }),
    [hidden, set],
  );
};
export type LayerBoxes = ReturnType<typeof useLayerBoxes>;
