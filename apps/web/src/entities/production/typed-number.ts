import { parseNumber } from '@mullion/i18n';

/** Of one operation, as the server takes them. */
export const MAX_MINUTES = 100_000;

const isHundredth = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** A number a person typed, with two decimals at most; null: nothing typed; undefined: none that fits. */
export const typedNumber = (text: string, max: number): number | null | undefined => {
  if (text.trim() === '') return null;
  const value = parseNumber(text);
  return value !== null && value >= 0 && value <= max && isHundredth(value) ? value : undefined;
};
