import { useMemo } from 'react';
import type { OrderPlan, OrderProgress } from '@mullion/contracts';
import { History, Properties } from '@blueprintjs/icons';
import { EmptyState, Note, PageFrame, Pane, StatusMark } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../kits/data/loaded';
import { usePageHref } from '../../kits/address/language';
import { lastList } from '../../kits/lists/last-list';
import { paths } from '../../entities/pages/paths';
import { useNow } from '../../kits/elements/use-now';
import { useStatusNames } from '../../entities/status/use-statuses';
import { useOrderProgressQuery } from './api/production-api';
import { ActionLog } from './components/action-log';
import { RouteSteps } from './components/route-steps';
import { IdleList } from './components/idle-list';
import { Timeline } from './components/timeline';
import { routeSteps, idlePlaces } from './rules/order-route';
import './production.css';
import './matrix.css';
import './history.css';
import './route.css';
import './timeline.css';
import './order-progress.css';

const AT_WORST_MS = 60_000;

/** The progress of one order: who, when, how long it stood and why (BEY-36). */
export const OrderProgressPage = () => {
  const { t } = useTranslation('production');
  const href = usePageHref();
  const id = Number(useParams().orderId);
  const isId = Number.isSafeInteger(id) && id > 0;
  const progress = useOrderProgressQuery({ params: { id } }, { skip: !isId, pollingInterval: AT_WORST_MS });
  const crumb = <Link to={href(lastList.of(paths.production()))}>{t('crumb')}</Link>;
  return (
    <Loaded
      query={progress}
      failed={t('progress.failed')}
      isGone={!isId}
      gone={
        <EmptyState
          title={t('progress.gone')}
          action={
            <Link className="bp6-button" to={href(paths.production())}>
              {t('progress.back')}
            </Link>
          }
        />
      }
      skeleton={null}
      frame={(content) => (
        <PageFrame title={t('progress.open')} crumb={crumb}>
          {content}
        </PageFrame>
      )}
    >
      {(data) => <Progress progress={data} />}
    </Loaded>
  );
};

const Progress = ({ progress }: { progress: OrderProgress }) => {
  const { t } = useTranslation(['production', 'timeline']);
  const href = usePageHref();
  const now = useNow();
  const { nameOf } = useStatusNames('orders');
  const { order, products, plan } = progress;
  const steps = useMemo(() => routeSteps(progress), [progress]);
  const idle = useMemo(() => idlePlaces(progress, now), [progress, now]);
  const facts = [
    order.customer,
    t('progress.products', { count: products.length }),
    order.delivery_date && t('progress.deliver', { date: order.delivery_date }),
    plan.finish && t('progress.finish', { date: plan.finish }),
  ];
  return (
    <PageFrame
      title={order.number}
      crumb={<Link to={href(lastList.of(paths.production()))}>{t('crumb')}</Link>}
      state={
        <span className="row pm-progress-facts">
          <StatusMark status={order.status} text={nameOf(order.status)} />
          <span className="secondary nowrap pm-count">{facts.filter(Boolean).join(' · ')}</span>
        </span>
      }
      actions={
        <>
          <Link className="bp6-button" to={href(paths.orderTimeline(order.id))}>
            <History aria-hidden />
            <span className="bp6-button-text">{t('timeline:open')}</span>
          </Link>
          <Link className="bp6-button" to={href(paths.products(order.id))}>
            <Properties aria-hidden />
            <span className="bp6-button-text">{t('production:preview.units')}</span>
          </Link>
        </>
      }
    >
      {products.every(({ operations }) => operations.length === 0) ? (
        <EmptyState title={t('progress.noOperations')} text={t('progress.noOperationsText')} />
      ) : (
        <div className="body pm-progress" role="region" aria-label={t('progress.open')} tabIndex={0}>
          <RouteSteps steps={steps} />
          <PlanNote plan={plan} />
          <div className="pm-progress-panes">
            <Pane
              title={t('progress.times')}
              count={t('progress.timesNote')}
              flush
              className="pm-pane-time"
              actions={<TimelineLegend />}
            >
              <Timeline progress={progress} now={now} />
            </Pane>
            <div className="pm-side">
              <Pane title={t('progress.idlePlaces')} count={idle.length}>
                <IdleList idle={idle} />
              </Pane>
              <Pane title={t('progress.log')} className="pm-pane-log">
                <ActionLog orderId={order.id} />
              </Pane>
            </div>
          </div>
        </div>
      )}
    </PageFrame>
  );
};

/** Late, or why nobody can say when it is finished. */
const PlanNote = ({ plan: { finish, late, reason } }: { readonly plan: OrderPlan }) => {
  const { t } = useTranslation(['production', 'floorLoad']);
  if (!reason) return null;
  const why =
    reason.kind === 'unestimated'
      ? t('floorLoad:reasons.unestimated', { count: reason.operations ?? 0 })
      : t(`floorLoad:reasons.${reason.kind}`, { center: reason.center ?? '', day: reason.day?.slice(5) ?? '' });
  return (
    <Note tone={late ? 'warn' : 'info'}>
      {late ? t('production:progress.late', { date: finish, why }) : t('production:progress.noFinish', { why })}
    </Note>
  );
};

const TimelineLegend = () => {
  const { t } = useTranslation('production');
  return (
    <ul className="pm-time-legend">
      {(['done', 'working', 'returned', 'problem', 'planned'] as const).map((state) => (
        <li key={state}>
          <span className={`pm-bar ${state}`} aria-hidden />
          {t(`progress.bar.${state}`)}
        </li>
      ))}
      <li>
        <span className="pm-line-sign delivery" aria-hidden />
        {t('progress.delivery')}
      </li>
      <li>
        <span className="pm-line-sign today" aria-hidden />
        {t('progress.today')}
      </li>
    </ul>
  );
};
