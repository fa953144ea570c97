import { useId } from 'react';
import { InputGroup } from '@blueprintjs/core';
import type { Vehicle } from '@mullion/contracts';
import { fieldId, FormField } from '@mullion/ui-kit';
import { Controller, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { samePlate, vehicleText } from './vehicle-text';
import type { TruckForm, TruckFormInput } from './truck-form';

interface PlateFieldProps {
  readonly control: Control<TruckFormInput, unknown, TruckForm>;
  readonly vehicles: readonly Vehicle[];
  readonly disabled: boolean;
}

/**
 * The truck's vehicle by its trailer's plate: known ones are offered, any other may be typed; says which of both it is.
 */
export const PlateField = ({ control, vehicles, disabled }: PlateFieldProps) => {
  const { t } = useTranslation('trucks');
  const list = useId();
  return (
    <Controller
      control={control}
      name="trailer_number_plate"
      render={({ field, fieldState }) => {
        const known = vehicles.find((vehicle) => samePlate(vehicle.trailer_number_plate, field.value));
        const help = known ? vehicleText(known) : t(field.value.trim() === '' ? 'form.plateHelp' : 'form.plateNew');
        return (
          <FormField id={fieldId(field.name)} label={t('form.plate')} help={help} error={fieldState.error?.message}>
            {(wiring) => (
              <>
                <InputGroup
                  {...wiring}
                  inputRef={field.ref}
                  name={field.name}
                  value={field.value}
                  onValueChange={field.onChange}
                  onBlur={field.onBlur}
                  list={list}
                  autoComplete="off"
                  disabled={disabled}
                  intent={fieldState.error ? 'danger' : 'none'}
                />
                <datalist id={list}>
                  {vehicles.map((vehicle) => (
                    <option key={vehicle.id} value={vehicle.trailer_number_plate}>
                      {vehicleText(vehicle)}
                    </option>
                  ))}
                </datalist>
              </>
            )}
          </FormField>
        );
      }}
    />
  );
};
