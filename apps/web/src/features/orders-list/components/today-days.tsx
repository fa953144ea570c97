import type { Language, Today } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { dayPath } from '../../../entities/today/today-cards';

/** Height of the tallest bar, px. */
const TALLEST = 34;
const weekday = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** Deliveries of the coming days as bars, the part that is made already filled; each leads to its day. */
export const TodayDays = ({ days }: { days: Today['orders']['days'] }) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const href = usePageHref();
  const most = Math.max(1, ...days.map((day) => day.orders));
  const px = (orders: number): number => (orders === 0 ? 0 : Math.max(3, Math.round((orders / most) * TALLEST)));
  return (
    <figure className="today-week">
      <figcaption>{t('today.days')}</figcaption>
      <ol className="today-days" aria-label={t('today.days')}>
        {days.map((day) => (
          <li key={day.date}>
            <Link
              to={href(dayPath(day.date))}
              title={t('today.day', { date: day.date, count: day.orders, made: day.made })}
              aria-label={t('today.day', { date: day.date, count: day.orders, made: day.made })}
            >
              <b aria-hidden>{day.orders}</b>
              <i aria-hidden style={{ height: px(day.orders) }}>
                <i style={{ height: px(day.made) }} />
              </i>
              <span aria-hidden>{weekday(day.date, language)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </figure>
  );
};
