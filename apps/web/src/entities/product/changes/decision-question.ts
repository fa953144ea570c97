import { productChange, type AnyRoute, type ProductChange } from '@mullion/contracts';
import { z } from 'zod';
import type { AskAgain } from '../../../kits/api/ask-again';
import type { ActsOfProducts } from './decide-changes';
import { isDeleting, withDecisions } from './with-decisions';

export interface DecisionQuestion {
  readonly changes: readonly ProductChange[];
  readonly isDeleting: boolean;
  /** Null: nothing is decided. */
  readonly answer: (acts: ActsOfProducts | null) => void;
}

const current = z.object({ changes: z.array(productChange).min(1) });
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

const ask = (route: AnyRoute, changes: readonly ProductChange[]): Promise<ActsOfProducts | null> =>
  new Promise((resolve) => {
    const question: DecisionQuestion = {
      changes,
      isDeleting: isDeleting(route),
      answer: (acts) => {
        const at = waiting.indexOf(question);
        if (at < 0) return;
        waiting.splice(at, 1);
        tell();
        resolve(acts);
      },
    };
    waiting.push(question);
    tell();
  });

/**
 * Asks a person what becomes of products that something has been done with, when a call is refused for want of that.
 */
export const askForDecisions: AskAgain = async (route, input, problem) => {
  if (problem.code !== 'product.decision_needed' && problem.code !== 'product.decision_impossible') return null;
  if (withDecisions(route, input, new Map()) === null) return null;
  const found = current.safeParse(problem.current);
  if (!found.success) return null;
  const acts = await ask(route, found.data.changes);
  return acts === null ? null : withDecisions(route, input, acts);
};
