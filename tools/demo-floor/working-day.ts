const DAY_MS = 86_400_000;
const isWeekend = (day: Date): boolean => [0, 6].includes(day.getUTCDay());

/** The working day so many after the given one, all ISO; a weekend counts as the Monday after it. */
export const workingDay = (from: string, after: number): string => {
  const day = new Date(`${from}T00:00:00Z`);
  for (let left = after; left > 0 || isWeekend(day); day.setTime(day.getTime() + DAY_MS)) if (!isWeekend(day)) left -= 1;
  return day.toISOString().slice(0, 10);
};
