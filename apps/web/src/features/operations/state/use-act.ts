import type { Problem } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { asProblem } from '../../../app/api/as-problem';

type Answer = PromiseLike<{ readonly error?: Parameters<typeof asProblem>[0] }>;

/** Does something and says how it went: `act(retry(…), t('letters.retried'), t('letters.refused'))`. */
export const useAct = (): ((answer: Answer, done: string, refused: string) => Promise<void>) => {
  const toast = useToast();
  const refuse = useProblemToast();
  return async (answer, done, refused) => {
    const problem: Problem | undefined = asProblem((await answer).error);
    if (problem) refuse(problem, refused);
    else toast({ message: done });
  };
};
