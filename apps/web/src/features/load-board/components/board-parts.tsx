import { Button } from '@blueprintjs/core';
import { Time } from '@blueprintjs/icons';
import type { LoadBoard } from '@mullion/contracts';
import { truckFloor } from '@mullion/drawings';
import { formatMomentIn } from '@mullion/i18n';
import { EmptyState, SvgDrawing, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';

const FLOOR = { lengthMm: 13_600, widthMm: 2480, heightMm: 2700, maxMassKg: 24_000, betweenPalletsMm: 50 } as const;
type After = NonNullable<LoadBoard['after']>;

/** The truck that leaves after the shown ones. */
export const BoardFoot = ({ after, timeZone }: { readonly after: After; readonly timeZone: string }) => {
  const { t } = useTranslation('loadBoard');
  const href = usePageHref();
  const writes = useCan({ writes: true });
  return (
    <footer className="lb-foot">
      <Time size={16} aria-hidden />
      <span className="ellipsis">
        {t('after.label')} <Link to={href(paths.truck(after.id))}>{after.number}</Link>
        {after.departs_at && `, ${formatMomentIn(new Date(after.departs_at), timeZone)}`},{' '}
        {t('after.products', { count: after.products_count })}
        {after.pallets_count === 0 && `, ${t('after.noPlan')}`}
      </span>
      <span className="sp" />
      {after.pallets_count === 0 && writes && (
        <Link className="bp6-button" to={href(paths.planning())}>
          {t('after.plan')}
        </Link>
      )}
    </footer>
  );
};

interface BoardEmptyProps {
  readonly board: LoadBoard;
  readonly isToday: boolean;
  readonly isFiltered: boolean;
  readonly onNext: () => void;
}

/** Nothing leaves: an empty floor, and what leaves soonest. */
export const BoardEmpty = ({ board: { after, time_zone: timeZone }, isToday, isFiltered, onNext }: BoardEmptyProps) => {
  const { t } = useTranslation('loadBoard');
  const href = usePageHref();
  const name = t('empty.floor');
  const texts = { name, label: () => '', used: () => '', metres: () => '', cab: '', doors: '' };
  const drawing = truckFloor(FLOOR, [], {
    widthPx: 490,
    heightPx: 130,
    theme: 'screen',
    detail: 'compact',
    group: () => 1,
    texts,
  });
  const soonest = after?.departs_at
    ? t(after.missing ? 'empty.soonestMissing' : 'empty.soonest', {
        truck: after.number,
        time: formatMomentIn(new Date(after.departs_at), timeZone),
        count: after.missing ?? 0,
        all: after.products_count,
      })
    : t('empty.none');
  return (
    <EmptyState
      title={t(isToday ? 'empty.today' : isFiltered ? 'empty.filtered' : 'empty.title')}
      text={soonest}
      drawing={<SvgDrawing label="" drawing={drawing} />}
      action={
        after || isFiltered ? (
          <Button intent="primary" text={t('empty.next')} onClick={onNext} />
        ) : (
          <Link className="bp6-button bp6-intent-primary" to={href(paths.trucks())}>
            {t('empty.trucks')}
          </Link>
        )
      }
    />
  );
};
