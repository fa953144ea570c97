import { DateField, FilterInput, SelectSkeleton, StatusRange, withDateFrom, withDateTo } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/data/loaded';
import { useStatusNames } from '../../../app/status/use-statuses';
import type { ProblemsView } from '../rules/problems-view';

interface ProblemsToolbarProps {
  readonly view: ProblemsView;
  readonly onChange: (part: Partial<ProblemsView>) => void;
}

/** Text, days of report and of solution, status range (§2.2). */
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
      <Days
        name={t('toolbar.created')}
        labels={[t('toolbar.createdFrom'), t('toolbar.createdTo')]}
        value={{ from: view.createdFrom, to: view.createdTo }}
        onChange={({ from, to }) => onChange({ createdFrom: from, createdTo: to })}
      />
      <Days
        name={t('toolbar.solved')}
        labels={[t('toolbar.solvedFrom'), t('toolbar.solvedTo')]}
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

interface Range {
  readonly from: string | null;
  readonly to: string | null;
}
interface DaysProps {
  readonly name: string;
  readonly labels: readonly [string, string];
  readonly value: Range;
  readonly onChange: (range: Range) => void;
}

const Days = ({ name, labels, value, onChange }: DaysProps) => {
  const { t } = useTranslation('problems');
  return (
    <div className="row g1">
      <span className="secondary sm">{name}</span>
      <DateField
        label={labels[0]}
        placeholder={t('toolbar.from')}
        value={value.from}
        onChange={(from) => onChange(withDateFrom(value, from))}
      />
      <span aria-hidden>–</span>
      <DateField label={labels[1]} placeholder={t('toolbar.to')} value={value.to} onChange={(to) => onChange(withDateTo(value, to))} />
    </div>
  );
};
