import { palletDetail, type PalletDetail } from '@mullion/contracts';
import { isValidNumber } from '@mullion/packing-model';
import { TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { usePlanningAct } from '../../../entities/pallet/use-planning-act';
import type { NumberAct } from '../commands/acts';

const formFor = (refused: string) =>
  z.object({
    number: z.string().trim().toUpperCase().refine(isValidNumber, { error: refused }),
  });

interface NumberDialogProps {
  readonly pallet: PalletDetail;
  readonly onSaved: (act: NumberAct) => void;
  readonly onClose: () => void;
}

/** Another number for a pallet: Enter saves, Escape closes. */
export const NumberDialog = ({ pallet, onSaved, onClose }: NumberDialogProps) => {
  const { t } = useTranslation('planning');
  const { ask } = usePlanningAct();
  const { control, submission } = useRowDialog({
    audited: 'pallets',
    fields: formFor(t('number.refused')),
    row: pallet,
    schema: palletDetail,
    formOf: (row) => ({ number: row?.number ?? '' }),
    send: async ({ number }, over) => {
      const version = over?.version ?? pallet.version;
      const { data, error } = await ask({ kind: 'number', pallet_id: pallet.id, version, number });
      if (!data) return { error };
      const [saved] = data.pallets;
      if (saved)
        onSaved({ id: data.id, way: 'do', kind: 'number', palletId: pallet.id, from: pallet.number, to: saved.number });
      return { data: saved ?? pallet };
    },
    done: (_values, saved) => t('number.done', { number: saved.shown_number }),
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
