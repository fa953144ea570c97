import { Button } from '@blueprintjs/core';
import type { MailAddress } from '@mullion/contracts';
import { Tag, useCan } from '@mullion/ui-kit';
import { formatDate } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../kits/api/use-tell';
import { useClearBounceMutation } from './mail-api';
import './mail.css';

interface AddressMarksProps {
  readonly address: MailAddress | undefined;
  /** With the button that says the address is good again. */
  readonly clearable?: boolean;
}

/** Marks of an address: mails to it came back, since when and why; its holder wants no reminders. */
export const AddressMarks = ({ address, clearable = false }: AddressMarksProps) => {
  const { t } = useTranslation('mails');
  const tell = useTell();
  const mayWrite = useCan({ types: [0, 1, 2, 3], writes: true });
  const [clear, { isLoading }] = useClearBounceMutation();
  if (!address) return null;
  const { email, bounced_at: bouncedAt, bounce_reason: reason, unsubscribed_at: unsubscribedAt } = address;
  return (
    <span className="address-marks">
      {bouncedAt !== null && (
        <span className="row" title={reason}>
          <Tag tone="bad">{t('bounced', { date: formatDate(bouncedAt) })}</Tag>
          {clearable && <span className="secondary sm">{reason}</span>}
          {clearable && mayWrite && (
            <Button
              variant="outlined"
              size="small"
              loading={isLoading}
              text={t('clear')}
              aria-label={t('clearOf', { email })}
              onClick={() => void tell(clear({ body: { email } }), t('cleared', { email }), t('notCleared'))}
            />
          )}
        </span>
      )}
      {unsubscribedAt !== null && <Tag>{t('unsubscribed', { date: formatDate(unsubscribedAt) })}</Tag>}
    </span>
  );
};
