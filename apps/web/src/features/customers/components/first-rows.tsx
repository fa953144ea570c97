import { SelectField, SwitchField, TextField } from '@mullion/ui-kit';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LoadedChoices } from '../../../kits/data/loaded-choices';
import type { CustomerForm } from '../rules/customer-form';
import { useCountries } from '../state/use-countries';

type Name = 'country' | 'city' | 'street' | 'post_code' | 'contact_name' | 'contact_email' | 'contact_mobile';

interface FirstRowsProps {
  readonly control: Control<CustomerForm>;
  readonly labels: Readonly<Record<Name, string>>;
}

/** The first address and the first contact of a new customer; both may stay empty. */
export const FirstRows = ({ control, labels }: FirstRowsProps) => {
  const { t } = useTranslation('customers');
  const countries = useCountries();
  return (
    <>
      <h3 className="wide first-row">
        {t('form.firstAddress')} <span className="muted">{t('addresses.emptyText')}</span>
      </h3>
      <TextField control={control} name="street" label={labels.street} />
      <TextField control={control} name="post_code" label={labels.post_code} />
      <TextField control={control} name="city" label={labels.city} />
      <SelectField
        control={control}
        name="country"
        label={labels.country}
        choices={countries.choices}
        placeholder={t('addresses.chooseCountry')}
        loaded={(box) => <LoadedChoices query={countries.query}>{() => box}</LoadedChoices>}
      />
      <h3 className="wide first-row">
        {t('form.firstContact')} <span className="muted">{t('contacts.emptyText')}</span>
      </h3>
      <TextField control={control} name="contact_name" label={labels.contact_name} />
      <TextField control={control} name="contact_mobile" label={labels.contact_mobile} inputMode="tel" />
      <TextField
        control={control}
        name="contact_email"
        label={labels.contact_email}
        type="email"
        inputMode="email"
        wide
      />
      <div className="wide">
        <SwitchField control={control} name="contact_notify" label={t('contacts.notifyHelp')} />
      </div>
    </>
  );
};
