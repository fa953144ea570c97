import { InputGroup } from '@blueprintjs/core';
import { fieldId, FormField } from '@mullion/ui-kit';
import { Controller, type Control } from 'react-hook-form';
import type { CustomerForm } from '../rules/customer-form';

interface DiscountFieldProps {
  // oxlint-disable-next-line typescript/no-explicit-any -- the transformed type of a form does not matter to its fields
  readonly control: Control<CustomerForm, any, any>;
  readonly label: string;
}

/** Percent, 0 or more in steps of 0.1 (§1.2). */
export const DiscountField = ({ control, label }: DiscountFieldProps) => (
  <Controller
    control={control}
    name="default_discount"
    render={({ field, fieldState }) => (
      <FormField label={label} id={fieldId(field.name)} error={fieldState.error?.message}>
        {(wiring) => (
          <InputGroup
            {...wiring}
            inputRef={field.ref}
            name={field.name}
            type="number"
            min={0}
            step={0.1}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            intent={fieldState.error ? 'danger' : 'none'}
          />
        )}
      </FormField>
    )}
  />
);
