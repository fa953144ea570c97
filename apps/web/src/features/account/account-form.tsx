import { useRef, useState, type FormEvent } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import type { Problem, User } from '@mullion/contracts';
import { FormField, Note, ProblemNote, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useUpdateUserMutation } from '../../app/account/account-api';
import { PasswordField } from '../../app/account/password-field';
import { passwordWarning } from '../../app/account/password-warning';
import { asProblem } from '../../app/api/as-problem';
import { canSave, type AccountForm as Form } from './account-rules';

const noPasswords = { current: '', next: '', repeat: '' } as const;

/** Name and password of the signed-in person. A wrong current password says so, clears the passwords and asks again. */
export const AccountForm = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation(['users', 'common']);
  const toast = useToast();
  const [update, { isLoading }] = useUpdateUserMutation();
  const [form, setForm] = useState<Form>({ name: user.name, ...noPasswords });
  const [problem, setProblem] = useState<Problem | null>(null);
  const current = useRef<HTMLInputElement>(null);
  const set = (name: keyof Form) => (value: string) => setForm((before) => ({ ...before, [name]: value }));
  const warning = passwordWarning(form.next, form.repeat);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSave(form) || isLoading) return;
    setProblem(null);
    const name = form.name.trim();
    const answer = await update({ params: { id: user.id }, body: { name, password: form.next, current_password: form.current } });
    const refused = asProblem(answer.error);
    if (refused) setProblem(refused);
    else toast({ message: t('account.saved') });
    if (refused && !['user.wrong_password', 'login.too_many'].includes(refused.code)) return;
    setForm((before) => ({ ...before, ...noPasswords }));
    current.current?.focus();
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      {problem?.code === 'user.wrong_password' && <Note tone="bad">{t('account.wrongPassword')}</Note>}
      {problem && problem.code !== 'user.wrong_password' && <ProblemNote problem={problem} title={t('account.failed')} />}
      <FormField id="account-name" label={t('account.name')} required>
        {(wiring) => <InputGroup {...wiring} autoComplete="name" maxLength={191} value={form.name} onValueChange={set('name')} />}
      </FormField>
      <input type="hidden" name="username" autoComplete="username" value={user.email} />
      <PasswordField
        id="account-current"
        label={t('account.current')}
        required
        inputRef={current}
        autoComplete="current-password"
        value={form.current}
        onChange={set('current')}
      />
      <PasswordField
        id="account-new"
        label={t('account.new')}
        required
        autoComplete="new-password"
        value={form.next}
        onChange={set('next')}
        warning={warning === 'weak' ? t('form.weak') : null}
      />
      <PasswordField
        id="account-repeat"
        label={t('account.repeat')}
        required
        autoComplete="new-password"
        value={form.repeat}
        onChange={set('repeat')}
        warning={warning === 'mismatch' && form.repeat !== '' ? t('form.mismatch') : null}
      />
      <p className="help">{t('account.others')}</p>
      <div>
        <Button type="submit" intent="primary" text={t('common:action.save')} disabled={!canSave(form)} loading={isLoading} />
      </div>
    </form>
  );
};
