import type { §One§ } from '@mullion/contracts';
import { ConfirmDialog, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useDelete§One§Mutation } from '../api/§many-§-api';

/** Asks, naming the row, before it is deleted. */
export const Delete§One§Dialog = ({ §one§, onClose }: { readonly §one§: §One§; readonly onClose: () => void }) => {
  const { t } = useTranslation(['§many§', 'common']);
  const toast = useToast();
  const refuse = useProblemToast();
  const [remove] = useDelete§One§Mutation();
  const name = §one§.§first§;
  const removeIt = async () => {
    const problem = asProblem((await remove({ params: { id: §one§.id } })).error);
    if (problem) refuse(problem, t('refused.delete'));
    else toast({ message: t('done.deleted', { name }) });
  };
  return (
    <ConfirmDialog open destructive title={t('confirm.deleteTitle', { name })} action={t('common:action.delete')} onConfirm={removeIt} onClose={onClose}>
      {t('confirm.deleteText')}
    </ConfirmDialog>
  );
};
