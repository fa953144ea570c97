import '@blueprintjs/datetime/lib/css/blueprint-datetime.css';
import { DatePicker } from '@blueprintjs/datetime';
import { formatDate } from '@mullion/i18n';
import enGB from 'date-fns/locale/en-GB';
import lt from 'date-fns/locale/lt';
import { useTranslation } from 'react-i18next';

const FIRST = new Date(2015, 0, 1);
const LAST = new Date(2060, 11, 31);

/** A month of days, Monday first, in the language on screen. */
export const DateCalendar = ({ value, onPick }: { value: string | null; onPick: (date: string | null) => void }) => {
  const { t, i18n } = useTranslation('common');
  const [year = 0, month = 1, day = 1] = (value ?? '').split('-').map(Number);
  return (
    <DatePicker
      value={value ? new Date(year, month - 1, day) : null}
      minDate={FIRST}
      maxDate={LAST}
      locale={i18n.language === 'lt' ? lt : enGB}
      onChange={(date, byPerson) => {
        if (byPerson) onPick(date ? formatDate(date) : null);
      }}
      showActionsBar
      todayButtonText={t('date.today')}
      clearButtonText={t('action.clear')}
    />
  );
};
