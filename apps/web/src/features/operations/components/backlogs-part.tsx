import { formatMoment } from '@mullion/i18n';
import { Tag, type Column } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../rules/operations-names';
import type { BacklogRow } from '../rules/operations-rows';
import { Part } from './part';
import { Reason } from './reason';

/** Every service: does it answer, what waits to be published, what waits to be applied. */
export const BacklogsPart = ({ rows }: { readonly rows: readonly BacklogRow[] | undefined }) => {
  const { t } = useTranslation('operations');
  const columns: readonly Column<BacklogRow>[] = [
    { key: 'service', head: t('service'), width: '160px', strong: true, cell: (row) => serviceName(t, row.service) },
    {
      key: 'state',
      head: t('state'),
      width: '140px',
      cell: (row) => <Tag tone={row.answered ? 'ok' : 'bad'}>{t(row.answered ? 'answers' : 'silent')}</Tag>,
    },
    {
      key: 'outbox',
      head: t('backlog.outbox'),
      width: '120px',
      align: 'end',
      cell: (row) => (row.answered ? (row.outbox ?? t('backlog.unknown')) : null),
    },
    {
      key: 'oldest',
      head: t('backlog.oldest'),
      width: '160px',
      cell: (row) => (row.oldestAt ? formatMoment(row.oldestAt) : null),
    },
    {
      key: 'events',
      head: t('backlog.events'),
      width: '120px',
      align: 'end',
      cell: (row) => (row.answered ? (row.events ?? t('backlog.unknown')) : null),
    },
    { key: 'blocked', head: t('error'), cell: (row) => <Reason text={row.blocked} /> },
  ];
  return (
    <Part
      title={t('backlog.title')}
      columns={columns}
      rows={rows}
      nameOf={(row) => serviceName(t, row.service)}
      none=""
      minWidth={800}
    />
  );
};
