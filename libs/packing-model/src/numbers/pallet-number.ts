/** The largest sequence a year holds: 1 to 9999, then A000 to Z999. */
export const LAST_SEQUENCE = 9999 + 26 * 1000;

/** Four characters of the sequence: 0001 to 9999, then A000 to Z999. Throws RangeError outside 1 to 35999. */
export function sequenceText(sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > LAST_SEQUENCE)
    throw new RangeError(`pallet sequence ${sequence}`);
  if (sequence <= 9999) return String(sequence).padStart(4, '0');
  const beyond = sequence - 10_000;
  return String.fromCharCode(65 + Math.floor(beyond / 1000)) + String(beyond % 1000).padStart(3, '0');
}

/**
 * A pallet's 13 characters: six of the company's code, P, two of the year, four of the sequence. Throws RangeError for
 * a bad sequence.
 */
export function palletNumber(parts: { companyCode: string; year: number; sequence: number }): string {
  const company = parts.companyCode
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 6)
    .padStart(6, '0');
  return `${company}P${String(parts.year % 100).padStart(2, '0')}${sequenceText(parts.sequence)}`;
}

/** What people read: the last 7 of a 13-character number, otherwise the last 4. */
export const shownNumber = (number: string): string => number.slice(number.length === 13 ? -7 : -4);

/** Whether a number given by hand is allowed: 13 characters A–Z 0–9, or 1 to 12 digits. */
export const isValidNumber = (number: string): boolean => /^([A-Z0-9]{13}|\d{1,12})$/.test(number);
