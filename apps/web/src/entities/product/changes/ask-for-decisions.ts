import type { AskAgain } from '../../../kits/api/ask-again';

const wanted: readonly string[] = ['product.decision_needed', 'product.decision_impossible'];

/**
 * Asks a person what becomes of products that something has been done with, when a call is refused for want of that.
 * What asks is loaded only then: the sign-in page needs none of it. When it cannot be loaded, the refusal is told.
 */
export const askForDecisions: AskAgain = async (route, input, problem) => {
  if (!wanted.includes(problem.code)) return null;
  const question = await import('./decision-question').catch(() => null);
  return question === null ? null : question.askDecisions(route, input, problem);
};
