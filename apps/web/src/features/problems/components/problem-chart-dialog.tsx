import { useState } from 'react';
import { Dialog, DialogBody } from '@blueprintjs/core';
import type { ScrapReason } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { EmptyState, SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useLanguage } from '../../../kits/address/language';
import { useGetProblemWeeksQuery } from '../api/problems-api';
import { chartRows, mostInAWeek, type ChartGroup, type ChartRow, type ProblemWeeks } from '../rules/problem-chart';

/** How much of its cell the highest bar takes: the number stands above it. */
const BAR_PERCENT = 52;

/** Problems by week and work center or reason: a table whose cells are bars, so that it is read as well as seen. */
export const ProblemChartDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('problems');
  const [group, setGroup] = useState<ChartGroup>('center');
  const weeks = useGetProblemWeeksQuery();
  return (
    <Dialog isOpen onClose={onClose} title={t('chart.title')} className="problem-chart-dialog">
      <DialogBody>
        <SelectBox
          aria-label={t('chart.by')}
          value={group}
          options={(['center', 'reason'] as const).map((value) => ({ value, label: t(`chart.${value}`) }))}
          onChange={({ currentTarget: { value } }) => setGroup(value === 'reason' ? 'reason' : 'center')}
        />
        <Loaded query={weeks} failed={t('chart.failed')} keepPrevious>
          {(data) => data && <Chart data={data} group={group} />}
        </Loaded>
      </DialogBody>
    </Dialog>
  );
};

const Chart = ({ data, group }: { readonly data: ProblemWeeks; readonly group: ChartGroup }) => {
  const { t } = useTranslation('problems');
  const language = useLanguage();
  const rows = chartRows(data, group);
  const most = mostInAWeek(rows);
  const nameOf = ({ key }: ChartRow): string => {
    if (key === null) return t(group === 'center' ? 'chart.noCenter' : 'chart.noReason');
    if (group === 'reason') return t(`reason.${key as ScrapReason}`);
    const center = data.work_centers.find(({ id }) => id === key);
    return `${center?.code ?? ''} ${center?.description ?? ''}`;
  };
  if (rows.length === 0) return <EmptyState picture="paper" title={t('chart.empty')} />;
  return (
    <div className="problem-chart" tabIndex={0} role="region" aria-label={t('chart.title')}>
      <table aria-label={t('chart.title')}>
        <thead>
          <tr>
            <th scope="col">{t(`chart.group.${group}`)}</th>
            {data.weeks.map((week) => (
              <th key={week} scope="col" title={t('chart.week', { date: week })}>
                {week.slice('yyyy-'.length)}
              </th>
            ))}
            <th scope="col">{t('chart.total')}</th>
            <th scope="col">{t('chart.hours')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key ?? ''}>
              <th scope="row">{nameOf(row)}</th>
              {row.weeks.map((count, at) => (
                <td key={data.weeks[at]}>
                  {count > 0 && (
                    <span
                      className="problem-bar"
                      style={{ height: `${Math.round((count / most) * BAR_PERCENT)}%` }}
                      aria-hidden
                    />
                  )}
                  <span className={count > 0 ? 'problem-count' : 'muted'}>{count > 0 ? count : '–'}</span>
                </td>
              ))}
              <td>
                <b>{row.total}</b>
              </td>
              <td>{formatNumber(row.hours, language, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
