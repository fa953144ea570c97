import type { PackingType } from '@mullion/contracts';
import { FormDialog, TextField, useZodForm } from '@mullion/ui-kit';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { uuid } from '../../../kits/http/uuid';
import { wholeNumber } from '../../../kits/forms/whole-number';
import { settingsForm, settingsOfType } from '../commands/settings-form';
import type { TemporaryPallet } from '../commands/temporary-pallet';
import { SettingsFields } from './settings-fields';

/** A new pallet is a metre long until something stands on it. */
const NEW_LENGTH_MM = 1000;
const form = settingsForm.extend({
  length: wholeNumber(1, 20_000),
  width: wholeNumber(1, 20_000),
  comment: z.string().max(2000),
});

interface NewPalletDialogProps {
  readonly width: number;
  readonly types: readonly PackingType[];
  /** Its settings are there to begin with. */
  readonly preferred: PackingType | undefined;
  readonly onMade: (pallet: TemporaryPallet) => void;
  readonly onClose: () => void;
}

/** An empty pallet in the plan with all its settings; it becomes real with its first product. */
export const NewPalletDialog = ({ width, types, preferred, onMade, onClose }: NewPalletDialogProps) => {
  const { t } = useTranslation(['planning', 'pallet']);
  const begin = { length: String(NEW_LENGTH_MM), width: String(width), comment: '' };
  const made = useZodForm(form, { ...settingsOfType(preferred), ...begin });
  const { control, handleSubmit, formState } = made;
  const submit = handleSubmit(({ length, width: wide, comment, packing_type_id: _type, ...settings }) =>
    onMade({ key: uuid(), length, width: wide, comment: comment.trim() || null, settings }),
  );
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
      <FormProvider {...made}>
        <SettingsFields
          types={types}
          before={
            <>
              <TextField
                control={control}
                required
                inputMode="numeric"
                name="length"
                label={t('pallet:create.length')}
              />
              <TextField control={control} required inputMode="numeric" name="width" label={t('pallet:create.width')} />
              <TextField
                control={control}
                wide
                name="comment"
                label={t('pallet:create.comment')}
                help={t('planning:pallets.temporaryText')}
              />
            </>
          }
        />
      </FormProvider>
    </FormDialog>
  );
};
