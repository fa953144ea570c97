import { useState, type Ref } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import { EyeOff, EyeOpen } from '@blueprintjs/icons';
import { FormField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import './account.css';

interface PasswordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** `current-password` is filled by the browser, `new-password` never with an old one. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly required?: boolean;
  readonly error?: string;
  /** Shown while it is typed; does not say that the field was refused. */
  readonly warning?: string | null;
  readonly help?: string;
}

/** A password that can be looked at. */
export const PasswordField = ({
  id,
  label,
  required,
  error,
  warning,
  help,
  onChange,
  ...input
}: PasswordFieldProps) => {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const eye = t(shown ? 'form.hidePassword' : 'form.showPassword');
  const warned = warning ? <span className="password-warning">{warning}</span> : help;
  return (
    <FormField id={id} label={label} required={required} error={error} help={warned}>
      {(wiring) => (
        <InputGroup
          {...wiring}
          {...input}
          type={shown ? 'text' : 'password'}
          onValueChange={onChange}
          intent={error ? 'danger' : warning ? 'warning' : 'none'}
          rightElement={
            <Button
              variant="minimal"
              size="small"
              icon={shown ? <EyeOff /> : <EyeOpen />}
              aria-label={`${eye}: ${label}`}
              title={eye}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          }
        />
      )}
    </FormField>
  );
};
