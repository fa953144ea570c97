import type { Language } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';

/** A number as its language writes it; decimals only where it has some. */
export const figureText = (value: number, language: Language): string =>
  formatNumber(value, language, Number.isInteger(value) ? 0 : 2);
