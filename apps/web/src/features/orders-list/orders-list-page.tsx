import { useEffect, useMemo, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Import, Plus } from '@blueprintjs/icons';
import type { Order } from '@mullion/contracts';
import { DataTable, EmptyState, PageFrame, SelectionBar, useAccess, useCan, useSelection, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../app/api/as-problem';
import { useGo, useLanguage } from '../../app/language';
import { paths } from '../../app/paths';
import { useListOrdersQuery } from './api/orders-api';
import { orderColumns } from './components/order-columns';
import { ConfirmDelete, ConfirmProduction } from './components/order-confirms';
import { OrderDialog } from './components/order-dialog';
import { OrderHistory } from './components/order-history';
import { OrderSelectionActions } from './components/order-selection-actions';
import { OrdersToolbar } from './components/orders-toolbar';
import { orderNumber } from './rules/order-number';
import { defaultView, isFiltered, type OrderSortColumn } from './rules/orders-path';
import { useOrderActs } from './state/use-order-acts';
import { useOrdersView } from './state/use-orders-view';
import { useOrderRowActions, type OrderDialogState } from './state/use-row-actions';

/** The orders list: filters in the address, selection across pages, actions on rows and selections. */
export const OrdersListPage = () => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const go = useGo();
  const toast = useToast();
  const { features } = useAccess();
  const writes = useCan({ writes: true });
  const mayDelete = useCan({ right: 'OP_DEL' });
  const withWeek = features.includes('week_and_address');
  const { view, week, change, setWeek, openImport } = useOrdersView();
  const [dialog, setDialog] = useState<OrderDialogState | null>(null);
  const acts = useOrderActs();

  const { data, error, isFetching, refetch } = useListOrdersQuery({
    query: {
      page: view.page,
      rows: view.perPage,
      order_by: view.orderBy,
      order: view.order,
      filter: view.filter,
      week: withWeek ? week : null,
      delivery_date_from: view.dateFrom,
      delivery_date_to: view.dateTo,
      status_from: view.statusFrom,
      status_to: view.statusTo,
    },
  });
  const problem = asProblem(error);
  const rows = data?.data;
  const selection = useSelection<Order>((order) => order.id, rows);
  const columns = useMemo(() => orderColumns(t, language, withWeek), [t, language, withWeek]);
  const actionsOf = useOrderRowActions({ open: setDialog, plan: (orders) => void acts.planDispatch(orders) });

  useEffect(() => {
    if (data && !isFetching && view.page > data.last_page) change({ page: data.last_page }, true);
  }, [data, isFetching, view.page, change]);

  const close = () => setDialog(null);
  const askDelete = () =>
    mayDelete ? setDialog({ kind: 'delete', orders: selection.rows }) : toast({ tone: 'bad', message: t('refused.no_right_to_delete') });
  const removed = async (orders: readonly Order[]) => {
    if (await acts.remove(orders)) selection.set(orders, false);
  };
  const filtered = isFiltered(view, week);
  return (
    <PageFrame
      title={t('title')}
      actions={
        writes && (
          <>
            <Button icon={<Import />} text={t('import')} onClick={openImport} />
            <Button
              icon={<Plus />}
              text={t('new')}
              intent={selection.ids.size === 0 ? 'primary' : 'none'}
              onClick={() => setDialog({ kind: 'new' })}
            />
          </>
        )
      }
      toolbar={<OrdersToolbar view={view} week={week} withWeek={withWeek} onChange={change} onWeek={setWeek} />}
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        idOf={(order) => order.id}
        nameOf={orderNumber}
        sort={{ by: view.orderBy, order: view.order }}
        onSort={({ by, order }) => change({ orderBy: by as OrderSortColumn, order })}
        selection={selection}
        minWidth={withWeek ? 1180 : undefined}
        actionsOf={actionsOf}
        onOpen={(order) => go(paths.products(order.id))}
        fetching={isFetching}
        problem={problem}
        problemTitle={t('refused.get_error')}
        onRetry={() => void refetch()}
        empty={
          filtered ? (
            <EmptyState
              title={t('noMatch')}
              text={t('noMatchText')}
              action={
                <Button
                  text={t('clearFilters')}
                  onClick={() => change({ ...defaultView(view.perPage), orderBy: view.orderBy, order: view.order })}
                />
              }
            />
          ) : (
            <EmptyState
              title={t('empty')}
              text={t('emptyText')}
              action={writes && <Button intent="primary" icon={<Import />} text={t('import')} onClick={openImport} />}
            />
          )
        }
      />
      <SelectionBar
        selection={selection}
        visibleCount={rows?.filter((order) => selection.has(order.id)).length ?? 0}
        actions={
          writes && (
            <OrderSelectionActions
              orders={selection.rows}
              onPlan={() => void acts.planDispatch(selection.rows)}
              onProduction={() => setDialog({ kind: 'production', orders: selection.rows })}
              onDelete={askDelete}
            />
          )
        }
        paging={
          problem
            ? undefined
            : {
                page: view.page,
                rows: view.perPage,
                total: data?.total ?? 0,
                lastPage: data?.last_page ?? 1,
                onPage: (page) => change({ page }),
              }
        }
      />
      {(dialog?.kind === 'new' || dialog?.kind === 'edit') && (
        <OrderDialog order={dialog.kind === 'edit' ? dialog.order : null} onClose={close} />
      )}
      {dialog?.kind === 'history' && <OrderHistory order={dialog.order} onClose={close} />}
      {dialog?.kind === 'delete' && <ConfirmDelete orders={dialog.orders} onConfirm={() => removed(dialog.orders)} onClose={close} />}
      {dialog?.kind === 'production' && (
        <ConfirmProduction orders={dialog.orders} onConfirm={() => acts.toProduction(dialog.orders)} onClose={close} />
      )}
    </PageFrame>
  );
};
