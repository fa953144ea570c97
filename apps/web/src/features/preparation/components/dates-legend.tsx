import { useTranslation } from 'react-i18next';
import { DateSign } from './date-cell';
import './dates-legend.css';

const shown = ['confirmed', 'ordered', 'late', 'notOrdered'] as const;

/** What the signs of dates mean. */
export const DatesLegend = () => {
  const { t } = useTranslation('preparation');
  return (
    <div className="dates-legend">
      <ul>
        {shown.map((state) => (
          <li key={state} className={`supplier-date ${state}`}>
            <DateSign state={state} /> {t(`legend.${state}`)}
          </li>
        ))}
        <li>
          <span className="far">12-04</span> {t('legend.furthest')}
        </li>
      </ul>
      <span className="sp" />
      <span>{t('legend.start')}</span>
    </div>
  );
};
