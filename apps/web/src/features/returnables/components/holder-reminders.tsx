import { formatMoment } from '@mullion/i18n';
import { Tag, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useRemindersQuery } from '../api/returnables-api';

const tones = { pending: '', sending: 'info', sent: 'ok', failed: 'bad', unknown: 'warn', cancelled: '' } as const;

/** The latest reminders to a holder, and what became of each. */
export const HolderReminders = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation(['mails', 'trucks']);
  const maySee = useCan({ types: [0, 1, 2, 3] });
  const query = useRemindersQuery({ query: { holder_id: id } }, { skip: !maySee });
  if (!maySee) return null;
  return (
    <section className="holder-movements" aria-label={t('mails:reminders')}>
      <h3>{t('mails:reminders')}</h3>
      <Loaded query={query} failed={t('mails:remindersFailed')} skeleton={null}>
        {(mails) =>
          mails.length === 0 ? (
            <p className="muted">{t('mails:noReminders')}</p>
          ) : (
            <ul>
              {mails.map((mail) => (
                <li key={mail.id}>
                  <span className="row nowrap">
                    <span className="ellipsis">{mail.email}</span>
                    <span className="sp" />
                    <Tag tone={tones[mail.state]}>{t(`trucks:mails.state.${mail.state}`)}</Tag>
                  </span>
                  <span className="secondary sm">
                    {[formatMoment(mail.created_at), mail.last_error].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
};
