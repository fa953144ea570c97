import { useCallback, type RefObject } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';

/** Shorter lists are drawn whole: every page that the server gives at once. */
const PARTIAL_FROM = 250;
const ROW_PX = 34;
const OVERSCAN = 20;

export interface VisibleRows {
  readonly indexes: readonly number[];
  /** Pixels of the rows above and below that are not drawn. */
  readonly above: number;
  readonly below: number;
  readonly isPartial: boolean;
  /** Learns a row's height: cards on phones are not all alike. */
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  /** Scrolls so far that the row is drawn. */
  readonly reveal: (index: number) => void;
}

/** Which rows of a long list are drawn: those on screen and some around them. */
export const useVisibleRows = (scroll: RefObject<HTMLDivElement | null>, count: number): VisibleRows => {
  const isPartial = count > PARTIAL_FROM;
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: isPartial ? count : 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    // a synchronous update inside an effect is refused by React 19
    useFlushSync: false,
  });
  const reveal = useCallback((index: number) => virtualizer.scrollToIndex(index), [virtualizer]);
  if (!isPartial)
    return {
      indexes: Array.from({ length: count }, (_row, index) => index),
      above: 0,
      below: 0,
      isPartial,
      measure: undefined,
      reveal,
    };
  const items = virtualizer.getVirtualItems();
  return {
    indexes: items.map((item) => item.index),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    isPartial,
    measure: virtualizer.measureElement,
    reveal,
  };
};
