import { useMemo, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Import, Lock, Plus } from '@blueprintjs/icons';
import { orderNumber, type Order } from '@mullion/contracts';
import {
  DataTable,
  EmptyState,
  PageFrame,
  SelectionBar,
  useAccess,
  useCan,
  useColumns,
  useSelection,
  useToast,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useGo, useLanguage, usePageHref } from '../../kits/address/language';
import { usePageHotkeys } from '../../kits/hotkeys/use-page-hotkeys';
import { ListTools } from '../../kits/lists/list-tools';
import { useListView, usePaging } from '../../kits/lists/use-list-view';
import { paths } from '../../entities/pages/paths';
import { useListOrdersQuery } from './api/orders-api';
import { orderColumns } from './components/order-columns';
import { OrderDocumentsMenu } from './components/order-documents-menu';
import { OrderSelectionActions } from './components/order-selection-actions';
import { OrdersDialogs } from './components/orders-dialogs';
import { OrdersToolbar } from './components/orders-toolbar';
import { TodayPanel } from './components/today-panel';
import { VariantSwitch } from './components/variant-switch';
import { orderFilters, ordersView, type OrderSortColumn } from '../../entities/order/orders-view';
import { useOrderMutations } from './state/use-order-mutations';
import { useUndoChange } from './state/use-undo-change';
import { useAskedNew } from './state/use-asked-new';
import { useOpenImport } from './state/use-open-import';
import { useOrderRowActions, type OrderDialogState } from './state/use-row-actions';
import './orders-list.css';

/** The orders list: filters in the address, selection across pages, actions on rows and selections. */
export const OrdersListPage = () => {
  const { t } = useTranslation(['orders', 'errors']);
  const language = useLanguage();
  const go = useGo();
  const href = usePageHref();
  const toast = useToast();
  const { features } = useAccess();
  const writes = useCan({ writes: true });
  const mayDelete = useCan({ right: 'OP_DEL' });
  const mayImport = useCan({ right: 'PR_EDIT' });
  const withWeek = features.includes('week_and_address');
  const { view, change } = useListView(ordersView);
  const { week, packing, variant } = view;
  const openImport = useOpenImport();
  const [dialog, setDialog] = useState<OrderDialogState | null>(null);
  useAskedNew(writes, () => setDialog({ kind: 'new' }));
  const query = {
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
    ...(packing === null ? {} : { pal_status_from: packing, pal_status_to: packing }),
  };
  const list = useListOrdersQuery({ query });
  const data = shownData(list);
  const rows = data?.data;
  const selection = useSelection<Order>((order) => order.id, rows);
  const deselect = (orders: readonly Order[]) => selection.set(orders, false);
  const mutations = useOrderMutations(deselect);
  const { undoLast } = useUndoChange();
  usePageHotkeys(t('title'), writes ? [{ combo: 'mod+z', label: t('undo.key'), act: undoLast, everywhere: true }] : []);
  const all = useMemo(
    () => orderColumns(t, language, { weekAndAddress: withWeek, href }),
    [t, language, withWeek, href],
  );
  const columns = useColumns('orders', all);
  const actionsOf = useOrderRowActions({ open: setDialog, plan: (orders) => void mutations.planDispatch(orders) });

  const shownPage = data && { rows: view.perPage, total: data.total, lastPage: data.last_page };
  const paging = usePaging(view.page, shownPage, list.isFetching, change);

  const askDelete = () =>
    mayDelete
      ? setDialog({ kind: 'delete', orders: selection.rows })
      : toast({ tone: 'bad', message: t('refused.no_right_to_delete') });
  const filtered = ordersView.isChanged(view, orderFilters);
  const clear = () => change(ordersView.cleared(view, orderFilters));
  return (
    <PageFrame
      title={t(variant === 'planning' ? 'planningTitle' : 'title')}
      state={<VariantSwitch variant={variant} />}
      actions={
        writes && (
          <>
            <Button
              icon={mayImport ? <Import /> : <Lock />}
              text={t('orders:import')}
              disabled={!mayImport}
              title={mayImport ? undefined : t('errors:no_right_to_edit_product')}
              onClick={() => openImport()}
            />
            <Button
              icon={<Plus />}
              text={t('new')}
              intent={selection.ids.size === 0 ? 'primary' : 'none'}
              onClick={() => setDialog({ kind: 'new' })}
            />
          </>
        )
      }
      toolbar={
        <OrdersToolbar
          view={view}
          withWeek={withWeek}
          onChange={change}
          tools={<ListTools list="orders" columns={columns} query={query} />}
        />
      }
    >
      <TodayPanel />
      <Loaded query={list} failed={t('refused.get_error')} keepPrevious>
        {(shown) => (
          <DataTable
            label={t('title')}
            columns={columns.visible}
            rows={shown?.data}
            idOf={(order) => order.id}
            nameOf={orderNumber}
            sort={{ by: view.orderBy, order: view.order }}
            onSort={({ by, order }) => change({ orderBy: by as OrderSortColumn, order })}
            selection={selection}
            minWidth={(withWeek ? 1180 : 860) + columns.extraPx}
            actionsOf={actionsOf}
            menuActions={withWeek}
            onOpen={(order) => go(paths.products(order.id))}
            fetching={list.isFetching}
            empty={
              filtered ? (
                <EmptyState
                  picture="search"
                  title={t('noMatch')}
                  text={t('noMatchText')}
                  action={<Button text={t('clearFilters')} onClick={clear} />}
                />
              ) : (
                <EmptyState
                  title={t('empty')}
                  text={t('emptyText')}
                  action={
                    writes &&
                    mayImport && (
                      <Button intent="primary" icon={<Import />} text={t('import')} onClick={() => openImport()} />
                    )
                  }
                />
              )
            }
          />
        )}
      </Loaded>
      <SelectionBar
        selection={selection}
        visibleCount={rows?.filter((order) => selection.has(order.id)).length ?? 0}
        actions={
          <>
            {writes && (
              <OrderSelectionActions
                orders={selection.rows}
                onPlan={() => void mutations.planDispatch(selection.rows)}
                onProduction={() => setDialog({ kind: 'production', orders: selection.rows })}
                onStatus={(target) => setDialog({ kind: 'status', orders: selection.rows, target })}
                onDate={() => setDialog({ kind: 'date', orders: selection.rows })}
                onDelete={askDelete}
              />
            )}
            <OrderDocumentsMenu orders={selection.rows} columns={columns.visible} />
          </>
        }
        paging={paging}
      />
      {dialog && (
        <OrdersDialogs
          dialog={dialog}
          mutations={mutations}
          onOpen={setDialog}
          onClose={() => setDialog((open) => (open === dialog ? null : open))}
          onRemoved={deselect}
        />
      )}
    </PageFrame>
  );
};
