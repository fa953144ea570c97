import { contact as contactSchema, type Contact } from '@mullion/contracts';
import { SwitchField, TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
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
  const [create] = useCreateContactMutation();
  const [update] = useUpdateContactMutation();
  const { control, submission } = useRowDialog({
    audited: 'contacts',
    fields: contactFormSchema,
    row: contact,
    schema: contactSchema,
    formOf: formOfContact,
    send: (values, over) => {
      const body = { ...values, email: values.email || null, mobile: values.mobile || null, customer_id: customerId };
      return over ? update({ params: { id: over.id }, body: { ...body, version: over.version } }) : create({ body });
    },
    done: ({ name }) => t('done.contactSaved', { name }),
    onClose,
  });
  const labels = {
    name: t('contacts.name'),
    email: t('contacts.email'),
    mobile: t('contacts.mobile'),
    notify: t('contacts.notify'),
  };
  return (
    <RowDialog
      title={contact ? t('contacts.edit', { name: contact.name }) : t('contacts.new')}
      hasRequired
      submission={submission}
      refused={t('refused.contactSave')}
      labels={labels}
      onClose={onClose}
    >
      <TextField control={control} name="name" label={labels.name} required />
      <TextField control={control} name="mobile" label={labels.mobile} inputMode="tel" />
      <TextField control={control} name="email" label={labels.email} type="email" inputMode="email" wide />
      <div className="wide">
        <SwitchField control={control} name="notify" label={t('contacts.notify')} />
        <p className="help">{t('contacts.notifyHelp')}</p>
      </div>
    </RowDialog>
  );
};
