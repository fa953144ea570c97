import { FormDialog, TextField, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { uuid } from '../../../app/api/uuid';
import { wholeNumber } from '../../../app/packing/whole-number';
import type { TemporaryPallet } from '../rules/temporary-pallet';

/** A new pallet is a metre long until something stands on it. */
const NEW_LENGTH_MM = 1000;
const form = z.object({ length: wholeNumber(1, 20_000), width: wholeNumber(1, 20_000), comment: z.string().max(2000) });

/** An empty pallet in the plan; it becomes real with its first product. */
export const NewPalletDialog = ({
  width,
  onMade,
  onClose,
}: {
  readonly width: number;
  readonly onMade: (pallet: TemporaryPallet) => void;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['planning', 'pallet']);
  const { control, handleSubmit, formState } = useZodForm(form, { length: String(NEW_LENGTH_MM), width: String(width), comment: '' });
  const submit = handleSubmit((values) => onMade({ key: uuid(), ...values, comment: values.comment.trim() || null }));
  return (
    <FormDialog
      open
      title={t('pallet:create.title')}
      action={t('pallet:create.action')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      dirty={formState.isDirty}
      hasRequired
    >
      <div className="form-grid">
        <TextField control={control} required inputMode="numeric" name="length" label={t('pallet:create.length')} />
        <TextField control={control} required inputMode="numeric" name="width" label={t('pallet:create.width')} />
        <TextField control={control} wide name="comment" label={t('pallet:create.comment')} help={t('planning:pallets.temporaryText')} />
      </div>
    </FormDialog>
  );
};
