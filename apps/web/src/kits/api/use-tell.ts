import { useProblemToast, useToast } from '@mullion/ui-kit';
import { asProblem } from './as-problem';

type Answer = PromiseLike<{ readonly error?: Parameters<typeof asProblem>[0] }>;

/**
 * Says how a request went, and answers whether it went well:
 * `tell(retry(…), t('letters.retried'), t('letters.refused'))`.
 */
export const useTell = (): ((answer: Answer, done: string, refused: string) => Promise<boolean>) => {
  const toast = useToast();
  const refuse = useProblemToast();
  return async (answer, done, refused) => {
    const problem = asProblem((await answer).error);
    if (problem) refuse(problem, refused);
    else toast({ message: done });
    return problem === undefined;
  };
};
