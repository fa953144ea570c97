import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Cross, EyeOpen } from '@blueprintjs/icons';
import type { AuditLine } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { DataTable, EmptyState, PageFrame, SelectionBar, SideDrawer, Tag, type Column } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { deviceOf } from '../../entities/account/device';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useListView, usePaging } from '../../kits/lists/use-list-view';
import { useListAuditQuery } from './api/audit-api';
import { AuditToolbar } from './components/audit-toolbar';
import { ChangeSummary, ChangeTable } from './components/change-list';
import { auditFilters, auditView } from './rules/audit-view';
import { useAuditWords } from './state/use-audit-words';
import './audit.css';

const ROWS = 50;
/** The server counts no further. */
const MAX_COUNTED = 10_000;
const tones = { created: 'acc', edited: undefined, deleted: 'bad' } as const;

const browserOf = (line: AuditLine): string => {
  const device = line.session && deviceOf(line.session.agent);
  return [device?.browser, device?.system, line.session?.address].filter(Boolean).join(' · ');
};

/** Who changed what, when and from where: everything, a table, or one row (BEY-15). */
export const AuditPage = () => {
  const { t } = useTranslation(['audit', 'common', 'company', 'orders']);
  const { view, change } = useListView(auditView);
  const { tableOf, rowOf } = useAuditWords();
  const [opened, setOpened] = useState<AuditLine | null>(null);
  const list = useListAuditQuery({
    query: {
      table_name: view.table ?? undefined,
      row_id: view.row,
      verb: view.verb ?? undefined,
      user_id: view.who ?? undefined,
      date_from: view.from,
      date_to: view.to,
      filter: view.filter,
      page: view.page,
      rows: ROWS,
    },
  });
  const data = shownData(list);
  const shownPage = data && { rows: ROWS, total: data.total, lastPage: data.last_page };
  const paging = usePaging(view.page, shownPage, list.isFetching, change);

  const nameOf = (line: AuditLine): string =>
    [tableOf(line.table_name), line.row_name === null ? line.row_id : rowOf(line.table_name, line.row_name)]
      .filter(Boolean)
      .join(' ');
  const columns: readonly Column<AuditLine>[] = [
    { key: 'at', head: t('column.at'), width: '152px', cell: (line) => formatMoment(line.at) },
    {
      key: 'who',
      head: t('column.who'),
      width: '170px',
      cell: (line) => line.user_name || t('byService'),
      text: (line) => [line.user_name, browserOf(line)].filter(Boolean).join(' · '),
    },
    {
      key: 'verb',
      head: t('verbFilter'),
      width: '104px',
      cell: (line) => <Tag tone={tones[line.verb]}>{t(`verb.${line.verb}`)}</Tag>,
    },
    { key: 'what', head: t('column.what'), width: '210px', strong: true, cell: nameOf, text: nameOf },
    { key: 'changes', head: t('column.changes'), cell: (line) => <ChangeSummary line={line} /> },
  ];
  const isNarrowed = auditView.isChanged(view, auditFilters);
  return (
    <PageFrame title={t('title')} crumb={t('crumb')} toolbar={<AuditToolbar view={view} onChange={change} />}>
      <div className="body audit-list">
        {view.table && view.row && (
          <div className="audit-row-chip">
            <Tag tone="acc">
              {t('onlyRow', { table: tableOf(view.table), row: data?.data[0]?.row_name ?? view.row })}
            </Tag>
            <Button
              size="small"
              variant="minimal"
              icon={<Cross />}
              text={t('allRows')}
              onClick={() => change({ row: null })}
            />
          </div>
        )}
        <Loaded query={list} failed={t('common:table.failed')} keepPrevious>
          {(shown) => (
            <DataTable
              label={t('title')}
              columns={columns}
              rows={shown?.data}
              idOf={(line) => line.id}
              nameOf={nameOf}
              minWidth={1040}
              onOpen={setOpened}
              actionsOf={(line) => [
                { key: 'details', text: t('open_'), icon: <EyeOpen />, onClick: () => setOpened(line) },
              ]}
              fetching={list.isFetching}
              empty={
                isNarrowed ? (
                  <EmptyState
                    picture="search"
                    title={t('noMatch')}
                    text={t('noMatchText')}
                    action={<Button text={t('clear')} onClick={() => change(auditView.cleared(view, auditFilters))} />}
                  />
                ) : (
                  <EmptyState picture="paper" title={t('empty')} />
                )
              }
            />
          )}
        </Loaded>
        {data && data.total >= MAX_COUNTED && <p className="muted audit-counted">{t('counted')}</p>}
      </div>
      <SelectionBar<AuditLine> paging={paging} />
      {opened && (
        <SideDrawer open title={nameOf(opened)} onClose={() => setOpened(null)}>
          <p>
            <b>{opened.user_name || t('byService')}</b>
            <br />
            <span className="secondary">
              {[formatMoment(opened.at), browserOf(opened)].filter(Boolean).join(' · ')}
            </span>
          </p>
          <ChangeTable line={opened} />
        </SideDrawer>
      )}
    </PageFrame>
  );
};
