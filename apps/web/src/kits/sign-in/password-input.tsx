import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface PasswordInputProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly value: string;
  readonly invalid: boolean;
  readonly describedBy?: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

const EYE =
  'M8 3.2C4.6 3.2 1.8 5.4.4 8c1.4 2.6 4.2 4.8 7.6 4.8s6.2-2.2 7.6-4.8C14.2 5.4 11.4 3.2 8 3.2Zm0 7.8a3 3 0 1 1 0-6 3 3 0 0 1 0 6Zm0-1.6a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8Z';

/** A password that can be looked at. */
export const PasswordInput = ({ inputRef, value, invalid, describedBy, onChange, onBlur }: PasswordInputProps) => {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const label = t(shown ? 'form.hidePassword' : 'form.showPassword');
  return (
    <div className="inp">
      <input
        ref={inputRef}
        id="password"
        className={`bp6-input${invalid ? ' err' : ''}`}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <button
        type="button"
        className="look"
        aria-label={label}
        title={label}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <svg className="i" viewBox="0 0 16 16" aria-hidden="true">
          <path d={EYE} fillRule="evenodd" />
          {shown && <path d="M2 1.6 14.4 14" stroke="currentColor" strokeWidth="1.6" />}
        </svg>
      </button>
    </div>
  );
};
