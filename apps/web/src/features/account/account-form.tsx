import { Button, InputGroup } from '@blueprintjs/core';
import { userRecord, type User } from '@mullion/contracts';
import { ConflictDialog, FormField, Note, ProblemNote, useToast, useUnsavedGuard, useZodForm } from '@mullion/ui-kit';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUpdateUserMutation } from '../../entities/account/account-api';
import { FormPasswordField } from '../../entities/account/form-password-field';
import { passwordWarning } from '../../entities/account/password-warning';
import { asProblem } from '../../kits/api/as-problem';
import { useRowForm } from '../../kits/forms/use-row-form';
import { accountFormSchema, canSave, formOfAccount, type Account } from './account-rules';

/** Name and password of the signed-in person. A wrong current password says so, clears the passwords and asks again. */
export const AccountForm = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation(['users', 'common']);
  const toast = useToast();
  const [update] = useUpdateUserMutation();
  const form = useZodForm(accountFormSchema, formOfAccount(user));
  const { control } = form;
  const typed = form.watch();
  const askAgain = () => {
    for (const name of ['current', 'next', 'repeat'] as const) form.resetField(name);
    form.setFocus('current');
  };
  const { save, isSending, isDirty, problem, conflict } = useRowForm({
    form,
    row: user as Account,
    schema: userRecord,
    formOf: formOfAccount,
    compared: ['name'],
    send: async ({ name, next, current }, over) => {
      const answer = await update({
        params: { id: user.id },
        body: { name, password: next, current_password: current, version: over?.version },
      });
      if (['user.wrong_password', 'login.too_many'].includes(asProblem(answer.error)?.code ?? '')) askAgain();
      return answer;
    },
    onSaved: () => {
      toast({ message: t('account.saved') });
      askAgain();
    },
  });
  useUnsavedGuard(isDirty && !isSending);
  const warning = passwordWarning(typed.next, typed.repeat);
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      {conflict && <ConflictDialog {...conflict} labels={{ name: t('account.name') }} />}
      {problem?.code === 'user.wrong_password' && <Note tone="bad">{t('account.wrongPassword')}</Note>}
      {problem && problem.code !== 'user.wrong_password' && (
        <ProblemNote problem={problem} title={t('account.failed')} />
      )}
      <Controller
        control={control}
        name="name"
        render={({ field: { ref, onChange, ...field } }) => (
          <FormField id="account-name" label={t('account.name')} required>
            {(wiring) => (
              <InputGroup
                {...wiring}
                {...field}
                inputRef={ref}
                onValueChange={onChange}
                autoComplete="name"
                maxLength={191}
              />
            )}
          </FormField>
        )}
      />
      <input type="hidden" name="username" autoComplete="username" value={user.email} />
      <FormPasswordField
        control={control}
        name="current"
        id="account-current"
        label={t('account.current')}
        required
        autoComplete="current-password"
      />
      <FormPasswordField
        control={control}
        name="next"
        id="account-new"
        label={t('account.new')}
        required
        autoComplete="new-password"
        warning={warning === 'weak' ? t('form.weak') : null}
      />
      <FormPasswordField
        control={control}
        name="repeat"
        id="account-repeat"
        label={t('account.repeat')}
        required
        autoComplete="new-password"
        warning={warning === 'mismatch' && typed.repeat !== '' ? t('form.mismatch') : null}
      />
      <p className="help">{t('account.others')}</p>
      <div>
        <Button
          type="submit"
          intent="primary"
          text={t('common:action.save')}
          disabled={!canSave(typed)}
          loading={isSending}
        />
      </div>
    </form>
  );
};
