import { SmallTick, Time, WarningSign } from '@blueprintjs/icons';
import type { OrderSupplier } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { dateState, daysLate, type DateState } from '../rules/supplier-dates';
import './date-cell.css';

const SIZE = 12;

export const DateSign = ({ state }: { state: DateState }) => {
  switch (state) {
    case 'confirmed':
      return <SmallTick size={16} aria-hidden />;
    case 'late':
      return <WarningSign size={SIZE} aria-hidden />;
    case 'ordered':
      return <Time size={SIZE} aria-hidden />;
    case 'notOrdered':
      return (
        <svg width={SIZE} height={SIZE} viewBox="0 0 12 12" aria-hidden>
          <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.4" />
        </svg>
      );
    default:
      return null;
  }
};

interface DateCellProps {
  readonly promise: OrderSupplier | undefined;
  readonly today: string;
  /** It is the furthest date of its supplier. */
  readonly furthest: boolean;
  readonly title: string;
  /** Null: this person only reads. */
  readonly onOpen: (() => void) | null;
  readonly onClear: () => void;
}

/** When a supplier delivers to an order: a click picks another date, Del clears it. */
export const DateCell = ({ promise, today, furthest, title, onOpen, onClear }: DateCellProps) => {
  const { t } = useTranslation('preparation');
  const state = dateState(promise, today);
  if (!promise) return <span className="supplier-date none">–</span>;
  const { confirmed_delivery_date: confirmed, ordered_at: ordered } = promise;
  const days = confirmed === null ? 0 : daysLate(confirmed, today);
  const words = {
    confirmed: t('date.confirmed', { date: confirmed }),
    late: t('date.late', { date: confirmed, days }),
    ordered: t('date.ordered', { date: ordered }),
    notOrdered: t('date.notOrdered'),
    none: t('date.none'),
  }[state];
  const content = (
    <>
      <DateSign state={state} />
      <span className={furthest ? 'far' : undefined}>
        {confirmed?.slice(5) ?? (ordered ? t('date.orderedShort', { date: ordered.slice(5) }) : t('date.notOrdered'))}
      </span>
      {state === 'late' && <em>−{days}</em>}
    </>
  );
  const label = `${title}: ${words}`;
  return onOpen ? (
    <button
      type="button"
      className={`supplier-date ${state}`}
      tabIndex={-1}
      aria-label={label}
      data-supplier={promise.id}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' || confirmed === null) return;
        event.preventDefault();
        onClear();
      }}
    >
      {content}
    </button>
  ) : (
    <span className={`supplier-date ${state}`} role="img" aria-label={label}>
      {content}
    </span>
  );
};
