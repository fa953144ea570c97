import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export interface ActiveRow {
  /** The one row that Tab reaches. */
  readonly index: number;
  readonly set: (index: number) => void;
  /** Focuses a row, also one that is not drawn yet. */
  readonly goTo: (index: number) => void;
}

/** Which row of a table the keyboard is on. */
export const useActiveRow = (
  scroll: RefObject<HTMLElement | null>,
  count: number,
  reveal: (index: number) => void,
): ActiveRow => {
  const [index, set] = useState(0);
  const awaited = useRef<number | null>(null);
  const focus = useCallback(
    (at: number): boolean => {
      const row = scroll.current?.querySelector<HTMLElement>(`tr[data-index="${at}"]`);
      row?.focus();
      return row !== null && row !== undefined;
    },
    [scroll],
  );
  // a row that had to be scrolled to is drawn a moment later
  useEffect(() => {
    if (awaited.current !== null && focus(awaited.current)) awaited.current = null;
  });
  const goTo = useCallback(
    (at: number) => {
      set(at);
      if (focus(at)) return;
      awaited.current = at;
      reveal(at);
    },
    [focus, reveal],
  );
  return { index: Math.min(index, Math.max(0, count - 1)), set, goTo };
};
