import { address as addressSchema, type Address } from '@mullion/contracts';
import { ConflictDialog, ErrorList, FormDialog, ProblemNote, SelectField, TextField, useToast, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useRowForm } from '../../../app/forms/use-row-form';
import { useCreateAddressMutation, useUpdateAddressMutation } from '../api/customers-page-api';
import { addressText } from '../rules/address-text';
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
  const toast = useToast();
  const countries = useCountries();
  const [create, creating] = useCreateAddressMutation();
  const [update, updating] = useUpdateAddressMutation();
  const form = useZodForm(addressFormSchema, formOfAddress(address));
  const { control, formState } = form;
  const { save, problem, conflict } = useRowForm({
    form,
    row: address,
    schema: addressSchema,
    formOf: formOfAddress,
    send: (values, over) => {
      const body = bodyOfAddress(values, customerId);
      return over ? update({ params: { id: over.id }, body: { ...body, version: over.version } }) : create({ body });
    },
    onSaved: () => {
      toast({ message: t('done.addressSaved') });
      onClose();
    },
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
    <FormDialog
      open
      title={address ? t('addresses.edit', { name: addressText(address) }) : t('addresses.new')}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      busy={creating.isLoading || updating.isLoading}
      dirty={formState.isDirty}
      hasRequired
    >
      {conflict && (
        <ConflictDialog
          {...conflict}
          labels={labels}
          show={(key, value) => (key === 'country' && value ? countries.nameOf(value) : (value ?? ''))}
        />
      )}
      <div className="form-grid">
        {problem && (
          <div className="wide">
            <ProblemNote problem={problem} title={t('refused.addressSave')} />
          </div>
        )}
        {formState.isSubmitted && !formState.isValid && (
          <div className="wide">
            <ErrorList errors={formState.errors} labels={labels} shown />
          </div>
        )}
        <SelectField
          control={control}
          name="country"
          label={labels.country}
          choices={countries.choices(address?.country)}
          placeholder={t('addresses.chooseCountry')}
          required
        />
        <TextField control={control} name="city" label={labels.city} required />
        <TextField control={control} name="street" label={labels.street} />
        <TextField control={control} name="post_code" label={labels.post_code} />
        <TextField control={control} name="phone" label={labels.phone} inputMode="tel" />
        <TextField control={control} name="ref" label={labels.ref} />
      </div>
    </FormDialog>
  );
};
