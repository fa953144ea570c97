import { fieldId } from '@mullion/ui-kit';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormPasswordField } from '../../../entities/account/form-password-field';
import type { UserForm, UserFormMode } from '../rules/user-form';

interface UserPasswordsProps {
  // oxlint-disable-next-line typescript/no-explicit-any -- the transformed type of a form does not matter to its fields
  readonly control: Control<UserForm, any, any>;
  readonly labels: Readonly<Record<'password' | 'repeat' | 'current', string>>;
  readonly mode: UserFormMode;
  readonly warning: 'weak' | 'mismatch' | null;
}

/** New password and its repeat, warned about while they are typed; one's own also needs the current password. */
export const UserPasswords = ({ control, labels, mode, warning }: UserPasswordsProps) => {
  const { t } = useTranslation('users');
  const warnings = { password: 'weak', repeat: 'mismatch', current: null } as const;
  const field = (name: 'password' | 'repeat' | 'current', help?: string) => (
    <FormPasswordField
      control={control}
      name={name}
      id={fieldId(name)}
      label={labels[name]}
      required={mode === 'new' || name === 'current'}
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      warning={warning && warning === warnings[name] ? t(`form.${warning}`) : null}
      help={help}
    />
  );
  return (
    <>
      {field('password', mode === 'new' ? undefined : t('form.keepPassword'))}
      {field('repeat')}
      {mode === 'self' && field('current')}
    </>
  );
};
