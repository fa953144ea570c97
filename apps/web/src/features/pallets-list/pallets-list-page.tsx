import { useMemo, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { PathSearch, Plus, Trash } from '@blueprintjs/icons';
import type { Pallet } from '@mullion/contracts';
import {
  DataTable,
  EmptyState,
  FilterInput,
  PageFrame,
  SelectionBar,
  SelectSkeleton,
  StatusRange,
  useCan,
  useColumns,
  useSelection,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useGo, useLanguage, usePageHref } from '../../kits/address/language';
import { ListTools } from '../../kits/lists/list-tools';
import { RowsPerPage } from '../../kits/lists/rows-per-page';
import { useListView, usePaging } from '../../kits/lists/use-list-view';
import { DeletePalletsDialog } from '../../entities/pallet/delete-pallets-dialog';
import { DocumentsMenu } from '../../entities/pallet/documents-menu';
import { useListPalletsQuery } from '../../entities/pallet/packing-api';
import { paths } from '../../entities/pages/paths';
import { useStatusNames, useStatusOptions } from '../../entities/status/use-statuses';
import { StatusHistory } from '../../entities/status/status-history';
import { EditPalletDialog } from './components/edit-pallet-dialog';
import { NewPalletDialog } from './components/new-pallet-dialog';
import { palletColumns } from './components/pallet-columns';
import { QuickView } from './components/quick-view';
import {
  boundedStatusTo,
  NARROW_STATUS_TO,
  ordersOf,
  palletFilters,
  palletsView,
  type PalletSortColumn,
} from './rules/pallets-view';
import { usePalletRowActions, type PalletDialog } from './state/use-pallet-row-actions';

/** Every pallet of the company: filters in the address, documents and planning for the chosen ones. */
export const PalletsListPage = () => {
  const { t } = useTranslation(['pallet', 'common']);
  const language = useLanguage();
  const go = useGo();
  const href = usePageHref();
  const writes = useCan({ writes: true });
  const { choices, query: statuses } = useStatusNames('pallets');
  const optionsOf = useStatusOptions('pallets');
  const mayChangeStatus = choices.some((choice) => optionsOf(choice.status).some((option) => option.allowed));
  const { view, change } = useListView(palletsView);
  const [isNew, setNew] = useState(false);
  const [dialog, setDialog] = useState<PalletDialog | null>(null);
  const [palletsToDelete, setPalletsToDelete] = useState<readonly Pallet[] | null>(null);

  const query = {
    page: view.page,
    rows: view.perPage,
    filter: view.filter,
    status_from: view.statusFrom,
    status_to: boundedStatusTo(view, mayChangeStatus || choices.length === 0),
    order_by: view.orderBy,
    order: view.order,
  };
  const list = useListPalletsQuery({ query });
  const data = shownData(list);
  const rows = data?.data;
  const selection = useSelection<Pallet>((pallet) => pallet.id, rows);
  const all = useMemo(() => palletColumns(t, language, href), [t, language, href]);
  const columns = useColumns('pallets', all);
  const shownPage = data && { rows: view.perPage, total: data.total, lastPage: data.last_page };
  const paging = usePaging(view.page, shownPage, list.isFetching, change);

  const actionsOf = usePalletRowActions({ open: setDialog, remove: (pallet) => setPalletsToDelete([pallet]) });
  const filtered = palletsView.isChanged(view, palletFilters);
  const removable = selection.rows.filter((pallet) => pallet.can.remove);
  const planned = ordersOf(selection.rows);
  return (
    <PageFrame
      title={t('list.title')}
      actions={
        writes && (
          <Button
            icon={<Plus />}
            text={t('list.new')}
            intent={selection.ids.size === 0 ? 'primary' : 'none'}
            onClick={() => setNew(true)}
          />
        )
      }
      toolbar={
        <>
          <FilterInput
            label={t('list.filter')}
            value={view.filter ?? ''}
            onChange={(filter) => change({ filter: filter.trim() || null })}
            width={240}
          />
          <Loaded query={statuses} compact skeleton={<SelectSkeleton />}>
            {() => (
              <StatusRange
                value={{ from: view.statusFrom, to: boundedStatusTo(view, mayChangeStatus || choices.length === 0) }}
                choices={mayChangeStatus ? choices : choices.filter((choice) => choice.status <= NARROW_STATUS_TO)}
                onChange={({ from, to }) => change({ statusFrom: from, statusTo: to })}
              />
            )}
          </Loaded>
          <RowsPerPage
            value={view.perPage}
            choices={palletsView.rows?.choices}
            onChange={(perPage) => change({ perPage })}
          />
          <ListTools list="pallets" columns={columns} query={query} />
        </>
      }
    >
      <Loaded query={list} failed={t('list.failed')} keepPrevious>
        {(shown) => (
          <DataTable
            label={t('list.title')}
            columns={columns.visible}
            rows={shown?.data}
            idOf={(pallet) => pallet.id}
            nameOf={(pallet) => pallet.shown_number}
            sort={{ by: view.orderBy, order: view.order }}
            onSort={({ by, order }) => change({ orderBy: by as PalletSortColumn, order })}
            selection={selection}
            actionsOf={actionsOf}
            onOpen={(pallet) => go(paths.pallet(pallet.id))}
            fetching={list.isFetching}
            empty={
              <EmptyState
                picture="pallet"
                title={t('list.emptyTitle')}
                text={t('list.emptyText')}
                action={
                  filtered ? (
                    <Button
                      text={t('common:action.clear')}
                      onClick={() => change(palletsView.cleared(view, palletFilters))}
                    />
                  ) : (
                    writes && (
                      <Button intent="primary" icon={<Plus />} text={t('list.new')} onClick={() => setNew(true)} />
                    )
                  )
                }
              />
            }
          />
        )}
      </Loaded>
      <SelectionBar
        selection={selection}
        visibleCount={rows?.filter((pallet) => selection.has(pallet.id)).length ?? 0}
        actions={
          <>
            <Button
              intent="primary"
              icon={<PathSearch />}
              text={t('list.plan')}
              disabled={planned.length === 0}
              onClick={() => go(paths.planning(planned))}
            />
            <DocumentsMenu pallets={selection.rows} chosen />
            {writes && removable.length > 0 && (
              <Button icon={<Trash />} text={t('common:action.delete')} onClick={() => setPalletsToDelete(removable)} />
            )}
          </>
        }
        paging={paging}
      />
      {isNew && <NewPalletDialog onClose={() => setNew(false)} />}
      <QuickView pallet={dialog?.kind === 'quick' ? dialog.pallet : null} onClose={() => setDialog(null)} />
      {dialog?.kind === 'history' && (
        <StatusHistory
          table="pallets"
          id={dialog.pallet.id}
          name={dialog.pallet.shown_number}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'edit' && <EditPalletDialog id={dialog.pallet.id} onClose={() => setDialog(null)} />}
      <DeletePalletsDialog
        pallets={palletsToDelete}
        onDeleted={selection.clear}
        onClose={() => setPalletsToDelete(null)}
      />
    </PageFrame>
  );
};
