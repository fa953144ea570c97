import { Phone } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { callLink, type StopOfDay } from '../rules/stops-of-day';

/** Calls whoever unloads at a stop; nothing where no number is known. */
export const CallButton = ({ stop: { phone } }: { readonly stop: Pick<StopOfDay, 'phone'> }) => {
  const { t } = useTranslation('driver');
  if (phone === null) return null;
  return (
    <a className="bp6-button driver-second" href={callLink(phone)} aria-label={t('callNumber', { phone })}>
      <Phone className="i" size={20} aria-hidden />
      <span className="bp6-button-text">{t('call')}</span>
    </a>
  );
};
