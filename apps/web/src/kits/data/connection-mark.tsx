import { Offline } from '@blueprintjs/icons';
import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useCachedSince } from './use-cached-since';
import { useOnline } from '../kept/use-online';

/** "No connection" beside the title of a terminal, with the time of the data that are shown from the device. */
export const ConnectionMark = () => {
  const { t } = useTranslation('scanners');
  const isOnline = useOnline();
  const since = useCachedSince();
  if (isOnline && since === null) return null;
  const time = since === null ? '' : formatMoment(new Date(since)).slice(-5);
  return (
    <span className="tag connection-mark" role="status">
      <Offline size={14} aria-hidden />
      {t('offline.mark')}
      {since !== null && <span className="connection-age">{t('offline.dataOf', { time })}</span>}
    </span>
  );
};
