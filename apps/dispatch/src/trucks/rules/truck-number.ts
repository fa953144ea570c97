/** The year of a day, YYYY-MM-DD, by which trucks are numbered. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));
