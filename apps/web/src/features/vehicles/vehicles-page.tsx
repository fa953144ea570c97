import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@blueprintjs/core';
import { Edit, Plus, Trash } from '@blueprintjs/icons';
import type { Vehicle } from '@mullion/contracts';
import {
  ConfirmDialog,
  DataTable,
  EmptyState,
  FilterInput,
  PageFrame,
  SelectionBar,
  useCan,
  type Column,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../kits/api/use-tell';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { usePageHref } from '../../kits/address/language';
import { lastList } from '../../kits/lists/last-list';
import { paths } from '../../entities/pages/paths';
import { useListVehiclesQuery } from '../../entities/truck/trucks-api';
import { useDeleteVehicleMutation } from './api/vehicles-api';
import { VehicleDialog } from './components/vehicle-dialog';
import './vehicles.css';

const ROWS = 50;
const columnKeys = ['trailer_number_plate', 'number_plate', 'make', 'driver'] as const;
type SortColumn = (typeof columnKeys)[number];
type Open =
  | { readonly kind: 'form'; readonly vehicle: Vehicle | null }
  | { readonly kind: 'delete'; readonly vehicle: Vehicle };

/** What the trucks are driven with: lorries, trailers and their drivers. */
export const VehiclesPage = () => {
  const { t } = useTranslation(['trucks', 'common']);
  const href = usePageHref();
  const writes = useCan({ writes: true });
  const [filter, setFilter] = useState('');
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<{ readonly by: SortColumn; readonly order: 'ASC' | 'DESC' }>({
    by: 'trailer_number_plate',
    order: 'ASC',
  });
  const [open, setOpen] = useState<Open | null>(null);
  const list = useListVehiclesQuery({
    query: { page, rows: ROWS, filter: filter || null, order_by: sort.by, order: sort.order },
  });
  const data = shownData(list);
  const columns = useMemo<readonly Column<Vehicle>[]>(
    () =>
      columnKeys.map((key) => ({
        key,
        head: t(`trucks:vehicles.column.${key}`),
        sortable: true,
        strong: key === 'trailer_number_plate',
        ...(key === 'make' || key === 'driver' ? {} : { width: '184px' }),
        cell: (vehicle) => vehicle[key] || <span className="muted">–</span>,
        text: (vehicle) => vehicle[key],
      })),
    [t],
  );
  const edit = (vehicle: Vehicle | null) => setOpen({ kind: 'form', vehicle });
  const close = () => setOpen(null);
  return (
    <PageFrame
      title={t('trucks:vehicles.title')}
      crumb={<Link to={href(lastList.of(paths.trucks()))}>{t('trucks:page.crumb')}</Link>}
      actions={
        writes && <Button icon={<Plus />} text={t('trucks:vehicles.new')} intent="primary" onClick={() => edit(null)} />
      }
      toolbar={
        <FilterInput
          label={t('trucks:vehicles.filter')}
          value={filter}
          onChange={(next) => {
            setFilter(next);
            setPage(1);
          }}
          width={260}
          hotkey
        />
      }
    >
      <div className="body vehicles-list">
        <Loaded query={list} failed={t('trucks:vehicles.refused.load')} keepPrevious>
          {(shown) => (
            <DataTable
              label={t('trucks:vehicles.title')}
              columns={columns}
              rows={shown?.data}
              idOf={(vehicle) => vehicle.id}
              nameOf={(vehicle) => vehicle.trailer_number_plate}
              sort={sort}
              onSort={({ by, order }) => setSort({ by: by as SortColumn, order })}
              minWidth={720}
              actionsOf={(vehicle) =>
                writes
                  ? [
                      { key: 'edit', text: t('common:action.edit'), icon: <Edit />, onClick: () => edit(vehicle) },
                      {
                        key: 'delete',
                        text: t('common:action.delete'),
                        icon: <Trash />,
                        destructive: true,
                        onClick: () => setOpen({ kind: 'delete', vehicle }),
                      },
                    ]
                  : []
              }
              onOpen={writes ? edit : undefined}
              fetching={list.isFetching}
              empty={
                filter ? (
                  <EmptyState
                    picture="search"
                    title={t('trucks:vehicles.noMatch')}
                    text={t('trucks:vehicles.noMatchText')}
                  />
                ) : (
                  <EmptyState
                    picture="truck"
                    title={t('trucks:vehicles.empty')}
                    text={t('trucks:vehicles.emptyText')}
                    action={
                      writes && <Button icon={<Plus />} text={t('trucks:vehicles.new')} onClick={() => edit(null)} />
                    }
                  />
                )
              }
            />
          )}
        </Loaded>
      </div>
      <SelectionBar<Vehicle>
        paging={data ? { page, rows: ROWS, total: data.total, lastPage: data.last_page, onPage: setPage } : undefined}
      />
      {open?.kind === 'form' && <VehicleDialog vehicle={open.vehicle} onClose={close} />}
      {open?.kind === 'delete' && <DeleteDialog vehicle={open.vehicle} onClose={close} />}
    </PageFrame>
  );
};

const DeleteDialog = ({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) => {
  const { t } = useTranslation('trucks');
  const tell = useTell();
  const [remove] = useDeleteVehicleMutation();
  const plate = vehicle.trailer_number_plate;
  const removeIt = async () => {
    await tell(remove({ params: { id: vehicle.id } }), t('vehicles.deleted', { plate }), t('vehicles.refused.delete'));
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={t('vehicles.deleteTitle', { plate })}
      action={t('vehicles.deleteAction')}
      onConfirm={removeIt}
      onClose={onClose}
    >
      {t('vehicles.deleteText')}
    </ConfirmDialog>
  );
};
