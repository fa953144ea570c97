import type { SharedTable } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLastChangeQuery } from './changes-api';

/** An edit is listed a moment after it was made: who was faster by a blink is known a blink later. */
const ARRIVES_MS = 2_000;

interface WhoChangedProps {
  readonly table: SharedTable;
  readonly id: number;
}

/** Who was faster and when; nothing until it is known, and where it never is. */
export const WhoChanged = ({ table, id }: WhoChangedProps) => {
  const { t } = useTranslation('common');
  const { data } = useLastChangeQuery(
    { query: { table_name: table, row_id: String(id) } },
    { refetchOnMountOrArgChange: true, pollingInterval: ARRIVES_MS },
  );
  if (!data?.change) return null;
  return <span className="who-changed">{t('conflict.by', { name: data.change.name, time: formatMoment(data.change.at) })}</span>;
};
