import type { SharedOrder } from '@mullion/contracts';
import { Tick } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { stepsOf } from '../rules/order-progress';

/** Of a date without its year, as there is room for under a step on a phone. */
const MONTH_AND_DAY = 5;

/** The five steps of an order with how many of its products are at each. */
export const OrderSteps = ({ order }: { readonly order: SharedOrder }) => {
  const { t } = useTranslation('shared');
  const { counts } = order;
  return (
    <ol className="outside-steps" aria-label={t('steps')}>
      {stepsOf(counts, order.confirmed_at !== null).map(({ step, state, count, share }) => (
        <li key={step} className={state}>
          <span className="line" aria-hidden>
            <span style={{ width: `${share * 100}%` }} />
          </span>
          <i aria-hidden>{state === 'done' && <Tick size={14} />}</i>
          <b>{t(`step.${step}`)}</b>
          <span className="secondary">
            {step === 'confirmed'
              ? (order.confirmed_at?.slice(MONTH_AND_DAY, 10) ?? '–')
              : t('ofAll', { count, all: counts.all })}
          </span>
        </li>
      ))}
    </ol>
  );
};
