import { useState } from 'react';
import { Refresh, Trash } from '@blueprintjs/icons';
import { formatMoment } from '@mullion/i18n';
import { ConfirmDialog, type Column } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDiscardDeadLetterMutation, useRetryDeadLetterMutation } from '../api/operations-api';
import { serviceName } from '../rules/operations-names';
import type { LetterRow } from '../rules/operations-rows';
import { useTell } from '../../../kits/api/use-tell';
import { Part } from './part';
import { Reason } from './reason';

/** Events that were put aside: applied again or discarded. */
export const LettersPart = ({
  rows,
  unlisted,
}: {
  readonly rows: readonly LetterRow[] | undefined;
  readonly unlisted: number;
}) => {
  const { t } = useTranslation('operations');
  const act = useTell();
  const [retry] = useRetryDeadLetterMutation();
  const [discard] = useDiscardDeadLetterMutation();
  const [asking, ask] = useState<LetterRow | null>(null);
  const inputOf = ({ service, id }: LetterRow) => ({ params: { service, id } });
  const columns: readonly Column<LetterRow>[] = [
    { key: 'service', head: t('service'), width: '110px', strong: true, cell: (row) => serviceName(t, row.service) },
    { key: 'event', head: t('letters.event'), width: '260px', cell: (row) => row.subject, text: (row) => row.subject },
    { key: 'company', head: t('company'), width: '150px', cell: (row) => row.company, text: (row) => row.company },
    { key: 'at', head: t('since'), width: '140px', cell: (row) => formatMoment(row.created_at) },
    {
      key: 'error',
      head: t('error'),
      cell: (row) => <Reason text={[row.healed && t('letters.healed'), row.error].filter(Boolean).join(' · ')} />,
    },
  ];
  return (
    <Part
      title={t('letters.title')}
      columns={columns}
      rows={rows}
      nameOf={(row) => row.subject}
      none={t('letters.none')}
      minWidth={900}
      actionsOf={(row) => [
        {
          key: 'retry',
          text: t('letters.retry'),
          icon: <Refresh />,
          onClick: () => void act(retry(inputOf(row)), t('letters.retried'), t('letters.refused')),
        },
        { key: 'discard', text: t('letters.discard'), icon: <Trash />, destructive: true, onClick: () => ask(row) },
      ]}
    >
      {unlisted > 0 && <p className="muted">{t('letters.more', { count: unlisted })}</p>}
      {asking && (
        <ConfirmDialog
          open
          destructive
          title={t('letters.discardTitle', { event: asking.subject })}
          action={t('letters.discard')}
          onConfirm={() => act(discard(inputOf(asking)), t('letters.discarded'), t('letters.refused'))}
          onClose={() => ask(null)}
        >
          {t('letters.discardText')}
        </ConfirmDialog>
      )}
    </Part>
  );
};
