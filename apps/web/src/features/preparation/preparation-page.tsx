import { useCallback, useMemo, useState } from 'react';
import { SegmentedControl } from '@blueprintjs/core';
import type { OrderSupplier, ProductionOrder } from '@mullion/contracts';
import { formatDate } from '@mullion/i18n';
import { EmptyState, FilterInput, Note, PageFrame, useCan, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { asProblem } from '../../kits/api/as-problem';
import { useTell } from '../../kits/api/use-tell';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import {
  useListProductionOrdersQuery,
  useListProductionOrdersTestedQuery,
} from '../../entities/production/production-orders-api';
import { useListSuppliersQuery, useUpdateOrderSupplierMutation } from '../../entities/production/suppliers-api';
import { useNow } from '../../kits/elements/use-now';
import { useAddOperationsMutation } from './api/preparation-api';
import { DatesLegend } from './components/dates-legend';
import { MadeDialog, type Made } from './components/made-dialog';
import { NothingFound } from './components/nothing-found';
import { OperationsDialog } from './components/operations-dialog';
import { OrderPreview } from './components/order-preview';
import type { RowVerb } from './components/order-row';
import { OrderSuppliersDialog } from './components/order-suppliers-dialog';
import { PreparationTable } from './components/preparation-table';
import { RowMenu, type OpenMenu } from './components/row-menu';
import { furthestDates } from './rules/supplier-dates';
import { useHolidays } from './state/use-holidays';
import { usePreview } from './state/use-preview';
import './preparation.css';

const READ_AGAIN_MS = 60_000;
const polled = { pollingInterval: READ_AGAIN_MS, skipPollingIfUnfocused: true } as const;
type Shown = 'all' | 'known' | 'unknown';
type Open = {
  readonly verb: Exclude<RowVerb, 'add'>;
  readonly order: ProductionOrder;
  readonly promise: OrderSupplier | undefined;
};

/**
 * Orders in preparation: their preparation centers, what suppliers promise, and when they may begin. In testing mode it
 * asks the call of that mode.
 */
export const PreparationPage = () => {
  const { t } = useTranslation(['preparation', 'common']);
  const href = usePageHref();
  const isTesting = useLocation().pathname.includes('/preperation1');
  const writes = useCan({ types: [0, 1] });
  const toast = useToast();
  const refuse = useProblemToast();
  const tell = useTell();
  const now = useNow();
  const today = formatDate(new Date(now));
  const isHoliday = useHolidays(today);
  const [filter, setFilter] = useState('');
  const [show, setShow] = useState<Shown>('all');
  const [open, setOpen] = useState<Open | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const [selection, setSelection] = useState<ReadonlySet<number>>(new Set());
  const { preview, show: showPreview, hide } = usePreview();
  const args = { query: { type: 'preperation' as const, filter: filter || null } };
  const usual = useListProductionOrdersQuery(args, { ...polled, skip: isTesting });
  const tested = useListProductionOrdersTestedQuery(args, { ...polled, skip: !isTesting });
  const list = isTesting ? tested : usual;
  const suppliers = useListSuppliersQuery();
  const [update] = useUpdateOrderSupplierMutation();
  const [make] = useAddOperationsMutation();
  const data = shownData(list);
  const orders = useMemo(() => data?.orders ?? [], [data]);
  const centers = data?.centers ?? [];
  const furthest = useMemo(() => furthestDates(orders), [orders]);
  const columns = useMemo(
    () => (suppliers.data ?? []).filter(({ order_number }) => order_number !== null),
    [suppliers.data],
  );
  const known = orders.filter(({ possible_start: start }) => start?.date != null);
  const rows = show === 'all' ? orders : orders.filter((order) => known.includes(order) === (show === 'known'));
  // an order may leave preparation while its dialog is open: what is typed there stays
  const opened = open && (orders.find(({ id }) => id === open.order.id) ?? open.order);

  const clear = useCallback(
    async (promise: OrderSupplier) => {
      const { id, version, title } = promise;
      await tell(
        update({ params: { id }, body: { confirmed_delivery_date: null, version } }),
        t('preparation:dates.clearedToast', { title }),
        t('preparation:dates.refused'),
      );
    },
    [t, tell, update],
  );
  const makeFor = async (order: ProductionOrder) => {
    const ids = selection.has(order.id) ? [...selection] : [order.id];
    const { data: answer, error } = await make({ body: { orders: ids as ProductionOrder['id'][] } });
    const problem = asProblem(error);
    if (problem || !answer) return problem && refuse(problem, t('preparation:made.failed'));
    if (answer.refused.length > 0) return setMade(answer);
    for (const { number, operations } of answer.made)
      toast({ message: t('preparation:made.done', { order: number, count: operations }) });
  };
  const act = (verb: RowVerb, order: ProductionOrder, promise?: OrderSupplier) => {
    hide();
    setMenu(null);
    if (verb === 'add') void makeFor(order);
    else setOpen({ verb, order, promise });
  };
  const select = useCallback((order: ProductionOrder, toggle: boolean) => {
    setSelection((before) => {
      if (!toggle) return before.size === 0 ? before : new Set();
      const next = new Set(before);
      if (!next.delete(order.id)) next.add(order.id);
      return next;
    });
  }, []);
  const close = () => setOpen(null);
  return (
    <PageFrame
      title={t('preparation:title')}
      state={
        data && (
          <span className="muted hide-phone">
            {t('preparation:count', { count: data.total })}
            {isTesting && `, ${t('preparation:testing')}`}
          </span>
        )
      }
      toolbar={
        <>
          <FilterInput label={t('preparation:filter')} value={filter} onChange={setFilter} width={220} hotkey />
          <SegmentedControl
            aria-label={t('preparation:show')}
            value={show}
            onValueChange={(next) => setShow(next as Shown)}
            options={[
              { value: 'all', label: t('preparation:all', { count: orders.length }) },
              { value: 'known', label: t('preparation:known', { count: known.length }) },
              { value: 'unknown', label: t('preparation:unknown', { count: orders.length - known.length }) },
            ]}
          />
          <span className="sp" />
          {writes && (
            <Link className="bp6-button" to={href(paths.suppliers())}>
              {t('preparation:suppliersLink')}
            </Link>
          )}
        </>
      }
      notes={
        data &&
        data.total > orders.length && (
          <Note tone="info">{t('preparation:more', { shown: orders.length, total: data.total })}</Note>
        )
      }
    >
      <div className="preparation">
        <Loaded
          query={list}
          failed={t('preparation:failed')}
          keepPrevious
          skeleton={<div className="bp6-skeleton preparation-skeleton" />}
        >
          {() =>
            rows.length === 0 ? (
              filter || show !== 'all' ? (
                <NothingFound
                  filter={filter}
                  onClear={() => {
                    setFilter('');
                    setShow('all');
                  }}
                />
              ) : (
                <EmptyState
                  title={t('preparation:empty')}
                  text={t('preparation:emptyText')}
                  action={
                    <Link className="bp6-button" to={href(paths.orders())}>
                      {t('preparation:toOrders')}
                    </Link>
                  }
                />
              )
            ) : (
              <PreparationTable
                {...{ orders: rows, centers, columns, furthest, today, now, writes, selection, hide, select }}
                open={act}
                clear={(promise) => void clear(promise)}
                menu={(order, promise, at) => {
                  hide();
                  setMenu({ order, promise, at });
                }}
                preview={(order, at, atOnce) => {
                  if (menu === null && open === null) showPreview(order, at, atOnce);
                }}
              />
            )
          }
        </Loaded>
        <DatesLegend />
      </div>
      {preview && <OrderPreview preview={preview} />}
      {menu && (
        <RowMenu menu={menu} open={act} clear={(promise) => void clear(promise)} onClose={() => setMenu(null)} />
      )}
      {open?.verb === 'suppliers' && opened && (
        <OrderSuppliersDialog
          {...{ centers, furthest, today, isHoliday }}
          order={opened}
          promise={open.promise}
          suppliers={suppliers.data ?? []}
          onClose={close}
        />
      )}
      {open?.verb === 'operations' && opened && (
        <OperationsDialog order={opened} onMake={() => void makeFor(opened)} onClose={close} />
      )}
      {made && <MadeDialog answer={made} onClose={() => setMade(null)} />}
    </PageFrame>
  );
};
