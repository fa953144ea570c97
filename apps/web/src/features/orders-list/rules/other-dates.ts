const DAY_MS = 86_400_000;
const DAYS_SHOWN = 4;
const SATURDAY = 6;
const SUNDAY = 0;

/** The day itself, or the working day after a weekend. */
export const workingDayFrom = (date: string): string => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const days = weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0;
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
};

/** The chosen working day and those after it, ISO; a chosen day of a weekend is shown as well. */
export const otherDates = (chosen: string): readonly string[] => {
  const dates = [chosen];
  for (let day = Date.parse(`${chosen}T00:00:00Z`) + DAY_MS; dates.length < DAYS_SHOWN; day += DAY_MS) {
    const date = new Date(day);
    if (date.getUTCDay() !== SATURDAY && date.getUTCDay() !== SUNDAY) dates.push(date.toISOString().slice(0, 10));
  }
  return dates;
};
