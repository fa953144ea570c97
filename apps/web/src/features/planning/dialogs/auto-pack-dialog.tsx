import { useState } from 'react';
import { Switch } from '@blueprintjs/core';
import type { Company, PackingRun, PackingType, PlacedProductDto, Problem } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { heaviestProductWarning, productFromWire } from '@mullion/packing-model';
import { FormDialog, Note, ProblemNote, SelectField, TextField, useZodForm } from '@mullion/ui-kit';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../app/language';
import { preferredType } from '../../../app/packing/preferred-type';
import { useAutoPackMutation } from '../api/planning-api';
import { budgets, makerDefaults, makerForm, runSettingsOf, typeFields } from '../rules/maker-form';

interface AutoPackDialogProps {
  readonly products: readonly PlacedProductDto[];
  readonly types: readonly PackingType[];
  readonly company: Company;
  readonly onStarted: (run: PackingRun) => void;
  readonly onClose: () => void;
}

/** The pallet settings maker: from a packing type, everything can be changed for this run. */
export const AutoPackDialog = ({ products, types, company, onStarted, onClose }: AutoPackDialogProps) => {
  const { t } = useTranslation('planning');
  const language = useLanguage();
  const [start, { isLoading }] = useAutoPackMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const preferred = preferredType(types, company);
  const { control, handleSubmit, setValue, formState } = useZodForm(makerForm, makerDefaults(preferred, company));
  const typeId = useWatch({ control, name: 'packing_type_id' });
  const type = types.find((each) => String(each.id) === typeId);
  const heaviest = type ? heaviestProductWarning(products.map(productFromWire), type.pallet_weight) : null;
  const pickType = (id: string): void => {
    const picked = types.find((each) => String(each.id) === id);
    if (!picked) return;
    for (const [name, value] of Object.entries(typeFields(picked, company)))
      setValue(name as never, value as never, { shouldDirty: true, shouldValidate: true });
  };
  const submit = handleSubmit(async (maker) => {
    try {
      onStarted(await start({ body: { products: products.map((product) => product.id), settings: runSettingsOf(maker) } }).unwrap());
    } catch (error) {
      setProblem(error as Problem);
    }
  });
  const field = { control, required: true, inputMode: 'numeric' } as const;
  return (
    <FormDialog
      open
      title={t('maker.title', { count: products.length })}
      action={t('maker.action')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={isLoading}
      dirty={formState.isDirty}
      submitDisabled={products.length === 0}
      hasRequired
    >
      <div
        className="form-grid"
        onChange={(event) =>
          event.target instanceof HTMLSelectElement && event.target.name === 'packing_type_id' && pickType(event.target.value)
        }
      >
        {problem && <ProblemNote problem={problem} title={t('maker.failed')} />}
        <SelectField
          control={control}
          name="packing_type_id"
          label={t('maker.type')}
          required
          choices={types.map((each) => ({ value: String(each.id), text: each.description }))}
        />
        <SelectField
          control={control}
          name="budget"
          label={t('maker.budget')}
          required
          choices={budgets.map((seconds) => ({ value: seconds, text: t(`maker.budget_${seconds}`) }))}
        />
        {heaviest && (
          <Note tone="warn">
            {t('maker.heaviest', {
              position: products.find((product) => product.id === heaviest.params['product'])?.position ?? '',
              mass: formatNumber(Number(heaviest.params['mass']), language),
              max: formatNumber(Number(heaviest.params['max']), language),
            })}
          </Note>
        )}
        <TextField {...field} name="longest_pallet" label={t('maker.longest')} help={t('maker.longestHelp')} />
        <TextField {...field} name="pallet_width" label={t('maker.width')} />
        <TextField {...field} name="max_height" label={t('maker.maxHeight')} />
        <TextField {...field} name="max_weight" label={t('maker.maxWeight')} />
        <TextField {...field} name="pallet_height" label={t('maker.palletHeight')} />
        <TextField {...field} name="spacing_between" label={t('maker.between')} />
        <TextField {...field} name="spacing_ends" label={t('maker.ends')} />
        <TextField {...field} name="spacing_sides" label={t('maker.sides')} />
        <div className="wide">
          <Controller
            control={control}
            name="allow_different_orders"
            render={({ field: { value, onChange } }) => (
              <Switch label={t('maker.mixOrders')} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
            )}
          />
          <Controller
            control={control}
            name="use_open_pallets"
            render={({ field: { value, onChange } }) => (
              <Switch label={t('maker.useOpen')} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
            )}
          />
        </div>
      </div>
    </FormDialog>
  );
};
