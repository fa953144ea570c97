import { userTypes } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Pane, useAccess } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../../kits/data/loaded';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { useGetTodayBoardQuery, useGetTodayQuery } from '../../../entities/today/today-api';
import { todayCards } from '../../../entities/today/today-cards';
import { TodayDrawing } from '../../../entities/today/today-drawing';
import { CentersToday } from './centers-today';
import { LeftTrucks } from './left-trucks';
import { TrucksToday } from './trucks-today';
import { WaitsPane } from './waits-pane';
import { WeekStrip } from './week-strip';

const POLL = { pollingInterval: 60_000, skipPollingIfUnfocused: true } as const;

/** Everybody of a manufacturer: figures, the trucks of the week or the work centers, and what waits. */
export const OfficeToday = () => {
  const { t } = useTranslation('today');
  const { type } = useAccess();
  const board = useGetTodayBoardQuery(undefined, POLL);
  const isFloor = type === userTypes.worker;
  return (
    <div className="td">
      <Figures />
      <div className="td-columns">
        <div className="td-main">
          {isFloor && <CentersToday />}
          <Loaded query={board} failed={t('failed')} skeleton={<div className="td-skeleton bp6-skeleton" />}>
            {(data) => (
              <>
                <TrucksToday board={data} isLoading={type === userTypes.packer} />
                {type !== userTypes.packer && !isFloor && data.trucks !== null && data.trucks.length > 0 && (
                  <WeekStrip board={data} />
                )}
              </>
            )}
          </Loaded>
        </div>
        <div className="td-side">
          {type !== userTypes.reader && <WaitsPane />}
          <Loaded query={board} skeleton={null} compact>
            {(data) => (
              <Pane title={t('left.title')} count={data.left?.length} flush>
                <LeftTrucks left={data.left} />
              </Pane>
            )}
          </Loaded>
        </div>
      </div>
    </div>
  );
};

/** What the day asks for, in figures: each leads to its list. */
const Figures = () => {
  const { t } = useTranslation(['today', 'orders']);
  const language = useLanguage();
  const href = usePageHref();
  const { type } = useAccess();
  const today = useGetTodayQuery(undefined, POLL);
  return (
    <Loaded query={today} failed={t('orders:today.failed')} skeleton={<div className="td-figures bp6-skeleton" />}>
      {(data) => (
        <ul className="td-figures" aria-label={t('orders:today.title')}>
          {todayCards(data, type).map((card) => (
            <li key={card.key}>
              <Link to={href(card.path)} className={`td-figure ${card.tone}`}>
                <b>{formatNumber(card.count, language)}</b>
                <span>{t(`orders:today.card.${card.key}`, { count: card.count })}</span>
                <TodayDrawing kind={card.drawing} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
};
