import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';
import { PasswordField } from './password-field';

interface FormPasswordFieldProps<Values extends FieldValues> {
  // oxlint-disable-next-line typescript/no-explicit-any -- the transformed type of a form does not matter to its fields
  readonly control: Control<Values, any, any>;
  readonly name: Path<Values>;
  readonly id: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly required?: boolean;
  /** Said while it is typed, instead of what stops the saving. */
  readonly warning?: string | null;
  readonly help?: string | undefined;
}

export const FormPasswordField = <Values extends FieldValues>({
  control,
  name,
  help,
  ...field
}: FormPasswordFieldProps<Values>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, ref, onChange, onBlur }, fieldState }) => (
      <PasswordField
        {...field}
        value={value}
        inputRef={ref}
        onChange={onChange}
        onBlur={onBlur}
        {...(fieldState.error?.message && !field.warning ? { error: fieldState.error.message } : {})}
        {...(help ? { help } : {})}
      />
    )}
  />
);
