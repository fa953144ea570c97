import { rack as rackSchema, type Rack } from '@mullion/contracts';
import { TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useCreateRackMutation, useUpdateRackMutation } from '../api/racks-api';
import { rackForm } from '../rules/rack-form';

interface RackDialogProps {
  /** Null makes a new one. */
  readonly rack: Rack | null;
  readonly onClose: () => void;
}

/** Makes or edits a rack; what somebody else has saved meanwhile is shown beside what is typed. */
export const RackDialog = ({ rack, onClose }: RackDialogProps) => {
  const { t } = useTranslation('racks');
  const [create] = useCreateRackMutation();
  const [update] = useUpdateRackMutation();
  const { control, submission } = useRowDialog({
    audited: 'racks',
    fields: rackForm,
    row: rack,
    schema: rackSchema,
    formOf: (row) => ({
      code: row?.code ?? '',
      barcode: row?.barcode ?? '',
      zone: row?.zone ?? '',
      place: row?.place ?? '',
      walking_order: String(row?.walking_order ?? ''),
    }),
    send: ({ barcode, ...values }, over) => {
      // without one of its own a rack is scanned by its code
      const body = { ...values, barcode: barcode || values.code };
      return over ? update({ params: { id: over.id }, body: { ...body, version: over.version } }) : create({ body });
    },
    done: ({ code }) => t(rack ? 'done.saved' : 'done.created', { name: code }),
    onClose,
  });
  const labels = {
    code: t('column.code'),
    barcode: t('column.barcode'),
    zone: t('column.zone'),
    place: t('column.place'),
    walking_order: t('column.walking_order'),
  };
  return (
    <RowDialog
      title={rack ? t('form.editTitle', { name: rack.code }) : t('new')}
      submission={submission}
      refused={t('refused.save')}
      labels={labels}
      hasRequired
      onClose={onClose}
    >
      <TextField control={control} name="code" label={labels.code} required />
      <TextField control={control} name="barcode" label={labels.barcode} help={t('form.barcodeHelp')} />
      <TextField control={control} name="zone" label={labels.zone} />
      <TextField control={control} name="place" label={labels.place} help={t('form.placeHelp')} />
      <TextField
        control={control}
        name="walking_order"
        label={labels.walking_order}
        help={t('form.orderHelp')}
        inputMode="numeric"
        required
      />
    </RowDialog>
  );
};
