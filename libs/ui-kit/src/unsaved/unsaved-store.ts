/** What happens with the answer to "discard what is not saved?". */
interface Answers {
  readonly onLeave: () => void;
  readonly onStay?: () => void;
}
interface Question extends Answers {
  /** What leaving ends: something is still being sent, or was only typed. */
  readonly loses: 'upload' | 'input';
}

/**
 * 'page' and 'upload': lost when the page or its dialog is left, so that is asked about. 'tab': kept and sent later
 * from another page, lost only when the tab is closed.
 */
export type LostWith = 'page' | 'upload' | 'tab';

/** Who holds input that is not saved yet, typed or being sent, and the one question about losing it. */
export const createUnsavedStore = (warn: (isGuarded: boolean) => void = () => undefined) => {
  const holders = new Map<symbol, LostWith>();
  const listeners = new Set<() => void>();
  let question: Question | null = null;
  const show = (next: Question | null): void => {
    question = next;
    listeners.forEach((listener) => listener());
  };
  const isGuarded = (lostWith: LostWith): boolean => [...holders.values()].includes(lostWith);
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
    isLostWithPage: (): boolean => isGuarded('page') || isGuarded('upload'),
    ask: (answers: Answers): void => show({ ...answers, loses: isGuarded('upload') ? 'upload' : 'input' }),
    answer: (isLeaving: boolean): void => {
      const asked = question;
      if (!asked) return;
      show(null);
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
export const unsaved = createUnsavedStore((isGuarded) => {
  if (isGuarded) window.addEventListener('beforeunload', askBeforeUnload);
  else window.removeEventListener('beforeunload', askBeforeUnload);
});
