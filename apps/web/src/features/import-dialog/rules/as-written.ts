import type { Language } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';

/** A number with all of its decimals, as the language writes it. */
export const asWritten = (value: number, language: Language): string =>
  formatNumber(value, language, String(value).split('.')[1]?.length ?? 0);
