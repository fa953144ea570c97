import { Button, Checkbox, SegmentedControl } from '@blueprintjs/core';
import { HeatGrid, History, InfoSign, Th, Time } from '@blueprintjs/icons';
import { formatNumber } from '@mullion/i18n';
import { FilterInput, Popover } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { HeatLegend } from '../../../entities/production/heat-legend';
import type { MatrixSort } from '../rules/matrix-rows';
import { historyCodes, type HistoryCode, type ProductionView } from '../rules/production-view';

type Counts = { readonly [code in HistoryCode]: number };
interface ProductionToolbarProps {
  readonly view: ProductionView;
  /** How many actions of each code there are; undefined before the first answer. */
  readonly counts: Counts | undefined;
  readonly onChange: (some: Partial<ProductionView>) => void;
}

export const ProductionToolbar = ({ view, counts, onChange }: ProductionToolbarProps) => {
  const { t } = useTranslation('production');
  const isHistory = view.shown === 'history';
  return (
    <>
      <SegmentedControl
        aria-label={t('view')}
        value={view.shown}
        options={[
          { value: 'matrix', label: t('matrix'), icon: <HeatGrid /> },
          { value: 'table', label: t('table'), icon: <Th /> },
          { value: 'history', label: t('history'), icon: <History /> },
        ]}
        onValueChange={(shown) => onChange({ shown: shown as ProductionView['shown'], filter: null })}
      />
      <span className="vr" />
      <FilterInput
        key={view.shown}
        label={t(isHistory ? 'past.filter' : 'filter')}
        value={view.filter ?? ''}
        onChange={(filter) => onChange({ filter: filter || null })}
        width={206}
        hotkey
      />
      {isHistory ? (
        <CodeFilter code={view.code} counts={counts} onCode={(code) => onChange({ code })} />
      ) : (
        <MatrixTools view={view} onChange={onChange} />
      )}
    </>
  );
};

const MatrixTools = ({ view, onChange }: Pick<ProductionToolbarProps, 'view' | 'onChange'>) => {
  const { t } = useTranslation('production');
  return (
    <>
      <SegmentedControl
        aria-label={t('sort')}
        value={view.sort}
        options={[
          { value: 'date', label: t('byDate') },
          { value: 'standing', label: t('byLocatedSince'), icon: <Time /> },
        ]}
        onValueChange={(sort) => onChange({ sort: sort as MatrixSort })}
      />
      <Checkbox
        className="pm-only"
        checked={view.onlyProblems === 'true'}
        label={t('onlyProblems')}
        onChange={(event) => onChange({ onlyProblems: event.currentTarget.checked ? 'true' : 'false' })}
      />
      <span className="sp" />
      <span className="pm-signs">
        <Popover
          content={
            <div className="pm-signs-list">
              <HeatLegend />
            </div>
          }
          placement="bottom-end"
        >
          <Button icon={<InfoSign />} text={t('legend')} />
        </Popover>
      </span>
    </>
  );
};

const ALL = 'all';

/** Filters of the history with how many there are of each; "problems" is the only-problems filter. */
const CodeFilter = ({
  code,
  counts,
  onCode,
}: {
  code: HistoryCode | null;
  counts: Counts | undefined;
  onCode: (code: HistoryCode | null) => void;
}) => {
  const { t } = useTranslation('production');
  const language = useLanguage();
  const label = (text: string, count: number | undefined) =>
    count === undefined ? text : `${text} ${formatNumber(count, language)}`;
  const all = counts && historyCodes.reduce((sum, one) => sum + counts[one], 0);
  return (
    <SegmentedControl
      aria-label={t('past.codes')}
      value={code ?? ALL}
      options={[
        { value: ALL, label: label(t('past.all'), all) },
        ...historyCodes.map((one) => ({ value: one, label: label(t(`past.code.${one}`), counts?.[one]) })),
      ]}
      onValueChange={(value) => onCode(value === ALL ? null : (value as HistoryCode))}
    />
  );
};
