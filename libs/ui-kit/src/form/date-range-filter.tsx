import { useTranslation } from 'react-i18next';
import { withDateFrom, withDateTo, type DateRange as Range } from '../status/range-coupling';
import { DateField } from './date-field';

interface DateRangeFilterProps {
  readonly value: Range;
  readonly onChange: (range: Range) => void;
  /** Which days, where a toolbar filters by several; without them it is the one range of the list. */
  readonly texts?: { readonly name: string; readonly from: string; readonly to: string };
}

/** From and to of a date filter that follow each other (range-coupling.ts). */
export const DateRangeFilter = ({ value, onChange, texts }: DateRangeFilterProps) => {
  const { t } = useTranslation('common');
  return (
    <div className="row g1">
      {texts && <span className="secondary sm">{texts.name}</span>}
      <DateField
        label={texts?.from ?? t('date.from')}
        placeholder={t('date.fromShort')}
        value={value.from}
        onChange={(from) => onChange(withDateFrom(value, from))}
      />
      <span aria-hidden>–</span>
      <DateField
        label={texts?.to ?? t('date.to')}
        placeholder={t('date.toShort')}
        value={value.to}
        onChange={(to) => onChange(withDateTo(value, to))}
      />
    </div>
  );
};
