import type { AddressParts } from '@mullion/contracts';

export { addressLine } from '@mullion/contracts';

const DEFAULT_COUNTRY = 'LT';
const postCodeThenCity = /^([A-Z]{1,2}-)?(\d[\d ]{2,6}\d(?: ?[A-Z]{2}(?= ))?) +(\D.*)$/;

/**
 * Reads a line such as `Gedimino pr. 1, LT-01103 Vilnius, LT`. A last part of two letters is the country (else LT), the part before
 * it is the city with or without a post code, the rest is the street.
 */
export const parseAddress = (line: string): AddressParts => {
  const parts = line
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  const country = parts.length > 1 && /^[a-z]{2}$/i.test(last) ? last.toUpperCase() : null;
  if (country) parts.pop();
  const place = parts.pop() ?? '';
  const match = postCodeThenCity.exec(place);
  const code = match ? `${match[1] ?? ''}${match[2] ?? ''}` : null;
  return {
    street: parts.length > 0 ? parts.join(', ') : null,
    post_code: code,
    city: match?.[3] ?? place,
    country: country ?? DEFAULT_COUNTRY,
  };
};
