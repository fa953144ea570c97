import { useState } from 'react';
import { Checkbox, SegmentedControl } from '@blueprintjs/core';
import { Desktop } from '@blueprintjs/icons';
import type { BoardSpan, Language, LoadBoard } from '@mullion/contracts';
import { boardSpans } from '@mullion/contracts';
import { formatMomentIn } from '@mullion/i18n';
import { PageFrame, SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '../../kits/data/loaded';
import { useLanguage, usePageHref } from '../../kits/address/language';
import { useLayout } from '../../kits/elements/use-layout';
import { paths } from '../../entities/pages/paths';
import { ReadinessBar, ReadinessLegend } from '../../entities/truck/readiness-bar';
import { useLoadBoardQuery } from './api/load-board-api';
import { BoardEmpty, BoardFoot } from './components/board-parts';
import { MissingUnits } from './components/missing-units';
import { TruckLoad } from './components/truck-load';
import { TimeToGo, TruckTime, TruckVehicle } from './components/truck-time';
import { departureText } from './components/departure-text';
import { missingCount, truckSum } from './rules/missing';
import { useServerNow } from './state/use-server-now';
import './load-board.css';

const POLL = { pollingInterval: 30_000, skipPollingIfUnfocused: true } as const;
const MOST_UNITS = { wide: 16, medium: 12, narrow: 8, phone: 7 } as const;

const isSpan = (text: string | null): text is BoardSpan => boardSpans.some((span) => span === text);
const weekday = (moment: number, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone }).format(moment);

/** What leaves next, what is missing for it and where that stands. What is chosen stands in the address. */
export const LoadBoardPage = () => {
  const { t } = useTranslation(['loadBoard', 'today', 'menu']);
  const language = useLanguage();
  const href = usePageHref();
  const isPhone = useLayout() === 'phone';
  const [search, setSearch] = useSearchParams();
  const [onlyMissing, setOnlyMissing] = useState(false);
  const wanted = search.get('span');
  const span = isSpan(wanted) ? wanted : 'next';
  const gate = search.get('gate');
  const query = useLoadBoardQuery({ query: { span, ...(gate ? { gate } : {}) } }, POLL);
  const now = useServerNow(query.currentData?.now, query.fulfilledTimeStamp);
  const choose = (name: 'span' | 'gate', value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const gates = query.data?.gates ?? [];
  const toolbar = (
    <>
      <SegmentedControl
        aria-label={t('loadBoard:span.label')}
        value={span}
        onValueChange={(next) => choose('span', next)}
        options={boardSpans.map((value) => ({ value, label: t(`loadBoard:span.${value}`) }))}
      />
      {(gates.length > 0 || gate) && (
        <SelectBox
          aria-label={t('loadBoard:gate')}
          value={gate ?? ''}
          onChange={({ currentTarget }) => choose('gate', currentTarget.value || null)}
        >
          <option value="">{t('loadBoard:allGates')}</option>
          {[...new Set([...gates, ...(gate ? [gate] : [])])].map((one) => (
            <option key={one} value={one}>
              {t('loadBoard:gateName', { gate: one })}
            </option>
          ))}
        </SelectBox>
      )}
      {!isPhone && (
        <Checkbox
          className="lb-only"
          checked={onlyMissing}
          label={t('loadBoard:onlyMissing')}
          onChange={({ currentTarget }) => setOnlyMissing(currentTarget.checked)}
        />
      )}
      <span className="sp" />
      {!isPhone && (
        <>
          <ReadinessLegend />
          <Link className="bp6-button" to={href(paths.loadBoardWall())}>
            <Desktop aria-hidden />
            <span className="bp6-button-text">{t('loadBoard:toWall')}</span>
          </Link>
        </>
      )}
    </>
  );
  return (
    <PageFrame
      title={t('loadBoard:title')}
      crumb={isPhone ? undefined : t('menu:packing')}
      state={
        query.data && (
          <span className="secondary nowrap lb-day">
            {isPhone
              ? formatMomentIn(new Date(now), query.data.time_zone).slice(-5)
              : `${weekday(now, language, query.data.time_zone)}, ${formatMomentIn(new Date(now), query.data.time_zone)}`}
          </span>
        )
      }
      toolbar={toolbar}
    >
      <Loaded
        query={query}
        keepPrevious
        failed={t('loadBoard:failed')}
        skeleton={<div className="lb-skeleton bp6-skeleton" />}
      >
        {(board) => (
          <Board
            board={board}
            now={now}
            onlyMissing={onlyMissing && !isPhone}
            isToday={span === 'today'}
            isFiltered={Boolean(gate)}
            onNext={() => setSearch({}, { replace: true })}
          />
        )}
      </Loaded>
    </PageFrame>
  );
};

interface BoardProps {
  readonly board: LoadBoard;
  readonly now: number;
  readonly onlyMissing: boolean;
  readonly isToday: boolean;
  readonly isFiltered: boolean;
  readonly onNext: () => void;
}

const Board = ({ board, now, onlyMissing, isToday, isFiltered, onNext }: BoardProps) => {
  const { t } = useTranslation(['loadBoard', 'today']);
  const layout = useLayout();
  const trucks = onlyMissing ? board.trucks.filter((truck) => missingCount(truck) !== 0) : board.trucks;
  if (board.trucks.length === 0)
    return <BoardEmpty board={board} isToday={isToday} isFiltered={isFiltered} onNext={onNext} />;
  if (layout === 'phone') return <Cards board={board} now={now} />;
  return (
    <div className="lb">
      <div className="lb-head" aria-hidden>
        <span>{t('loadBoard:column.left')}</span>
        <span className="lb-head-load">
          {t('loadBoard:column.load')}
          <i className="sp" />
          {(['made', 'packed', 'loaded', 'of'] as const).map((step) => (
            <span key={step}>{t(`loadBoard:column.${step}`)}</span>
          ))}
        </span>
        <span>{t('loadBoard:column.missing')}</span>
      </div>
      {trucks.length === 0 && <p className="lb-none secondary">{t('loadBoard:nothingMissing')}</p>}
      {trucks.map((truck) => (
        <article key={truck.id} className="lb-truck" aria-label={truck.number}>
          <TruckTime truck={truck} now={now} timeZone={board.time_zone} />
          <TruckLoad truck={truck} />
          <MissingUnits truck={truck} now={now} most={MOST_UNITS[layout]} />
        </article>
      ))}
      {board.total > board.trucks.length && !board.after && (
        <p className="lb-none secondary">{t('loadBoard:shown', { shown: board.trucks.length, total: board.total })}</p>
      )}
      <span className="sp" />
      {board.after && <BoardFoot after={board.after} timeZone={board.time_zone} />}
    </div>
  );
};

/** On a phone a truck is a card: time, how many are missing, and where they stand. */
const Cards = ({ board, now }: Pick<BoardProps, 'board' | 'now'>) => (
  <div className="lb">
    {board.trucks.map((truck) => (
      <article key={truck.id} className="lb-card" aria-label={truck.number}>
        <header>
          <TimeToGo truck={truck} now={now} />
          <span className="secondary">{truck.departs_at && departureText(truck.departs_at, now, board.time_zone)}</span>
        </header>
        <p>
          <b>{truck.number}</b> <TruckVehicle truck={truck} />
        </p>
        <ReadinessBar stop={truckSum(truck)} />
        <MissingUnits truck={truck} now={now} most={MOST_UNITS.phone} />
      </article>
    ))}
  </div>
);
