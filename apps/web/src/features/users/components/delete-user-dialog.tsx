import type { ListedUser } from '@mullion/contracts';
import { ConfirmDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../../kits/api/use-tell';
import { useDeleteUserMutation } from '../api/users-api';

/** Asks, naming the person, before a user is deleted. */
export const DeleteUserDialog = ({ user, onClose }: { readonly user: ListedUser; readonly onClose: () => void }) => {
  const { t } = useTranslation('users');
  const tell = useTell();
  const [remove] = useDeleteUserMutation();
  const removeIt = async () => {
    await tell(remove({ params: { id: user.id } }), t('done.deleted', { name: user.name }), t('refused.delete'));
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
