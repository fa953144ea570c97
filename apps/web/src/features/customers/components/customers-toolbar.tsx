import { Button } from '@blueprintjs/core';
import { SortAlphabetical, SortAlphabeticalDesc } from '@blueprintjs/icons';
import { FilterInput } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { CustomersView } from '../rules/customers-view';

/** The filter, and the order by name for screens where the table has no head. */
export const CustomersToolbar = ({
  view,
  onChange,
}: {
  view: CustomersView;
  onChange: (part: Partial<CustomersView>) => void;
}) => {
  const { t } = useTranslation('customers');
  const down = view.orderBy === 'name' && view.order === 'DESC';
  return (
    <>
      <FilterInput
        label={t('filter')}
        value={view.filter ?? ''}
        onChange={(filter) => onChange({ filter: filter || null })}
        width={240}
        hotkey
      />
      <Button
        variant="minimal"
        icon={down ? <SortAlphabeticalDesc /> : <SortAlphabetical />}
        text={t(down ? 'sortDown' : 'sortUp')}
        onClick={() => onChange({ orderBy: 'name', order: view.orderBy === 'name' && !down ? 'DESC' : 'ASC' })}
      />
    </>
  );
};
