import { useState } from 'react';
import { Envelope } from '@blueprintjs/icons';
import { formatMoment } from '@mullion/i18n';
import { ConfirmDialog, type Column } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useResendDoubtfulMailMutation } from '../api/operations-api';
import type { MailRow } from '../rules/operations-rows';
import { useTell } from '../../../kits/api/use-tell';
import { Part } from './part';
import { Reason } from './reason';

/** E-mails that may or may not have been sent: only a person sends one again. */
export const MailsPart = ({
  rows,
  silent,
}: {
  readonly rows: readonly MailRow[] | undefined;
  readonly silent: boolean;
}) => {
  const { t } = useTranslation('operations');
  const act = useTell();
  const [resend] = useResendDoubtfulMailMutation();
  const [asking, ask] = useState<MailRow | null>(null);
  const columns: readonly Column<MailRow>[] = [
    {
      key: 'to',
      head: t('mails.to'),
      width: '240px',
      strong: true,
      cell: (row) => row.email,
      text: (row) => row.subject,
    },
    { key: 'truck', head: t('mails.truck'), width: '180px', cell: (row) => row.truck, text: (row) => row.truck },
    { key: 'company', head: t('company'), width: '150px', cell: (row) => row.company, text: (row) => row.company },
    { key: 'at', head: t('since'), width: '140px', cell: (row) => formatMoment(row.created_at) },
    { key: 'error', head: t('error'), cell: (row) => <Reason text={row.error} /> },
  ];
  return (
    <Part
      title={t('mails.title')}
      columns={columns}
      rows={rows}
      nameOf={(row) => row.email}
      none={t(silent ? 'mails.silent' : 'mails.none')}
      minWidth={900}
      actionsOf={(row) => [{ key: 'resend', text: t('mails.resend'), icon: <Envelope />, onClick: () => ask(row) }]}
    >
      {asking && (
        <ConfirmDialog
          open
          title={t('mails.resendTitle', { email: asking.email })}
          action={t('mails.resend')}
          onConfirm={() => act(resend({ params: { id: asking.id } }), t('mails.resent'), t('mails.refused'))}
          onClose={() => ask(null)}
        >
          {t('mails.resendText')}
        </ConfirmDialog>
      )}
    </Part>
  );
};
