import { useMemo, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Edit, Plus } from '@blueprintjs/icons';
import { TOOLS_A_PAGE, type Tool } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { DataTable, EmptyState, PageFrame, SelectionBar, useUnsavedGuard, type Column } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useMedia } from '../../kits/elements/use-media';
import { useLanguage } from '../../kits/address/language';
import { useListToolsQuery } from './api/tools-api';
import { ToolChoice } from './components/tool-choice';
import { ToolEditor } from './components/tool-editor';
import './tools.css';

const DECIMALS = 2;
interface Open {
  readonly tool: Tool | null;
  /** A new editor for each opening. */
  readonly times: number;
}

/**
 * Tools with their outlines: the list on the left, the tool that is open on the right. Where there is no room for both,
 * the list becomes a choice over the open one.
 */
export const ToolsPage = () => {
  const { t } = useTranslation(['tools', 'common']);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Open | null>(null);
  const [isDirty, setDirty] = useState(false);
  const guard = useUnsavedGuard(isDirty);
  const isNarrow = useMedia('(max-width: 1099px)');
  const list = useListToolsQuery({ query: { page } });
  const data = shownData(list);
  const columns = useMemo<readonly Column<Tool>[]>(
    () => [
      {
        key: 'code',
        head: t('tools:field.code'),
        strong: true,
        width: '84px',
        cell: ({ code }) => code,
        text: ({ code }) => code,
      },
      {
        key: 'description',
        head: t('tools:field.description'),
        cell: ({ description }) => description,
        text: ({ description }) => description,
      },
      ...(['length', 'diameter'] as const).map((key) => ({
        key,
        head: t(`tools:field.${key}`),
        align: 'end' as const,
        width: '84px',
        cell: (tool: Tool) => formatNumber(tool[key], language, DECIMALS),
      })),
    ],
    [language, t],
  );
  const show = (tool: Tool | null) =>
    guard(() => {
      setDirty(false);
      setOpen((before) => ({ tool, times: (before?.times ?? 0) + 1 }));
    });
  const close = () =>
    guard(() => {
      setDirty(false);
      setOpen(null);
    });
  return (
    <PageFrame
      title={t('tools:title')}
      actions={
        <Button icon={<Plus />} text={t('tools:new')} intent={open ? 'none' : 'primary'} onClick={() => show(null)} />
      }
      toolbar={
        isNarrow && open && <ToolChoice tools={data?.data ?? []} current={open.tool} onChoose={show} onAll={close} />
      }
    >
      <div className="body tools-page">
        {(!isNarrow || open === null) && (
          <div className="tools-list">
            <Loaded query={list} failed={t('tools:refused.load')} keepPrevious>
              {(shown) => (
                <DataTable
                  label={t('tools:title')}
                  columns={columns}
                  rows={shown?.data}
                  idOf={(tool) => tool.id}
                  currentId={open?.tool?.id ?? null}
                  nameOf={(tool) => tool.code}
                  minWidth={380}
                  actionsOf={(tool) => [
                    { key: 'edit', text: t('common:action.edit'), icon: <Edit />, onClick: () => show(tool) },
                  ]}
                  onOpen={show}
                  fetching={list.isFetching}
                  empty={
                    <EmptyState
                      title={t('tools:empty')}
                      text={t('tools:emptyText')}
                      action={
                        open === null && <Button icon={<Plus />} text={t('tools:new')} onClick={() => show(null)} />
                      }
                    />
                  }
                />
              )}
            </Loaded>
            <SelectionBar<Tool>
              paging={
                data
                  ? { page, rows: TOOLS_A_PAGE, total: data.total, lastPage: data.last_page, onPage: setPage }
                  : undefined
              }
            />
          </div>
        )}
        {open ? (
          <ToolEditor
            key={open.times}
            tool={open.tool}
            onDirty={setDirty}
            onSaved={(tool) => {
              setDirty(false);
              setOpen({ tool, times: open.times + 1 });
            }}
          />
        ) : (
          !isNarrow && (
            <div className="tool-none">
              {data?.total !== 0 && <EmptyState title={t('tools:choose')} text={t('tools:chooseText')} />}
            </div>
          )
        )}
      </div>
    </PageFrame>
  );
};
