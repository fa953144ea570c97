import { useTranslation } from 'react-i18next';
import { withDateFrom, withDateTo, type DateRange as Range } from '../status/range-coupling';
import { DateField } from './date-field';

/** From and to of a date filter with the coupling rule of §1.4. */
export const DateRangeFilter = ({ value, onChange }: { value: Range; onChange: (range: Range) => void }) => {
  const { t } = useTranslation('common');
  return (
    <div className="row g1">
      <DateField
        label={t('date.from')}
        placeholder={t('date.fromShort')}
        value={value.from}
        onChange={(from) => onChange(withDateFrom(value, from))}
      />
      <span aria-hidden>–</span>
      <DateField label={t('date.to')} placeholder={t('date.toShort')} value={value.to} onChange={(to) => onChange(withDateTo(value, to))} />
    </div>
  );
};
