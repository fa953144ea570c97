import type { OrderTimeline } from '@mullion/contracts';
import { EmptyState, Note, PageFrame, Pane, StatusMark } from '@mullion/ui-kit';
import { Properties, TimelineEvents } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../kits/data/loaded';
import { usePageHref } from '../../kits/address/language';
import { lastList } from '../../kits/lists/last-list';
import { paths } from '../../entities/pages/paths';
import { useStatusNames } from '../../entities/status/use-statuses';
import { useOrderTimelineQuery } from './api/timeline-api';
import { MomentList } from './components/moment-list';
import { useWorkedText } from './components/use-moment-text';
import { idleInAll } from './rules/timeline-days';
import './order-timeline.css';

const AT_WORST_MS = 60_000;

/** All that happened to one order, from its entry to the signature, and how long it was idle between (BEY-36). */
export const OrderTimelinePage = () => {
  const { t } = useTranslation(['timeline', 'orders', 'common', 'productChanges']);
  const href = usePageHref();
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const query = useOrderTimelineQuery({ params: { id } }, { skip: !isId, pollingInterval: AT_WORST_MS });
  const crumb = <Link to={href(lastList.of(paths.orders()))}>{t('orders:title')}</Link>;
  return (
    <Loaded
      query={query}
      failed={t('timeline:failed')}
      isGone={!isId}
      gone={
        <EmptyState
          title={t('orders:products.gone')}
          text={t('orders:products.goneText')}
          action={
            <Link className="bp6-button" to={href(paths.orders())}>
              {t('common:notHere.back')}
            </Link>
          }
        />
      }
      skeleton={null}
      frame={(content) => (
        <PageFrame title={t('timeline:open')} crumb={crumb}>
          {content}
        </PageFrame>
      )}
    >
      {(data) => <Timeline timeline={data} />}
    </Loaded>
  );
};

const Timeline = ({ timeline }: { readonly timeline: OrderTimeline }) => {
  const { t } = useTranslation(['timeline', 'orders', 'production']);
  const href = usePageHref();
  const { nameOf } = useStatusNames('orders');
  const worked = useWorkedText();
  const { order, silent } = timeline;
  const idle = idleInAll(timeline);
  const facts = [
    order.customer,
    order.delivery_date && t('production:progress.deliver', { date: order.delivery_date }),
    idle &&
      idle.all.hours + idle.all.minutes > 0 &&
      t('timeline:idleInAll', { time: worked(idle.all), longest: worked(idle.longest) }),
  ];
  return (
    <PageFrame
      title={order.number}
      crumb={<Link to={href(lastList.of(paths.orders()))}>{t('orders:title')}</Link>}
      state={<StatusMark status={order.status} text={nameOf(order.status)} />}
      actions={
        <>
          <Link className="bp6-button tl-to-progress" to={href(paths.orderProgress(order.id))}>
            <TimelineEvents aria-hidden />
            <span className="bp6-button-text">{t('production:progress.open')}</span>
          </Link>
          <Link className="bp6-button" to={href(paths.products(order.id))}>
            <Properties aria-hidden />
            <span className="bp6-button-text">{t('orders:action.products')}</span>
          </Link>
        </>
      }
    >
      <div className="body tl-page" role="region" aria-label={t('timeline:open')} tabIndex={0}>
        <p className="secondary">{facts.filter(Boolean).join(' · ')}</p>
        {silent.length > 0 && (
          <Note tone="warn">
            {t('timeline:silent', { owners: silent.map((owner) => t(`timeline:owner.${owner}`)).join(', ') })}
          </Note>
        )}
        <Pane title={t('timeline:open')} flush>
          <MomentList timeline={timeline} />
        </Pane>
      </div>
    </PageFrame>
  );
};
