import { addressLine, customer as customerSchema, type Address, type Customer } from '@mullion/contracts';
import { SelectField, TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useCustomerQuery } from '../../../entities/customer/customers-api';
import { LoadedChoices } from '../../../kits/data/loaded-choices';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useListPackingTypesQuery } from '../../../entities/pallet/packing-api';
import { useCreateCustomerMutation, useUpdateCustomerMutation } from '../api/customers-page-api';
import {
  customerFormSchema,
  editOfCustomer,
  formOfCustomer,
  newCustomerOf,
  type CustomerForm,
} from '../rules/customer-form';
import { FirstRows } from './first-rows';

interface CustomerDialogProps {
  /** Null makes a new customer. */
  readonly customer: Customer | null;
  readonly onClose: () => void;
}

const choicesOf = (customer: Customer | null, addresses: readonly Address[] | undefined) => {
  const named = [customer?.main_address, customer?.default_delivery_address].flatMap((address) => address ?? []);
  const known = new Map((addresses ?? named).map((address) => [address.id, address]));
  return [...known.values()].map((address) => ({ value: String(address.id), text: addressLine(address) }));
};

/** Addresses are chosen among the customer's own. */
export const CustomerDialog = ({ customer, onClose }: CustomerDialogProps) => {
  const { t } = useTranslation('customers');
  const [create] = useCreateCustomerMutation();
  const [update] = useUpdateCustomerMutation();
  const { data: details } = useCustomerQuery({ params: { id: customer?.id ?? 0 } }, { skip: customer === null });
  const types = useListPackingTypesQuery();

  const { control, submission } = useRowDialog({
    audited: 'customers',
    fields: customerFormSchema,
    row: customer,
    schema: customerSchema,
    formOf: formOfCustomer,
    send: (values, over) =>
      over
        ? update({ params: { id: over.id }, body: editOfCustomer(values, over) })
        : create({ body: newCustomerOf(values) }),
    done: ({ name }) => t(customer ? 'done.saved' : 'done.created', { name }),
    onClose,
  });
  const addresses = choicesOf(customer, details?.addresses);
  const packingTypes = types.data ?? (customer?.pref_packing_type ? [customer.pref_packing_type] : []);
  const labels = {
    name: t('column.name'),
    email: t('column.email'),
    default_discount: t('column.default_discount'),
    vat_number: t('column.vat_number'),
    mobile: t('column.mobile'),
    phone: t('column.phone'),
    main_address: t('column.main_address'),
    default_delivery_address: t('column.default_delivery_address'),
    pref_packing_type: t('column.pref_packing_type'),
    code: t('column.code'),
    pricing: t('column.pricing'),
    country: t('addresses.country'),
    city: t('addresses.city'),
    street: t('addresses.street'),
    post_code: t('addresses.post_code'),
    contact_name: t('form.contactName'),
    contact_email: t('form.contactEmail'),
    contact_mobile: t('form.contactMobile'),
  };
  const show = (key: keyof CustomerForm, value: string | boolean = ''): string => {
    if (typeof value === 'boolean') return String(value);
    const there = choicesOf(submission.conflict?.current ?? null, details?.addresses);
    if (key === 'main_address' || key === 'default_delivery_address')
      return [...addresses, ...there].find((choice) => choice.value === value)?.text ?? value;
    if (key === 'pref_packing_type') return packingTypes.find(({ id }) => String(id) === value)?.description ?? value;
    return value;
  };
  return (
    <RowDialog
      title={customer ? t('form.editTitle', { name: customer.name }) : t('form.newTitle')}
      hasRequired
      submission={submission}
      refused={t(customer ? 'refused.save' : 'refused.create')}
      labels={labels}
      show={show}
      onClose={onClose}
    >
      <TextField control={control} name="name" label={labels.name} required />
      <TextField control={control} name="code" label={t('column.code')} />
      <TextField control={control} name="vat_number" label={t('column.vat_number')} />
      <TextField control={control} name="email" label={labels.email} type="email" inputMode="email" />
      <TextField control={control} name="mobile" label={t('column.mobile')} inputMode="tel" />
      <TextField control={control} name="phone" label={t('column.phone')} inputMode="tel" />
      {customer &&
        (['main_address', 'default_delivery_address'] as const).map((name) => (
          <SelectField
            key={name}
            control={control}
            name={name}
            label={t(`column.${name}`)}
            choices={addresses}
            placeholder={t(addresses.length > 0 ? 'form.none' : 'form.noAddresses')}
            disabled={addresses.length === 0}
            wide
          />
        ))}
      <SelectField
        control={control}
        name="pref_packing_type"
        label={labels.pref_packing_type}
        choices={packingTypes.map(({ id, description }) => ({ value: String(id), text: description }))}
        placeholder={t('form.none')}
        loaded={(box) => <LoadedChoices query={types}>{() => box}</LoadedChoices>}
      />
      <TextField control={control} name="pricing" label={t('column.pricing')} />
      <TextField control={control} name="default_discount" inputMode="decimal" label={labels.default_discount} />
      {customer === null && <FirstRows control={control} labels={labels} />}
    </RowDialog>
  );
};
