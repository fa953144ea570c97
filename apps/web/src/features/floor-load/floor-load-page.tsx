import { useState } from 'react';
import { Button, Checkbox } from '@blueprintjs/core';
import { Time } from '@blueprintjs/icons';
import { EmptyState, Note, PageFrame, Panes, SelectBox, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { HotkeysArea } from '../../kits/hotkeys/hotkeys-area';
import { usePageHotkeys } from '../../kits/hotkeys/use-page-hotkeys';
import { usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useReadFloorLoadQuery } from './api/floor-load-api';
import { DayPanel } from './components/day-panel';
import { FinishList } from './components/finish-list';
import { HoursDialog } from './components/hours-dialog';
import { LoadGrid, type ChosenDay } from './components/load-grid';
import { dayAfter, dayColumns, hasOver } from './rules/load-days';
import './load-grid.css';
import './floor-load.css';
import './hours-dialog.css';
import './narrow.css';

const WEEKS = [2, 3, 4, 6, 8] as const;
const READ_AGAIN_MS = 60_000;

/** How full the work centers are day by day, when they finish, and which orders will be late and why. */
export const FloorLoadPage = () => (
  <HotkeysArea>
    <FloorLoadContent />
  </HotkeysArea>
);

const FloorLoadContent = () => {
  const { t } = useTranslation('floorLoad');
  const href = usePageHref();
  const plans = useCan({ types: [0, 1] });
  const [weeks, setWeeks] = useState(3);
  const [onlyOver, setOnlyOver] = useState(false);
  const [chosen, setChosen] = useState<ChosenDay | null>(null);
  const [isSettingHours, setSettingHours] = useState(false);
  const query = useReadFloorLoadQuery(
    { query: { weeks } },
    { pollingInterval: READ_AGAIN_MS, skipPollingIfUnfocused: true },
  );
  const data = shownData(query);
  useCloseKey(chosen !== null, () => setChosen(null));
  return (
    <PageFrame
      title={t('title')}
      crumb={<Link to={href(paths.workCenters())}>{t('center')}</Link>}
      state={
        data && (
          <span className="muted load-range">
            {t('range', { from: data.today.slice(5), to: dayAfter(data.today, weeks * 7 - 1).slice(5) })}
          </span>
        )
      }
      toolbar={
        <>
          <SelectBox
            aria-label={t('weeks')}
            value={weeks}
            onChange={({ currentTarget }) => setWeeks(Number(currentTarget.value))}
            options={WEEKS.map((count) => ({ value: count, label: t('weekCount', { count }) }))}
          />
          <Checkbox
            label={t('onlyOver')}
            checked={onlyOver}
            onChange={({ currentTarget }) => setOnlyOver(currentTarget.checked)}
          />
          {plans && <Button icon={<Time />} text={t('calendar')} onClick={() => setSettingHours(true)} />}
          <span className="sp" />
          <Legend />
        </>
      }
    >
      <Loaded
        query={query}
        failed={t('failed')}
        keepPrevious
        skeleton={<p className="muted load-wait" aria-busy="true" />}
      >
        {(load) => {
          const centers = onlyOver ? load.centers.filter(hasOver) : load.centers;
          const center = centers.find(({ id }) => id === chosen?.centerId);
          if (load.centers.length === 0)
            return (
              <EmptyState
                title={t('noCenters.title')}
                text={t('noCenters.text')}
                action={
                  <Link className="bp6-button" to={href(paths.workCentersManagement())}>
                    {t('noCenters.open')}
                  </Link>
                }
              />
            );
          const needsHours = load.orders.some(({ reason }) => reason?.kind === 'no_calendar');
          return (
            <Panes columns="minmax(0, 1fr) 332px">
              <section className="pane load-pane" aria-label={t('title')}>
                {needsHours && (
                  <Note tone="warn" title={t('noCalendar.title')}>
                    {t('noCalendar.text')}
                  </Note>
                )}
                {centers.length === 0 ? (
                  <EmptyState title={t('noneOver')} />
                ) : (
                  <LoadGrid
                    load={load}
                    centers={centers}
                    columns={dayColumns(load, weeks)}
                    chosen={chosen}
                    onChoose={setChosen}
                  />
                )}
              </section>
              {center && chosen ? (
                <DayPanel load={load} center={center} day={chosen.day} onClose={() => setChosen(null)} />
              ) : (
                <FinishList orders={load.orders} />
              )}
            </Panes>
          );
        }}
      </Loaded>
      {isSettingHours && <HoursDialog centers={data?.centers ?? []} onClose={() => setSettingHours(false)} />}
    </PageFrame>
  );
};

/** Escape gives the day's place back to the list of orders. */
const useCloseKey = (isOpen: boolean, close: () => void): void => {
  const { t } = useTranslation('floorLoad');
  usePageHotkeys(t('title'), isOpen ? [{ combo: 'escape', label: t('day.close'), act: close, everywhere: true }] : []);
};

const Legend = () => {
  const { t } = useTranslation('floorLoad');
  return (
    <span className="load-legend" aria-hidden="true">
      {(['today', 'fits', 'over', 'limit', 'closed'] as const).map((key) => (
        <span key={key}>
          <i className={`load-sign load-sign-${key}`} />
          {t(`legend.${key}`)}
        </span>
      ))}
    </span>
  );
};
