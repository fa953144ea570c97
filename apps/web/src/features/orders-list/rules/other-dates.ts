const DAY_MS = 86_400_000;
const DAYS_SHOWN = 4;
const SATURDAY = 6;
const SUNDAY = 0;

/** The chosen working day and those after it, ISO; a chosen day of a weekend is shown as well. */
export const otherDates = (chosen: string): readonly string[] => {
  const dates = [chosen];
  for (let day = Date.parse(`${chosen}T00:00:00Z`) + DAY_MS; dates.length < DAYS_SHOWN; day += DAY_MS) {
    const date = new Date(day);
    if (date.getUTCDay() !== SATURDAY && date.getUTCDay() !== SUNDAY) dates.push(date.toISOString().slice(0, 10));
  }
  return dates;
};
