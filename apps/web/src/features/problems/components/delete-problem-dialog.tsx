import type { ListedProblem } from '@mullion/contracts';
import { ConfirmDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../../kits/api/use-tell';
import { useDeleteProblemMutation } from '../api/problems-api';

/** Asks, naming the problem, before it is deleted. */
export const DeleteProblemDialog = ({
  problem,
  onClose,
}: {
  readonly problem: ListedProblem;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['problems', 'common']);
  const tell = useTell();
  const [remove] = useDeleteProblemMutation();
  const name = problem.subject;
  const removeIt = async () => {
    await tell(remove({ params: { id: problem.id } }), t('done.deleted', { name }), t('refused.delete'));
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
