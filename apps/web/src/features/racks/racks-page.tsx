import { useMemo, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Document, Edit, MapMarker, Plus, Print, Trash } from '@blueprintjs/icons';
import { rackSortColumns, type OutputOf, type listRacks } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import {
  DataTable,
  EmptyState,
  FilterInput,
  PageFrame,
  SelectionBar,
  type Column,
  type RowAction,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../kits/data/loaded';
import { useOpenFile } from '../../kits/attachments/use-open-file';
import { shownData } from '../../kits/data/read-state';
import { useLanguage, usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useListView, usePaging } from '../../kits/lists/use-list-view';
import { usePrintLabels } from '../../entities/labels/use-print-labels';
import { useListRacksQuery, usePrintRacksMutation } from './api/racks-api';
import { RackDialog } from './components/rack-dialog';
import { DeleteRackDialog } from './components/delete-rack-dialog';
import { ROWS, racksView, type RackSortColumn } from './rules/racks-view';

type Rack = OutputOf<typeof listRacks>['data'][number];
type Opened = { readonly kind: 'form'; readonly rack: Rack | null } | { readonly kind: 'delete'; readonly rack: Rack };

/** Racks; filter, order and page are in the address. */
export const RacksPage = () => {
  const { t } = useTranslation(['racks', 'menu', 'common']);
  const language = useLanguage();
  const href = usePageHref();
  const { view, change } = useListView(racksView);
  const [opened, setOpened] = useState<Opened | null>(null);
  const list = useListRacksQuery({
    query: { page: view.page, rows: ROWS, filter: view.filter, order_by: view.orderBy, order: view.order },
  });
  const data = shownData(list);
  const paging = usePaging(
    view.page,
    data && { rows: ROWS, total: data.total, lastPage: data.last_page },
    list.isFetching,
    change,
  );
  const columns = useMemo<readonly Column<Rack>[]>(
    () => [
      ...rackSortColumns.map((key): Column<Rack> => ({
        key,
        head: t(`column.${key}`),
        sortable: true,
        strong: key === 'code',
        align: key === 'walking_order' ? 'end' : 'start',
        cell: (rack) => String(rack[key]) || t('common:none'),
        text: (rack) => String(rack[key]),
      })),
      {
        key: 'things',
        head: t('column.things'),
        align: 'end',
        cell: (rack) => formatNumber(rack.things, language),
        text: (rack) => String(rack.things),
      },
    ],
    [t, language],
  );

  const { print, question, isSending } = usePrintLabels();
  const printLabels = (racks: readonly Rack[]) =>
    print(racks.map(({ id }) => ({ kind: 'rack' as const, id: id as number })));
  const open = useOpenFile();
  const [makePdf] = usePrintRacksMutation();
  const openPdf = (racks: readonly Rack[]) =>
    open(() => makePdf({ body: { racks: racks.map(({ id }) => id), language } }).unwrap(), t('refused.pdf'));
  const edit = (rack: Rack | null) => setOpened({ kind: 'form', rack });
  const close = () => setOpened(null);
  const actionsOf = (rack: Rack): readonly RowAction[] => [
    { key: 'edit', text: t('common:action.edit'), icon: <Edit />, onClick: () => edit(rack) },
    { key: 'label', text: t('label'), icon: <Print />, onClick: () => printLabels([rack]) },
    {
      key: 'delete',
      text: t('common:action.delete'),
      icon: <Trash />,
      destructive: true,
      onClick: () => setOpened({ kind: 'delete', rack }),
    },
  ];
  const isEmpty = view.filter === null;
  return (
    <PageFrame
      title={t('title')}
      crumb={t('menu:warehouse')}
      actions={
        <>
          <Link className="bp6-button" to={href(paths.whereIsIt())}>
            <MapMarker aria-hidden />
            <span className="bp6-button-text">{t('toWhere')}</span>
          </Link>
          <Button icon={<Plus />} text={t('new')} intent="primary" onClick={() => edit(null)} />
        </>
      }
      toolbar={
        <>
          <FilterInput
            label={t('filter')}
            value={view.filter ?? ''}
            onChange={(filter) => change({ filter: filter || null })}
            width={240}
            hotkey
          />
          <span className="sp" />
          {data && data.data.length > 0 && (
            <>
              <Button icon={<Document />} text={t('pdf')} onClick={() => void openPdf(data.data)} />
              <Button
                icon={<Print />}
                text={t('labels', { count: data.data.length })}
                loading={isSending}
                onClick={() => printLabels(data.data)}
              />
            </>
          )}
        </>
      }
    >
      <div className="body">
        <Loaded query={list} failed={t('refused.load')} keepPrevious>
          {(shown) => (
            <DataTable
              label={t('title')}
              columns={columns}
              rows={shown?.data}
              idOf={(rack) => rack.id}
              nameOf={(rack) => rack.code}
              sort={{ by: view.orderBy, order: view.order }}
              onSort={({ by, order }) => change({ orderBy: by as RackSortColumn, order })}
              actionsOf={actionsOf}
              onOpen={edit}
              fetching={list.isFetching}
              empty={
                isEmpty ? (
                  <EmptyState
                    title={t('empty')}
                    action={<Button icon={<Plus />} text={t('new')} onClick={() => edit(null)} />}
                  />
                ) : (
                  <EmptyState
                    title={t('noMatch')}
                    action={<Button text={t('clearFilter')} onClick={() => change({ filter: null })} />}
                  />
                )
              }
            />
          )}
        </Loaded>
      </div>
      <SelectionBar<Rack> paging={paging} />
      {question}
      {opened?.kind === 'form' && <RackDialog rack={opened.rack} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteRackDialog rack={opened.rack} onClose={close} />}
    </PageFrame>
  );
};
