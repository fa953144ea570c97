import { useMemo } from 'react';
import { assignableTypes, userRecord, type ListedUser } from '@mullion/contracts';
import { SelectField, TextField, useAccess } from '@mullion/ui-kit';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUpdateUserMutation } from '../../../entities/account/account-api';
import { passwordWarning } from '../../../entities/account/password-warning';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useCreateUserMutation, useListStaffCompaniesQuery } from '../api/users-api';
import { changedUserBody, formOfUser, newUserBody, userFormSchema } from '../rules/user-form';
import { UserPasswords } from './user-passwords';

interface UserDialogProps {
  /** Null makes a new one. */
  readonly user: ListedUser | null;
  readonly onClose: () => void;
}

/** Creates or edits a user; there is no saving button while the passwords differ. */
export const UserDialog = ({ user, onClose }: UserDialogProps) => {
  const { t } = useTranslation(['users', 'common']);
  const access = useAccess();
  const [create] = useCreateUserMutation();
  const [update] = useUpdateUserMutation();
  const mode = user === null ? 'new' : user.id === access.userId ? 'self' : 'other';
  const fields = useMemo(() => userFormSchema(mode), [mode]);
  const { control, submission } = useRowDialog({
    fields,
    row: user,
    schema: userRecord,
    formOf: formOfUser,
    compared: mode === 'self' ? ['name'] : ['name', 'type'],
    send: (values, over) =>
      over
        ? update({ params: { id: over.id }, body: changedUserBody(values, over, mode) })
        : create({ body: newUserBody(values) }),
    done: ({ name }) => t(user ? 'done.saved' : 'done.created', { name }),
    onClose,
  });
  const [password, repeat] = useWatch({ control, name: ['password', 'repeat'] });
  const labels = {
    name: t('form.name'),
    email: t('form.email'),
    type: t('form.type'),
    password: t(user ? 'form.newPassword' : 'form.password'),
    company: t('form.company'),
    repeat: t('form.repeat'),
    current: t('form.current'),
  };
  const types = mode === 'self' ? [access.type] : assignableTypes(access.type);
  const { data: companies = [] } = useListStaffCompaniesQuery({}, { skip: user !== null });
  const choices = types.map((type) => ({ value: String(type), text: t(`common:userType.${type}`) }));
  return (
    <RowDialog
      title={user ? t('form.editTitle', { name: user.name }) : t('form.newTitle')}
      action={user ? undefined : t('form.create')}
      submitHidden={password !== repeat}
      hasRequired
      submission={submission}
      refused={t(user ? 'refused.save' : 'refused.create')}
      labels={labels}
      show={(key, value) =>
        key === 'type' ? (choices.find((choice) => choice.value === value)?.text ?? '') : (value ?? '')
      }
      onClose={onClose}
    >
      <TextField control={control} name="name" label={labels.name} required />
      <SelectField
        control={control}
        name="type"
        label={labels.type}
        required
        disabled={mode === 'self'}
        choices={choices}
        {...(mode === 'new' ? { placeholder: t('common:form.choose') } : {})}
        {...(mode === 'self' ? { help: t('form.typeSelf') } : {})}
      />
      <TextField
        control={control}
        name="email"
        label={labels.email}
        inputMode="email"
        required
        wide
        readOnly={user !== null}
        help={user ? t('form.emailHelp') : undefined}
      />
      {companies.length > 1 && (
        <SelectField
          control={control}
          name="company"
          label={labels.company}
          wide
          choices={companies.map(({ id, name }, at) => ({ value: at === 0 ? '' : String(id), text: name }))}
          help={t('form.companyHelp')}
        />
      )}
      <UserPasswords control={control} labels={labels} mode={mode} warning={passwordWarning(password, repeat)} />
    </RowDialog>
  );
};
