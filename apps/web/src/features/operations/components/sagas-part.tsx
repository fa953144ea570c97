import { Refresh } from '@blueprintjs/icons';
import { formatMoment } from '@mullion/i18n';
import type { Column } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useRetrySagaMutation } from '../api/operations-api';
import { serviceName } from '../rules/operations-names';
import type { SagaRow } from '../rules/operations-rows';
import { useTell } from '../../../kits/api/use-tell';
import { Part } from './part';
import { Reason } from './reason';

/** Writes across services that do not get on, with the reason of the last try. */
export const SagasPart = ({ rows }: { readonly rows: readonly SagaRow[] | undefined }) => {
  const { t } = useTranslation('operations');
  const act = useTell();
  const [retry] = useRetrySagaMutation();
  const columns: readonly Column<SagaRow>[] = [
    { key: 'service', head: t('service'), width: '110px', strong: true, cell: (row) => serviceName(t, row.service) },
    {
      key: 'kind',
      head: t('sagas.kind'),
      width: '220px',
      cell: (row) => `${row.kind} · ${row.state}`,
      text: (row) => row.key,
    },
    { key: 'company', head: t('company'), width: '150px', cell: (row) => row.company, text: (row) => row.company },
    { key: 'attempts', head: t('attempts'), width: '90px', align: 'end', cell: (row) => row.attempts },
    { key: 'at', head: t('since'), width: '140px', cell: (row) => formatMoment(row.created_at) },
    { key: 'error', head: t('error'), cell: (row) => <Reason text={row.error} /> },
  ];
  return (
    <Part
      title={t('sagas.title')}
      columns={columns}
      rows={rows}
      nameOf={(row) => `${row.kind} ${row.key}`}
      none={t('sagas.none')}
      minWidth={900}
      actionsOf={(row) => [
        {
          key: 'retry',
          text: t('sagas.retry'),
          icon: <Refresh />,
          onClick: () =>
            void act(retry({ params: { service: row.service, id: row.id } }), t('sagas.retried'), t('sagas.refused')),
        },
      ]}
    />
  );
};
