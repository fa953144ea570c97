import type { Order } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { lateFinishes, trucksThat } from '../../../entities/what-if/preview-lines';
import { useWhatIfOrdersQuery } from '../../../entities/what-if/what-if-api';

/** As many orders as one question may name. */
const MOST_ASKED = 500;

interface OtherDateProps {
  readonly date: string;
  readonly orders: readonly Order[];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A day to choose, with whether trucks and floor are in time for it. */
export const OtherDate = ({ date, orders, isChosen, onChoose }: OtherDateProps) => {
  const { t } = useTranslation('whatIf');
  const asked = orders.slice(0, MOST_ASKED).map(({ id }) => ({ id, delivery_date: date }));
  const { data } = useWhatIfOrdersQuery({ body: { orders: asked } });
  const trucks = (kind: 'late' | 'early') =>
    data?.trucks ? trucksThat(kind, data.trucks.named, data.orders.named).length : 0;
  const [late, early] = [trucks('late'), trucks('early')];
  const finishes = data?.finishes ? lateFinishes(data.finishes.named).length : 0;
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      <b className="num">{date}</b>
      {late > 0 && <span className="what-if-warn sm">{t('dates.lateTrucks', { count: late })}</span>}
      {early > 0 && <span className="what-if-warn sm">{t('dates.earlyTrucks', { count: early })}</span>}
      {finishes > 0 && <span className="what-if-warn sm">{t('dates.lateFinishes', { count: finishes })}</span>}
      {data?.trucks && data.finishes && late + early + finishes === 0 && (
        <span className="what-if-ok sm">{t('dates.fits')}</span>
      )}
    </button>
  );
};
