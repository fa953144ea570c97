import { emailPattern } from '@mullion/contracts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}
export type CredentialError = 'email_required' | 'valid_email_required' | 'password_required';

/** What keeps these credentials from being sent; empty when they may be. */
export const checkCredentials = ({
  email,
  password,
}: Credentials): { readonly email?: CredentialError; readonly password?: CredentialError } => ({
  ...(email.trim() === ''
    ? { email: 'email_required' as const }
    : emailPattern.test(email.trim())
      ? {}
      : { email: 'valid_email_required' as const }),
  ...(password === '' ? { password: 'password_required' as const } : {}),
});

export interface Refused {
  /** Key of the auth texts. */
  readonly alert: 'wrong_credentials' | 'wrong_email' | 'too_many' | null;
  readonly clear: readonly (keyof Credentials)[];
  readonly focus: keyof Credentials;
}

/**
 * 401 clears and focuses the password; 400 clears both and focuses the e-mail. Null alert: no answer of the sign-in
 * itself, shown as a problem.
 */
export const afterRefusal = (status: number): Refused => {
  if (status === 401) return { alert: 'wrong_credentials', clear: ['password'], focus: 'password' };
  if (status === 400) return { alert: 'wrong_email', clear: ['email', 'password'], focus: 'email' };
  return { alert: status === 429 ? 'too_many' : null, clear: [], focus: 'password' };
};
