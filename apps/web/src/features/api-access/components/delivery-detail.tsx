import type { WebhookDelivery, WebhookDeliveryDetail } from '@mullion/contracts';
import { formatMoment, formatMomentSeconds } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useGetWebhookDeliveryQuery } from '../api/api-access-api';

/** Eleven tries in 24 hours, as documents makes them. */
const MAX_TRIES = 11;
/** Of a moment: the time with seconds. */
const timeOf = (moment: string): string => formatMomentSeconds(moment).split(' ').at(-1) ?? '';

/** What was sent, how each try ended and when the next one comes. */
export const DeliveryDetail = ({ id }: { readonly id: WebhookDelivery['id'] }) => {
  const { t } = useTranslation('apiAccess');
  const query = useGetWebhookDeliveryQuery({ params: { id } });
  return (
    <Loaded
      query={query}
      failed={t('deliveries.detailFailed')}
      skeleton={<div className="bp6-skeleton delivery-skeleton" />}
    >
      {(delivery) => (
        <div className="delivery-detail">
          {/* a person reads it from top to bottom, also by the keyboard alone */}
          <pre className="program" tabIndex={0} aria-label={delivery.event}>
            {requestText(delivery)}
          </pre>
          <Tries delivery={delivery} />
        </div>
      )}
    </Loaded>
  );
};

const Tries = ({ delivery: { tries, state, next_at } }: { readonly delivery: WebhookDeliveryDetail }) => {
  const { t } = useTranslation('apiAccess');
  const last = tries.at(-1);
  if (!last) return null;
  return (
    <p className="secondary sm">
      {last.error === null
        ? t('deliveries.answered', { status: last.status })
        : t('deliveries.notAnswered', { reason: t(`state.${last.error}`) })}{' '}
      {t('deliveries.tried', { times: tries.map(({ at }) => timeOf(at)).join(', ') })}{' '}
      {state === 'failed' && t('deliveries.givenUp')}
      {next_at !== null && t('deliveries.next', { moment: formatMoment(next_at), max: MAX_TRIES })}
      {last.response && (
        <>
          {' '}
          {t('deliveries.answer')}: <q>{last.response}</q>
        </>
      )}
    </p>
  );
};

/** The request as it goes over the wire, its JSON laid out to be read. */
const requestText = ({ url, headers, payload }: WebhookDeliveryDetail): string => {
  const { pathname, search } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${pathname}${search}`, ...lines, '', JSON.stringify(JSON.parse(payload), null, 1)].join('\n');
};
