import type { Language } from '@mullion/contracts';

/** The word null stands for an empty part. */
export const EMPTY = 'null';
type Value = string | number | boolean | null | undefined;

const part = (value: Value): string =>
  value === null || value === undefined || value === '' ? EMPTY : encodeURIComponent(String(value));
/** A page with its parts: `join('page', 7)` → `page/7`. */
export const join = (name: string, ...values: readonly Value[]): string => [name, ...values.map(part)].join('/');

/** A path in a language: `inLanguage('lt', 'page/7')` → `/lt/page/7`. */
export const inLanguage = (language: Language, path: string): string => `/${language}/${path}`;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Parts after language and page name, from the raw path (a slash inside a part stays one); the word null and empty
 * parts are null.
 */
export const partsOf = (pathname: string): readonly (string | null)[] =>
  pathname
    .split('/')
    .slice(3)
    .map((text) => (text === '' || text === EMPTY ? null : decoded(text)));

/** The same, written. */
export const splatOf = (values: readonly Value[]): string => values.map(part).join('/');
