import type { ListedWorkCenter } from '@mullion/contracts';
import { ConfirmDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../../kits/api/use-tell';
import { useUpdateWorkCenterMutation } from '../api/work-centers-page-api';

interface DeleteCenterDialogProps {
  readonly center: ListedWorkCenter;
  readonly onClose: () => void;
}

/** Asks before a work center is deleted. The server refuses one with open operations; the question says so first. */
export const DeleteCenterDialog = ({ center, onClose }: DeleteCenterDialogProps) => {
  const { t } = useTranslation('centers');
  const tell = useTell();
  const [update] = useUpdateWorkCenterMutation();
  const { id, code, version, open_operations: open } = center;
  const remove = async () => {
    await tell(
      update({ params: { id }, body: { deleted: true, version } }),
      t('removed', { code }),
      t('refused.delete'),
    );
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={t('deleteTitle', { code })}
      action={t('deleteAction')}
      onConfirm={remove}
      onClose={onClose}
    >
      {open > 0 ? t('deleteOpen', { operations: open }) : t('deleteText')}
    </ConfirmDialog>
  );
};
