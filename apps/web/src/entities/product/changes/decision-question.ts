import { openChanges, type AnyRoute, type ChangeDecision, type ProductChange } from '@mullion/contracts';
import type { AskAgain } from '../../../kits/api/ask-again';
import { isDeleting, withDecisions } from './with-decisions';

export interface DecisionQuestion {
  readonly changes: readonly ProductChange[];
  readonly isDeleting: boolean;
  /** Null: nothing is decided. */
  readonly answer: (decisions: readonly ChangeDecision[] | null) => void;
}

const waiting: DecisionQuestion[] = [];
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** What a person is asked now; null: nothing. Questions come one after the other. */
export const decisionQuestion = {
  get: (): DecisionQuestion | null => waiting[0] ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const ask = (route: AnyRoute, changes: readonly ProductChange[]): Promise<readonly ChangeDecision[] | null> =>
  new Promise((resolve) => {
    const question: DecisionQuestion = {
      changes,
      isDeleting: isDeleting(route),
      answer: (decisions) => {
        const at = waiting.indexOf(question);
        if (at < 0) return;
        waiting.splice(at, 1);
        tell();
        resolve(decisions);
      },
    };
    waiting.push(question);
    tell();
  });

/** The call with what a person decided about the products that a refusal names; null: nothing can be decided. */
export const askDecisions: AskAgain = async (route, input, problem) => {
  const found = openChanges.safeParse(problem.current);
  if (!found.success || found.data.changes.length === 0) return null;
  const { changes, seen } = found.data;
  if (withDecisions(route, input, [], seen) === null) return null;
  const decisions = await ask(route, changes);
  return decisions === null ? null : withDecisions(route, input, decisions, seen);
};
