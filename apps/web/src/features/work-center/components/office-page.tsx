import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, Switch } from '@blueprintjs/core';
import { Comment, Desktop, Tick, Undo } from '@blueprintjs/icons';
import type { CenterOrder, CenterProduct, ChangeNotice, WorkCenterPage } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import {
  EmptyState,
  FilterInput,
  PageFrame,
  SelectionBar,
  SideDrawer,
  useCan,
  useSelection,
  useToast,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../../kits/data/loaded';
import { shownData } from '../../../kits/data/read-state';
import { useGo, useLanguage, usePageHref } from '../../../kits/address/language';
import { usePaging } from '../../../kits/lists/use-list-view';
import { paths } from '../../../entities/pages/paths';
import { useWorkCenterPageQuery } from '../../../entities/work-center/work-center-page-api';
import type { CenterView } from '../rules/center-view';
import { targetsOf } from '../rules/what-follows';
import { useCenterActions } from '../state/use-center-actions';
import { useCenterKeys } from '../state/use-center-keys';
import { CenterChoice } from './center-choice';
import { CenterDialogs, type OpenCenterDialog } from './center-dialogs';
import { CenterSwitcher, neighbours } from './center-switcher';
import { CenterTable } from './center-table';
import { UnitPanel } from './unit-panel';
import { PrintButtons } from './print-buttons';

const ROWS = 10;
const REFRESH_MS = 30_000;
const idOf = (product: CenterProduct): number => product.product_id;

interface OfficePageProps {
  readonly id: number;
  readonly view: CenterView;
  readonly change: (part: Partial<CenterView>, replace?: boolean) => void;
  readonly onTerminal: () => void;
}

/**
 * A work center in the office: orders as groups, a panel with the product's way, and what is done with several at once.
 */
export const OfficePage = ({ id, view, change, onTerminal }: OfficePageProps) => {
  const { t } = useTranslation('workCenter');
  const language = useLanguage();
  const href = usePageHref();
  const go = useGo();
  const toast = useToast();
  const writes = useCan({ writes: true });
  const query = useWorkCenterPageQuery(
    { params: { id }, query: { page: view.page, rows: ROWS, filter: view.filter, finished: view.finished } },
    { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true },
  );
  const page = shownData(query);
  const visible = useMemo(() => page?.orders.flatMap((order) => order.products), [page]);
  const selection = useSelection<CenterProduct>(idOf, visible);
  const [active, setActive] = useState<number | null>(null);
  const [open, setOpen] = useState<OpenCenterDialog | null>(null);
  const [drawer, setDrawer] = useState(false);
  const actions = useCenterActions(page);
  const paging = usePaging(
    view.page,
    page && { rows: ROWS, total: page.total, lastPage: page.pages },
    query.isFetching,
    change,
  );
  const narrow = useRef(matchMedia('(max-width: 1099px)'));

  const shown = visible?.find((product) => product.product_id === active) ?? visible?.[0];
  const chosen = selection.rows.length > 0 ? selection.rows : shown ? [shown] : [];
  const hasLower = page !== undefined && targetsOf(page.work_center.id, [], page.centers).length > 0;
  const ask = (kind: OpenCenterDialog['kind'], products: readonly CenterProduct[]) => {
    if (!writes || products.length === 0 || !page) return;
    if (kind === 'complete' && !products.some((product) => product.ready))
      return toast({ tone: 'warn', message: t('complete.nothing') });
    setOpen({ kind, products });
  };
  const goTo = (center: { readonly id: number; readonly code: string } | undefined) =>
    center && go(paths.workCenter(center.id, center.code));
  const beside = neighbours(page?.centers ?? [], id);
  useCenterKeys({
    comment: () => ask('problem', chosen),
    sendBack: () => hasLower && ask('return', chosen),
    complete: () => ask('complete', chosen),
    previous: () => goTo(beside.previous),
    next: () => goTo(beside.next),
  });
  useEffect(() => {
    // rows that are gone from every page cannot be acted on
    if (!view.filter && page && selection.ids.size > 0 && page.left === 0 && view.finished === 'false')
      selection.clear();
  }, [page, selection, view.filter, view.finished]);

  const done = async (doing: Promise<boolean>): Promise<boolean> => {
    const isDone = await doing;
    if (isDone) selection.clear();
    return isDone;
  };
  const panelOf = ({ orders, centers }: WorkCenterPage, product: CenterProduct) => ({
    ...{ product, centers },
    order: orders.find((order) => order.order_id === product.order_id),
    onRead: writes ? (change: ChangeNotice) => void actions.read(product, change) : undefined,
  });
  const title = page ? t('center', { ...page.work_center }) : t('crumb');
  if (query.error && 'status' in query.error && query.error.status === 404) return <CenterChoice unknown />;
  return (
    <PageFrame
      title={title}
      crumb={<Link to={href(paths.workCenters())}>{t('crumb')}</Link>}
      state={
        page && (
          <>
            <CenterSwitcher centers={page.centers} current={id} onChange={goTo} />
            <span className="secondary nowrap wc-left">
              {page.work_center.max_load === null
                ? t('left', { left: formatNumber(page.left, language) })
                : t('leftLimit', {
                    left: formatNumber(page.left, language),
                    limit: formatNumber(page.work_center.max_load, language),
                  })}
            </span>
          </>
        )
      }
      toolbar={
        <>
          <FilterInput
            label={t('filter')}
            value={view.filter ?? ''}
            onChange={(text) => change({ filter: text || null })}
            width={240}
            hotkey
          />
          <Switch
            className="wc-finished"
            label={t('finished')}
            checked={view.finished === 'true'}
            onChange={(event) => change({ finished: event.currentTarget.checked ? 'true' : 'false' })}
          />
          <span className="sp" />
          <PrintButtons id={id} />
          <Button icon={<Desktop />} text={t('terminal')} onClick={onTerminal} />
        </>
      }
    >
      <div className="wc-panes">
        <div className="body">
          <Loaded
            query={query}
            failed={t('failed')}
            keepPrevious
            skeleton={<div className="bp6-skeleton wc-skeleton" />}
          >
            {(data) =>
              data.orders.length > 0 ? (
                <CenterTable
                  orders={data.orders}
                  centers={data.centers}
                  workCenterId={id}
                  selection={selection}
                  active={shown?.product_id ?? null}
                  onActive={(product) => setActive(product.product_id)}
                  onOpen={(product) => {
                    setActive(product.product_id);
                    if (narrow.current.matches) setDrawer(true);
                  }}
                  onCompleteOrder={(order: CenterOrder) => ask('complete', order.products)}
                  writes={writes}
                  fetching={false}
                />
              ) : view.filter ? (
                <EmptyState
                  picture="search"
                  title={t('noMatch')}
                  text={t('noMatchText')}
                  action={<Button text={t('clearFilter')} onClick={() => change({ filter: null })} />}
                />
              ) : (
                <EmptyState title={t('empty', { center: data.work_center.code })} text={t('emptyText')} />
              )
            }
          </Loaded>
          <SelectionBar
            selection={selection}
            visibleCount={visible?.filter((product) => selection.has(product.product_id)).length ?? 0}
            actions={
              writes && (
                <>
                  <Button
                    intent="primary"
                    icon={<Tick />}
                    text={t('selected', { count: selection.ids.size })}
                    onClick={() => ask('complete', selection.rows)}
                  />
                  <Button icon={<Comment />} text={t('comment')} onClick={() => ask('problem', selection.rows)} />
                  {hasLower ? (
                    <Button icon={<Undo />} text={t('return')} onClick={() => ask('return', selection.rows)} />
                  ) : (
                    <span className="muted sm">{t('nothingLower')}</span>
                  )}
                </>
              )
            }
            {...(paging ? { paging } : {})}
          />
        </div>
        <aside className="wc-panel" aria-label={t('panel.title')}>
          {page && shown ? <UnitPanel {...panelOf(page, shown)} /> : <p className="muted">{t('panel.choose')}</p>}
        </aside>
      </div>
      {page && shown && (
        <SideDrawer open={drawer} title={t('panel.title')} onClose={() => setDrawer(false)}>
          <UnitPanel {...panelOf(page, shown)} />
        </SideDrawer>
      )}
      {page && open && (
        <CenterDialogs page={page} open={open} actions={actions} whenDone={done} onClose={() => setOpen(null)} />
      )}
    </PageFrame>
  );
};
