import { Button } from '@blueprintjs/core';
import { Cross, Offline, Pause, Play } from '@blueprintjs/icons';
import { formatMomentIn } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '../../kits/data/loaded';
import { usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useAppSelector } from '../../kits/api/store';
import { ReadinessLegend } from '../../entities/truck/readiness-bar';
import { useLoadBoardQuery } from './api/load-board-api';
import { departureText } from './components/departure-text';
import { useTimeText } from './components/use-time-text';
import { WallTruck } from './components/wall-truck';
import { timeLeft } from './rules/time-left';
import { onWallPage } from './rules/wall-pages';
import { useServerNow } from './state/use-server-now';
import { useTicks } from './state/use-ticks';
import { useTurningPages } from './state/use-turning-pages';
import './wall.css';

/** A display stands where nobody touches it: it reads again by itself, focused or not. */
const POLL = { pollingInterval: 30_000 } as const;
const TICK_MS = 1_000;
const MINUTE_S = 60;

/** The board for a wall: large, without scrolling, pages turn by themselves. */
export const WallPage = () => {
  const { t } = useTranslation('loadBoard');
  const href = usePageHref();
  const [search] = useSearchParams();
  const gate = search.get('gate');
  const query = useLoadBoardQuery({ query: { span: 'week', ...(gate ? { gate } : {}) } }, POLL);
  const connection = useAppSelector(({ live }) => live.connection);
  const isOffline = connection === 'lost' || query.isError;
  const now = useServerNow(query.data?.now, query.fulfilledTimeStamp);
  const trucks = query.data?.trucks ?? [];
  const timeZone = query.data?.time_zone ?? 'UTC';
  const turning = useTurningPages(trucks.length);
  const shown = onWallPage(trucks, turning.page);
  const others = trucks.filter((truck) => !shown.includes(truck));
  return (
    <main className="lw" id="content" tabIndex={-1}>
      <title>{`${t('title')} · Mullion`}</title>
      <header className="lw-head">
        <h1>{t('title')}</h1>
        <DataAge isOffline={isOffline} readAt={query.fulfilledTimeStamp} now={now} timeZone={timeZone} />
        <span className="sp" />
        {turning.pages > 1 && (
          <>
            <span>{t('wall.page', { page: turning.page + 1, pages: turning.pages })}</span>
            <Button
              className="lw-quiet"
              variant="minimal"
              icon={turning.isTurning ? <Pause size={24} /> : <Play size={24} />}
              aria-label={t(turning.isTurning ? 'wall.pause' : 'wall.go')}
              onClick={turning.toggle}
            />
          </>
        )}
        <Link className="bp6-button bp6-minimal lw-quiet" to={href(paths.loadBoard())} aria-label={t('wall.close')}>
          <Cross size={24} />
        </Link>
        <b className="lw-clock">{query.data && formatMomentIn(new Date(now), timeZone).slice(11)}</b>
      </header>
      <Loaded query={query} failed={t('failed')} skeleton={<div className="lw-trucks" />}>
        {() => (
          <div className="lw-trucks">
            {shown.length === 0 && <p className="lw-none">{t('wall.none')}</p>}
            {shown.map((truck, index) => (
              <WallTruck
                key={truck.id}
                truck={truck}
                now={now}
                timeZone={timeZone}
                isLarge={index === 0}
                isOffline={isOffline}
              />
            ))}
          </div>
        )}
      </Loaded>
      <footer className="lw-foot">
        <ReadinessLegend />
        <span className="sp" />
        <span className="ellipsis">
          {others
            .map(({ number, departs_at: at }) => (at ? `${number} ${departureText(at, now, timeZone)}` : number))
            .join(' · ')}
        </span>
      </footer>
    </main>
  );
};

interface DataAgeProps {
  readonly isOffline: boolean;
  readonly readAt: number | undefined;
  readonly now: number;
  readonly timeZone: string;
}

/** How old what is shown is; without a connection, since when. */
const DataAge = ({ isOffline, readAt, now, timeZone }: DataAgeProps) => {
  const { t } = useTranslation('loadBoard');
  const timeText = useTimeText();
  const tick = useTicks(TICK_MS);
  if (readAt === undefined) return null;
  if (isOffline)
    return (
      <span className="lw-offline" role="status">
        <Offline size={24} aria-hidden />{' '}
        {t('wall.offline', { since: departureText(new Date(readAt).toISOString(), now, timeZone) })}
      </span>
    );
  const seconds = Math.max(0, Math.round((tick - readAt) / 1000));
  const age =
    seconds < MINUTE_S
      ? t('wall.seconds', { count: seconds })
      : timeText(timeLeft(new Date(tick + seconds * 1000).toISOString(), tick));
  return <span className="lw-age">{t('wall.updated', { time: age })}</span>;
};
