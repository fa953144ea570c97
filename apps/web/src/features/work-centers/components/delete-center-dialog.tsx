import type { ListedWorkCenter } from '@mullion/contracts';
import { ConfirmDialog, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useUpdateWorkCenterMutation } from '../api/work-centers-page-api';

interface DeleteCenterDialogProps {
  readonly center: ListedWorkCenter;
  readonly onClose: () => void;
}

/** Asks before a work center is deleted. The server refuses one with open operations; the question says so first. */
export const DeleteCenterDialog = ({ center, onClose }: DeleteCenterDialogProps) => {
  const { t } = useTranslation('centers');
  const toast = useToast();
  const refuse = useProblemToast();
  const [update] = useUpdateWorkCenterMutation();
  const { id, code, version, open_operations: open } = center;
  const remove = async () => {
    const problem = asProblem((await update({ params: { id }, body: { deleted: true, version } })).error);
    if (problem) refuse(problem, t('refused.delete'));
    else toast({ message: t('removed', { code }) });
  };
  return (
    <ConfirmDialog open destructive title={t('deleteTitle', { code })} action={t('deleteAction')} onConfirm={remove} onClose={onClose}>
      {open > 0 ? t('deleteOpen', { operations: open }) : t('deleteText')}
    </ConfirmDialog>
  );
};
