import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { isWeekend, type Language } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { dayAfter, monthAfter, weeksOf } from '../rules/month-days';
import { weekday } from './start-cell';
import './month-calendar.css';

interface MonthCalendarProps {
  readonly chosen: string | null;
  readonly start: string | null;
  readonly today: string;
  /** Begins at the day that is chosen, or today. */
  readonly autoFocus: boolean;
  readonly isHoliday: (date: string) => boolean;
  readonly onPick: (date: string) => void;
  readonly onClear: () => void;
}
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * A month to pick a day from: the chosen one filled, the possible start outlined, weekends and holidays pale. Del or a
 * right click clears.
 */
export const MonthCalendar = ({ chosen, start, today, autoFocus, isHoliday, onPick, onClear }: MonthCalendarProps) => {
  const { t, i18n } = useTranslation('preparation');
  const language = i18n.language as Language;
  const [cursor, setCursor] = useState(chosen ?? today);
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => setCursor(chosen ?? today), [chosen, today]);
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
    moved.current = false;
  }, [cursor]);
  const month = cursor.slice(0, 7);
  const name = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  const turn = (by: number) => setCursor(`${monthAfter(month, by)}-01`);
  const keys = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      moved.current = true;
      setCursor(dayAfter(cursor, step));
    } else if (event.key === 'Delete') onClear();
    else return;
    event.preventDefault();
  };
  const classOf = (day: string): string =>
    [
      isWeekend(day) || isHoliday(day) ? 'free' : '',
      day === chosen ? 'chosen' : '',
      day === start && day !== chosen ? 'start' : '',
      day === today ? 'today' : '',
    ].join(' ');
  return (
    <div className="month">
      <div className="month-head">
        <Button variant="minimal" icon={<ChevronLeft />} aria-label={t('dates.previous')} onClick={() => turn(-1)} />
        <b aria-live="polite">{name}</b>
        <Button variant="minimal" icon={<ChevronRight />} aria-label={t('dates.next')} onClick={() => turn(1)} />
      </div>
      <div
        ref={grid}
        className="month-days"
        role="group"
        aria-label={t('dates.calendar', { month: name })}
        onKeyDown={keys}
      >
        {(weeksOf('2026-06')[0] ?? []).map((day) => (
          <span key={day} className="month-weekday">
            {weekday(day ?? today, language)}
          </span>
        ))}
        {weeksOf(month)
          .flat()
          .map((day, place) =>
            day === null ? (
              <span key={`none-${place}`} />
            ) : (
              <button
                key={day}
                type="button"
                data-day={day}
                className={classOf(day)}
                aria-label={day}
                aria-pressed={day === chosen}
                tabIndex={day === cursor ? 0 : -1}
                autoFocus={autoFocus && day === cursor}
                onClick={() => onPick(day)}
                onContextMenu={(event) => {
                  event.preventDefault();
                  onClear();
                }}
              >
                {Number(day.slice(8))}
              </button>
            ),
          )}
      </div>
      <ul className="month-legend">
        <li className="chosen">{t('dates.legendChosen')}</li>
        <li className="start">{t('dates.legendStart')}</li>
        <li className="free">{t('dates.legendFree')}</li>
      </ul>
    </div>
  );
};
