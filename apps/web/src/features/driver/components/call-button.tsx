import { Phone } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { callLink, type StopOfDay } from '../rules/stops-of-day';

interface CallButtonProps {
  readonly stop: Pick<StopOfDay, 'phone'>;
  /** Where there is no room for the word. */
  readonly isSmall?: boolean;
}

/** Calls whoever unloads at a stop; nothing where no number is known. */
export const CallButton = ({ stop: { phone }, isSmall = false }: CallButtonProps) => {
  const { t } = useTranslation('driver');
  if (phone === null) return null;
  return (
    <a
      className={`bp6-button driver-call ${isSmall ? 'bp6-minimal' : 'driver-second'}`}
      href={callLink(phone)}
      aria-label={t('callNumber', { phone })}
    >
      <Phone className="i" size={20} aria-hidden />
      {!isSmall && <span className="bp6-button-text">{t('call')}</span>}
    </a>
  );
};
