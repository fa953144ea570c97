import type { Address } from '@mullion/contracts';

/** An address as one line: street, post code and city, country. */
export const addressText = ({ street, post_code, city, country }: Address): string =>
  [street, [post_code, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
