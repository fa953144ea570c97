import { useMemo, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Desktop, Edit, History, IdNumber, Plus, Trash } from '@blueprintjs/icons';
import type { ListedUser } from '@mullion/contracts';
import {
  type Column,
  DataTable,
  EmptyState,
  PageFrame,
  type RowAction,
  SelectionBar,
  SideDrawer,
  useAccess,
  useColumns,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useListUsersQuery } from '../../entities/account/account-api';
import { SessionList } from '../../entities/account/session-list';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useGo, useLanguage, usePageHref } from '../../kits/address/language';
import { ListTools } from '../../kits/lists/list-tools';
import { RowsPerPage } from '../../kits/lists/rows-per-page';
import { paths } from '../../entities/pages/paths';
import { AccessDrawer } from './components/access-drawer';
import { DeleteUserDialog } from './components/delete-user-dialog';
import { UserDialog } from './components/user-dialog';
import { ALL_ROWS, defaultView, PER_PAGE, usersPage, type UserSortColumn, type UsersView } from './rules/users-view';
import './users-page.css';

type Opened =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'sessions' | 'access' | 'delete'; readonly user: ListedUser };

/** Everybody of the company; types 0 and 1 manage those they may. */
export const UsersPage = () => {
  const { t } = useTranslation(['users', 'common', 'audit', 'terminals']);
  const go = useGo();
  const href = usePageHref();
  const language = useLanguage();
  const { userId } = useAccess();
  const [view, setView] = useState<UsersView>(defaultView);
  const [opened, open] = useState<Opened | null>(null);
  const list = useListUsersQuery();
  const data = shownData(list);
  const shown = useMemo(() => data && usersPage(data, view, language), [data, view, language]);
  const all: readonly Column<ListedUser>[] = [
    {
      key: 'name',
      head: t('list.column.name'),
      sortable: true,
      strong: true,
      text: (user) => user.name,
      cell: (user) => (
        <>
          {user.name} {user.id === userId && <span className="muted">({t('list.you')})</span>}
        </>
      ),
    },
    {
      key: 'email',
      head: t('list.column.email'),
      sortable: true,
      text: (user) => user.email,
      cell: (user) => user.email,
    },
    {
      key: 'type',
      head: t('list.column.type'),
      sortable: true,
      width: '200px',
      cell: (user) => t(`common:userType.${user.type}`),
    },
    // people of a supplier; a company without suppliers needs no such column
    ...(data?.some(({ supplier }) => supplier !== null)
      ? [
          {
            key: 'supplier',
            head: t('list.column.supplier'),
            text: (user: ListedUser) => user.supplier ?? '',
            cell: (user: ListedUser) => user.supplier,
          },
        ]
      : []),
  ];
  const columns = useColumns('users', all);
  const actionsOf = (user: ListedUser): readonly RowAction[] => {
    const blocked = user.can.edit ? {} : { disabledBecause: t('refused.notManaged') };
    const kept = user.can.remove
      ? {}
      : { disabledBecause: t(user.id === userId ? 'refused.notYourself' : 'refused.notManaged') };
    return [
      { key: 'edit', text: t('action.edit'), icon: <Edit />, onClick: () => open({ kind: 'edit', user }), ...blocked },
      {
        key: 'sessions',
        text: t('action.sessions'),
        icon: <Desktop />,
        onClick: () => open({ kind: 'sessions', user }),
        ...blocked,
      },
      // terminals stand in the factory
      ...(user.supplier === null
        ? [
            {
              key: 'access',
              text: t('terminals:access.action'),
              icon: <IdNumber />,
              onClick: () => open({ kind: 'access', user }),
              ...blocked,
            },
          ]
        : []),
      {
        key: 'audit',
        text: t('audit:history'),
        icon: <History />,
        href: href(paths.audit('users', user.id)),
        onClick: () => go(paths.audit('users', user.id)),
      },
      {
        key: 'delete',
        text: t('action.delete'),
        icon: <Trash />,
        destructive: true,
        onClick: () => open({ kind: 'delete', user }),
        ...kept,
      },
    ];
  };
  const close = () => open(null);
  return (
    <PageFrame
      title={t('list.title')}
      actions={<Button icon={<Plus />} text={t('list.new')} intent="primary" onClick={() => open({ kind: 'new' })} />}
      toolbar={
        <>
          <RowsPerPage
            value={view.perPage}
            choices={PER_PAGE}
            allRows={ALL_ROWS}
            onChange={(perPage) => setView({ ...view, page: 1, perPage })}
          />
          <ListTools list="users" columns={columns} query={{}} />
        </>
      }
    >
      <div className="body users">
        <Loaded query={list} failed={t('list.failed')} keepPrevious>
          {(all) => (
            <DataTable
              label={t('list.title')}
              columns={columns.visible}
              rows={all && usersPage(all, view, language).rows}
              idOf={(user) => user.id}
              nameOf={(user) => user.name}
              sort={{ by: view.by, order: view.order }}
              onSort={({ by, order }) => setView({ ...view, by: by as UserSortColumn, order })}
              actionsOf={actionsOf}
              onOpen={(user) => user.can.edit && open({ kind: 'edit', user })}
              fetching={list.isFetching}
              empty={<EmptyState picture="people" title={t('list.empty')} />}
            />
          )}
        </Loaded>
      </div>
      <SelectionBar<ListedUser>
        paging={
          shown && {
            page: shown.page,
            rows: shown.perPage,
            total: data?.length ?? 0,
            lastPage: shown.lastPage,
            onPage: (page) => setView({ ...view, page }),
          }
        }
      />
      {opened?.kind === 'new' && <UserDialog user={null} onClose={close} />}
      {opened?.kind === 'edit' && <UserDialog user={opened.user} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteUserDialog user={opened.user} onClose={close} />}
      {opened?.kind === 'access' && <AccessDrawer user={opened.user} onClose={close} />}
      {opened?.kind === 'sessions' && (
        <SideDrawer open title={t('sessions.of', { name: opened.user.name })} onClose={close}>
          <SessionList userId={opened.user.id} />
        </SideDrawer>
      )}
    </PageFrame>
  );
};
