import { useState } from 'react';
import { Edit, Trash } from '@blueprintjs/icons';
import { addressLine, type Address, type Customer } from '@mullion/contracts';
import { ConfirmDialog, type Column } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../../kits/api/use-tell';
import { useDeleteAddressMutation, useListAddressesQuery } from '../api/customers-page-api';
import { useCountries } from '../state/use-countries';
import { AddressForm } from './address-form';
import { RowsDialog } from './rows-dialog';

type Open =
  | { readonly kind: 'form'; readonly address: Address | null }
  | { readonly kind: 'delete'; readonly address: Address };

/** A customer's addresses. */
export const AddressesDialog = ({ customer, onClose }: { customer: Customer; onClose: () => void }) => {
  const { t } = useTranslation('customers');
  const tell = useTell();
  const countries = useCountries();
  const [open, setOpen] = useState<Open | null>(null);
  const query = useListAddressesQuery({ query: { customer_id: customer.id } });
  const [remove] = useDeleteAddressMutation();
  const removeIt = async ({ id }: Address) => {
    await tell(remove({ params: { id } }), t('done.addressDeleted'), t('refused.addressDelete'));
  };
  const plain = (key: 'street' | 'post_code' | 'phone' | 'ref', width?: string): Column<Address> => ({
    key,
    head: t(`addresses.${key}`),
    ...(width ? { width } : {}),
    cell: (address) => address[key],
    text: (address) => address[key] ?? '',
  });
  const columns: readonly Column<Address>[] = [
    {
      key: 'country',
      head: t('addresses.country'),
      width: '150px',
      cell: (address) => countries.nameOf(address.country),
      text: (address) => countries.nameOf(address.country),
    },
    {
      key: 'city',
      head: t('addresses.city'),
      width: '130px',
      strong: true,
      cell: (address) => address.city,
      text: ({ city }) => city,
    },
    plain('street'),
    plain('post_code', '104px'),
    plain('phone', '120px'),
    plain('ref', '100px'),
  ];
  return (
    <RowsDialog
      title={t('addresses.title', { name: customer.name })}
      addText={t('addresses.add')}
      onAdd={() => setOpen({ kind: 'form', address: null })}
      columns={columns}
      rows={query.currentData}
      nameOf={addressLine}
      actionsOf={(address) => [
        {
          key: 'edit',
          text: t('addresses.editOne'),
          icon: <Edit />,
          onClick: () => setOpen({ kind: 'form', address }),
        },
        {
          key: 'delete',
          text: t('addresses.deleteOne'),
          icon: <Trash />,
          destructive: true,
          onClick: () => setOpen({ kind: 'delete', address }),
        },
      ]}
      query={query}
      failed={t('refused.addressesLoad')}
      empty={{ title: t('addresses.empty'), text: t('addresses.emptyText') }}
      minWidth={860}
      onClose={onClose}
    >
      {open?.kind === 'form' && (
        <AddressForm customerId={customer.id} address={open.address} onClose={() => setOpen(null)} />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          open
          destructive
          title={t('confirm.addressTitle', { name: addressLine(open.address) })}
          action={t('addresses.deleteOne')}
          onConfirm={() => removeIt(open.address)}
          onClose={() => setOpen(null)}
        >
          {t('confirm.addressText')}
        </ConfirmDialog>
      )}
    </RowsDialog>
  );
};
