import { logoWidth } from '@mullion/contracts';
import { parseNumber } from '@mullion/i18n';

/**
 * The width that a typed one stands for: empty or too small is 10 (`replaced`); more than a page can take is the most
 * it can.
 */
export const widthOf = (typed: string): { readonly width: number; readonly replaced: boolean } => {
  const width = Math.floor(parseNumber(typed) ?? 0);
  if (width < logoWidth.min) return { width: logoWidth.min, replaced: true };
  return { width: Math.min(width, logoWidth.max), replaced: width > logoWidth.max };
};

/** An editor without a word in it is an empty header. */
export const headerOf = (html: string): string => (/^(<p[^>]*><\/p>)*$/.test(html) ? '' : html);
