import { palletDetail, type PalletDetail } from '@mullion/contracts';
import { isValidNumber } from '@mullion/packing-model';
import { TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useChangeNumberMutation } from '../api/planning-api';

const formFor = (refused: string) =>
  z.object({
    number: z.string().trim().toUpperCase().refine(isValidNumber, { error: refused }),
  });

interface NumberDialogProps {
  readonly pallet: PalletDetail;
  readonly onSaved: (from: string | null, to: string | null) => void;
  readonly onClose: () => void;
}

/** Another number for a pallet: Enter saves, Escape closes. */
export const NumberDialog = ({ pallet, onSaved, onClose }: NumberDialogProps) => {
  const { t } = useTranslation('planning');
  const [change] = useChangeNumberMutation();
  const { control, submission } = useRowDialog({
    audited: 'pallets',
    fields: formFor(t('number.refused')),
    row: pallet,
    schema: palletDetail,
    formOf: (row) => ({ number: row?.number ?? '' }),
    send: ({ number }, over) =>
      change({ params: { id: pallet.id }, body: { number, version: over?.version ?? pallet.version } }),
    done: (_values, saved) => t('number.done', { number: saved.shown_number }),
    onSaved: (_values, saved) => saved.number !== pallet.number && onSaved(pallet.number, saved.number),
    onClose,
  });
  return (
    <RowDialog
      title={t('number.title', { number: pallet.shown_number })}
      submission={submission}
      refused={t('number.refused')}
      labels={{ number: t('number.label') }}
      hasRequired
      onClose={onClose}
    >
      <TextField control={control} required wide name="number" label={t('number.label')} help={t('number.help')} />
    </RowDialog>
  );
};
