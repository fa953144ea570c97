import type { ReturnableKind } from '@mullion/contracts';
import { ConfirmDialog, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useDeleteReturnableKindMutation } from '../api/returnables-api';

/** Asks, naming the row, before it is deleted. */
export const DeleteKindDialog = ({
  returnableKind,
  onClose,
}: {
  readonly returnableKind: ReturnableKind;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['returnables', 'common']);
  const toast = useToast();
  const refuse = useProblemToast();
  const [remove] = useDeleteReturnableKindMutation();
  const name = returnableKind.name;
  const removeIt = async () => {
    const problem = asProblem((await remove({ params: { id: returnableKind.id } })).error);
    if (problem) refuse(problem, t('kindsPage.refused.delete'));
    else toast({ message: t('kindsPage.deleted', { name }) });
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={t('kindsPage.deleteTitle', { name })}
      action={t('common:action.delete')}
      onConfirm={removeIt}
      onClose={onClose}
    >
      {t('kindsPage.deleteText')}
    </ConfirmDialog>
  );
};
