import { DateRangeFilter, FilterInput, SelectSkeleton, StatusRange } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { RowsPerPage } from '../../../kits/lists/rows-per-page';
import { useStatusNames } from '../../../entities/status/use-statuses';
import { ALL_ROWS, trucksView, type TrucksView } from '../rules/trucks-view';

interface TrucksToolbarProps {
  readonly view: TrucksView;
  readonly onChange: (part: Partial<TrucksView>) => void;
}

/** Search, delivery dates, status range, rows a page. */
export const TrucksToolbar = ({ view, onChange }: TrucksToolbarProps) => {
  const { t } = useTranslation(['trucks', 'common']);
  const { choices, query } = useStatusNames('trucks');
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
      <Loaded query={query} compact skeleton={<SelectSkeleton />}>
        {() => (
          <StatusRange
            value={{ from: view.statusFrom, to: view.statusTo }}
            choices={choices}
            onChange={({ from, to }) => onChange({ statusFrom: from, statusTo: to })}
          />
        )}
      </Loaded>
      <span className="vr" />
      <RowsPerPage
        value={view.perPage}
        choices={trucksView.rows?.choices}
        allRows={ALL_ROWS}
        onChange={(perPage) => onChange({ perPage })}
      />
    </>
  );
};
