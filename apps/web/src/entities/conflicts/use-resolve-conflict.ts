import type { Problem, ScanConflict, Settlement } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../kits/api/as-problem';
import { useResolveScanConflictMutation } from './conflicts-api';

/**
 * Settles a conflict and says what has become of it; `dismiss` gives why it was refused, for where the reason was
 * typed.
 */
export const useResolveConflict = () => {
  const { t } = useTranslation('conflicts');
  const toast = useToast();
  const refuse = useProblemToast();
  const [send, sending] = useResolveScanConflictMutation();
  const write = async ({ id, version }: ScanConflict, how: Settlement, reason?: string): Promise<Problem | null> => {
    const answer = await send({ params: { id }, body: { how, version, ...(reason === undefined ? {} : { reason }) } });
    const problem = asProblem(answer.error);
    if (problem) return problem;
    toast({ message: answer.data?.settled ? t(`done.${how}`) : t('stays') });
    return null;
  };
  const settle = async (conflict: ScanConflict, how: Settlement): Promise<void> => {
    const problem = await write(conflict, how);
    if (problem) refuse(problem, t('refused'));
  };
  const dismiss = (conflict: ScanConflict, reason: string) => write(conflict, 'dismissed', reason);
  return { settle, dismiss, isSending: sending.isLoading };
};
