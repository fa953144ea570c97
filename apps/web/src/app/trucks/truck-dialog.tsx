import { useState } from 'react';
import { Switch } from '@blueprintjs/core';
import type { Problem, Truck } from '@mullion/contracts';
import { ErrorList, FormDateField, FormDialog, ProblemNote, SelectField, TextField, useToast, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../api/as-problem';
import { useStatusOptions } from '../status/use-statuses';
import { hasLeft } from './departure';
import { PlateField } from './plate-field';
import { changedFields, formOfTruck, newTruckBody, truckFormSchema, type TruckForm, type TruckSizes } from './truck-form';
import { useCreateTruckMutation, useListVehiclesQuery, useUpdateTruckMutation } from './trucks-api';

interface TruckDialogProps {
  /** Null makes a new truck. */
  readonly truck: Truck | null;
  /** Sizes and limits of the floor too. */
  readonly withSizes: boolean;
  readonly sizes?: TruckSizes;
  /** Another status was chosen: whoever opened the dialog asks about it. */
  readonly onStatus?: (status: number, truck: Truck) => void;
  readonly onMade?: (truck: Truck) => void;
  readonly onClose: () => void;
}

/** Description, delivery date, status, trailer plate; and the floor's sizes where they belong. Enter saves, Escape closes. */
export const TruckDialog = ({ truck, withSizes, sizes, onStatus, onMade, onClose }: TruckDialogProps) => {
  const { t } = useTranslation('trucks');
  const toast = useToast();
  const [create, creating] = useCreateTruckMutation();
  const [update, updating] = useUpdateTruckMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [turning, setTurning] = useState(truck?.allow_turn ?? true);
  const { control, formState, handleSubmit } = useZodForm(truckFormSchema, formOfTruck(truck, sizes));
  const statuses = useStatusOptions('trucks')(truck?.status ?? 1);
  const { data: vehicles } = useListVehiclesQuery({ query: { rows: 200 } });
  const left = truck !== null && hasLeft(truck);

  const saved = async (form: TruckForm): Promise<{ readonly truck?: Truck; readonly problem?: Problem }> => {
    if (!truck) {
      const made = await create({ body: { ...newTruckBody(form), allow_turn: turning } });
      if (!made.data) return { problem: asProblem(made.error) };
      toast({ message: t('done.created', { truck: made.data.description }) });
      onMade?.(made.data);
      return { truck: made.data };
    }
    const fields = changedFields(form, truck);
    const turned = turning === truck.allow_turn ? null : { allow_turn: turning, version: truck.version };
    if (fields === null && turned === null) return { truck };
    const done = await update({ params: { id: truck.id }, body: { ...fields, ...turned } });
    if (!done.data) return { problem: asProblem(done.error) };
    toast({ message: t('done.saved', { truck: done.data.description }) });
    return { truck: done.data };
  };
  const save = handleSubmit(async (form) => {
    setProblem(null);
    const answer = await saved(form);
    if (answer.problem) return setProblem(answer.problem);
    onClose();
    if (truck && answer.truck && Number(form.status) !== truck.status) onStatus?.(Number(form.status), answer.truck);
  });
  const labels = {
    description: t('form.description'),
    delivery_date: t('form.delivery_date'),
    trailer_number_plate: t('form.plate'),
    length: t('form.length'),
    width: t('form.width'),
    height: t('form.height'),
    max_pallet_weight: t('form.maxWeight'),
    between_pallets: t('form.between'),
  };
  const choices = statuses
    .filter((option) => option.status === truck?.status || option.allowed)
    .map((option) => ({ value: String(option.status), text: `${option.status} – ${option.text}` }));
  const payload = (
    <TextField control={control} name="max_pallet_weight" label={labels.max_pallet_weight} inputMode="decimal" required disabled={left} />
  );
  return (
    <FormDialog
      open
      title={truck ? t('form.editTitle', { truck: truck.description }) : t('form.newTitle')}
      action={truck ? undefined : t('form.create')}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      busy={creating.isLoading || updating.isLoading}
      dirty={formState.isDirty || turning !== (truck?.allow_turn ?? true)}
      hasRequired
    >
      <div className="form-grid">
        {problem && (
          <div className="wide">
            <ProblemNote problem={problem} title={t('refused.save')} />
          </div>
        )}
        {formState.isSubmitted && !formState.isValid && (
          <div className="wide">
            <ErrorList errors={formState.errors} labels={labels} shown />
          </div>
        )}
        <TextField control={control} name="description" label={labels.description} required disabled={left} />
        <FormDateField control={control} name="delivery_date" label={labels.delivery_date} disabled={left} />
        {truck && <SelectField control={control} name="status" label={t('form.status')} choices={choices} help={t('form.statusHelp')} />}
        <PlateField control={control} vehicles={vehicles?.data ?? []} disabled={left} />
        {withSizes && (
          <>
            {!truck && payload}
            <TextField control={control} name="length" label={labels.length} inputMode="numeric" required disabled={left} />
            <TextField control={control} name="width" label={labels.width} inputMode="numeric" required disabled={left} />
            <TextField control={control} name="height" label={labels.height} inputMode="numeric" required disabled={left} />
            {truck && payload}
            <TextField
              control={control}
              name="between_pallets"
              label={labels.between_pallets}
              inputMode="numeric"
              required
              disabled={left}
            />
            <Switch
              className="truck-turn"
              checked={turning}
              disabled={left}
              label={t('form.allowTurn')}
              onChange={(event) => setTurning(event.currentTarget.checked)}
            />
          </>
        )}
      </div>
    </FormDialog>
  );
};
