import { DateRangeFilter, FilterInput, SelectBox, StatusRange } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useStatusNames } from '../../../app/status/use-statuses';
import { ALL_ROWS, trucksView, type TrucksView } from '../rules/trucks-view';

interface TrucksToolbarProps {
  readonly view: TrucksView;
  readonly onChange: (part: Partial<TrucksView>) => void;
}

/** Search, delivery dates, status range, rows a page (§2.2). */
export const TrucksToolbar = ({ view, onChange }: TrucksToolbarProps) => {
  const { t } = useTranslation(['trucks', 'common']);
  const { choices } = useStatusNames('trucks');
  const options = trucksView.rows?.choices.map((rows) => ({
    value: rows,
    label: rows === ALL_ROWS ? t('trucks:list.allRows') : t('common:table.rows', { count: rows }),
  }));
  return (
    <>
      <FilterInput
        label={t('trucks:list.filter')}
        value={view.filter ?? ''}
        onChange={(filter) => onChange({ filter: filter || null })}
        width={236}
        hotkey
      />
      <DateRangeFilter
        value={{ from: view.dateFrom, to: view.dateTo }}
        onChange={({ from, to }) => onChange({ dateFrom: from, dateTo: to })}
      />
      <span className="vr" />
      <StatusRange
        value={{ from: view.statusFrom, to: view.statusTo }}
        choices={choices}
        onChange={({ from, to }) => onChange({ statusFrom: from, statusTo: to })}
      />
      <span className="vr" />
      <SelectBox
        aria-label={t('common:table.rowsPerPage')}
        value={view.perPage}
        options={options}
        onChange={(event) => onChange({ perPage: Number(event.currentTarget.value) })}
      />
    </>
  );
};
