import { TickCircle } from '@blueprintjs/icons';
import type { TodayBoard } from '@mullion/contracts';
import { Note } from '@mullion/ui-kit';
import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';

/** Trucks that left in the last seven days, the latest first. */
export const LeftTrucks = ({ left }: { readonly left: TodayBoard['left'] }) => {
  const { t } = useTranslation('today');
  const href = usePageHref();
  if (left === null) return <Note tone="bad">{t('trucks.failed')}</Note>;
  if (left.length === 0) return <p className="td-none">{t('left.none')}</p>;
  return (
    <ul className="td-waits">
      {left.map((truck) => (
        <li key={truck.id}>
          <TickCircle className="ok" aria-hidden />
          <span className="td-what">
            <b>{truck.number}</b>
            <span>
              {truck.departed_at && `${formatMoment(truck.departed_at)}, `}
              {t('left.pallets', { count: truck.pallets_count })}, {t('left.products', { count: truck.products_count })}
            </span>
          </span>
          <Link className="bp6-button" to={href(paths.palletOnTruck(truck.id, null, true))}>
            {t('left.view')}
          </Link>
        </li>
      ))}
    </ul>
  );
};
