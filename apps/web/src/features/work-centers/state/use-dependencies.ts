import { useState } from 'react';
import type { ListedWorkCenter, Problem, WorkCenterDependencyId, WorkCenterId } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useTell } from '../../../kits/api/use-tell';
import { useCreateDependencyMutation, useDeleteDependencyMutation } from '../api/work-centers-page-api';
import { codesOfCycle } from '../rules/arrows';

/** An arrow that would have closed a cycle; nothing of it is saved. */
export interface RefusedArrow {
  readonly before: number;
  readonly after: number;
  /** The cycle by codes, ending where it begins. */
  readonly codes: readonly string[];
}

/** Adds and removes dependencies; keeps the last arrow that was refused because of a cycle. */
export const useDependencies = (centers: readonly ListedWorkCenter[], onRefused: (after: number) => void) => {
  const { t } = useTranslation('centers');
  const toast = useToast();
  const refuse = useProblemToast();
  const tell = useTell();
  const [create, { isLoading: isAdding }] = useCreateDependencyMutation();
  const [remove] = useDeleteDependencyMutation();
  const [refused, setRefused] = useState<RefusedArrow | null>(null);
  const codeOf = (id: number): string => centers.find((center) => center.id === id)?.code ?? '';

  const isCycle = (problem: Problem, before: number, after: number): boolean => {
    if (problem.code !== 'work_center.cycle') return false;
    setRefused({ before, after, codes: codesOfCycle(problem.params?.cycle) });
    onRefused(after);
    return true;
  };
  const connect = async (before: number, after: number): Promise<boolean> => {
    setRefused(null);
    const body = { work_center_id: after as WorkCenterId, depends_on: before as WorkCenterId };
    const problem = asProblem((await create({ body })).error);
    if (!problem) toast({ message: t('manage.added', { before: codeOf(before), after: codeOf(after) }) });
    else if (!isCycle(problem, before, after)) refuse(problem, t('refused.connect'));
    return !problem;
  };
  const disconnect = async (id: number, before: string, after: string): Promise<void> => {
    setRefused(null);
    await tell(
      remove({ params: { id: id as WorkCenterDependencyId } }),
      t('manage.removed', { before, after }),
      t('refused.disconnect'),
    );
  };
  return { refused, clearRefused: () => setRefused(null), connect, disconnect, isAdding };
};
