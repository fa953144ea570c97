import { useState } from 'react';
import { Switch } from '@blueprintjs/core';
import { Edit, Trash } from '@blueprintjs/icons';
import type { Contact, Customer } from '@mullion/contracts';
import { ConfirmDialog, type Column } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../../kits/api/use-tell';
import { useCustomerQuery } from '../../../entities/customer/customers-api';
import { useDeleteContactMutation, useUpdateContactMutation } from '../api/customers-page-api';
import { AddressMarks } from '../../../entities/mail/address-marks';
import { useMailAddresses } from '../../../entities/mail/use-mail-addresses';
import { ContactForm } from './contact-form';
import { RowsDialog } from './rows-dialog';

type Open =
  | { readonly kind: 'form'; readonly contact: Contact | null }
  | { readonly kind: 'delete'; readonly contact: Contact };

/** A customer's contacts; the switch says who is written to when a truck leaves. */
export const ContactsDialog = ({ customer, onClose }: { customer: Customer; onClose: () => void }) => {
  const { t } = useTranslation('customers');
  const tell = useTell();
  const [open, setOpen] = useState<Open | null>(null);
  const query = useCustomerQuery({ params: { id: customer.id } });
  const addressOf = useMailAddresses((query.currentData?.contacts ?? []).flatMap(({ email }) => email ?? []));
  const [update, updating] = useUpdateContactMutation();
  const [remove] = useDeleteContactMutation();

  const notify = async ({ id, customer_id, name, version }: Contact, wanted: boolean) => {
    await tell(
      update({ params: { id }, body: { customer_id, notify: wanted, version } }),
      t(wanted ? 'done.notified' : 'done.notNotified', { name }),
      t('refused.contactSave'),
    );
  };
  const removeIt = async ({ id, name }: Contact) => {
    await tell(remove({ params: { id } }), t('done.contactDeleted', { name }), t('refused.contactDelete'));
  };
  const columns: readonly Column<Contact>[] = [
    {
      key: 'name',
      head: t('contacts.name'),
      strong: true,
      cell: (contact) => contact.name,
      text: (contact) => contact.name,
    },
    {
      key: 'email',
      head: t('contacts.email'),
      width: '240px',
      cell: ({ email }) =>
        email !== null && (
          <span className="contact-address">
            <span>{email}</span> <AddressMarks address={addressOf(email)} clearable />
          </span>
        ),
      text: ({ email }) => email ?? '',
    },
    { key: 'mobile', head: t('contacts.mobile'), width: '130px', cell: (contact) => contact.mobile },
    {
      key: 'notify',
      head: t('contacts.notify'),
      width: '92px',
      cell: (contact) => (
        <Switch
          className="in-cell"
          checked={contact.notify}
          disabled={updating.isLoading || contact.email === null}
          title={contact.email === null ? t('contacts.notifyNeedsEmail') : undefined}
          aria-label={t('contacts.notifyOf', { name: contact.name })}
          onChange={({ currentTarget }) => void notify(contact, currentTarget.checked)}
        />
      ),
    },
  ];
  return (
    <RowsDialog
      title={t('contacts.title', { name: customer.name })}
      addText={t('contacts.add')}
      onAdd={() => setOpen({ kind: 'form', contact: null })}
      columns={columns}
      rows={query.currentData?.contacts}
      nameOf={(contact) => contact.name}
      actionsOf={(contact) => [
        { key: 'edit', text: t('contacts.editOne'), icon: <Edit />, onClick: () => setOpen({ kind: 'form', contact }) },
        {
          key: 'delete',
          text: t('contacts.deleteOne'),
          icon: <Trash />,
          destructive: true,
          onClick: () => setOpen({ kind: 'delete', contact }),
        },
      ]}
      query={query}
      failed={t('refused.contactsLoad')}
      empty={{ title: t('contacts.empty'), text: t('contacts.emptyText') }}
      minWidth={720}
      onClose={onClose}
    >
      {open?.kind === 'form' && (
        <ContactForm customerId={customer.id} contact={open.contact} onClose={() => setOpen(null)} />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          open
          destructive
          title={t('confirm.contactTitle', { name: open.contact.name })}
          action={t('contacts.deleteOne')}
          onConfirm={() => removeIt(open.contact)}
          onClose={() => setOpen(null)}
        >
          {t('confirm.contactText')}
        </ConfirmDialog>
      )}
    </RowsDialog>
  );
};
