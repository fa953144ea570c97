import { Error as ErrorCircle } from '@blueprintjs/icons';
import type { ReturnableHolder } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { ageBars } from '../rules/age-bars';

/** How long a holder has had its units: four steps as bars with their numbers. */
export const AgeBar = ({ ages, most }: { readonly ages: ReturnableHolder['ages']; readonly most: number }) => {
  const { t } = useTranslation('returnables');
  const [young, middle, aging, late] = ages;
  return (
    <span className="age-bar" role="img" aria-label={t('agesOf', { young, middle, aging, late })}>
      {ageBars(ages, most).map(({ name, count, width }) => (
        <i key={name} className={`age-${name}`} style={{ width: `${width}%` }} aria-hidden>
          {count}
        </i>
      ))}
    </span>
  );
};

/** The day something is out since: red with a sign when that is over 90 days. */
export const OldestDate = ({ date, isLate }: { readonly date: string | null; readonly isLate: boolean }) => {
  const { t } = useTranslation('returnables');
  if (date === null) return null;
  if (!isLate) return <span className="secondary">{date}</span>;
  return (
    <span className="oldest-late" role="img" aria-label={t('lateSince', { date })}>
      <ErrorCircle className="i" aria-hidden /> <b>{date}</b>
    </span>
  );
};
