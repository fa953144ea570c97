import { useCallback, useEffect, useRef, useState } from 'react';
import type { OptimiserMessage } from '@mullion/packing-optimiser';
import { BackgroundSolver, type Question } from './background-solver';

/** What the search in this browser has come to. */
export type Suggestion<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching'; readonly best: T | null }
  | { readonly kind: 'found'; readonly best: T }
  | { readonly kind: 'nothing'; readonly last: OptimiserMessage | null };

interface SuggestionInput<T> {
  /** What the person looks at: when it changes, the suggestion is about something else and goes. */
  readonly shown: unknown;
  /** What could be asked about it now; null while nothing can. The same object while nothing changes. */
  readonly question: Question | null;
  /** What a plan means here, null when it is no better than what there is. */
  readonly read: (message: OptimiserMessage) => T | null;
  readonly onFailure: () => void;
}

/** Not while the page is being drawn, nor at every step of somebody who works on it. */
const QUIET_MS = 500;

/**
 * Searches for a better arrangement of what is shown. It begins quietly as soon as nothing changes for a moment and
 * nobody has looked away, so that who asks sees at once what has been found so far; each answer is shown once, then
 * another seed is tried.
 */
export const useSuggestion = <T>({ shown, question, read, onFailure }: SuggestionInput<T>) => {
  const [suggestion, setSuggestion] = useState<Suggestion<T>>({ kind: 'idle' });
  const [search] = useState(() => new BackgroundSolver());
  const reader = useRef(read);
  reader.current = read;
  const end = useCallback((): void => {
    search.stop();
    setSuggestion({ kind: 'idle' });
  }, [search]);
  useEffect(() => end, [shown, end]);
  useEffect(() => () => search.leave(), [search]);

  const isIdle = suggestion.kind === 'idle';
  useEffect(() => {
    if (question === null) search.rest();
    if (question === null || !isIdle) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') search.rest();
      else timer = setTimeout(() => search.prepare(question), QUIET_MS);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [question, isIdle, search]);

  const start = (): void => {
    if (question === null) return;
    end();
    setSuggestion({ kind: 'searching', best: null });
    let best: T | null = null;
    search.ask(question, {
      onMessage: (message) => {
        const isRight = message.type === 'plan' || message.violations.length === 0;
        best = (isRight ? reader.current(message) : null) ?? best;
        if (message.type === 'plan') setSuggestion({ kind: 'searching', best });
        else setSuggestion(best === null ? { kind: 'nothing', last: message } : { kind: 'found', best });
      },
      onFailure: () => {
        end();
        onFailure();
      },
    });
  };
  return { suggestion, start, end };
};
