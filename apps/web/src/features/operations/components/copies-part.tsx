import { useState, type ReactNode } from 'react';
import { Globe, Refresh } from '@blueprintjs/icons';
import { formatMoment } from '@mullion/i18n';
import { ConfirmDialog, Meter, Tag, type Column } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useResyncCopyMutation } from '../api/operations-api';
import { recordName, serviceName } from '../rules/operations-names';
import { stateOfCopy, rebuiltShare, type CopyRow } from '../rules/operations-rows';
import { useTell } from '../../../kits/api/use-tell';
import { Part } from './part';
import { Reason } from './reason';

const tones = { rebuilding: 'info', failed: 'bad', equal: 'ok', differs: 'warn', unknown: undefined } as const;

interface CopiesPartProps {
  readonly rows: readonly CopyRow[] | undefined;
  readonly unlisted: number;
  readonly filter: ReactNode;
}

/** Copies of other services' records a company: how they compared with their owner, and their rebuild. */
export const CopiesPart = ({ rows, unlisted, filter }: CopiesPartProps) => {
  const { t } = useTranslation('operations');
  const act = useTell();
  const [resync] = useResyncCopyMutation();
  const [asking, ask] = useState<CopyRow | null>(null);
  const rebuild = ({ service, copy }: CopyRow, company_id: CopyRow['company_id'] | null) =>
    act(resync({ params: { service, copy }, body: { company_id } }), t('copies.asked'), t('copies.refused'));
  const columns: readonly Column<CopyRow>[] = [
    { key: 'service', head: t('service'), width: '110px', strong: true, cell: (row) => serviceName(t, row.service) },
    {
      key: 'copy',
      head: t('copies.copy'),
      width: '150px',
      cell: (row) => `${serviceName(t, row.owner)} · ${recordName(t, row.copy)}`,
    },
    { key: 'company', head: t('company'), width: '150px', cell: (row) => row.company, text: (row) => row.company },
    {
      key: 'state',
      head: t('state'),
      width: '140px',
      cell: (row) => {
        const standing = stateOfCopy(row);
        if (standing !== 'rebuilding') return <Tag tone={tones[standing]}>{t(`copies.standing.${standing}`)}</Tag>;
        return <Meter label={t('copies.progress', { copy: recordName(t, row.copy) })} value={rebuiltShare(row)} />;
      },
    },
    {
      key: 'compared',
      head: t('copies.compared'),
      width: '140px',
      cell: (row) => (row.compared_at ? formatMoment(row.compared_at) : t('copies.never')),
    },
    {
      key: 'counts',
      head: t('copies.counts'),
      width: '120px',
      align: 'end',
      cell: (row) => (row.copy_count === null ? null : `${row.copy_count} / ${row.owner_count}`),
    },
    { key: 'mended', head: t('copies.mended'), width: '90px', align: 'end', cell: (row) => row.mended },
    { key: 'error', head: t('error'), cell: (row) => <Reason text={row.error} /> },
  ];
  return (
    <Part
      title={t('copies.title')}
      columns={columns}
      rows={rows}
      filter={filter}
      nameOf={(row) => `${serviceName(t, row.service)}: ${recordName(t, row.copy)}, ${row.company}`}
      none={t('copies.none')}
      minWidth={1120}
      actionsOf={(row) => [
        {
          key: 'rebuild',
          text: t('copies.rebuild'),
          icon: <Refresh />,
          onClick: () => void rebuild(row, row.company_id),
        },
        { key: 'all', text: t('copies.rebuildAll'), icon: <Globe />, onClick: () => ask(row) },
      ]}
    >
      {unlisted > 0 && <p className="muted">{t('copies.more', { count: unlisted })}</p>}
      {asking && (
        <ConfirmDialog
          open
          title={t('copies.rebuildTitle', {
            copy: recordName(t, asking.copy),
            service: serviceName(t, asking.service),
          })}
          action={t('copies.rebuild')}
          onConfirm={() => rebuild(asking, null)}
          onClose={() => ask(null)}
        >
          {t('copies.rebuildText')}
        </ConfirmDialog>
      )}
    </Part>
  );
};
