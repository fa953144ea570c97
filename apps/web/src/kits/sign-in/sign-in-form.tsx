import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Problem } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { afterRefusal, checkCredentials, type Refused } from './credentials';
import { PasswordInput } from './password-input';
import { useLoginMutation } from './sign-in-api';
import { useCodeGuard } from './use-code-guard';

interface SignInFormProps {
  readonly onToken: (token: string) => void;
  /** Of who is expected. */
  readonly email?: string;
  /** A code that was scanned into the form: nothing of it stays here. */
  readonly onCode: (code: string) => void;
}

/** E-mail and password. Enter moves on from the e-mail and submits from the password; submitting needs valid fields. */
export const SignInForm = ({ onToken, email: expected = '', onCode }: SignInFormProps) => {
  const { t } = useTranslation(['auth', 'common']);
  const [login, { isLoading }] = useLoginMutation();
  const [email, setEmail] = useState(expected);
  const [password, setPassword] = useState('');
  const [touched, setTouched] = useState({ email: false, password: false });
  const [refused, setRefused] = useState<{ readonly what: Refused; readonly problem: Problem } | null>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (expected !== '') passwordInput.current?.focus();
  }, [expected]);
  const guard = useCodeGuard({
    read: () => ({ email: emailInput.current?.value ?? '', password: passwordInput.current?.value ?? '' }),
    restore: (before) => {
      setEmail(before.email);
      setPassword(before.password);
    },
    onCode,
  });
  const errors = checkCredentials({ email, password });
  const valid = Object.keys(errors).length === 0;

  const refuse = (problem: Problem) => {
    const what = afterRefusal(problem.status);
    setRefused({ what, problem });
    if (what.clear.includes('email')) setEmail('');
    if (what.clear.includes('password')) setPassword('');
    setTouched({ email: false, password: false });
    (what.focus === 'email' ? emailInput : passwordInput).current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!valid || isLoading) return;
    setRefused(null);
    const answer = await login({ body: { email: email.trim(), password } });
    if (answer.data) onToken(answer.data.token);
    else refuse(answer.error as Problem);
  };
  const moveOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    passwordInput.current?.focus();
  };
  const emailError = touched.email ? errors.email : undefined;
  const passwordError = touched.password ? errors.password : undefined;
  return (
    <form onSubmit={(event) => void submit(event)} onKeyDownCapture={guard} noValidate>
      {refused && (
        <p className="note bad" role="alert">
          {refused.what.alert
            ? t(`auth:${refused.what.alert}`)
            : t(
                refused.problem.code === 'network.timeout'
                  ? 'common:problem.timeout'
                  : refused.problem.status === 0
                    ? 'common:problem.network'
                    : 'common:problem.unexpected',
              )}
        </p>
      )}
      <div>
        <label className="lab" htmlFor="email">
          {t('auth:email')}
        </label>
        <input
          ref={emailInput}
          id="email"
          className={`bp6-input${emailError ? ' err' : ''}`}
          name="email"
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus={expected === ''}
          value={email}
          aria-invalid={emailError ? true : undefined}
          aria-describedby={emailError ? 'email-error' : undefined}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => setTouched((before) => ({ ...before, email: before.email || email !== '' }))}
          onKeyDown={moveOn}
        />
        {emailError && (
          <p className="help bad" id="email-error">
            {t(`auth:${emailError}`)}
          </p>
        )}
      </div>
      <div>
        <label className="lab" htmlFor="password">
          {t('auth:password')}
        </label>
        <PasswordInput
          inputRef={passwordInput}
          value={password}
          invalid={passwordError !== undefined}
          describedBy={passwordError ? 'password-error' : undefined}
          onChange={setPassword}
          onBlur={() => setTouched((before) => ({ ...before, password: before.password || password !== '' }))}
        />
        {passwordError && (
          <p className="help bad" id="password-error">
            {t(`auth:${passwordError}`)}
          </p>
        )}
      </div>
      <button type="submit" className="bp6-button bp6-intent-primary bp6-fill" disabled={!valid || isLoading}>
        <span>{t(isLoading ? 'auth:submitting' : 'auth:submit')}</span>
      </button>
    </form>
  );
};
