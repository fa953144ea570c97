import { useCallback, useRef, useState } from 'react';
import { dropKept, keepHere, keptHere } from './kept-day';

export interface DraftKeeper<T> {
  readonly draft: T;
  readonly change: (changed: Partial<T> | ((before: T) => Partial<T>)) => void;
  /** Once it is done: the next one begins empty. */
  readonly drop: () => void;
}

/**
 * What is being filled in at a stop, kept on this device until it is done: a phone that opens its camera may close the
 * page meanwhile.
 * `name` tells it from others of this link; `empty` is what it begins with.
 */
export const useDraft = <T extends object>(name: string, empty: T): DraftKeeper<T> => {
  const what = `draft.${name}`;
  const [draft, setDraft] = useState<T>(() => ({ ...empty, ...(keptHere(what) as Partial<T> | null) }));
  // two photos may come within one drawing of the page
  const latest = useRef(draft);
  const change = useCallback<DraftKeeper<T>['change']>(
    (changed) => {
      latest.current = { ...latest.current, ...(typeof changed === 'function' ? changed(latest.current) : changed) };
      keepHere(what, latest.current);
      setDraft(latest.current);
    },
    [what],
  );
  return { draft, change, drop: () => dropKept(what) };
};
