import { useState } from 'react';
import { SHARED_ORDERS } from '@mullion/contracts';
import { Meter, Pager } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { readState } from '../../../kits/data/read-state';
import { usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { useSharedOrdersQuery } from '../api/shared-api';
import { REFRESH } from '../refresh';
import { LinkRefused } from './link-refused';
import { OutsideFrame } from '../../../kits/outside/outside-frame';
import { LinkFoot } from './shared-order';

/** Every order of a customer, the next delivery first. */
export const SharedOrders = () => {
  const { t } = useTranslation('shared');
  const href = usePageHref();
  const { hash } = useLocation();
  const [page, setPage] = useState(1);
  const query = useSharedOrdersQuery({ query: { page } }, REFRESH);
  const state = readState(query, true);
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed') return <LinkRefused problem={state.problem} onRetry={() => void query.refetch()} />;
  const { company, customer, orders, total, last_page, expires_at, updated_at } = state.data;
  const title = t('customer.title', { name: customer });
  return (
    <OutsideFrame title={title} company={company} foot={<LinkFoot until={expires_at} updated={updated_at} />}>
      <h1>{title}</h1>
      {orders.length === 0 && <p className="secondary">{t('customer.none')}</p>}
      <ul className="outside-lines outside-orders">
        {orders.map((order) => (
          <li key={order.id}>
            <Link
              to={{ pathname: href(paths.link(order.id)), hash }}
              aria-label={t('customer.open', { number: order.number })}
            >
              <div>
                <b>{order.number}</b>
                <span className="secondary">{order.customer_order_number ?? ''}</span>
              </div>
              <span className="sp" />
              <span>{order.delivery_date ?? t('customer.noDate')}</span>
              <Meter
                value={order.counts.all === 0 ? 0 : order.counts.packed / order.counts.all}
                label={t('step.packed')}
              />
              <span className="secondary nowrap">
                {t('packedOf', { count: order.counts.packed, all: order.counts.all })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {last_page > 1 && <Pager page={page} rows={SHARED_ORDERS} total={total} lastPage={last_page} onPage={setPage} />}
    </OutsideFrame>
  );
};
