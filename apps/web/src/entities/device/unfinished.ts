import { createWatched, useWatched } from '@mullion/ui-kit';
import { useEffect } from 'react';

const unfinished = createWatched<string | null>(() => null);

/** A page says what its person has begun and not finished; null is nothing. */
export const useUnfinishedNotice = (what: string | null): void =>
  useEffect(() => {
    unfinished.set(what);
    return () => unfinished.set(null);
  }, [what]);

/** What stays with whoever is signed in when somebody else takes over. */
export const useUnfinished = (): string | null => useWatched(unfinished);
