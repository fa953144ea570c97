import { useMemo, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Edit, GroupedBarChart, Plus, Trash } from '@blueprintjs/icons';
import type { ListedProblem } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { DataTable, EmptyState, PageFrame, SelectionBar, useCan, type RowAction } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useLanguage, usePageHref } from '../../kits/address/language';
import { useListView, usePaging } from '../../kits/lists/use-list-view';
import { useUserQuery } from '../../entities/reference/reference-api';
import { useStatusNames } from '../../entities/status/use-statuses';
import { useListProblemsQuery } from './api/problems-api';
import { DeleteProblemDialog } from './components/delete-problem-dialog';
import { ProblemChartDialog } from './components/problem-chart-dialog';
import { problemColumns } from './components/problem-columns';
import { ProblemDialog } from './components/problem-dialog';
import { ProblemsToolbar } from './components/problems-toolbar';
import { isFiltered, problemsView, ROWS, withoutFilters, type ProblemSortColumn } from './rules/problems-view';
import './problems.css';

type Opened =
  | { readonly kind: 'chart' }
  | { readonly kind: 'form'; readonly problem: ListedProblem | null }
  | { readonly kind: 'delete'; readonly problem: ListedProblem };

/** The register of problems; filters, order and page are in the address. */
export const ProblemsPage = () => {
  const { t } = useTranslation(['problems', 'common']);
  const language = useLanguage();
  const href = usePageHref();
  const mayDelete = useCan({ types: [0] });
  const { data: user } = useUserQuery();
  const { nameOf } = useStatusNames('problems');
  const { view, change } = useListView(problemsView);
  const [opened, setOpened] = useState<Opened | null>(null);
  const list = useListProblemsQuery({
    query: {
      page: view.page,
      per_page: ROWS,
      filter: view.filter,
      created_from: view.createdFrom,
      created_to: view.createdTo,
      solved_from: view.solvedFrom,
      solved_to: view.solvedTo,
      status_from: view.statusFrom,
      status_to: view.statusTo,
      order_by: view.orderBy,
      order: view.order,
    },
  });
  const data = shownData(list);
  const paging = usePaging(
    view.page,
    data && { rows: ROWS, total: data.total, lastPage: data.pages },
    list.isFetching,
    change,
  );
  const columns = useMemo(() => problemColumns({ t, language, href, statusName: nameOf }), [t, language, href, nameOf]);

  const edit = (problem: ListedProblem | null) => setOpened({ kind: 'form', problem });
  const close = () => setOpened(null);
  const actionsOf = (problem: ListedProblem): readonly RowAction[] => [
    { key: 'edit', text: t('common:action.edit'), icon: <Edit />, onClick: () => edit(problem) },
    ...(mayDelete
      ? [
          {
            key: 'delete',
            text: t('common:action.delete'),
            icon: <Trash />,
            destructive: true,
            onClick: () => setOpened({ kind: 'delete', problem }),
          },
        ]
      : []),
  ];
  return (
    <PageFrame
      title={t('title')}
      actions={
        <>
          <Button icon={<GroupedBarChart />} text={t('chart.open')} onClick={() => setOpened({ kind: 'chart' })} />
          <Button
            icon={<Plus />}
            text={t('new')}
            intent={opened === null ? 'primary' : 'none'}
            onClick={() => edit(null)}
          />
        </>
      }
      toolbar={<ProblemsToolbar view={view} onChange={change} />}
    >
      <div className="body problems-list">
        <Loaded query={list} failed={t('refused.load')} keepPrevious>
          {(shown) => (
            <>
              <DataTable
                label={t('title')}
                columns={columns}
                rows={shown?.problems}
                idOf={(problem) => problem.id}
                nameOf={(problem) => problem.subject}
                sort={{ by: view.orderBy, order: view.order }}
                onSort={({ by, order }) => change({ orderBy: by as ProblemSortColumn, order })}
                minWidth={860}
                actionsOf={actionsOf}
                menuActions
                onOpen={edit}
                fetching={list.isFetching}
                empty={
                  isFiltered(view) ? (
                    <EmptyState
                      picture="search"
                      title={t('noMatch')}
                      action={<Button text={t('clearFilters')} onClick={() => change(withoutFilters(view))} />}
                    />
                  ) : (
                    <EmptyState
                      picture="paper"
                      title={t('empty')}
                      text={t('emptyText')}
                      action={<Button icon={<Plus />} text={t('new')} onClick={() => edit(null)} />}
                    />
                  )
                }
              />
              {shown && shown.total > 0 && (
                <p className="problems-sum">
                  <b>{t('sum.title')}</b> <span className="secondary">{t('sum.of', { count: shown.total })}</span>
                  <span className="sp" />
                  <span className="secondary">
                    {t('sum.open', { waiting: shown.waiting, inProgress: shown.in_progress })}
                  </span>
                  <b className="problems-hours">
                    {t('sum.hours', { hours: formatNumber(shown.time_spent, language, 1) })}
                  </b>
                </p>
              )}
            </>
          )}
        </Loaded>
      </div>
      <SelectionBar<ListedProblem> paging={paging} />
      {opened?.kind === 'form' && (
        <ProblemDialog problem={opened.problem} userName={user?.name ?? ''} onClose={close} />
      )}
      {opened?.kind === 'chart' && <ProblemChartDialog onClose={close} />}
      {opened?.kind === 'delete' && <DeleteProblemDialog problem={opened.problem} onClose={close} />}
    </PageFrame>
  );
};
