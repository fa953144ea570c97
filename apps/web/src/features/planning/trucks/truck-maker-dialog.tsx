import { useState } from 'react';
import {
  generateTrucks,
  type Company,
  type PackingType,
  type PalletDetail,
  type Problem,
  type Truck,
} from '@mullion/contracts';
import { FormDateField, FormDialog, ProblemNote, SwitchField, TextField, useToast, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { preferredType } from '../../../entities/pallet/preferred-type';
import { useMakeTrucksMutation } from '../api/planning-api';
import type { TrucksBody } from '../commands/truck-acts';
import { StopList } from './stop-list';
import { truckMakerDefaults, truckMakerForm } from './truck-maker-form';
import { useStopOrder } from './use-stop-order';

interface TruckMakerDialogProps {
  readonly pallets: readonly PalletDetail[];
  readonly types: readonly PackingType[];
  readonly company: Company;
  readonly onMade: (trucks: readonly Truck[], body: TrucksBody) => void;
  readonly onClose: () => void;
}

/** As many trucks of the given values as the chosen pallets need, and in which order they are unloaded. */
export const TruckMakerDialog = ({ pallets, types, company, onMade, onClose }: TruckMakerDialogProps) => {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const [make, { isLoading }] = useMakeTrucksMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const type = preferredType(types, company);
  const stops = useStopOrder(pallets);
  const axles = type ? { max_king_pin: type.max_king_pin, max_axles: type.max_axles } : {};
  const { control, handleSubmit, formState } = useZodForm(truckMakerForm, truckMakerDefaults(type, company));
  const submit = handleSubmit(async ({ delivery_date, ...values }) => {
    try {
      const body = generateTrucks.body.parse({
        pallets: pallets.map((pallet) => pallet.id),
        ...values,
        delivery_date: delivery_date || null,
        stop_order: stops.order,
        ...axles,
      });
      const { trucks, refused } = await make({ body }).unwrap();
      toast({
        message: t('truckMaker.made', {
          count: trucks.length,
          trucks: trucks.map((truck) => truck.description).join(', '),
        }),
      });
      if (refused.length > 0)
        toast({
          tone: 'warn',
          message: t('trucks.refused', { pallets: refused.map((pallet) => pallet.shown_number).join(', ') }),
        });
      onMade(trucks, body);
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
      dirty={formState.isDirty || stops.isChanged}
      submitDisabled={pallets.length === 0 || stops.isReading}
      hasRequired
    >
      <div className="form-grid">
        {problem && <ProblemNote problem={problem} title={t('truckMaker.failed')} />}
        <p className="wide">
          {t('truckMaker.pallets', { pallets: pallets.map((pallet) => pallet.shown_number).join(', ') })}{' '}
          <span className="secondary">{t('truckMaker.many')}</span>
        </p>
        {stops.problem && <ProblemNote problem={stops.problem} title={t('truckMaker.stopsFailed')} />}
        {stops.shown.length > 1 && (
          <StopList
            stops={stops.shown}
            hint={t(stops.isRemembered ? 'truckMaker.stopsRemembered' : 'truckMaker.stopsByAddress')}
            onOrder={stops.choose}
          />
        )}
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
