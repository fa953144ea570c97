import { clockChangeAt, truck as truckSchema, type Truck } from '@mullion/contracts';
import { FormDateField, SelectField, SwitchField, TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { RowDialog } from '../../kits/forms/row-dialog';
import { useRowDialog } from '../../kits/forms/use-row-dialog';
import { useUserQuery } from '../reference/reference-api';
import { useStatusOptions } from '../status/use-statuses';
import { hasLeft } from './departure';
import { PlateField } from './plate-field';
import { changedFields, formOfTruck, newTruckBody, truckFormSchema, type TruckSizes } from './truck-form';
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
  /** As it was and as it was saved, for a history. */
  readonly onEdited?: (before: Truck, after: Truck) => void;
  readonly onClose: () => void;
}

/** What a person edits of a truck; its status is asked about by itself. */
const DETAILS = [
  'description',
  'delivery_date',
  'departure_time',
  'gate',
  'trailer_number_plate',
  'length',
  'width',
  'height',
  'max_pallet_weight',
  'max_king_pin',
  'max_axles',
  'between_pallets',
  'allow_turn',
] as const;

/**
 * Description, delivery date, status, trailer plate; and the floor's sizes where they belong. Enter saves, Escape
 * closes.
 */
export const TruckDialog = ({ truck, withSizes, sizes, onStatus, onMade, onEdited, onClose }: TruckDialogProps) => {
  const { t } = useTranslation('trucks');
  const [create] = useCreateTruckMutation();
  const [update] = useUpdateTruckMutation();
  const statuses = useStatusOptions('trucks')(truck?.status ?? 1);
  const { data: user } = useUserQuery();
  const { data: vehicles } = useListVehiclesQuery({ query: { rows: 200 } });
  const left = truck !== null && hasLeft(truck);
  const { form, control, submission } = useRowDialog({
    audited: 'trucks',
    fields: truckFormSchema,
    row: truck,
    schema: truckSchema,
    formOf: (row) => formOfTruck(row, sizes),
    compared: DETAILS,
    send: async (values, over) => {
      if (!over) return create({ body: newTruckBody(values) });
      const body = changedFields(values, over);
      return body ? update({ params: { id: over.id }, body }) : { data: over };
    },
    done: (_values, saved, over) =>
      saved === over ? null : t(truck ? 'done.saved' : 'done.created', { truck: saved.description }),
    onSaved: ({ status }, saved) => {
      if (!truck) return onMade?.(saved);
      onEdited?.(truck, saved);
      if (status !== began && Number(status) !== saved.status) onStatus?.(Number(status), saved);
    },
    onClose,
  });
  const began = form.formState.defaultValues?.status;
  const [day, time] = form.watch(['delivery_date', 'departure_time']);
  // read only where both are there: what is typed half names no day
  const changed = user && day && time ? clockChangeAt(day, time, user.company.time_zone) : null;
  const labels = {
    description: t('form.description'),
    delivery_date: t('form.delivery_date'),
    departure_time: t('form.departureTime'),
    gate: t('form.gate'),
    trailer_number_plate: t('form.plate'),
    length: t('form.length'),
    width: t('form.width'),
    height: t('form.height'),
    max_pallet_weight: t('form.maxWeight'),
    max_king_pin: t('form.maxKingPin'),
    max_axles: t('form.maxAxles'),
    between_pallets: t('form.between'),
    allow_turn: t('form.allowTurn'),
  };
  const choices = statuses
    .filter((option) => option.status === truck?.status || option.allowed)
    .map((option) => ({ value: String(option.status), text: `${option.status} – ${option.text}` }));
  const payload = (
    <TextField
      control={control}
      name="max_pallet_weight"
      label={labels.max_pallet_weight}
      inputMode="decimal"
      required
      disabled={left}
    />
  );
  return (
    <RowDialog
      title={truck ? t('form.editTitle', { truck: truck.description }) : t('form.newTitle')}
      action={truck ? undefined : t('form.create')}
      submission={submission}
      refused={t('refused.save')}
      labels={labels}
      hasRequired={withSizes}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="description"
        label={labels.description}
        help={t('form.descriptionHelp')}
        disabled={left}
      />
      <FormDateField control={control} name="delivery_date" label={labels.delivery_date} disabled={left} />
      <TextField
        control={control}
        name="departure_time"
        label={labels.departure_time}
        help={
          changed
            ? t(`form.clockChange.${changed}`)
            : t('form.departureTimeHelp', { time: user?.company.default_departure_time ?? '' })
        }
        placeholder={user?.company.default_departure_time}
        disabled={left}
      />
      <TextField control={control} name="gate" label={labels.gate} disabled={left} />
      {truck && (
        <SelectField
          control={control}
          name="status"
          label={t('form.status')}
          choices={choices}
          help={t('form.statusHelp')}
        />
      )}
      <PlateField control={control} vehicles={vehicles?.data ?? []} disabled={left} />
      {withSizes && (
        <>
          {!truck && payload}
          <TextField
            control={control}
            name="length"
            label={labels.length}
            inputMode="numeric"
            required
            disabled={left}
          />
          <TextField control={control} name="width" label={labels.width} inputMode="numeric" required disabled={left} />
          <TextField
            control={control}
            name="height"
            label={labels.height}
            inputMode="numeric"
            required
            disabled={left}
          />
          {truck && payload}
          <TextField
            control={control}
            name="max_king_pin"
            label={labels.max_king_pin}
            inputMode="decimal"
            required
            disabled={left}
          />
          <TextField
            control={control}
            name="max_axles"
            label={labels.max_axles}
            inputMode="decimal"
            required
            disabled={left}
          />
          <TextField
            control={control}
            name="between_pallets"
            label={labels.between_pallets}
            inputMode="numeric"
            required
            disabled={left}
          />
          <SwitchField
            control={control}
            name="allow_turn"
            className="truck-turn"
            label={labels.allow_turn}
            disabled={left}
          />
        </>
      )}
    </RowDialog>
  );
};
