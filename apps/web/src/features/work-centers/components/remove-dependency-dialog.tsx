import { ConfirmDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

interface RemoveDependencyDialogProps {
  /** Codes of the awaited and of the waiting work center. */
  readonly before: string;
  readonly after: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a dependency goes. */
export const RemoveDependencyDialog = ({ before, after, onConfirm, onClose }: RemoveDependencyDialogProps) => {
  const { t } = useTranslation('centers');
  return (
    <ConfirmDialog
      open
      destructive
      title={t('manage.removeTitle', { before, after })}
      action={t('manage.removeAction')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('manage.removeText', { before, after })}
    </ConfirmDialog>
  );
};
