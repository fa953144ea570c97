import { useMemo, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Edit, Plus, Trash } from '@blueprintjs/icons';
import type { ReturnableKind } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import {
  DataTable,
  EmptyState,
  FilterInput,
  PageFrame,
  SelectionBar,
  useCan,
  type Column,
  type RowAction,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useLanguage, usePageHref } from '../../kits/address/language';
import { useListView, usePaging } from '../../kits/lists/use-list-view';
import { paths } from '../../entities/pages/paths';
import { useListReturnableKindsQuery } from './api/returnables-api';
import { KindDialog } from './components/kind-dialog';
import { DeleteKindDialog } from './components/delete-kind-dialog';
import { ROWS, kindsView, type KindSortColumn } from './rules/kinds-view';

/** Decimals of what one is worth. */
const CENTS = 2;
type Opened =
  | { readonly kind: 'form'; readonly returnableKind: ReturnableKind | null }
  | { readonly kind: 'delete'; readonly returnableKind: ReturnableKind };

/** The kinds of pallets and stillages that come back; filter, order and page are in the address. */
export const KindsPage = () => {
  const { t } = useTranslation(['returnables', 'common']);
  const language = useLanguage();
  const href = usePageHref();
  const mayWrite = useCan({ types: [0, 1], writes: true });
  const { view, change } = useListView(kindsView);
  const [opened, setOpened] = useState<Opened | null>(null);
  const list = useListReturnableKindsQuery({
    query: { page: view.page, rows: ROWS, filter: view.filter, order_by: view.orderBy, order: view.order },
  });
  const data = shownData(list);
  const paging = usePaging(
    view.page,
    data && { rows: ROWS, total: data.total, lastPage: data.last_page },
    list.isFetching,
    change,
  );
  const columns = useMemo<readonly Column<ReturnableKind>[]>(() => {
    const number = (key: 'length' | 'width' | 'owned' | 'deposit'): Column<ReturnableKind> => ({
      key,
      head: t(`kindsPage.column.${key}`),
      align: 'end',
      width: '104px',
      hideBelow: 'phone',
      cell: (kind) => formatNumber(kind[key], language, key === 'deposit' ? CENTS : 0),
    });
    return [
      {
        key: 'name',
        head: t('kindsPage.column.name'),
        sortable: true,
        strong: true,
        cell: ({ name }) => name,
        text: ({ name }) => name,
      },
      { key: 'code', head: t('kindsPage.column.code'), sortable: true, width: '120px', cell: ({ code }) => code },
      {
        key: 'form',
        head: t('kindsPage.column.form'),
        width: '112px',
        hideBelow: 'phone',
        cell: ({ form }) => t(`formOf.${form}`),
      },
      ...(['length', 'width', 'owned', 'deposit'] as const).map(number),
      {
        key: 'for_pallets',
        head: t('kindsPage.column.for_pallets'),
        width: '150px',
        hideBelow: 'narrow',
        cell: (kind) => (kind.for_pallets ? t('kindsPage.yes') : <span className="muted">{t('common:none')}</span>),
      },
    ];
  }, [t, language]);

  const edit = (returnableKind: ReturnableKind | null) => setOpened({ kind: 'form', returnableKind });
  const close = () => setOpened(null);
  const actionsOf = (returnableKind: ReturnableKind): readonly RowAction[] => [
    { key: 'edit', text: t('common:action.edit'), icon: <Edit />, onClick: () => edit(returnableKind) },
    {
      key: 'delete',
      text: t('common:action.delete'),
      icon: <Trash />,
      destructive: true,
      onClick: () => setOpened({ kind: 'delete', returnableKind }),
    },
  ];
  const isEmpty = view.filter === null;
  return (
    <PageFrame
      title={t('kindsPage.title')}
      crumb={<Link to={href(paths.returnables())}>{t('title')}</Link>}
      actions={
        mayWrite && <Button icon={<Plus />} text={t('kindsPage.new')} intent="primary" onClick={() => edit(null)} />
      }
      toolbar={
        <FilterInput
          label={t('kindsPage.filter')}
          value={view.filter ?? ''}
          onChange={(filter) => change({ filter: filter || null })}
          width={240}
          hotkey
        />
      }
    >
      <div className="body">
        <Loaded query={list} failed={t('kindsPage.refused.load')} keepPrevious>
          {(shown) => (
            <DataTable
              label={t('kindsPage.title')}
              columns={columns}
              rows={shown?.data}
              idOf={(returnableKind) => returnableKind.id}
              nameOf={(returnableKind) => returnableKind.name}
              sort={{ by: view.orderBy, order: view.order }}
              onSort={({ by, order }) => change({ orderBy: by as KindSortColumn, order })}
              actionsOf={mayWrite ? actionsOf : () => []}
              onOpen={mayWrite ? edit : undefined}
              minWidth={880}
              fetching={list.isFetching}
              empty={
                isEmpty ? (
                  <EmptyState
                    picture="truck"
                    title={t('kindsPage.empty')}
                    text={t('kindsPage.emptyText')}
                    action={mayWrite && <Button icon={<Plus />} text={t('kindsPage.new')} onClick={() => edit(null)} />}
                  />
                ) : (
                  <EmptyState
                    picture="search"
                    title={t('kindsPage.noMatch')}
                    action={<Button text={t('clearFilter')} onClick={() => change({ filter: null })} />}
                  />
                )
              }
            />
          )}
        </Loaded>
      </div>
      <SelectionBar<ReturnableKind> paging={paging} />
      {opened?.kind === 'form' && <KindDialog returnableKind={opened.returnableKind} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteKindDialog returnableKind={opened.returnableKind} onClose={close} />}
    </PageFrame>
  );
};
