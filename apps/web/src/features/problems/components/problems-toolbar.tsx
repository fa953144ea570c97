import { DateRangeFilter, FilterInput, SelectSkeleton, StatusRange } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useStatusNames } from '../../../entities/status/use-statuses';
import type { ProblemsView } from '../rules/problems-view';

interface ProblemsToolbarProps {
  readonly view: ProblemsView;
  readonly onChange: (part: Partial<ProblemsView>) => void;
}

/** Text, days of report and of solution, status range. */
export const ProblemsToolbar = ({ view, onChange }: ProblemsToolbarProps) => {
  const { t } = useTranslation('problems');
  const { choices, query } = useStatusNames('problems');
  return (
    <>
      <FilterInput
        label={t('filter')}
        value={view.filter ?? ''}
        onChange={(filter) => onChange({ filter: filter || null })}
        width={232}
        hotkey
      />
      <DateRangeFilter
        texts={{ name: t('toolbar.created'), from: t('toolbar.createdFrom'), to: t('toolbar.createdTo') }}
        value={{ from: view.createdFrom, to: view.createdTo }}
        onChange={({ from, to }) => onChange({ createdFrom: from, createdTo: to })}
      />
      <DateRangeFilter
        texts={{ name: t('toolbar.solved'), from: t('toolbar.solvedFrom'), to: t('toolbar.solvedTo') }}
        value={{ from: view.solvedFrom, to: view.solvedTo }}
        onChange={({ from, to }) => onChange({ solvedFrom: from, solvedTo: to })}
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
    </>
  );
};
