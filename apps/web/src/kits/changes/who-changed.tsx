import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLastChangeQuery, type ChangedRow } from './changes-api';

/** An edit is listed a moment after it was made: who was faster by a blink is known a blink later. */
const ARRIVES_MS = 2_000;

/** What is shown may be so old: without the live connection it is read again every 15 s. */
const SHOWN_MS = 20_000;

/**
 * Who was faster and when; nothing until it is known, and where it never is. `since`: when the person began with what
 * they saw.
 */
export const WhoChanged = ({ since, ...row }: ChangedRow) => {
  const { t } = useTranslation('common');
  const { data } = useLastChangeQuery(
    { ...row, since: since - SHOWN_MS },
    { refetchOnMountOrArgChange: true, pollingInterval: ARRIVES_MS },
  );
  if (!data?.change) return null;
  return (
    <span className="who-changed">
      {t('conflict.by', { name: data.change.name, time: formatMoment(data.change.at) })}
    </span>
  );
};
