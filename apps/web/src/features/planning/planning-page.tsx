import './orders/orders.css';
import './pallets/pallets.css';
import './runs/run.css';
import './board/planning.css';
import './runs/proposal.css';
import './runs/variants.css';
import '../../entities/pallet/packing.css';
import { planningTerms, cleanPlanningFilter } from '@mullion/contracts';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { EmptyState, Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { UnsavedNote } from '../../kits/editor/unsaved-note';
import { HotkeysArea } from '../../kits/hotkeys/hotkeys-area';
import { useGo, usePageHref } from '../../kits/address/language';
import { SHOW_DISPATCHED } from '../../entities/pallet/show-dispatched';
import { EMPTY } from '../../kits/address/parts';
import { paths } from '../../entities/pages/paths';
import { usePlanningDataQuery } from './api/planning-api';
import { LeftOutNote } from './board/left-out-note';
import { PlanningBoard } from './board/planning-board';
import { WaitingOrders } from './orders/waiting-orders';
import type { PlanningData } from './commands/planning-data';
import { filterState } from './board/planning-filter';
import { shownQuery } from './document/planning-query';
import { useRemembered } from './board/use-remembered';

/** What is shown before there is anything. */
const NOTHING: PlanningData = {
  orders: [],
  pallets: [],
  trucks: [],
  stale: false,
  more: false,
  left_out: [],
  runs: [],
  taken: [],
};
/** pal_status of the orders shown: planned and placed; departed ones too when asked. */
const PLANNED = 1;
const PLACED = 2;
const DEPARTED = 3;

/** Orders, their pallets and their trucks side by side. The route is the filter. */
export const PlanningPage = () => {
  // the dialogs' texts too: asked for only when one opens, they would blank the page meanwhile
  const { t } = useTranslation(['planning', 'pallet', 'runs', 'errors', 'editor']);
  const { filter: route } = useParams();
  const typed = route === EMPTY ? null : route;
  const go = useGo();
  const href = usePageHref();
  const [dispatched, setDispatched] = useRemembered(SHOW_DISPATCHED);
  const [related, setRelated] = useRemembered('mullion.planning.related');
  const text = cleanPlanningFilter(typed, ', ');
  const state = filterState(typed);
  const query = useMemo(
    () => ({
      query: {
        filter: cleanPlanningFilter(typed),
        pal_status_from: PLANNED,
        pal_status_to: dispatched ? DEPARTED : PLACED,
        show_related: related ? ('true' as const) : ('false' as const),
      },
    }),
    [typed, dispatched, related],
  );
  const planning = usePlanningDataQuery(query, { skip: state !== 'ready', refetchOnMountOrArgChange: true });
  useEffect(() => shownQuery.set(query), [query]);
  // switches of the view keep what is shown while they load or cannot be read; other orders do not
  const last = useRef<{ readonly text: string; readonly data: PlanningData } | null>(null);
  if (planning.currentData) last.current = { text, data: planning.currentData };
  const shown = last.current?.text === text ? last.current.data : undefined;
  const read = { ...planning, currentData: state === 'ready' ? shown : NOTHING };
  const setFilter = (filter: string) => go(paths.planningOf(filter), { replace: true });
  const frame = {
    dispatched,
    onDispatched: setDispatched,
    related,
    onRelated: setRelated,
    filter: text,
    onFilter: setFilter,
  };

  const empty = (
    <EmptyState
      picture="pallet"
      title={state === 'ready' ? t('noOrdersTitle') : t('nothingTitle')}
      text={state === 'ready' ? t('noOrdersText') : t('nothingText')}
      action={
        <Link className="bp6-button" to={href(paths.orders())}>
          {t('toOrders')}
        </Link>
      }
    />
  );
  const board = (data: PlanningData, instead: ReactNode) => (
    <PlanningBoard
      read={data}
      filterKey={data.orders.length === 0 ? '' : text}
      toolbar={frame}
      notes={(moves) => (
        <>
          {state === 'too-short' && <Note tone="info">{t('filterShort')}</Note>}
          <LeftOutNote
            leftOut={data.left_out}
            typed={planningTerms(typed)}
            onShowDispatched={() => setDispatched(true)}
          />
          <UnsavedNote failure={moves.failure} onRetry={moves.retry} aside={moves.aside} onAside={moves.retryAside} />
        </>
      )}
      instead={instead}
    />
  );
  return (
    <HotkeysArea>
      <Loaded
        query={read}
        failed={t('failed')}
        skeleton={<PlanningSkeleton />}
        frame={(content) => board(NOTHING, content)}
      >
        {(data) => {
          if (data.orders.length > 0) return board(data, null);
          const plan = (numbers: readonly string[]) => go(paths.planning(numbers));
          return board(
            { ...NOTHING, left_out: data.left_out },
            state === 'ready' ? empty : <WaitingOrders onPlan={plan} empty={empty} />,
          );
        }}
      </Loaded>
    </HotkeysArea>
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
