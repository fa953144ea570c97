import type { Language, TodayBoard } from '@mullion/contracts';
import { Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { shortLabel } from '@mullion/packing-model';
import { TruckDrawing } from '../../../entities/truck/truck-drawing';
import { stopsOf, sumOf } from '../../../entities/truck/readiness';
import { startOf, weekDays } from '../rules/week-days';
import { ReadinessBar } from '../../../entities/truck/readiness-bar';

const DRAWING = { widthPx: 128, heightPx: 40 } as const;
const weekday = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(startOf(day));

/** The days from today on, each with its trucks in small; a weekend only when something leaves. */
export const WeekStrip = ({ board }: { readonly board: TodayBoard }) => {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const href = usePageHref();
  return (
    <Pane title={t('week.title')} flush>
      <ol className="td-week">
        {weekDays(board.today, board.trucks ?? []).map(({ day, trucks }) => (
          <li key={day} className={trucks.length === 0 ? 'none' : undefined}>
            <h3>
              <b>{weekday(day, language)}</b> {day.slice(5)}
            </h3>
            {trucks.length === 0 && <p className="muted sm">{t('week.none')}</p>}
            {trucks.map((truck) => (
              <Link key={truck.id} className="td-card" to={href(paths.truck(truck.id))}>
                <span className="row">
                  <b>{truck.number}</b>
                  <span className="sp" />
                  <span className="sm">{`${Math.round((truck.used_length / Math.max(1, truck.length)) * 100)} %`}</span>
                </span>
                <TruckDrawing truck={truck} isBare {...DRAWING} />
                <span className="sm secondary td-stop-names">
                  {stopsOf(truck)
                    .map(({ label }) => shortLabel(label))
                    .filter(Boolean)
                    .join(', ')}
                </span>
                <ReadinessBar stop={sumOf(stopsOf(truck))} />
              </Link>
            ))}
          </li>
        ))}
      </ol>
    </Pane>
  );
};
