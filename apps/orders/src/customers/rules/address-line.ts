import { folded, type AddressParts } from '@mullion/contracts';

export { addressLine } from '@mullion/contracts';

const DEFAULT_COUNTRY = 'LT';
/** Post codes of the countries delivered to: 44255, LT-44255, 111 35, 6511 AB, 00-950, LV-1010, 1000-001, SW1A 1AA. */
const CODE = String.raw`(?:[A-Z]{1,2}-)?\d[\d -]{2,7}\d(?: ?[A-Z]{2}(?![a-z]))?|LV-\d{4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`;
const codeThenCity = new RegExp(`^(${CODE}) +(\\D.*)$`);
const cityThenCode = new RegExp(`^(\\D*[^\\s\\d-]) +(${CODE})$`);
const codeAlone = new RegExp(`^(?:${CODE})$`);

const COUNTRIES = 'LT LV EE PL DE SE NO DK FI NL BE LU FR GB IE AT CH CZ SK IT ES PT IS UA'.split(' ');
const LANGUAGES = 'lt en lv et pl de sv nb da fi nl fr cs sk it es pt is uk'.split(' ');
/** Countries by the names that people write, in the languages of the countries themselves too. */
const countryOfName = new Map(
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return COUNTRIES.map((code) => [folded(names.of(code) ?? code), code] as const);
  }),
);

const countryOf = (part: string): string | null =>
  /^[a-z]{2}$/i.test(part) ? part.toUpperCase() : (countryOfName.get(folded(part)) ?? null);

/**
 * Reads a line such as `Gedimino pr. 1, LT-01103 Vilnius, LT`. A last part of two letters or a country's name is the
 * country (else LT). The post code stands before the city, behind it, or in a part of its own on either side; the rest
 * is the street.
 */
export const parseAddress = (line: string): AddressParts => {
  const parts = line
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  const country = parts.length > 1 ? countryOf(parts.at(-1) ?? '') : null;
  if (country) parts.pop();
  const { city, code } = splitOffPlace(parts);
  return {
    street: parts.length > 0 ? parts.join(', ') : null,
    post_code: code,
    city,
    country: country ?? DEFAULT_COUNTRY,
  };
};

/** Takes the place off the end of the parts. */
const splitOffPlace = (parts: string[]): { readonly city: string; readonly code: string | null } => {
  const place = parts.pop() ?? '';
  const before = codeThenCity.exec(place);
  if (before) return { code: before[1] ?? null, city: before[2] ?? place };
  const behind = cityThenCode.exec(place);
  if (behind) return { code: behind[2] ?? null, city: behind[1] ?? place };
  if (codeAlone.test(place) && parts.length > 0) return { code: place, city: parts.pop() ?? '' };
  if (parts.length > 1 && codeAlone.test(parts.at(-1) ?? '')) return { code: parts.pop() ?? null, city: place };
  return { code: null, city: place };
};
