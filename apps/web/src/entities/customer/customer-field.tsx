import { useMemo, useState } from 'react';
import { InputGroup } from '@blueprintjs/core';
import { FormField, Suggest, useProblemText, type Suggestion } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../kits/api/as-problem';
import { useListCustomersQuery } from './customers-api';

/** The customer search shows ten rows. */
const LIMIT = 10;

interface CustomerFieldProps {
  readonly value: number | null;
  readonly name: string | null;
  readonly editable: boolean;
  readonly onPick: (id: number | null, name: string | null) => void;
}

/** A customer: searched for by those who may choose, shown to others. */
export const CustomerField = ({ value, name, editable, onPick }: CustomerFieldProps) => {
  const { t } = useTranslation('common');
  const textOf = useProblemText();
  const [filter, setFilter] = useState<string | null>(null);
  const {
    currentData: data,
    isFetching,
    error,
  } = useListCustomersQuery({ query: { filter: filter ?? '', rows: LIMIT } }, { skip: filter === null });
  const problem = asProblem(error);
  const found = useMemo<Suggestion[]>(
    () => (data?.data ?? []).map(({ id, name: text, code }) => ({ id, text, ...(code ? { note: code } : {}) })),
    [data],
  );
  return (
    <FormField
      label={t('customer.label')}
      wide
      error={problem && textOf(problem)}
      help={editable ? undefined : t('customer.adminOnly')}
    >
      {(wiring) =>
        editable ? (
          <Suggest
            {...wiring}
            label={t('customer.label')}
            placeholder={t('customer.search')}
            value={value === null ? null : { id: value, text: name ?? '' }}
            found={found}
            searching={isFetching}
            onSearch={setFilter}
            onPick={(suggestion) => onPick(suggestion?.id ?? null, suggestion?.text ?? null)}
          />
        ) : (
          <InputGroup {...wiring} value={name ?? ''} disabled />
        )
      }
    </FormField>
  );
};
