import {
  possibleStart,
  type Language,
  type OrderSupplier,
  type PossibleStart,
  type ProductionCenter,
  type ProductionOrder,
} from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { workingDaysBetween } from '../rules/month-days';
import { useReasonText } from '../state/use-reason-text';
import { weekday } from './start-cell';
import './start-facts.css';

type Promised = Pick<OrderSupplier, 'title' | 'ordered_at' | 'confirmed_delivery_date'>;

/** When an order may start by what its suppliers promise. */
export const startWith = (
  suppliers: readonly Promised[],
  order: ProductionOrder,
  centers: readonly ProductionCenter[],
  isHoliday: (date: string) => boolean,
): PossibleStart =>
  possibleStart({
    suppliers,
    centers: centers.flatMap(({ id: center, code, description }) =>
      order.boxes
        .filter((box) => box.work_center_id === center && box.state !== 'empty')
        .map(({ state }) => ({ name: `${code} ${description}`, complete: state === 'completed' })),
    ),
    isHoliday,
  });

interface StartFactsProps {
  readonly now: PossibleStart;
  /** Null: nothing is typed that is not saved. */
  readonly then: PossibleStart | null;
  readonly delivery: string | null;
  readonly isHoliday: (date: string) => boolean;
}

/** What follows for the order's start, before it is saved, and how long that leaves until delivery. */
export const StartFacts = ({ now, then, delivery, isHoliday }: StartFactsProps) => {
  const { t, i18n } = useTranslation('preparation');
  const language = i18n.language as Language;
  const reason = useReasonText();
  const text = (start: PossibleStart) =>
    start.date !== null
      ? `${start.date}, ${weekday(start.date, language, 'long')}`
      : `??? ${start.reason ? reason(start.reason) : ''}`;
  const from = (then ?? now).date;
  return (
    <dl className="start-facts" aria-live="polite">
      <dt>{t('dates.now')}</dt>
      <dd className={now.date === null ? 'warn' : undefined}>{text(now)}</dd>
      {then && (
        <>
          <dt>{t('dates.then')}</dt>
          <dd className={then.date === null ? 'warn' : 'strong'}>{text(then)}</dd>
        </>
      )}
      <dt>{t('dates.delivery')}</dt>
      <dd>
        {delivery ?? t('dates.noDelivery')}
        {delivery && from && `, ${t('dates.left', { count: workingDaysBetween(from, delivery, isHoliday) })}`}
      </dd>
    </dl>
  );
};
