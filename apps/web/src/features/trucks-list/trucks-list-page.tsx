import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@blueprintjs/core';
import { DriveTime, Plus } from '@blueprintjs/icons';
import type { Truck } from '@mullion/contracts';
import { isLoadFixed } from '@mullion/packing-model';
import { ConfirmDialog, DataTable, EmptyState, PageFrame, SelectionBar, useCan, useColumns } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../kits/api/use-tell';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useGo, useLanguage, usePageHref } from '../../kits/address/language';
import { ListTools } from '../../kits/lists/list-tools';
import { useListView, usePaging } from '../../kits/lists/use-list-view';
import { paths } from '../../entities/pages/paths';
import { TruckStatusDialog } from '../../entities/truck/status-dialog';
import { TruckDialog } from '../../entities/truck/truck-dialog';
import { useDeleteTruckMutation, useListTrucksQuery } from '../../entities/truck/trucks-api';
import { useUsualTruckSizes } from '../../entities/truck/use-usual-sizes';
import { StatusHistory } from '../../entities/status/status-history';
import { truckColumns } from './components/truck-columns';
import { TrucksToolbar } from './components/trucks-toolbar';
import { isFiltered, trucksView, type TruckSortColumn } from './rules/trucks-view';
import { useTruckRowActions, type TruckDialogState } from './state/use-truck-row-actions';
import './trucks-list.css';

/** The trucks list: filters in the address, everything a truck needs in its row. */
export const TrucksListPage = () => {
  const { t } = useTranslation(['trucks', 'common', 'pallet', 'driver']);
  const language = useLanguage();
  const href = usePageHref();
  const go = useGo();
  const mayMake = useCan({ right: 'TP_EDIT', writes: true });
  const { view, change } = useListView(trucksView);
  const [dialog, setDialog] = useState<TruckDialogState | null>(null);
  const query = {
    page: view.page,
    rows: view.perPage,
    filter: view.filter,
    delivery_date_from: view.dateFrom,
    delivery_date_to: view.dateTo,
    status_from: view.statusFrom,
    status_to: view.statusTo,
    order_by: view.orderBy ?? ('null' as const),
    order: view.order,
  };
  const list = useListTrucksQuery({ query });
  const data = shownData(list);
  const all = useMemo(() => truckColumns({ t, language, href }), [t, language, href]);
  const columns = useColumns('trucks', all);
  const actionsOf = useTruckRowActions(setDialog);

  const shownPage = data && { rows: view.perPage, total: data.total, lastPage: data.pages };
  const paging = usePaging(view.page, shownPage, list.isFetching, change);

  const close = () => setDialog(null);
  const filtered = isFiltered(view);
  return (
    <PageFrame
      title={t('trucks:list.title')}
      actions={
        <>
          <Link className="bp6-button" to={href(paths.vehicles())}>
            <DriveTime aria-hidden />
            <span className="bp6-button-text">{t('trucks:list.vehicles')}</span>
          </Link>
          {mayMake && (
            <Button
              icon={<Plus />}
              text={t('trucks:list.new')}
              intent="primary"
              onClick={() => setDialog({ kind: 'new' })}
            />
          )}
        </>
      }
      toolbar={
        <>
          <TrucksToolbar view={view} onChange={change} />
          <ListTools list="trucks" columns={columns} query={query} />
        </>
      }
    >
      <div className="body trucks-list">
        <Loaded query={list} failed={t('trucks:list.failed')} keepPrevious>
          {(shown) => (
            <DataTable
              label={t('trucks:list.title')}
              columns={columns.visible}
              rows={shown?.trucks}
              idOf={(truck) => truck.id}
              nameOf={(truck) => truck.description}
              sort={view.orderBy ? { by: view.orderBy, order: view.order } : undefined}
              onSort={({ by, order }) => change({ orderBy: by as TruckSortColumn, order })}
              minWidth={900}
              actionsOf={actionsOf}
              onOpen={(truck) => go(paths.truck(truck.id))}
              fetching={list.isFetching}
              empty={
                filtered ? (
                  <EmptyState
                    picture="search"
                    title={t('trucks:list.noMatch')}
                    text={t('trucks:list.noMatchText')}
                    action={
                      <Button
                        text={t('trucks:list.clearFilters')}
                        onClick={() =>
                          change({
                            ...trucksView.cleared(view, ['filter', 'dateFrom', 'dateTo', 'statusTo']),
                            statusFrom: 0,
                          })
                        }
                      />
                    }
                  />
                ) : (
                  <EmptyState
                    picture="truck"
                    title={t('trucks:list.empty')}
                    text={t('trucks:list.emptyText')}
                    action={<Button text={t('trucks:list.toPlanning')} onClick={() => go(paths.planning())} />}
                  />
                )
              }
            />
          )}
        </Loaded>
      </div>
      <SelectionBar<Truck> paging={paging} />
      {dialog && <TrucksListDialog dialog={dialog} onOpen={setDialog} onClose={close} />}
    </PageFrame>
  );
};

interface DialogProps {
  readonly dialog: TruckDialogState;
  readonly onOpen: (dialog: TruckDialogState) => void;
  readonly onClose: () => void;
}

const TrucksListDialog = ({ dialog, onOpen, onClose }: DialogProps) => {
  const { t } = useTranslation('trucks');
  const go = useGo();
  const tell = useTell();
  const sizes = useUsualTruckSizes();
  const [remove] = useDeleteTruckMutation();
  if (dialog.kind === 'new')
    return (
      sizes && (
        <TruckDialog
          truck={null}
          withSizes
          sizes={sizes}
          onMade={(truck) => go(paths.truck(truck.id))}
          onClose={onClose}
        />
      )
    );
  const { truck } = dialog;
  if (dialog.kind === 'edit')
    return (
      <TruckDialog
        truck={truck}
        withSizes={false}
        onStatus={(target, now) => onOpen({ kind: 'status', truck: now, target })}
        onClose={onClose}
      />
    );
  if (dialog.kind === 'history')
    return <StatusHistory table="trucks" id={truck.id} name={truck.description} onClose={onClose} />;
  if (dialog.kind === 'status') return <TruckStatusDialog truck={truck} target={dialog.target} onClose={onClose} />;
  const loaded = truck.pallets.filter((load) => isLoadFixed(load.status)).length;
  const removeIt = async () => {
    await tell(
      remove({ params: { id: truck.id }, query: { despite_loaded: `${loaded > 0}` } }),
      t('done.deleted', { truck: truck.description }),
      t('refused.delete'),
    );
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={t('confirm.deleteTitle', { truck: truck.description })}
      action={t('confirm.deleteAction')}
      onConfirm={removeIt}
      onClose={onClose}
    >
      {loaded > 0 && <p>{t('confirm.deleteLoaded', { count: loaded })}</p>}
      <p>
        {truck.pallets_count === 0 ? t('confirm.deleteEmpty') : t('confirm.deleteText', { count: truck.pallets_count })}
      </p>
    </ConfirmDialog>
  );
};
