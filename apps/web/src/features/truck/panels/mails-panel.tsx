import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import type { OutputOf, listDeliveries, Truck } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { ConfirmDialog, Tag, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../../kits/api/use-tell';
import { Loaded } from '../../../kits/data/loaded';
import { AddressMarks } from '../../../entities/mail/address-marks';
import { useMailAddresses } from '../../../entities/mail/use-mail-addresses';
import { useResendDeliveryMutation, useTruckDeliveriesQuery } from '../api/truck-page-api';

type Delivery = OutputOf<typeof listDeliveries>[number];
const tones = { pending: '', sending: 'info', sent: 'ok', failed: 'bad', unknown: 'warn', cancelled: '' } as const;
const RESENDABLE: readonly Delivery['state'][] = ['failed', 'unknown'];

/** The e-mails of a truck that has left: to whom, how it went; a doubtful one is sent again only by a person. */
export const MailsPanel = ({ truck }: { truck: Truck }) => {
  const { t } = useTranslation('trucks');
  const maySee = useCan({ types: [0, 1, 2, 3] });
  const tell = useTell();
  const mails = useTruckDeliveriesQuery({ query: { truck_id: truck.id } }, { skip: truck.departure === 0 || !maySee });
  const [resend] = useResendDeliveryMutation();
  const addressOf = useMailAddresses(
    (mails.data ?? []).filter(({ kind }) => kind === 'contact').map(({ email }) => email),
  );
  const [asking, setAsking] = useState<Delivery | null>(null);
  const again = async () => {
    if (!asking) return;
    await tell(resend({ params: { id: asking.id } }), t('done.resent', { email: asking.email }), t('refused.resend'));
  };
  if (!maySee) return null;
  return (
    <section className="mails" aria-label={t('mails.title')}>
      <h3>{t('mails.title')}</h3>
      {truck.departure === 0 && <p className="muted">{t('mails.none')}</p>}
      <Loaded query={mails} failed={t('mails.failed')}>
        {(data) =>
          data?.length === 0 ? (
            <p className="muted">{t('mails.none')}</p>
          ) : (
            <ul>
              {data?.map((mail) => (
                <li key={mail.id}>
                  <span className="mail-to" title={mail.subject}>
                    {mail.email}
                  </span>
                  <Tag tone={tones[mail.state]}>{t(`mails.state.${mail.state}`)}</Tag>
                  <AddressMarks address={addressOf(mail.email)} />
                  <span className="muted sm ellipsis">
                    {[
                      t(mail.kind === 'managers' ? 'mails.managers' : 'mails.contact'),
                      mail.sent_at ? formatMoment(mail.sent_at) : t('mails.attempts', { count: mail.attempts }),
                      mail.last_error,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  {RESENDABLE.includes(mail.state) && (
                    <Button size="small" text={t('mails.resend')} onClick={() => setAsking(mail)} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {asking && (
        <ConfirmDialog
          open
          title={t('mails.resendTitle', { email: asking.email })}
          action={t('mails.resend')}
          onConfirm={again}
          onClose={() => setAsking(null)}
        >
          {t(asking.state === 'unknown' ? 'mails.resendUnknown' : 'mails.resendFailed')}
        </ConfirmDialog>
      )}
    </section>
  );
};
