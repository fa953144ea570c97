import { useId, type ReactNode } from 'react';
import { Error as ErrorIcon } from '@blueprintjs/icons';
import { useFormMessage } from './form-message';

export interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FormFieldProps {
  readonly label: string;
  /** Message key or sentence; see `useFormMessage`. */
  readonly error?: string;
  readonly help?: ReactNode;
  readonly required?: boolean;
  /** Given when something outside points at the field, e.g. the error list. */
  readonly id?: string;
  /** Both columns of a two-column form. */
  readonly wide?: boolean;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, field, help, and the sentence that says what is expected. */
export const FormField = ({ label, error, help, required, id, wide, children }: FormFieldProps) => {
  const own = useId();
  const message = useFormMessage();
  const field = id ?? own;
  const describedBy = [error && `${field}-error`, help && `${field}-help`].filter(Boolean).join(' ');
  return (
    <div className={`field${wide ? ' wide' : ''}${error ? ' invalid' : ''}`}>
      <label className="lab" htmlFor={field}>
        {label}
        {required && (
          <span className="req" aria-hidden>
            *
          </span>
        )}
      </label>
      {children({
        id: field,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && (
        <p className="help bad" id={`${field}-error`}>
          <ErrorIcon className="i" aria-hidden />
          <span>{message(error)}</span>
        </p>
      )}
      {help && (
        <p className="help" id={`${field}-help`}>
          {help}
        </p>
      )}
    </div>
  );
};
