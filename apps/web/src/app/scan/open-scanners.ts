import { createWatched, useWatched } from '@mullion/ui-kit';

const open = createWatched(() => 0);

/** Pages that read codes themselves: what is scanned there is theirs alone. */
export const openScanners = {
  /** @returns what says that the page is gone */
  enter: (): (() => void) => {
    open.set(open.get() + 1);
    return () => open.set(open.get() - 1);
  },
};

/** Whether such a page is open now. */
export const useOpenScanners = (): boolean => useWatched(open) > 0;
