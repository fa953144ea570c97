import type { ListedProblem } from '@mullion/contracts';
import { ConfirmDialog, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useDeleteProblemMutation } from '../api/problems-api';

/** Asks, naming the problem, before it is deleted. */
export const DeleteProblemDialog = ({ problem, onClose }: { readonly problem: ListedProblem; readonly onClose: () => void }) => {
  const { t } = useTranslation(['problems', 'common']);
  const toast = useToast();
  const refuse = useProblemToast();
  const [remove] = useDeleteProblemMutation();
  const name = problem.subject;
  const removeIt = async () => {
    const refused = asProblem((await remove({ params: { id: problem.id } })).error);
    if (refused) refuse(refused, t('refused.delete'));
    else toast({ message: t('done.deleted', { name }) });
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={t('confirm.deleteTitle', { name })}
      action={t('common:action.delete')}
      onConfirm={removeIt}
      onClose={onClose}
    >
      {t('confirm.deleteText')}
    </ConfirmDialog>
  );
};
