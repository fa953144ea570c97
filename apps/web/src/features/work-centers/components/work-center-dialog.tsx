import { workCenter as workCenterSchema, type ListedWorkCenter, type WorkCenter } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { formOfWorkCenter, workCenterFormSchema } from '../rules/work-center-form';
import { useSaveWorkCenter } from '../state/use-save-work-center';
import { useWorkCenterLabels, WorkCenterFields } from './work-center-fields';

interface WorkCenterDialogProps {
  /** Null makes a new one. */
  readonly center: ListedWorkCenter | null;
  readonly onSaved?: (id: number) => void;
  readonly onClose: () => void;
}

/** A new work center, or one that is there. */
export const WorkCenterDialog = ({ center, onSaved, onClose }: WorkCenterDialogProps) => {
  const { t } = useTranslation('centers');
  const labels = useWorkCenterLabels();
  const saving = useSaveWorkCenter(center);
  const { control, submission } = useRowDialog({
    audited: 'work_centers',
    ...saving,
    fields: workCenterFormSchema,
    row: center as WorkCenter | null,
    schema: workCenterSchema,
    formOf: formOfWorkCenter,
    onSaved: (_values, saved: WorkCenter) => onSaved?.(saved.id),
    onClose,
  });
  return (
    <RowDialog
      title={center ? t('editTitle', { code: center.code }) : t('newTitle')}
      hasRequired
      submission={submission}
      refused={t('refused.save')}
      labels={labels}
      onClose={onClose}
    >
      <WorkCenterFields control={control} isNew={center === null} withDeleted={center !== null} />
    </RowDialog>
  );
};
