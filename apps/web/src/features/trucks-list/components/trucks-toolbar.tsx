import { DateRangeFilter, FilterInput, SelectBox, StatusRange } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useStatusNames } from '../../../app/status/use-statuses';
import { ALL_ROWS, PER_PAGE, type TrucksView } from '../rules/trucks-path';

interface TrucksToolbarProps {
  readonly view: TrucksView;
  readonly perPage: number;
  readonly onChange: (part: Partial<TrucksView>) => void;
  readonly onPerPage: (rows: number) => void;
}

/** Search, delivery dates, status range, rows a page (§2.2). */
export const TrucksToolbar = ({ view, perPage, onChange, onPerPage }: TrucksToolbarProps) => {
  const { t } = useTranslation(['trucks', 'common']);
  const { choices } = useStatusNames('trucks');
  const options = PER_PAGE.map((rows) => ({
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
        value={perPage}
        options={options}
        onChange={(event) => onPerPage(Number(event.currentTarget.value))}
      />
    </>
  );
};
