/** What happens with the answer to "discard what is not saved?". */
interface Question {
  readonly onLeave: () => void;
  readonly onStay?: () => void;
}

/**
 * 'page': lost when the page or its dialog is left, so that is asked about. 'tab': kept and sent later from another page, lost only when the
 * tab is closed.
 */
export type LostWith = 'page' | 'tab';

/** Who holds typed input that is not saved yet, and the one question about losing it. */
export const createUnsavedStore = (warn: (isHeld: boolean) => void = () => undefined) => {
  const holders = new Map<symbol, LostWith>();
  const listeners = new Set<() => void>();
  let question: Question | null = null;
  const ask = (next: Question | null): void => {
    question = next;
    listeners.forEach((listener) => listener());
  };
  return {
    /** Until the returned function is called, there is something to lose. */
    hold: (lostWith: LostWith): (() => void) => {
      const holder = Symbol(lostWith);
      holders.set(holder, lostWith);
      warn(true);
      return () => {
        if (holders.delete(holder)) warn(holders.size > 0);
      };
    },
    isLostWithPage: (): boolean => [...holders.values()].includes('page'),
    ask,
    answer: (isLeaving: boolean): void => {
      const asked = question;
      if (!asked) return;
      ask(null);
      if (isLeaving) asked.onLeave();
      else asked.onStay?.();
    },
    question: (): Question | null => question,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** The browser asks before a tab is closed or reloaded. */
const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/** What is not saved in this tab. */
export const unsaved = createUnsavedStore((isHeld) => {
  if (isHeld) window.addEventListener('beforeunload', askBeforeUnload);
  else window.removeEventListener('beforeunload', askBeforeUnload);
});
