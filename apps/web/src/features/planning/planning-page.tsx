import './orders.css';
import './pallets.css';
import './run.css';
import './planning.css';
import './proposal.css';
import '../../app/packing/packing.css';
import { planningFilter, planningTerms } from '@mullion/contracts';
import { Link, useParams } from 'react-router';
import { EmptyState, Note, ProblemNote } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../app/api/as-problem';
import { useGo, usePageHref } from '../../app/language';
import { SHOW_DISPATCHED } from '../../app/packing/show-dispatched';
import { EMPTY, paths } from '../../app/paths';
import { usePlanningDataQuery } from './api/planning-api';
import { PlanningBoard } from './components/planning-board';
import type { PlanningData } from './rules/planning-data';
import { filterState } from './rules/planning-filter';
import { useRemembered } from './state/use-remembered';

/** What is shown before there is anything. */
const nothing: PlanningData = { orders: [], pallets: [], trucks: [], stale: false, more: false, runs: [] };
/** pal_status of the orders shown: planned and placed; departed ones too when asked (§2.4). */
const PLANNED = 1;
const PLACED = 2;
const DEPARTED = 3;

/** Orders, their pallets and their trucks side by side. The route is the filter. */
export const PlanningPage = () => {
  // the dialogs' texts too: asked for only when one opens, they would blank the page meanwhile
  const { t } = useTranslation(['planning', 'pallet', 'runs', 'errors']);
  const { filter: raw } = useParams();
  const go = useGo();
  const href = usePageHref();
  const [dispatched, setDispatched] = useRemembered(SHOW_DISPATCHED);
  const [related, setRelated] = useRemembered('mullion.planning.related');
  const terms = planningTerms(raw === EMPTY ? null : raw);
  const text = planningFilter(terms, ', ');
  const state = filterState(terms);
  const { currentData, data, error, isFetching, refetch } = usePlanningDataQuery(
    {
      query: {
        filter: planningFilter(terms),
        pal_status_from: PLANNED,
        pal_status_to: dispatched ? DEPARTED : PLACED,
        show_related: related ? 'true' : 'false',
      },
    },
    { skip: state !== 'ready', refetchOnMountOrArgChange: true },
  );
  // switches keep the old picture while the new one loads, other orders do not
  const shown = currentData ?? (isFetching ? data : undefined);
  const setFilter = (typed: string) => go(paths.planning(planningTerms(typed)), { replace: true });
  const problem = asProblem(error);
  const frame = { dispatched, onDispatched: setDispatched, related, onRelated: setRelated, filter: text, onFilter: setFilter };

  const isReady = state === 'ready' && !problem && shown !== undefined && shown.orders.length > 0;
  const isLoading = state === 'ready' && !problem && !shown;
  const empty = (
    <EmptyState
      title={state === 'ready' ? t('noOrdersTitle') : t('nothingTitle')}
      text={state === 'ready' ? t('noOrdersText') : t('nothingText')}
      action={
        <Link className="bp6-button" to={href(paths.orders())}>
          {t('toOrders')}
        </Link>
      }
    />
  );
  return (
    <PlanningBoard
      data={isReady ? shown : nothing}
      plan={isReady ? text : ''}
      toolbar={frame}
      notes={
        <>
          {state === 'too-short' && <Note tone="info">{t('filterShort')}</Note>}
          {problem && <ProblemNote problem={problem} title={t('failed')} onRetry={() => void refetch()} />}
        </>
      }
      instead={isReady ? null : isLoading ? <PlanningSkeleton /> : problem ? <div /> : empty}
    />
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
