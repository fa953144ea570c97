import Holidays from 'date-holidays';

/**
 * Where the factories stand. Companies do not say their country; until one stands elsewhere, all rest on the days of
 * this one.
 */
const COUNTRY = 'LT';
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** The text of apps/production/src/calendar/holidays.table.ts: public holidays as date-holidays works them out. */
export const holidayTable = (): string => {
  const calendar = new Holidays(COUNTRY);
  const names: string[] = [];
  const placeOf = (lt: string, en: string): number => {
    const name = JSON.stringify({ lt, en });
    return names.includes(name) ? names.indexOf(name) : names.push(name) - 1;
  };
  const ofYear = (year: number): string => {
    const named = (language: string) => calendar.getHolidays(year, language).filter(({ type }) => type === 'public');
    const english = new Map(named('en').map(({ date, name }) => [date, name]));
    return named('lt')
      .map(({ date, name }) => `${date.slice(5, 10)} ${placeOf(name, english.get(date) ?? name)}`)
      .join(', ');
  };
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_none, at) => FIRST_YEAR + at);
  const lines = years.map((year) => `  ${year}: '${ofYear(year)}',`);
  return [
    '// Made by `npm run holidays` from the data of date-holidays (CC BY-SA 3.0), not written by hand.',
    '/** Names of public holidays in either language. */',
    'export const holidayNames: readonly { readonly lt: string; readonly en: string }[] = [',
    ...names.map((name) => `  ${name},`),
    '];',
    '',
    '/** Of each year the days, each with the place of its name. */',
    'export const holidayYears: { readonly [year: number]: string } = {',
    ...lines,
    '};',
    '',
  ].join('\n');
};
