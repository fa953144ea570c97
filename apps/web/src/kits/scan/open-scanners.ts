import { createWatched, useWatched } from '@mullion/ui-kit';

const open = createWatched(() => 0);
let takers: readonly ((code: string) => void)[] = [];

/** Pages that read codes themselves: what is scanned there is theirs alone. */
export const openScanners = {
  /** @param take a finished code. @returns what says that the page is gone */
  enter: (take: (code: string) => void): (() => void) => {
    open.set(open.get() + 1);
    takers = [...takers, take];
    return () => {
      open.set(open.get() - 1);
      takers = takers.filter((one) => one !== take);
    };
  },
  /** A code that was scanned into something else than the page. */
  give: (code: string): void => takers.at(-1)?.(code),
  areOpen: (): boolean => open.get() > 0,
};

/** Whether such a page is open now. */
export const useOpenScanners = (): boolean => useWatched(open) > 0;
