import type { TodayBoard } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { ArrowRight, Barcode } from '@blueprintjs/icons';
import { EmptyState, GroupMark, Note, Pane, StatusTag, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { useStatusNames } from '../../../entities/status/use-statuses';
import { shortLabel } from '@mullion/packing-model';
import { TruckDrawing } from '../../../entities/truck/truck-drawing';
import {
  readinessWord,
  stopsOf,
  sumOf,
  type StopReadiness,
  type TruckOfToday,
} from '../../../entities/truck/readiness';
import { inLoadingOrder } from '../rules/week-days';
import { ReadinessBar, ReadinessLegend } from '../../../entities/truck/readiness-bar';

const DRAWING = { widthPx: 316, heightPx: 104 } as const;
const toneOf = {
  unknown: 'muted',
  empty: 'muted',
  missing: 'bad',
  toPack: 'secondary',
  toLoad: 'secondary',
  loaded: 'ok',
} as const;

interface TrucksTodayProps {
  readonly board: TodayBoard;
  /** For those who load: the button of a truck opens its scanner. */
  readonly isLoading: boolean;
}

/** The trucks of the week as load drawings, with the readiness of each stop. */
export const TrucksToday = ({ board, isLoading }: TrucksTodayProps) => {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const href = usePageHref();
  const { trucks, trucks_total: total } = board;
  const shown = isLoading && trucks ? inLoadingOrder(trucks) : trucks;
  return (
    <Pane
      title={t(isLoading ? 'trucks.toLoad' : 'trucks.title')}
      count={trucks === null ? undefined : total}
      flush
      actions={<ReadinessLegend />}
    >
      {shown === null && <Note tone="bad">{t('trucks.failed')}</Note>}
      {shown?.length === 0 && (
        <EmptyState
          title={t('trucks.none')}
          text={t('trucks.noneText')}
          action={
            <Link className="bp6-button" to={href(paths.trucks())}>
              {t('trucks.all')}
            </Link>
          }
        />
      )}
      {shown?.map((truck) => (
        <TruckToday key={truck.id} truck={truck} isLoading={isLoading} today={board.today} />
      ))}
      {shown !== null && total > shown.length && (
        <p className="td-more">
          <Link to={href(paths.trucks())}>
            {t('trucks.more', { count: total - shown.length, n: formatNumber(total - shown.length, language) })}
          </Link>
        </p>
      )}
    </Pane>
  );
};

const TruckToday = ({
  truck,
  isLoading,
  today,
}: {
  readonly truck: TruckOfToday;
  readonly isLoading: boolean;
  readonly today: string;
}) => {
  const { t } = useTranslation('today');
  const href = usePageHref();
  const { nameOf } = useStatusNames('trucks');
  const writes = useCan({ writes: true });
  const stops = stopsOf(truck);
  const all = sumOf(stops);
  const { word, count } = readinessWord(all);
  const isOverdue = truck.delivery_date !== null && truck.delivery_date < today;
  const loads = isLoading && writes;
  return (
    <article className="td-truck" aria-label={truck.number}>
      <header>
        <Link className="td-number" to={href(paths.truck(truck.id))}>
          {truck.number}
        </Link>
        <span className={isOverdue ? 'bad nowrap' : 'secondary nowrap'}>{truck.delivery_date}</span>
        <StatusTag table="trucks" status={truck.status} text={nameOf(truck.status)} />
        <span className={`ellipsis ${truck.vehicle ? 'secondary' : 'warn'}`}>
          {truck.vehicle ? t('trucks.trailer', { plate: truck.vehicle.trailer_number_plate }) : t('trucks.noTrailer')}
        </span>
        <span className="sp" />
        <span className={`nowrap ${toneOf[word]}`}>{t(`word.${word}`, { count, all: all.products })}</span>
        <Link className="bp6-button td-do" to={href(loads ? paths.truckScanner(truck.id) : paths.truck(truck.id))}>
          {loads ? <Barcode aria-hidden /> : <ArrowRight aria-hidden />}
          <span className="bp6-button-text">{t(loads ? 'trucks.load' : 'trucks.open')}</span>
        </Link>
      </header>
      <div className="td-load">
        <TruckDrawing className="td-drawing" truck={truck} {...DRAWING} />
        {stops.length === 0 ? (
          <p className="muted">{t('trucks.empty')}</p>
        ) : (
          <ul className="td-stops">
            {stops.map((stop) => (
              <StopLine key={stop.group} stop={stop} />
            ))}
          </ul>
        )}
      </div>
    </article>
  );
};

const StopLine = ({ stop }: { readonly stop: StopReadiness }) => {
  const { t } = useTranslation('today');
  const { word, count } = readinessWord(stop);
  return (
    <li>
      <GroupMark group={stop.group + 1} />
      <span className="ellipsis" title={stop.label}>
        {shortLabel(stop.label) || t('trucks.noAddress')}
      </span>
      <ReadinessBar stop={stop} />
      <span className="td-count">
        <b>{stop.packed ?? '–'}</b> / {stop.products}
      </span>
      <span className={`ellipsis ${toneOf[word]}`}>{t(`stop.${word}`, { count })}</span>
    </li>
  );
};
