import { useState } from 'react';
import { Refresh, Trash } from '@blueprintjs/icons';
import type { ApiKey, MadeApiKey } from '@mullion/contracts';
import { formatDate, formatMoment } from '@mullion/i18n';
import {
  ConfirmDialog,
  DataTable,
  Pane,
  useProblemToast,
  useToast,
  type Column,
  type RowAction,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useReplaceApiKeyMutation, useRevokeApiKeyMutation } from '../api/api-access-api';
import { ScopeTags } from './scope-tags';

interface KeysPaneProps {
  readonly keys: readonly ApiKey[] | undefined;
  readonly fetching: boolean;
  readonly onMade: (made: MadeApiKey) => void;
}
type Asked = { readonly what: 'revoke' | 'replace'; readonly key: ApiKey };

const hasEnded = ({ expires_at }: ApiKey): boolean => expires_at !== null && Date.parse(expires_at) <= Date.now();
/** A key is good through its last day: the moment it ends is the beginning of the next. */
const lastDay = (end: string): string => formatDate(new Date(Date.parse(end) - 1));

/** The keys of the company, with what each opens and when it was last used. */
export const KeysPane = ({ keys, fetching, onMade }: KeysPaneProps) => {
  const { t } = useTranslation('apiAccess');
  const toast = useToast();
  const refuse = useProblemToast();
  const [asked, ask] = useState<Asked | null>(null);
  // rows are told apart by numbers, and the id of a key is none
  const place = new Map((keys ?? []).map(({ id }, index) => [id, index + 1]));
  const [revoke] = useRevokeApiKeyMutation();
  const [replace] = useReplaceApiKeyMutation();
  const columns: readonly Column<ApiKey>[] = [
    {
      key: 'name',
      head: t('keys.column.name'),
      strong: true,
      cell: (key) => (
        <>
          {key.name}
          <EndOfKey apiKey={key} />
        </>
      ),
      text: ({ name }) => name,
    },
    {
      key: 'shown',
      head: t('keys.column.shown'),
      width: '102px',
      cell: ({ shown }) => <span className="secondary">{shown}</span>,
    },
    {
      key: 'scopes',
      head: t('keys.column.scopes'),
      width: '176px',
      cell: ({ scopes }) => <ScopeTags scopes={scopes} />,
    },
    {
      key: 'used',
      head: t('keys.column.used'),
      width: '138px',
      cell: ({ used_at }) =>
        used_at === null ? <span className="warn">{t('keys.never')}</span> : formatMoment(used_at),
    },
    {
      key: 'created',
      head: t('keys.column.created'),
      width: '96px',
      hideBelow: 'wide',
      cell: ({ created_at }) => formatDate(created_at),
      text: ({ created_at, created_by }) => t('keys.createdBy', { day: formatDate(created_at), name: created_by }),
    },
  ];
  const actionsOf = (key: ApiKey): readonly RowAction[] => [
    {
      key: 'replace',
      text: t('keys.replace'),
      icon: <Refresh />,
      onClick: () => ask({ what: 'replace', key }),
      ...(hasEnded(key) ? { disabledBecause: t('keys.ended', { day: lastDay(key.expires_at ?? '') }) } : {}),
    },
    {
      key: 'revoke',
      text: t('keys.revoke'),
      icon: <Trash />,
      destructive: true,
      onClick: () => ask({ what: 'revoke', key }),
    },
  ];
  const act = async ({ what, key }: Asked) => {
    const input = { params: { id: key.id } };
    if (what === 'replace') {
      const { data, error } = await replace(input);
      const problem = asProblem(error);
      if (problem) refuse(problem, t('keys.refusedReplace'));
      else if (data) onMade(data);
      return;
    }
    const problem = asProblem((await revoke(input)).error);
    if (problem) refuse(problem, t('keys.refusedRevoke'));
    else toast({ message: t('keys.revoked', { name: key.name }) });
  };
  return (
    <Pane title={t('keys.title')} count={keys?.length} flush>
      <DataTable
        label={t('keys.title')}
        columns={columns}
        rows={keys}
        idOf={({ id }) => place.get(id) ?? 0}
        nameOf={({ name }) => name}
        actionsOf={actionsOf}
        minWidth={600}
        fetching={fetching}
        empty={<p className="pane-none">{t('keys.empty')}</p>}
      />
      {asked && (
        <ConfirmDialog
          open
          destructive={asked.what === 'revoke'}
          title={t(`keys.${asked.what}Title`, { name: asked.key.name })}
          action={t(`keys.${asked.what}Action`)}
          onConfirm={() => act(asked)}
          onClose={() => ask(null)}
        >
          {t(`keys.${asked.what}Text`)}
        </ConfirmDialog>
      )}
    </Pane>
  );
};

/** Until when a key is good, under its name. */
const EndOfKey = ({ apiKey }: { readonly apiKey: ApiKey }) => {
  const { t } = useTranslation('apiAccess');
  if (apiKey.expires_at === null) return <span className="key-end">{t('keys.noEnd')}</span>;
  const day = lastDay(apiKey.expires_at);
  const hasPassed = hasEnded(apiKey);
  return (
    <span className={`key-end ${hasPassed ? 'bad' : ''}`}>
      {t(hasPassed ? 'keys.ended' : 'keys.goodUntil', { day })}
    </span>
  );
};
