import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Edit, Key, Plus, Trash } from '@blueprintjs/icons';
import type { Terminal, TerminalCode } from '@mullion/contracts';
import { formatDate, formatMoment } from '@mullion/i18n';
import {
  ConfirmDialog,
  DataTable,
  EmptyState,
  PageFrame,
  useProblemToast,
  useToast,
  type Column,
  type RowAction,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../kits/api/as-problem';
import { Loaded } from '../../kits/data/loaded';
import { CodeDialog } from './components/code-dialog';
import { TerminalDialog } from './components/terminal-dialog';
import { useListTerminalsQuery, useRenewTerminalCodeMutation, useRevokeTerminalMutation } from './terminals-api';

type Opened = { readonly kind: 'new' } | { readonly kind: 'edit' | 'revoke'; readonly terminal: Terminal };

/** Shared devices of the shop floor: what each opens, who works there, and the codes that enrol them. */
export const TerminalsPage = () => {
  const { t } = useTranslation('terminals');
  const toast = useToast();
  const refuse = useProblemToast();
  const list = useListTerminalsQuery();
  const [renew] = useRenewTerminalCodeMutation();
  const [revoke] = useRevokeTerminalMutation();
  const [opened, open] = useState<Opened | null>(null);
  const [made, setMade] = useState<TerminalCode | null>(null);
  const close = () => open(null);
  const makeCode = async ({ id }: Terminal) => {
    const { data, error } = await renew({ params: { id } });
    const problem = asProblem(error);
    if (problem) refuse(problem, t('refused.code'));
    else if (data) setMade(data);
  };
  const end = async ({ id, name }: Terminal) => {
    const problem = asProblem((await revoke({ params: { id } })).error);
    if (problem) refuse(problem, t('refused.revoke'));
    else toast({ message: t('done.revoked', { name }) });
  };
  // rows are told apart by numbers, and the id of a terminal is none
  const place = new Map((list.data ?? []).map(({ id }, index) => [id, index + 1]));
  const columns: readonly Column<Terminal>[] = [
    { key: 'name', head: t('column.name'), strong: true, cell: ({ name }) => name, text: ({ name }) => name },
    { key: 'kinds', head: t('column.kinds'), cell: ({ kinds }) => kinds.map((kind) => t(`kind.${kind}`)).join(', ') },
    {
      key: 'person',
      head: t('column.person'),
      cell: ({ person }) => person ?? <span className="secondary">{t('nobody')}</span>,
    },
    {
      key: 'seen',
      head: t('column.seen'),
      width: '150px',
      cell: ({ seen_at }) =>
        seen_at === null ? <span className="secondary">{t('never')}</span> : formatMoment(seen_at),
    },
    {
      key: 'enrolled',
      head: t('column.enrolled'),
      width: '260px',
      cell: ({ enrolled_at, enrolled_by, code_until }) =>
        code_until !== null ? (
          <span className="warn">{t('codeWaits', { at: formatMoment(code_until).slice(-5) })}</span>
        ) : enrolled_at === null ? (
          <span className="secondary">{t('notEnrolled')}</span>
        ) : (
          t('enrolledBy', { day: formatDate(enrolled_at), name: enrolled_by ?? '' })
        ),
    },
  ];
  const actionsOf = (terminal: Terminal): readonly RowAction[] => [
    { key: 'code', text: t('action.code'), icon: <Key />, onClick: () => void makeCode(terminal) },
    { key: 'edit', text: t('action.edit'), icon: <Edit />, onClick: () => open({ kind: 'edit', terminal }) },
    {
      key: 'revoke',
      text: t('action.revoke'),
      icon: <Trash />,
      destructive: true,
      onClick: () => open({ kind: 'revoke', terminal }),
    },
  ];
  return (
    <PageFrame
      title={t('title')}
      actions={<Button icon={<Plus />} text={t('new')} intent="primary" onClick={() => open({ kind: 'new' })} />}
    >
      <div className="body">
        <Loaded query={list} failed={t('failed')} keepPrevious>
          {(rows) => (
            <DataTable
              label={t('title')}
              columns={columns}
              rows={rows}
              idOf={({ id }) => place.get(id) ?? 0}
              nameOf={({ name }) => name}
              actionsOf={actionsOf}
              onOpen={(terminal) => open({ kind: 'edit', terminal })}
              fetching={list.isFetching}
              empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
            />
          )}
        </Loaded>
      </div>
      {opened?.kind === 'new' && <TerminalDialog terminal={null} onCode={setMade} onClose={close} />}
      {opened?.kind === 'edit' && <TerminalDialog terminal={opened.terminal} onCode={setMade} onClose={close} />}
      {opened?.kind === 'revoke' && (
        <ConfirmDialog
          open
          destructive
          title={t('revokeTitle', { name: opened.terminal.name })}
          action={t('revokeAction')}
          onConfirm={() => end(opened.terminal)}
          onClose={close}
        >
          {t('revokeText')}
        </ConfirmDialog>
      )}
      {made && <CodeDialog made={made} onClose={() => setMade(null)} />}
    </PageFrame>
  );
};
