import type { ReactNode } from 'react';
import { Envelope, Lock } from '@blueprintjs/icons';
import type { SharedOrder, SharedOrderPage } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { headlineOf, isMoveTold } from '../rules/order-progress';
import { OrderSteps } from './order-steps';
import { SharedPallets } from './shared-pallets';
import { SharedProducts } from './shared-products';
import { SharedTrucks } from './shared-trucks';

type T = ReturnType<typeof useTranslation<'shared'>>['t'];

/** What a customer wants to know first, as a sentence. */
export const headlineText = ({ order, trucks }: Pick<SharedOrderPage, 'order' | 'trucks'>, t: T): string => {
  const headline = headlineOf(order, trucks);
  if (headline.kind === 'date') {
    const weekday = t(`weekday.${String(headline.weekday) as '0'}`);
    // a date is not broken at the end of a line
    return t('headline.date', { weekday, date: headline.date.replaceAll('-', '\u2011') });
  }
  return headline.kind === 'week' ? t('headline.week', { week: headline.week }) : t(`headline.${headline.kind}`);
};

interface SharedOrderViewProps {
  readonly page: SharedOrderPage;
  /** They are read by themselves, so that a file in the making holds nothing up. */
  readonly documents: ReactNode;
}

/**
 * An order as its customer sees it: when it comes, how far each product is, its pallets, its truck, its documents, whom
 * to ask.
 */
export const SharedOrderView = ({ page, documents }: SharedOrderViewProps) => {
  const { t } = useTranslation('shared');
  const { order, pallets, trucks } = page;
  return (
    <div className="outside-order">
      <div>
        <p className="secondary">{headOf(order, t)}</p>
        <h1>{headlineText(page, t)}</h1>
        <p className="outside-lead">{[order.address, weekOf(order, t)].filter(Boolean).join(' · ')}</p>
        {isMoveTold(page) && order.moved && (
          <p className="outside-moved">
            {t('moved', { from: order.moved.from, at: formatMoment(order.moved.at).slice(0, 10) })}
          </p>
        )}
        {!order.cancelled && <OrderSteps order={order} />}
        <SharedProducts order={order} />
      </div>
      <div>
        <SharedTrucks trucks={trucks} />
        <SharedPallets pallets={pallets} />
        {documents}
        <section>
          <h2>{t('questions')}</h2>
          {order.contact_email === null ? (
            <p className="secondary">{t('ask')}</p>
          ) : (
            <a
              className="bp6-button outside-button"
              href={`mailto:${order.contact_email}?subject=${encodeURIComponent(order.number)}`}
            >
              <Envelope className="i" aria-hidden /> {t('write', { email: order.contact_email })}
            </a>
          )}
        </section>
      </div>
    </div>
  );
};

const headOf = (order: SharedOrder, t: T): string =>
  [
    t('order', { number: order.number }),
    order.customer_order_number && t('yours', { number: order.customer_order_number }),
    order.customer,
  ]
    .filter(Boolean)
    .join(' · ');

const weekOf = ({ week, delivery_date: date }: SharedOrder, t: T): string | null =>
  week === null || date === null ? null : t('expectedWeek', { week: Number(week.slice(-2)) });

/** What the page is and how fresh. */
export const LinkFoot = ({ until, updated }: { readonly until: string | null; readonly updated: string }) => {
  const { t } = useTranslation('shared');
  return (
    <>
      <span>
        <Lock className="i" size={12} aria-hidden />{' '}
        {until === null ? t('private') : t('privateUntil', { date: until.slice(0, 10) })}
      </span>
      <span>{t('updated', { moment: formatMoment(updated) })}</span>
    </>
  );
};
