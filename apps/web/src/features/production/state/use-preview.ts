import { useCallback, useEffect, useRef, useState } from 'react';
import { useRestTimer } from '../../../kits/elements/use-rest-timer';
import type { Box } from '../rules/preview-place';

export interface Preview<Key extends string> {
  readonly key: Key;
  readonly cell: Box;
  readonly pointer: { readonly x: number; readonly y: number };
  /** Opened by a key or a touch: it stays while the pointer moves. */
  readonly isPinned: boolean;
}

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

/** A preview that follows the pointer after a rest, or is opened by a key; Escape and scrolling close it. */
export const usePreview = <Key extends string>() => {
  const [shown, setShown] = useState<Preview<Key> | null>(null);
  const rest = useRestTimer();
  const wanted = useRef<{ key: Key; cell: Element; x: number; y: number } | null>(null);
  const close = useCallback(() => {
    rest.cancel();
    wanted.current = null;
    setShown(null);
  }, [rest]);

  const point = useCallback(
    (key: Key, cell: Element, x: number, y: number) => {
      const isOther = wanted.current?.key !== key;
      wanted.current = { key, cell, x, y };
      if (isOther) {
        setShown((now) => (now?.isPinned ? now : null));
        rest.begin(() => {
          const now = wanted.current;
          if (now) setShown({ key: now.key, cell: boxOf(now.cell), pointer: { x: now.x, y: now.y }, isPinned: false });
        });
        return;
      }
      setShown((now) => (now && !now.isPinned && now.key === key ? { ...now, pointer: { x, y } } : now));
    },
    [rest],
  );

  const leave = useCallback(() => {
    rest.cancel();
    wanted.current = null;
    setShown((now) => (now?.isPinned ? now : null));
  }, [rest]);

  /** Opens at a cell by a key, or closes what is open there. */
  const toggle = useCallback(
    (key: Key, element: Element) => {
      rest.cancel();
      const cell = boxOf(element);
      setShown((now) =>
        now?.key === key ? null : { key, cell, pointer: { x: cell.left, y: cell.bottom - 10 }, isPinned: true },
      );
    },
    [rest],
  );

  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', onKey, true);
    window.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      window.removeEventListener('scroll', close, true);
    };
  }, [shown, close]);

  return { shown, point, leave, toggle, close };
};
