import { Switch } from '@blueprintjs/core';
import { contact as contactSchema, type Contact } from '@mullion/contracts';
import { ConflictDialog, ErrorList, FormDialog, ProblemNote, TextField, useToast, useZodForm } from '@mullion/ui-kit';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRowForm } from '../../../app/forms/use-row-form';
import { useCreateContactMutation, useUpdateContactMutation } from '../api/customers-page-api';
import { contactFormSchema, formOfContact } from '../rules/row-forms';

interface ContactFormProps {
  readonly customerId: number;
  /** Null makes a new one. */
  readonly contact: Contact | null;
  readonly onClose: () => void;
}

export const ContactForm = ({ customerId, contact, onClose }: ContactFormProps) => {
  const { t } = useTranslation('customers');
  const toast = useToast();
  const [create, creating] = useCreateContactMutation();
  const [update, updating] = useUpdateContactMutation();
  const form = useZodForm(contactFormSchema, formOfContact(contact));
  const { control, formState } = form;
  const { save, problem, conflict } = useRowForm({
    form,
    row: contact,
    schema: contactSchema,
    formOf: formOfContact,
    send: (values, over) => {
      const body = { ...values, mobile: values.mobile || null, customer_id: customerId };
      return over ? update({ params: { id: over.id }, body: { ...body, version: over.version } }) : create({ body });
    },
    onSaved: ({ name }) => {
      toast({ message: t('done.contactSaved', { name }) });
      onClose();
    },
  });
  const labels = { name: t('contacts.name'), email: t('contacts.email'), mobile: t('contacts.mobile'), notify: t('contacts.notify') };
  return (
    <FormDialog
      open
      title={contact ? t('contacts.edit', { name: contact.name }) : t('contacts.new')}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      busy={creating.isLoading || updating.isLoading}
      dirty={formState.isDirty}
      hasRequired
    >
      {conflict && <ConflictDialog {...conflict} labels={labels} />}
      <div className="form-grid">
        {problem && (
          <div className="wide">
            <ProblemNote problem={problem} title={t('refused.contactSave')} />
          </div>
        )}
        {formState.isSubmitted && !formState.isValid && (
          <div className="wide">
            <ErrorList errors={formState.errors} labels={labels} shown />
          </div>
        )}
        <TextField control={control} name="name" label={labels.name} required />
        <TextField control={control} name="mobile" label={labels.mobile} inputMode="tel" />
        <TextField control={control} name="email" label={labels.email} type="email" inputMode="email" required wide />
        <div className="wide">
          <Controller
            control={control}
            name="notify"
            render={({ field }) => (
              <Switch
                inputRef={field.ref}
                name={field.name}
                checked={field.value}
                onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
                onBlur={field.onBlur}
                label={t('contacts.notify')}
              />
            )}
          />
          <p className="help">{t('contacts.notifyHelp')}</p>
        </div>
      </div>
    </FormDialog>
  );
};
