import { statusRight, type Problem, type StatusMove, type StatusRight } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useSaveStatusRightsMutation, useStageStatusRightsMutation } from '../api/company-api';
import type { Move, Part } from '../rules/matrix';

export type Saved =
  | { readonly kind: 'saved' | 'refused' }
  | { readonly kind: 'conflict'; readonly current: readonly StatusRight[] };

const presentOf = (problem: Problem): StatusRight[] | null => {
  const current = statusRight.array().safeParse(problem.current);
  return problem.status === 409 && current.success ? current.data : null;
};

/** The two calls of a save: the first only stages, so nothing is lost when the second does not come through. */
export const useSaveMatrix = () => {
  const { t } = useTranslation('company');
  const toast = useToast();
  const problemToast = useProblemToast();
  const [stage, staging] = useStageStatusRightsMutation();
  const [write, writing] = useSaveStatusRightsMutation();

  /** Saves over the moves as this person saw them (`known`); somebody else's come back as a conflict. */
  const save = async (part: Part, known: readonly Move[], moves: readonly StatusMove[]): Promise<Saved> => {
    const seen = known.map(({ before, after }) => ({ before, after }));
    const staged = await stage({ body: { ...part, known: seen } });
    const problem =
      asProblem(staged.error) ?? asProblem((await write({ body: { updated: JSON.stringify(moves) } })).error);
    if (!problem) {
      toast({ message: t('saved'), key: 'company-saved' });
      return { kind: 'saved' };
    }
    const current = presentOf(problem);
    if (current) return { kind: 'conflict', current };
    problemToast(problem, t('notSaved'));
    return { kind: 'refused' };
  };
  return { save, saving: staging.isLoading || writing.isLoading };
};
