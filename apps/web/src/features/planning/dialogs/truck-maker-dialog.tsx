import { useState } from 'react';
import type { Company, PackingType, PalletWhole, Problem } from '@mullion/contracts';
import { FormDateField, FormDialog, ProblemNote, SwitchField, TextField, useToast, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { preferredType } from '../../../app/packing/preferred-type';
import { useMakeTrucksMutation } from '../api/planning-api';
import { truckMakerDefaults, truckMakerForm } from '../rules/truck-maker-form';

interface TruckMakerDialogProps {
  readonly pallets: readonly PalletWhole[];
  readonly types: readonly PackingType[];
  readonly company: Company;
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** As many trucks of the given values as the chosen pallets need. */
export const TruckMakerDialog = ({ pallets, types, company, onMade, onClose }: TruckMakerDialogProps) => {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const [make, { isLoading }] = useMakeTrucksMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const type = preferredType(types, company);
  const { control, handleSubmit, formState } = useZodForm(truckMakerForm, truckMakerDefaults(type, company));
  const submit = handleSubmit(async ({ delivery_date, ...values }) => {
    try {
      const { trucks, refused } = await make({
        body: { pallets: pallets.map((pallet) => pallet.id), ...values, delivery_date: delivery_date || null },
      }).unwrap();
      toast({ message: t('truckMaker.made', { count: trucks.length, trucks: trucks.map((truck) => truck.description).join(', ') }) });
      if (refused.length > 0)
        toast({ tone: 'warn', message: t('trucks.refused', { pallets: refused.map((pallet) => pallet.shown_number).join(', ') }) });
      onMade();
    } catch (error) {
      setProblem(error as Problem);
    }
  });
  const field = { control, required: true, inputMode: 'numeric' } as const;
  return (
    <FormDialog
      open
      title={t('truckMaker.title')}
      action={t('truckMaker.action')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={isLoading}
      dirty={formState.isDirty}
      submitDisabled={pallets.length === 0}
      hasRequired
    >
      <div className="form-grid">
        {problem && <ProblemNote problem={problem} title={t('truckMaker.failed')} />}
        <p className="wide">
          {t('truckMaker.pallets', { pallets: pallets.map((pallet) => pallet.shown_number).join(', ') })}{' '}
          <span className="secondary">{t('truckMaker.many')}</span>
        </p>
        <TextField {...field} name="truck_length" label={t('truckMaker.length')} />
        <TextField {...field} name="truck_width" label={t('truckMaker.width')} />
        <TextField {...field} name="truck_height" label={t('truckMaker.height')} />
        <TextField {...field} name="max_weight" label={t('truckMaker.maxWeight')} />
        <TextField {...field} name="default_truck_spacing" label={t('truckMaker.spacing')} />
        <FormDateField control={control} name="delivery_date" label={t('truckMaker.deliveryDate')} />
        <div className="wide">
          <SwitchField control={control} name="allow_turn" label={t('truckMaker.allowTurn')} />
        </div>
      </div>
    </FormDialog>
  );
};
