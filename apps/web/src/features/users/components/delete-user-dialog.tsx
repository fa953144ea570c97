import type { ListedUser } from '@mullion/contracts';
import { ConfirmDialog, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useDeleteUserMutation } from '../api/users-api';

/** Asks, naming the person, before a user is deleted. */
export const DeleteUserDialog = ({ user, onClose }: { readonly user: ListedUser; readonly onClose: () => void }) => {
  const { t } = useTranslation('users');
  const toast = useToast();
  const refuse = useProblemToast();
  const [remove] = useDeleteUserMutation();
  const removeIt = async () => {
    const answer = await remove({ params: { id: user.id } });
    const problem = asProblem(answer.error);
    if (problem) refuse(problem, t('refused.delete'));
    else toast({ message: t('done.deleted', { name: user.name }) });
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={t('confirm.deleteTitle', { name: user.name })}
      action={t('confirm.deleteAction')}
      onConfirm={removeIt}
      onClose={onClose}
    >
      {t('confirm.deleteText', { name: user.name, email: user.email })}
    </ConfirmDialog>
  );
};
