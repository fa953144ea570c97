import type { StatusMove } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useSaveStatusRightsMutation, useStageStatusRightsMutation } from '../api/company-api';
import type { Part } from '../rules/matrix';

/** The two calls of §1.7: the first only stages, so nothing is lost when the second does not come through. */
export const useSaveMatrix = () => {
  const { t } = useTranslation('company');
  const toast = useToast();
  const problemToast = useProblemToast();
  const [stage, staging] = useStageStatusRightsMutation();
  const [write, writing] = useSaveStatusRightsMutation();

  /** True when it was saved. */
  const save = async (part: Part, moves: readonly StatusMove[]): Promise<boolean> => {
    const staged = await stage({ body: part });
    const problem = asProblem(staged.error) ?? asProblem((await write({ body: { updated: JSON.stringify(moves) } })).error);
    if (problem) problemToast(problem, t('notSaved'));
    else toast({ message: t('saved'), key: 'company-saved' });
    return !problem;
  };
  return { save, saving: staging.isLoading || writing.isLoading };
};
