import { useCallback, useEffect, useRef, useState } from 'react';
import type { OptimiserMessage, OptimiserRequest } from '@mullion/packing-optimiser';
import type { SearchHere } from './search-here';

/** What the search in this browser has come to. */
export type Suggestion<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching'; readonly best: T | null }
  | { readonly kind: 'found'; readonly best: T }
  | { readonly kind: 'nothing'; readonly last: OptimiserMessage | null };

/**
 * Searches for a better arrangement of what is shown, on request. `read` says what a plan means here, null when it is no better than
 * what there is. When `shown` changes the suggestion is about something else and goes.
 */
export const useSuggestion = <T>(shown: unknown, read: (message: OptimiserMessage) => T | null, onFailure: () => void) => {
  const [suggestion, setSuggestion] = useState<Suggestion<T>>({ kind: 'idle' });
  const running = useRef<SearchHere | null>(null);
  const reader = useRef(read);
  reader.current = read;
  const end = useCallback((): void => {
    running.current?.stop();
    running.current = null;
    setSuggestion({ kind: 'idle' });
  }, []);
  useEffect(() => end, [shown, end]);

  const start = async (request: OptimiserRequest): Promise<void> => {
    end();
    setSuggestion({ kind: 'searching', best: null });
    // the solver is loaded when it is first wanted
    const { searchHere } = await import('./search-here');
    let best: T | null = null;
    running.current = searchHere(
      request,
      (message) => {
        const isRight = message.type === 'plan' || message.violations.length === 0;
        best = (isRight ? reader.current(message) : null) ?? best;
        if (message.type === 'plan') setSuggestion({ kind: 'searching', best });
        else setSuggestion(best === null ? { kind: 'nothing', last: message } : { kind: 'found', best });
      },
      () => {
        end();
        onFailure();
      },
    );
  };
  return { suggestion, start, end };
};
