import type { ScanConflict, Settlement } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../api/as-problem';
import { useSettleScanConflictMutation } from './conflicts-api';

/** Settles a conflict and says what has become of it. */
export const useSettle = () => {
  const { t } = useTranslation('conflicts');
  const toast = useToast();
  const refuse = useProblemToast();
  const [send, sending] = useSettleScanConflictMutation();
  const settle = async ({ id, version }: ScanConflict, how: Settlement, reason?: string): Promise<void> => {
    const answer = await send({ params: { id }, body: { how, version, ...(reason === undefined ? {} : { reason }) } });
    const problem = asProblem(answer.error);
    if (problem) refuse(problem, t('refused'));
    else toast({ message: answer.data?.settled ? t(`done.${how}`) : t('stays') });
  };
  return { settle, isSending: sending.isLoading };
};
