import { address as addressSchema, addressLine, type Address } from '@mullion/contracts';
import { SelectField, TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { LoadedChoices } from '../../../kits/data/loaded-choices';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useCreateAddressMutation, useUpdateAddressMutation } from '../api/customers-page-api';
import { addressFormSchema, bodyOfAddress, formOfAddress } from '../rules/row-forms';
import { useCountries } from '../state/use-countries';

interface AddressFormProps {
  readonly customerId: number;
  /** Null makes a new one. */
  readonly address: Address | null;
  readonly onClose: () => void;
}

export const AddressForm = ({ customerId, address, onClose }: AddressFormProps) => {
  const { t } = useTranslation('customers');
  const countries = useCountries();
  const [create] = useCreateAddressMutation();
  const [update] = useUpdateAddressMutation();
  const { control, submission } = useRowDialog({
    audited: 'addresses',
    fields: addressFormSchema,
    row: address,
    schema: addressSchema,
    formOf: formOfAddress,
    send: (values, over) => {
      const body = bodyOfAddress(values, customerId);
      return over ? update({ params: { id: over.id }, body: { ...body, version: over.version } }) : create({ body });
    },
    done: () => t('done.addressSaved'),
    onClose,
  });
  const labels = {
    country: t('addresses.country'),
    city: t('addresses.city'),
    street: t('addresses.street'),
    post_code: t('addresses.post_code'),
    phone: t('addresses.phone'),
    ref: t('addresses.ref'),
  };
  return (
    <RowDialog
      title={address ? t('addresses.edit', { name: addressLine(address) }) : t('addresses.new')}
      hasRequired
      submission={submission}
      refused={t('refused.addressSave')}
      labels={labels}
      show={(key, value) => (key === 'country' && value ? countries.nameOf(value) : (value ?? ''))}
      onClose={onClose}
    >
      <SelectField
        control={control}
        name="country"
        label={labels.country}
        choices={countries.choices}
        placeholder={t('addresses.chooseCountry')}
        loaded={(box) => <LoadedChoices query={countries.query}>{() => box}</LoadedChoices>}
        required
      />
      <TextField control={control} name="city" label={labels.city} required />
      <TextField control={control} name="street" label={labels.street} />
      <TextField control={control} name="post_code" label={labels.post_code} />
      <TextField control={control} name="phone" label={labels.phone} inputMode="tel" />
      <TextField control={control} name="ref" label={labels.ref} />
    </RowDialog>
  );
};
