import { useState } from 'react';
import { address as addressSchema, type Address, type Problem } from '@mullion/contracts';
import { ErrorList, FormDialog, ProblemNote, SelectField, TextField, useToast, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useCreateAddressMutation, useUpdateAddressMutation } from '../api/customers-page-api';
import { addressText } from '../rules/address-text';
import { addressFormSchema, formOfAddress } from '../rules/row-forms';
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
  const [problem, setProblem] = useState<Problem | null>(null);
  const [base, setBase] = useState(address);
  const { control, formState, handleSubmit } = useZodForm(addressFormSchema, formOfAddress(address));
  const save = handleSubmit(async (values) => {
    setProblem(null);
    const body = {
      customer_id: customerId,
      country: values.country,
      city: values.city,
      street: values.street || null,
      post_code: values.post_code || null,
      phone: values.phone || null,
      ref: values.ref || null,
    };
    const answer = base ? await update({ params: { id: base.id }, body: { ...body, version: base.version } }) : await create({ body });
    const refused = asProblem(answer.error);
    if (refused) {
      const current = addressSchema.safeParse(refused.current);
      if (current.success) setBase(current.data);
      return setProblem(refused);
    }
    toast({ message: t('done.addressSaved') });
    onClose();
  });
  const labels = { country: t('addresses.country'), city: t('addresses.city') };
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
        <TextField control={control} name="street" label={t('addresses.street')} />
        <TextField control={control} name="post_code" label={t('addresses.post_code')} />
        <TextField control={control} name="phone" label={t('addresses.phone')} inputMode="tel" />
        <TextField control={control} name="ref" label={t('addresses.ref')} />
      </div>
    </FormDialog>
  );
};
