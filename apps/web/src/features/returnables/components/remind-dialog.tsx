import { type ReturnableHolderId, type ReminderRecipient } from '@mullion/contracts';
import { FormDialog, ProblemNote, Tag, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { Loaded } from '../../../kits/data/loaded';
import { usePreviewRemindersQuery, useSendRemindersMutation } from '../api/returnables-api';

interface RemindDialogProps {
  readonly holders: readonly ReturnableHolderId[];
  readonly onClose: () => void;
  readonly onSent: () => void;
}
const tones = {
  send: 'ok',
  unsubscribed: '',
  bounced: 'bad',
  no_contact: 'warn',
  nothing: '',
} as const satisfies Record<ReminderRecipient['state'], string>;

/** Asks before anybody is reminded: who is written to, who is not and why, and the mail itself. */
export const RemindDialog = ({ holders, onClose, onSent }: RemindDialogProps) => {
  const { t } = useTranslation('mails');
  const toast = useToast();
  const query = usePreviewRemindersQuery({ body: { holder_ids: [...holders] } }, { refetchOnMountOrArgChange: true });
  const [send, sending] = useSendRemindersMutation();
  const count = query.data?.recipients.filter(({ state }) => state === 'send').length ?? 0;
  const sendAll = async () => {
    const answer = await send({ body: { holder_ids: [...holders] } });
    if (!answer.data) return;
    toast({ message: t('sent', { count: answer.data.deliveries.length }) });
    onSent();
    onClose();
  };
  const problem = asProblem(sending.error);
  return (
    <FormDialog
      open
      title={t('remindTitle')}
      action={t('send', { count })}
      busy={sending.isLoading}
      submitDisabled={count === 0}
      onSubmit={(event) => {
        event.preventDefault();
        void sendAll();
      }}
      onClose={onClose}
    >
      {problem && <ProblemNote problem={problem} title={t('notSent')} />}
      <Loaded query={query} failed={t('notPreviewed')} skeleton={null}>
        {({ recipients, example }) => (
          <>
            <ul className="remind-list" aria-label={t('recipients')}>
              {recipients.map(({ contact_id, customer, name, email, state }, at) => (
                <li key={contact_id ?? `none ${at}`}>
                  <span className="ellipsis">
                    <b>{customer}</b> {[name, email].filter(Boolean).join(', ')}
                  </span>
                  <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
                </li>
              ))}
            </ul>
            {example ? (
              <section className="remind-example" aria-label={t('example')}>
                <h3>{example.subject}</h3>
                <p>{example.text}</p>
              </section>
            ) : (
              <p className="muted">{t('nothingToSend')}</p>
            )}
          </>
        )}
      </Loaded>
    </FormDialog>
  );
};
