import './planning.css';
import '../../app/packing/packing.css';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { EmptyState, Note, PageFrame, ProblemNote } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../app/api/as-problem';
import { useGo, usePageHref } from '../../app/language';
import { paths } from '../../app/paths';
import { useAppDispatch } from '../../app/store';
import { usePlanningDataQuery } from './api/planning-api';
import { PlanningBoard } from './components/planning-board';
import { PlanningToolbar } from './components/planning-toolbar';
import { filterState, filterText, termsOf } from './rules/planning-filter';
import { planningActions } from './state/planning-slice';
import { useRemembered } from './state/use-remembered';

const nothing = () => undefined;
/** pal_status of the orders shown: planned and placed; departed ones too when asked (§2.4). */
const PLANNED = 1;
const PLACED = 2;
const DEPARTED = 3;

/** Orders, their pallets and their trucks side by side. The route is the filter. */
export const PlanningPage = () => {
  const { t } = useTranslation('planning');
  const { filter: raw } = useParams();
  const go = useGo();
  const href = usePageHref();
  const dispatch = useAppDispatch();
  const [dispatched, setDispatched] = useRemembered('mullion.planning.dispatched');
  const [related, setRelated] = useRemembered('mullion.planning.related');
  const terms = termsOf(raw);
  const text = filterText(terms);
  const state = filterState(terms);
  useEffect(() => {
    dispatch(planningActions.filterChanged());
  }, [text, dispatch]);
  const { currentData, data, error, isFetching, refetch } = usePlanningDataQuery(
    {
      query: {
        filter: terms.join(','),
        pal_status_from: PLANNED,
        pal_status_to: dispatched ? DEPARTED : PLACED,
        show_related: related ? 'true' : 'false',
      },
    },
    { skip: state !== 'ready', refetchOnMountOrArgChange: true },
  );
  // switches keep the old picture while the new one loads, other orders do not
  const shown = currentData ?? (isFetching ? data : undefined);
  const setFilter = (typed: string) => go(paths.planning(termsOf(typed)), { replace: true });
  const problem = asProblem(error);
  const frame = { dispatched, onDispatched: setDispatched, related, onRelated: setRelated, filter: text, onFilter: setFilter };

  if (state === 'ready' && shown && !problem && shown.orders.length > 0) return <PlanningBoard key={text} data={shown} toolbar={frame} />;
  const loading = state === 'ready' && !problem && !shown;
  return (
    <PageFrame
      crumb={t('crumb')}
      title={t('title')}
      toolbar={
        <PlanningToolbar
          {...frame}
          pallets={[]}
          chosen={false}
          unplaced={0}
          free={0}
          packing={false}
          onNewPallet={nothing}
          onPack={nothing}
          onNewTruck={nothing}
        />
      }
      notes={
        <>
          {state === 'too-short' && <Note tone="info">{t('filterShort')}</Note>}
          {problem && <ProblemNote problem={problem} title={t('failed')} onRetry={() => void refetch()} />}
        </>
      }
    >
      {loading && <PlanningSkeleton />}
      {!loading && !problem && (
        <EmptyState
          title={state === 'ready' ? t('noOrdersTitle') : t('nothingTitle')}
          text={state === 'ready' ? t('noOrdersText') : t('nothingText')}
          action={
            <Link className="bp6-button" to={href(paths.orders())}>
              {t('toOrders')}
            </Link>
          }
        />
      )}
    </PageFrame>
  );
};

/** The three panes before their first content. */
const PlanningSkeleton = () => (
  <div className="pl-skeleton" aria-busy>
    {Array.from({ length: 3 }, (_, pane) => (
      <div key={pane}>
        {Array.from({ length: 5 - pane }, (_row, row) => (
          <span key={row} className="bp6-skeleton" />
        ))}
      </div>
    ))}
  </div>
);
