import { useMemo, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Edit, Plus, Trash } from '@blueprintjs/icons';
import { §one§SortColumns, type §One§ } from '@mullion/contracts';
import { DataTable, EmptyState, FilterInput, PageFrame, SelectionBar, type Column, type RowAction } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useListView, usePaging } from '../../kits/lists/use-list-view';
import { useList§Many§Query } from './api/§many-§-api';
import { §One§Dialog } from './components/§one-§-dialog';
import { Delete§One§Dialog } from './components/delete-§one-§-dialog';
import { ROWS, §many§View, type §One§SortColumn } from './rules/§many-§-view';

type Opened = { readonly kind: 'form'; readonly §one§: §One§ | null } | { readonly kind: 'delete'; readonly §one§: §One§ };

/** §Many §; filter, order and page are in the address. */
export const §Many§Page = () => {
  const { t } = useTranslation(['§many§', 'common']);
  const { view, change } = useListView(§many§View);
  const [opened, setOpened] = useState<Opened | null>(null);
  const list = useList§Many§Query({
    query: { page: view.page, rows: ROWS, filter: view.filter, order_by: view.orderBy, order: view.order },
  });
  const data = shownData(list);
  const paging = usePaging(view.page, data && { rows: ROWS, total: data.total, lastPage: data.last_page }, list.isFetching, change);
  const columns = useMemo<readonly Column<§One§>[]>(
    () =>
      §one§SortColumns.map((key) => ({
        key,
        head: t(`column.${key}`),
        sortable: true,
        strong: key === '§first§',
        cell: (§one§) => §one§[key] || t('common:none'),
        text: (§one§) => §one§[key],
      })),
    [t],
  );

  const edit = (§one§: §One§ | null) => setOpened({ kind: 'form', §one§ });
  const close = () => setOpened(null);
  const actionsOf = (§one§: §One§): readonly RowAction[] => [
    { key: 'edit', text: t('common:action.edit'), icon: <Edit />, onClick: () => edit(§one§) },
    {
      key: 'delete',
      text: t('common:action.delete'),
      icon: <Trash />,
      destructive: true,
      onClick: () => setOpened({ kind: 'delete', §one§ }),
    },
  ];
  const isEmpty = view.filter === null;
  return (
    <PageFrame
      title={t('title')}
      actions={<Button icon={<Plus />} text={t('new')} intent="primary" onClick={() => edit(null)} />}
      toolbar={
        <FilterInput label={t('filter')} value={view.filter ?? ''} onChange={(filter) => change({ filter: filter || null })} width={240} hotkey />
      }
    >
      <div className="body">
        <Loaded query={list} failed={t('refused.load')} keepPrevious>
          {(shown) => (
        <DataTable
          label={t('title')}
          columns={columns}
          rows={shown?.data}
          idOf={(§one§) => §one§.id}
          nameOf={(§one§) => §one§.§first§}
          sort={{ by: view.orderBy, order: view.order }}
          onSort={({ by, order }) => change({ orderBy: by as §One§SortColumn, order })}
          actionsOf={actionsOf}
          onOpen={edit}
          fetching={list.isFetching}
          empty={
            isEmpty ? (
              <EmptyState title={t('empty')} action={<Button icon={<Plus />} text={t('new')} onClick={() => edit(null)} />} />
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
      <SelectionBar<§One§> paging={paging} />
      {opened?.kind === 'form' && <§One§Dialog §one§={opened.§one§} onClose={close} />}
      {opened?.kind === 'delete' && <Delete§One§Dialog §one§={opened.§one§} onClose={close} />}
    </PageFrame>
  );
};
