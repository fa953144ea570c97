import { Radio, RadioGroup } from '@blueprintjs/core';
import { importFile } from '@mullion/contracts';
import { FileDrop, FormDateField, TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CustomerField } from '../../../entities/customer/customer-field';
import type { ImportState } from '../state/use-import';
import { ChosenFile } from './chosen-file';

type Source = Pick<
  ImportState,
  'file' | 'isLoading' | 'begin' | 'onKnown' | 'setOnKnown' | 'control' | 'customer' | 'setCustomer'
>;

/** The file, and what holds for all of its rows. */
export const ImportSource = ({ import: of }: { readonly import: Source }) => {
  const { t } = useTranslation('imports');
  return (
    <>
      <div className="wide">
        <FileDrop
          limits={importFile}
          hasFile={of.file !== null}
          disabled={of.isLoading}
          autoFocus
          onFile={(file) => of.begin(file)}
        >
          <ChosenFile file={of.file} />
        </FileDrop>
        <p className="help">{t('fittings')}</p>
        <p className="help">
          {t('pictures.instead')} <Link to={{ search: '?dialog=pictures' }}>{t('pictures.title')}</Link>
        </p>
      </div>
      <RadioGroup
        className="wide"
        inline
        label={t('onKnown')}
        selectedValue={of.onKnown}
        onChange={(event) => of.setOnKnown(event.currentTarget.value as 'skip' | 'update')}
      >
        <Radio label={t('skip')} value="skip" />
        <Radio label={t('update')} value="update" />
      </RadioGroup>
      <TextField control={of.control} name="order" label={t('order')} help={t('orderHelp')} />
      <FormDateField control={of.control} name="delivery_date" label={t('delivery_date')} help={t('defaults')} />
      <CustomerField
        value={of.customer?.id ?? null}
        name={of.customer?.name ?? null}
        editable
        onPick={(id, name) => of.setCustomer(id === null ? null : { id, name: name ?? '' })}
      />
    </>
  );
};
