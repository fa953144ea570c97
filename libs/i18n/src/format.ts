import type { Language } from '@mullion/contracts';

const THIN_SPACE = '\u2009';
const MINUS = '\u2212';

/** A number as people read it here: thin space between thousands in both languages, decimal comma in Lithuanian. */
export const formatNumber = (value: number, language: Language, decimals = 0): string => {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
  const digits = fraction === undefined ? grouped : `${grouped}${language === 'lt' ? ',' : '.'}${fraction}`;
  return value < 0 && Number(value.toFixed(decimals)) !== 0 ? `${MINUS}${digits}` : digits;
};

/**
 * Reads a typed number: comma or point as decimal sign, spaces of any width between thousands. Null when it is not a
 * number.
 */
export const parseNumber = (text: string): number | null => {
  const plain = text.replace(/\s/g, '').replace(',', '.').replace(MINUS, '-');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** ISO date of a moment in the viewer's own time zone. */
export const formatDate = (moment: Date | string): string => {
  const date = typeof moment === 'string' ? new Date(moment) : moment;
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** ISO date and minutes of a moment in the viewer's own time zone: `2026-11-24 10:42`. */
export const formatMoment = (moment: Date | string): string => {
  const date = typeof moment === 'string' ? new Date(moment) : moment;
  return `${formatDate(date)} ${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** The same with seconds, where two moments of a minute have to be told apart: `2026-11-24 10:42:05`. */
export const formatMomentSeconds = (moment: Date | string): string =>
  `${formatMoment(moment)}:${two((typeof moment === 'string' ? new Date(moment) : moment).getSeconds())}`;

/** ISO date and minutes of a moment in a named time zone, for paper and mail that have no viewer. */
export const formatMomentIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

/** A real calendar date in ISO form. */
export const isIsoDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};
