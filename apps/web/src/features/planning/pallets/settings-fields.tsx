import type { ReactNode } from 'react';
import type { PackingType } from '@mullion/contracts';
import { SelectField, TextField } from '@mullion/ui-kit';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { settingNames, type SettingsInput } from '../commands/settings-form';

interface SettingsFieldsProps {
  readonly types: readonly PackingType[];
  /** What stands above them in the same grid, and below the packing type. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

/** Timber, limits and spacings of pallets, all required; a packing type fills them. */
export const SettingsFields = ({ types, before, children }: SettingsFieldsProps) => {
  const { t } = useTranslation(['planning', 'pallet']);
  const { control, setValue } = useFormContext<SettingsInput>();
  const pickType = (id: string): void => {
    const picked = types.find((each) => String(each.id) === id);
    if (!picked) return;
    for (const name of settingNames) setValue(name, String(picked[name]), { shouldDirty: true, shouldValidate: true });
  };
  const field = { control, required: true, inputMode: 'numeric' } as const;
  return (
    <div
      className="form-grid"
      onChange={(event) =>
        event.target instanceof HTMLSelectElement &&
        event.target.name === 'packing_type_id' &&
        pickType(event.target.value)
      }
    >
      {before}
      <SelectField
        control={control}
        name="packing_type_id"
        label={t('planning:settings.type')}
        choices={[
          { value: '', text: t('planning:settings.own') },
          ...types.map((each) => ({ value: String(each.id), text: each.description })),
        ]}
      />
      {children}
      <TextField {...field} name="max_height" label={t('pallet:sizes.maxHeight')} />
      <TextField {...field} name="max_weight" label={t('pallet:sizes.maxWeight')} />
      <TextField {...field} name="pallet_height" label={t('pallet:sizes.palletHeight')} />
      <TextField {...field} name="spacing_between" label={t('pallet:sizes.spacingBetween')} />
      <TextField {...field} name="spacing_ends" label={t('pallet:sizes.spacingEnds')} />
      <TextField {...field} name="spacing_sides" label={t('pallet:sizes.spacingSides')} />
    </div>
  );
};
