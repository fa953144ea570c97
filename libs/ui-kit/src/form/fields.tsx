import { InputGroup, Switch, TextArea } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';
import { DateField } from './date-field';
import { FormField } from './form-field';
import { leaveField } from './leave-field';
import { SelectBox } from './select-box';

interface BoundProps<Values extends FieldValues> {
  // oxlint-disable-next-line typescript/no-explicit-any -- the transformed type of a form does not matter to its fields
  readonly control: Control<Values, any, any>;
  readonly name: Path<Values>;
  readonly label: string;
  readonly help?: ReactNode;
  readonly required?: boolean;
  readonly wide?: boolean;
  readonly disabled?: boolean;
}

/** The element id of a form's field, so that the error list can point at it. */
export const fieldId = (name: string): string => `field-${name.replace(/\W/g, '-')}`;

/** One line of text. */
export const TextField = <Values extends FieldValues>(
  props: BoundProps<Values> & {
    readonly placeholder?: string;
    readonly type?: string;
    readonly readOnly?: boolean;
    readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
    /** Of a number: how far the arrow keys go. */
    readonly step?: number;
    readonly min?: number;
    /** Stands behind what is typed. */
    readonly unit?: string;
  },
) => (
  <Controller
    control={props.control}
    name={props.name}
    render={({ field, fieldState }) => (
      <FormField {...props} id={fieldId(props.name)} error={fieldState.error?.message}>
        {(wiring) => (
          <InputGroup
            {...wiring}
            inputRef={field.ref}
            name={field.name}
            value={field.value ?? ''}
            onValueChange={field.onChange}
            onBlur={leaveField(field.onBlur)}
            type={props.type}
            inputMode={props.inputMode}
            step={props.step}
            min={props.min}
            rightElement={props.unit === undefined ? undefined : <span className="muted unit">{props.unit}</span>}
            placeholder={props.placeholder}
            readOnly={props.readOnly}
            disabled={props.disabled}
            intent={fieldState.error ? 'danger' : 'none'}
          />
        )}
      </FormField>
    )}
  />
);

/** Several lines of text. */
export const TextAreaField = <Values extends FieldValues>(props: BoundProps<Values> & { readonly rows?: number }) => (
  <Controller
    control={props.control}
    name={props.name}
    render={({ field, fieldState }) => (
      <FormField {...props} id={fieldId(props.name)} error={fieldState.error?.message}>
        {(wiring) => (
          <TextArea
            {...wiring}
            inputRef={field.ref}
            name={field.name}
            value={field.value ?? ''}
            onChange={field.onChange}
            onBlur={leaveField(field.onBlur)}
            rows={props.rows ?? 3}
            fill
          />
        )}
      </FormField>
    )}
  />
);

export interface Choice {
  readonly value: string;
  readonly text: string;
}

/** A choice among few; the form holds the choice's value as text, '' when nothing is chosen. */
export const SelectField = <Values extends FieldValues>(
  props: BoundProps<Values> & {
    readonly choices: readonly Choice[];
    readonly placeholder?: string;
    /** What stands in the place of the box until its choices are known. */
    readonly loaded?: ((box: ReactNode) => ReactNode) | undefined;
  },
) => (
  <Controller
    control={props.control}
    name={props.name}
    render={({ field, fieldState }) => (
      <FormField {...props} id={fieldId(props.name)} error={fieldState.error?.message}>
        {(wiring) => {
          const box = (
            <SelectBox
              {...wiring}
              ref={field.ref}
              name={field.name}
              value={field.value ?? ''}
              onChange={field.onChange}
              onBlur={leaveField(field.onBlur)}
              disabled={props.disabled}
              fill
            >
              {props.placeholder !== undefined && <option value="">{props.placeholder}</option>}
              {props.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.text}
                </option>
              ))}
            </SelectBox>
          );
          return props.loaded ? props.loaded(box) : box;
        }}
      </FormField>
    )}
  />
);

/** An ISO date, typed or picked; the form holds the text, '' when empty. */
export const FormDateField = <Values extends FieldValues>(props: BoundProps<Values>) => (
  <Controller
    control={props.control}
    name={props.name}
    render={({ field, fieldState }) => (
      <FormField {...props} id={fieldId(props.name)} error={fieldState.error?.message}>
        {(wiring) => (
          <DateField
            {...wiring}
            label={props.label}
            name={field.name}
            value={field.value || null}
            onChange={(date) => field.onChange(date ?? '')}
            onBlur={leaveField(field.onBlur)}
            inputRef={field.ref}
            invalid={fieldState.error !== undefined}
            keepInvalid
          />
        )}
      </FormField>
    )}
  />
);

/** Yes or no; its label stands beside it. */
export const SwitchField = <Values extends FieldValues>({
  control,
  name,
  label,
  disabled,
  className,
}: Pick<BoundProps<Values>, 'control' | 'name' | 'label' | 'disabled'> & { readonly className?: string }) => (
  <Controller
    control={control}
    name={name}
    render={({ field }) => (
      <Switch
        className={className}
        inputRef={field.ref}
        name={field.name}
        checked={field.value}
        disabled={disabled}
        label={label}
        onChange={(event) => field.onChange(event.currentTarget.checked)}
        onBlur={field.onBlur}
      />
    )}
  />
);
