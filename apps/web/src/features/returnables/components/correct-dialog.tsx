import { returnableMovement, type ReturnableMovement } from '@mullion/contracts';
import { TextAreaField, TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { wholeNumber } from '../../../kits/forms/whole-number';
import { useCorrectReturnablesMutation } from '../api/returnables-api';

interface CorrectDialogProps {
  readonly movement: ReturnableMovement;
  readonly onClose: () => void;
}

const MOST = 10_000;
const fields = z.object({
  count: wholeNumber(1, MOST),
  reason: z.string().trim().min(1).max(500),
});

/** Takes a movement back, wholly or in part: it stays as it is, another one says why. */
export const CorrectDialog = ({ movement, onClose }: CorrectDialogProps) => {
  const { t } = useTranslation('returnables');
  const [correct] = useCorrectReturnablesMutation();
  const { control, submission } = useRowDialog({
    fields,
    row: null,
    schema: returnableMovement,
    formOf: () => ({ count: String(movement.left), reason: '' }),
    send: (body) => correct({ params: { id: movement.id }, body }),
    done: ({ count }) => t('done.corrected', { count }),
    onClose,
  });
  const labels = { count: t('entry.correctCount'), reason: t('entry.reason') };
  return (
    <RowDialog
      title={t('entry.correctTitle', { act: t(`act.${movement.act}`), count: movement.count, kind: movement.kind })}
      action={t('correct')}
      submission={submission}
      refused={t('refused.correct')}
      labels={labels}
      hasRequired
      onClose={onClose}
    >
      <p className="wide secondary">{t('entry.correctHelp')}</p>
      <TextField control={control} name="count" label={labels.count} inputMode="numeric" required />
      <TextAreaField control={control} name="reason" label={labels.reason} required wide rows={2} />
    </RowDialog>
  );
};
