import { useRef } from 'react';
import type { FloorLoad, Language } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { usePageHotkeys } from '../../../kits/hotkeys/use-page-hotkeys';
import { barOf, hoursOf, isOver, weekdayOf, type DayColumn, type LoadCenter } from '../rules/load-days';

export interface ChosenDay {
  readonly centerId: number;
  readonly day: string;
}
interface LoadGridProps {
  readonly load: FloorLoad;
  readonly centers: readonly LoadCenter[];
  readonly columns: readonly DayColumn[];
  readonly chosen: ChosenDay | null;
  readonly onChoose: (day: ChosenDay) => void;
}

/** Arrows: over how many work centers and days. */
const STEPS = [
  ['left', 0, -1],
  ['right', 0, 1],
  ['up', -1, 0],
  ['down', 1, 0],
] as const;

/** A row a work center, a bar a day. Arrows walk from bar to bar; Enter or Space opens the day. */
export const LoadGrid = ({ load, centers, columns, chosen, onChoose }: LoadGridProps) => {
  const { t } = useTranslation('floorLoad');
  const body = useRef<HTMLTableSectionElement>(null);
  const work = columns.filter(({ kind }) => kind === 'work');
  const weekdays = t('hours.weekdays', { returnObjects: true }) as readonly string[];
  const walk = (rows: number, days: number) => {
    const [row = 0, column = 0] = (document.activeElement?.getAttribute('data-cell') ?? '').split('-').map(Number);
    body.current?.querySelector<HTMLButtonElement>(`[data-cell="${row + rows}-${column + days}"]`)?.focus();
  };
  const onKeyDown = usePageHotkeys(
    t('title'),
    STEPS.map(([combo, rows, days]) => ({ combo, label: t(`keys.${combo}`), act: () => walk(rows, days) })),
  );
  const reached = (row: number, column: number): boolean => {
    const at = centers.findIndex(({ id }) => id === chosen?.centerId);
    const day = work.findIndex((one) => one.day === chosen?.day);
    return at >= 0 && day >= 0 ? at === row && day === column : row === 0 && column === 0;
  };
  return (
    <div className="load-scroll" data-hotkeys onKeyDown={onKeyDown}>
      <table role="grid" className="load-grid" aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col" className="load-center">
              {t('center')}
            </th>
            {columns.map(({ day, kind, reason }) =>
              kind === 'work' ? (
                <th key={day} scope="col" className={day === load.today ? 'load-today' : ''}>
                  <span>{weekdays[weekdayOf(day)]}</span>
                  <b>{day === load.today ? t('today') : day.slice(5)}</b>
                </th>
              ) : (
                <th
                  key={day}
                  scope="col"
                  className={`load-${kind}`}
                  title={reason || undefined}
                  aria-label={reason || t('legend.closed')}
                >
                  {kind === 'closed' && <span className="load-reason">{reason}</span>}
                </th>
              ),
            )}
            <th scope="col" className="load-number" title={t('unestimatedHelp')}>
              {t('unestimated')}
            </th>
            <th scope="col" className="load-finish">
              {t('finish')}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {centers.map((center, row) => (
            <tr key={center.id}>
              <CenterHead center={center} />
              {columns.map(({ day, kind }) => {
                if (kind !== 'work') return <td key={day} className={`load-${kind}`} />;
                const column = work.findIndex((one) => one.day === day);
                return (
                  <td key={day} className={day === load.today ? 'load-today' : ''}>
                    <DayBar
                      center={center}
                      day={day}
                      isChosen={chosen?.centerId === center.id && chosen.day === day}
                      cell={`${row}-${column}`}
                      isReached={reached(row, column)}
                      onChoose={() => onChoose({ centerId: center.id, day })}
                    />
                  </td>
                );
              })}
              <td className="load-number">
                {center.unestimated > 0 ? (
                  <span className="load-box">{center.unestimated}</span>
                ) : (
                  <span className="muted">–</span>
                )}
              </td>
              <td className="load-finish">
                {center.finish ? <b>{center.finish.slice(5)}</b> : <span className="muted">{t('nothing')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const CenterHead = ({ center }: { readonly center: LoadCenter }) => {
  const { t } = useTranslation('floorLoad');
  return (
    <th scope="row" className="load-center">
      <b>{center.code}</b>
      <span className="load-center-name">{center.description}</span>
      <span>{center.max_load === null ? t('noLimit') : t('limit', { hours: hoursOf(center.max_load) })}</span>
    </th>
  );
};

interface DayBarProps {
  readonly center: LoadCenter;
  readonly day: string;
  readonly isChosen: boolean;
  readonly cell: string;
  readonly isReached: boolean;
  readonly onChoose: () => void;
}

const DayBar = ({ center, day, isChosen, cell, isReached, onChoose }: DayBarProps) => {
  const { t, i18n } = useTranslation('floorLoad');
  const language = i18n.language as Language;
  const found = center.days.find((one) => one.day === day);
  const bar = barOf(found, center);
  const over = found !== undefined && isOver(found);
  const hours = (minutes: number): string =>
    formatNumber(hoursOf(minutes), language, hoursOf(minutes) % 1 === 0 ? 0 : 1);
  const values = {
    center: center.code,
    day,
    demand: hours(found?.demand ?? 0),
    limit: hours(found?.limit ?? center.max_load ?? 0),
    over: hours(Math.max(0, (found?.demand ?? 0) - (found?.limit ?? 0))),
  };
  const hasLimit = center.max_load !== null;
  const name = hasLimit ? t(over ? 'day.nameOver' : 'day.name', values) : t('day.nameFree', values);
  return (
    <button
      type="button"
      className={`load-bar${isChosen ? ' load-chosen' : ''}`}
      aria-label={name}
      aria-pressed={isChosen}
      data-cell={cell}
      tabIndex={isReached ? 0 : -1}
      onClick={onChoose}
    >
      <span className="load-room">
        {bar.limit !== null && <i className="load-limit" style={{ bottom: `${bar.limit * 100}%` }} />}
        <i className="load-fits" style={{ height: `${bar.fits * 100}%` }} />
        {over && <i className="load-over" style={{ bottom: `${bar.fits * 100}%`, height: `${bar.over * 100}%` }} />}
        {found !== undefined && found.demand > 0 && (
          <span className="load-value" style={{ bottom: `${(bar.fits + bar.over) * 100}%` }}>
            {values.demand}
          </span>
        )}
      </span>
    </button>
  );
};
