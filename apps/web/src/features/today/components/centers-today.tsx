import { useState } from 'react';
import { ArrowRight, WarningSign } from '@blueprintjs/icons';
import type { getWorkCenterPage, OutputOf } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { EmptyState, Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../../kits/data/loaded';
import { shownData } from '../../../kits/data/read-state';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { lastCenter } from '../../../entities/work-center/last-center';
import { useWorkCenterCountsQuery, useWorkCenterPageQuery } from '../../../entities/work-center/work-center-page-api';
import { useListWorkCentersQuery } from '../../../entities/work-center/work-centers-api';

/** Orders that are shown of the own center. */
const NEXT_ORDERS = 4;

/**
 * For those who make: what comes next at the center that was worked at last on this device, and how much is left at
 * each.
 */
export const CentersToday = () => {
  const { t } = useTranslation(['today', 'workCenter']);
  const language = useLanguage();
  const href = usePageHref();
  const query = useListWorkCentersQuery();
  const counts = shownData(useWorkCenterCountsQuery());
  const [last] = useState(lastCenter.read);
  return (
    <Loaded query={query} failed={t('workCenter:failed')} skeleton={<div className="td-skeleton bp6-skeleton" />}>
      {(centers) => {
        const open = centers.filter((center) => !center.deleted);
        const own = open.find(({ id }) => id === last);
        return (
          <>
            {own && <OwnCenter id={own.id} code={own.code} description={own.description} />}
            <Pane title={t('centers.title')} count={open.length} flush>
              {open.length === 0 && (
                <EmptyState title={t('workCenter:none.empty')} text={t('workCenter:none.emptyText')} />
              )}
              <ul className="td-centers">
                {open.map(({ id, code, description }) => {
                  const { left = 0, problems = 0 } = counts?.find((one) => one.work_center_id === id) ?? {};
                  return (
                    <li key={id}>
                      <Link to={href(paths.workCenter(id, code))}>
                        <b>{code}</b>
                        <span className="ellipsis">{description}</span>
                        <span className="sp" />
                        {problems > 0 && (
                          <span className="tag bad">
                            <WarningSign size={12} aria-hidden /> {t('workCenter:none.problems', { count: problems })}
                          </span>
                        )}
                        <span className="secondary nowrap">
                          {t('workCenter:left', { left: formatNumber(left, language) })}
                        </span>
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </Pane>
          </>
        );
      }}
    </Loaded>
  );
};

const OwnCenter = ({
  id,
  code,
  description,
}: {
  readonly id: number;
  readonly code: string;
  readonly description: string;
}) => {
  const { t } = useTranslation('today');
  const href = usePageHref();
  const query = useWorkCenterPageQuery({ params: { id }, query: { rows: NEXT_ORDERS } });
  return (
    <Pane
      title={t('centers.own', { center: `${code} ${description}` })}
      flush
      actions={
        <Link className="bp6-button bp6-intent-primary" to={href(paths.workCenter(id, code))}>
          <ArrowRight aria-hidden />
          <span className="bp6-button-text">{t('centers.work')}</span>
        </Link>
      }
    >
      <Loaded query={query} failed={t('centers.failed')} skeleton={<div className="td-skeleton bp6-skeleton" />}>
        {(page) => <NextOrders page={page} />}
      </Loaded>
    </Pane>
  );
};

const NextOrders = ({ page }: { readonly page: OutputOf<typeof getWorkCenterPage> }) => {
  const { t } = useTranslation('today');
  if (page.orders.length === 0) return <p className="td-none">{t('centers.none')}</p>;
  return (
    <ol className="td-next">
      {page.orders.map((order) => (
        <li key={order.order_id}>
          <b>{order.order}</b>
          <span className="ellipsis">{order.customer}</span>
          <span className="sp" />
          <span className="secondary nowrap">{t('centers.units', { done: order.done, count: order.count })}</span>
          <span className="secondary nowrap">{order.delivery_date}</span>
        </li>
      ))}
    </ol>
  );
};
