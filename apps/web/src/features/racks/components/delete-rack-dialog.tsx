import type { Rack } from '@mullion/contracts';
import { ConfirmDialog, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useDeleteRackMutation } from '../api/racks-api';

/** Asks, naming the row, before it is deleted. */
export const DeleteRackDialog = ({ rack, onClose }: { readonly rack: Rack; readonly onClose: () => void }) => {
  const { t } = useTranslation(['racks', 'common']);
  const toast = useToast();
  const refuse = useProblemToast();
  const [remove] = useDeleteRackMutation();
  const name = rack.code;
  const removeIt = async () => {
    const problem = asProblem((await remove({ params: { id: rack.id } })).error);
    if (problem) refuse(problem, t('refused.delete'));
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
