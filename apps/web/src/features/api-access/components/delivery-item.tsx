import { Button } from '@blueprintjs/core';
import { Error as ErrorIcon, Refresh, Tick, Time, WarningSign } from '@blueprintjs/icons';
import type { WebhookDelivery } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useResendWebhookDeliveryMutation } from '../api/api-access-api';
import { markOf } from '../rules/delivery-state';
import { DeliveryDetail } from './delivery-detail';

interface DeliveryItemProps {
  readonly delivery: WebhookDelivery;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const icons = { ok: Tick, bad: ErrorIcon, warn: WarningSign, info: Time };

/** One delivery: how it ended, what it was; open, with its text, signature and tries. */
export const DeliveryItem = ({ delivery, isOpen, onToggle }: DeliveryItemProps) => {
  const { t } = useTranslation('apiAccess');
  const toast = useToast();
  const refuse = useProblemToast();
  const [resend, { isLoading }] = useResendWebhookDeliveryMutation();
  const { tone, text } = markOf(delivery);
  const Icon = icons[tone];
  const time = formatMoment(delivery.created_at);
  const again = async () => {
    const problem = asProblem((await resend({ params: { id: delivery.id } })).error);
    if (problem) refuse(problem, t('deliveries.refusedResend'));
    else toast({ message: t('deliveries.resent') });
  };
  return (
    <li className={isOpen ? 'open' : ''}>
      <div className="delivery-line">
        <button
          type="button"
          className="delivery-toggle"
          aria-expanded={isOpen}
          aria-label={t('deliveries.open', { event: delivery.event, time })}
          onClick={onToggle}
        >
          <span className={`tag ${tone}`}>
            <Icon className="i" size={12} aria-hidden />
            {'status' in text ? text.status : t(`state.${text.key}`)}
          </span>
          <b>{delivery.event}</b>
          {delivery.resend_of !== null && <span className="muted sm">{t('deliveries.again')}</span>}
          <span className="sp" />
          {delivery.ms !== null && delivery.state === 'delivered' && (
            <span className="secondary sm">{t('deliveries.milliseconds', { ms: delivery.ms })}</span>
          )}
          <time dateTime={delivery.created_at}>{time}</time>
        </button>
        {delivery.state === 'failed' && (
          <Button
            size="small"
            icon={<Refresh />}
            text={t('deliveries.resend')}
            loading={isLoading}
            onClick={() => void again()}
          />
        )}
      </div>
      {isOpen && <DeliveryDetail id={delivery.id} />}
    </li>
  );
};
