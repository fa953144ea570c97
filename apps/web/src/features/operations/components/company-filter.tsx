import { useState } from 'react';
import { Suggest } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { companiesFound, companyName, type Operations } from '../rules/operations-rows';

export type CompanyId = Operations['companies'][number]['id'];

interface CompanyFilterProps {
  readonly companies: Operations['companies'];
  readonly value: CompanyId | null;
  readonly onChange: (id: CompanyId | null) => void;
}

/** One company of many, found by its name or number. */
export const CompanyFilter = ({ companies, value, onChange }: CompanyFilterProps) => {
  const { t } = useTranslation('operations');
  const [typed, setTyped] = useState('');
  const suggestion = (id: CompanyId) => ({ id, text: companyName(companies, id) });
  return (
    <Suggest
      label={t('company')}
      placeholder={t('anyCompany')}
      value={value && suggestion(value)}
      found={companiesFound(companies, typed).map(({ id }) => suggestion(id))}
      onSearch={setTyped}
      onPick={(picked) => onChange(companies.find(({ id }) => id === picked?.id)?.id ?? null)}
    />
  );
};
